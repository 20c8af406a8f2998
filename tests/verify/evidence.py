"""Evidence of a game, as an honest bot would hand it out, and ways to lie in it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.engine import Dealer, commitment, plain_answer
from bot.engine.match import Match
from bot.games import GAMES
from bot.tables.agreement import AgreedPlace, Agreement
from bot.tables.evidence_file import write_evidence
from bot.tables.fairness import Evidence, agreed_setup
from bot.tables.seating import dealt_seed, seat_all
from bot.tables.suggestions import agreed_options

ROOT = Path(__file__).parents[2]
SEED = "5e" * 32
ANN, BEN = 81384788765712384, 2**63
OPENED, PROMISE, BEN_CAME, AGREED, STARTED = (1456074443980800000 + later for later in (1, 2, 3, 4, 5))


def agreement(key: str) -> Agreement:
    """Two who left their seats to the draw; the first of them opened the lobby."""
    game = GAMES[key]
    own = {option.key: option.default for option in game.options if option.each_seat}
    return Agreement(
        table=3,
        number=2,
        game=key,
        rules_version=game.rules_version,
        opened=(ANN, OPENED),
        channel=77,
        promise=PROMISE,
        commitment=commitment(SEED),
        options=agreed_options(game, {}),
        legacy={},
        places=[AgreedPlace(ANN, OPENED, None, own), AgreedPlace(BEN, BEN_CAME, None, own)],
    )


def played(key: str, answers: int = 10_000, **options: str) -> Evidence:
    """Their game, played at random to its end or so far, with these options and the usual ones."""
    game, agreed = GAMES[key], agreement(key)
    agreed = replace(agreed, options={**agreed.options, **options})
    added = [*agreed.contributions, [ANN, STARTED]]
    dealt = dealt_seed(SEED, added)
    seats = list(seat_all(game, agreed.sitters(), dealt).values())
    match = Match(game, agreed_setup(game, agreed, seats), Dealer(dealt))
    random = Random(3)
    while match.outcome is None and answers > 0:
        seat = match.waiting_for[0]
        match.answer(seat, plain_answer(game, match.pending[seat].request, random), "person")
        answers -= 1
    return Evidence(
        agreed=agreed,
        agreement=agreed.fingerprint(SEED),
        seed=SEED,
        commitment=commitment(SEED),
        contributions=added,
        dealt_commitment=commitment(dealt),
        seated=[(ANN, seats[0]), (BEN, seats[1])],
        journal=[entry.to_json() for entry in match.journal],
        ended="unfinished" if match.outcome is None else "over",
        outcome=None if match.outcome is None else match.outcome.body,
    )


def changed(evidence: Evidence, **parts: object) -> bytes:
    """Its file, with other parts."""
    return json.dumps({**json.loads(write_evidence(evidence)), **parts}).encode()


def agreed_otherwise(evidence: Evidence, **parts: object) -> bytes:
    """Its file, with another agreement whose fingerprint fits: as a host would write it who changes all of a
    database."""
    agreed = replace(evidence.agreed, **parts)
    return write_evidence(replace(evidence, agreed=agreed, agreement=agreed.fingerprint(SEED)))
