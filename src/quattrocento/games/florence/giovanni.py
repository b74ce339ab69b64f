# mypyc: compile
"""Giovanni's question: pay time for the reward that is offered, or refuse it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    ANSWERING,
    DISCARDING,
    FIRST_DISCARD,
    PAY,
    REFUSE,
)
from quattrocento.games.florence.audience import (
    may_decline,
    reward_points,
    reward_price,
    take_reward,
)
from quattrocento.games.florence.scandals import cannot_discard, discard_for_time, offer_discards
from quattrocento.games.florence.sequence_of_play import go_on_with_audience
from quattrocento.games.florence.shown.events import RewardDeclined, RewardRefused
from quattrocento.games.florence.state import State

NOT_ENOUGH_TIME: Final = Refusal("FLO-SCO-3", "refusal-not-enough-time")


class AnswerGiovanni(Decision[State]):
    """FLO-SCO-3: pay for the reward or refuse; scandal cards may become time first."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Paying takes the time, which cards in hand can bring."""
        if action == REFUSE:
            return None
        if action == PAY:
            enough = state.players[seat].time >= reward_price(state)
            return None if enough else NOT_ENOUGH_TIME
        return cannot_discard(state, seat, action - FIRST_DISCARD)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's cards, paying and refusing."""
        ids: list[int] = []
        offer_discards(ids, state.players[seat].hand)
        ids.append(PAY)
        ids.append(REFUSE)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take the reward or refuse it; then the next offer."""
        if action != PAY and action != REFUSE:
            discard_for_time(state, seat, action - FIRST_DISCARD)
            return
        if action == PAY:
            take_reward(state, seat, reward_price(state), reward_points(state))
        else:
            refuse_reward(state, seat)
        go_on_with_audience(state)


def refuse_reward(state: State, seat: i64) -> None:
    """FLO-SCO-3: out for all rewards, but see `may_decline`; the next in rank is asked."""
    declined = may_decline(state)
    if not declined:
        state.out |= bit(seat)
    if state.listener is not None:
        reward: i64 = state.reward + 1
        if declined:
            state.listener.tell(RewardDeclined(seat=seat, reward=reward))
        else:
            state.listener.tell(RewardRefused(seat=seat, reward=reward))
    state.rank += 1


GIOVANNI: Final[AnswerGiovanni] = AnswerGiovanni("giovanni", "FLO-SCO-3", [DISCARDING, *ANSWERING])
