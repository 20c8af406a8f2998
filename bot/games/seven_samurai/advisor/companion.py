"""The companion: plays a missing samurai from the public view.

The choice of an action and the play of a drawn raider are rehearsed: the rest of the round is played out many
times, each time with another guess at the face-down cards. All other answers come from a quick evaluation
(``glance``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias, cast

import numpy as np

from bot.engine import PASS, Request, Seat, View, offered_by
from bot.games.seven_samurai.advisor.cards import Flags, Ints
from bot.games.seven_samurai.advisor.copies import ONE, guess, talent_bit
from bot.games.seven_samurai.advisor.glance import Glance, name
from bot.games.seven_samurai.advisor.judging import Act, Way
from bot.games.seven_samurai.advisor.prospect import prospect
from bot.games.seven_samurai.advisor.rehearsal import Rehearsal
from bot.games.seven_samurai.samurai import DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO
from bot.games.seven_samurai.view import SamuraiView, TableView

Trial: TypeAlias = Callable[[Rehearsal, str, Ints], None]
"""Carries out an option in some of the copies."""


class Care(NamedTuple):
    """The effort of a companion's rehearsals."""

    copies: int
    """Rehearsals of each option."""
    doubt: float
    """Standard errors by which another option must look better than the default one."""


ADEPT: Final = Care(copies=400, doubt=1.5)
FAST: Final = Care(copies=100, doubt=1.5)
NOVICE: Final = Care(copies=0, doubt=0.0)
MASTER: Final = Care(copies=2000, doubt=1.0)


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The best answer that an adept finds."""
    return answer(view, request, random, ADEPT)


def fast(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of an adept with fewer rehearsals, for simulations."""
    return answer(view, request, random, FAST)


