# Every command of the project: `make` lists them. Needed: Python 3.11 or newer, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

# What the compiled modules are made of; beside themselves, modules whose types and constants they use.
SOURCES := $(sort $(shell find src/hoodwink -name '*.py' -not -name 'test_*' \
	-not -path '*/terminal/*' -not -path '*/server/*' -not -path '*/envs/*'))

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.PHONY: help setup compile plain play test lint format coverage bench fuzz lock wheel clean always

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: compile ## make .venv with everything needed, the package in it and compiled

play: setup ## play a first game here in the terminal
	$(BIN)/hoodwink tour

test: setup lint ## check style, types and imports, then run all tests
	$(BIN)/pytest -n auto --maxprocesses 8

lint: $(VENV)/package ## check style, types and imports only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/requirements ## write all Python in the project's style
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

compile: $(if $(filter-out 0,$(HOODWINK_PLAIN)),plain,$(VENV)/compiled) ## compile the rules again after a change

plain: $(VENV)/package ## remove the compiled modules, to debug the rules as plain Python
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@rm -f $(VENV)/compiled

fuzz: setup ## give the readers of records and card files 100,000 spoilt inputs each, and more
	HOODWINK_FUZZ=120000 $(BIN)/pytest -n auto --maxprocesses 8 tests/test_readers.py

coverage: plain ## run all tests on plain Python and say which lines none of them reached
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report

bench: setup $(VENV)/bench ## measure again every figure in benchmarks/results.md
	$(BIN)/python benchmarks/run.py

lock: $(VENV)/uv ## pin requirements/*.in again (UPGRADE=1: to the newest releases)
	$(COMPILE) requirements/uv.in --output-file requirements/uv.txt
	$(COMPILE) pyproject.toml --output-file requirements/run.txt
	$(COMPILE) pyproject.toml requirements/dev.in --output-file requirements/dev.txt
	$(COMPILE) requirements/bench.in --output-file requirements/bench.txt

wheel: $(VENV)/uv ## build a source archive and a wheel into dist/
	rm -rf dist
	$(UV) build --python $(BIN)/python --out-dir dist

clean: ## remove all that these commands made
	rm -rf $(VENV) build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

# -- The steps of the set-up, each a file that says when it was done ----------------------------

$(VENV)/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Hoodwink needs Python 3.11 or newer. Name one: make PYTHON=python3.12 …' >&2; exit 1; }
	@echo 'Making $(VENV)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/requirements: requirements/dev.txt $(VENV)/uv
	@echo 'Installing requirements/dev.txt'
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/requirements
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# Plain here, for its commands and its place on the path: the next step compiles it.
$(VENV)/package: pyproject.toml setup.py $(VENV)/requirements
	@HOODWINK_PLAIN=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/compiled: $(SOURCES) $(VENV)/sources $(VENV)/package
	@echo 'Compiling the rules (a minute or so)'
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# Changes when a source comes or goes.
$(VENV)/sources: always | $(VENV)/package
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
