"""Do the files in deploy/ name only what there is?"""

from __future__ import annotations

import re
import shlex

import pytest
from tests.cli.running import process
from tests.scale.deploying import DEPLOY, entry, settings, steps


def test_the_container_is_made_by_the_scripts_that_are_tested() -> None:
    assert [step[0] for step in steps()] == ["/source/deploy/build.sh", "/wheels/install.sh"]
    for step in steps():
        script = DEPLOY / step[0].rpartition("/")[2]
        assert script.stat().st_mode & 0o111
        assert len(step) == 3


def test_every_setting_is_one() -> None:
    unit = (DEPLOY / "imperiale.service").read_text(encoding="utf-8")
    named = {name for name in settings() if name.startswith("IMPERIALE_")}
    named |= set(re.findall(r"IMPERIALE_\w+", unit))
    help_text = process("serve", "--help").out
    assert named
    assert {name for name in named if name not in help_text} == set()


def test_every_command_is_one() -> None:
    unit = (DEPLOY / "imperiale.service").read_text(encoding="utf-8")
    [started] = re.findall(r"^ExecStart=(.*)", unit, re.MULTILINE)
    for command in (entry(), shlex.split(started)):
        assert command[0] == "/opt/imperiale/bin/imperiale"
        assert process(*command[1:], "--help").status == 0


@pytest.mark.parametrize("name", ["DATABASE", "REDIS", "PORT", "WORKERS", "METRICS", "LOG"])
def test_the_guide_names_every_setting(name: str) -> None:
    guide = (DEPLOY.parent / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    assert f"`IMPERIALE_{name}`" in guide
