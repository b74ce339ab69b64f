"""Fair play that can be proved: what tables promise, and servers that break it on purpose."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import quattrocento as qc
from quattrocento.cli.app import app
from quattrocento.core import proof as proofs
from quattrocento.core.errors import BadProof
from quattrocento.core.game import Game
from quattrocento.core.proof import Chain, Leaf, Proof, Receipt, check_chain, check_receipt
from quattrocento.core.proof_rules import check_rules
from quattrocento.core.signatures import Signer, check_signatures, new_key
from quattrocento.tables import entries
from quattrocento.tables.proofs import leaf_of
from quattrocento.tables.proving import proof_of
from quattrocento.tables.setup import Chair, Setup
from quattrocento.tables.table import Table
from tests.server.clients import Person, Server
from tests.server.conftest import Start

SECRET = "c0" * 32
ENTROPY = "5a" * 16
SIGNER = Signer(new_key())


def a_provable_table(game: Game, players: int, secret: str = SECRET) -> Table:
    """A table of people that a secret was committed to; the last one joins with entropy.

    The same secret deals the same cards in every run.
    """
    chairs = [Chair(kind="person", person=f"p{seat}") for seat in range(players - 1)]
    setup = Setup(
        id="t" * 32,
        code="CODE",
        game=game.name,
        secret=secret,
        options={},
        spectators=True,
        listed=True,
        clock=None,
        host="p0",
        chairs=[*chairs, Chair(kind="open")],
        created=1.0,
        rules=game.rules_version,
    )
    joined = entries.Join(seat=players - 1, person=f"p{players - 1}", entropy=ENTROPY)
    return Table(setup).try_entry(joined, 2.0)


def played_on(table: Table, chance: random.Random, moves: int = 5000) -> Table:
    """A table after moves that anybody might make."""
    while moves > 0 and table.status == "playing":
        state = table.playing()
        seat = chance.choice(state.awaiting())
        move = table.game.actions.text(chance.choice(state.legal(seat)))
        table = table.try_entry(entries.Move(seat=seat, move=move, person=f"p{seat}"), 3.0)
        moves -= 1
    return table


def receipt_of(table: Table, seat: int, entropy: str | None = None) -> Receipt:
    """What the page of a seat keeps."""
    promised = table.proof_for(table.reader(f"p{seat}"))
    assert promised is not None
    return Receipt(
        table=table.setup.id,
        commitment=promised.commitment,
        entropy=entropy,
        head=promised.head,
        signature=SIGNER.signature(table.setup.id, promised.head),
        key=SIGNER.public_key,
        seat=seat,
        view=msgspec.json.decode(msgspec.json.encode(table.view(seat))),
    )


def check(proof: Proof, receipt: Receipt | None = None) -> None:
    """Everything that `quattrocento verify` checks, from the file on."""
    proof = proofs.read_proof(msgspec.json.encode(proof))
    heads = check_chain(proof)
    if receipt is not None:
        check_receipt(proof, receipt, heads)
    check_signatures(proof, receipt)
    check_rules(proof, receipt, heads)


def caught(proof: Proof, receipt: Receipt | None = None) -> str:
    """Why a proof does not hold."""
    with pytest.raises(BadProof) as refused:
        check(proof, receipt)
    assert str(refused.value) != refused.value.key, "every reason has a sentence"
    return refused.value.key


def rewritten(proof: Proof, **changes: Any) -> Proof:
    """A proof that a dishonest server has changed, chained and signed anew."""
    changed = msgspec.structs.replace(proof, **changes)
    head = proofs.heads_of(changed)[-1]
    signature = SIGNER.signature(changed.opening.table, head)
    return msgspec.structs.replace(changed, head=head, signature=signature)


# Honest servers


def test_whole_games_prove_what_they_promised(game: Game) -> None:
    chance = random.Random(4)
    table = a_provable_table(game, max(2, game.seats[0]))
    begun = receipt_of(table, 1, ENTROPY if table.chairs[1].person == "p1" else None)
    table = played_on(table, chance, 60)
    middle = [receipt_of(table, seat) for seat in range(len(table.chairs))]
    table = played_on(table, chance)
    proof = proof_of(table, SIGNER)
    for receipt in (begun, *middle, receipt_of(table, 0)):
        check(proof, receipt)
    assert proof.result is not None
    assert proof.result.scores == table.playing().scores()


def test_a_head_is_hashed_as_the_page_on_proofs_says() -> None:
    """Written from docs/proofs.md alone, with HMAC from the standard library."""
    secret, table, before = "07" * 32, "a-table", bytes(32)
    leaf = Leaf(kind="move", sequence=12, at=1_700_000_000_000, seen=7, seat=1, move="pass")
    place = b"quattrocento/proof/1/salt\na-table\n12"
    salt = hmac.digest(bytes.fromhex(secret), place, "sha256")
    written = b'{"at":1700000000000,"kind":"move","move":"pass","seat":1,"seen":7,"sequence":12}'
    expected = hashlib.sha256(b"quattrocento/proof/1/entry\n" + before + salt + written).digest()
    assert Chain(secret, table).next_head(before, leaf) == expected


def test_what_is_taken_back_stays_in_the_chain(game: Game) -> None:
    chance = random.Random(2)
    table = a_provable_table(game, max(2, game.seats[0]))
    undone = 0
    while table.status == "playing":
        table = played_on(table, chance, chance.randrange(1, 12))
        seat = chance.randrange(len(table.chairs))
        first = table.undo_alone(seat)
        if table.status == "playing" and first is not None and undone < 30:
            taken_back = entries.Undo(seat=seat, to=first, others_stay=True)
            table = table.try_entry(taken_back, 4.0)
            undone += 1
    assert undone > 0
    check(proof_of(table, SIGNER), receipt_of(table, 0))


def test_a_head_counts_no_hidden_step(game: Game) -> None:
    """What a rival is shown does not change with a move that it cannot notice."""
    chance = random.Random(3)
    table = a_provable_table(game, game.seats[-1])
    hidden = 0
    for _ in range(400):
        after = played_on(table, chance, 1)
        if after.status != "playing":
            break
        seen = after.entries[-1].seen
        for seat in range(len(after.chairs)):
            reader = after.reader(f"p{seat}")
            if not seen & after.seats.bit(seat):
                hidden += 1
                assert after.proof_for(reader) == table.proof_for(reader)
            else:
                assert after.proof_for(reader) != table.proof_for(reader)
        table = after
    assert hidden > 0 or game.name in ("florence", "princes")


def test_a_proof_names_nobody(game: Game) -> None:
    table = a_provable_table(game, game.seats[-1])
    joined = entries.Join(seat=0, person="a-person-id", name="Marie", key="a-key", entropy=ENTROPY)
    told = msgspec.json.encode(leaf_of(joined)).decode()
    assert not any(word in told for word in ("a-person-id", "Marie", "a-key"))
    whole = msgspec.json.encode(proof_of(played_on(table, random.Random(1), 20), SIGNER)).decode()
    assert '"p0"' not in whole


# Servers that are changed on purpose


def test_a_server_that_swaps_a_card_is_caught(game: Game) -> None:
    """The cards are others than the seed says: somebody saw or played one that was not there."""
    dishonest = a_provable_table(game, max(2, game.seats[0]))
    dishonest.state = dishonest.playing().resample(None, 1)
    table = played_on(dishonest, random.Random(1))
    proof = proof_of(table, SIGNER)
    receipts = [receipt_of(table, seat) for seat in range(len(table.chairs))]
    reasons = {caught(proof, receipt) for receipt in receipts}
    assert reasons <= {"bad-proof-move", "bad-proof-result", "bad-receipt-view"}


def test_a_card_that_was_swapped_and_never_played_is_seen_by_its_owner(game: Game) -> None:
    table = played_on(a_provable_table(game, max(2, game.seats[0])), random.Random(1), 8)
    receipt = receipt_of(table, 0)
    assert receipt.view is not None
    shown = msgspec.structs.replace(receipt, view={**receipt.view, "players": []})
    proof = proof_of(played_on(table, random.Random(2)), SIGNER)
    check(proof, receipt)
    assert caught(proof, shown) == "bad-receipt-view"


def test_a_server_that_drops_a_move_is_caught_by_what_a_player_holds(game: Game) -> None:
    table = played_on(a_provable_table(game, max(2, game.seats[0])), random.Random(5), 30)
    receipt = receipt_of(table, 0)
    kept = [leaf for leaf in proof_of(table, SIGNER).entries if leaf.sequence != 12]
    numbered = [msgspec.structs.replace(leaf, sequence=place) for place, leaf in enumerate(kept, 1)]
    forged = rewritten(proof_of(table, SIGNER), entries=numbered)
    assert caught(forged, receipt) == "bad-receipt-head"


def test_a_server_that_chooses_the_seed_after_the_entropy_is_caught(game: Game) -> None:
    players = max(2, game.seats[0])
    promised = a_provable_table(game, players)
    receipt = receipt_of(promised, 0)
    # It tries secrets until the deal suits it, and plays the game with that one.
    table = played_on(a_provable_table(game, players, proofs.new_secret()), random.Random(1))
    proof = proof_of(table, SIGNER)
    assert caught(proof, receipt) == "bad-receipt-commitment"
    # It claims to have promised it: the commitment does not fit the secret.
    opening = msgspec.structs.replace(proof.opening, commitment=receipt.commitment)
    assert caught(rewritten(proof, opening=opening), receipt) == "bad-proof-commitment"
    # It reveals the promised secret: the seed does not follow from it.
    secret = promised.setup.secret
    assert caught(rewritten(proof, opening=opening, secret=secret), receipt) == "bad-proof-seed"


def test_a_server_that_leaves_out_what_a_player_added_is_caught(game: Game) -> None:
    table = a_provable_table(game, max(2, game.seats[0]))
    receipt = receipt_of(table, 0, ENTROPY)
    proof = proof_of(played_on(table, random.Random(1), 10), SIGNER)
    first = msgspec.structs.replace(proof.entries[0], entropy=None)
    seed = str(proofs.seed_of(proof.secret, proof.opening.table, []))
    forged = rewritten(proof, entries=[first, *proof.entries[1:]], seed=seed)
    assert caught(forged, receipt) == "bad-receipt-entropy"


@pytest.mark.parametrize("kind", ["give-order", "move", "undo"])
def test_only_who_joins_adds_to_the_seed(kind: str) -> None:
    """A server cannot mend the deal by entropy in an entry of another kind."""
    proof = proof_of(a_provable_table(qc.game("palazzo"), 2), SIGNER)
    (joined,) = proof.entries
    other = msgspec.structs.replace(joined, kind=kind, sequence=2, entropy="77" * 16)
    assert proofs.entropy_of(proof.opening, [joined, other]) == [ENTROPY]


def test_a_server_that_moves_for_a_player_is_caught(game: Game) -> None:
    """A move that the table makes without an order, or a bot at a person's seat."""
    proof = proof_of(
        played_on(a_provable_table(game, max(2, game.seats[0])), random.Random(1)), SIGNER
    )
    places = [place for place, leaf in enumerate(proof.entries) if leaf.kind == "move"]
    for by, reason in (("table", "bad-proof-no-order"), ("bot", "bad-proof-hand")):
        leaf = msgspec.structs.replace(proof.entries[places[0]], by=by)
        changed = [*proof.entries]
        changed[places[0]] = leaf
        assert caught(rewritten(proof, entries=changed)) == reason


