# pyright: basic
"""How is a deal played in OpenSpiel?

Importing this module registers the game ``imperiale``:

>>> import pyspiel
>>> import imperiale.envs.spiel
>>> game = pyspiel.load_game("imperiale(rules=pierer,players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 36)

Chance deals card by card: all hands from elder on, the turn-up, and the talon where it is drawn
from.  A seat's return is its gain in marks, times the players, less the gain of all: zero sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from imperiale.domain.cards import CARDS, Card, cards, mask, spell
from imperiale.domain.deal import Deal, empty
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import ImperialeError, RulesetError
from imperiale.domain.events import DealOpened, Event, HandDealt
from imperiale.domain.notation import read_options
from imperiale.domain.rules.marking import NOTHING
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.views import View, view
from imperiale.envs.actions import actions, number_of_actions, spelt
from imperiale.envs.seat import picture
from imperiale.envs.sight import history, history_shape, observation, pieces, told
from imperiale.rulesets import load
from imperiale.services.arena_deal import gains

__all__ = ["DealGame", "DealState", "Eyes", "OptionsError"]

NAME = "imperiale"
MOST_MARKS = 400
"""More than a deal brings: 300 card points in the dobor, some twenty imperials elsewhere."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Impériale",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"rules": "academie", "players": 2, "dealer": -1, "options": ""},
)


class OptionsError(ImperialeError, ValueError):
    """The parameters of the game make no table."""


class _Terms(NamedTuple):
    """What is played: the rules, who deals, and how many cards chance has to deal."""

    rules: Rules
    dealer: int
    dealt: int


class DealGame(pyspiel.Game):  # type: ignore[misc]  # of no known type
    """One deal from no score.

    Parameters of the game: ``rules``, the name of a rule set; ``players``; ``dealer``, a seat, or
    -1 for the last, so that seat 0 is elder; ``options``, keys that are to be otherwise, e.g.
    ``target:6 wipe:false``.

    Raises:
        OptionsError: there is no such table.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        rules = _rules(given["rules"], given["players"], given["options"])
        players = rules.players
        dealer: int = given["dealer"] if given["dealer"] >= 0 else players - 1
        if dealer >= players:
            raise OptionsError(f"dealer is {dealer}; it must be from -1 to {players - 1}")
        dealt = players * rules.hand_size + (rules.turn_up_card == "talon")
        dealt += rules.talon_size if rules.refill else 0
        self.terms = _Terms(rules, dealer, dealt)
        plays = players * rules.deal_tricks
        most = float(MOST_MARKS * players)
        info = pyspiel.GameInfo(
            num_distinct_actions=number_of_actions(rules),
            max_chance_outcomes=len(CARDS),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=plays if rules.automatic else history_shape(rules)[0],
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> DealState:
        """Return the deal before its first card."""
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Eyes:
        """Return what looks at a deal for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Eyes(self.terms.rules, kind, params)


@lru_cache(16)
def _rules(name: str, players: int, options: str) -> Rules:
    words, faults = read_options(word.replace(":", "=", 1) for word in options.split())
    try:
        if faults:
            raise RulesetError(faults)
        return load(name).rules(players, words)
    except RulesetError as error:
        raise OptionsError(str(error)) from None


class _Now(NamedTuple):
    """A deal at one moment, whole: a value, so that a state that is copied shares it."""

    game: _Terms
    pack: tuple[Card, ...] = ()
    deal: Deal | None = None
    views: tuple[View, ...] = ()

    def __deepcopy__(self, memo: object) -> _Now:
        return self


