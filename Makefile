# Tatami. `make` alone says what there is. Needs Python 3.11 or newer; everything else is installed
# into this folder, at the versions in uv.lock.

PYTHON ?= python3
GAME ?= seven-ronin
N ?=
SEED ?= 1
# make proof: all of it, or only the tenth with this number (0 to 9).
TENTH ?=

# An installed uv, if it is new enough to know our lock file; otherwise one of our own.
UV := $(shell uv sync --no-default-groups --help >/dev/null 2>&1 && command -v uv || echo .tools/bin/uv)
RUN := .venv/bin/python
SCENES := tests/engine tests/games tests/tables tests/front

.DEFAULT_GOAL := help
.PHONY: help play run install doctor backup restore move forget verify replay check test proof lint format types changed imports unit bench simulate balance campaigns strengths storm mutants release pictures clean

help: ## Show these lines
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(UV) ## Play in the browser on a local table; with DISCORD_TOKEN, on Discord
	@$(UV) sync --quiet --locked --inexact --no-default-groups --group local
	@$(RUN) -m bot

run: $(UV) ## Run the bot on Discord with the settings in .env
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot --discord

install: $(UV) ## Install what the bot needs on Discord, with the Python of this system
	@UV_PYTHON_PREFERENCE=only-system $(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m compileall -q bot renderers

doctor: $(UV) ## Check the settings, the machine, the database and Discord, and say what to do
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.host doctor

backup: $(UV) ## Write a backup while the bot runs: make backup FILE=tatami.sqlite3 (or a new one in data/backups)
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.host backup $(if $(FILE),"$(FILE)")

restore: $(UV) ## Replace the database by a backup while the bot is stopped: make restore FILE=tatami.sqlite3
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.host restore $(if $(FILE),"$(FILE)")

move: $(UV) ## Copy a SQLite database to PostgreSQL while the bot is stopped: make move TO=postgresql://…
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.host move $(if $(TO),"$(TO)")

forget: $(UV) ## Delete data while the bot is stopped: make forget MEMBER=1234 (or SERVER=1234, or BEFORE=2026-01-01)
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.host forget $(if $(MEMBER),--member $(MEMBER)) $(if $(SERVER),--server $(SERVER)) $(if $(BEFORE),--before $(BEFORE))

verify: $(UV) ## Check the file of a table: make verify FILE=table-3.json POSTED="3-0:0f3a… 3-2:77aa…"
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.verify $(if $(FILE),"$(FILE)") $(POSTED)

replay: $(UV) ## Play a finished game again, from the file of a report: make replay FILE=report-3.json
	@$(UV) sync --quiet --locked --inexact --no-default-groups
	@$(RUN) -m bot.replay $(if $(FILE),"$(FILE)")

# For `make release`: the commit at which a ring passed, if everything was committed.
passed = @if changed=$$(git status --porcelain 2>/dev/null) && [ -z "$$changed" ]; then \
	mkdir -p build && git rev-parse HEAD >build/passed-$(1); fi

check: lint changed imports ## The inner loop, a minute: style, types of what changed, scenes
	$(RUN) -m pytest -n auto --dist worksteal $(SCENES) -m "not (slow or proof or browser)"

test: lint types imports unit ## Before a commit, six minutes: style, types, import rules, tests
	$(call passed,test)

# Cases that cost much: storms, kills, power cuts, PostgreSQL, languages, every sample, random games by the
# hundred, most browser tests.
proof: .venv/dev ## Before a release, an hour: all that `make test` leaves (TENTH=3 for one tenth of it)
	$(RUN) -m pytest -n auto --dist worksteal -m proof $(if $(TENTH),--tenth $(TENTH))
	$(if $(TENTH),,$(call passed,proof))

lint: .venv/dev
	$(RUN) -m ruff check --no-cache .
	$(RUN) -m ruff format --check .

format: .venv/dev ## Let ruff mend the style
	$(RUN) -m ruff check --fix .
	$(RUN) -m ruff format .

types: .venv/dev
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(RUN) -m pyright

# Since the commit before the last: what is being written, and what was just committed.
changed: .venv/dev
	@files=$$(git diff --name-only --diff-filter=d HEAD~1 -- 'bot/*.py' 'renderers/*.py' 'tests/*.py' 'bench/*.py'); \
	[ -z "$$files" ] || PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(RUN) -m pyright $$files

imports: .venv/dev
	.venv/bin/lint-imports

unit: .venv/dev
	$(RUN) -m pytest -n auto --dist worksteal -m "not proof"

bench: GAME =
bench: .venv/dev ## Measure speed and memory of all games, ten minutes (or of one: GAME=senjutsu)
	$(RUN) -m bench $(GAME)

simulate: .venv/dev ## Let the AI seats play for four minutes (or N=1000 games of each kind)
	$(RUN) -m bench.simulate $(GAME) $(N)

balance: GAME = way-of-the-samurai
balance: simulate ## The same for Way of the Samurai, which has targets of its own

campaigns: .venv/dev ## Let the AI seats walk the Path of Senjutsu Solo (N=200 campaigns)
	$(RUN) -m bench.campaigns $(N)

strengths: GAME =
strengths: .venv/dev ## Compare the strengths of the AI seats (GAME=senjutsu N=200)
	$(RUN) -m bench.strengths $(GAME) $(if $(N),--games $(N))

storm: N = 10
storm: .venv/dev ## Let people and failures loose on a whole bot: make storm SEED=1 N=10
	$(RUN) -m tests.storm $(SEED) $(N)

mutants: N = 120
mutants: .venv/dev ## Make the code wrong in N places and see whether `make test` notices (SEED=1)
	$(RUN) -m bench.mutants $(N) $(SEED)

release: .venv/dev ## Commit and tag a version, after test and proof: make release VERSION=1.2.0
	@$(RUN) -m bench.release $(VERSION)

pictures: .venv/dev ## Draw the README's pictures again
	$(RUN) -m bench.pictures

clean: ## Remove what was installed and cached here (never the database)
	rm -rf .venv .tools .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# Everything a developer needs; rebuilt when the lock file changes.
.venv/dev: uv.lock pyproject.toml | $(UV)
	$(UV) sync --quiet --locked
	@touch $@

.tools/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tatami needs Python 3.11 or newer; name one with PYTHON=…")'
	@echo "Fetching uv, which installs everything else …"
	@$(PYTHON) -m venv .tools || { echo "On Debian and Ubuntu: apt install python3-venv"; rm -rf .tools; exit 1; }
	@.tools/bin/pip install --quiet --disable-pip-version-check uv
