# mypyc: compile
"""Building: where a tile may go, and what becomes of tiles that were gained."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import (
    CHOOSING,
    DISCARD,
    FIRST_BUILD,
    FIRST_CHOICE,
    NEW_PALACE,
    PLACING,
    TILE,
)
from quattrocento.games.palazzo.components import TILES
from quattrocento.games.palazzo.sequence_of_play import next_turn
from quattrocento.games.palazzo.shown.events import TileBuilt, TileDiscarded, TilesLeftOver
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import (
    as_palace,
    each_kind,
    floor_of,
    has_floor,
    has_tile,
    height,
    tile_labels,
    without_tile,
)

NOT_GAINED: Final = Refusal("PAL-BLD-5", "refusal-not-gained")
NO_SUCH_PALACE: Final = Refusal("PAL-BLD-4", "refusal-no-such-palace")
SAME_FLOOR: Final = Refusal("PAL-BLD-2", "refusal-same-floor")
NOT_ON_TOP: Final = Refusal("PAL-BLD-4", "refusal-not-on-top")


def gain(state: State, seat: i64, tiles: bytes) -> None:
    """PAL-BLD-5: tiles gained are built or discarded at once."""
    state.gained = tiles
    build_next(state, seat)


def build_next(state: State, seat: i64) -> None:
    """Ask for the next tile to build, if there is a choice, and where it goes."""
    if len(state.gained) == 0:
        after_building(state, seat)
    elif state.gained[0] == state.gained[-1]:
        take_up(state, seat, state.gained[0])
    else:
        state.ask(Question.BUILD_NEXT, seat)


def take_up(state: State, seat: i64, tile: i64) -> None:
    """Ask where a gained tile goes."""
    state.gained = without_tile(state.gained, tile)
    state.building = tile
    state.ask(Question.BUILD_WHERE, seat)


def after_building(state: State, seat: i64) -> None:
    """Go on with a shared lot (PAL-AUC-10), or with the next turn."""
    if state.takers > 0:
        state.ask(Question.SHARE, state.after(seat))
        return
    leave_over(state)
    next_turn(state)


def leave_over(state: State) -> None:
    """PAL-AUC-10: what is left of a shared lot goes out of the game."""
    if not state.sharing:
        return
    state.sharing = False
    left = state.quarries[state.architect]
    if len(left) > 0:
        heaps = list(state.quarries)
        heaps[state.architect] = b""
        state.quarries = tuple(heaps)
        state.box = state.box + left
        if state.listener is not None:
            state.listener.tell(TilesLeftOver(tiles=tile_labels(left)))


class BuildNext(Decision[State]):
    """PAL-BLD-5: with several tiles the owner chooses the order, one tile at a time."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The tile must be one of those gained."""
        return None if has_tile(state.gained, action - FIRST_CHOICE) else NOT_GAINED

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The tiles gained."""
        return each_kind(state.gained, FIRST_CHOICE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take the tile up and ask where it goes."""
        take_up(state, seat, action - FIRST_CHOICE)


def build_refusal(palaces: tuple[int, ...], number: i64, tile: i64) -> Refusal | None:
    """PAL-BLD-1, 2, 4: why a tile cannot be built on a palace."""
    if number >= len(palaces):
        return NO_SUCH_PALACE
    palace: i64 = palaces[number]
    if fits_on_top(palace, tile):
        return None
    return SAME_FLOOR if has_floor(palace, floor_of(tile)) else NOT_ON_TOP


def fits_on_top(palace: i64, tile: i64) -> bool:
    """PAL-BLD-1, 2, 4: whether a tile's floor is above all floors of a palace."""
    return palace >> 4 * (floor_of(tile) - 1) == 0


class BuildWhere(Decision[State]):
    """PAL-BLD-4, 5: on the top of a palace, as a new palace, or out of the game."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Floors rise strictly (PAL-BLD-1) and no number comes twice (PAL-BLD-2)."""
        if action < FIRST_BUILD:
            return None
        palaces = state.players[seat].palaces
        return build_refusal(palaces, action - FIRST_BUILD, state.building)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Discarding, a new palace, and each palace there is."""
        return _PLACES_BY_PALACES[len(state.players[seat].palaces)]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Build or discard the tile, then go on with the next one."""
        tile = state.building
        state.building = -1
        if action == DISCARD:
            state.box = state.box + ONE_BYTE[tile]
            if state.listener is not None:
                state.listener.tell(TileDiscarded(seat=seat, tile=TILE.label(tile)))
        else:
            build(state, seat, tile, action)
        build_next(state, seat)


def build(state: State, seat: i64, tile: i64, action: i64) -> None:
    """Put the tile on top of a palace or begin a new one (PAL-BLD-4)."""
    player = state.players[seat]
    number: i64
    if action == NEW_PALACE:
        number = len(player.palaces)
        player.palaces = (*player.palaces, as_palace(tile))
    else:
        number = action - FIRST_BUILD
        player.palaces = changed(player.palaces, number, player.palaces[number] | as_palace(tile))
    if state.listener is not None:
        floors = height(player.palaces[number])
        state.listener.tell(
            TileBuilt(seat=seat, tile=TILE.label(tile), palace=number + 1, floors=floors)
        )


def changed(palaces: tuple[int, ...], number: i64, palace: int) -> tuple[int, ...]:
    """The palaces with one of them in a new form."""
    copy = list(palaces)
    copy[number] = palace
    return tuple(copy)


BUILD_NEXT: Final[BuildNext] = BuildNext("build-next", "PAL-BLD-5", [CHOOSING])
BUILD_WHERE: Final[BuildWhere] = BuildWhere("build-where", "PAL-BLD-4", PLACING)

# Where a tile can go, by the number of palaces.
_PLACES_BY_PALACES: Final = [BUILD_WHERE.answer_ids[: 2 + number] for number in range(TILES + 1)]
