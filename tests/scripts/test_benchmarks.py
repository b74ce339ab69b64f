"""The benchmarks: page and cards are those of what is kept, and every net there plays."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.bots import bot_kinds
from quattrocento.core.knowledge import Knowledge
from quattrocento.lab.learning.player import NetPlayer
from scripts.benchmarks.matches import results, wanted
from scripts.benchmarks.page import CARDS, PAGE, cards, every_net, page
from scripts.benchmarks.recipes import ROOT, Trained, net_file

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


def test_results_are_of_the_nets_that_are_kept() -> None:
    for result in results():
        for kind, digest in result.nets.items():
            assert NetPlayer(ROOT / net_file(kind, result.game)).digest == digest
        pairs = {(one, others) for one, others, _ in wanted(result)}
        assert {(each.one, each.others) for each in result.encounters} <= pairs
