"""Standing passes: whoever has nothing to say until something happens is not asked until then.

They are kept with the sitter and answered by the table, in the commit of whatever led to the question,
as ordinary answers that say where they came from. Whether somebody could have done something makes no
difference to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import PASS, Seat, Step, Window
from bot.engine.match import Match
from bot.store import Sitter


def answer_standing(match: Match, sitters: Sequence[Sitter]) -> tuple[list[Step], list[Sitter]]:
    """Let standing passes answer what they can: the steps that followed, and the sitters whose standing
    pass is over because what they waited for is here."""
    steps: list[Step] = []
    standing = {Seat(sitter.seat): sitter for sitter in sitters if sitter.seat and sitter.standing}
    over: dict[Seat, Sitter] = {}
    while (seat := _passing(match, standing, over)) is not None:
        steps += match.answer(seat, [PASS.key], "standing")
    return steps, list(over.values())


def _passing(match: Match, standing: dict[Seat, Sitter], over: dict[Seat, Sitter]) -> Seat | None:
    """The next seat that is asked and passes."""
    for seat in match.waiting_for:
        window = match.pending[seat].request
        sitter = over.get(seat) or standing.get(seat)
        if sitter is None or not isinstance(window, Window) or window.prompt not in sitter.standing:
            continue
        if window.passed_by(sitter.standing[window.prompt]):
            return seat
        over[seat] = without(sitter, window.prompt)
    return None


def standing_until(sitter: Sitter, prompt: str, lull: str) -> Sitter:
    """This sitter passes whatever is asked so, until that."""
    return sitter.model_copy(update={"standing": {**sitter.standing, prompt: lull}})


def without(sitter: Sitter, prompt: str = "") -> Sitter:
    """This sitter is asked again: this, or everything."""
    left = {asked: lull for asked, lull in sitter.standing.items() if prompt and asked != prompt}
    return sitter.model_copy(update={"standing": left})
