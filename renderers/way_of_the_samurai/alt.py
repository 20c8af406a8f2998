"""Alternative texts for the pictures of this game."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.step import Step
from bot.games.way_of_the_samurai.notation import GAUGES
from bot.games.way_of_the_samurai.view import DuelView, FighterView
from bot.wording import Words
from renderers.kit.alt import ended, happened, told
from renderers.kit.ending import TurningLine
from renderers.painter import Player, Players


def board(view: DuelView, words: Words, players: Players, step: Step | None) -> str:
    """The last step, then the state of all fighters."""
    stands = [_fighter(fighter, words, players) for fighter in view.fighters]
    stands += [words.say("alt-foe", foe=foe.key, life=foe.life, qi=foe.qi) for foe in view.foes]
    return told(words, happened(words, step), stands)


def end(view: DuelView, words: Words, players: Players, title: str, turnings: Iterable[TurningLine]) -> str:
    """The end, its turning points, and the state of all fighters."""
    return told(words, ended(title, turnings, words), [board(view, words, players, None)])


def hand(fighter: FighterView, words: Words, players: Players) -> str:
    cards = tuple(card.key for card in (*(fighter.hand or ()), *fighter.reserve))
    held = words.say("alt-hand", cards=cards) if cards else words.say("alt-hand-empty")
    return told(words, [held, _fighter(fighter, words, players)])


def _fighter(fighter: FighterView, words: Words, players: Players) -> str:
    player = players.get(fighter.seat, Player(words.label(fighter.key)))
    gauges = {gauge: fighter.gauge(gauge) for gauge in GAUGES}
    return words.say("alt-fighter", name=player.name, life=fighter.life, qi=fighter.qi, **gauges)
