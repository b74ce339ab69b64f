"""Recruiting cards: when they may be played, whom they take, and what they count for."""

from __future__ import annotations

from quattrocento.games.princes.state import State
from tests.princes.tables import auction, player, seen, table
from tests.support import kinds, offered, play, refused, rule

POET_AT_HOME = player("lawyer", table="poet")


@rule("PRI-REC-1")
def test_a_recruiting_card_just_bought_may_be_played_at_once() -> None:
    state = auction([player("painter"), POET_AT_HOME])
    play(state, "start recruiting", "pass", "pass")
    assert offered(state) == ["recruit poet", "keep it"]
    play(state, "recruit poet")
    assert seen(state).hand == ("painter", "poet")
    assert seen(state).recruiting_hand == 0
    assert state.awaiting() == [1]


@rule("PRI-REC-1")
def test_it_may_be_kept_and_played_in_the_own_turn_without_an_action() -> None:
    state = auction([player("painter"), POET_AT_HOME], free=[0])
    play(state, "take recruiting", "keep it")
    assert seen(state).recruiting_hand == 1
    play(state, "take bonus", "keep buildings")
    play(state, "under large buildings", "under medium buildings and forests")
    play(state, "under small buildings and landscapes")
    assert state.view(None).actions == 1
    play(state, "recruit poet")
    assert state.view(None).actions == 1
    assert seen(state).hand == ("painter", "poet")


@rule("PRI-REC-1", "PRI-ACT-3")
def test_any_number_may_be_played_before_between_and_after_the_actions() -> None:
    state = table(
        [player(recruiting_hand=3), player(table="poet, lawyer"), player(table="painter")]
    )
    play(state, "recruit lawyer", "introduce travel", "recruit painter", "build tower")
    assert "recruit poet" not in offered(state)
    play(state, "at e7 turn 1")
    assert state.view(None).actions == 0
    assert offered(state) == ["recruit poet", "end turn", "sell point"]
    play(state, "recruit poet")
    assert state.awaiting() == [1]
    assert seen(state).hand == ("lawyer", "painter", "poet")


@rule("PRI-REC-1")
def test_an_older_card_cannot_be_played_in_the_auction_phase() -> None:
    state = auction([player(recruiting_hand=1), POET_AT_HOME])
    assert refused(state, "recruit poet") == "PRI-AUC-2"
    play(state, "start recruiting", "pass", "pass", "recruit poet")
    assert seen(state).recruiting_hand == 1
    assert state.awaiting() == [1]


@rule("PRI-REC-1")
def test_without_anybody_to_recruit_it_is_kept_without_asking() -> None:
    state = auction([player(table="painter"), player("lawyer")])
    play(state, "start recruiting", "pass", "pass")
    assert seen(state).recruiting_hand == 1
    assert state.awaiting() == [1]


@rule("PRI-REC-1")
def test_nobody_recruits_without_a_recruiting_card() -> None:
    state = table([player(), POET_AT_HOME])
    assert refused(state, "recruit poet") == "PRI-REC-1"


@rule("PRI-REC-2")
def test_only_an_opponents_face_up_profession_and_the_card_is_left_in_its_place() -> None:
    state = table([player(table="painter", recruiting_hand=1), POET_AT_HOME])
    for card in ("painter", "lawyer", "composer"):
        assert refused(state, f"recruit {card}") == "PRI-REC-2"
    events = play(state, "recruit poet")
    assert kinds(events) == ["Recruited"]
    robbed = seen(state, 1)
    assert (robbed.table, robbed.recruiting_table) == ((), 1)
    assert seen(state).hand == ("poet",)
    assert state.view(None).lots[6].left == 3 + 1


@rule("PRI-REC-3")
def test_a_recruiting_card_counts_as_a_profession_for_works_wherever_it_is() -> None:
    state = table([player("poet, lawyer", recruiting_hand=1, recruiting_table=2)])
    own = seen(state).works
    assert own is not None
    assert {work.card: work.value for work in own} == {"poet": 5, "lawyer": 5}


@rule("PRI-REC-3")
def test_where_the_bonus_card_says_and_on_the_table_only_for_prestige_cards() -> None:
    mine = player(
        "poet, cards in hand, cards on table",
        prestige="most works",
        recruiting_hand=1,
        recruiting_table=2,
    )
    state = table([mine, player(table="lawyer, painter")])
    assert bonus(state) == {"cards in hand": 1, "cards on table": 3}
    assert prestige(state) == {"most works": 4}


def bonus(state: State) -> dict[str, int]:
    own = seen(state).bonus_cards
    assert own is not None
    return {card.card: card.value for card in own}


def prestige(state: State) -> dict[str, int]:
    own = seen(state).prestige_cards
    assert own is not None
    return {card.card: card.value for card in own}


@rule("PRI-REC-3")
def test_a_recruiting_card_completes_no_work() -> None:
    state = table([player(jesters=6, recruiting_hand=2, recruiting_table=2)])
    assert not [move for move in offered(state) if move.startswith("work ")]


@rule("PRI-REC-4")
def test_a_recruited_profession_works_in_the_same_turn_and_may_be_won_back_and_used_again() -> None:
    state = table(
        [player(recruiting_hand=1, jesters=3), player(table="poet", recruiting_hand=1, jesters=4)],
        round=1,
    )
    play(state, "recruit poet", "work poet", "points 0", "end turn")
    assert seen(state).table == ("poet",)
    assert (seen(state, 1).table, seen(state, 1).recruiting_table) == ((), 1)
    play(state, "recruit poet", "work poet", "points 0")
    assert seen(state, 1).table == ("poet",)


@rule("PRI-REC-4", "PRI-BST-1")
def test_a_work_keeps_its_pay_and_its_value_though_its_card_is_recruited() -> None:
    state = table([player("poet", jesters=4), player(recruiting_hand=1)], round=1)
    play(state, "work poet", "points 0", "end turn")
    assert seen(state).money == 3500 + 900
    play(state, "recruit poet", "end turn", "end turn")
    assert seen(state).points == 3
