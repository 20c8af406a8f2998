"""Alternative texts, made from the same view as the picture and complete enough to play by."""

from __future__ import annotations

from bot.engine.question import Facts
from bot.engine.step import Step
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.painter import Players
from renderers.seven_samurai import labels

MOST = 1000
"""Characters: the longest alternative text that is shown whole."""


def of_table(view: TableView, words: Words, players: Players, step: Step | None = None) -> str:
    """The last step, the raider being fought, the village, every samurai, the piles, and the players."""
    happened = () if step is None else (words.step(step),)
    said = (*happened, *_drawn(view, words), of_village(view, words), *_all(view, words), *_more(view, words))
    return words.run_on([*said, *led_by(view, words, players)], MOST)


def of_boards(view: TableView, words: Words, players: Players) -> str:
    """All samurai with their players."""
    return words.run_on([*led_by(view, words, players), *_all(view, words)], MOST)


def led_by(view: TableView, words: Words, players: Players) -> list[str]:
    """The player of each samurai."""
    led = [one for one in view.samurai if one.seat in players]
    return [words.say("alt-led", samurai=one.key, member=players[one.seat].name) for one in led]


def _drawn(view: TableView, words: Words) -> tuple[str, ...]:
    if view.drawn is None or view.drawn_by is None:
        return ()
    return (words.say("alt-drawn", samurai=f"samurai:{view.drawn_by}", card=view.drawn.key),)


def of_village(view: TableView, words: Words) -> str:
    village = view.village
    return words.say(
        "alt-village",
        round=view.round,
        level=words.say(f"picture-level-{view.level}"),
        farms=village.farms_left,
        families=village.families_left,
        barricades=village.barricades,
        start=village.barricades_at_start,
        stack=view.stack,
        intruders=view.intruders,
        discard=len(view.discard),
    )


def _all(view: TableView, words: Words) -> list[str]:
    """Every samurai, starting with the one whose turn it is."""
    start = next((place for place, one in enumerate(view.samurai) if one.seat == view.turn), 0)
    return [of_samurai(one, words) for one in (*view.samurai[start:], *view.samurai[:start])]


def of_samurai(samurai: SamuraiView, words: Words) -> str:
    """His line, the penalties of his last card, his missing symbols, wounds and tokens."""
    last = samurai.line[-1].penalties if samurai.line and not samurai.passed else ()
    missing = tuple(labels.symbol(words, symbol) for symbol in SYMBOLS if symbol in samurai.missing)
    tokens = tuple(labels.name(words, owner) for owner in (*samurai.tokens, *samurai.spares))
    facts: Facts = {
        "samurai": labels.called(words, samurai),
        "total": samurai.total,
        "kiai": samurai.kiai,
        "strikes": len(last),
        "penalties": tuple(f"penalty:{penalty}" for penalty in last),
        "lacks": len(missing),
        "missing": missing,
        "wounds": samurai.wounds,
        "holds": len(tokens),
        "tokens": tokens,
        "lent": samurai.token_holder != samurai.seat,
        "state": "fallen" if samurai.dead else "passed" if samurai.passed else "standing",
    }
    return words.say("alt-samurai", facts)


def how_he_came_out(samurai: SamuraiView, words: Words) -> str:
    """His state at the end of the game."""
    name = labels.called(words, samurai)
    return words.say("alt-came-out", samurai=name, wounds=samurai.wounds, fallen=samurai.dead)


def _more(view: TableView, words: Words) -> list[str]:
    """Other open cards: known raiders of the stack, spare tokens."""
    more: list[str] = []
    if view.revealed:
        more.append(words.say("alt-revealed", values=tuple(raider.value for raider in view.revealed)))
    free = tuple(labels.name(words, spare.seat) for spare in view.spare_tokens if not spare.used)
    if free:
        more.append(words.say("alt-spares", tokens=free))
    return more
