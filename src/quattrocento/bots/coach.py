"""The coach: which options are best and what they promise, and what a finished game shows.

It is honest by construction: it is given what a seat knew, never the true state, and so gives the
same word in every world that the seat could not tell apart.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TypeVar

import msgspec

from quattrocento.bots.levels import OPTIONS, SEEDS, WORLDS
from quattrocento.bots.lookahead import favoured, play_until_quiet
from quattrocento.bots.prices import FairPrice, LotPaid, fair_price, least_price, lots_paid
from quattrocento.bots.values.store import find_values
from quattrocento.bots.values.value_net import ValueNet
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.errors import BadSetup
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

SHOWN = 3
REASONS = 3
COSTLY = 5
# What is less than a hundredth of a win, or half a point by advice, is not told.
LEAST = 0.01
LEAST_POINTS = 0.5

Key = TypeVar("Key", str, tuple[str, str])


class Motive(msgspec.Struct, kw_only=True):
    """What an option changes beside another, and what that adds to the chance of winning.

    `key` is the message that says it (`coach-own-more`, ...), `topic` the game's message for what
    it is about.
    """

    key: str
    topic: str
    effect: float


class Term(msgspec.Struct, kw_only=True):
    """How many points more an option is worth by advice beside another, in one of its terms.

    `topic` is the game's message for what it is about.
    """

    topic: str
    points: float


class Reasons(msgspec.Struct, kw_only=True):
    """Why one option and not another: by the learned value, and in the terms of advice."""

    motives: list[Motive]
    terms: list[Term]


class Prospect(Reasons, kw_only=True):
    """What an option promises: chance of winning, margin in points, place; and why."""

    action: int
    text: str
    chance: float
    margin: float
    place: float
    advice: int


class Hint(msgspec.Struct, kw_only=True):
    """The options that promise most, the best first; `advice` in them is their rank by advice.

    `fair` is what the lot being sold is worth, if one is.
    """

    seat: int
    question: str
    prospects: list[Prospect]
    fair: FairPrice | None = None


class Costly(Reasons, kw_only=True):
    """A decision that cost a part of the chance of winning: done, better, and why that is."""

    move: int
    question: str
    done: str
    better: str
    cost: float


class Review(msgspec.Struct, kw_only=True):
    """A game as one seat could have seen it: its chance at each of its decisions, what cost most.

    `habit` is the question whose answers together cost most, None if none cost anything, and
    `habit_times` how many of them did. `lots` are those that it bought, with what they were worth.
    """

    seat: int
    curve: list[tuple[int, float]]
    costly: list[Costly]
    habit: str | None
    habit_cost: float
    habit_times: int = 0
    lots: list[LotPaid] = []


class Outcome(msgspec.Struct):
    """What one option led to, on average over some worlds.

    `worth` is what options are compared by: the value that `master` plays by and that prices are
    fair by, without any leaning to advice, so that nothing the coach says contradicts its numbers.
    `terms` is what advice sees in the position, part by part, and `rounds` are those that the
    worlds have come to.
    """

    chance: float = 0.0
    margin: float = 0.0
    place: float = 0.0
    worth: float = 0.0
    rows: list[bytes] = []
    terms: dict[str, float] = {}
    rounds: set[int] = set()


class Weighed(msgspec.Struct, kw_only=True):
    """An option with what it led to and its rank by advice."""

    action: int
    outcome: Outcome
    advice: int


def hint(knowledge: Knowledge, seed: int) -> Hint:
    """The best options of whoever must decide, from what the seat knows."""
    found = prospects(knowledge, seed)
    question = knowledge.resample(0).decision.name
    return Hint(
        seat=knowledge.seat,
        question=question,
        prospects=found[:SHOWN],
        fair=price_beside(knowledge, question, found[0].text, seed),
    )


def price_beside(knowledge: Knowledge, question: str, best: str, seed: int) -> FairPrice | None:
    """What the lot being sold is worth, in agreement with the answer that promises most.

    Where that is to pass, the lot is not worth a bid; where it is to bid, it is worth the least
    price: a fair price by itself looks no further than to who has the lot.
    """
    fair = fair_price(knowledge, seed)
    auctions = knowledge.game.auctions
    if fair is None or auctions is None or question not in auctions.passing:
        return fair
    if best == auctions.passing[question]:
        return FairPrice(seat=fair.seat, price=None)
    least = least_price(knowledge)
    return FairPrice(seat=fair.seat, price=max(fair.price or least, least))


def prospects(knowledge: Knowledge, seed: int) -> list[Prospect]:
    """What the options promise that advice likes, the best first.

    The best is told beside the second, all others beside the best.
    """
    net = find_values(knowledge.game.name, knowledge.players)
    found = weighed(knowledge, net, seed, [])
    second = found[1] if len(found) > 1 else None
    return [
        prospect(knowledge, net, each, second if each is found[0] else found[0]) for each in found
    ]


def prospect(knowledge: Knowledge, net: ValueNet, here: Weighed, other: Weighed | None) -> Prospect:
    """What an option promises, and what tells it from another."""
    promised = here.outcome
    told = reasons(knowledge, net, promised, None if other is None else other.outcome)
    return Prospect(
        action=here.action,
        text=knowledge.game.actions.text(here.action),
        chance=round(promised.chance, 4),
        margin=round(promised.margin, 2),
        place=round(promised.place, 2),
        advice=here.advice,
        motives=told.motives,
        terms=told.terms,
    )


def weighed(knowledge: Knowledge, net: ValueNet, seed: int, wanted: list[int]) -> list[Weighed]:
    """The options that advice likes, and those wanted, the best first."""
    game, seat = knowledge.game, knowledge.seat
    options = knowledge.options()
    worlds = sampled(knowledge, seed)
    advice = game.advise(worlds[0], seat, options)
    ranking = favoured(advice, len(options))
    found = []
    for rank, place in enumerate(ranking, start=1):
        if rank <= OPTIONS or options[place] in wanted:
            led_to = outcome(net, worlds, seat, options[place])
            found.append(Weighed(action=options[place], outcome=led_to, advice=rank))
    return sorted(found, key=lambda each: -each.outcome.worth)


def sampled(knowledge: Knowledge, seed: int) -> list[State]:
    """Worlds that the seat cannot tell from the true one."""
    chance = Chance(seeded(seed))
    return [knowledge.resample(chance.below(SEEDS)) for _ in range(WORLDS)]


def outcome(net: ValueNet, worlds: list[State], seat: int, action: int) -> Outcome:
    """Play an option in each world until all is quiet, and ask the net."""
    found = Outcome()
    terms = worlds[0].game.terms
    for world in worlds:
        after = world.clone()
        after.apply(seat, action)
        play_until_quiet(after.game, after)
        chances, margin = standing(net, after, seat, found.rows)
        found.chance += chances[seat] / len(worlds)
        found.margin += margin / len(worlds)
        found.place += expected_place(chances, seat) / len(worlds)
        found.worth += net.worth(chances[seat], margin) / len(worlds)
        if terms is not None:
            found.rounds.add(terms.round_of(after))
            for topic, points in terms.at(after, seat).items():
                found.terms[topic] = found.terms.get(topic, 0.0) + points / len(worlds)
    return found


def standing(
    net: ValueNet, state: State, seat: int, rows: list[bytes]
) -> tuple[list[float], float]:
    """The chances of all seats and the margin of one, as they stand; the seat's row is kept."""
    if state.over:
        winners, scores = state.winners(), state.scores()
        chances = [1 / len(winners) if each in winners else 0.0 for each in range(state.seats)]
        others = scores[:seat] + scores[seat + 1 :]
        return chances, float(scores[seat] - max(others, default=0))
    features = state.game.features
    assert features is not None
    seen = [features.row(state, each) for each in range(state.seats)]
    rows.append(seen[seat])
    expected = [net.expect(row) for row in seen]
    return [chance for chance, _ in expected], expected[seat][1]


