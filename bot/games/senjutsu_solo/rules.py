"""Senjutsu against AI opponents, from placing everybody to the last one standing."""

from __future__ import annotations

from typing import Final, cast

from bot.engine import RESIGNED, Campaign, GameRules, Guesses, Outcome, Seat, Setup, View, step
from bot.games.senjutsu.cards.building import DECKS
from bot.games.senjutsu.cards.decks import deck_of, weapon_of
from bot.games.senjutsu.cards.heroes import SEATS, hero_of
from bot.games.senjutsu.cards.opponent_card import LOOKED_UP
from bot.games.senjutsu.state.game import Over
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.phases import take_turn
from bot.games.senjutsu.turn_account import ACCOUNTS
from bot.games.senjutsu.view import is_out
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.account import FACTS, PATH, account
from bot.games.senjutsu_solo.advisor.companion import advise, fast, master, novice
from bot.games.senjutsu_solo.advisor.foresight import foresee
from bot.games.senjutsu_solo.advisor.reasons import reason
from bot.games.senjutsu_solo.behaviour.ties import settle
from bot.games.senjutsu_solo.fights.options import (
    OPTIONS,
    PRESETS,
    fight_of,
    is_practice,
    refuses,
    stop_of,
)
from bot.games.senjutsu_solo.fights.path import LENGTH, STOPS
from bot.games.senjutsu_solo.fights.road import heritage, road_of
from bot.games.senjutsu_solo.journey import JOURNEY
from bot.games.senjutsu_solo.seen.dealing_again import deal_again
from bot.games.senjutsu_solo.seen.showing import show
from bot.games.senjutsu_solo.setup.placing import prepare
from bot.games.senjutsu_solo.setup.waves import after_turn
from bot.games.senjutsu_solo.setup.wayfaring import carry, go_on
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import HEROES
from bot.games.senjutsu_solo.view import SoloView


class SenjutsuSolo(SoloGame):
    """The fight and the rules that are played in it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__([seated(setup, seat) for seat in setup.seats], fight_of(setup))
        if self.fight.mode == "path":
            self.road = road_of(setup)
            self.stop, self.practice = stop_of(setup, self.road), is_practice(setup)
            carry(self.heroes[0], self.road)
        self.settle = settle

    async def play(self) -> Outcome:
        """Turn after turn, until one side is beaten."""
        try:
            if self.phase == "setup":
                await prepare(self)
            while True:
                await take_turn(self)
                await after_turn(self)
        except Over:
            return await close(self)

    def view(self, seat: Seat | None) -> SoloView:
        return show(self, seat)

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        deal_again(self, seat, guesses)


async def close(game: SenjutsuSolo) -> Outcome:
    """The heroes have won or lost together. Ruling: if the last of both sides fall at once, they have lost; a
    rank that the horde was worth is no defeat."""
    won = not game.lost or bool(game.rank)
    legacy = await go_on(game, won=won)
    game.finish("won" if not game.lost else "ranked" if game.rank else "lost")
    winners = game.heroes if won else []
    names = tuple([one.name for one in winners])
    over = solo_steps.Over(
        result=game.result,
        mode=f"mode:{game.fight.mode}",
        winners=names,
        heroes=tuple([one.name for one in game.heroes]),
        count=len(game.heroes),
        turn=game.turn,
        rank=f"rank:{game.rank}" if game.rank else "",
        stage=game.stage,
        wave=game.wave,
    )
    await step(over)
    facts = {name: fact for name, fact in over.as_facts().items() if name != "result"}
    return Outcome(tuple([one.seat for one in winners]), game.result, facts, legacy)


def seated(setup: Setup, seat: Seat) -> Samurai:
    """The samurai of a seat: its hero with the chosen deck and weapon. All heroes are one team."""
    hero = hero_of(seat)
    chosen = setup.chosen.get(seat, {})
    pieces = deck_of(hero, chosen)
    return Samurai(hero, HEROES, list(pieces), pieces, weapon_of(hero, chosen))


def resigned(_: Setup, seat: Seat) -> Outcome:
    """The outcome if this seat gives up: all heroes lose."""
    facts = {"samurai": f"hero:{seat}", "winners": (), "count": 0}
    return Outcome((), RESIGNED, facts)


def campaign_of(view: View) -> Campaign | None:
    """The map of the Path, the stop of this fight, and the heroes with their weapons."""
    fight = cast(SoloView, view)
    if fight.mode != PATH:
        return None
    stop = STOPS[fight.stop]
    weapons = tuple((one.key, one.weapon) for one in fight.samurai)
    return Campaign(
        "closeup:path", {"stop": stop.key, "number": stop.number, "all": LENGTH, "weapons": weapons}
    )


SENJUTSU_SOLO: Final = GameRules(
    key="senjutsu-solo",
    rules_version=3,
    seats=SEATS,
    players=range(1, 5),
    begin=SenjutsuSolo,
    advise=advise,
    novice=novice,
    master=master,
    fast=fast,
    foresees=foresee,
    is_out=is_out,
    resigned=resigned,
    reason=reason,
    options=OPTIONS,
    goes_on=True,
    presets=PRESETS,
    chapters=frozenset({"turn"}),
    steps=solo_steps.STEPS,
    refuses=refuses,
    lookups=LOOKED_UP,
    account=account,
    account_facts=FACTS,
    chapter_accounts=ACCOUNTS,
    decks=DECKS,
    heritage=heritage,
    campaign=campaign_of,
    journey=JOURNEY,
)
