"""A table's evidence as a small JSON file, for verification without Discord.

The order of its parts is fixed and reading is strict: every part must be there and no other part may be. The
error names the faulty part. People's names are not in the file. Discord's numbers are text, because not every
JSON reader keeps that many digits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn, cast, get_args

from bot.engine import STRENGTHS, Problem, Refusal, Strength
from bot.tables.agreement import AgreedPlace, Agreement
from bot.tables.fairness import Ending, Evidence

FORMAT: Final = 1
LARGEST: Final = 4 * 1024 * 1024
"""Bytes. Real tables stay far below this limit."""
LONGEST_TEXT: Final = 200
LONGEST_LINE: Final = 20_000
MOST: Final = 1_000
"""The largest number of sitters, options and contributions."""
MOST_LINES: Final = 100_000
DIGITS: Final = 20

PARTS: Final = (
    "tatami",
    "agreed",
    "agreement",
    "seed",
    "commitment",
    "contributions",
    "dealt_commitment",
    "seated",
    "journal",
    "ended",
    "outcome",
    "set_back",
)
AGREED: Final = (
    *("table", "number", "game", "rules_version", "opened", "channel", "promise", "commitment", "options"),
    *("legacy", "places"),
)
PLACE: Final = ("member", "press", "wish", "chosen", "strength")


def write_evidence(evidence: Evidence) -> bytes:
    """The file with the store's record, also if that record is wrong."""
    body = {
        "tatami": FORMAT,
        "agreed": evidence.agreed.body,
        "agreement": evidence.agreement,
        "seed": evidence.seed,
        "commitment": evidence.commitment,
        "contributions": _in_digits(evidence.contributions),
        "dealt_commitment": evidence.dealt_commitment,
        "seated": [[None if member is None else str(member), seat] for member, seat in evidence.seated],
        "journal": list(evidence.journal),
        "ended": evidence.ended,
        "outcome": evidence.outcome,
        "set_back": evidence.set_back,
    }
    return (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")


def read_evidence(data: bytes) -> Evidence:
    """The evidence in a file. Raises ``Refusal`` that names the faulty part."""
    body = _body(data)
    _check_format(body)
    _need_parts(body, PARTS)
    outcome, ended = body["outcome"], body["ended"]
    if outcome is not None and not isinstance(outcome, dict):
        _wrong("outcome")
    if ended not in get_args(Ending):
        _wrong("ended")
    return Evidence(
        agreed=read_agreement(body["agreed"]),
        agreement=_text(body, "agreement"),
        seed=_text(body, "seed"),
        commitment=_text(body, "commitment"),
        contributions=_contributions(body["contributions"]),
        dealt_commitment=_text(body, "dealt_commitment"),
        seated=[_seated(thing) for thing in _list(body["seated"], "seated")],
        journal=_journal(body["journal"]),
        ended=cast("Ending", ended),
        outcome=cast("Mapping[str, object] | None", outcome),
        set_back=None if body["set_back"] is None else _number(body, "set_back", least=0),
    )


def read_agreement(thing: object) -> Agreement:
    """The agreement in a file or in the store. Raises ``Refusal``."""
    if not isinstance(thing, dict):
        _wrong("agreed")
    body = cast("dict[str, object]", thing)
    _need_parts(body, AGREED)
    opened = _list(body["opened"], "opened", most=2)
    if len(opened) != 2:
        _wrong("opened")
    member, press = opened
    return Agreement(
        table=_number(body, "table"),
        number=_number(body, "number"),
        game=_text(body, "game"),
        rules_version=_number(body, "rules_version"),
        opened=(_snowflake(member, "opened"), _snowflake(press, "opened")),
        channel=_snowflake(body["channel"], "channel"),
        promise=_snowflake(body["promise"], "promise"),
        commitment=_text(body, "commitment"),
        options=_options(body["options"], "options"),
        legacy=_facts(body["legacy"]),
        places=[_place(place) for place in _list(body["places"], "places")],
    )


def _place(thing: object) -> AgreedPlace:
    if not isinstance(thing, dict):
        _wrong("places")
    body = cast("dict[str, object]", thing)
    _need_parts(body, PLACE)
    if (body["member"] is None) != (body["press"] is None):
        _wrong("press")
    return AgreedPlace(
        member=_snowflake_or_nothing(body["member"], "member"),
        press=_snowflake_or_nothing(body["press"], "press"),
        wish=_text_or_nothing(body, "wish"),
        chosen=_options(body["chosen"], "chosen"),
        strength=_strength(body["strength"], is_ai=body["member"] is None),
    )


def _strength(strength: object, *, is_ai: bool) -> Strength | None:
    """The strength of an AI; a member has none."""
    if strength not in (STRENGTHS if is_ai else (None,)):
        _wrong("strength")
    return cast("Strength | None", strength)


def _seated(thing: object) -> tuple[int | None, str | None]:
    both = _list(thing, "seated", most=2)
    if len(both) != 2 or not (both[1] is None or _is_text(both[1])):
        _wrong("seated")
    return _snowflake_or_nothing(both[0], "seated"), cast("str | None", both[1])


def _need_parts(body: Mapping[str, object], parts: Sequence[str]) -> None:
    for part in (*parts, *body):
        if part not in body or part not in parts:
            _wrong(part)


def _wrong(part: str) -> NoReturn:
    named = part[:LONGEST_TEXT].encode("ascii", "replace").decode()
    raise Refusal(Problem("file-part", {"part": named}))


def _body(data: bytes) -> dict[str, object]:
    if len(data) > LARGEST:
        raise Refusal(Problem("file-too-large"))
    try:
        body = json.loads(data.decode("utf-8"), object_pairs_hook=_each_once, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refusal(Problem("file-not-json")) from None
    if not isinstance(body, dict) or "tatami" not in body:
        raise Refusal(Problem("file-not-ours"))
    return cast("dict[str, object]", body)


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Reject duplicate keys: two readers might take different values."""
    body = dict(pairs)
    if len(body) < len(pairs):
        raise ValueError("a part of it is there twice")
    return body


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _check_format(body: Mapping[str, object]) -> None:
    number = body.get("tatami")
    if type(number) is not int or number < 1:
        raise Refusal(Problem("file-not-ours"))
    if number > FORMAT:
        raise Refusal(Problem("file-newer"))


def _number(body: Mapping[str, object], part: str, least: int = 1) -> int:
    number = body[part]
    if type(number) is not int or not least <= number < 2**31:
        _wrong(part)
    return number


def _is_text(text: object, most: int = LONGEST_TEXT) -> bool:
    """True if this is text that can be encoded; a lone surrogate cannot."""
    return isinstance(text, str) and len(text) <= most and text == text.encode("utf-8", "ignore").decode()


def _text(body: Mapping[str, object], part: str) -> str:
    text = body[part]
    if not _is_text(text):
        _wrong(part)
    return cast("str", text)


def _text_or_nothing(body: Mapping[str, object], part: str) -> str | None:
    return None if body[part] is None else _text(body, part)


def _list(things: object, part: str, most: int = MOST) -> list[object]:
    if not isinstance(things, list) or len(cast("list[object]", things)) > most:
        _wrong(part)
    return cast("list[object]", things)


def _options(options: object, part: str) -> dict[str, str]:
    if not isinstance(options, dict) or len(cast("dict[str, object]", options)) > MOST:
        _wrong(part)
    agreed = cast("dict[str, object]", options)
    if not all(_is_text(key) and _is_text(value) for key, value in agreed.items()):
        _wrong(part)
    return cast("dict[str, str]", agreed)


def _facts(facts: object) -> Mapping[str, object]:
    if not isinstance(facts, dict) or not all(
        _is_fact(fact) for fact in cast("dict[str, object]", facts).values()
    ):
        _wrong("legacy")
    return cast("dict[str, object]", facts)


def _is_fact(fact: object) -> bool:
    """True if a game may hand this fact on to the next."""
    if isinstance(fact, list):
        return all(_is_fact(part) for part in cast("list[object]", fact))
    return _is_text(fact, LONGEST_LINE) or isinstance(fact, int)


def _in_digits(contributions: Sequence[Sequence[int]]) -> list[list[str]]:
    try:
        return [[str(int(number)) for number in added] for added in contributions]
    except (TypeError, ValueError):
        _wrong("contributions")


def _contributions(things: object) -> list[list[int]]:
    contributions = [_contribution(thing) for thing in _list(things, "contributions")]
    if not contributions:
        _wrong("contributions")
    return contributions


def _contribution(thing: object) -> list[int]:
    numbers = _list(thing, "contributions", most=2)
    if len(numbers) != 2:
        _wrong("contributions")
    return [_snowflake(number, "contributions") for number in numbers]


def _snowflake(number: object, part: str) -> int:
    """A Discord number in its canonical form, without leading zeros."""
    if not _is_digits(number) or str(int(cast("str", number))) != number:
        _wrong(part)
    return int(cast("str", number))


def _snowflake_or_nothing(number: object, part: str) -> int | None:
    return None if number is None else _snowflake(number, part)


def _is_digits(number: object) -> bool:
    return isinstance(number, str) and len(number) <= DIGITS and number.isascii() and number.isdigit()


def _journal(things: object) -> list[str]:
    lines = _list(things, "journal", most=MOST_LINES)
    for line in lines:
        if not _is_text(line, LONGEST_LINE):
            _wrong("journal")
        try:
            json.loads(cast("str", line))
        except RecursionError:
            _wrong("journal")
        except ValueError:
            continue  # an unreadable line: verification names it
    return cast("list[str]", lines)