def expected_place(chances: list[float], seat: int) -> float:
    """The place that a seat can expect, from 1, if chances of winning are all that counts."""
    if len(chances) == 1:
        # The second is the automatic rival's.
        return 2 - chances[0]
    own = max(chances[seat], 1e-6)
    others = [chance for each, chance in enumerate(chances) if each != seat]
    return 1 + sum(chance / (chance + own) for chance in others)


def reasons(knowledge: Knowledge, net: ValueNet, here: Outcome, other: Outcome | None) -> Reasons:
    """What one outcome differs in most from another, if there is another.

    What speaks for the better one comes first where it is told, against it where the worse one is.
    """
    if other is None:
        return Reasons(motives=[], terms=[])
    return Reasons(motives=motives(knowledge, net, here, other), terms=terms_told(here, other))


def terms_told(here: Outcome, other: Outcome) -> list[Term]:
    """What advice sees between two outcomes of the same round, unless all of it is against it.

    What speaks only for the worse one is no reason; how advice ranks both is told elsewhere.
    """
    if here.rounds != other.rounds:
        return []
    found = term_differences(here, other)
    better = 1 if here.worth >= other.worth else -1
    return found if any(better * each.points > 0 for each in found) else []


def term_differences(here: Outcome, other: Outcome) -> list[Term]:
    """What two outcomes differ in most as advice reckons, in points."""
    changes = {
        topic: here.terms.get(topic, 0.0) - other.terms.get(topic, 0.0)
        for topic in here.terms.keys() | other.terms.keys()
    }
    told = largest(changes, LEAST_POINTS, best_first=here.worth >= other.worth)
    return [Term(topic=topic, points=round(changes[topic], 2)) for topic in told]


def largest(changes: dict[Key, float], least: float, *, best_first: bool) -> list[Key]:
    """What changes most, only a few and nothing small: from the best to the worst or back."""
    ranking = sorted(changes, key=lambda each: (-abs(changes[each]), each))
    told = [each for each in ranking[:REASONS] if abs(changes[each]) >= least]
    return sorted(told, key=lambda each: changes[each], reverse=best_first)


