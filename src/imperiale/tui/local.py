"""How does a person play at a table on this machine, without waiting for agents?

The table is the one that ``imperiale play`` has, kept in the same files; agents think in a thread,
so that the screen goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from imperiale.domain.cards import Card, mask
from imperiale.domain.commands import CallPoint, Claim, Command, PlayCard, Show
from imperiale.domain.commands import Done as DoneCommand
from imperiale.domain.errors import Refused
from imperiale.domain.events import DealOpened, TrickTaken
from imperiale.domain.views import View
from imperiale.locales.asking import refusal_message
from imperiale.locales.sayings import Message, SeatArg, tell
from imperiale.locales.summing import deal_summary, partie_summary
from imperiale.locales.telling import Teller
from imperiale.services.dealer import fresh_seed
from imperiale.services.moves import NextDeal
from imperiale.services.rest import sure_tricks, take_rest
from imperiale.services.table import NothingToUndoError, Table
from imperiale.services.terms import PERSON, Terms
from imperiale.tui import board as wishes
from imperiale.tui.advice import Advice, weighed
from imperiale.tui.board import Board, Do, Offer, Told
from imperiale.tui.drawn import Ground, blank_board, drawn, moves_offered, told
from imperiale.tui.looking import Moment, moments_seen
from imperiale.tui.sitting import DeniedError

__all__ = ["Local"]


class Local:
    """A person, or an onlooker, at a table of this machine.

    Args:
        table: the table.
        again: returns the table of another partie on the terms.
        pause: seconds that a trick, and what an agent does, can be looked at.
    """

    def __init__(self, table: Table, again: Callable[[Terms], Table], pause: float = 0.6) -> None:
        self._again = again
        self._pause = pause
        self._going_on = asyncio.Event()
        self.trouble: Message | None = None
        self._sit(table)

    def _sit(self, table: Table) -> None:
        self.table: Table = table
        terms = table.terms
        self._ground = Ground(terms.ruleset, terms.rules, terms.seats)
        self.seat = terms.seats.index(PERSON) if PERSON in terms.seats else None
        self._tell_again()

    def _tell_again(self) -> None:
        self._teller = Teller(self._ground.ruleset, self._ground.rules)
        self.log: list[Told] = []
        self._heard = 0
        self._hear()

    def _hear(self) -> None:
        """Take note of what has happened since, and of how the table stands."""
        deal = sum(isinstance(e.event, DealOpened) for e in self.table.log[: self._heard])
        for entry in self.table.seen(self.seat, self._heard):
            if isinstance(entry.event, DealOpened):
                deal += 1
                if deal > 1:
                    self.log = []
            self.log.append(told(self._teller, entry.event, deal))
        self._heard = len(self.table.log)
        self.board: Board = self._board(deal)

    def _board(self, number: int) -> Board:
        table, partie = self.table, self.table.partie
        if partie.deal is None:
            return blank_board(self._ground, self.seat)
        view = table.view(self.seat)
        order = view.deal.order
        phase = "playing" if table.waiting is not None else "ready"
        summary: tuple[Message, ...] = ()
        if view.deal.over:
            phase = "ready" if partie.winner is None else "over"
            summary = (
                *deal_summary(self._teller, number, order, partie.points),
                *partie_summary(partie, table.payments or (), order),
            )
        return drawn(
            self._ground,
            self._teller,
            view,
            deal=number,
            phase=phase,
            points=partie.points,
            offers=self._offers(view, phase, number),
            summary=summary,
            winner=partie.winner,
            dealt=table.hands_dealt or (),
        )

    def _offers(self, view: View, phase: str, number: int) -> list[Offer]:
        offers = [*moves_offered(view)]
        if phase == "ready":
            offers.append(Offer("deal", tell("offer-deal", deal=number + 1)))
        if phase == "over":
            offers.append(Offer("rematch", tell("offer-rematch")))
        if self.seat is not None and any(
            not isinstance(move, NextDeal) and move.seat == self.seat for move in self.table.moves
        ):
            offers.append(Offer("undo", tell("offer-undo")))
        return offers

    async def run(self, changed: Callable[[], None]) -> None:
        """Let agents have their turns."""
        changed()
        while True:
            self._going_on.clear()
            table, stands = self.table, len(self.table.log)
            if not table.waits_for_agent:
                await self._going_on.wait()
                changed()
                continue
            command = await asyncio.to_thread(table.agent_move)
            # the person may have taken back what the agent was thinking about
            if table is self.table and len(table.log) == stands and not self._going_on.is_set():
                entries = table.do(command)
                self._hear()
                taken = any(isinstance(entry.event, TrickTaken) for entry in entries)
                changed()
                await asyncio.sleep(self._pause * (2 if taken else 1))

    async def do(self, wish: Do) -> None:
        """Do something at once; agents go on by themselves.

        Raises:
            DeniedError: the rules forbid it, or there is nothing of the kind to be done.
        """
        try:
            self._obey(wish)
        except Refused as refused:
            raise DeniedError(refusal_message(refused)) from None
        except NothingToUndoError:
            raise DeniedError(tell("not-nothing-to-undo")) from None
        self._going_on.set()

    def _obey(self, wish: Do) -> None:
        match wish:
            case wishes.DealNext():
                if self.table.waiting is not None:
                    raise DeniedError(tell("not-not-now"))
                self.table.do(NextDeal())
            case wishes.Rematch():
                self._sit(self._again(replace(self.table.terms, seed=fresh_seed())))
            case wishes.Undo():
                self._undo()
            case wishes.Rest():
                self._take_rest()
            case wishes.Accept() | wishes.Replace():
                raise DeniedError(tell("not-not-now"))
            case _:
                self.table.do(self._command(wish))
        self._hear()

    def _command(
        self, wish: wishes.Play | wishes.Show | wishes.Call | wishes.Claim | wishes.Done
    ) -> Command:
        if self.seat is None or self.table.waiting is None:
            raise DeniedError(tell("not-not-now"))
        match wish:
            case wishes.Play(card=card):
                return PlayCard(self.seat, Card.parse(card))
            case wishes.Show(cards=cards):
                return Show(self.seat, mask(map(Card.parse, cards)))
            case wishes.Call(number=number):
                return CallPoint(self.seat, number)
            case wishes.Claim(amount=amount):
                return Claim(self.seat, amount)
            case wishes.Done():
                return DoneCommand(self.seat)
            case _:
                assert_never(wish)

    def _undo(self) -> None:
        if self.seat is None:
            raise NothingToUndoError
        self.table.undo(self.seat)
        self._tell_again()
        self.log.append(Told("taken_back", (tell("table-taken-back", who=SeatArg(self.seat)),)))

    def _take_rest(self) -> None:
        """Lead the cards that surely take every trick; the others play what they must."""
        seen = self.table.view(self.seat)
        order = sure_tricks(seen)
        if order is None:
            raise DeniedError(tell("not-not-proven"))
        take_rest(self.table, seen.deal.seat, order)

    async def advice(self) -> Advice:
        """Return what every choice is worth, as far as the person can know."""
        if self.table.waiting is None or self.table.waiting != self.seat:
            raise DeniedError(tell("failed-hint-turn"))
        return await asyncio.to_thread(weighed, self.table.view(self.seat))

    async def moments(self, deal: int) -> list[Moment]:
        """Return the moments of a deal; one that is over is seen whole."""
        return moments_seen(self.table, self.seat, self._ground, deal)
