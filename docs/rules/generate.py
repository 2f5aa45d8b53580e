"""What does each rule set say, on a page for people?

Run ``python docs/rules/generate.py`` after a change of a rule set: it writes one page a rule set
and ``keys.md``, the catalogue with every answer side by side.  A test says when that was forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from imperiale.domain.keys import KEYS, Value
from imperiale.domain.ruleset import Decision, Ruleset, Status
from imperiale.rulesets import load, names

HERE = Path(__file__).parent

SECTIONS = {
    "players": "The table and the pack",
    "honours": "Honours",
    "sequence": "Imperials",
    "point": "The point",
    "follow": "The tricks",
    "wipe": "The score",
}
"""The first key of each section: the keys follow one another as a deal does."""

WORDS = {
    "first_dealer": {
        "lot": "by lot",
        "ace_high": "who cuts the higher card, the ace high",
        "king_high": "who draws the higher card, the king high",
    },
    "turn_up_card": {
        "talon": "the next card after the deal, laid on the talon",
        "dealers_last": "the dealer's last card, which stays in his hand",
    },
    "honours_when": {
        "won": "as their trick is won",
        "end": "after the last trick",
    },
    "show_imperials": {
        "before_play": "before the point and the play",
        "after_trick": "by the winner of a trick, before he leads",
    },
    "blank": {
        "none": "none",
        "carte_blanche": "carte blanche: no king, queen or jack",
        "white": "white: hearts and diamonds only",
    },
    "blank_deal": {
        "played": "played",
        "not_played": "not played",
    },
    "blank_wipe": {
        "wipes": "it wipes like any imperial",
        "does_not_wipe": "it does not wipe itself",
        "suspends": "no imperial shown in hand wipes in that deal",
    },
    "turn_up_imperial": {
        "none": "none",
        "sequence": "a sequence",
        "sequence_or_four": "a sequence or a four",
    },
    "turn_up_imperial_for": {
        "dealer": "the dealer only",
        "all": "each player (of two)",
    },
    "won_in_play": {
        "none": "nobody",
        "king_queen": "who was dealt king and queen and wins the others",
        "captured": "who has all four in his tricks",
    },
    "point": {
        "length": "the longest suit, then its worth",
        "worth": "the worth of a suit",
        "privileged": "the worth of privileged cards, against the dealer's",
    },
    "point_to": {
        "each_above_dealer": "each with more than the dealer",
        "best": "the best only",
    },
    "first_lead": {
        "elder": "elder",
        "point": "the winner of the point",
    },
    "follow": {
        "must_beat": "the suit, and beat the card led; else trump",
        "follow": "the suit; else trump",
    },
    "tricks": {
        "over": "each over the number below",
        "difference": "the difference, to the winner of more",
        "most": "each over the number below, to the winner of most; nothing on a tie",
    },
    "capot": {
        "none": "not at all",
        "instead": "instead of the tricks",
        "besides": "besides the tricks",
    },
    "win_by": {
        "imperials": "the first to have the imperials",
        "card_points": "most card points after the deals",
    },
    "stakes": {
        "none": "nothing",
        "quadruple": "simple to quadruple, by what the loser has marked",
        "difference": "an agreed worth for each imperial behind the winner",
    },
    "marking": {
        "automatic": "the table, for all",
        "by_hand": "each player for himself; what is late or forgotten is lost",
    },
}
"""The words of the catalogue, as a reader is told them."""

COUNT = {2: "two", 3: "three", 4: "four"}
NO_EFFECT = "Without effect"


def told(key: str, value: Value) -> str:
    """Return a value as a reader is told it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return listed([str(number) for number in value])
    if isinstance(value, int):
        return str(value)
    if KEYS[key].words:
        return WORDS[key][value]
    return " ".join(value).replace("T", "10") or "none"


