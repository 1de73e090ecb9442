# Estafette's everyday commands. `make help` lists them.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PACKAGES := config campaigns battles orders
RUNTIME := $(VENV)/.runtime
READY := $(VENV)/.ready
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
COMPILE := $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe

.PHONY: messages help install compiled demo test explore lint format bench fuzz migrations lock docs examples

help:  ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(RUNTIME): requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(PIP) -r requirements.lock
	@touch $@

$(READY): $(RUNTIME) requirements-dev.lock
	$(PIP) -r requirements-dev.lock
	@touch $@

install: compiled  ## make the virtual environment, install what is locked, compile what commands load

compiled: $(RUNTIME)
	@$(BIN)/python -m compileall -q $(PACKAGES)
	@$(BIN)/python -m config.kept_programs

demo: install  ## set everything up, play a turn of a battle and of a campaign by mail, leave the site running (ONCE=1: end after it)
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py demo $(if $(ONCE),--once)

test: $(READY) compiled  ## run the tests, two at a time
	@$(BIN)/python -m compileall -q tests
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q

explore: $(READY)  ## run the tests with fresh dice and fresh examples, which may find what nobody thought of
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q --hypothesis-profile exploring

lint: $(READY)  ## format, lint, types, import rules, migrations: exactly what CI checks
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run

format: $(READY)  ## let the formatter and the linter mend what they can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY)  ## print the benchmarks' tables
	$(BIN)/python -m benchmarks

fuzz: $(READY)  ## feed broken mails and sheets to their readers (SECONDS=120: for each; better with the extra `fuzz`)
	$(BIN)/python -m fuzz --seconds $(or $(SECONDS),120)

docs: $(READY)  ## write the pages that are made from the code
	$(BIN)/python manage.py rules_page mini-nap carolus-rex old-trousers campaign
	$(BIN)/python manage.py rules_page big-napoleonic-battles

examples: $(READY)  ## draw the example documents of docs/examples anew
	$(BIN)/python manage.py examples

migrations: $(READY)  ## write a migration for what has changed in the models; those that exist are never changed
	$(BIN)/python manage.py makemigrations campaigns orders

lock: $(READY)  ## choose versions anew within the bounds of pyproject.toml
	$(COMPILE) --extra postgres --extra webhook --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra postgres --extra webhook --extra dev --output-file requirements-dev.lock pyproject.toml

messages: $(READY)  ## write or renew the catalogue of a language (LANG=fr)
	$(BIN)/python manage.py makemessages --locale $(LANG) --ignore .venv --ignore var
