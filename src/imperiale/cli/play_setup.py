"""On what terms is a partie begun: as the command line has them, or as a person chooses?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import fill
from typing import NamedTuple

from imperiale import agents, rulesets
from imperiale.agents import UnknownAgentError
from imperiale.cli.common import USED_WRONGLY, Complaint, ruleset, say, translated
from imperiale.cli.play_files import Unfinished
from imperiale.cli.play_typed import Mistyped, spellings
from imperiale.cli.table_words import called, names
from imperiale.domain.errors import RulesetError
from imperiale.domain.notation import read_options
from imperiale.domain.ruleset import Ruleset
from imperiale.locales.sentences import tidy
from imperiale.services.dealer import fresh_seed
from imperiale.services.table import Table
from imperiale.services.terms import PERSON, Terms, TermsError

__all__ = ["Wanted", "ask_terms", "offer", "terms_of", "what"]

DEFAULT_RULES = "academie"
DEFAULT_AGENT = "greedy"


class Wanted(NamedTuple):
    """What the command line asks for; ``None`` or empty where it says nothing.

    Attributes:
        rules: a rule set, by its name or its file.
        options: ``key=value``, otherwise than the rule set has it.
        players: how many.
        seats: by seat, ``you`` or an agent, between commas.
        length: how long the partie is: imperials, or deals where card points win.
        seed: the word from which all cards come.
        marking: who marks.
        stake: the worth of a fiche or an imperial.
        watch: only agents play.
    """

    rules: str | None = None
    options: Sequence[str] = ()
    players: int | None = None
    seats: str | None = None
    length: int | None = None
    seed: str | None = None
    marking: str | None = None
    stake: int | None = None
    watch: bool = False

    def given(self) -> list[str]:
        """Return the names of the options that were given."""
        silent = (None, (), False)
        named = zip(self._fields, self, strict=True)
        # by identity: 0 is an answer, though a wrong one
        given = (name for name, value in named if not any(value is none for none in silent))
        return [f"--{'option' if name == 'options' else name}" for name in given]


def terms_of(wanted: Wanted) -> Terms:
    """Return the terms that the command line asks for, with defaults where it says nothing.

    Raises:
        Complaint: seats, seed, stake or options that cannot be.
        RulesetError: with every fault of the rule set, the players and the options.
    """
    found = ruleset(wanted.rules or DEFAULT_RULES)
    seats = _seats(wanted, found)
    options, faults = read_options(wanted.options)
    if faults:
        raise RulesetError(faults)
    by_points = options.get("win_by") == "card_points"
    for name, key, value in (
        ("--length", "deals" if by_points else "target", wanted.length),
        ("--marking", "marking", wanted.marking),
    ):
        if value is not None:
            if key in options:
                raise Complaint("terms-twice", option=name, key=key)
            options[key] = value
    seed = fresh_seed() if wanted.seed is None else wanted.seed
    stake = 1 if wanted.stake is None else wanted.stake
    players = len(seats) if wanted.players is None else wanted.players
    return agreed(found, players, options, seats, seed, stake)


def agreed(
    found: Ruleset,
    players: int,
    options: Mapping[str, object],
    seats: tuple[str, ...],
    seed: str,
    stake: int,
) -> Terms:
    """Return terms, or say in a sentence what is wrong with them."""
    try:
        return Terms(found, players, options, seats, seed, stake)
    except UnknownAgentError as error:
        known = ", ".join(error.known)
        raise Complaint("terms-agent", found=tidy(error.name, 40) or '""', known=known) from None
    except TermsError as error:
        raise Complaint(f"terms-{error.code}", USED_WRONGLY, **error.facts) from None


def _seats(wanted: Wanted, found: Ruleset) -> tuple[str, ...]:
    """Return who sits where; a person sits at seat 0 unless he names his seat."""
    known = ", ".join(agents.names())
    if wanted.seats is None:
        players = wanted.players or found.players[0]
        others = (DEFAULT_AGENT,) * players
        return others if wanted.watch else (PERSON, *others[1:])
    seats = tuple(name.strip().lower() for name in wanted.seats.split(","))
    if wanted.watch and PERSON in seats:
        raise Complaint("terms-watch-person", known=known)
    if seats.count(PERSON) > 1:
        raise Complaint("terms-one-person", known=known)
    if not wanted.watch and PERSON not in seats:
        # what is no agent at all is the likelier slip
        for name in seats:
            if name not in agents.names():
                raise Complaint("terms-agent", found=tidy(name, 40) or '""', known=known)
        raise Complaint("terms-nobody")
    return seats


class Asking(NamedTuple):
    """Asks a person one thing after the other.

    Attributes:
        write: prints a line.
        ask: returns what is typed.
        width: where lines are broken; 0 if they are not.
    """

    write: Callable[[str], None]
    ask: Callable[[str], str]
    width: int = 0

    def choose(self, question: str, among: Sequence[str], summaries: Sequence[str]) -> str:
        """Return one of some names; the first is taken on Enter."""
        self.write("")
        self.write(say(question))
        for number, (name, summary) in enumerate(zip(among, summaries, strict=True), 1):
            told = say("setup-choice", number=str(number), name=name, summary=summary)
            self.write(fill(told, self.width, subsequent_indent="   ") if self.width else told)
        while True:
            text = self._typed(say("setup-default", default=among[0]))
            if not text:
                return among[0]
            numbered = dict(zip(map(str, range(1, len(among) + 1)), among, strict=True))
            typed = text.lower()
            meant = [typed] if typed in among else [n for n in among if n.startswith(typed)]
            if text in numbered or len(meant) == 1:
                return numbered.get(text) or meant[0]
            facts = {"found": tidy(text, 40), "most": len(among), "names": ", ".join(among)}
            self.write(Mistyped("choice", **facts).sentence())

    def number(self, question: str, among: Sequence[int]) -> int:
        """Return one of some numbers; the first is taken on Enter."""
        self.write("")
        self.write(say(question))
        numbers = ", ".join(map(str, among))
        while True:
            text = self._typed(say("setup-numbers", numbers=numbers, default=str(among[0])))
            if not text:
                return among[0]
            if text in map(str, among):
                return int(text)
            self.write(Mistyped("players", found=tidy(text, 40), numbers=numbers).sentence())

    def yes(self, question: str, **facts: object) -> bool:
        """Return whether a person says yes, which Enter does too."""
        self.write(say(question, facts))
        while True:
            text = self._typed(say("setup-yes-no")).lower()
            if not text or text in spellings("yes"):
                return True
            if text in spellings("no"):
                return False
            self.write(Mistyped("yes-no", found=tidy(text, 40)).sentence())

    def _typed(self, default: str) -> str:
        try:
            text = self.ask(f"{default} {say('prompt')}").strip()
        except UnicodeDecodeError:
            return "\0"
        if text in spellings("quit"):
            raise EOFError
        return text


def ask_terms(asking: Asking) -> Terms:
    """Ask a person what he wants to play; three times Enter is a game.

    Raises:
        EOFError: he wants none.
    """
    known = [name for name in rulesets.names() if name != DEFAULT_RULES]
    among = [DEFAULT_RULES, *known]
    summaries = [translated(rulesets.load(name).summary) for name in among]
    found = rulesets.load(asking.choose("setup-rules", among, summaries))
    players = found.players[0]
    if len(found.players) > 1:
        players = asking.number("setup-players", found.players)
    rivals = [DEFAULT_AGENT, *(name for name in agents.names() if name != DEFAULT_AGENT)]
    manners = [translated(agents.load(name).summary) for name in rivals]
    rival = asking.choose("setup-opponent", rivals, manners)
    seats = (PERSON, *(rival,) * (players - 1))
    return agreed(found, players, {}, seats, fresh_seed(), 1)


def offer(asking: Asking, waiting: Unfinished) -> bool:
    """Ask whether an unfinished partie is to be played on."""
    return asking.yes("setup-resume", what=what(Table.from_text(waiting.text)))


def what(table: Table) -> str:
    """Return a partie in a few words."""
    terms = table.terms
    return say(
        "setup-what",
        rules=tidy(terms.ruleset.id, 40),
        seats=seated(terms.seats),
        deal=len(table.partie.past) + (not table.partie.between_deals),
    )


def seated(seats: Iterable[str]) -> str:
    """Return who plays, e.g. ``you - Greedy``."""
    return ", ".join(map(called, names(seats)))
