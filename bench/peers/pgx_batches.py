"""Batches of pgx's card and dice games on this processor: random masked steps a second.

The whole loop is compiled by JAX, with auto-reset, as pgx's own documentation has it.
"""

import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.clock import answer

NAMES = ("leduc_holdem", "sparrow_mahjong", "backgammon")
BATCH = 1024
STEPS_TOGETHER = 50


def loop(name: str) -> Any:
    """A compiled function that makes some random steps in all games."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        state = carried
        chosen, random = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(chosen, logits, axis=1)
        return step(state, action, jax.random.split(random, BATCH)), None

    def some(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STEPS_TOGETHER))[0]

    return env, jax.jit(some)


def measure(seconds: float) -> list[dict[str, Any]]:
    """Step each game for some seconds; compiling is not timed."""
    found = []
    for name in NAMES:
        env, some = loop(name)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
        state = jax.block_until_ready(some(state, jax.random.PRNGKey(1)))
        steps, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            state = jax.block_until_ready(some(state, jax.random.PRNGKey(steps)))
            steps += STEPS_TOGETHER * BATCH
        taken = time.process_time() - began
        found.append(
            {
                "engine": "pgx",
                "game": name,
                "players": env.num_players,
                "batch": BATCH,
                "steps_per_second": round(steps / taken),
            }
        )
    return found


if __name__ == "__main__":
    answer(measure)
