"""All pieces of the box: where they are, that none is lost, and what a position must hold to."""

from __future__ import annotations

from collections import Counter

from quattrocento.core.bits import bit, listed
from quattrocento.core.position import expect
from quattrocento.games.florence.actions import CARD
from quattrocento.games.florence.components import (
    BOAST_MARKERS,
    GUARDS,
    KINDS_A_NOBLE,
    NOBLES,
    RANKS,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.kept.notation import house_labels, member_label
from quattrocento.games.florence.queues import ALL_PIECES
from quattrocento.games.florence.scandals import FULL_DECKS, in_discard
from quattrocento.games.florence.state import STROZZI, Question, State, is_solo, side_of


def fill_supplies(state: State) -> None:
    """Pieces that are nowhere else are in the supplies."""
    for side, player in enumerate(state.players):
        strozzi = is_solo(state) and side == STROZZI
        player.supply = ALL_PIECES * (1 + bit(12)) if strozzi else ALL_PIECES
    used = [(piece >> 2, piece & 3) for queue in state.queues for piece in queue]
    if state.walker:
        used.append((state.walker >> 2, state.walker & 3))
    for side, player in enumerate(state.players):
        for place in range(len(RANKS)):
            used += [(side, place + 1)] * (player.removed >> 4 * place & 15)
    for (house, rank), number in Counter(used).items():
        side = side_of(state, house)
        shift = 4 * (rank - 1) + (12 if house > side else 0)
        left = (state.players[side].supply >> shift & 15) - number
        expect(
            left >= 0,
            "queues",
            f"too many of {house_labels(is_solo(state))[house]} {RANKS[rank - 1]}",
        )
        state.players[side].supply -= number * bit(shift)


def all_scandals(state: State) -> list[int]:
    """Every scandal card, wherever it is, by kind."""
    cards = [kind for deck in state.decks for kind in deck]
    cards += [card % SCANDAL_KINDS for player in state.players for card in player.hand]
    for kind in range(SCANDAL_KINDS):
        cards += [kind] * in_discard(state.discards, kind)
    return sorted(cards)


def census(state: State) -> dict[str, int]:
    """What is always the same: cards, and each house's pieces wherever they are."""
    found = Counter(CARD.label(kind) for kind in all_scandals(state))
    for queue in state.queues:
        found.update(member_label(state, piece) for piece in queue)
    if state.walker:
        found[member_label(state, state.walker)] += 1
    labels = house_labels(is_solo(state))
    for side, player in enumerate(state.players):
        colours = [0, 1] if is_solo(state) and side == STROZZI else [0]
        for colour in colours:
            for place, rank in enumerate(RANKS):
                here = player.supply >> (12 * colour + 4 * place) & 15
                gone = player.removed >> (12 * colour + 4 * place) & 15
                found[f"{labels[side + colour]} {rank}"] += here + gone
    found["strozzi cards"] = len(state.pile) + len(listed(state.pile_discard))
    return dict(found)


def check_components(state: State) -> None:
    """What the box has must be there, and nothing twice."""
    deck = sorted(kind for full_deck in FULL_DECKS for kind in full_deck)
    expect(all_scandals(state) == deck, "scandal cards", "expected exactly those of the box")
    for noble, cards in enumerate(state.decks):
        own = all(kind // KINDS_A_NOBLE == noble for kind in cards)
        expect(own, f"decks.{NOBLES[noble]}", "expected this noble's cards")
    objectives = [player.objective for player in state.players if player.objective >= 0]
    expect(len(set(objectives)) == len(objectives), "players", "expected different objectives")
    boxes = 0
    for side, player in enumerate(state.players):
        twice = 2 if is_solo(state) and side == STROZZI else 1
        field = f"players[{side}]"
        guards = len(listed(player.posted))
        expect(guards <= GUARDS * twice, f"{field}.guards", f"expected {GUARDS * twice} at most")
        markers = len(listed(player.markers))
        most = BOAST_MARKERS * twice
        expect(markers <= most, f"{field}.markers", f"expected {most} at most")
        expect(boxes & player.markers == 0, f"{field}.markers", "expected one marker on a box")
        boxes |= player.markers
    rings = [player.ring for player in state.players if player.ring >= 0]
    expect(len(set(rings)) == len(rings), "players", "expected rings on different locations")


def check_question(state: State) -> None:
    """The question must fit the answer that is under way."""
    question = Question(state.question)
    if state.over:
        return
    if question == Question.WALK_ON:
        expect(state.walker > 0, "walker", "expected a member")
    if question in (Question.RIDE_WHERE, Question.CHANGE_WITH, Question.SWAP_WITH):
        expect(state.chosen >= 0, "chosen", "expected a place")
    if question == Question.PLACE_GUARD:
        expect(state.guard_of >= 0, "guard_of", "expected a kind of guard")
    if question == Question.GIOVANNI:
        expect(state.reward < 3 and state.round % 3 == 0, "reward", "expected one of Giovanni's")
    for seat in state.awaiting():
        if question == Question.BONUS:
            expect(state.players[seat].ring >= 0, f"players[{seat}].ring", "expected a location")
        expect(len(state.legal(seat)) > 0, "question", "expected something to answer")
