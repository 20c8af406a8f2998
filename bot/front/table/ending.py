"""The end of a game as everybody sees it: how it ended, what turned it, what to try next, and the buttons.

It uses the public record only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import structlog
from discord import ButtonStyle

from bot.engine import Account, Course, GameOption, JournalMismatch, Try, TurningPoint
from bot.engine.match import Match, RulesBroken
from bot.front.shared.action import Button, identify
from bot.front.shared.actions import Change, Rematch, TryNext, Verify
from bot.front.shared.components import Press
from bot.front.shared.table_text import choice_label
from bot.store import StoreUnavailable
from bot.tables.table import Table
from bot.waits import in_thread
from bot.wording import Words, message_id

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class End:
    """The end of a game in words. ``headline`` says how it ended, ``told`` are its turning points, ``tries``
    says what to try next. Without an ``account`` the game goes on."""

    headline: str = ""
    told: tuple[str, ...] = ()
    tries: str = ""
    account: Account | None = None


NO_END: Final = End()


async def end_of(table: Table, words: Words) -> End:
    """The end of this table's game. If its record cannot be read just now, it has no turning points."""
    match = table.match
    assert match is not None
    try:
        replayed = await table.replay()
    except (StoreUnavailable, JournalMismatch, RulesBroken) as trouble:
        log.warning("end.untold", table=table.id, reason=str(trouble))
        replayed = match
    account = await in_thread("an account", None, table.game.account, course_of(table, replayed))
    told = tuple(words.say("end-turning", text=turning(one, words)) for one in account.turnings)
    tries = words.run_on([_try(table, one, words) for one in account.tries])
    return End(how_it_ended(table, words), told, words.say("end-next", text=tries) if tries else "", account)


def how_it_ended(table: Table, words: Words) -> str:
    """The outcome in a sentence, also of a game that was called off; empty if it cannot be read."""
    if table.row.status == "cancelled":
        return words.say("table-cancelled")
    outcome = None if table.match is None else table.match.outcome
    return "" if outcome is None else words.say(f"outcome-{outcome.reason}", outcome.facts)


def course_of(table: Table, match: Match) -> Course:
    """The public record of a match that has ended, with its steps if it was replayed."""
    steps = [step for step in match.opening() if step.view is not None]
    outcome = match.outcome if table.row.status == "over" else None
    return Course(match.setup, steps, match.view(None), outcome)


def turning(point: TurningPoint, words: Words) -> str:
    """The sentence of a turning point."""
    return words.say(f"turning-{message_id(point.what.step_name())}", point.what.as_facts())


def _try(table: Table, what: Try, words: Words) -> str:
    """The sentence of something to try; ``chosen`` is said as on its button."""
    facts = {**what.what.as_facts(), "chosen": words.join(_choices(table, what, words))}
    return words.say(f"try-{message_id(what.what.step_name())}", facts)


def _try_buttons(table: Table, words: Words, account: Account) -> list[Press]:
    """A button for each suggestion with settings: it opens a lobby so set."""
    return [
        Press(
            identify(TryNext(number), table.id, table.position),
            words.say("button-try-next", chosen=words.join(_choices(table, what, words))),
        )
        for number, what in enumerate(account.tries)
        if what.options
    ]


def _choices(table: Table, what: Try, words: Words) -> list[str]:
    """The choices of what is to be tried, each by its name."""
    options = {option.key: option for option in table.game.options}
    return [
        words.join([_tried(words, options[key], one) for one in options[key].keys(value)])
        for key, value in what.options
    ]


def _tried(words: Words, option: GameOption, choice: str) -> str:
    """The name of a choice after "Try": its own, or the one in the lobby."""
    own = f"tried-{message_id(option.key)}-{message_id(choice)}"
    return words.say(own) if words.has(own) else choice_label(words, option, choice)


def end_buttons(table: Table, words: Words, account: Account | None = None) -> list[Press]:
    """The buttons to play again, to play with other settings, what to try next, and to check the deal."""

    def press(action: Button, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(identify(action, table.id, table.position), words.say(label), style)

    then = "rematch" if account is None else account.then
    return [
        press(Rematch(), f"button-{then}", ButtonStyle.primary),
        press(Change(), "button-change"),
        *(_try_buttons(table, words, account) if account is not None else []),
        press(Verify(), "button-verify"),
    ]


def reveal(table: Table, words: Words) -> str:
    """The seed of the game, which is shown after its end."""
    return words.say("fair-reveal", table=table.id, seed=table.row.seed)
