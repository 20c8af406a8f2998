"""The companion: plays a missing samurai from what everybody sees.

For every question he weighs each option with the same outlook and takes the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Final, cast

from bot.engine import Choice, Facts, Keyed, Request, Seat, Several, View
from bot.games.seven_samurai.forecast import BOND, LEFT_OVER, POWER
from bot.games.seven_samurai.levels import ROUNDS
from bot.games.seven_samurai.outlook import LENT, WOUND, Outlook
from bot.games.seven_samurai.raiders import RAIDERS, Penalty, Raider
from bot.games.seven_samurai.samurai import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
)
from bot.games.seven_samurai.view import SamuraiView, TableView

PASS: Final = "pass"
BY_KEY: Final = {card.key: card for card in RAIDERS}
FAVOURITES: Final = (KYUZO, KATSUSHIRO, GOROBEI, KANBEI, DAISUKE, HEIHACHI, KIKUCHIYO)
"""Spare tokens in the order he takes them up."""


def advise(view: View, request: Request[object], _: Random) -> Sequence[str]:
    """The best answer he can think of."""
    table = cast("TableView", view)
    thinker = Companion(table, request.facts)
    keys = [option.key for option in cast("Choice[Keyed] | Several[Keyed]", request).options]
    if isinstance(request, Several):
        return thinker.order(keys) if request.prompt == "kiai.order" else thinker.spares(keys)
    weigh = thinker.scales[request.prompt]
    return (max(keys, key=weigh),)


def name(key: str) -> Seat:
    """The samurai an option is about."""
    return Seat(key.partition(":")[2])


class Companion:
    """One samurai's mind for one question."""

    def __init__(self, view: TableView, facts: Facts) -> None:
        self.view = view
        self.facts = facts
        self.outlook = Outlook(view)
        self.me = view.at(name(str(facts["samurai"])))
        self.scales: dict[str, Callable[[str], float]] = {
            "penalty": self.penalty,
            "action": self.action,
            "again": self.again,
            "fight": self.fight,
            "drop": self.drop,
            "kiai": self.kiai,
            "kiai.heal": self.heal,
            "kiai.source": self.source,
            "kiai.target": self.target,
            "kiai.receive": self.fight,
            "kiai.strike": self.strike,
            "kiai.token": self.token,
            "kiai.token_to": self.token_to,
        }

    def penalty(self, key: str) -> float:
        """Ignore what can be ignored, the worst first; silence last."""
        verb, _, penalty = key.partition(":")
        if verb == "ignore":
            return 10 + self.outlook.penalty(self.me, cast("Penalty", penalty))
        return -1 if penalty == "no_talent" else 0

    def action(self, key: str) -> float:
        """Fight, support or leave, by what each is expected to come to."""
        if key == "fight":
            return self.outlook.fight(self.me)
        if key == PASS:
            return self.leave()
        return self.support(self.view.at(name(key)))

    def again(self, key: str) -> float:
        """A second fight costs no turn; not fighting costs nothing."""
        return 0.0 if key == PASS else self.outlook.fight(self.me)

    def leave(self) -> float:
        """Leaving spares him the strike of his last card, and costs what he has not defended."""
        outlook = self.outlook
        rest = 0.0 if len(self.fighting) > 1 else self.view.stack * outlook.flames * outlook.fire
        return -outlook.leaving(self.me, self.me.missing) - LEFT_OVER - rest - outlook.standing(self.me)

    def support(self, target: SamuraiView) -> float:
        """An intruder instead of a fight, and a talent for whoever needs it."""
        risk = self.outlook.flames * self.outlook.fire
        return self.lend(self.me.seat, target) - BOND - risk  # .lend(self.me.seat, target)

    def lend(self, talent: Seat, target: SamuraiView) -> float:
        """What a talent is worth to somebody in his next turn."""
        if talent in (GOROBEI, KANBEI):
            last = target.line[-1] if target.line else None
            strikes = last is not None and last.even == (talent == GOROBEI)
            return self.outlook.strike(target, last) if last and strikes else 0.0
        repeats = len({card.value for card in target.line}) if talent == KYUZO else 1
        return LENT[talent] * repeats

    def fight(self, key: str) -> float:
        """The drawn card: my line, my left side, a neighbour's, or out of the way."""
        card = cast("Raider", self.view.drawn)
        outlook = self.outlook
        match key.partition(":")[0]:
            case "attack":
                return outlook.attack(self.me, card)
            case "defend":
                return outlook.defend(self.me, card)
            case "hand_on":
                return outlook.play(self.view.at(name(key)), card)
            case "dismiss":
                return 0.0
            case _:
                another = sum(chance * outlook.play(self.me, card) for card, chance in outlook.unseen)
                return another - 0.3

    def drop(self, key: str) -> float:
        """Give up what is least missed, and most likely to be found again."""
        symbol = BY_KEY[key].symbol
        return 0.0 if symbol is None else -self.outlook.loss(self.me, symbol)

    def kiai(self, key: str) -> float:
        """A power is worth using, but Daisuke's only when the card finds a better place."""
        if key == PASS:
            return 0.0
        if self.me.seat == DAISUKE:
            return max(self.source(samurai.key) for samurai in self.fighting if samurai.line)
        return POWER

    def heal(self, key: str) -> float:
        return -1.0 if key == PASS else float(WOUND[self.view.at(name(key)).wounds - 1])

    def relief(self, samurai: SamuraiView) -> float:
        """What the loss of his last card does for a samurai."""
        outlook = self.outlook
        line = samurai.line[:-1]
        total = samurai.total - samurai.line[-1].value
        power = POWER if total == samurai.kiai else 0.0
        return power + outlook.worth(samurai, line, samurai.missing) - outlook.standing(samurai)

    def source(self, key: str) -> float:
        """Whose last card to move: his relief, and the best that somebody else can do with it."""
        if key == PASS:
            return 0.0
        source = self.view.at(name(key))
        card = source.line[-1]
        others = [self.outlook.play(other, card) for other in self.fighting if other is not source]
        if source is self.me and self.outlook.may_defend(self.me, card):
            others.append(self.outlook.defend(self.me, card))
        return self.relief(source) + max(others)

    def target(self, key: str) -> float:
        """Who does most with it; Daisuke himself may only lay a card of his own to the left."""
        card = BY_KEY[str(self.facts["card"])]
        if key == self.facts["source"]:
            return self.outlook.defend(self.me, card)
        return self.outlook.play(self.view.at(name(key)), card)

    def strike(self, key: str) -> float:
        return 0.0 if key == PASS else self.relief(self.view.at(name(key)))

    def token(self, key: str) -> float:
        """The talent that somebody needs most."""
        return max(
            (self.lend(name(key), samurai) for samurai in self.fighting if samurai.seat != name(key)),
            default=0,
        )

    def token_to(self, key: str) -> float:
        return self.lend(name(str(self.facts["token"])), self.view.at(name(key)))

    def order(self, keys: Sequence[str]) -> Sequence[str]:
        """The order that suits those who will draw these raiders."""
        coming = self.coming()
        return max(
            permutations(keys),
            key=lambda order: sum(
                self.outlook.play(samurai, BY_KEY[key]) for samurai, key in zip(coming, order, strict=False)
            ),
        )

    def coming(self) -> list[SamuraiView]:
        """Those still in the fight, in the order of their next turns."""
        seats = [samurai.seat for samurai in self.view.samurai]
        turn = seats.index(self.view.turn or self.me.seat) + 1
        around = [*self.view.samurai[turn:], *self.view.samurai[:turn]]
        return [samurai for samurai in around if not samurai.passed]

    @property
    def fighting(self) -> list[SamuraiView]:
        return [samurai for samurai in self.view.samurai if not samurai.passed]

    def spares(self, keys: Sequence[str]) -> Sequence[str]:
        """Spread the spare tokens over the turns that open the rounds, more of them late."""
        if self.me.line or self.me.defended:
            return ()
        openings = (ROUNDS - self.view.round) * len(self.view.samurai) + sum(
            not samurai.line and not samurai.defended for samurai in self.view.samurai
        )
        count = len(keys) if openings <= 1 else len(keys) // openings
        return sorted(keys, key=lambda key: FAVOURITES.index(name(key)))[:count]
