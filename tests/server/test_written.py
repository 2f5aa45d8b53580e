"""Is a deal that was written down shown as it was played, and a wrong one refused and told why?"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from tests.server.player import ask, play, run
from tests.server.running import Server

from imperiale import rulesets
from imperiale.domain.cards import cards, mask
from imperiale.domain.dealing import dealt
from imperiale.domain.notation import read_line
from imperiale.domain.record import read_record
from imperiale.services.written import pack_of

SEATS = [{"who": "me"}, {"who": "agent", "agent": "greedy"}]


def played(server: Server, rules: str) -> tuple[str, str]:
    """Return the path and the name of a game of which some deals are over."""
    form = {"rules": rules, "seats": SEATS, "options": {"target": 99}}
    game = ask(server.address, "/api/games", form)
    run(play(server.address, game["game"], game["token"], 1, most=60))
    return f"/api/games/{game['game']}", game["game"]


@pytest.mark.parametrize("rules", ["academie", "dobor", "pierer"])
def test_what_was_played_is_written_and_read_again(server: Server, rules: str) -> None:
    path, _ = played(server, rules)
    there = ask(server.address, f"{path}/deals/1")
    again = ask(server.address, "/api/deals", {"text": there["line"]})
    assert again["line"] == there["line"]
    assert again["happened"] == there["happened"]
    for name in ("hands", "trick", "last_trick", "marks", "turn_up", "trump", "talon", "turn"):
        assert [v[name] for v in again["views"]] == [v[name] for v in there["views"]], name
    scores = [[[s["score"] for s in v["seats"]] for v in told["views"]] for told in (there, again)]
    assert scores[0] == scores[1]


def test_the_partie_is_a_file_of_records(server: Server) -> None:
    path, name = played(server, "academie")
    with urllib.request.urlopen(f"{server.address}{path}/records", timeout=60) as answer:
        assert answer.headers["content-disposition"] == (
            f'attachment; filename="imperiale-{name}.jsonl"'
        )
        lines = answer.read().splitlines()
    told = ask(server.address, f"{path}/proof")["lines"]
    assert len(lines) == len(told) > 1
    for line, short in zip(lines, told, strict=True):
        record = read_record(json.loads(line), rulesets.load)
        setup = read_line(short, rulesets.load).setup
        assert list(map(mask, record.setup.hands)) == list(map(mask, setup.hands))
        assert record.setup._replace(hands=()) == setup._replace(hands=())
        assert ask(server.address, "/api/deals", {"text": line.decode()})["line"] == short


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("nothing", ["code-not-a-line"]),
        ("{", ["code-not-json"]),
        ("[" * 5000, ["code-not-a-line"]),
        ('{"a":' * 3000, ["code-too-deep"]),
        ("academie | 1 | | AKs / KQh | Jh", ["code-hand-size"] * 2 + ["code-talon-size"]),
        ("nobody | 0 | | As / Ks | Jh", ["code-unknown-rules"]),
    ],
)
def test_what_is_no_deal_is_told_why(server: Server, text: str, keys: list[str]) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(server.address, "/api/deals", {"text": text})
    with error.value:
        assert error.value.code == 400
        assert [one["key"] for one in json.load(error.value)["errors"]] == keys


def test_a_card_that_may_not_be_played_is_told(server: Server) -> None:
    path, _ = played(server, "academie")
    line = ask(server.address, f"{path}/deals/1")["line"]
    fields = line.split(" | ")
    first = fields[6].split()
    fields[6] = " ".join([first[1], first[0]])
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(server.address, "/api/deals", {"text": " | ".join(fields)})
    with error.value:
        told: Any = json.load(error.value)["errors"][0]
    assert told["key"] == "code-card-not-legal"
    assert told["args"]["at"] == "play[0]"


@pytest.mark.parametrize(
    ("rules", "players"),
    [(name, n) for name in rulesets.names() for n in rulesets.load(name).players],
)
def test_a_pack_is_found_that_deals_the_cards(rules: str, players: int) -> None:
    table = rulesets.load(rules).rules(players)
    setup = dealt(table, 0, (), tuple(reversed(cards(table.pack))))
    again = dealt(table, 0, (), pack_of(setup))
    assert list(map(mask, again.hands)) == list(map(mask, setup.hands))
    assert (again.turn_up, again.talon) == (setup.turn_up, setup.talon)
