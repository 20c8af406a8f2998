"""Standing answers: whoever passes, or does the same, until something happens is not asked until then.

And whoever has said along with an answer what he will say to a later question is not asked that: once, and in
the same chapter. Where it cannot be said then, he is asked.

They are kept with the sitter and answered by the table, in the commit of whatever led to the question,
as ordinary answers that say where they came from. Whether somebody could have done something makes no
difference to them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.engine import Along, Problem, Refusal, Request, Seat, Step, along_of, keys_said, lull_of, offered_by
from bot.engine.match import Match
from bot.store import Sitter, altered
from bot.tables.inside import Inside
from bot.tables.seating import Person, Stale

SAID: Final = ">"
"""Before what was said along with an answer; what is waited for has no such name."""


class Standing:
    """The standing answers at one table."""

    def __init__(self, table: Inside) -> None:
        self._table = table

    async def answer_until(self, person: Person, seat: Seat, position: int, lull: str) -> None:
        """Answer this now and whenever the same is asked, until that happens."""
        table = self._table
        async with table.lock:
            match = table.need_turn(person, seat, position)
            request = match.pending[seat].request
            kept = lull_of(request)
            if not kept.answers(lull):
                raise Stale
            sitter = table.sitter(seat)
            standing = {**sitter.standing, request.prompt: lull}
            said_already = standing == sitter.standing
            sits = [] if said_already else [altered(sitter, {"standing": standing})]
            await table.give(match, seat, kept.keys, sits)

    async def ask_again(self, person: Person) -> None:
        """From now on this player is asked about everything again."""
        table = self._table
        async with table.lock:
            mine = [one for one in table.sitters if one.user_id == person.user_id and one.standing]
            if mine:
                await table.change(sits=[altered(one, {"standing": {}}) for one in mine])
                table.changed()


def what_was_said(standing: str) -> str:
    """What was said along with an answer; empty where something is waited for."""
    return standing.removeprefix(SAID) if standing.startswith(SAID) else ""


def said_along(
    sitter: Sitter, request: Request[object], keys: Sequence[str] = (), said: str = ""
) -> list[Sitter]:
    """The sitter who answers this, and says that along with it. What they said with this question before
    counts no more."""
    if not said and not sitter.standing:
        return []
    alongs = {option.key: along for option in offered_by(request) if (along := along_of(option))}
    asked = {along.prompt for along in alongs.values()}
    standing = {
        prompt: kept
        for prompt, kept in sitter.standing.items()
        if not (prompt in asked and what_was_said(kept))
    }
    if said:
        along = alongs.get(keys[0]) if len(keys) == 1 else None
        if along is None or not _offers(along, said):
            raise Refusal(Problem("not-an-option"))
        standing[along.prompt] = f"{SAID}{said}"
    return [] if standing == sitter.standing else [altered(sitter, {"standing": standing})]


def _offers(along: Along, said: str) -> bool:
    return any(option.key == said for option in along.options)


def answer_standing(
    match: Match, known: Mapping[Seat, Sitter], sits: Sequence[Sitter], before: Sequence[Step] = ()
) -> tuple[list[Step], list[Sitter]]:
    """Let standing answers answer what they can, those that are known and those that have just been given
    (``sits``): the steps that followed, and the sitters who have changed; for some, what they waited for is
    here. ``before`` are the steps that led here."""
    steps: list[Step] = []
    changed = {Seat(sitter.seat): sitter for sitter in sits if sitter.seat}
    standing = {**known, **changed}
    told = before
    while standing:
        if begun := {step.name for step in told} & match.game.chapters:
            _forget(standing, changed, begun)
        answered = _answered(match, standing, changed)
        if answered is None:
            break
        seat, keys = answered
        told = match.answer(seat, keys, "standing")
        steps += told
    return steps, list(changed.values())


def _forget(standing: dict[Seat, Sitter], changed: dict[Seat, Sitter], begun: Collection[str]) -> None:
    """A new chapter: what was said for the one before is over, whatever is asked first."""
    for seat, sitter in standing.items():
        left = {prompt: kept for prompt, kept in sitter.standing.items() if not _is_over(kept, begun)}
        if left != sitter.standing:
            standing[seat] = changed[seat] = altered(sitter, {"standing": left})


def _is_over(kept: str, begun: Collection[str]) -> bool:
    """What names a chapter by its number stands in that one only."""
    chapter, _, _ = kept.rpartition("-")
    return bool(what_was_said(kept)) or chapter.endswith(tuple(begun))


def _answered(
    match: Match, standing: dict[Seat, Sitter], changed: dict[Seat, Sitter]
) -> tuple[Seat, Sequence[str]] | None:
    """The next seat that is asked and has said already what it answers."""
    for seat in match.waiting_for:
        request, sitter = match.pending[seat].request, standing.get(seat)
        if sitter is None or request.prompt not in sitter.standing:
            continue
        kept, lull = sitter.standing[request.prompt], lull_of(request)
        if lull.answers(kept):
            return seat, lull.keys
        left = {asked: until for asked, until in sitter.standing.items() if asked != request.prompt}
        standing[seat] = changed[seat] = altered(sitter, {"standing": left})
        said = what_was_said(kept)
        if said and (keys := keys_said(request, said)):
            return seat, keys
    return None
