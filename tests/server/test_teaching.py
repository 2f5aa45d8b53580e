"""Does the server teach: list, ask, judge, and keep to itself what the learner may not see?"""

from __future__ import annotations

import json

from tests.server.running import Server
from tests.server.test_study import asked

from imperiale import rulesets
from imperiale.domain.cards import cards
from imperiale.domain.keys import KEYS
from imperiale.services.lessons import lessons, teach


def test_the_lessons_are_listed_without_their_answers(server: Server) -> None:
    status, listed = asked(server, "lessons")
    assert status == 200
    assert [one["name"] for one in listed["lessons"]] == [one.name for one in lessons()]
    assert not any("right" in one for one in listed["lessons"])


def test_a_lesson_is_taken_from_its_first_word_to_its_last_trick(server: Server) -> None:
    for lesson in lessons():
        status, told = asked(server, f"lessons/{lesson.name}", {"cards": []})
        assert status == 200
        assert told["says"]["key"] == f"teach-{lesson.name}-begin"
        assert told["views"][-1]["hands"] == []
        seen = teach(lesson, []).views[-1]
        hidden = seen.unseen & ~seen.shown[1]
        text = json.dumps(told)
        assert not [str(card) for card in cards(hidden) if f'"{card}"' in text]
        for number, right in enumerate(lesson.right, 1):
            assert told["asks"]["key"] == f"teach-{lesson.name}-ask-{number}"
            offered = [offer["card"] for offer in told["views"][-1]["offers"]]
            good = next(card for card in offered if card in map(str, cards(right)))
            for card in set(offered) - set(map(str, cards(right))):
                _, wrong = asked(
                    server, f"lessons/{lesson.name}", {"cards": [*told["cards"], card]}
                )
                assert wrong["wrong"]
                assert wrong["cards"] == told["cards"]
                assert wrong["says"]["key"] == f"teach-{lesson.name}-wrong-{number}"
            path, form = f"lessons/{lesson.name}", {"cards": [*told["cards"], good]}
            _, told = asked(server, path, form)
            assert told["says"]["key"] == f"teach-{lesson.name}-right-{number}"
        assert told["done"]
        while not told["summary"]:
            card = told["views"][-1]["offers"][0]["card"]
            _, told = asked(server, f"lessons/{lesson.name}", {"cards": [*told["cards"], card]})
        assert told["asks"]["key"] == "teach-over"
        assert told["says"] is None


def test_what_cannot_be_is_refused(server: Server) -> None:
    status, told = asked(server, "lessons/trick", {"cards": ["Ah"]})
    assert (status, told["errors"][0]["key"]) == (400, "why-must-beat")
    assert asked(server, "lessons/trick", {"cards": ["Zz"]})[0] == 400
    assert asked(server, "lessons/none", {"cards": []})[0] == 404
    assert asked(server, "rules/none")[0] == 404


def test_every_rule_set_is_told_in_prose(server: Server) -> None:
    for name in rulesets.names():
        status, told = asked(server, f"rules/{name}")
        assert status == 200
        assert list(told["course"]) == [str(n) for n in rulesets.load(name).players]
        assert all(len(paragraphs) == 8 for paragraphs in told["course"].values())
        assert set(told["notes"]) <= set(KEYS)
        assert told["notes"]
        assert list(told["worked"]) == list(told["course"])
        for players, line in told["worked"].items():
            status, replay = asked(server, "deals", {"text": line})
            assert status in (200, 201)
            assert len(replay["views"][0]["seats"]) == int(players)
