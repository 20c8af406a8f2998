"""The words inside pictures, looked up once for a table."""

from __future__ import annotations

from bot.engine import Seat
from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import SamuraiView
from bot.wording import Words
from renderers.painter import Player
from renderers.seven_samurai.panels import Wording


def on_panel(words: Words, samurai: SamuraiView, player: Player | None = None) -> Wording:
    return Wording(
        name=name(words, samurai.seat),
        talent=words.say(f"picture-talent-{samurai.seat}"),
        passed=words.say("picture-passed"),
        fallen=words.say("picture-fallen"),
        player=player,
    )


def name(words: Words, seat: Seat | str) -> str:
    return words.label(f"samurai:{seat}")


def called(words: Words, samurai: SamuraiView) -> str:
    """His name, with his animal's once he has turned."""
    if not samurai.beast:
        return name(words, samurai.seat)
    return words.say(
        "picture-step-beast",
        samurai=name(words, samurai.seat),
        animal=words.say(f"picture-animal-{samurai.seat}"),
    )


def penalty(words: Words, kind: str) -> str:
    """A penalty in one or two words; ``kind`` is as on the card."""
    return words.say(f"picture-penalty-{kind.replace('_', '-')}")


def penalties(words: Words, raider: Raider) -> tuple[tuple[str, str], ...]:
    """The mark and the word of every penalty of a card."""
    return tuple((kind, penalty(words, kind)) for kind in raider.penalties or ("nothing",))


def symbol(words: Words, kind: str) -> str:
    return words.say(f"picture-symbol-{kind}")
