"""The answers of the swordmaster to all questions besides the choice of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine import PASS, Facts, Keyed, Option
from bot.games.way_of_the_samurai.advisor.felling import Enemy
from bot.games.way_of_the_samurai.advisor.foresight import Foresight, Gauges
from bot.games.way_of_the_samurai.advisor.worth import LOST, life_held, qi_held
from bot.games.way_of_the_samurai.cards import Action
from bot.games.way_of_the_samurai.needless import HARDLY_ANY
from bot.games.way_of_the_samurai.notation import GAUGES, Change, Effect, Wound
from bot.games.way_of_the_samurai.view import DuelView, FighterView
from bot.games.way_of_the_samurai.wound_die import LIFE, QI

GISEI: Final = (1, 1, 2, 3, -1)
VIRTUES: Final = ("specials", "strength", "technique", "die", "swap", "breath")
REWARDS: Final = ("both", "special", "qi", "marker", "die", "none")


def strength_of(card: Action) -> float:
    """The total of all changes on a card."""
    return sum(deed.amount for deed in card.effect.deeds if isinstance(deed, Change))


def facts_of(option: Keyed) -> Facts:
    return option.facts if isinstance(option, Option) else {}


def number(option: Keyed, fact: str) -> int:
    value = facts_of(option).get(fact, 0)
    return value if isinstance(value, int) else 0


class Moments:
    """One question, and its answer."""

    def __init__(self, view: DuelView, you: FighterView, options: Sequence[Keyed]) -> None:
        self.view = view
        self.you = you
        self.options = options
        self.keys = [option.key for option in options]

    def card_at(self, key: str) -> Action | None:
        cards = [*(self.you.hand or ()), *self.you.reserve, *self.you.discard]
        return next((card for card in cards if card.key == key), None)

    def answer(self, prompt: str) -> str:
        """The answer to the question with this name; to any other question the first option."""
        return ANSWERS.get(prompt, Moments.first)(self)

    def first(self) -> str:
        return self.keys[0]

    def side(self) -> str:
        return "side:katana" if self.you.qi > 2 else "side:tanto"

    def virtue(self) -> str:
        return next(f"virtue:{one}" for one in VIRTUES if f"virtue:{one}" in self.keys)

    def path(self) -> str:
        """The way that costs least life and Qi."""
        return min(self.options, key=lambda option: number(option, "life") + number(option, "qi")).key

    def nearest(self) -> str:
        """The enemy of several who is closest to his fall."""
        foes = [option for option in self.options if option.key.startswith("foe:")]
        return min(foes, key=lambda foe: number(foe, "life") + number(foe, "qi") / 9).key

    def cheapest(self) -> str:
        """The key of the cheaper loss, a life or a Qi; for the Joker, the key of the lowest gauge that is
        needed."""
        if any("plus" in key for key in self.keys):
            gauges = {gauge: self.you.gauge(gauge) for gauge in GAUGES}
            wanted = [need.gauge for need in self.view.lacking]
            lowest = min(gauges, key=lambda gauge: (gauge not in wanted, gauges[gauge]))
            return next((key for key in self.keys if lowest in key), self.keys[0])
        life = life_held(self.you.life) - life_held(self.you.life - 1)
        qi = qi_held(self.you.qi, self.view) - qi_held(self.you.qi - 1, self.view)
        wanted = "qi" if qi < life else "life"
        return next((key for key in self.keys if wanted in key), self.keys[0])

    def dearest(self) -> str:
        """The loss that brings the enemy closer to his fall."""
        enemy = Enemy.now(self.view)
        wanted = "qi" if enemy.loses(QI) > enemy.loses(LIFE) else "life"
        return next((key for key in self.keys if wanted in key), self.keys[0])

    def give_up(self) -> str:
        """For Shiro: a weak discarded card while there are enough cards, else Qi or life."""
        cards = [card for card in self.you.discard if f"action:{card.name}" in self.keys]
        if cards and self.you.deck + len(self.you.discard) > 14:
            return min(cards, key=strength_of).key
        return self.cheapest()

    def reward(self) -> str:
        """A special card, unless there is no Qi at all."""
        keys = [key.partition(":")[2] for key in self.keys]
        if "qi" in keys and self.you.qi == 0:
            return "reward:qi"
        virtue = self.view.virtue
        if "marker" in keys and virtue is not None and virtue.marker >= 1:
            return "reward:marker"
        return f"reward:{next(one for one in REWARDS if one in keys)}"

    def die(self) -> str:
        """The last blow at once; otherwise wait until the die can wound."""
        foe = self.view.foe
        uses = [key for key in self.keys if key != PASS.key]
        if foe is None:
            return uses[0]
        doubled = 1 + bool(self.view.trait("damage_doubles"))
        life = next((key for key in uses if "life" in key), None)
        qi = next((key for key in uses if "qi" in key), None)
        if life is not None and foe.life <= doubled and not self.view.trait("colossus"):
            return life
        if qi is not None and foe.qi <= doubled:
            return qi
        if any("wound" in key for key in uses) or self.view.round >= 6:
            return uses[0]
        return PASS.key

    def last(self) -> str:
        """Before a round's end: a life for a Qi if there is none, because that would cost two; life if there
        is hardly any."""
        if "trade:life" in self.keys and self.you.qi == 0:
            return "trade:life"
        lives = [key for key in self.keys if key in ("buy:life", "omen:life")]
        return lives[0] if lives and self.you.qi > 1 and self.you.life <= HARDLY_ANY else PASS.key

    def weakest(self, below: float = 99.0) -> str:
        cards = [card for key in self.keys if (card := self.card_at(key)) is not None]
        if not cards:
            return self.keys[0]
        card = min(cards, key=strength_of)
        return card.key if strength_of(card) < below or PASS.key not in self.keys else PASS.key

    def strongest(self) -> str:
        """The card with the largest total in its facts."""

        def size(option: Keyed) -> int:
            deeds = facts_of(option).get("deeds", ())
            total = 0
            for deed in deeds if isinstance(deeds, tuple) else ():
                amount = str(deed).rpartition("_")[2]
                sign = -1 if "minus" in str(deed) else 1
                total += sign * int(amount) if amount.isdecimal() else 0
            return total

        return max(self.options, key=size).key

    # Before the counter

    def guard(self) -> str:
        """Buy Guard while it is worth its Qi; use a sacrifice or the place if that is better."""
        plan = Foresight(self.view, self.you)
        here = self.you.guard
        spent, cost = plan.best_guard(here)
        best = f"guard:{spent}" if spent and f"guard:{spent}" in self.keys else PASS.key
        if best == PASS.key:
            cost = plan.risks[here]
        if "gisei" in self.keys and self.you.life > 2:
            price = life_held(self.you.life) - life_held(self.you.life - 1)
            promised = sum(plan.guarded[max(-2, min(plan.limits[2], here + each))] for each in GISEI) / len(
                GISEI
            )
            if promised + price < cost - 0.2:
                return "gisei"
        if "buy:place" in self.keys and self.place(plan, plan.now) > 0.15:
            return "buy:place"
        if "trade:life" in self.keys and self.you.qi == 0 and self.you.life > 3:
            return "trade:life"
        return best

    def unharmed(self) -> str:
        """No counter comes: buy Guard only for an effect at the end of the round."""
        deadly = bool(self.view.trait("low_guard_kills"))
        least = -1 if deadly else 0
        for option in self.options if self.you.guard < least else ():
            enough = option.key.startswith("guard:") and number(option, "guard") >= least
            if enough and (deadly or number(option, "qi") > 0):
                return option.key
        return PASS.key

    def place(self, plan: Foresight, gauges: Gauges) -> float:
        """The expected gain of the place's die now, minus its price."""
        place = self.view.place
        if place is None:
            return -1.0
        price = qi_held(self.you.qi, self.view) - qi_held(self.you.qi - 1, self.view)
        before = plan.guarded[gauges[2]]
        gains = [before - self._after_row(plan, gauges, row) for row in place.rows]
        return sum(gains) / len(gains) - price

    def _after_row(self, plan: Foresight, gauges: Gauges, row: Effect) -> float:
        guard, cost = gauges[2], 0.0
        for deed in row.deeds:
            match deed:
                case Change(marker="guard", amount=amount):
                    guard = max(-2, min(plan.limits[2], guard + amount))
                case Change(marker="life", amount=amount, other=other):
                    cost -= plan.enemy.loses((deed,)).gain if other else amount * plan.worth.life
                case Change(marker="qi", amount=amount):
                    cost -= 0.6 * amount
                case Change():
                    pass
                case _ if deed.other:
                    cost -= plan.enemy.loses((Wound(1),)).gain
                case _:
                    cost += LOST if deed.key.endswith("death") else plan.worth.of_wound(1, by_counter=False)
        return plan.guarded[guard] + cost


ANSWERS: Final[Mapping[str, Callable[[Moments], str]]] = {
    "way": Moments.cheapest,
    "chill": Moments.cheapest,
    "foe.way": Moments.dearest,
    "shiro": Moments.give_up,
    "last": Moments.last,
    "combo": Moments.reward,
    "die": Moments.die,
    "path": Moments.path,
    "side": Moments.side,
    "lost_gauge": lambda _: "gauge:strength",
    "virtue": Moments.virtue,
    "swap": lambda moments: moments.weakest(below=0.5),
    "lay_down": Moments.weakest,
    "start_removed": Moments.weakest,
    "special": Moments.strongest,
    "recall": Moments.strongest,
    "start_card": Moments.strongest,
    "start_special": Moments.strongest,
}
"""The way to answer a question, by its name."""
