# Estafette's everyday commands. `make help` lists them.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help install test lint format bench demo migrations cases

help:  ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

install: $(READY)  ## make the virtual environment and install what is locked

$(READY): requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	touch $@

test: $(READY)  ## run the tests
	$(BIN)/python -m pytest

lint: $(READY)  ## format check, lint, types, import rules, migrations
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy .
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run

format: $(READY)  ## let the formatter and the linter mend what they can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

migrations: $(READY)  ## write the initial migrations anew from the models (until the first release)
	rm -f campaigns/migrations/0*.py battles/migrations/0*.py orders/migrations/0*.py
	$(BIN)/python manage.py makemigrations campaigns battles orders
