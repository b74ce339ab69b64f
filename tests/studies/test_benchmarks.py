"""The benchmarks: page and cards are those of what is kept, and every net there plays."""

from __future__ import annotations

from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.bots import bot_kinds
from quattrocento.core.knowledge import Knowledge
from quattrocento.lab.learning.player import NetPlayer
from quattrocento.lab.rating import Encounter
from studies.benchmarks import matches
from studies.benchmarks.matches import results, wanted
from studies.benchmarks.page import CARDS, PAGE, cards, every_net, page
from studies.benchmarks.recipes import ROOT, Trained, net_file

NETS = list(every_net())


def test_the_page_is_made_from_what_is_kept() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_bot_and_every_net_has_its_card() -> None:
    found = cards()
    assert {f"{kind}.md" for kind in bot_kinds()} <= set(found)
    assert {f"{net.name}.md" for net in NETS} <= set(found)
    assert {file.name: file.read_text(encoding="utf-8") for file in CARDS.iterdir()} == found


@pytest.mark.parametrize("trained", NETS, ids=lambda net: net.name)
def test_a_kept_net_plays_the_game_that_its_card_says(trained: Trained) -> None:
    facts = trained.facts
    player = NetPlayer(ROOT / net_file(trained.kind, facts.game))
    assert player.facts == facts
    state = qc.game(facts.game).new(players=facts.players, seed=3)
    for _ in range(20):
        seat = state.awaiting()[0]
        state.apply(seat, player.choose(Knowledge(state, seat, 0)))


def test_what_other_learned_values_played_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "RESULTS", tmp_path)
    result = matches.begun("palazzo")
    pairs = [("advised", "random"), ("master", "random"), ("novice", "master")]
    result.encounters = [Encounter(one=one, others=others, wins=[1.0]) for one, others in pairs]
    result.write()
    assert len(matches.begun("palazzo").encounters) == len(pairs)
    monkeypatch.setattr(matches, "mark_of_values", lambda _game, kinds: f"other {kinds[0]}")
    assert [each.one for each in matches.begun("palazzo").encounters] == ["advised"]


def test_results_are_of_the_nets_and_values_that_are_kept() -> None:
    for result in results():
        assert result.levels == matches.marks(result.game)
        for kind, digest in result.nets.items():
            assert NetPlayer(ROOT / net_file(kind, result.game)).digest == digest
        pairs = set(wanted(result))
        assert {(each.one, each.others) for each in result.encounters} <= pairs
