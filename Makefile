# The whole developer interface. `make play` and `make test` set everything up by themselves.
PY ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
PLAYER := build/player/.ready
MODULES := client/node_modules/.develop

BROWSER := $(VENV)/.browser
PAGE := src/anpfiff/server/static/index.html

SOURCES := $(shell find src -path src/anpfiff/server/static -prune -o -type f -not -name '*.pyc' -print)
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print)

.PHONY: play terminal test test-sources test-page test-compiled test-installed format check check-sources check-client check-units compile compile-if-possible client browser screens protocol clones site stress mutants bench bench-server wheel install lock clean

play:  ## start the server and open it in the browser
	@$(MAKE) --no-print-directory --jobs=2 $(PLAY) $(PAGE)
	@$(BIN)/python tools/play.py serve $(ARGS)

GAME ?= finale

terminal: $(PLAY)  ## start a match in the terminal: Finale, or GAME=world_cup, GAME=fussball_fieber, GAME=hat_trick
	@$(BIN)/python tools/play.py play $(GAME) $(ARGS)

# What is done at the same time is told one after the other, by a make that can.
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test:  ## the whole suite: checks, the sources, the compiled engine, the page
	@rm -rf build/suite
	@$(TIMED) setup-and-checks $(MAKE) --no-print-directory --jobs=3 $(TIDY) FOR_TESTS=1 compile-if-possible browser check site
	@$(TIMED) sources $(MAKE) --no-print-directory test-sources
	@$(TIMED) compiled $(MAKE) --no-print-directory test-compiled
	@$(TIMED) page $(MAKE) --no-print-directory test-page
	@$(TIMED) installed $(MAKE) --no-print-directory test-installed
	@$(PY) tools/suite.py summary

TIMED := $(PY) tools/suite.py time

# The tests start hundreds of programs. What Python compiled of them is kept in build/, even where the machine says that
# nothing be kept: else each of them compiles every module again.
test-sources test-page test-compiled test-installed: export PYTHONDONTWRITEBYTECODE :=
test-sources test-page test-compiled test-installed: export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

# Some tests wait for clocks and other programs: one more worker than there are processors.
WORKERS = $(shell expr $$(nproc) + 1)

# A test that fails is tried once more, alone. What passes only then depends on load or on luck: the summary names it.
PYTEST = $(BIN)/python tools/suite.py pytest -q -n $(WORKERS) --dist worksteal

# On the sources: the engine, the stories of all rules, texts and golden matches, and the laws of one game in turn.
STORIES := tests/core tests/cards tests/football tests/real_box tests/test_errors.py
SOURCE_TESTS := tests/architecture tests/words $(STORIES) tests/games tests/conformance/test_laws.py README.md docs

test-sources: $(READY) $(PAGE)
	@ANPFIFF_LAWS=turn $(PYTEST) -p no:schemathesis $(SOURCE_TESTS) $(ARGS)

# On the compiled engine, which is what people run: golden matches, perft and all laws of all games, and what uses it:
# server, command line, bots, lab, environments. The stories of single rules have been told on the sources.
COMPILED_TESTS := tests --ignore-glob='tests/games/*/*' \
	$(foreach path,tests/architecture tests/words tests/browser tests/installed $(STORIES),--ignore=$(path))

test-compiled: $(READY) $(PAGE) compile-if-possible
	@if [ -e build/compiled/.ready ]; then \
		PYTHONPATH=build/compiled ANPFIFF_BUILD=compiled $(PYTEST) $(COMPILED_TESTS) $(ARGS); \
	else \
		echo "*** no C compiler with Python's headers here: these tests run on the sources, and take longer ***"; \
		$(PYTEST) $(COMPILED_TESTS) $(ARGS); \
	fi

# Behind the page stands the compiled engine, where there is one. The browser's driver keeps an event loop of its own
# running, so the page has a run of its own.
test-page: $(READY) $(PAGE) $(MODULES) $(BROWSER) site compile-if-possible
	@PYTHONPATH=$$([ ! -e build/compiled/.ready ] || echo build/compiled) $(PYTEST) -p no:schemathesis tests/browser $(ARGS)

test-installed: $(READY) $(PAGE) $(BROWSER) compile-if-possible
	@[ ! -e build/compiled/.ready ] || $(BIN)/python -m pytest -q tests/installed

# The compiled engine needs a C compiler and Python's headers. Without them a player's machine is told so; CI fails.
compile-if-possible: $(READY)
	@if $(BIN)/python tools/engine.py --can-compile || [ -n "$$CI" ]; then \
		$(MAKE) --no-print-directory build/compiled/.ready; \
	else \
		rm -rf build/compiled; \
	fi

browser: $(BROWSER)  ## a Chromium for the tests of the page: the machine's own, Debian's, or Playwright's

$(BROWSER): $(READY)
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core > /dev/null; } \
		|| $(BIN)/playwright install chromium
	@touch $@

screens: $(READY) $(PAGE) $(MODULES) $(BROWSER)  ## every screen in every size, theme and language, large moments and lessons as strips; SHOTS=folder keeps the pictures
	ANPFIFF_EVERY_LOOK=1 ANPFIFF_SHOTS=$(SHOTS) $(BIN)/python -m pytest -q -n auto tests/browser/test_screens.py tests/browser/test_screens_beside.py tests/browser/test_films.py tests/browser/test_lessons.py

format: $(READY) $(MODULES)  ## format everything, the sources and the client
	$(BIN)/ruff format .
	$(BIN)/python tools/page.py npm run format --silent