class DealState(pyspiel.State):  # type: ignore[misc]  # of no known type
    """A deal: first as chance deals it, then as the seats play it."""

    def __init__(self, game: DealGame) -> None:
        super().__init__(game)
        self._now = _Now(game.terms)

    def view(self, seat: int | None) -> View:
        """Return what a seat sees; while the cards are dealt, those that it has."""
        game, now = self._now.game, self._now
        players = game.rules.players
        if now.views:
            return now.views[players if seat is None else seat]
        events: list[Event] = [DealOpened(game.dealer, (NOTHING,) * players)]
        events += (HandDealt(s, mask(held)) for s, held in enumerate(self._hands()))
        return view(game.rules, events, seat)

    def _hands(self) -> list[list[Card]]:
        rules = self._now.game.rules
        size = rules.hand_size
        hands: list[list[Card]] = [[] for _ in range(rules.players)]
        for place, seat in enumerate(rules.order(self._now.game.dealer)):
            hands[seat] += self._now.pack[place * size : (place + 1) * size]
        return hands

    def current_player(self) -> int:
        """Return who is to act: a seat, chance, or nobody."""
        deal = self._now.deal
        if deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if deal.over else deal.seat

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self._now.deal is not None and self._now.deal.ending is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, each as likely."""
        left = cards(self._now.game.rules.pack & ~mask(self._now.pack))
        return [(int(card), 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(actions(self._table))

    @property
    def _table(self) -> Deal:
        return self._now.deal or empty(self._now.game.rules)

    def _apply_action(self, action: int) -> None:
        now = self._now
        if now.deal is None:
            self._now = now._replace(pack=(*now.pack, CARDS[action]))
            if len(self._now.pack) == now.game.dealt:
                self._begin()
            return
        deal, events = obey(now.deal, actions(now.deal)[action])
        views = now.views
        for event in events:
            views = tuple(seen.after(event) for seen in views)
        self._now = now._replace(deal=deal, views=views)

    def _begin(self) -> None:
        game, pack, hands = self._now.game, self._now.pack, self._hands()
        rules = game.rules
        rest = cards(rules.pack & ~mask(pack))  # below the turn-up, where nobody will see them
        if rules.turn_up_card == "dealers_last":
            turn_up, talon = hands[game.dealer][-1], rest
        else:
            turn = rules.players * rules.hand_size
            turn_up, talon = pack[turn], pack[turn + 1 :] + rest
        start = (NOTHING,) * rules.players
        setup = Setup(rules, game.dealer, start, tuple(map(tuple, hands)), turn_up, talon)
        deal, events = begin(setup)
        seats = (*range(rules.players), None)
        views = tuple(view(rules, events, seat) for seat in seats)
        self._now = self._now._replace(deal=deal, views=views)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {CARDS[action]}"
        return spelt(self._table, action)

    def returns(self) -> list[float]:
        """Return what each seat has gained against the others, once the deal is over."""
        n = self._now.game.rules.players
        if not self.is_terminal():
            return [0.0] * n
        brought = gains(self._table)
        return [float(n * own - sum(brought)) for own in brought]

    def __str__(self) -> str:
        if self._now.deal is None:
            return f"dealt: {' '.join(map(str, self._now.pack))}"
        return picture(self.view(None)._replace(deal=self._now.deal))


class Eyes:
    """What a player sees, as a tensor in named pieces and as a text.

    With perfect recall it is the log of his view, else its picture
    (:func:`imperiale.envs.sight.history`, :func:`~imperiale.envs.sight.observation`).

    Args:
        rules: of the table.
        kind: which parts are wanted.
        params: none.
    """

    def __init__(self, rules: Rules, kind: Any, params: Any = None) -> None:
        if params:
            raise OptionsError(f"the observer takes no parameters, not {params}")
        self.rules, self._kind = rules, kind
        private, public = pyspiel.PrivateInfoType, kind.public_info
        shapes: dict[str, tuple[int, ...]] = {"player": (rules.players,)}
        own = pieces(rules)
        if kind.perfect_recall and public and kind.private_info != private.ALL_PLAYERS:
            shapes["log"] = history_shape(rules)
        else:
            if kind.private_info == private.SINGLE_PLAYER:
                shapes["hand"] = own["hand"]
            if kind.private_info == private.ALL_PLAYERS:
                shapes["hands"] = (rules.players, *own["hand"])
            if public:
                shapes |= {name: shape for name, shape in own.items() if name != "hand"}
        sizes = {name: prod(shape) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size].reshape(shapes[name])
            at += size

    def _view(self, state: DealState, player: int) -> View:
        private = self._kind.private_info != pyspiel.PrivateInfoType.NONE
        return state.view(player if private else None)

    def set_from(self, state: DealState, player: int) -> None:
        """Fill the tensor with what a player sees of a state."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        seen = self._view(state, player)
        if "log" in self.dict:
            self.dict["log"][:] = history(seen)
            return
        row, at = observation(seen, player), 0
        for name, shape in pieces(self.rules).items():
            size = prod(shape)
            if name in self.dict:
                self.dict[name][:] = row[at : at + size].reshape(shape)
            at += size
        if "hands" in self.dict:
            for seat in range(self.rules.players):
                self.dict["hands"][seat] = observation(state.view(seat))[:36]

    def string_from(self, state: DealState, player: int) -> str:
        """Return what a player sees of a state, in words."""
        seen = self._view(state, player)
        if "log" in self.dict:
            return f"player {player}\n" + "\n".join(map(told, seen.events))
        private = [spell(seen.hand)] if "hand" in self.dict else []
        if "hands" in self.dict:
            private = [spell(state.view(seat).hand) for seat in range(self.rules.players)]
        public = [picture(seen)] if self._kind.public_info else []
        return "\n".join((*private, *public))


pyspiel.register_game(_TYPE, DealGame)