def listed(words: list[str]) -> str:
    """Join words as a sentence does: ``2, 3 or 4``."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def answer(key: str, decision: Decision) -> str:
    """Return a decision as a reader is told it, with what differs for some numbers of players."""
    tables: dict[str, list[str]] = {}
    for players, value in sorted(decision.by_players.items()):
        tables.setdefault(told(key, value), []).append(COUNT[players])
    special = (f"; with {listed(players)}: {text}" for text, players in tables.items())
    return told(key, decision.value) + "".join(special)


def sentence(text: str) -> str:
    """Return a text with a capital letter in front."""
    return text[0].upper() + text[1:]


def sections(keys: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the sections that hold some of the keys, each with those."""
    title = ""
    chosen: dict[str, list[str]] = {}
    for key in KEYS:
        title = SECTIONS.get(key, title)
        if key in keys:
            chosen.setdefault(title, []).append(key)
    yield from chosen.items()


def decided(rules: Ruleset, keys: list[str]) -> Iterator[str]:
    """Yield the lines of a table of decisions, and below it the reasons."""
    yield "| Question | Answer | Mark | Source |"
    yield "|---|---|---|---|"
    for key in keys:
        decision = rules.decisions[key]
        cells = (
            f"{sentence(KEYS[key].text)} (`{key}`)",
            sentence(answer(key, decision)),
            decision.status,
            decision.source,
        )
        yield "| " + " | ".join(cells) + " |"
    yield ""
    reasons = [key for key in keys if rules.decisions[key].note]
    yield from (f"- `{key}`: {rules.decisions[key].note}" for key in reasons)
    if reasons:
        yield ""


def page(rules: Ruleset) -> str:
    """Return the page of one rule set."""
    base = load(rules.extends) if rules.extends else None
    keys = [key for key in KEYS if not base or rules.decisions[key] != base.decisions[key]]
    idle = [key for key in keys if rules.decisions[key].note.startswith(NO_EFFECT)]
    acting = [key for key in keys if key not in idle]
    marks = [rules.decisions[key].status for key in acting]
    count = ", ".join(f"{marks.count(mark)} {mark}" for mark in Status if mark in marks)
    lines = [
        "<!-- Made by generate.py from the rule set; change that, not this page. -->",
        "",
        f"# {rules.name}",
        "",
        rules.summary,
        "",
        f"- Name on the command line: `{rules.id}`",
        f"- Players: {told('players', rules.players)}",
        f"- Source: {rules.source}",
        f"- Decisions: {count} (what the marks mean: [README](README.md#the-marks))",
        "",
    ]
    if base:
        lines += [f"All else is as in [{base.name}]({base.id}.md).", ""]
    for title, within in sections(acting):
        lines += [f"## {title}", "", *decided(rules, within)]
    if idle:
        lines += [
            "## Without effect here",
            "",
            "These keys need an answer, but decide nothing:",
            "",
        ]
        for key in idle:
            value = answer(key, rules.decisions[key])
            note = rules.decisions[key].note.removeprefix(f"{NO_EFFECT}: ")
            lines.append(f"- `{key}` ({value}): {note}")
        lines.append("")
    return "\n".join(lines)


def catalogue() -> str:
    """Return the page of all keys, with the answers of the rule sets that extend none."""
    texts = [rules for rules in map(load, names()) if not rules.extends]
    lines = [
        "<!-- Made by generate.py from the catalogue and the rule sets. -->",
        "",
        "# The keys of a rule set",
        "",
        "Every contested point of the game is one key. Below each: what a rule set may answer, and"
        " what the five texts do.",
        "",
    ]
    for title, within in sections(list(KEYS)):
        lines += [f"## {title}", ""]
        for name in within:
            key = KEYS[name]
            lines += [
                f"### `{name}`",
                "",
                f"{sentence(key.text)}.",
                "",
                f"Allowed: `{key.allowed}`",
            ]
            if key.words:
                lines += ["", *(f"- `{word}`: {WORDS[name][word]}" for word in key.words)]
            lines += [
                "",
                "| " + " | ".join(f"[{rules.id}]({rules.id}.md)" for rules in texts) + " |",
                "|" + "---|" * len(texts),
                "| " + " | ".join(answer(name, rules.decisions[name]) for rules in texts) + " |",
                "",
            ]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """Return every generated page by its file name."""
    made = {f"{name}.md": page(load(name)) for name in names()}
    made["keys.md"] = catalogue()
    return made


if __name__ == "__main__":
    for name, text in pages().items():
        (HERE / name).write_text(text, encoding="utf-8")
