"""The terminal, as a person or a script uses it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.cli.speech import asked_language
from quattrocento.core.game import Game
from quattrocento.core.lot import seated_by_lot
from tests.cli.terminal import run, run_alone
from tests.support import rule

RECORDS = Path(__file__).parents[1] / "records"


def test_the_module_is_the_terminal_in_a_process_of_its_own() -> None:
    shown = run_alone("nonsense")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert "nonsense" in shown.stderr


def test_help_is_everywhere_and_in_both_languages() -> None:
    english, french = run("--help"), run("--help", language="fr")
    assert english.returncode == french.returncode == 0
    assert "List the games" in english.stdout
    assert "Lister les jeux" in french.stdout
    commands = ("games", "bots", "rules", "play", "simulate", "arena", "replay", "verify", "bench")
    for command in commands:
        assert command in english.stdout
    assert "SEED" in run("simulate", "--help").stdout.upper()


def test_games_are_listed() -> None:
    rows = json.loads(run("games", "--json").stdout)
    assert [row["game"] for row in rows] == qc.games()
    assert "palazzo" in run("games").stdout


def test_a_rule_is_shown_in_the_language_asked_for() -> None:
    french = run("rules", "palazzo", "pal-auc-6", "--lang", "fr")
    assert french.returncode == 0
    assert "compléter un joker" in french.stdout
    chapter = run("rules", "palazzo", "PAL-TRF").stdout
    assert all(f"PAL-TRF-{number}" in chapter for number in range(1, 6))
    assert "PAL-SET-1" in run("rules", "palazzo").stdout


def test_simulate_shows_each_seat_and_json_for_scripts(game: Game) -> None:
    report = json.loads(run("simulate", game.name, "--games", "3", "--json").stdout)
    assert report["game"] == game.name
    assert report["games"] == 3
    assert sum(seat["wins"] for seat in report["seats"]) <= 3
    again = json.loads(run("simulate", game.name, "--games", "3", "--json").stdout)
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_simulate_writes_numbers_as_the_language_does() -> None:
    bots = ["--bots", "advised", "--games", "3"]
    report = json.loads(run("simulate", "palazzo", *bots, "--json").stdout)
    averages = [f"{seat['average']:g}" for seat in report["seats"]]
    assert any("." in average for average in averages)
    english, french = (run("simulate", "palazzo", *bots, language=each) for each in ("en", "fr"))
    for average in averages:
        assert f" {average} " in english.stdout
        assert f" {average.replace('.', ',')} " in french.stdout


def test_arena_shows_the_standings() -> None:
    shown = run("arena", "palazzo", "--bots", "advised,random", "--games", "4")
    assert shown.returncode == 0
    assert "advised" in shown.stdout
    rows = json.loads(run("arena", "palazzo", "--games", "2", "--json").stdout)
    assert {row["entrant"] for row in rows} == {"advised", "random"}


def test_one_kind_of_bot_can_meet_itself_in_the_arena() -> None:
    shown = run("arena", "palazzo", "--bots", "advised", "--games", "2", "--json")
    assert shown.returncode == 0, shown.stderr
    entrants = [row["entrant"] for row in json.loads(shown.stdout)]
    assert sorted(entrants)[:2] == ["advised 1", "advised 2"]


def test_bench_gives_a_row_for_each_game_and_player_count() -> None:
    rows = json.loads(run("bench", "--seconds", "0.1", "--json").stdout)
    expected = [(name, players) for name in qc.games() for players in qc.game(name).seats]
    assert [(row["game"], row["players"]) for row in rows] == expected
    assert {row["build"] for row in rows} == {"compiled" if qc.compiled else "pure"}


# Records


def golden(game: str) -> Path:
    return min((RECORDS / game).glob("*.txt"))


def test_verify_says_what_holds_and_where_a_record_fails(tmp_path: Path) -> None:
    good = golden("palazzo")
    assert run("verify", str(good)).returncode == 0
    bad = tmp_path / "bad.txt"
    lines = good.read_text().splitlines()
    bad.write_text("\n".join([*lines[:20], "1. remove", *lines[20:]]))
    shown = run("verify", str(good), str(bad), "--json")
    assert shown.returncode == 2
    first, second = json.loads(shown.stdout)
    assert first["holds"]
    assert not second["holds"]
    assert isinstance(second["move"], int)


def test_replay_tells_the_game_in_words_and_shows_a_position(game: Game) -> None:
    log = run("replay", str(golden(game.name)), "--lang", "fr")
    assert log.returncode == 0, log.stderr
    assert len(log.stdout.splitlines()) > 20
    for language in ("en", "fr"):
        shown = run(
            "replay", str(golden(game.name)), "--move", "30", "--seat", "1", "--lang", language
        )
        assert shown.returncode == 0, shown.stderr
        assert "30" in shown.stdout


def test_a_replay_of_bots_tells_the_seats_apart() -> None:
    record = qc.Record.loads(golden("palazzo").read_text(encoding="utf-8"))
    assert set(record.names) == {"random"}
    log = run("replay", str(golden("palazzo"))).stdout
    for seat in ("Lapis (random)", "Vermiglio (random)"):
        assert f"{seat} takes" in log
    assert "\nrandom " not in log


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_of_the_terminal_is_called_by_their_arms_there_and_in_replays(
    language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    said = "take money\n1\n1\nquit\n"
    seats = ("--seats", "me,random", "--as-arranged", "--seed", "1", "--save", str(file))
    played = run("play", "palazzo", *seats, "--lang", language, said=said).stdout
    assert qc.Record.loads(file.read_text()).names == ["me", "random"]
    for command in ("replay", "review"):
        told = run(command, str(file), "--lang", language).stdout
        assert "Lapis" in played
        assert "Lapis" in told
        assert not re.search(r"\bme\b", told), told
    assert "Vermiglio (random)" in run("replay", str(file), "--lang", language).stdout


# Playing


FIRST_SEAT = ("--seed", "1", "--as-arranged")


def moves_of(game: Game, seats: int, seed: int, steps: int) -> list[str]:
    """Some moves that the first seat may make when it plays alone against nobody else."""
    state = game.new(players=seats, seed=seed)
    moves = []
    for _ in range(steps):
        action = state.legal(state.awaiting()[0])[0]
        moves.append(game.actions.text(action))
        state.apply(state.awaiting()[0], action)
    return moves


def test_a_person_plays_by_number_and_by_notation_and_leaves(game: Game) -> None:
    seats = game.seats[0]
    first, second = moves_of(game, seats, 7, 2)
    said = f"{first}\n\n{second}\n1\nquit\n" if seats > 1 else f"{first}\n{second}\n1\nquit\n"
    shown = run("play", game.name, "--seats", ",".join(["me"] * seats), "--seed", "7", said=said)
    assert shown.returncode == 0, shown.stderr
    assert first in shown.stdout


def test_a_question_can_be_explained_and_a_refusal_names_its_rule() -> None:
    said = "?\n? lay red 3\nremove\ndance\n99\nrules PAL-TRN-1\nquit\n"
    shown = run("play", "palazzo", "--players", "2", *FIRST_SEAT, said=said).stdout
    assert "PAL-TRN-1" in shown
    assert "(PAL-TRF-4)" in shown
    assert "“dance” is no move" in shown
    assert "from 1 to 2" in shown


def test_help_is_told_of_once_asked_for_by_its_name_and_asked_of_a_choice_s_number() -> None:
    shown = run("play", "palazzo", "--players", "2", *FIRST_SEAT, said="help\n? 1\nquit\n").stdout
    assert shown.count("Type help for the list of commands") == 1
    assert "save FILE writes the record; quit leaves" in shown
    assert "This move is allowed now." in shown
    assert "is no move" not in shown


def test_undo_takes_back_a_choice_but_not_what_showed_something_hidden() -> None:
    said = "undo\ntake money\nundo\n1\nundo\nquit\n"
    shown = run("play", "palazzo", "--seats", "me,random", *FIRST_SEAT, said=said).stdout
    assert shown.count("Nothing can be taken back") == 2
    assert shown.count("Taken back.") == 1


def test_a_move_can_be_tried_without_making_it_unless_it_shows_something_hidden() -> None:
    said = "try take money\ntake money\ntry 1\ntry 9\nquit\n"
    shown = run("play", "palazzo", "--seats", "me,random", *FIRST_SEAT, said=said).stdout
    assert shown.count("cannot be tried first") == 1
    before, after = shown.split("This is what it would give:")
    assert "4 cards" in before
    assert "5 cards" in after
    assert "Nothing has been played yet." in after
    assert "from 1 to" in after


def test_a_game_is_saved_and_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = f"take money\n1\nsave {file}\nsave {file}\nquit\n"
    shown = run("play", "palazzo", "--seats", "me,random", *FIRST_SEAT, said=said)
    assert "Saved in" in shown.stdout
    assert "Not saved" in shown.stdout
    record = qc.Record.loads(file.read_text())
    assert record.moves[0].text == "take money"
    record.replay()


@rule("PAL-SET-1", "PRI-SET-1", "AUG-SET-1", "FLO-SET-8")
def test_the_seats_are_drawn_by_lot_from_the_seed_unless_they_are_arranged(tmp_path: Path) -> None:
    arranged = ["me", "advised", "random"]
    by_lot = seated_by_lot(1, arranged)
    assert by_lot != arranged
    for how, seated in (([], by_lot), (["--lot"], by_lot), (["--as-arranged"], arranged)):
        file = tmp_path / f"game{how}.txt"
        arguments = ("--seats", ",".join(arranged), "--seed", "1", "--save", str(file), *how)
        shown = run("play", "augsburg", *arguments, said="quit\n")
        assert qc.Record.loads(file.read_text()).names == seated
        kinds = ["you" if kind == "me" else kind for kind in by_lot]
        lot = "Lapis is {}, Vermiglio is {} and Giallolino is {}.".format(*kinds)
        assert (lot in " ".join(shown.stdout.split())) == (seated == by_lot), shown.stdout


def test_alone_there_is_no_lot() -> None:
    assert "by lot" not in run("play", "florence", "--players", "1", said="quit\n").stdout


def test_a_whole_game_can_be_played_in_french(tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    said = "1\n" * 2000
    arguments = ("--seats", "me,advised", "--seed", "3", "--lang", "fr", "--save", str(file))
    shown = run("play", "palazzo", *arguments, said=said)
    assert shown.returncode == 0, shown.stderr
    assert "La victoire revient à" in shown.stdout
    assert qc.Record.loads(file.read_text()).replay().over


# Bad input: one clear line, exit code 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("play", "chess"), "no game"),
        (("play", "palazzo", "--players", "7"), "2 to 4"),
        (("play", "palazzo", "--seats", "me,genius"), "no bot"),
        (("play", "palazzo", "--seats", "me,random", "--players", "3"), "2 named for 3"),
        (("simulate", "palazzo", "--players", "1"), "2 to 4"),
        (("simulate", "palazzo", "--bots", "a,b"), "no bot"),
        (("simulate", "palazzo", "--games", "0"), "games"),
        (("simulate", "palazzo", "--option", "speed=9"), "no option"),
        (("rules", "palazzo", "PAL-XXX-1"), "no rule"),
        (("replay", "nowhere.txt"), "nowhere.txt"),
        (("nonsense",), "nonsense"),
    ],
)
def test_bad_input_is_told_in_words_with_exit_code_2(
    arguments: tuple[str, ...], problem: str
) -> None:
    shown = run(*arguments)
    assert shown.returncode == 2, shown.stdout
    assert problem in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_damaged_file_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "bytes.txt"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("replay", "verify"):
        shown = run(command, str(file))
        assert shown.returncode == 2
        assert "Traceback" not in shown.stderr
    file.write_text("hello")
    assert "line 1" in run("replay", str(file)).stderr


def test_a_style_that_the_game_does_not_have_is_refused_before_anybody_plays() -> None:
    for command in ("play --seats me,novice:painter", "arena --bots novice:painter,advised"):
        verb, *rest = command.split()
        answer = run(verb, "palazzo", *rest)
        assert (answer.returncode, answer.stdout) == (2, "")
        assert answer.stderr == (
            "palazzo has no style “painter”. It has: miser, collector, gambler.\n"
        )


def test_the_arena_shows_shares_and_margins_by_seat_and_by_start(tmp_path: Path) -> None:
    bots = ["--bots", "advised,random", "--games", "2", "--workers", "1"]
    english = run("arena", "palazzo", *bots).stdout
    assert "By seat: shares of wins and margins" in english
    assert "By place after whoever begins" in english
    assert "100 % (21–100 %)" in english
    french = run("arena", "palazzo", *bots, language="fr").stdout
    assert re.search(r"\+\d+(,\d)? ± \d+(,\d)?", french)


def test_a_plot_that_cannot_be_written_is_found_out_at_once(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "plot.svg"
    answer = run(
        "arena", "palazzo", "--bots", "random", "--games", "100000", "--plot", str(missing)
    )
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"{missing.parent}: no such file or folder.\n"


@pytest.mark.parametrize(
    ("place", "english", "french"),
    [
        ("game.txt", "this file exists already", "ce fichier existe déjà"),
        ("", "this is a folder", "c’est un dossier"),
        ("nowhere/game.txt", "no such file or folder", "ce fichier ou ce dossier n’existe pas"),
        (
            "game.txt/game.txt",
            "its folder is not a folder",
            "son dossier n’en est pas un",
        ),
    ],
)
def test_where_a_game_cannot_be_saved_it_is_not_begun(
    place: str, english: str, french: str, tmp_path: Path
) -> None:
    (tmp_path / "game.txt").write_text("another game")
    arguments = ("--seats", "me,random", "--save", str(tmp_path / place))
    for language, problem in (("en", english), ("fr", french)):
        answer = run("play", "palazzo", *arguments, "--lang", language, said="1\n" * 2000)
        assert (answer.returncode, answer.stdout) == (2, "")
        assert answer.stderr.endswith(f" {problem}.\n")
        assert len(answer.stderr.splitlines()) == 1
    assert (tmp_path / "game.txt").read_text() == "another game"


@pytest.mark.parametrize(
    ("arguments", "french"),
    [
        (("play", "echecs"), "Le jeu « echecs » n’existe pas"),
        (("play", "palazzo", "--seats", "genie,novice"), "Le robot « genie » n’existe pas"),
        (("rules", "palazzo", "PAL-XXX-1"), "n’a pas de règle"),
        (
            ("review", str(golden("palazzo")), "--try", "99999"),
            "Ce n’est pas la place 1 qui a joué",
        ),
        (("replay", str(golden("palazzo")), "--seat", "9"), "de 1 à 2"),
        (("replay", "nowhere.txt"), "ce fichier ou ce dossier n’existe pas"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_asked_for(
    arguments: tuple[str, ...], french: str
) -> None:
    for answer in (run(*arguments, "--lang", "fr"), run(*arguments, "--lang=fr")):
        assert answer.returncode == 2
        assert french in answer.stderr
    assert french not in run(*arguments, "--lang", "en", language="fr").stderr


def test_no_language_is_asked_for_by_a_command_without_a_word_or_by_one_left_open() -> None:
    assert asked_language([]) is None
    assert asked_language(["play", "palazzo", "--lang"]) is None
    assert asked_language(["--lang", "en", "play", "--lang=fr"]) == "fr"


def test_help_and_what_is_verified_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    assert "Jouer dans ce terminal" in run("play", "--lang", "fr", "--help").stdout
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("hello")
    assert "ligne 1" in run("verify", str(damaged), language="fr").stdout


@pytest.mark.parametrize(
    "command",
    [
        "play palazzo --seats me,master,master",
        "simulate palazzo --bots maestro@5 --games 1",
        "arena palazzo --bots master,advised,advised --games 1 --file results.json",
        "puzzles make palazzo --number 1 --file some.puzzles",
    ],
)
def test_damaged_values_are_told_in_a_sentence_and_change_nothing(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that would follow advice instead is not rated as what it is not."""
    (tmp_path / "palazzo-3.values").write_bytes(b"nothing of the kind")
    monkeypatch.chdir(tmp_path)
    answer = run_alone(*command.split(), QUATTROCENTO_VALUES=str(tmp_path))
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == "palazzo-3.values: this is no whole weight file.\n"
    assert [file.name for file in tmp_path.iterdir()] == ["palazzo-3.values"]
