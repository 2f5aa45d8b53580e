"""Do the sources keep the habits of the house that no linter knows?"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "imperiale"
MODULES = sorted(PACKAGE.rglob("*.py"))
DOMAIN = [path for path in MODULES if path.is_relative_to(PACKAGE / "domain")]
HEADERS = sorted((ROOT / "native" / "include").rglob("*.hpp"))
RULE_SETS = sorted(path.stem for path in (PACKAGE / "rulesets").glob("*.toml"))

LONGEST = 400
LONGER: dict[str, str] = {}  # path -> why it has one subject all the same


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def sources() -> list[Path]:
    folders = [ROOT / name for name in ("_build", "benchmarks", "native", "src", "tests")]
    return [
        path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".py", ".hpp", ".cpp"}
    ]


def test_modules_are_small() -> None:
    long = {str(path.relative_to(ROOT)) for path in sources() if lines(path) > LONGEST}
    assert long == set(LONGER)


def test_the_core_knows_no_python() -> None:
    assert HEADERS
    for path in HEADERS:
        text = path.read_text(encoding="utf-8")
        assert not [word for word in ("nanobind", "Python.h", "PyObject") if word in text], path


def compares_rule_sets(tree: ast.AST) -> Iterator[ast.AST]:
    """Find where code asks which rule set it has, instead of asking for a key of it."""

    def names_one(node: ast.AST) -> bool:
        match node:
            case ast.Attribute(ast.Name(owner) | ast.Attribute(_, owner), "id" | "name"):
                return owner in {"rules", "ruleset", "rule_set"}
            case ast.Constant(str() as value):
                return value in RULE_SETS
            case ast.Tuple(items) | ast.List(items) | ast.Set(items):
                return any(map(names_one, items))
            case _:
                return False

    for node in ast.walk(tree):
        match node:
            case ast.Compare(left, _, others) if any(map(names_one, [left, *others])):
                yield node
            case ast.MatchValue(value) if names_one(value):
                yield node
            case _:
                pass


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rules.id == other", True),
        ("'x' != ruleset.id", True),
        ("deal.rules.id in known", True),
        ("name == 'dobor'", True),
        ("name in ('dobor', 'pierer')", True),
        ("match name:\n    case 'dobor': pass", True),
        ("rules.follow == 'must_beat'", False),
        ("load('dobor')", False),
        ("card.id == 3", False),
    ],
)
def test_comparisons_of_rule_sets_are_seen(text: str, *, found: bool) -> None:
    assert bool(list(compares_rule_sets(ast.parse(text)))) == found


def test_no_code_asks_which_rule_set_it_has() -> None:
    assert RULE_SETS
    assert MODULES
    for path in MODULES:
        found = list(compares_rule_sets(ast.parse(path.read_text(encoding="utf-8"))))
        assert not found, f"{path}: {[ast.unparse(node) for node in found]}"


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(str() as module, names, 0):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom():
                yield "imperiale._native?"  # relative: what it means cannot be read off the line
            case _:
                pass


def test_the_domain_imports_the_standard_library_only() -> None:
    assert DOMAIN
    for path in DOMAIN:
        for name in imported(ast.parse(path.read_text(encoding="utf-8"))):
            own = name.startswith("imperiale.domain")
            assert own or name.split(".")[0] in sys.stdlib_module_names, f"{path}: {name}"


def floats(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(float()) | ast.Name("float") | ast.BinOp(_, ast.Div(), _):
                yield node
            case _:
                pass


@pytest.mark.parametrize(
    ("text", "found"), [("0.5", True), ("a / b", True), ("float(a)", True), ("a // 2", False)]
)
def test_floats_are_seen(text: str, *, found: bool) -> None:
    assert bool(list(floats(ast.parse(text)))) == found


def test_the_domain_counts_in_integers() -> None:
    assert DOMAIN
    for path in DOMAIN:
        found = list(floats(ast.parse(path.read_text(encoding="utf-8"))))
        assert not found, f"{path}: {[ast.unparse(node) for node in found]}"


def named(tree: ast.AST) -> Iterator[str]:
    """Yield what is imported, and every text: one may be handed to ``import_module``."""
    yield from imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def importers_of_the_core(package: Path) -> set[str]:
    """Name the modules that import ``imperiale._native``, which lint-imports cannot see."""
    return {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for name in named(ast.parse(path.read_text(encoding="utf-8")))
        if name.startswith("imperiale._native")
    }


@pytest.mark.parametrize(
    "text",
    [
        "import imperiale._native",
        "from imperiale import _native",
        "from imperiale._native import version",
        "def late():\n    from imperiale import _native as core",
        "from . import _native",
        "from importlib import import_module\nimport_module('imperiale._native')",
    ],
)
def test_an_import_of_the_core_is_seen(tmp_path: Path, text: str) -> None:
    (tmp_path / "planted.py").write_text(text)
    assert importers_of_the_core(tmp_path) == {"planted.py"}


def test_one_module_imports_the_core() -> None:
    assert importers_of_the_core(PACKAGE) <= {"engine/native.py"}
