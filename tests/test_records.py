"""Golden records: recorded games of every kind replay to their exact end."""

from __future__ import annotations

from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.game import Game

FOLDER = Path(__file__).parent / "records"
OLDER = FOLDER / "older"
RECORDS = sorted(path for path in FOLDER.glob("*/*.txt") if path.parent != OLDER)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_exact_end(path: Path) -> None:
    record = qc.Record.loads(path.read_text(encoding="utf-8"))
    assert record.fingerprint is not None
    end = record.replay()
    assert end.over
    assert end.fingerprint() == record.fingerprint
    assert record.dumps() == path.read_text(encoding="utf-8")


def test_every_game_has_thirty_records_over_all_its_player_counts(game: Game) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / game.name).glob("*.txt")]
    records = [qc.Record.loads(text) for text in texts]
    assert len(records) == 30
    assert {record.players for record in records} == set(game.seats)
    assert {name for record in records for name in record.names} == {"advised", "random"}


def older(name: str) -> qc.Record:
    return qc.Record.loads((OLDER / name).read_text(encoding="utf-8"))


def test_a_record_by_older_rules_that_lead_to_the_same_end_still_verifies() -> None:
    record = older("augsburg-rules-1.txt")
    assert record.rules_version < qc.game("augsburg").rules_version
    assert record.replay().fingerprint() == record.fingerprint


def test_a_record_by_rules_that_have_changed_is_refused_and_both_versions_are_named() -> None:
    record = older("florence-rules-1.txt")
    with pytest.raises(qc.BadRecord, match=r"florence .* version 1 .* version 2") as error:
        record.replay()
    assert "version 1 de ses règles" in error.value.sentence("fr")
    with pytest.raises(qc.BadRecord, match="version 1"):
        next(record.states())


def test_a_record_by_rules_to_come_is_refused(game: Game) -> None:
    record = qc.Record(game=game.name, players=game.seats[0], seed=1)
    assert record.rules_version == game.rules_version
    record.rules_version += 1
    with pytest.raises(qc.BadRecord, match=f"version {record.rules_version} "):
        record.replay()
