# `make` alone lists the commands. Stamps in .venv keep re-runs fast and off the network.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/tools.stamp
INSTALLED := $(VENV)/installed.stamp
LAB := $(VENV)/lab.stamp
NATIVE := $(shell find native/include native/src CMakeLists.txt _build/backend.py -type f)
NATIVE_TESTS := $(addprefix build/native-test/,core_test solve_test lone_test simple_test ending_test equity_test fleet_test fuzz)
STUB := src/imperiale/_native.pyi
PAGE := src/imperiale/server/static/index.html
PAGE_FROM := $(shell find web/src web/public -type f) $(wildcard web/*.json web/*.ts web/*.js web/*.html) \
  $(wildcard src/imperiale/locales/*.ftl) _build/page.py
WORKERS ?= auto
DEALS ?= 1000000
WHOLE_DEALS ?= 1000

.PHONY: chances-check help play terminal page page-check lighthouse screenshots test system native-test native-threads check static stub protocol fuzz native-fuzz solve-check \
  proof-solver proof-kill proof-parties proof-lines proof-leaks proof-fleet proof-workers proof-deploy load bench concepts ladder anchors lock clean \
  docs dist dist-check licences sbom

help:
	@echo "make play    install what is needed, and open the table in a browser"
	@echo "make terminal  install what is needed, and start the table in the terminal"
	@echo "make test    install what is needed and run every test"
	@echo "make check   style, types, import contracts, then every test"
	@echo "make page    build the page of the server into the package"
	@echo "make lighthouse  how Lighthouse judges the page"
	@echo "make screenshots  every page in every size and language, by day and by night, in build/screenshots"
	@echo "make fuzz    100,000 random deals for every rule set and number of players (a quarter of an hour)"
	@echo "make native-fuzz  a million deals in the core alone; DEALS=1000 makes it a smaller one"
	@echo "make native-threads  threads that solve at one time, watched for races"
	@echo "make solve-check  1,000 whole deals solved by the core and by the reference (half an hour)"
	@echo "make proof-solver  100,000 positions by all rules solved, and tried to the end (some minutes)"
	@echo "make proof-kill   the server killed 200 times in mid-game (ten minutes); COUNT=20 makes it fewer"
	@echo "make proof-lines  1,000 games over lines that drop, double, swap and delay frames (half an hour)"
	@echo "make proof-leaks  10,000 pairs of games that differ in hidden cards only (half an hour)"
	@echo "make proof-fleet  5,000 deals of every rule set, by the core and by the domain (five minutes)"
	@echo "make proof-parties  a whole partie of every rule set and number of players, in a browser; RULES=foster plays some"
	@echo "make proof-workers  two servers of one game, Redis silent for half a minute, PostgreSQL killed"
	@echo "make proof-deploy  the steps of the container file, and a partie on what they install"
	@echo "make load    how long a move takes at 100 tables of one server"
	@echo "make chances-check  ten million deals at random beside the exact chances"
	@echo "make bench   speed against other card engines"
	@echo "make protocol  renew the types of the frames for the page"
	@echo "make concepts  what a value among three and four costs and gains, measured"
	@echo "make ladder  play on at the ladder of agents and write its page (hours; interrupt it when you like)"
	@echo "make anchors  how strong the levels of the computer are, for the ratings, by the ladder"
	@echo "make lock    renew the lock files from pyproject.toml"
	@echo "make docs    the pages of docs/ as a site, with the notebooks run, in build/docs"
	@echo "make dist    the sdist and a wheel, in build/dist"
	@echo "make dist-check  install both into empty environments, without Node or a compiler"
	@echo "make licences  renew the list of licences of all that is used"
	@echo "make sbom    the software bill of materials, in build/sbom"
	@echo "make clean   remove everything that was made"

play: $(INSTALLED) $(PAGE)
	@$(BIN)/imperiale serve

terminal: $(INSTALLED)
	@$(BIN)/imperiale

test: system $(INSTALLED) $(LAB) $(PAGE) native-test
	$(BIN)/pytest -n $(WORKERS) --cov

# What the tests run and pip cannot install: told before minutes are spent.
system:
	@missing=""; \
	for name in chromium tmux redis-server; do \
	  command -v $$name >/dev/null || missing="$$missing $$name"; \
	done; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  missing="$$missing postgresql"; \
	if test -n "$$missing"; then \
	  echo "The tests need what is not installed:$$missing. On Debian: apt install$$missing" >&2; \
	  exit 1; \
	fi

# The core by itself: no Python, and every misstep in memory or arithmetic ends it.
native-test: $(NATIVE_TESTS)
	for test in $^; do $$test || exit 1; done

build/native-test/%: native/tests/%.cpp $(wildcard native/tests/*.hpp) $(NATIVE)
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O1 -g -Wall -Wextra -Wpedantic -Wconversion \
	  -fsanitize=address,undefined -fno-sanitize-recover=all \
	  -Inative/include $< -o $@

# Races between threads; the sanitizer wants memory where it expects it, so it is not moved about.
native-threads: build/native-threads
	setarch $$(uname -m) -R build/native-threads

build/native-threads: native/tests/threads_test.cpp $(wildcard native/tests/*.hpp) $(NATIVE)
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O1 -g -Wall -Wextra -Wpedantic -Wconversion \
	  -fsanitize=thread -Inative/include $< -o $@

check: static test

static: $(INSTALLED) $(LAB)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/basedpyright
	$(BIN)/lint-imports

fuzz: $(INSTALLED)
	$(BIN)/python -m tests.properties.fuzz

page: $(PAGE)

# Node is that of the machine, or the one that comes with the tools.
$(PAGE): $(TOOLS) $(PAGE_FROM)
	@echo "Building the page ..."
	@$(BIN)/python _build/page.py

# Lighthouse on Debian's Chromium; on a busy machine its figures are lower than they are.
lighthouse: $(INSTALLED) $(PAGE) build/lighthouse/node_modules
	$(BIN)/python -m benchmarks.lighthouse

build/lighthouse/node_modules:
	npm install --prefix build/lighthouse --no-audit --no-fund --loglevel=error lighthouse@12.2.3

# For people to look at; LANGUAGES="fr lt" makes some of them.
screenshots: $(INSTALLED) $(PAGE)
	$(BIN)/python -m tests.e2e.screenshots $(LANGUAGES)

# The page's own types and modules.
page-check: $(PAGE)
	@$(BIN)/python _build/page.py check test

# The stub of the core, renewed from the built module; a test holds the committed copy to it.
stub: $(INSTALLED)
	$(BIN)/python -m nanobind.stubgen -q -m imperiale._native -o $(STUB)

# The types of the frames between page and server; a test holds the committed copy to them.
protocol: $(INSTALLED)
	$(BIN)/python -m imperiale.server.typescript > build/protocol.ts
	mv build/protocol.ts web/src/lib/protocol.ts

$(TOOLS): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Imperiale needs Python 3.11 or later; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Installing the tools of requirements.lock into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# What the tests need besides the tools, and a player never: requirements-lab.lock holds both.
$(LAB): requirements-lab.lock $(TOOLS)
	@echo "Installing what the tests need of requirements-lab.lock ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-lab.lock
	@touch $@

# Editable: a change under src is live; only a change of the core or of the metadata builds again.
$(INSTALLED): $(TOOLS) pyproject.toml $(NATIVE)
	@echo "Building imperiale ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	  --config-settings build-dir=build/native --editable .
	@touch $@

bench: build/bench/bench.stamp
	build/bench/bin/python -m benchmarks

build/bench/bench.stamp: pyproject.toml $(NATIVE)
	$(PYTHON) -m venv build/bench
	build/bench/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[bench,envs]'
	@touch $@

# The notebooks are run; a link that leads nowhere ends it.
docs: $(INSTALLED) $(LAB)
	$(BIN)/sphinx-build -q -W -n --keep-going docs build/docs

licences: $(INSTALLED) $(LAB)
	$(BIN)/python _build/licences.py

sbom: $(LAB)
	@mkdir -p build/sbom
	$(BIN)/cyclonedx-py requirements --output-reproducible -o build/sbom/play.json requirements.lock
	$(BIN)/cyclonedx-py requirements --output-reproducible -o build/sbom/lab.json requirements-lab.lock
	$(BIN)/python _build/page.py sbom > build/sbom/page.json

dist: $(INSTALLED) $(LAB) $(PAGE)
	rm -rf build/dist
	$(BIN)/python -m build --no-isolation --outdir build/dist

dist-check: dist
	$(BIN)/python _build/dist_check.py build/dist

# Hours; it goes on where it was left.
ladder: $(INSTALLED)
	nice $(BIN)/python -m benchmarks.ladder

# A million deals by any rules, played at random and then well; the checks stay on.
native-fuzz: build/native-fuzz
	build/native-fuzz $(DEALS)

build/native-fuzz: native/tests/fuzz.cpp $(wildcard native/tests/*.hpp) $(NATIVE)
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O2 -Wall -Wextra -Inative/include $< -o $@

# Whole deals by the core and by the Python reference: two seconds of processor time each.
# It goes on where it was left.
solve-check: $(INSTALLED)
	$(BIN)/python -m tests.native.full_deals $(WHOLE_DEALS) --out build/solve-check.jsonl

# What the solver says, by every line: late positions by all rules, and whole deals cold and warm.
proof-solver: $(INSTALLED)
	$(BIN)/python -m tests.native.every_line $(or $(COUNT),100000)

# The proofs of the server at their full size; the suite holds a small one of each.
proof-kill: $(INSTALLED)
	$(BIN)/python -m tests.server.test_kill $(or $(COUNT),200)

proof-lines: $(INSTALLED)
	$(BIN)/python -m tests.server.test_bad_lines $(or $(COUNT),1000)

proof-leaks: $(INSTALLED)
	$(BIN)/python -m tests.server.test_leaks $(or $(COUNT),10000)

proof-fleet: $(INSTALLED) $(LAB)
	$(BIN)/python -m tests.envs.test_fleet $(or $(COUNT),5000)

proof-parties: $(INSTALLED) $(PAGE)
	$(BIN)/python -m tests.e2e.parties $(RULES)

proof-workers: $(INSTALLED)
	$(BIN)/python -m tests.scale.test_workers $(or $(SECONDS),30)

proof-deploy: $(INSTALLED)
	$(BIN)/python -m tests.scale.deploying

# The load comes from the same machine; with nothing else on it the figures are those of the guide.
load: $(INSTALLED)
	$(BIN)/python -m benchmarks.load --tables 100 --seconds 30

# Ten million deals, drawn and looked at by a program of its own, beside the exact chances.
chances-check: build/chances $(INSTALLED)
	build/chances 10000000 1708 | $(BIN)/python -m benchmarks.chances

build/chances: benchmarks/chances.cpp
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O2 -Wall -Wextra -Wpedantic $< -o $@

# What a value is among three and four: the figures of docs/decisions/0010.
concepts: build/concepts
	build/concepts

build/concepts: benchmarks/concepts.cpp native/tests/deals.hpp $(NATIVE)
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O2 -Wall -Wextra -Inative/include $< -o $@

LOCKING := --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --custom-compile-command "make lock" --upgrade

# How strong the levels of the computer are, for the ratings of people, by what the ladder has found.
anchors: $(INSTALLED)
	$(BIN)/python -m benchmarks.anchors

lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	build/lock/bin/uv pip compile $(LOCKING) --group dev pyproject.toml -o requirements.lock
	build/lock/bin/uv pip compile $(LOCKING) --group dev --group lab \
	  --extra envs --extra sim --extra cluster --constraint requirements.lock \
	  pyproject.toml -o requirements-lab.lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/imperiale/server/static .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache
