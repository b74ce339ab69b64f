"""Workers: one, several, or those of a Ray cluster; where the work is done changes nothing."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest

import quattrocento as qc
from quattrocento.bots.arena import tournament
from quattrocento.bots.values.training import Plan, train
from quattrocento.bots.workers import GREETING, check_answers, open_workers

PLAN = Plan(game="palazzo", players=2, seed=4, first_games=22, later_games=2, generations=2)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Ray that does its tasks here; what was asked of it."""
    asked: list[str] = []

    def remote(work: Callable[[object], object]) -> object:
        def begun(task: object) -> Callable[[], object]:
            asked.append("task")
            return lambda: work(task)

        begun.__dict__["remote"] = begun
        return begun

    module = ModuleType("ray")
    module.__dict__.update(
        init=lambda address, **_: asked.append(f"init {address}"),
        remote=remote,
        get=lambda result: result(),
        shutdown=lambda: asked.append("shutdown"),
    )
    monkeypatch.setitem(sys.modules, "ray", module)
    return asked


def test_a_cluster_trains_the_same_net_as_one_worker(tmp_path: Path, ray: list[str]) -> None:
    files = []
    for place, address in (("here", None), ("there", "local")):
        with open_workers(1, address) as workers:
            file, _ = train(PLAN, tmp_path / place, workers, lambda *_: None)
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert ray == ["init local", "task", "task", "task", "shutdown"]


def test_a_cluster_plays_the_same_tournament_as_one_worker(ray: list[str]) -> None:
    kinds = ["advised", "random"]
    there = tournament("palazzo", kinds, games=6, ray="local")
    assert ray == ["init local", "task", "task", "shutdown"]
    assert there == tournament("palazzo", kinds, games=6, workers=1)


def test_a_cluster_that_lets_nobody_in_is_told_in_a_sentence(
    ray: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(**_: object) -> None:
        raise ConnectionError("Unauthenticated")

    monkeypatch.setattr(sys.modules["ray"], "init", refused)
    with pytest.raises(qc.BadSetup, match="or it does not let us in"), open_workers(1, "auto"):
        pass
    assert ray == []


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1:9", "nowhere", "ray://127.0.0.1:9", "127.0.0.1:99999", "a..b:80", "[::1]:9"),
        *("127.0.0.1:²", ""),
    ],
)
def test_a_cluster_that_does_not_answer_is_refused_at_once(address: str) -> None:
    with pytest.raises(qc.BadSetup, match="No Ray cluster answers"), open_workers(1, address):
        pass


@contextmanager
def somebody_who_says(answer: bytes) -> Iterator[str]:
    """The address of somebody who answers a greeting."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def say() -> None:
            line, _ = door.accept()
            with line:
                assert line.recv(len(GREETING)) == GREETING
                line.sendall(answer)

        host, port = door.getsockname()
        speaking = Thread(target=say)
        speaking.start()
        yield f"{host}:{port}"
        speaking.join()


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_somebody_else_who_answers_there_is_no_cluster(answer: bytes) -> None:
    """Ray itself would wait for minutes for a word that it understands."""
    with (
        somebody_who_says(answer) as address,
        pytest.raises(qc.BadSetup, match="No Ray cluster answers"),
    ):
        check_answers(address)


def test_a_cluster_answers_a_greeting_with_its_settings() -> None:
    with somebody_who_says(bytes([0, 0, 0x18, 4, 0, 0, 0, 0, 0])) as address:
        check_answers(address)


def test_a_cluster_of_ones_own_is_not_asked_first() -> None:
    check_answers("local")
