"""Verifying in the terminal: records by their moves, proofs of tables by all that they promise."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from quattrocento.cli.output import print_json
from quattrocento.cli.speech import say, usual_language
from quattrocento.core.errors import BadProof, BadRecord, QuattrocentoError
from quattrocento.core.proof import (
    Proof,
    Receipt,
    check_chain,
    check_receipt,
    entropy_of,
    is_proof,
    read_proof,
    read_receipt,
)
from quattrocento.core.proof_rules import check_rules
from quattrocento.core.record import Record
from quattrocento.core.signatures import check_signatures


def verify(console: Console, files: list[Path], receipt: Path | None, as_json: bool) -> bool:
    """Say of records and proofs whether they hold; whether all do."""
    kept = None if receipt is None else read_receipt(receipt.read_bytes())
    reports = [verified(file, kept) for file in files]
    if as_json:
        print_json(console, reports)
    else:
        for report in reports:
            mark = "[green]✓[/]" if report["holds"] else "[red]✗[/]"
            console.print(f"{mark} {report['file']}: {report['says']}", soft_wrap=True)
    return all(report["holds"] for report in reports)


def verified(file: Path, receipt: Receipt | None) -> dict[str, object]:
    """Whether a record or a proof holds, and at which move or entry it fails if it does not."""
    text = file.read_bytes()
    try:
        says = verified_proof(text, receipt) if is_proof(text) else verified_record(text, receipt)
    except QuattrocentoError as error:
        says = error.sentence(usual_language())
        move = error.move if isinstance(error, BadRecord) else None
        entry = error.entry if isinstance(error, BadProof) else None
        report = {"file": str(file), "holds": False, "move": move, "says": says}
        return report if entry is None else {**report, "entry": entry}
    return {"file": str(file), "holds": True, "move": None, "says": says}


def verified_record(text: bytes, receipt: Receipt | None) -> str:
    """What is said of a record that holds."""
    if receipt is not None:
        raise BadProof("bad-proof-record", {})
    record = Record.loads(text.decode("utf-8"))
    scores = ", ".join(map(str, record.replay().scores()))
    return say("verify-holds", game=record.game, moves=len(record.moves), scores=scores)


def verified_proof(text: bytes, receipt: Receipt | None) -> str:
    """What is said of a proof that holds: also who added nothing to the seed, and what is open."""
    proof = read_proof(text)
    heads = check_chain(proof)
    if receipt is not None:
        check_receipt(proof, receipt, heads)
    check_signatures(proof, receipt)
    replay = check_rules(proof, receipt, heads)
    state = replay.state
    scores = "–" if state is None else ", ".join(map(str, state.scores()))
    told = say("verify-holds", game=proof.opening.game, moves=len(replay.made), scores=scores)
    return " ".join((told, *notes(proof, receipt)))


def notes(proof: Proof, receipt: Receipt | None) -> list[str]:
    """What a proof that holds shows beside the game, and what it cannot show."""
    added = len(entropy_of(proof.opening, proof.entries))
    found = [say("verify-entropy", number=added)]
    found.append(say("verify-no-receipt" if receipt is None else "verify-receipt"))
    return found
