"""What is wrong, in a sentence?

The domain tells faults and refusals as data; here they become what a person reads: what was wrong,
where, what was expected and what to do.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from imperiale.domain.cards import each
from imperiale.domain.errors import Fault, NotationError, Refused
from imperiale.locales import Catalogue
from imperiale.locales.texts import phrase

__all__ = ["fault_sentence", "notation_sentence", "refusal_sentence", "tidy"]

_LONGEST = 100


def tidy(text: str, longest: int = _LONGEST) -> str:
    """Return a text of unknown origin as it may be printed: short, and without control characters.

    >>> tidy("a" + chr(27) + "[31m")
    'a\\\\x1b[31m'
    """
    short = text if len(text) <= longest else f"{text[: longest - 1]}…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in short)


def fault_sentence(say: Catalogue, fault: Fault) -> str:
    """Return the sentence of a fault."""
    facts = {name: tidy(text, 1000) for name, text in fault.facts.items()}
    if "found" in facts:
        facts["found"] = tidy(facts["found"])
    for name in ("allowed", "expected"):
        if name in facts:
            facts[name] = phrase(say, facts[name])
    if "why" in facts:
        facts["why"] = say(f"why-{facts['why']}", _all(facts))
    place = tidy(fault.at)
    facts["at"] = place
    facts["where"] = say("where", at=place) if place else say("where-whole")
    return say(f"code-{fault.code}", facts) + _meant(say, fault)


def _meant(say: Catalogue, fault: Fault) -> str:
    """Return the name that was probably meant, if names were to choose from."""
    given = fault.facts.get("found", fault.at).strip("'\"").rpartition(".")[2]
    allowed = fault.facts.get("allowed", "").replace(" | ", ", ").split(", ")
    near = get_close_matches(given[:_LONGEST], [name for name in allowed if name != given], n=1)
    return " " + say("meant", name=near[0]) if near else ""


def refusal_sentence(say: Catalogue, refused: Refused) -> str:
    """Return the sentence of a refusal."""
    facts = {name: tidy(text) for name, text in refused.facts.items()}
    sentence = say(f"why-{refused.why}", _all(facts))
    legal = " ".join(map(str, each(refused.legal)))
    return f"{sentence} {say('cards-legal', legal=legal)}" if legal else sentence


def _all(facts: Mapping[str, str]) -> dict[str, str]:
    """Return every particular that a refusal may have, empty where it has it not."""
    return {name: facts.get(name, "") for name in ("seat", "claimed", "true")}


def notation_sentence(say: Catalogue, error: NotationError) -> str:
    """Return the sentence of a text that is not what it should be."""
    name = f"notation-{error.expected}"
    found = tidy(str(error.text))
    return say(
        name if name in say else "notation", found=found, expected=phrase(say, error.expected)
    )
