"""What is to be played: by which rules, with how many, against whom, how long?"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from imperiale import agents, rulesets
from imperiale.locales.texts import told as translated
from imperiale.services.dealer import fresh_seed
from imperiale.services.terms import PERSON, Terms
from imperiale.services.tutoring import Tutoring
from imperiale.tui.choice import Choice, Item
from imperiale.tui.keys import Keys
from imperiale.tui.voice import Voice

__all__ = ["Start", "Wanted"]

DEFAULT_RULES = "academie"
DEFAULT_LEVEL = "casual"

Wanted = tuple[Terms, Tutoring]
"""What is to be played, and from which errors on the person is warned."""


class Start(Screen[Wanted | None]):
    """A form of one line for each question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice

    def compose(self) -> ComposeResult:
        """Lay it out."""
        say, plain = self._voice.say, self._voice.letters
        names = [DEFAULT_RULES, *(n for n in rulesets.names() if n != DEFAULT_RULES)]
        found = [rulesets.load(name) for name in names]
        rules = [Item(r.id, translated(say, r.name), say(f"rules-line-{r.id}")) for r in found]
        levels = [*agents.LEVELS, *(n for n in agents.names() if n not in agents.LEVELS)]
        rivals = [Item(n, say(f"agent-{n}"), say(f"agent-line-{n}")) for n in levels]
        marking = [
            Item("automatic", say("screen-automatic")),
            Item("by_hand", say("screen-hand"), say("help-by_hand")),
        ]
        tutoring = [Item(t, say(f"set-tutor-{t}")) for t in Tutoring]
        yield Static(Content.styled(say("screen-new"), "bold"), id="title")
        with VerticalScroll(id="form", can_focus=False):
            yield Choice(say("home-rules"), rules, plain=plain, id="rules")
            yield Choice(say("home-players"), [Item("2", "2")], plain=plain, id="players")
            yield Choice(say("home-level"), rivals, DEFAULT_LEVEL, plain=plain, id="level")
            yield Choice(say("home-length"), [Item("", "")], plain=plain, id="length")
            yield Choice(say("screen-marking"), marking, plain=plain, id="marking")
            yield Choice(say("set-tutor"), tutoring, plain=plain, id="tutor")
            yield Static(id="about")
            yield Button(say("screen-begin"), variant="primary", compact=True, id="begin")
        yield Keys(
            [
                ("Enter", "screen.begin", say("screen-begin")),
                ("Esc", "screen.back", say("screen-key-back")),
            ]
        )

    def on_mount(self) -> None:
        """Begin with the rules."""
        self._follow_rules()
        self.query_one("#rules", Choice).focus()

    def _value(self, name: str) -> str:
        return self.query_one(f"#{name}", Choice).item.value

    def _follow_rules(self) -> None:
        """Offer the numbers of players and the lengths that the rules allow."""
        say = self._voice.say
        found = rulesets.load(self._value("rules"))
        players = self.query_one("#players", Choice)
        players.set_items([Item(str(n), str(n)) for n in found.players], self._value("players"))
        rules = found.rules(int(self._value("players")))
        usual = Item("", say("home-length-usual", target=rules.target))
        length = self.query_one("#length", Choice)
        lengths = [usual]
        if rules.winning_score is None:
            lengths = [Item("", say("title-points", deals=rules.deals))]
        else:
            others = [n for n in (1, 2, 3, 5, 7) if n != rules.target]
            lengths += [Item(str(n), say("imperials", imperials=n)) for n in others]
        length.set_items(lengths, self._value("length"))

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Tell what is chosen."""
        event.stop()
        if event.choice.id in ("rules", "players"):
            self._follow_rules()
        self.query_one("#about", Static).update(Content.styled(event.choice.item.about, "italic"))

    def on_button_pressed(self) -> None:
        """Begin."""
        self.action_begin()

    def action_back(self) -> None:
        """Let it be."""
        self.dismiss(None)

    def action_begin(self) -> None:
        """Sit down."""
        found = rulesets.load(self._value("rules"))
        players = int(self._value("players"))
        options: dict[str, object] = {}
        if self._value("length"):
            options["target"] = int(self._value("length"))
        if self._value("marking") != str(found.rules(players).marking):
            options["marking"] = self._value("marking")
        seats = (PERSON, *(self._value("level"),) * (players - 1))
        terms = Terms(found, players, options, seats, fresh_seed())
        self.dismiss((terms, Tutoring(self._value("tutor"))))
