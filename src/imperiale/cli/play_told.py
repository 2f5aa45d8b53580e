"""What does a person at the table want to know: the rules of the moment, the deal that is over?"""

from __future__ import annotations

from collections.abc import Iterator

from imperiale.cli.common import say, translated
from imperiale.cli.ruleset_text import told
from imperiale.cli.table_face import Face, rank_signs, score_words, sentence_of, series
from imperiale.cli.table_scene import Scene
from imperiale.cli.table_words import Line, Tone, amount
from imperiale.domain.cards import Mask, each
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import Step
from imperiale.domain.rules.follow import why_not
from imperiale.domain.ruleset import Rules
from imperiale.locales.sentences import refusal_sentence
from imperiale.services.table import Table

__all__ = ["asked", "hands_lines", "help_lines", "summary", "why_lines", "won_lines"]


def asked(scene: Scene) -> str:
    """Return what a person is asked at the moment."""
    deal, rules = scene.deal, scene.rules
    face = scene.teller.face
    match deal.step:
        case Step.PLAY:
            if len(scene.legal) == 1:
                return say("ask-only", card=face.card(scene.legal[0]))
            if deal.trick:
                return sentence_of(say("ask-follow", suit=face.suit_name(deal.trick[0].suit)))
            return say("ask-lead")
        case Step.TURN_UP:
            return say("ask-turn_up", card=face.card(deal.turn_up))
        case Step.IMPERIAL:
            if any(deal.tricks):
                return say("ask-imperial-lead")
            shown = any(mark.seat == deal.seat for mark in deal.shown)
            return say("ask-imperial-more" if shown else "ask-imperial")
        case Step.POINT:
            return say(f"ask-point-{rules.point}")
        case Step.TRICK:
            last = sum(deal.tricks) == rules.deal_tricks
            return say("ask-trick-last" if last else "ask-trick")
        case Step.TRICKS:
            return say("ask-tricks", tricks=deal.tricks[deal.seat], all=rules.deal_tricks)
        case Step.CAPOT:
            unit = "imperials" if rules.capot_imperials else "counters"
            return say(f"ask-capot-{unit}")
        case _:
            return say(f"ask-{deal.step}")


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
    if scene.deal.step is Step.PLAY:
        yield from _why_cards(scene)
        return
    yield Line(say("why-claims"))
    yield from map(Line, _why_claims(scene))


def _why_cards(scene: Scene) -> Iterator[Line]:
    deal, face = scene.deal, scene.teller.face
    if not deal.trick:
        yield Line(say("why-lead"))
        return
    yield Line(say("why-may", cards=face.cards(scene.view.legal)))
    refused: dict[Why, Mask] = {}
    for card in each(scene.view.hand & ~scene.view.legal):
        why = why_not(scene.view.hand, deal.trick, deal.trump, card)
        refused[why] = refused.get(why, 0) | 1 << card
    for why, cards in refused.items():
        reason = refusal_sentence(say, Refused(why))
        yield Line(say("why-not", cards=face.cards(cards), reason=reason))
    yield Line(_rule(scene, "follow"))


def _rule(scene: Scene, key: str) -> str:
    source = translated(scene.teller.terms.ruleset.decisions[key].source)
    value = told(key, getattr(scene.rules, key))
    return say("why-rule", rule=value, source=scene.teller.face.source(source))


def _why_claims(scene: Scene) -> Iterator[str]:
    """Yield what can be claimed at the moment, as the rules have it; not what this hand holds."""
    deal, rules, face = scene.deal, scene.rules, scene.teller.face
    match deal.step:
        case Step.IMPERIAL:
            yield from _why_imperials(rules)
        case Step.POINT:
            yield say("why-point")
            yield _rule(scene, "point")
        case Step.TURN_UP:
            yield say("why-turn_up", counters=say("counters", counters=rules.turn_up_mark))
        case Step.TRICK | Step.HONOURS:
            yield say("why-honours", cards=face.cards(rules.honour_masks[deal.trump]))
            yield _rule(scene, "honours_when")
            if rules.won_in_play != "none" and deal.step is Step.TRICK:
                yield _why_won(scene)
        case Step.WON_IN_PLAY:
            yield _why_won(scene)
        case Step.TRICKS:
            value = told("tricks", rules.tricks)
            took = say("number-tricks", tricks=deal.tricks[deal.seat])
            yield say("why-tricks", rule=value, par=rules.tricks_over, tricks=took)
            yield _rule(scene, "tricks")
        case _:
            yield _rule(scene, "capot")


def _why_won(scene: Scene) -> str:
    sequence = scene.teller.face.cards(scene.rules.sequences[scene.deal.trump])
    return say("why-won_in_play", cards=sequence, rule=told("won_in_play", scene.rules.won_in_play))


def _why_imperials(rules: Rules) -> Iterator[str]:
    trumps = say("imperials", imperials=rules.trump_sequence_value)
    yield say("why-sequence", cards=rank_signs(rules.sequence), imperials=trumps)
    if rules.fours:
        yield say("why-fours", ranks=rank_signs(rules.fours))
    if rules.blank != "none":
        value = say("imperials", imperials=rules.blank_value)
        yield say(f"why-blank-{rules.blank}", imperials=value)
    if rules.turn_up_imperial != "none":
        yield say("why-turn_up_imperial")


def summary(scene: Scene, table: Table) -> Iterator[Line]:
    """Yield what a deal that is over came to."""
    teller, deal = scene.teller, scene.deal
    yield Line("")
    yield Line(say("summary-title", deal=teller.deals), Tone.MARK)
    if any(deal.tricks):
        yield Line(say("summary-tricks", tricks=teller.each(deal.tricks)))
    for seat in scene.order():
        marks = [mark for mark in teller.marks if mark.seat == seat]
        if marks:
            told_marks = series(
                say("summary-part", amount=amount(m), what=_what(m.kind or m.step)) for m in marks
            )
            yield Line(say("summary-mark", who=scene.names[seat], marks=told_marks))
    if not teller.marks:
        yield Line(say("summary-nothing"))
    if scene.rules.refill:
        yield Line(say("summary-points", points=teller.each(scene.points)))
    yield Line(say("summary-score", scores=teller.scores()))
    if table.partie.winner is None:
        yield Line(say("summary-dealer", who=scene.names[table.partie.dealer]))


def _what(name: str) -> str:
    return say(f"summary-for-{name}")


def hands_lines(scene: Scene, hands: tuple[Mask, ...], face: Face) -> Iterator[Line]:
    """Yield the hands as they were dealt."""
    for seat in scene.order():
        yield Line(say("summary-hand", who=scene.names[seat], cards=face.cards(hands[seat])))


def won_lines(scene: Scene, table: Table) -> Iterator[Line]:
    """Yield who has won the partie, what is paid, and how to have the same cards again."""
    winner, paid = table.partie.winner, table.payments
    assert winner is not None, "the partie is over"
    assert paid is not None, "what is over is settled"
    score = (
        say("won-points", points=table.partie.points[winner])
        if scene.rules.winning_score is None
        else score_words(table.partie.scores[winner])
    )
    yield Line("")
    yield Line(say("won", who=scene.names[winner], score=score), Tone.MARK)
    for seat in scene.order():
        if paid[seat]:
            gets = "yes" if paid[seat] > 0 else "no"
            amount_paid = abs(paid[seat])
            yield Line(say("settled", who=scene.names[seat], gets=gets, amount=amount_paid))
    if not any(paid):
        yield Line(say("settled-none"))
    yield Line(say("won-after", deals=len(table.partie.past), seed=table.terms.seed))
