"""Golden records: recorded games of every kind replay to their exact end."""

from __future__ import annotations

from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.game import Game

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


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
