"""The words that stand inside pictures, looked up once for a table."""

from __future__ import annotations

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import SamuraiView
from bot.wording import Words
from renderers.seven_samurai.panels import Wording


def on_panel(words: Words, samurai: SamuraiView) -> Wording:
    return Wording(
        name=name(words, samurai.seat),
        talent=words.say(f"picture-talent-{samurai.seat}"),
        passed=words.say("picture-passed"),
        fallen=words.say("picture-fallen"),
    )


def name(words: Words, seat: Seat | str) -> str:
    return words.label(f"samurai:{seat}")


def penalty(words: Words, kind: str) -> str:
    """A penalty in a word or two; ``kind`` as on the card."""
    return words.say(f"picture-penalty-{kind.replace('_', '-')}")


def penalties(words: Words, raider: Raider) -> str:
    """What stands at the foot of a card."""
    if not raider.penalties:
        return penalty(words, "nothing")
    return words.join([penalty(words, kind) for kind in raider.penalties])


def symbol(words: Words, kind: str) -> str:
    return words.say(f"picture-symbol-{kind}")
