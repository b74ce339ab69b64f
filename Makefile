# Everything happens in .venv, which `make` sets up by itself from python3 and requirements/dev.txt.
# src/ is never compiled in place: .venv holds the built package, PYTHONPATH=src runs the pure one.

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip install -qq --disable-pip-version-check --require-hashes -r
LOCK := build/lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
# Set outside, it could put src before the built package.
unexport PYTHONPATH
.PHONY: help play test lint bench soak coverage format page build lock clean pictures

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: build ## open the tables: a server on SQLite, and the page in your browser
	@$(BIN)/quattrocento

test: lint postgresql chromium ## check style, types and doors, then run all tests on the built package
	@echo "test: the page's own tests"
	@$(BIN)/python scripts/page.py test
	@echo "test: running the tests on the $$(sed -n 2p .venv/quattrocento-build.txt) package"
	@$(BIN)/python -m pytest -n auto --maxschedchunk 1

# The server is tested on a real PostgreSQL; the tests start it on loopback and remove it afterwards.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		echo "test: installing PostgreSQL"; \
		{ command -v apt-get && test "$$(id -u)" = 0 && apt-get install -qq -y postgresql; } \
			>/dev/null 2>&1 || { echo "test: no PostgreSQL, and it could not be installed: install" \
			"the package postgresql, or set QUATTROCENTO_SKIP_POSTGRES=1"; \
			test -n "$$QUATTROCENTO_SKIP_POSTGRES"; }; }

# The page is tested in a real browser, the system's Chromium.
.PHONY: chromium
chromium:
	@$(BIN)/python scripts/browser.py >/dev/null || { \
		echo "test: installing Chromium"; \
		{ command -v apt-get && test "$$(id -u)" = 0 && apt-get install -qq -y chromium; } \
			>/dev/null 2>&1 || { echo "test: no Chromium or Chrome, and it could not be installed:" \
			"install one, or name it in QUATTROCENTO_BROWSER"; exit 1; }; }

pictures: build chromium ## take pictures of the main screens for the README and the docs
	@echo "pictures: playing, and taking pictures on the way"
	@$(BIN)/python scripts/pictures.py
	@$(BIN)/python -m scripts.screens

lint: build ## check style, types and the doors between the rooms
	@echo "lint: ruff, mypy --strict, import-linter, svelte-check"
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check || { echo "lint: run 'make format'"; exit 1; }
	@doors=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$doors"; exit 1; }
	@# The two slow ones side by side: each takes one core, and speaks only if it fails.
	@$(BIN)/python scripts/page.py check & page=$$!; \
		$(BIN)/mypy --no-error-summary; types=$$?; \
		wait $$page && exit $$types

bench: build ## measure our games beside Catanatron and OpenSpiel, our server beside boardgame.io
	@echo "bench: our games, compiled and pure, beside Catanatron and OpenSpiel"
	@$(BIN)/python -m bench
	@echo "bench: our server, on SQLite and PostgreSQL, beside boardgame.io"
	@$(BIN)/python -m bench.server

soak: build ## play very many games of each kind, looking for anything that breaks
	@echo "soak: a long sweep over seeds"
	@$(BIN)/python scripts/soak.py

coverage: .venv/ready ## measure which lines the tests reach, on the pure build
	@echo "coverage: running the tests on src"
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/coverage run -m pytest -q
	@$(BIN)/coverage report

format: .venv/ready ## put the code in its usual form
	@echo "format: ruff"
	@$(BIN)/ruff check -q --fix-only
	@$(BIN)/ruff format -q

page: .venv/ready ## build the page into the package, if a source of it changed
	@$(BIN)/python scripts/page.py build

build: page ## compile the package and install it in .venv, if a source changed
	@$(BIN)/python scripts/build.py

lock: ## choose the newest versions of all libraries and write requirements/*.txt
	@echo "lock: choosing versions"
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock \
		&& build/lock/bin/python -m pip install -qq --disable-pip-version-check uv; }
	@$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	@$(LOCK) requirements/bench.in -o requirements/bench.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt

clean: ## remove all that was made here, .venv included
	@echo "clean: back to what git has"
	@rm -rf .venv .bench-venv build dist bench/results web/node_modules src/quattrocento/server/page
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/ready: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Quattrocento needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@echo "setup: installing the libraries into .venv (once)"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python $(PIP) requirements/dev.txt
	@touch $@
