"""The programs that are measured, each a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bench.environment import ROOT, our_command
from bench.measurement import Measurement

OURS = "Quattrocento"


@dataclass(frozen=True)
class Program:
    """A command that prints measurements as a JSON list."""

    engine: str
    title: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)

    def measure(self) -> list[Measurement]:
        """Run it, and stop everything if it fails."""
        inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(
            self.command,
            cwd=ROOT,
            env=inherited | self.environment,
            capture_output=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{done.stderr.decode()}\nbench: {self.title} failed")
        found = msgspec.json.decode(done.stdout, type=list[Measurement])
        return [msgspec.structs.replace(one, engine=self.engine) for one in found]


def programs(peers_python: Path, seconds: float) -> list[Program]:
    """List everything that is measured, in order."""
    ours = [str(our_command()), "bench", "--json"]
    pure = {"PYTHONPATH": str(ROOT / "src")}
    return [
        Program(OURS, "Quattrocento as installed", ours),
        Program(OURS, "Quattrocento in pure Python", ours, pure),
        peer("Catanatron", "catanatron", peers_python, seconds),
        peer("OpenSpiel", "open_spiel", peers_python, seconds),
    ]


def peer(engine: str, module: str, peers_python: Path, seconds: float) -> Program:
    """Give the program that measures the engine of others."""
    command = [str(peers_python), "-m", f"bench.peers.{module}", str(seconds)]
    return Program(engine, engine, command)
