# Everything happens in .venv, which `make` sets up by itself from python3 and requirements/dev.txt.
# src/ is never compiled in place: .venv holds the built package, PYTHONPATH=src runs the pure one.

PYTHON ?= python3
BIN := .venv/bin
# Not compiled beforehand: most of it is never imported, and what is gets compiled then.
PIP := -m pip install -qq --disable-pip-version-check --no-compile --require-hashes -r
LOCK := build/lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-strip-extras --no-emit-index-url \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
# Set outside, the first could put src before the built package; with the second every process, each
# server and each command that the tests start, would compile a thousand modules again.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE
.PHONY: help play test test-all lint bench soak studies mutants interpreters docs coverage format page build lock clean pictures fonts

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: build ## open the tables: a server on SQLite, and the page in your browser
	@$(BIN)/quattrocento

test: checked ## check style, types and doors, then run the tests on the built package
	@$(BIN)/python -m pytest -n auto --dist loadgroup

test-all: checked nginx ## the same with what is thorough: every database, screen and ending, and the package
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m ""

.PHONY: checked
checked:
	@# Side by side, because installing waits for the network and half of the rest uses one core.
	@$(MAKE) --no-print-directory --jobs=3 build style page-test types programs
	@! grep "compiling failed" .venv/quattrocento-build.txt
	@echo "test: running the tests on the $$(sed -n 2p .venv/quattrocento-build.txt) package"

# The server is tested on a real PostgreSQL, which the tests start on loopback and remove
# afterwards; the page in a real browser.
.PHONY: programs chromium postgresql nginx
programs: .venv/ready
	@$(BIN)/python -m scripts.system chromium postgresql

chromium postgresql nginx: .venv/ready
	@$(BIN)/python -m scripts.system $@

pictures: build chromium ## take pictures of the main screens for the README and the docs
	@echo "pictures: playing, and taking pictures on the way"
	@$(BIN)/python scripts/pictures.py
	@$(BIN)/python -m scripts.screens

lint: ## check style, types and the doors between the rooms
	@$(MAKE) --no-print-directory --jobs=2 style types page-check audit

.PHONY: style types page-check page-test audit
style: .venv/ready
	@echo "lint: ruff, import-linter"
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check || { echo "lint: run 'make format'"; exit 1; }
	@doors=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$doors"; exit 1; }

types: .venv/ready
	@echo "lint: mypy --strict"
	@$(BIN)/mypy --no-error-summary

page-check: page
	@echo "lint: svelte-check"
	@$(PYTHON) scripts/page.py check

# Not part of `make test`: what becomes known tomorrow must not fail what passed today.
audit: .venv/ready
	@$(BIN)/python scripts/audit.py

# After the check, because both would install the page's libraries where the page came built.
page-test: page-check
	@echo "test: the page's own tests"
	@$(PYTHON) scripts/page.py test

bench: build ## measure our games and our server beside their peers, and the page
	@echo "bench: our games, compiled and pure, beside Catanatron and OpenSpiel"
	@$(BIN)/python -m bench
	@echo "bench: our search beside OpenSpiel's, and the nets"
	@$(BIN)/python -m bench.search
	@echo "bench: the lab's batches beside pgx, PettingZoo and OpenSpiel"
	@$(BIN)/python -m bench.lab
	@echo "bench: the arena with one worker and with two"
	@$(BIN)/python -m bench.arena
	@echo "bench: our server, on SQLite and PostgreSQL, beside boardgame.io"
	@$(BIN)/python -m bench.server
	@echo "bench: our server at half load, and what a second process brings"
	@$(BIN)/python -m bench.server_growth
	@$(MAKE) --no-print-directory chromium
	@echo "bench: the page, in a browser"
	@$(BIN)/python -m bench.page

# Minutes for all kinds together; `make soak MINUTES=60` for the figures of docs/trust.md.
MINUTES ?= 10
soak: build postgresql nginx ## look for anything that breaks: games, secrets, input, killed servers
	@echo "soak: $(MINUTES) minutes"
	@$(BIN)/python -m scripts.soak --minutes $(MINUTES)

# Hours for all of it; `make studies MINUTES=30` plays on for so long.
studies: build ## play on the studies of strength and the benchmarks, and write their pages
	@$(BIN)/python -m studies.strength --minutes $(MINUTES)
	@$(BIN)/python -m studies.benchmarks --play --minutes $(MINUTES)
	@$(BIN)/python -m studies.scaling

mutants: page .venv/ready build/mutants-environment/ready ## plant mutants in the rules and the server: which does no test notice?
	@build/mutants-environment/bin/python scripts/mutants.py

build/mutants-environment/ready: requirements/mutants.txt
	@echo "setup: installing what plants mutants (once)"
	@$(PYTHON) -m venv --clear build/mutants-environment
	@build/mutants-environment/bin/python $(PIP) requirements/mutants.txt
	@touch $@

interpreters: page ## build, install and try the package with every Python from 3.11 on that is found
	@$(BIN)/python scripts/interpreters.py

docs: build/docs-environment/ready ## build the site of guides and reference into build/site; a warning is an error
	@$(PYTHON) -m scripts.mermaid
	@NO_MKDOCS_2_WARNING=1 build/docs-environment/bin/mkdocs build --strict -q
	@echo "docs: build/site/index.html"

fonts: build/fonts-environment/ready ## cut the page's fonts to the letters that its languages use
	@build/fonts-environment/bin/python scripts/fonts.py
	@echo "fonts: web/src/fonts"

build/fonts-environment/ready: requirements/fonts.txt
	@echo "setup: installing what cuts fonts (once)"
	@$(PYTHON) -m venv --clear build/fonts-environment
	@build/fonts-environment/bin/python $(PIP) requirements/fonts.txt
	@touch $@

build/docs-environment/ready: requirements/docs.txt
	@echo "setup: installing what builds the site (once)"
	@$(PYTHON) -m venv --clear build/docs-environment
	@build/docs-environment/bin/python $(PIP) requirements/docs.txt
	@touch $@

coverage: .venv/ready ## measure which lines the tests reach, on the pure build
	@echo "coverage: running the tests on src"
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/coverage run -m pytest -q
	@$(BIN)/coverage report

format: .venv/ready ## put the code in its usual form
	@echo "format: ruff"
	@$(BIN)/ruff check -q --fix-only
	@$(BIN)/ruff format -q

page: ## build the page into the package, if a source of it changed
	@$(PYTHON) scripts/page.py build

build: page .venv/ready ## compile the package and install it in .venv, if a source changed
	@$(BIN)/python scripts/build.py

lock: ## choose the newest versions of all libraries and write requirements/*.txt
	@echo "lock: choosing versions"
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock \
		&& build/lock/bin/python -m pip install -qq --disable-pip-version-check uv; }
	@$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	@$(LOCK) requirements/build.in -o requirements/build.txt
	@$(LOCK) requirements/mutants.in -o requirements/mutants.txt
	@$(LOCK) requirements/docs.in -o requirements/docs.txt
	@$(LOCK) requirements/fonts.in -o requirements/fonts.txt
	@$(LOCK) requirements/bench.in -o requirements/bench.txt
	@$(LOCK) requirements/soak.in -o requirements/soak.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt
	@$(PYTHON) -m scripts.pin_extras requirements/*.txt

clean: ## remove all that was made here, .venv included
	@echo "clean: back to what git has"
	@rm -rf .venv .bench-venv build dist bench/results web/node_modules src/quattrocento/server/page
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench scripts studies -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/ready: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Quattrocento needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@echo "setup: installing the libraries into .venv (once)"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python $(PIP) requirements/dev.txt
	@touch $@
