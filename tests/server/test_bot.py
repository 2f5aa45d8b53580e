"""Does a program play by the protocol of people, whatever happens to its line, and is it shown?"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.server.player import ask, play, run
from tests.server.running import ROOT, Server, served
from websockets.sync.client import ClientConnection

from imperiale import bot

EXAMPLE = ROOT / "examples" / "bot.py"
SHORT = {"win_by": "card_points", "deals": 1}


def example() -> bot.Choose:
    """Return how the example chooses."""
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    choose: bot.Choose = module.choose
    return choose


def test_the_example_plays_a_partie_against_an_agent(server: Server) -> None:
    command = [sys.executable, str(EXAMPLE), server.address, "--against", "random"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    game = done.stdout.split()[0].rpartition("/")[2]
    assert done.stdout.splitlines()[1].startswith("won by ")
    records = ask_lines(server, game)
    assert records == int(done.stdout.split()[-2]), "every deal that it told of was played"


def ask_lines(server: Server, game: str) -> int:
    """Return how many records a game has."""
    return len(ask(server.address, f"/api/games/{game}/proof")["lines"])


def test_it_is_shown_as_a_bot_to_the_person_it_plays_with(server: Server) -> None:
    form = {
        "rules": "academie",
        "options": SHORT,
        "seats": [{"who": "me"}, {"who": "open"}],
        "name": "Ann",
        "listed": True,
    }
    made = ask(server.address, "/api/games", form)
    tables = bot.Server(server.address)
    assert made["game"] in [listed.game for listed in tables.lobby()]
    ticket = tables.sit(made["game"], "Ann's bot")
    ends: list[bot.View] = []
    playing = threading.Thread(target=lambda: ends.append(tables.play(ticket, example())))
    playing.start()
    seen = run(play(server.address, made["game"], made["token"], 1)).view
    playing.join(60)
    assert [(seat["name"], seat["bot"]) for seat in seen["seats"]] == [
        ("Ann", False),
        ("Ann's bot", True),
    ]
    assert seen["winner"] == ends[0].winner
    assert [seat["points"] for seat in seen["seats"]] == [seat.points for seat in ends[0].seats]


def test_an_open_table_tells_that_a_bot_waits_there(server: Server) -> None:
    tables = bot.Server(server.address)
    made = tables.make(name="Waiting bot", listed=True)
    waiting = next(listed for listed in tables.lobby() if listed.game == made.game)
    assert (waiting.names, waiting.bots) == (("Waiting bot", ""), (True, False))


def test_it_plays_on_when_the_server_was_killed_under_it(tmp_path: Path) -> None:
    servers = [Server(tmp_path)]
    choose, asked = example(), 0

    def choose_and_kill(view: bot.View) -> bot.Do | None:
        nonlocal asked
        asked += 1
        if asked in (3, 8):
            servers[-1].kill()
            servers.append(Server(tmp_path, servers[-1].port))
        return choose(view)

    tables = bot.Server(servers[0].address)
    ticket = tables.make("academie", "random", options=SHORT)
    end = tables.play(ticket, choose_and_kill)
    assert len(servers) == 3
    assert (end.phase, end.deal, len(end.dealt[0])) == ("over", 1, 12)
    status, complaints = servers[-1].end()
    assert (status, complaints) == (0, "")


def test_what_was_wished_on_a_line_that_broke_acts_once(tmp_path: Path) -> None:
    """The wish goes out, and the line is cut before its answer is heard."""
    with served(tmp_path) as server:
        tables = bot.Server(server.address)
        ticket = tables.make("academie", "random", options=SHORT)
        plays: list[str] = []
        choose = example()

        def noted(view: bot.View) -> bot.Do | None:
            do = choose(view)
            if isinstance(do, bot.Play):
                plays.append(do.card)
            return do

        real = bot._Playing.take
        cut = [4, 9, 15]

        def take(self: bot._Playing, socket: ClientConnection, text: str | bytes) -> None:
            real(self, socket, text)
            if self._wish is not None and len(plays) in cut:
                cut.remove(len(plays))
                socket.close()
                raise OSError("the line was cut")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot._Playing, "take", take)
            end = tables.play(ticket, noted)
        assert end.phase == "over"
        assert len(plays) == len(set(plays)) == 12, "each card was played once"
        assert len(cut) == 1


def test_what_may_not_be_done_is_told(server: Server) -> None:
    tables = bot.Server(server.address)
    ticket = tables.make("academie", "random")
    foreign = bot.Play("6c")  # no card of this game

    def choose(view: bot.View) -> bot.Do | None:
        deals = any(offer.do == "deal" for offer in view.offers)
        return bot.DealNext() if deals else foreign if view.turn == view.you else None

    with pytest.raises(bot.RefusedError, match="why-"):
        tables.play(ticket, choose)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (lambda tables: tables.sit("nowhere"), "failed-no-game"),
        (lambda tables: tables.make("no-such-rules"), "code-"),
        (lambda tables: tables.make("academie", "nobody"), "failed-agent"),
    ],
)
def test_it_is_told_why_it_may_not_sit_down(server: Server, wanted: object, told: str) -> None:
    assert callable(wanted)
    with pytest.raises(bot.BotError, match=told):
        wanted(bot.Server(server.address))


def test_a_seat_that_is_not_its_own_is_not_played(server: Server) -> None:
    tables = bot.Server(server.address)
    ticket = tables.make("academie", "random", onlookers="none")
    foreign = bot.GameMade(ticket.game, 0, "not-the-token", "")
    with pytest.raises(bot.BotError, match="4403"):
        tables.play(foreign, example())


def test_no_server_is_waited_for_in_vain() -> None:
    with pytest.raises(bot.BotError, match="no server of tables"):
        bot.Server("http://127.0.0.1:9").lobby()
    ticket = bot.GameMade("game", 0, "token", "")
    with pytest.raises(bot.BotError, match="away too long"):
        bot.Server("http://127.0.0.1:9", patience=0.0).play(ticket, example())
