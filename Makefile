# `make play` and `make test` set everything up and do the main job; a second run reuses what is there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

FRONT := $(shell find web -name node_modules -prune -o -type f -print)

.PHONY: play front front-check test check format bench clean

play: .make/package .make/front
	@$(BIN)/zashiki

front: .make/front

front-check: .make/front
	web/npm run --silent lint
	web/npm run --silent check
	web/npm test --silent

test: .make/dev
	$(BIN)/python -m pytest -m "not ci" -n 2

check: .make/dev
	$(BIN)/ruff format --check -q src tests benchmarks scripts examples setup.py
	$(BIN)/ruff check -q src tests benchmarks scripts examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -m "not ci and not slow" -n 2

format: .make/dev
	$(BIN)/ruff format src tests benchmarks scripts examples setup.py
	$(BIN)/ruff check --fix src tests benchmarks scripts examples setup.py
	[ ! -d web/node_modules ] || web/npm run --silent format

bench: .make/package
	$(BIN)/zashiki bench

clean:
	rm -rf $(VENV) .make build dist src/*.egg-info src/zashiki/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	rm -rf examples/*/build examples/*/*.egg-info
	find src examples -name '*.so' -delete -o -name '*.c' !  -path '*/bench/*' -delete

# The virtual environment, and the package in it, installed in place: the core is compiled where there is a C compiler.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

.make/package: $(BIN)/python pyproject.toml setup.py $(CORE)
	@mkdir -p .make
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-input -c requirements.lock "setuptools>=77" "Cython>=3.1,<4"
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-input --no-build-isolation -c requirements.lock -e .
	@touch $@

# The front end, built into the package. Not by `npm ci`: it wants an optional package of Vite for Windows that not every registry has.
.make/front: $(BIN)/python $(FRONT)
	@mkdir -p .make
	web/npm install --no-save --silent --no-audit --no-fund
	web/npm run --silent build >/dev/null
	@touch $@

.make/dev: .make/package requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-input -r requirements.lock
	@touch $@
