"""May a review be asked for over HTTP, of what is over and of nothing else?"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest
from tests.analysis.selfplay import whole_deal
from tests.server.running import Server

from imperiale.analysis.reviewed import Review

PATIENCE = 120.0


def ask(server: Server, path: str, form: object | None = None) -> tuple[int, Any]:
    data = None if form is None else json.dumps(form).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(server.address + path, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_pasted_deals_are_reviewed_and_the_review_is_kept(server: Server) -> None:
    line = whole_deal(
        "academie", b"http", "random", 2, hand_size=4, packets=(4,), tricks_over=2
    ).line
    status, stand = ask(server, "/api/reviews", {"text": line})
    assert status == 201
    until = time.monotonic() + PATIENCE
    while stand["state"] in ("waiting", "working") and time.monotonic() < until:
        time.sleep(0.1)
        status, stand = ask(server, f"/api/reviews/{stand['key']}")
    assert (status, stand["state"], stand["done"]) == (200, "done", 1)
    review = msgspec.convert(stand["review"], Review)
    assert review.deals[0].line == line
    status, again = ask(server, "/api/reviews", {"text": line})
    assert again == stand
    status, stopped = ask(server, f"/api/reviews/{stand['key']}/stop", {})
    assert stopped == stand


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "failed-review-nothing"),
        ("{", "failed-review-json"),
        ('{"format": "imperiale-proof"}', "failed-review-proof"),
        ('{"format": "imperiale-partie"}', "failed-review-save"),
        ("academie | 1", "code-not-a-line"),
    ],
)
def test_what_is_no_partie_is_refused(server: Server, text: str, key: str) -> None:
    status, problem = ask(server, "/api/reviews", {"text": text})
    assert status == 400
    assert problem["errors"][0]["key"] == key


def test_a_game_is_reviewed_only_when_it_is_over(server: Server) -> None:
    form = {"rules": "academie", "seats": [{"who": "me"}, {"who": "agent", "agent": "greedy"}]}
    _, made = ask(server, "/api/games", form)
    status, problem = ask(server, "/api/reviews", {"game": made["game"]})
    assert (status, problem["errors"][0]["key"]) == (400, "failed-review-not-over")
    assert ask(server, "/api/reviews", {"game": "nobody"})[0] == 404


def test_a_review_that_is_not_there_is_told(server: Server) -> None:
    status, problem = ask(server, f"/api/reviews/{'0' * 64}")
    assert (status, problem["errors"][0]["key"]) == (404, "failed-no-review")