def master(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a master, who rehearses more."""
    return answer(view, request, random, MASTER)


def answer(view: View, request: Request[object], random: Random, care: Care) -> Sequence[str]:
    """The best answer found with this care."""
    table, facts = cast("TableView", view), request.facts
    keys = [option.key for option in offered_by(request)]
    chance = np.random.default_rng(random.getrandbits(64))
    samurai = name(str(facts["samurai"]))
    companion = Companion(table, samurai, chance, care)
    match request.prompt:
        case "action":
            return (companion.action(keys),)
        case "again":
            return (companion.again(keys),)
        case "fight":
            return (companion.fight(keys),)
        case prompt:
            return Glance(companion.table, table, samurai, facts).at(prompt, keys)


class Companion:
    """The samurai who has a turn or a raider to deal with."""

    def __init__(self, view: TableView, samurai: Seat, random: np.random.Generator, care: Care) -> None:
        self.view = view
        self.care = care
        self.random = random
        self.places = {one.seat: place for place, one in enumerate(view.samurai)}
        self.place = self.places[samurai]
        self.active = view.at(samurai if view.turn is None else view.turn)
        self.turn = self.places[self.active.seat]
        self.table = Rehearsal(view, guess(view, 1, random), random)

    def rehearse(self, keys: Sequence[str], habit: str, trial: Trial) -> str:
        """Try each option on the same guesses; take the default ``habit`` unless another is clearly
        better, or if nothing is rehearsed."""
        each, doubt = self.care
        if not each:
            return habit
        hidden = np.tile(guess(self.view, each, self.random), (len(keys), 1))
        copies = Rehearsal(self.view, hidden, self.random)
        for nth, key in enumerate(keys):
            rows = np.arange(nth * each, (nth + 1) * each)
            trial(copies, key, rows)
        copies.play_out()
        chances = prospect(copies).reshape(len(keys), each)
        gain = chances - chances[keys.index(habit)]
        sure = gain.mean(axis=1) - doubt * gain.std(axis=1) / each**0.5
        return keys[int(sure.argmax())]

    def action(self, keys: Sequence[str]) -> str:
        """Fight, support the samurai it helps most, or pass."""
        unsupported = np.array([not any(key.startswith("support") for key in keys)])
        target, act = self.table.choose(self.place, ONE, unsupported)
        support = f"support:{self.table.seats[target.item()]}"
        acts = {
            key: act
            for key, act in (("fight", Act.FIGHT), (support, Act.SUPPORT), (PASS.key, Act.LEAVE))
            if key in keys
        }
        habit = next(key for key, value in acts.items() if value == act[0])

        def trial(copies: Rehearsal, key: str, rows: Ints) -> None:
            copies.act(
                self.place,
                rows,
                self.talents(rows),
                barred=self.barred(rows),
                alone=np.zeros(len(rows), bool),
                forced=np.full(len(rows), acts[key]),
            )
            copies.end_turn(self.place, rows)

        return self.rehearse(list(acts), habit, trial)

    def again(self, keys: Sequence[str]) -> str:
        """Fight a second time, or not."""

        def trial(copies: Rehearsal, key: str, rows: Ints) -> None:
            if key != PASS.key:
                copies.fight(self.place, rows, self.talents(rows), self.barred(rows))
            copies.end_turn(self.place, rows)

        eager = self.table.wants_more(self.place, ONE).item()
        return self.rehearse(keys, keys[0] if eager else PASS.key, trial)

    def fight(self, keys: Sequence[str]) -> str:
        """Play the drawn card: attack, defend, hand it on, dismiss or bury it."""
        drawn = self.view.drawn
        assert drawn is not None, "a fight is about the card that was drawn"
        unable = "defend" not in keys

        def trial(copies: Rehearsal, key: str, rows: Ints) -> None:
            cards = np.full(len(rows), drawn.number)
            match key.partition(":")[0]:
                case "attack":
                    copies.attack(self.place, rows, cards)
                case "defend":
                    copies.defend(self.place, rows, cards)
                case "hand_on":
                    copies.lay(self.places[name(key)], rows, cards)
                case "bury":
                    copies.bury(rows, cards)
                    barred = self.barred(rows) & (self.place == self.turn)
                    copies.fight(self.place, rows, np.zeros_like(rows), barred)
                case _:
                    pass  # Dismissed: nothing is left to do with it.
            copies.settle()
            copies.fight_again(self.turn, rows, self.talents(rows), self.barred(rows))
            copies.end_turn(self.turn, rows)

        return self.rehearse(keys, self.habit(keys, drawn.number, unable), trial)

    def habit(self, keys: Sequence[str], card: int, unable: bool) -> str:
        """The default play of the card, from the forecasts."""
        talents = 0
        for seat, way in (
            (KYUZO, "dismiss"),
            (KATSUSHIRO, "bury"),
            (HEIHACHI, "hand_on"),
            (DAISUKE, "hand_on"),
        ):
            if any(key.startswith(way) for key in keys):
                talents |= talent_bit(seat)
        cards, able, barred = np.array([card]), np.array([talents]), np.array([unable])
        loss, place, way = self.table.consider(self.place, ONE, cards, able, barred)
        if self.table.buries(self.place, ONE, loss, able).item():
            return "bury"
        if way.item() != Way.DISMISS and place.item() != self.place:
            handed = f"hand_on:{self.table.seats[place.item()]}"
            if handed in keys:
                return handed
            _, _, way = self.table.consider(self.place, ONE, cards, np.zeros_like(able), barred)
        return Way(way.item()).name.lower()

    def talents(self, rows: Ints) -> Ints:
        """The talents that the samurai whose turn it is can use."""
        able = () if "talent" in self.active.bans else talents_of(self.active)
        return np.full(len(rows), sum(map(talent_bit, able)))

    def barred(self, rows: Ints) -> Flags:
        """An array that says if the samurai whose turn it is may not defend."""
        return np.full(len(rows), "defend" in self.active.bans)


def talents_of(samurai: SamuraiView) -> tuple[Seat, ...]:
    """His own talent and those lent to him, without tokens that are idle this turn."""
    lent = [owner for owner in samurai.tokens if owner not in samurai.idle]
    return (samurai.seat, *samurai.spares, *lent)
