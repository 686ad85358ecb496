# Two commands: `make run` opens a table, `make test` passes every check. Each target does all its own set-up, in .venv/.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
QUICK := not (browser or database or process)
# Some machines forbid Python to keep what it has compiled. Each of the hundreds of processes of the tests would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test check lint lint-js types format docs bench clean
.DEFAULT_GOAL := run

run: .venv/run  ## open a table at http://localhost:8000
	@$(BIN)/tablee

test: .venv/dev .venv/browser lint lint-js  ## everything: format, lint, strict types, all tests, in a real browser and on a real PostgreSQL too
	@$(MAKE) --no-print-directory types & types=$$!; $(BIN)/pytest; tests=$$?; wait $$types && exit $$tests

check: .venv/dev lint lint-js  ## the quick tier: the same without the tests that need a browser, a database or another process
	@$(MAKE) --no-print-directory types & types=$$!; $(BIN)/pytest -m '$(QUICK)'; tests=$$?; wait $$types && exit $$tests

lint: .venv/dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

types: .venv/dev
	@$(BIN)/mypy src tests benchmarks examples/driftwood

lint-js: .venv/dev node_modules/.made  ## format, lint and strict types of the browser client, against the server's own messages
	@node_modules/.bin/biome check --error-on-warnings
	@mkdir -p build && $(BIN)/python -m tablee.web.typescript >build/wire.d.ts
	@node_modules/.bin/tsc

format: .venv/dev node_modules/.made  ## put the code in shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@node_modules/.bin/biome check --write

docs: .venv/docs  ## the documentation as a site, in build/site
	@$(BIN)/mkdocs build --strict
	@echo "The site is in build/site: open build/site/index.html"

bench: .venv/bench  ## our figures, and those of peers beside them
	@$(BIN)/tablee bench
	@$(BIN)/python benchmarks/playouts.py
	@$(BIN)/python benchmarks/search.py

clean:  ## forget the environment, all caches and all that was built
	@rm -rf .venv node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit("Tablée needs Python 3.11 or later; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.11") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/browser: .venv/made
	@command -v chromium >/dev/null || { echo "Installing Chromium for the tests of the pages (once)…" && \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The tests of the pages need Chromium. Install it with your system, for instance: sudo apt-get install chromium" >&2; exit 1; }
	@touch $@

node_modules/.made: package.json
	@command -v npm >/dev/null || { echo "Installing Node.js for the tools of the browser client (once)…" && \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nodejs npm >/dev/null; } || \
	  { echo "The browser client is checked with tools that need Node.js. Install it with your system, for instance: sudo apt-get install nodejs npm" >&2; exit 1; }
	@npm install --silent
	@touch $@

.venv/run: .venv/made pyproject.toml constraints.txt
	@echo "Setting up .venv (once)…"
	@$(INSTALL) .
	@touch $@

.venv/dev .venv/docs .venv/bench: .venv/made pyproject.toml constraints.txt
	@echo "Setting up .venv for $(notdir $@) (once)…"
	@$(INSTALL) '.[$(notdir $@)]'
	@touch $@
