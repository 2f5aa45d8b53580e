"""Does the package build without a compiler, and does it say so when it cannot?"""

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "imperiale"


def hook(call: str, path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Call the backend as an installer does, with nothing but ``path`` on PATH."""
    return subprocess.run(
        [sys.executable, "-c", f"import backend; print(backend.{call})"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "_build"), "PATH": str(path), **env},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the pure wheel where there is no compiler."""
    folder = tmp_path_factory.mktemp("pure")
    done = hook(f"build_wheel({str(folder)!r})", folder, IMPERIALE_PURE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_pure_build_needs_no_tools(tmp_path: Path) -> None:
    done = hook("get_requires_for_build_wheel()", tmp_path, IMPERIALE_PURE="1")
    assert done.stdout.strip() == "[]", done.stderr


def test_pure_wheel_is_complete_and_portable(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(pure_wheel).namelist())
    assert not {name for name in names if name.endswith((".so", ".pyd", ".dylib"))}
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in {".ftl", ".py", ".pyi", ".toml", ".typed"}
    }
    assert wanted <= names


def test_the_page_travels_inside_the_wheel(pure_wheel: Path) -> None:
    files = zipfile.ZipFile(pure_wheel)
    page = files.read("imperiale/server/static/index.html").decode()
    for asset in re.findall(r'(?:src|href)="/([^"]+)"', page):
        assert files.read(f"imperiale/server/static/{asset}")


def play(*words: str, told: str = "", flags: tuple[str, ...] = (), **env: str) -> str:
    """Run the command line and return what it prints."""
    return subprocess.run(
        [sys.executable, *flags, "-m", "imperiale", *words],
        input=told,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_pure_game_counts_as_the_core_does(pure_wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(pure_wheel).extractall(tmp_path)
    # Without `site` the editable install is not seen, only this wheel and its dependencies.
    paths = [str(tmp_path), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    pure = {"PYTHONPATH": os.pathsep.join(paths)}
    deal = play("deal", "--seed", "7", "--rules", "academie", "--notation", flags=("-S",), **pure)
    count = ("perft", "--depth", "5")
    by_python = play(*count, told=deal, flags=("-S",), **pure)
    assert by_python.startswith("perft 1 12")
    assert by_python == play(*count, "--engine", "native", told=deal)
    with pytest.raises(subprocess.CalledProcessError) as refused:
        play(*count, "--engine", "native", told=deal, flags=("-S",), **pure)
    assert "Traceback" not in refused.value.stderr


@pytest.mark.parametrize("call", ["get_requires_for_build_wheel()", "build_wheel('.')"])
@pytest.mark.parametrize(
    ("compiler", "env", "missing"),
    [
        (None, {}, "no C++ compiler was found"),
        (None, {"CXX": "no-such-compiler -g"}, "no C++ compiler was found (no-such-compiler)"),
        ("c++", {}, "the C++ compiler c++ cannot compile C++20"),
    ],
    ids=["none", "wrong name", "too old"],
)
def test_missing_compiler_is_told_in_one_sentence(
    tmp_path: Path, call: str, compiler: str | None, env: dict[str, str], missing: str
) -> None:
    if compiler:
        (tmp_path / compiler).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / compiler).chmod(0o755)
    done = hook(call, tmp_path, **env)
    assert done.returncode == 1
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"imperiale: {missing}")
    assert "apt install g++" in sentence
    assert "IMPERIALE_PURE=1" in sentence
