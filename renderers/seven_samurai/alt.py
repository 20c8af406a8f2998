"""The text that stands for a picture: enough to play by, made from the same view."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.step import Step
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView, TableView
from bot.wording import Words
from renderers.seven_samurai import labels

MOST = 1000
"""The longest alternative text that is shown whole."""


def of_table(view: TableView, words: Words, step: Step | None = None) -> str:
    """What just happened, the raider being fought, the village, every samurai, the piles."""
    happened = () if step is None else (words.step(step),)
    return joined(
        (*happened, *_drawn(view, words), of_village(view, words), *_all(view, words), *_more(view, words))
    )


def joined(sentences: Iterable[str]) -> str:
    """As many whole sentences as there is room for."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > MOST:
            break
        text = longer
    return text


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
    """Every samurai, beginning with whoever has the turn."""
    start = next((place for place, one in enumerate(view.samurai) if one.seat == view.turn), 0)
    return [of_samurai(one, words) for one in (*view.samurai[start:], *view.samurai[:start])]


def of_samurai(samurai: SamuraiView, words: Words) -> str:
    """His line, what his last card does, what he has not defended, wounds and tokens."""
    last = samurai.line[-1] if samurai.line else None
    missing = [labels.symbol(words, symbol) for symbol in SYMBOLS if symbol in samurai.missing]
    parts = [words.say("alt-samurai", samurai=called(samurai, words), total=samurai.total, kiai=samurai.kiai)]
    if last is not None and last.penalties and not samurai.passed:
        penalties = tuple(f"penalty:{penalty}" for penalty in last.penalties)
        parts.append(words.say("alt-last", penalties=penalties))
    if missing:
        parts.append(words.say("alt-missing", missing=words.join(missing)))
    if samurai.wounds:
        parts.append(words.say("alt-wounds", wounds=samurai.wounds))
    lent = [labels.name(words, owner) for owner in (*samurai.tokens, *samurai.spares)]
    if lent:
        parts.append(words.say("alt-tokens", tokens=words.join(lent)))
    if samurai.token_holder != samurai.seat:
        parts.append(words.say("alt-lent"))
    if samurai.dead or samurai.passed:
        parts.append(words.say("picture-fallen" if samurai.dead else "picture-passed").lower())
    return words.say("list-comma").join(parts) + "."


def how_he_came_out(samurai: SamuraiView, words: Words) -> str:
    """What the end left of him."""
    parts = [called(samurai, words)]
    if samurai.wounds:
        parts.append(words.say("alt-wounds", wounds=samurai.wounds))
    if samurai.dead:
        parts.append(words.say("picture-fallen").lower())
    return words.say("list-comma").join(parts) + "."


def called(samurai: SamuraiView, words: Words) -> str:
    """His name, and his animal's once he has turned."""
    name = labels.name(words, samurai.seat)
    if not samurai.beast:
        return name
    animal = words.say(f"picture-animal-{samurai.seat}")
    return words.say("picture-step-beast", samurai=name, animal=animal)


def _more(view: TableView, words: Words) -> list[str]:
    """What lies face up besides: known raiders of the stack, spare tokens."""
    more: list[str] = []
    if view.revealed:
        values = words.join([str(raider.value) for raider in view.revealed])
        more.append(words.say("alt-revealed", values=values))
    free = [labels.name(words, spare.seat) for spare in view.spare_tokens if not spare.used]
    if free:
        more.append(words.say("alt-spares", tokens=words.join(free)))
    return more
