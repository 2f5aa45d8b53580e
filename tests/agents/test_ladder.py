"""Is the page of the ladder what the data say?"""

from benchmarks.ladder import PAGE, contests, page, read

from imperiale import agents, rulesets


def test_the_page_is_made_of_the_data() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(read())


def test_the_rungs_that_were_played_rise() -> None:
    """By academie for two every rung is above the one below it by three standard errors, and what
    is none is not; elsewhere fewer pairs are played, and the page tells what came of them.
    """
    rows = read()
    assert {(row["a"], row["b"]) for row in rows if row["rules"] == "academie"} >= {
        ("greedy", "random"),
        ("worlds4", "greedy"),
        ("worlds20", "worlds4"),
    }
    for row in rows:
        # against `inference` the last tricks by an equilibrium are worth next to nothing: what they
        # leave to gain is another measure (docs/guide/endings.md)
        if row["pairs"] < row["meant"] or row["a"] == "equilibrium":
            continue
        if (row["rules"], row["players"]) != ("academie", 2):
            continue
        sure = row["margin"]["mean"] / row["margin"]["standard_error"]
        assert (sure > 3) == (row["a"] not in agents.DROPPED), row


def test_every_agent_and_every_table_is_meant_to_be_played() -> None:
    meant = list(contests())
    assert len(set(meant)) == len(meant)
    above = {contest.a for contest in meant if contest.rules == "academie"}
    assert above == set(agents.names()) - {"random", "beginner"}
    tables = {(contest.rules, contest.players) for contest in meant}
    assert tables == {(name, n) for name in rulesets.names() for n in rulesets.load(name).players}


def test_a_row_that_is_short_says_so() -> None:
    row = {**read()[0], "pairs": 7}
    assert "| 7 of 2000 |" in page([row])
