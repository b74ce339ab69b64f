"""The recipes of the baselines that learn, and what came of them."""

from __future__ import annotations

import platform
from pathlib import Path
from time import process_time

import msgspec

from quattrocento.lab.dataset import manifest_of
from quattrocento.lab.export import export
from quattrocento.lab.learning import imitation, ppo
from quattrocento.lab.learning.files import ENDING, Facts, read_net

ROOT = Path(__file__).parent.parent.parent
NETS = Path("docs", "lab", "nets")
WORK = Path("build", "lab")
# How many play each game here, and by how many points a game counts as won in full.
GAMES = {"palazzo": 2, "augsburg": 2, "florence": 2, "princes": 3}
SPREADS = {"palazzo": 40.0, "augsburg": 40.0, "florence": 100.0, "princes": 30.0}
CHAPTERS = {"palazzo": 16, "augsburg": 8, "florence": 6, "princes": 5}
PROBE_CHAPTERS = 3
TEACHER = "master"
FROZEN = "apprentice"
TEACHERS_GAMES = 120
EPOCHS = 8
# Deals that nothing is measured on.
FIRST_DEAL = 7_000_001
SEED = 1

PPO = "ppo"
POLICY_VALUE = "policy-value"
PROBE = "probe"
KINDS = (PPO, POLICY_VALUE, PROBE)


class Trained(msgspec.Struct, kw_only=True):
    """What is kept of a training: the facts, the choices, the course and the machine."""

    name: str
    kind: str
    facts: Facts
    choices: dict[str, str]
    course: list[dict[str, float]]
    seconds: float
    machine: str
    command: str


def name_of(kind: str, game: str) -> str:
    """What a net is called."""
    return f"{game}-{GAMES[game]}-{kind}"


def net_file(kind: str, game: str) -> Path:
    """Where a net is kept, as seen from the repository's root."""
    return NETS / f"{name_of(kind, game)}{ENDING}"


def kept(kind: str, game: str) -> Trained | None:
    """What is kept of a training, if it has been done."""
    file = (ROOT / net_file(kind, game)).with_suffix(".json")
    return msgspec.json.decode(file.read_bytes(), type=Trained) if file.exists() else None


def train(kind: str, game: str) -> None:
    """Train a net, going on where that was stopped."""
    began = process_time()
    file = WORK / net_file(kind, game).name
    if kind == POLICY_VALUE:
        choices, course, command = imitate(game, file)
    else:
        choices, course, command = reinforce(kind, game, file)
    target = net_file(kind, game)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(file.read_bytes())
    found = Trained(
        name=name_of(kind, game),
        kind=kind,
        facts=read_net(file).facts,
        choices=choices,
        course=course,
        seconds=round(process_time() - began, 1),
        machine=machine(),
        command=command,
    )
    content = msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    target.with_suffix(".json").write_bytes(content)


Told = tuple[dict[str, str], list[dict[str, float]], str]


def reinforce(kind: str, game: str, file: Path) -> Told:
    """Train by PPO: in self-play, or the probe as a best response that goes out from that net."""
    probe = kind == PROBE
    plan = ppo.Plan(
        game=game,
        players=GAMES[game],
        seed=SEED + 1 if probe else SEED,
        chapters=PROBE_CHAPTERS if probe else CHAPTERS[game],
        against=FROZEN if probe else None,
        start=net_file(PPO, game).as_posix() if probe else None,
        spread=SPREADS[game],
    )
    _, diary = ppo.train(plan, file, lambda done, worth: say(kind, game, done, worth))
    command = (
        f"quattrocento lab train {game} {file.name} --players {plan.players}"
        f" --chapters {plan.chapters} --seed {plan.seed} --spread {plan.spread:g}"
    )
    if probe:
        command += f" --against {plan.against} --start {plan.start}"
    course = [msgspec.structs.asdict(chapter) for chapter in diary.chapters]
    return chosen(plan), course, command


def imitate(game: str, file: Path) -> Told:
    """Let the teacher play, and train by what it did."""
    players = GAMES[game]
    bots = [TEACHER] * players
    folder = WORK / f"{game}-{players}-{TEACHER}"
    wanted = manifest_of(game, players, bots, TEACHERS_GAMES, FIRST_DEAL, 20, False, {})
    export(wanted, folder, workers=1)
    _, diary = imitation.train(
        folder,
        file,
        seed=SEED,
        epochs=EPOCHS,
        spread=SPREADS[game],
        told=lambda done, same: say(POLICY_VALUE, game, done, same),
    )
    command = (
        f"quattrocento lab export {game} games --bots {','.join(bots)} --games {TEACHERS_GAMES}"
        f" --seed {FIRST_DEAL} --no-knowledge && quattrocento lab imitate games {file.name}"
        f" --epochs {EPOCHS} --seed {SEED} --spread {SPREADS[game]:g}"
    )
    course = [msgspec.structs.asdict(epoch) for epoch in diary.chapters]
    return chosen(diary.plan), course, command


def chosen(plan: msgspec.Struct) -> dict[str, str]:
    """The choices of a plan, to be read."""
    return {name: str(getattr(plan, name)) for name in plan.__struct_fields__}


def say(kind: str, game: str, done: int, what: str) -> None:
    """Say how far a training is."""
    print(f"benchmarks: {game} {kind}: {done} ({what})", flush=True)


def machine() -> str:
    """The processor that this runs on, one core of it."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text(encoding="utf-8").splitlines() if cpu.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    named = models[0] if models else platform.processor() or platform.machine()
    return f"one core of {named}, {platform.system()}, Python {platform.python_version()}"
