"""One home for a fact: an owner of the box corrects components.py, and everything follows."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.box import facts, filled
from quattrocento.core.game import Game
from quattrocento.core.rules import rules
from tests.facts import said

PACKAGE = Path(qc.__file__).parent


class Correction(NamedTuple):
    """A value that an owner corrects, and where its new form must be found and its old one not.

    `told` is how a rule says it in English and in French, `{}` for the value; `printed` what the
    terminal prints around it, when it is given `arguments` for a message, or to begin a game.
    """

    game: str
    line: str
    fact: str
    old: int
    new: int
    rule: str
    told: tuple[str, str]
    message: str
    arguments: dict[str, object]
    printed: str = "{}"


CORRECTIONS = [
    Correction(
        game="augsburg",
        line="PRICE_BY_VALUE: Final = [{}] * 5",
        fact="bond-prices-5",
        old=200,
        new=150,
        rule="AUG-BUY-1",
        told=("| florins | {} | {} | {} | {} | {} | 250 |",) * 2,
        message="drawing",
        arguments={"players": 2, "seed": 2},
        printed="({} F)",
    ),
    Correction(
        game="augsburg",
        line="PRIVILEGE_FLORINS: Final = {}",
        fact="privilege-florins",
        old=500,
        new=550,
        rule="AUG-PRV-3",
        told=("Take {}\N{NO-BREAK SPACE}florins", "Prenez {}\N{NO-BREAK SPACE}florins"),
        message="act-florins",
        arguments={},
    ),
    Correction(
        game="augsburg",
        line="YELLOW_FLORINS: Final = {}",
        fact="yellow-florins",
        old=300,
        new=350,
        rule="AUG-YEL-1",
        told=("bring you {}", "rapporter {}"),
        message="act-yellow-florins",
        arguments={},
    ),
    Correction(
        game="princes",
        line='("most lakes", {}, 3,',
        fact="prestige-most-lakes-points",
        old=6,
        new=9,
        rule="PRI-PRC-2",
        told=("| most lakes | {} | 3 |", "| le plus de lacs | {} | 3 |"),
        message="value-card",
        arguments={"name": "most-lakes"},
    ),
    Correction(
        game="palazzo",
        line="JOKER_VALUE: Final = {}",
        fact="joker-value",
        old=15,
        new=16,
        rule="PAL-PAY-3",
        told=("always worth {}", "vaut toujours {}"),
        message="act-joker",
        arguments={"value": 4},
    ),
    Correction(
        game="florence",
        line="SEND_HOME_TIME: Final = {}",
        fact="send-home-time",
        old=3,
        new=4,
        rule="FLO-SCA-1",
        told=("gain {}", "{} gagnées"),
        message="event-member-sent-home",
        arguments={"seat": "Ada", "rank": "donna", "location": 8},
    ),
    Correction(
        game="florence",
        line="BONUS_TIME: Final = {}",
        fact="bonus-time",
        old=1,
        new=2,
        rule="FLO-PAS-2",
        told=("Gain {}\N{NO-BREAK SPACE}time", "Gagner {}\N{NO-BREAK SPACE}unité"),
        message="lesson-bonus",
        arguments={},
        printed=", {} ",
    ),
]


@pytest.mark.parametrize(
    "correction", CORRECTIONS, ids=[f"{each.game} {each.fact}" for each in CORRECTIONS]
)
def test_terminal_page_and_rules_follow_a_corrected_fact(
    correction: Correction, tmp_path: Path
) -> None:
    asking = (correction.game, correction.rule, correction.message, correction.arguments)
    before = said(*asking)
    after = said_by(corrected(correction, tmp_path), json.dumps(asking))
    assert before["facts"][correction.fact] == correction.old
    assert after["facts"][correction.fact] == correction.new
    for language, told in zip(("en", "fr"), correction.told, strict=True):
        for place, form in (("rules", told), ("printed", correction.printed)):
            old, new = (form.replace("{}", str(value)) for value in correction[3:5])
            assert old in before[place][language]
            assert new not in before[place][language]
            assert new in after[place][language]
            assert old not in after[place][language]


def test_views_follow_a_corrected_fact(tmp_path: Path) -> None:
    (joker,) = (each for each in CORRECTIONS if each.fact == "joker-value")
    copy = corrected(joker, tmp_path)
    red, brown, white = 1, 6, 11
    asked = (
        "from quattrocento.games.palazzo.money import packed\n"
        "from quattrocento.games.palazzo.shown.view_build import shown_laying\n"
        f"units = shown_laying(packed(bytes([{red}, {brown}, {white}])), -1, 1).units\n"
        "print({unit.move: unit.worths for unit in units}['lay joker 4'])"
    )
    made = run([sys.executable, "-c", asked], copy)
    assert made.strip() == f"({joker.new},)"


def corrected(correction: Correction, folder: Path) -> Path:
    """A copy of the package in which an owner has corrected a line of the components."""
    copy = folder / "quattrocento"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
    components = copy / "games" / correction.game / "components.py"
    text = components.read_text(encoding="utf-8")
    old, new = (correction.line.format(value) for value in correction[3:5])
    assert text.count(old) == 1
    components.write_text(text.replace(old, new), encoding="utf-8")
    return copy


def said_by(package: Path, asking: str) -> Any:
    """What a copy of the package says, asked in a process of its own."""
    return json.loads(run([sys.executable, "-m", "tests.facts", asking], package))


def run(command: list[str], package: Path) -> str:
    """What a command prints that finds a copy of the package."""
    made = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


def test_every_game_has_a_box_that_survives_json(game: Game) -> None:
    box = game.box()
    again = msgspec.json.decode(msgspec.json.encode(box), type=type(box))
    assert again == box
    assert facts(box)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fact_that_the_rules_ask_for_is_filled_in(game: Game, language: str) -> None:
    for rule in rules(game.name, language).values():
        assert "{" not in rule.text, rule.id


def test_thousands_are_parted_as_the_language_does() -> None:
    assert filled("{price:,} or {price}", {"price": 1200}, "en") == "1,200 or 1200"
    assert filled("{price:,}", {"price": 1200}, "fr") == "1\N{NARROW NO-BREAK SPACE}200"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["0 riders", "1 rider", "2 riders"]), ("fr", ["0 rider", "1 rider", "2 riders"])],
)
def test_what_is_counted_agrees_with_its_number(language: str, told: list[str]) -> None:
    for number, words in enumerate(told):
        assert filled("{riders rider|riders}", {"riders": number}, language) == words


# What follows a number in the rules and is the same for any; sums of florins are never one.
SAME_FOR_ANY = {
    "en": ["prestige", "florins", "time", "VP", "per", "or", "and", "apply"],
    "fr": ["florins", "PV", "par", "ou", "et", "s"],
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_count_in_both_forms(game: Game, language: str) -> None:
    text = (PACKAGE / "games" / game.name / "rules" / f"{language}.md").read_text(encoding="utf-8")
    counted = re.findall(r"\{[a-z][a-z0-9-]*(?::,)?\}[ \N{NO-BREAK SPACE}]([^\W\d_]+)", text)
    assert [word for word in counted if word not in SAME_FOR_ANY[language]] == []


def test_a_fact_that_is_in_no_box_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        filled("{no-such-fact}", {}, "en")
