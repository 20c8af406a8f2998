"""Keys of the lines and ways of cards, made from the notation itself. The wording names them by these."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.cards.language import Counter, Deed, Effect, Grid, Line, Rotate, Shot, Walk, Way

UNCOUNTED: Final = ("take", "look", "switch", "status", "advantage")


def way_key(way: Way) -> str:
    """A way by what it does: ``way:take-deck-wood``."""
    said = [effect_key(effect) for phase in way.phases for effect in phase.effects]
    return f"way:{'-then-'.join(said)}"


def line_key(line: Line) -> str:
    """The key of a line, without its price."""
    return "line:" + way_key(line.ways[0]).removeprefix("way:")


def effect_key(effect: Effect) -> str:
    """An effect in letters, digits and dashes."""
    match effect:
        case Walk(directions=directions, number=number):
            return f"step-{'any' if effect.anywhere else '-'.join(directions)}-{number}"
        case Rotate(number=number):
            return f"rot-{number}"
        case Grid(kind=kind):
            return kind
        case Shot():
            return "shot"
        case Counter():
            return "counter"
        case Deed():
            who = "" if effect.who == "self" else f"{effect.who}-"
            words = [*effect.pick.ranks, *effect.pick.kinds, *effect.words]
            where = [effect.place] if effect.place else []
            amount = [] if effect.verb in UNCOUNTED else [_amount(effect)]
            return "-".join([f"{who}{effect.verb}".replace("_", "-"), *where, *words, *amount])


def _amount(deed: Deed) -> str:
    number = "all" if deed.number == 0 and deed.verb != "keep_focus" else str(abs(deed.number))
    return ("minus-" if deed.number < 0 else "") + number