check: check-sources check-client check-units  ## format, lint, types and floors; the client's format, lint, types and units

check-sources: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# What was checked is kept, too. The units of the client also read words, and matches that the engine has recorded.
check-client: build/checked/client
check-units: build/checked/units

build/checked/client: $(CLIENT) $(MODULES)
	@$(PY) tools/page.py npm run check --silent
	@mkdir -p $(@D) && touch $@

build/checked/units: $(CLIENT) $(SOURCES) $(wildcard tests/*.py tests/server/*.py) $(READY) $(PAGE) $(MODULES)
	@$(PY) tools/page.py npm test --silent
	@mkdir -p $(@D) && touch $@

compile: build/compiled/.ready  ## compile core, football, games and bots with mypyc

# In a player's environment, which has less than ours: what is compiled must need no more.
build/compiled/.ready: $(PLAYER) locks/compile.lock tools/engine.py tools/play.py $(SOURCES)
	build/player/bin/python tools/play.py --compile > build/compile.log 2>&1 || (cat build/compile.log && exit 1)

$(PLAYER): locks/play.lock tools/environment.py
	@$(PY) tools/environment.py play build/player
	@touch $@

client: $(PAGE)  ## build the page

$(PAGE): tools/page.py $(CLIENT)
	@$(PY) tools/page.py
	@touch $@

$(MODULES): client/package-lock.json
	@$(PY) tools/page.py npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Whoever plays waits for few packages of the page; whoever tests needs all of them, and fetches them once.
ifdef FOR_TESTS
$(PAGE): | $(MODULES)
else
$(MODULES): | $(PAGE)
endif

protocol: $(READY)  ## regenerate the client's types and the tables in docs/protocol.md: from the server's messages and the games' views
	$(BIN)/python -m tools.typescript > client/src/generated/protocol.ts
	$(BIN)/python -m tools.view_types client/src/skins
	$(BIN)/python -m tools.field_tables docs/protocol.md

clones: $(READY)  ## regenerate the clones of the games' states from the fields they declare
	$(BIN)/python -m tools.clones

SITE ?= build/site
WHEELS := build/wheels/.ready
PLATFORM := --only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14

site: $(SITE)/anpfiff-site.json  ## a page that needs no server, in build/site or SITE=folder

$(SITE)/anpfiff-site.json: $(READY) $(PAGE) $(MODULES) $(WHEELS) $(SOURCES)
	@$(BIN)/anpfiff site $(SITE) --runtime client/node_modules/pyodide --wheels build/wheels

$(WHEELS): locks/site.lock $(READY)
	@$(BIN)/python -m pip download -q --disable-pip-version-check --require-hashes --no-deps $(PLATFORM) --dest build/wheels -r locks/site.lock
	@touch $@

STRESS_TESTS := tests/server/stress tests/server/scenes tests/server/log/test_host.py tests/referee/test_rubbish.py

stress: build/compiled/.ready  ## kills, schedules of faults, scenes and floods at full length; `make test` has a small run of each
	ANPFIFF_STRESS=1 PYTHONPATH=build/compiled ANPFIFF_BUILD=compiled $(BIN)/python -m pytest -q $(STRESS_TESTS) $(ARGS)

mutants: $(READY) $(PAGE) $(MODULES)  ## make small wrong changes, and see that a test notices each
	$(BIN)/python tools/mutants.py $(ARGS)

bench-server: build/compiled/.ready  ## how many people one server holds
	PYTHONPATH=build/compiled $(BIN)/python -m bench.server $(ARGS)

bench: build/compiled/.ready $(PEERS)/.ready  ## speed, as ratios to other engines in one run
	PYTHONPATH=build/compiled $(BIN)/python -m bench $(ARGS)

wheel: $(READY) $(PAGE)  ## a source archive, a pure wheel and a compiled one, in dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist
	ANPFIFF_PURE=1 $(BIN)/python -m hatchling build -t wheel
	$(BIN)/python -m hatchling build -t wheel

install: $(READY)  ## everything into .venv; nothing is run

$(PLAY): locks/play.lock tools/environment.py
	@$(PY) tools/environment.py play
	@touch $@

$(READY): locks/develop.lock pyproject.toml $(PLAY)
	@$(PY) tools/environment.py develop
	@touch $@

$(PEERS)/.ready: locks/peers.lock
	$(PY) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r locks/peers.lock
	@touch $@

lock:  ## pin all dependencies again (needs uv)
	uv pip compile pyproject.toml $(LOCK) -o locks/play.lock
	uv pip compile pyproject.toml --all-extras --group dev --constraint locks/play.lock $(LOCK) -o locks/develop.lock
	uv pip compile pyproject.toml --extra postgres --extra metrics --extra push --extra pictures --constraint locks/develop.lock $(LOCK) -o locks/host.lock
	uv pip compile --group pyproject.toml:compile --constraint locks/develop.lock $(LOCK) -o locks/compile.lock
	uv pip compile --group pyproject.toml:page --constraint locks/develop.lock $(LOCK) -o locks/page.lock
	uv pip compile --group pyproject.toml:site --constraint locks/play.lock $(LOCK) -o locks/site.lock
	uv pip compile --group pyproject.toml:peers $(LOCK) -o locks/peers.lock

LOCK := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

clean:
	rm -rf $(VENV) $(PEERS) build dist client/node_modules src/anpfiff/server/static
