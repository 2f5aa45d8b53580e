"""How does a small bot play a whole partie, against an agent or against a person?

It leads its highest card of the suit it has most of, and otherwise takes a trick as cheaply as it
can, or throws its lowest card away.  What may be played at all the server tells::

    python examples/bot.py http://127.0.0.1:8421 --against casual
    python examples/bot.py http://127.0.0.1:8421 --game k7m2pq9xyz
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections import Counter

from imperiale.bot import Accept, BotError, DealNext, Do, Play, Server, View


def choose(view: View) -> Do | None:
    """Return what to do, of what is offered."""
    offered = {offer.do for offer in view.offers}
    if "deal" in offered:
        return DealNext(secrets.token_hex(16))
    if "accept" in offered:
        return Accept(yes=True)
    cards = [offer.card for offer in view.offers if offer.card is not None]
    if not cards:
        return None  # what else is offered, as to take back, it never wants
    if not view.trick:
        most = Counter(card[1] for card in view.hand)
        # a hand stands suit by suit from low to high
        return Play(max(cards, key=lambda card: (most[card[1]], view.hand.index(card))))
    return Play(_answer(view, cards))


def _answer(view: View, cards: list[str]) -> str:
    """Return the lowest card that follows suit, else the lowest trump, else the lowest."""
    led = view.trick[0].card[1]
    for suit in (led, view.trump):
        of_suit = [card for card in cards if card[1] == suit]
        if of_suit:
            return of_suit[0]
    return min(cards, key=lambda card: (view.hand.index(card), card))


def main() -> int:
    """Play; return the status of the program."""
    parser = argparse.ArgumentParser(description="Plays a partie at a server of tables.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:8421")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--game", help="the game to sit down at; without it one is made")
    where.add_argument("--against", default="", help="the agent to play against, such as casual")
    parser.add_argument("--rules", default="academie", help="the rule set of a game that is made")
    parser.add_argument("--name", default="Example bot", help="how it is called")
    asked = parser.parse_args()
    server = Server(asked.server)
    try:
        if asked.game:
            ticket = server.sit(asked.game, asked.name)
        else:
            ticket = server.make(asked.rules, asked.against, asked.name)
            print(f"{server.address}/g/{ticket.game}", flush=True)
        last = server.play(ticket, choose)
    except BotError as error:
        print(error, file=sys.stderr)
        return 1
    winner = "nobody" if last.winner is None else last.seats[last.winner].name
    print(f"won by {winner} after {last.deal} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main())
