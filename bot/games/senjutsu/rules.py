"""Senjutsu, from placing the heroes to the last one standing."""

from __future__ import annotations

from typing import Final

from bot.engine import (
    RESIGNED,
    GameOption,
    GameRules,
    Guesses,
    Outcome,
    Preset,
    Problem,
    Seat,
    Setup,
    step,
)
from bot.games.senjutsu import steps
from bot.games.senjutsu.account import FACTS, account
from bot.games.senjutsu.advisor.reasons import reason
from bot.games.senjutsu.advisor.strategist import master
from bot.games.senjutsu.advisor.swordsman import advise, fast, novice
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu.cards.building import DECKS, deck_problems
from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.cards.decks import (
    ARMED,
    DECK,
    SIZE,
    WEAPON,
    deck_of,
    size_problems,
    weapon_of,
    weapon_problems,
)
from bot.games.senjutsu.cards.heroes import BEGINNER, SEATS, hero_of
from bot.games.senjutsu.seen.dealing_again import deal_again
from bot.games.senjutsu.seen.outlook import foresee
from bot.games.senjutsu.seen.showing import show
from bot.games.senjutsu.state.game import Game, Over
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu.turn.phases import take_turn
from bot.games.senjutsu.turn.setup import prepare
from bot.games.senjutsu.turn_account import ACCOUNTS
from bot.games.senjutsu.view import DuelView, is_out

FIELD: Final = GameOption("field", tuple(FIELDS), "snowy_clearing")
TERRAIN: Final = GameOption("terrain", ("none", "preset", "turns"), "preset")
PLACES: Final = GameOption("places", ("suggested", "free"), "suggested")
TEAM: Final = GameOption("team", ("alone", "crane", "tiger"), "alone", each_seat=True)


class Senjutsu(Game):
    """The duel and the rules that are played in it."""

    def __init__(self, setup: Setup) -> None:
        samurai = [seated(setup, seat) for seat in setup.seats]
        super().__init__(samurai, FIELDS[chosen(setup, FIELD)])
        self.terrain_option = chosen(setup, TERRAIN)
        self.places_option = chosen(setup, PLACES)

    async def play(self) -> Outcome:
        """Turn after turn, until at most one team stands."""
        try:
            if self.phase == "setup":
                await prepare(self, self.terrain_option, self.places_option)
            while True:
                await take_turn(self)
        except Over:
            return await close(self)

    def view(self, seat: Seat | None) -> DuelView:
        return show(self, seat)

    def imagine(self, seat: Seat | None, guesses: Guesses) -> None:
        deal_again(self, seat, guesses)


async def close(game: Game) -> Outcome:
    """The samurai of the last team have won, also the fallen ones. Ruling: if all fell together, nobody has
    won."""
    teams = game.teams()
    winners = [one for one in game.samurai if one.team in teams]
    game.finish("won" if winners else "draw")
    names = tuple([one.name for one in winners])
    await step(steps.Over(result=game.result, winners=names, turn=game.turn, count=len(winners)))
    facts = {"winners": names, "turn": game.turn, "count": len(winners)}
    return Outcome(tuple([one.seat for one in winners]), game.result, facts)


def seated(setup: Setup, seat: Seat) -> Samurai:
    """The samurai of a seat: its hero, with the chosen deck, weapon and team."""
    hero = hero_of(seat)
    chosen_ = setup.chosen.get(seat, {})
    pieces = deck_of(hero, chosen_, chosen(setup, SIZE))
    side = chosen_.get(TEAM.key, TEAM.default)
    team = hero.key if side == TEAM.default else side
    return Samurai(hero, team, list(pieces), pieces, weapon_of(hero, chosen_))


def chosen(setup: Setup, option: GameOption) -> str:
    return setup.options.get(option.key, option.default)


def refuses(setup: Setup) -> list[Problem]:
    """The problems of teams, decks and weapons that keep a duel from starting."""
    problems = deck_problems(setup)
    if problems:
        return problems
    if len({seated(setup, seat).team for seat in setup.seats}) < 2:
        problems.append(Problem("one-team"))
    return [*problems, *size_problems(setup), *weapon_problems(setup)]


def resigned(setup: Setup, seat: Seat) -> Outcome:
    """The outcome if this seat gives up: the other teams win, because his team goes with him."""
    own = seated(setup, seat).team
    winners = [other for other in setup.seats if seated(setup, other).team != own]
    names = tuple([f"hero:{winner}" for winner in winners])
    facts = {"samurai": f"hero:{seat}", "winners": names, "count": len(names)}
    return Outcome(tuple(winners), RESIGNED, facts)


SENJUTSU: Final = GameRules(
    key="senjutsu",
    rules_version=5,
    seats=SEATS,
    players=range(2, 5),
    begin=Senjutsu,
    advise=advise,
    novice=novice,
    master=master,
    fast=fast,
    resigned=resigned,
    reason=reason,
    options=(FIELD, TERRAIN, PLACES, SIZE, ARMED, DECK, WEAPON, TEAM),
    presets=(
        Preset(
            "quick",
            {FIELD.key: "snowy_clearing", TERRAIN.key: "none", PLACES.key: "suggested"},
            seat=BEGINNER,
            ai_seats=1,
        ),
        Preset(
            "village",
            {FIELD.key: "burning_village", TERRAIN.key: "preset", PLACES.key: "suggested"},
            seat=BEGINNER,
            ai_seats=1,
        ),
        Preset(
            "master",
            {FIELD.key: "temple_garden", TERRAIN.key: "turns", PLACES.key: "free"},
            ai_seats=1,
            strength="master",
        ),
    ),
    chapters=frozenset({"turn"}),
    steps=steps.STEPS,
    refuses=refuses,
    lookups={card.key: card.names for card in CARDS.values()},
    account=account,
    account_facts=FACTS,
    chapter_accounts=ACCOUNTS,
    foresees=foresee,
    is_out=is_out,
    decks=DECKS,
)
