"""How is the package built: with the C++ core, or without it (``IMPERIALE_PURE=1``)?

A thin cover of scikit-build-core, which does all the work. It adds three things: the pure-Python
build, which needs neither CMake nor nanobind, the page of the server where it is not built yet,
and one plain sentence where the core cannot be compiled.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from scikit_build_core import build as skbuild

import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str]

PURE = os.environ.get("IMPERIALE_PURE", "") not in ("", "0")
COMPILERS = ("c++", "g++", "clang++")
CPP20 = """
#include <bit>
#include <concepts>
template <std::unsigned_integral T> constexpr int bits(T set) { return std::popcount(set); }
static_assert(bits(7U) == 3);
"""


def _settings(given: Settings | None) -> Settings:
    pure: Settings = {"wheel.cmake": "false", "wheel.py-api": "py3"}
    return {**(given or {}), **(pure if PURE else {})}


def _missing() -> str | None:
    """Name the first thing that compiling the core lacks, or None."""
    if sys.platform == "win32":
        return None  # Visual Studio is not on PATH; CMake knows where to look
    # CMake takes $CXX, else the first of these; so must we, or we would judge another one.
    named = shlex.split(os.environ.get("CXX", "")) or [c for c in COMPILERS if shutil.which(c)][:1]
    if not named or not shutil.which(named[0]):
        return f"no C++ compiler was found ({named[0] if named else ', '.join(COMPILERS)})"
    probe = [*named, "-std=c++20", "-fsyntax-only", "-x", "c++", "-"]
    if subprocess.run(probe, input=CPP20, text=True, capture_output=True, check=False).returncode:
        return f"the C++ compiler {named[0]} cannot compile C++20"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the header Python.h was not found"
    return None


def _check() -> None:
    if not PURE and (missing := _missing()):
        raise SystemExit(
            f"imperiale: {missing}: either install what the core is compiled with (on Debian: "
            "apt install g++ python3-dev), or set IMPERIALE_PURE=1 to install the pure-Python "
            "game, which is complete but computes more slowly."
        )


def _node() -> list[str]:
    return [page.NODE_FROM_PYPI] if page.wanting() and not page.node_is_here() else []


def _build_page() -> None:
    if page.wanting():
        page.build()


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    """List what an archive of the sources needs: it holds the page as built."""
    return [*skbuild.get_requires_for_build_sdist(_settings(config_settings)), *_node()]


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    """Build the archive of the sources."""
    _build_page()
    return skbuild.build_sdist(sdist_directory, _settings(config_settings))


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """List what the build needs besides scikit-build-core."""
    return [*_requires(config_settings), *_node()]


def _requires(config_settings: Settings | None) -> list[str]:
    _check()
    requires = skbuild.get_requires_for_build_wheel(_settings(config_settings))
    return requires if PURE else [*requires, "nanobind>=3.1"]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel."""
    _check()
    _build_page()
    return skbuild.build_wheel(wheel_directory, _settings(config_settings), metadata_directory)


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings | None = None
) -> str:
    """Write the metadata of the wheel."""
    return skbuild.prepare_metadata_for_build_wheel(metadata_directory, _settings(config_settings))


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """List what the build needs besides scikit-build-core."""
    return _requires(config_settings)


def build_editable(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel that points at the source tree."""
    _check()
    return skbuild.build_editable(wheel_directory, _settings(config_settings), metadata_directory)


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Settings | None = None
) -> str:
    """Write the metadata of the editable wheel."""
    settings = _settings(config_settings)
    return skbuild.prepare_metadata_for_build_editable(metadata_directory, settings)