def motives(knowledge: Knowledge, net: ValueNet, here: Outcome, other: Outcome) -> list[Motive]:
    """What two outcomes differ in most by the learned value, summed by topic."""
    features = knowledge.game.features
    assert features is not None
    if not here.rows or not other.rows:
        return []
    sums: dict[tuple[str, str], Difference] = defaultdict(Difference)
    names = features.names(knowledge.players)
    for name, (change, effect) in zip(names, net.effects(here.rows, other.rows), strict=True):
        topic = features.topic(name)
        if change and topic is not None:
            sums[whose(name), f"topic-{topic}"].add(change, effect)
    effects = {each: found.effect for each, found in sums.items()}
    return [
        Motive(key=sums[who, topic].key(who), topic=topic, effect=round(effects[who, topic], 4))
        for who, topic in largest(effects, LEAST, best_first=here.worth >= other.worth)
    ]


class Difference(msgspec.Struct):
    """How all features of one topic differ: whether some rise, whether some fall, their effect."""

    rises: bool = False
    falls: bool = False
    effect: float = 0.0

    def add(self, change: float, effect: float) -> None:
        """Count a feature."""
        self.rises |= change > 0
        self.falls |= change < 0
        self.effect += effect

    def key(self, who: str) -> str:
        """The message that says it: more or less where that alone tells good from bad."""
        if who == "table":
            return "coach-table"
        better = (self.effect > 0) == (who == "own")
        plain = self.rises != self.falls and self.rises == better
        return f"coach-{who}-{('more' if better else 'less') if plain else QUALITY[better]}"


QUALITY = {True: "better", False: "worse"}


def whose(feature: str) -> str:
    """Whom a feature is about: oneself, a rival, or the table."""
    if feature.startswith("own: "):
        return "own"
    return "rival" if feature.startswith("rival") else "table"


def defended(knowledge: Knowledge, seed: int, best: int, other: int) -> Reasons:
    """What speaks for an answer that a deep search found best, as far as a first look sees it.

    Where that look likes the other better, what it sees would speak against the best one.
    """
    net = find_values(knowledge.game.name, knowledge.players)
    worlds = sampled(knowledge, seed)
    here, there = (outcome(net, worlds, knowledge.seat, action) for action in (best, other))
    return reasons(knowledge, net, here, there if here.worth >= there.worth else None)


# After a game


def review(record: Record, seat: int, seed: int = 0) -> Review:
    """Go through a game with one seat's knowledge; BadRecord names a move that cannot be made."""
    record.replay()
    game = find_game(record.game)
    state = game.new(players=record.players, seed=record.seed, options=record.options)
    if not 0 <= seat < state.seats:
        raise BadSetup("bad-seat", {"seat": str(seat), "seats": state.seats})
    curve: list[tuple[int, float]] = []
    found: list[Costly] = []
    for number, move in enumerate(record.moves, start=1):
        action = game.actions.parse(move.text)
        if move.seat == seat and worth_a_look(state, seat):
            before, looked = look_back(state, seat, action, number, seed + number)
            curve.append((number, before))
            found.append(looked)
        state.apply(move.seat, action)
    summary = summed_up(seat, curve, found)
    summary.lots = lots_paid(game, record, seat, seed)
    return summary


def look_back(state: State, seat: int, action: int, number: int, seed: int) -> tuple[float, Costly]:
    """The chance of a seat before its answer, and what the answer cost, by what the seat knew."""
    knowledge = Knowledge(state, seat, seed)
    net = find_values(state.game.name, state.seats)
    options = weighed(knowledge, net, seed, [action])
    best = options[0]
    done = next(each for each in options if each.action == action)
    actions = state.game.actions
    told = reasons(knowledge, net, best.outcome, done.outcome)
    looked = Costly(
        move=number,
        question=state.decision.name,
        done=actions.text(action),
        better=actions.text(best.action),
        cost=round(max(0.0, best.outcome.chance - done.outcome.chance), 4),
        motives=told.motives,
        terms=told.terms,
    )
    return round(best.outcome.chance, 4), looked


def worth_a_look(state: State, seat: int) -> bool:
    """Whether a decision had more than one answer.

    Bots leave some questions to advice, such as how to pay: people need not answer those as well.
    """
    return len(state.legal(seat)) > 1


def summed_up(seat: int, curve: list[tuple[int, float]], found: list[Costly]) -> Review:
    """The decisions that cost most, and the habit that did; what is too small is no part of it."""
    costly = sorted((each for each in found if each.cost >= LEAST), key=lambda each: -each.cost)
    sums: dict[str, list[float]] = defaultdict(list)
    for each in costly:
        sums[each.question].append(each.cost)
    habit = max(sums, key=lambda question: sum(sums[question]), default=None)
    lost = sums[habit] if habit is not None else []
    return Review(
        seat=seat,
        curve=curve,
        costly=costly[:COSTLY],
        habit=habit,
        habit_cost=round(sum(lost), 4),
        habit_times=len(lost),
    )
