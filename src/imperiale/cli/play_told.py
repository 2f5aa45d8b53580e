"""What does a person at the table want to know: the rules of the moment, the deal that is over?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.cli.common import say
from imperiale.cli.table_face import Face
from imperiale.cli.table_scene import Scene
from imperiale.cli.table_words import Line, Tone
from imperiale.domain.cards import Mask
from imperiale.locales import asking
from imperiale.locales.sayings import Message, cards_arg, tell
from imperiale.locales.summing import deal_summary, partie_summary
from imperiale.services.table import Table

__all__ = ["asked", "hands_lines", "help_lines", "summary", "why_lines", "won_lines"]


def asked(scene: Scene) -> str:
    """Return what a person is asked at the moment, and what he may type."""
    message = asking.asked(scene.view)
    name = f"ask-{message.key.removeprefix('prompt-')}"
    return scene.teller.sentence(Message(name, message.args))


def help_lines(scene: Scene) -> Iterator[Line]:
    """Yield what a stranger needs to play on."""
    rules = scene.rules
    yield Line(say("help-cards"))
    yield Line(say("help-ranks"))
    wins = scene.title()[2]
    yield Line(say("help-score", target=wins))
    yield Line(say("help-wipe" if rules.wipe else "help-no-wipe"))
    if not rules.automatic:
        yield Line(say("help-by_hand"))
    yield Line(say("help-commands"))
    yield Line(say("help-rules", rules=scene.teller.terms.ruleset.id))


def why_lines(scene: Scene) -> Iterator[Line]:
    """Yield what may be done at the moment, and by which rule."""
    teller = scene.teller
    *may, last = asking.reasons(teller.known, scene.view)
    barred = (
        tell("why-not", cards=cards_arg(held), reason=reason)
        for held, reason in asking.barred(scene.view)
    )
    for message in (*may, *barred, last):
        text = teller.text(message)
        if message.key.startswith("why-blank-"):
            text = f"{text} {say('why-blank-typed')}"
        yield Line(text)


def summary(scene: Scene, table: Table) -> Iterator[Line]:
    """Yield what a deal that is over came to."""
    teller = scene.teller
    told = deal_summary(teller.known, teller.deals, scene.order(), scene.points)
    title, *lines = map(teller.text, told)
    yield Line("")
    yield Line(title, Tone.MARK)
    yield from map(Line, lines)
    if table.partie.winner is None:
        for message in partie_summary(table.partie, (), scene.order()):
            yield Line(teller.text(message))


def hands_lines(scene: Scene, hands: tuple[Mask, ...], face: Face) -> Iterator[Line]:
    """Yield the hands as they were dealt."""
    for seat in scene.order():
        yield Line(say("summary-hand", who=scene.names[seat], cards=face.cards(hands[seat])))


def won_lines(scene: Scene, table: Table) -> Iterator[Line]:
    """Yield who has won the partie, what is paid, and how to have the same cards again."""
    paid = table.payments
    assert paid is not None, "what is over is settled"
    won, *settled = map(scene.teller.text, partie_summary(table.partie, paid, scene.order()))
    yield Line("")
    yield Line(won, Tone.MARK)
    yield from map(Line, settled or [say("settled-none")])
    yield Line(say("won-after", deals=len(table.partie.past), seed=table.terms.seed))
