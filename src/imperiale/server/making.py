"""Which game does a form of the page ask for?"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable

import msgspec

from imperiale import agents, rulesets
from imperiale.domain.errors import Code, Fault, Invalid, RulesetError
from imperiale.domain.house import read_ruleset
from imperiale.domain.ruleset import Ruleset
from imperiale.locales.sayings import Arg, Message, tell
from imperiale.rulesets import load
from imperiale.server.forms import NewGame
from imperiale.services.anchors import anchors
from imperiale.services.facts import OPEN, ClockTerms, Made
from imperiale.services.saves import ruleset_data

__all__ = ["FormError", "fault_messages", "made_of"]


DAY = 86_400
"""Seconds."""


class FormError(Exception):
    """A form asks for what cannot be.

    Attributes:
        messages: why, a message for each fault.
    """

    def __init__(self, *messages: Message) -> None:
        self.messages = messages
        super().__init__(*(message.key for message in messages))


def fault_messages(faults: Iterable[Fault]) -> tuple[Message, ...]:
    """Return the messages of faults."""
    return tuple(map(_message, faults))


def _message(fault: Fault) -> Message:
    where = tell("where", at=fault.at) if fault.at else tell("where-whole")
    facts: dict[str, Arg] = {**fault.facts, "at": fault.at, "where": where}
    if "why" in fault.facts:
        facts["why"] = tell(f"why-{fault.facts['why']}", seat="", claimed="", true="")
    return Message(f"code-{fault.code}", facts)


def made_of(form: NewGame, secret: str) -> tuple[Made, int | None]:
    """Return the game that a form asks for, and the seat of whoever makes it.

    Raises:
        FormError: it asks for what cannot be.
    """
    try:
        ruleset = _house(form.house) if form.house else rulesets.load(form.rules)
        players = len(form.seats)
        rules = ruleset.rules(players, {**form.options})
    except Invalid as error:
        raise FormError(*fault_messages(error.faults)) from None
    wishes = [seat.who for seat in form.seats]
    if wishes.count("me") > 1:
        raise FormError(tell("failed-two-of-me"))
    if set(wishes) == {"agent"}:
        raise FormError(tell("failed-nobody"))
    for seat in form.seats:
        if seat.who == "agent" and seat.agent not in agents.names():
            known = ", ".join(agents.names())
            raise FormError(tell("failed-agent", found=seat.agent, known=known))
    if form.rated and (form.options or form.house or form.bot):
        raise FormError(tell("failed-rated"))
    if form.rated and "agent" in wishes:
        known_to = anchors(ruleset.id)
        opposite = next(seat.agent for seat in form.seats if seat.who == "agent")
        # without a clock who loses would let it wait for ever
        if players != 2 or opposite not in known_to or form.clock.kind == "none":
            raise FormError(tell("failed-rated-computer"))
    if form.clock.kind == "days" and form.clock.seconds % DAY:
        raise FormError(tell("failed-days"))
    if form.clock.kind in ("move", "bank") and form.clock.seconds > DAY:
        raise FormError(tell("failed-clock"))
    clock = msgspec.convert(msgspec.structs.asdict(form.clock), ClockTerms)
    made = Made(
        ruleset=msgspec.to_builtins(ruleset_data(ruleset)),
        players=players,
        options=msgspec.to_builtins(dict(rules.options)),
        plan=tuple(seat.agent if seat.who == "agent" else OPEN for seat in form.seats),
        stake=form.stake,
        clock=clock,
        onlookers=form.onlookers,
        listed=form.listed,
        secret=secret,
        rated=form.rated,
    )
    return made, wishes.index("me") if "me" in wishes else None


def _house(text: str) -> Ruleset:
    """Read house rules.

    Raises:
        RulesetError: they are none, with every fault.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RulesetError([Fault(Code.NOT_TOML, "", {"found": str(error)[:200]})]) from None
    return read_ruleset(data, load)
