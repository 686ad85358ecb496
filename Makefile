# Two commands: `make run` opens a table, `make test` passes every check. Each does all its own set-up, in .venv/.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: run test format bench clean
.DEFAULT_GOAL := run

run: .venv/run  ## open a table at http://localhost:8000
	@$(BIN)/tablee

test: .venv/dev .venv/browser  ## format, lint, strict types, all tests, in a real browser and on a real PostgreSQL too
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy src tests benchmarks & types=$$!; $(BIN)/pytest && wait $$types  # side by side: tests often wait

format: .venv/dev  ## put the code in shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: .venv/lab  ## our figures, and those of peers beside them
	@$(BIN)/tablee bench
	@$(BIN)/python benchmarks/playouts.py
	@$(BIN)/python benchmarks/search.py

clean:  ## forget the environment and all caches
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
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

.venv/run: .venv/made pyproject.toml constraints.txt
	@echo "Setting up .venv (once)…"
	@PIP_CONSTRAINT=constraints.txt $(INSTALL) --editable .
	@touch $@

.venv/dev: .venv/made pyproject.toml constraints.txt
	@echo "Setting up .venv with the tools (once)…"
	@PIP_CONSTRAINT=constraints.txt $(INSTALL) --editable '.[dev]'
	@touch $@

.venv/lab: .venv/made pyproject.toml constraints.txt
	@echo "Setting up .venv with the laboratory (once)…"
	@PIP_CONSTRAINT=constraints.txt $(INSTALL) --editable '.[lab]'
	@touch $@
