"""What is in Florence's box, for the page and for texts."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from quattrocento.core.box import Box as CoreBox
from quattrocento.games.florence import components
from quattrocento.games.florence.actions import BOAST_TILE, CARD, SHIELD
from quattrocento.games.florence.city import STREET_COUNT


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """What actions cost in time; a gift costs one more for each already given to the noble."""

    deploy: int
    promote: int
    move: int
    hurry: int
    boast: int
    gift: int


class BoastBox(msgspec.Struct, frozen=True, kw_only=True):
    """The points that a marker on a box of a boast tile stands for; `most` None if any more."""

    least: int
    most: int | None


class Strozzi(msgspec.Struct, frozen=True, kw_only=True):
    """The solo opponent; his cards by number, his bonus and boasts by third of the game."""

    costs: dict[int, int]
    nobles: dict[int, int]
    colours: dict[int, str]
    party_time: int
    first_time: int
    least_time: int
    most_time: int
    time_for_giovanni: int
    bonus: list[int]
    boast: list[int]
    no_guard_points: int


class Box(CoreBox, frozen=True, kw_only=True):
    """The city, time, points and cards; points by round, position or reward count from the first.

    `scandal_costs` of the card that gives time instead are 0; `scandal_times` are what playing a
    card does to the time. `streets` are the locations that each street joins, `promotions` the
    rank that each one but the highest rises to, and whoever is deployed is `deployed`.
    """

    rounds: int
    nobles: list[str]
    ranks: list[str]
    deployed: str
    promotions: dict[str, str]
    slots: int
    route: list[int]
    streets: dict[str, list[int]]
    costs: Costs
    most_time: int
    most_scandals: int
    first_to_pass_time: int
    bonus_time: int
    bonus_points: int
    bodyguard_time: int
    bodyguard_points: int
    discard_time: int
    full_hand_time: int
    prime_points: list[int]
    queue_points: list[list[int]]
    reward_prices: list[int]
    reward_points: list[list[int]]
    objective_points: dict[int, int]
    objectives: list[list[int]]
    boast_points: dict[str, int]
    middle_band: int
    top_band: int
    below_middle_band: int
    below_top_band: int
    boast_boxes: list[BoastBox]
    scandal_costs: dict[str, int]
    scandal_times: dict[str, int]
    send_home_time: int
    steps_of_a_walk: int
    strozzi: Strozzi


def box() -> Box:
    """The box, made from the components."""
    cards = range(1, components.STROZZI_CARDS + 1)
    deploying = range(components.LAST_DEPLOY_CARD)
    colours = [*components.STROZZI_COLOURS, "fewest"]
    return Box(
        rounds=components.ROUNDS,
        nobles=list(components.NOBLES),
        ranks=list(components.RANKS),
        deployed=components.RANKS[components.DEBUTANT - 1],
        promotions=dict(pairwise(components.RANKS)),
        slots=components.SLOTS,
        route=list(components.ROUTE),
        streets={
            SHIELD.label(street): list(components.STREETS[street]) for street in range(STREET_COUNT)
        },
        costs=Costs(
            deploy=components.DEPLOY_COST,
            promote=components.PROMOTE_COST,
            move=components.MOVE_COST,
            hurry=components.HURRY_COST,
            boast=components.BOAST_COST,
            gift=components.FIRST_GIFT_COST,
        ),
        most_time=components.MOST_TIME,
        most_scandals=components.MOST_SCANDALS,
        first_to_pass_time=components.FIRST_TO_PASS_TIME,
        bonus_time=components.BONUS_TIME,
        bonus_points=components.BONUS_POINTS,
        bodyguard_time=components.BODYGUARD_TIME,
        bodyguard_points=components.BODYGUARD_POINTS,
        discard_time=components.DISCARD_TIME,
        full_hand_time=components.FULL_HAND_TIME,
        prime_points=list(components.PRIME_POINTS),
        queue_points=[list(points) for points in components.QUEUE_POINTS],
        reward_prices=list(components.REWARD_PRICES),
        reward_points=[list(points) for points in components.REWARD_POINTS],
        objective_points=dict(enumerate(components.OBJECTIVE_POINTS)),
        objectives=[list(locations) for locations in components.OBJECTIVES],
        boast_points={
            BOAST_TILE.label(tile): points for tile, points in enumerate(components.BOAST_POINTS)
        },
        middle_band=components.MIDDLE_BAND,
        top_band=components.TOP_BAND,
        below_middle_band=components.MIDDLE_BAND - 1,
        below_top_band=components.TOP_BAND - 1,
        boast_boxes=[
            BoastBox(least=0, most=components.MIDDLE_BAND - 1),
            BoastBox(least=components.MIDDLE_BAND, most=components.TOP_BAND - 1),
            BoastBox(least=components.TOP_BAND, most=None),
        ],
        scandal_times={
            CARD.label(card): components.SEND_HOME_TIME if card == components.SEND_HOME else -cost
            for card, cost in enumerate(components.SCANDAL_COSTS)
        },
        scandal_costs={
            CARD.label(card): cost for card, cost in enumerate(components.SCANDAL_COSTS)
        },
        send_home_time=components.SEND_HOME_TIME,
        steps_of_a_walk=components.STEPS_OF_A_WALK,
        strozzi=Strozzi(
            costs={card: components.STROZZI_COSTS[card] for card in cards},
            nobles={card + 1: components.NOBLE_OF_CARD[card] for card in deploying},
            colours={card + 1: colours[components.COLOUR_OF_CARD[card]] for card in deploying},
            party_time=components.PARTY_TIME,
            first_time=components.STROZZI_FIRST_TIME,
            least_time=components.STROZZI_LEAST_TIME,
            most_time=components.STROZZI_MOST_TIME,
            time_for_giovanni=components.TIME_FOR_GIOVANNI,
            bonus=list(components.STROZZI_BONUS),
            boast=list(components.STROZZI_BOAST),
            no_guard_points=components.NO_GUARD_POINTS,
        ),
    )
