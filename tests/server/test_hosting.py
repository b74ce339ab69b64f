"""What docs/hosting.md gives to hosts: the unit, the proxy and the board are right."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from quattrocento.server.monitoring.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "hosting.md").read_text(encoding="utf-8")
METRIC = re.compile(r"quattrocento_[a-z_]+")
PARTS = re.compile(r"_(total|bucket|count|sum)$")


def given(language: str) -> str:
    """The example of the guide in a language."""
    [found] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


def families(text: str) -> set[str]:
    """The figures that a text speaks of, without the parts of each."""
    return {PARTS.sub("", name) for name in METRIC.findall(text)}


def test_every_figure_of_the_board_and_of_the_guide_is_there() -> None:
    known = families(Metrics().text().decode())
    board = json.loads((DOCS / "hosting" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    assert len(asked) > 5
    assert families(" ".join(asked)) <= known
    assert families(GUIDE) <= known


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "quattrocento"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "quattrocento.service"
    unit.write_text(given("ini").replace("/srv/quattrocento/bin/quattrocento", str(program)))
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in said.stderr.splitlines() if unit.name in line] == []


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_nginx_takes_the_proxy(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    subject = ["-nodes", "-subj", "/CN=tables.example", "-days", "1"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *subject, *files], check=True, capture_output=True)
    example = given("nginx").replace("/etc/ssl/certs/tables.example.pem", str(certificate))
    example = example.replace("/etc/ssl/private/tables.example.key", str(key))
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{example}}}\n")
    said = subprocess.run(
        ["nginx", "-t", "-q", "-c", str(config), "-e", "stderr"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
