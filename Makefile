# The whole developer interface. `make play` and `make test` set everything up by themselves.
PY ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
READY := $(VENV)/.ready

BROWSER := $(VENV)/.browser
PAGE := src/anpfiff/server/static/index.html

.PHONY: play terminal test test-pure test-page test-compiled check compile compile-if-possible client browser screens protocol soak bench bench-stadium install lock clean

play: $(READY) $(PAGE)  ## start the stadium and open it in the browser
	@$(BIN)/anpfiff serve $(ARGS)

GAME ?= finale

terminal: $(READY)  ## start a match in the terminal: Finale, or GAME=world_cup, GAME=fussball_fieber, GAME=hat_trick
	@$(BIN)/anpfiff play $(GAME) $(ARGS)

test: $(READY) $(PAGE)  ## the whole suite: checks, the sources, the page, the compiled engine
	@$(MAKE) --no-print-directory --jobs=3 check compile-if-possible browser
	@$(MAKE) --no-print-directory test-pure test-page test-compiled

test-pure: $(READY) $(PAGE)
	$(BIN)/python -m pytest -q -n auto --ignore=tests/browser $(ARGS)

# The browser's driver keeps an event loop of its own running, so the page has a run of its own. Fans mostly wait: one more
# of them than there are processors.
test-page: $(READY) $(PAGE) $(BROWSER)
	$(BIN)/python -m pytest -q -n $(shell expr $$(nproc) + 1) tests/browser

# What the compiled engine can change: everything but texts, the store, clusters, and how the server stands up to rough
# treatment.
ENGINE := tests/core tests/football tests/bots tests/games tests/conformance tests/lab tests/referee tests/cli tests/server \
	--ignore=tests/server/hard --ignore=tests/server/store --ignore=tests/lab/test_cluster.py

test-compiled: $(READY) $(PAGE) compile-if-possible
	@if [ -e build/compiled/.ready ]; then \
		PYTHONPATH=build/compiled ANPFIFF_BUILD=compiled $(BIN)/python -m pytest -q -n auto $(ENGINE) $(ARGS); \
	else \
		echo "*** no C compiler with Python's headers here: the compiled engine was NOT tested ***"; \
	fi

# The compiled engine needs a C compiler and Python's headers. Without them a player's machine is told so; CI fails.
compile-if-possible: $(READY)
	@if $(BIN)/python hatch_build.py --can-compile || [ -n "$$CI" ]; then \
		$(MAKE) --no-print-directory build/compiled/.ready; \
	else \
		rm -rf build/compiled; \
	fi

browser: $(BROWSER)  ## a Chromium for the tests of the page: the machine's own, Debian's, or Playwright's

$(BROWSER): $(READY)
	@command -v chromium > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core > /dev/null; } \
		|| $(BIN)/playwright install chromium
	@touch $@

screens: $(READY) $(PAGE) $(BROWSER)  ## every screen in every size, theme and language; SHOTS=folder keeps the pictures
	ANPFIFF_EVERY_LOOK=1 ANPFIFF_SHOTS=$(SHOTS) $(BIN)/python -m pytest -q -n auto tests/browser/test_screens.py

check: $(READY) $(PAGE)  ## format, lint, types and floors; the client's types and units
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python hatch_build.py --npm run check --silent
	$(BIN)/python hatch_build.py --npm test --silent

compile: build/compiled/.ready  ## compile core, football, games and bots with mypyc

build/compiled/.ready: $(READY) hatch_build.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.sql' -o -name '*.css')
	$(BIN)/python hatch_build.py > build-compile.log 2>&1 || (cat build-compile.log && exit 1)
	@rm -f build-compile.log && touch $@

client: $(PAGE)  ## build the page

$(PAGE): $(READY) $(shell find client -path client/node_modules -prune -o -type f -print)
	@echo "building the page ..."
	@$(BIN)/python hatch_build.py --client
	@touch $@

protocol: $(READY)  ## write the client's types anew from the server's
	$(BIN)/python -m anpfiff.server.typescript > client/src/protocol.ts

soak: build/compiled/.ready  ## kill the server again and again, on SQLite and on two nodes with PostgreSQL
	PYTHONPATH=build/compiled $(BIN)/python -m tests.server.hard.soak $(ARGS)

bench-stadium: build/compiled/.ready  ## how many people one stadium holds
	PYTHONPATH=build/compiled $(BIN)/python -m bench.stadium $(ARGS)

bench: build/compiled/.ready $(PEERS)/.ready  ## speed, as ratios to other engines in one run
	PYTHONPATH=build/compiled $(BIN)/python -m bench $(ARGS)

install: $(READY)  ## everything into .venv; nothing is run

$(READY): requirements.lock pyproject.toml
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Anpfiff needs Python 3.11 or newer; say which with: make PY=python3.12 ..." && exit 1)
	@echo "setting up $(VENV) (once, about half a minute) ..."
	@$(PY) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(PEERS)/.ready: bench/peers.lock
	$(PY) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r bench/peers.lock
	@touch $@

lock:  ## pin all dependencies anew (needs uv)
	uv pip compile pyproject.toml --group dev $(LOCK) -o requirements.lock
	uv pip compile --group pyproject.toml:peers $(LOCK) -o bench/peers.lock

LOCK := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

clean:
	rm -rf $(VENV) $(PEERS) build dist client/node_modules src/anpfiff/server/static