# Bad papers


def test_a_forged_cut_or_reordered_log_is_refused(game: Game) -> None:
    proof = proof_of(
        played_on(a_provable_table(game, max(2, game.seats[0])), random.Random(1)), SIGNER
    )
    log = proof.entries
    cut = msgspec.structs.replace(proof, entries=log[:-1])
    reordered = msgspec.structs.replace(proof, entries=[*log[:5], log[6], log[5], *log[7:]])
    late = msgspec.structs.replace(log[3], at=log[3].at + 1)
    forged = msgspec.structs.replace(proof, entries=[*log[:3], late, *log[4:]])
    other = msgspec.structs.replace(proof, signature="00" * 64)
    assert caught(cut) == "bad-proof-chain"
    assert caught(reordered) == "bad-proof-order"
    assert caught(forged) == "bad-proof-chain"
    assert caught(other) == "bad-proof-signature"


@pytest.mark.parametrize(
    "text", [b"{}", b"[", b'{"format": "quattrocento-proof"}', b"\xff", b"null"]
)
def test_what_is_no_proof_is_refused_with_a_sentence(text: bytes) -> None:
    with pytest.raises(BadProof, match="cannot be read"):
        proofs.read_proof(text)


def test_damaged_proofs_never_do_anything_but_be_refused(game: Game) -> None:
    chance = random.Random(7)
    proof = proof_of(played_on(a_provable_table(game, max(2, game.seats[0])), chance, 40), SIGNER)
    text = msgspec.json.encode(proof)
    for _ in range(150):
        damaged = bytearray(text)
        for _ in range(chance.randrange(1, 4)):
            damaged[chance.randrange(len(text))] = chance.randrange(32, 127)
        if bytes(damaged) == text:
            continue
        with pytest.raises(BadProof):
            check_all(bytes(damaged))


