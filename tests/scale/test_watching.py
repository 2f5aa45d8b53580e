"""Can a server be watched over, and does it say no card and no token in doing so?"""

from __future__ import annotations

import json
import logging
import re
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.scale.services import Postgres, Word
from tests.server.player import Table, ask, play, run
from tests.server.running import Server, served

from imperiale.server.logs import Lines

FORM = {"rules": "academie", "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]}


def figures(address: str) -> dict[tuple[str, str], float]:
    """Return the figures of a server by name and first label."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        text = answer.read().decode()
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_is_said_is_a_line_of_json_without_secrets(
    cluster: Postgres, redis_server: Word, tmp_path: Path
) -> None:
    more = ("--workers", "2", "--database", cluster.place(), "--redis", redis_server.address)
    server = Server(tmp_path, 0, *more, "--metrics", "--log", "json")
    try:
        game = ask(server.address, "/api/games", {**FORM, "options": {"target": 1}})
        table: Table = run(play(server.address, game["game"], game["token"], 7))
        ask(server.address, f"/api/games/{game['game']}/code", {"code": game["code"]})
        for _ in range(150):
            told = figures(server.address)
            if told["imperiale_news_up", ""] == 1:
                break
            time.sleep(0.2)
    finally:
        status, said = server.end()
    assert status == 0
    mine = sum(e["happened"][0].get("seat") == 0 for e in table.log.values() if e["happened"])
    assert 0 < told["imperiale_wish_seconds_count", "kept"] <= mine + table.view["deal"]
    assert told["imperiale_news_up", ""] == 1
    assert told["imperiale_games", ""] >= 1
    assert told["imperiale_answers_total", "/api/games"] == 1
    lines: list[dict[str, Any]] = [json.loads(line) for line in said.splitlines()]
    answers = {(line["method"], line["path"]) for line in lines if line["message"] == "answer"}
    assert ("POST", "/api/games/{game}/code") in answers
    assert any(line["message"] == "socket" and line["code"] == 1000 for line in lines)
    for secret in (game["token"], game["code"], game["game"]):
        assert secret not in said
    assert re.findall(r"\b[6-9TJQKA][cdhs]\b", said) == []


def test_an_error_says_where_it_was_and_not_what_was_in_it() -> None:
    """Whatever an exception holds, it may be a card."""
    try:
        Random(0).choice({"Kh": "token"}["Ah"])
    except KeyError as error:
        info = (KeyError, error, error.__traceback__)
        record = logging.LogRecord("x", logging.ERROR, "", 0, "came to nothing", (), info)
    line = json.loads(Lines().format(record))
    assert line["error"] == "KeyError"
    assert "test_watching.py" in line["at"][-1]
    assert "Ah" not in json.dumps(line)


def test_figures_are_told_only_if_wanted(tmp_path: Path) -> None:
    with served(tmp_path) as server, pytest.raises(urllib.error.HTTPError) as error:
        figures(server.address)
    assert error.value.code == 404
    error.value.close()


def test_it_is_ready_as_long_as_games_can_be_kept(cluster: Postgres, tmp_path: Path) -> None:
    with served(tmp_path, "--database", cluster.place()) as server:
        assert ask(server.address, "/readyz")["status"] == "ok"
        cluster.end()
        try:
            with pytest.raises(urllib.error.HTTPError) as error:
                ask(server.address, "/readyz")
            assert error.value.code == 503
            with error.value:
                assert json.load(error.value)["status"] == "away"
            assert ask(server.address, "/healthz")["status"] == "ok"
        finally:
            cluster.begin()
        assert ask(server.address, "/readyz")["status"] == "ok"