def check_all(text: bytes) -> None:
    proof = proofs.read_proof(text)
    heads = check_chain(proof)
    check_signatures(proof)
    check_rules(proof, None, heads)


# Over the wire


def opened_fairly(person: Person, *seats: str, **more: Any) -> tuple[dict[str, Any], str]:
    commitment = person.post("/commitments", status=201)["commitment"]
    table = person.open(*seats, commitment=commitment, entropy=ENTROPY, **more)
    return table, commitment


def test_a_table_over_the_wire_is_proved_in_the_terminal(server: Server, tmp_path: Path) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table, commitment = opened_fairly(marie, "me", "advised", "open", lot=True)
    invitation = louis.get(f"/tables/invitation/{table['code']}")
    assert invitation["table"]["proof"]["commitment"] == commitment == table["proof"]["commitment"]
    louis.post("/tables/join", {"code": table["code"], "entropy": "77" * 32})
    chance = random.Random(1)
    marie.get(f"/tables/{table['id']}/proof", status=409)
    louis.post(f"/tables/{table['id']}/leave", {"seat": own_seat(louis, table["id"])})
    end = marie.play_any(table["id"], chance)
    seen = marie.look(table["id"])
    promised = seen["table"]["proof"]
    assert end["table"]["proof"]["signature"] is not None
    proof = marie.get(f"/tables/{table['id']}/proof")
    assert str(seen["table"]["seed"]) == proof["seed"]
    assert proofs.entropy_of(
        msgspec.convert(proof["opening"], proofs.Opening),
        msgspec.convert(proof["entries"], list[proofs.Leaf]),
    ) == [ENTROPY, "77" * 32]
    seat = own_seat(marie, table["id"])
    receipt = {
        "format": "quattrocento-receipt",
        "version": 1,
        "table": table["id"],
        "commitment": commitment,
        "entropy": ENTROPY,
        "head": promised["head"],
        "signature": promised["signature"],
        "key": marie.get("/key")["key"],
        "seat": seat,
        "view": seen["views"][str(seat)],
    }
    told = verified(tmp_path, proof, receipt)
    assert told["holds"], told
    assert "2 players added" in told["says"]
    proof["entries"][4]["at"] += 1
    assert not verified(tmp_path, proof, receipt)["holds"]


def own_seat(person: Person, table: str) -> int:
    seats = person.look(table)["table"]["seats"]
    return next(place for place, seat in enumerate(seats) if seat["mine"])


def verified(folder: Path, proof: object, receipt: object) -> dict[str, Any]:
    (folder / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    (folder / "receipt.json").write_text(json.dumps(receipt), encoding="utf-8")
    told = CliRunner().invoke(
        app,
        ["verify", str(folder / "proof.json"), "--receipt", str(folder / "receipt.json"), "--json"],
    )
    report: dict[str, Any] = json.loads(told.stdout)[0]
    assert told.exit_code == (0 if report["holds"] else 2)
    return report


def test_a_commitment_is_for_one_table_of_one_person(server: Server) -> None:
    marie, louis = server.person(), server.person()
    commitment = marie.post("/commitments", status=201)["commitment"]
    wish = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    wish |= {"commitment": commitment, "entropy": ENTROPY}
    assert louis.post("/tables", wish, status=409)["field"] == "commitment"
    marie.post("/tables", wish, status=201)
    refused = marie.post("/tables", wish, status=409)
    assert refused["reason"] == "no-such-commitment"
    assert "engagement" in refused["words"]["fr"]
    assert len(marie.get("/tables")["mine"]) == 1


def test_a_commitment_has_its_time(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.server.limits.COMMITMENT_SECONDS", -1.0)
    marie = start(on_sqlite).person()
    commitment = marie.post("/commitments", status=201)["commitment"]
    wish = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = marie.post("/tables", {**wish, "commitment": commitment}, status=409)
    assert refused["reason"] == "no-such-commitment"


@pytest.mark.parametrize("entropy", ["", "5a" * 15, "5a" * 33, "zz" * 16, "5" * 33, 7])
def test_entropy_that_is_none_is_refused(quick_server: Server, entropy: object) -> None:
    marie = quick_server.person()
    commitment = marie.post("/commitments", status=201)["commitment"]
    wish = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}
    marie.post("/tables", {**wish, "commitment": commitment, "entropy": entropy}, status=400)
    assert marie.get("/tables")["mine"] == []


def test_entropy_before_the_commitment_is_refused(quick_server: Server) -> None:
    marie = quick_server.person()
    wish = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": ENTROPY}
    assert marie.post("/tables", wish, status=400)["reason"] == "entropy-too-early"


def test_nothing_of_the_secret_goes_out_before_the_end(server: Server) -> None:
    marie = server.person("Marie")
    table, _ = opened_fairly(marie, "me", "advised", game="augsburg")
    held = server.held(table["id"]).table
    secret, seed = held.setup.secret, str(held.seed)
    assert secret is not None
    with marie.live(table["id"]) as live:
        live.next()
        chance = random.Random(1)
        for _ in range(8):
            offers = live.seen["offers"][0]["offers"]
            if offers:
                live.try_move(0, chance.choice(offers)["move"])
            else:
                live.until("update")
        told = json.dumps([live.came, marie.look(table["id"]), marie.get("/tables")])
    assert secret not in told
    assert seed not in told


def test_a_server_keeps_its_key_and_its_chains_through_a_restart(
    start: Start, database: str
) -> None:
    first = start(database)
    marie = first.person("Marie")
    table, _ = opened_fairly(marie, "me", "advised")
    marie.play_any(table["id"], random.Random(1), moves=5)
    key, before = marie.get("/key"), marie.look(table["id"])["table"]["proof"]
    first.stop()
    again = start(database).person(like=marie)
    assert again.get("/key") == key
    assert again.look(table["id"])["table"]["proof"] == before


def test_whoever_plays_again_may_add_chance_too(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table, _ = opened_fairly(marie, "me", "random")
    marie.play_any(table["id"], random.Random(1))
    commitment = marie.post("/commitments", status=201)["commitment"]
    wish = {"commitment": commitment, "entropy": ENTROPY}
    again = marie.post(f"/tables/{table['id']}/rematch", wish)
    assert again["proof"]["commitment"] == commitment
    assert quick_server.held(again["id"]).table.setup.entropy == ENTROPY


def test_a_table_from_before_there_were_proofs_has_none(game: Game) -> None:
    setup = msgspec.structs.replace(
        a_provable_table(game, game.seats[-1]).setup, secret=None, seed=7
    )
    table = Table(msgspec.json.decode(msgspec.json.encode(setup), type=Setup))
    assert table.proof_for(table.reader(None)) is None
    joined = table.try_entry(entries.Join(seat=game.seats[-1] - 1, person="p9"), 2.0)
    assert joined.seed == 7
