"""Check the reasons that opponents of Senjutsu Solo give for their decisions against the possible moves.

It has its own implementation of the book's steps. It shares with the opponents only geometry, the ways that
cards move a fighter, and the reach of a hero's card. ``Checker.hear`` must be called with each step of a
fight as it happens, while the state is still the one of the decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.positions import End, Marked, attacks, effects, groups_of, marked_in
from bench.walks import Ends, with_a_blade, with_a_bow
from bot.engine import Step
from bot.games.senjutsu import field_steps
from bot.games.senjutsu.board.hexes import Hex, at, distance, hex_of, sees
from bot.games.senjutsu.cards.language import Deed, Grid, Line, Part, Shot
from bot.games.senjutsu.combat.cover import blocks_of
from bot.games.senjutsu.combat.initiative import only_speed
from bot.games.senjutsu.combat.striking import actor_of, ground_of
from bot.games.senjutsu.reach.movement import Move, Walker, moves, only_moves
from bot.games.senjutsu.reach.possible import Stand, reaches_of, wounds_of
from bot.games.senjutsu.samurai.pace import slowed
from bot.games.senjutsu.state.samurai import Samurai, place_of
from bot.games.senjutsu_solo.behaviour.needs import part_for
from bot.games.senjutsu_solo.behaviour.sides import AT_THE_BACK, IN_FRONT, angle, apart
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.solo_steps import Decides, read
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import Behaviour

UNABLE: Final = ("defensive", "out_of_reach", "unseen")
STRIKES: Final = ("behind", "stay", "approach", "elsewhere", "blocked", "offensive")


@dataclass
class Decision:
    """A stated decision and its allowed results; it is checked by the next step."""

    told: Decides
    ends: Ends | None = None
    """The places and facings the stated rule leads to; ``None`` if nothing is moved."""


@dataclass
class Checker:
    """The checker of one fight, with all false statements it found."""

    game: SoloGame
    findings: list[str] = field(default_factory=list[str])
    checked: Counter[str] = field(default_factory=Counter[str])
    _behaviour: Behaviour = "centre"
    _open: Decision | None = None
    _said: set[tuple[int, str, str]] = field(default_factory=set[tuple[int, str, str]])
    _walks: Counter[tuple[int, str, int]] = field(default_factory=Counter[tuple[int, str, int]])

    def hear(self, step: Step) -> None:
        """Handle one more step of the fight."""
        if self._open is not None:
            self._settle(self._open, step)
            self._open = None
        if step.name == "decides":
            self._decided(Decides.of(step.facts))

    def _miss(self, told: Decides, what: str) -> None:
        facts = told.as_facts()
        said = {name: facts.get(name) for name in ("samurai", "card", "rule", "came", "foe", "here", "goal")}
        self.findings.append(f"turn {self.game.turn}: {what}: {said}")

    def _settle(self, decision: Decision, step: Step) -> None:
        """Compare the decision with its result: the move in the next step, or none."""
        told = decision.told
        opponent = self._who(told)
        came, end = "stay", (hex_of(told.here), opponent.facing)
        match read(step):
            case field_steps.Move(samurai=told.samurai, moved=moved, target=target, facing=facing):
                came, end = "walk" if moved else "turn", (hex_of(target), facing)
            case _:
                pass
        if came != told.came:
            self._miss(told, f"came to {came}")
        if decision.ends is not None and end not in decision.ends:
            self._miss(told, f"the rule does not lead to {end[0].key} facing {end[1]}")

    def _who(self, told: Decides) -> Opponent:
        return next(one for one in self.game.opponents if one.name == told.samurai)

    def _decided(self, told: Decides) -> None:
        opponent, rule = self._who(told), told.rule
        self.checked[rule] += 1
        self._behaviour = self._looks_with(opponent, rule)
        said = f"behaviour:{self._behaviour}", f"stance:{opponent.stance}"
        if (told.behaviour, told.stance) != said:
            self._miss(told, "another behaviour or stance")
        if rule in ("matches", "fastest"):
            self._guards(opponent, told)
            return
        card = opponent.solo
        assert card is not None, "only cards are decided about"
        parts = card.sheet.parts
        number = self._number(opponent)
        part = part_for(parts[number], concealed=opponent.concealed, desperate=opponent.desperate)
        strikes = any(attacks(line) for line in part.lines)
        if rule in UNABLE:
            self._refused(opponent, told, number)
        if strikes != (rule in (*STRIKES, *UNABLE, "shot")):
            self._miss(told, "an attack and a walk are taken for each other")
        elif any(isinstance(one, Shot) for line in part.lines for one in effects(line)):
            self._shoots(opponent, told, part)
        elif strikes:
            self._strikes(opponent, told, part)
        else:
            self._walks_to(opponent, told, part, number)

    def _looks_with(self, opponent: Opponent, rule: str) -> Behaviour:
        """His behaviour; for an attack that is not made, the one it would have changed to first."""
        card = opponent.solo
        if rule != "defensive" or card is None:
            return opponent.behaviour
        lines = card.sheet.parts[self._number(opponent)].lines
        first = next(number for number, line in enumerate(lines) if attacks(line))
        found = [one for line in lines[:first] for one in effects(line)]
        changed = sum(isinstance(one, Deed) and one.verb == "behaviour" for one in found)
        return opponent.next_behaviour(changed)

    def _number(self, opponent: Opponent) -> int:
        """The index of the part of his card that is played now."""
        assert opponent.solo is not None
        left = {due.part for due in self.game.due if due.owner is opponent}
        return max(set(range(len(opponent.solo.sheet.parts))) - left)

    def _refused(self, opponent: Opponent, told: Decides, number: int) -> None:
        card = opponent.solo
        assert card is not None
        said = (self.game.turn, opponent.label, told.rule)
        if said in self._said:
            self._miss(told, "said twice in a turn")
        self._said.add(said)
        more = any(any(attacks(line) for line in part.lines) for part in card.sheet.parts[number + 1 :])
        instead = "attack" if more else "second" if card.instead and not opponent.struck else "nothing"
        if told.instead != instead:
            self._miss(told, f"instead comes {instead}")

    # Attacks in melee

    def _strikes(self, opponent: Opponent, told: Decides, part: Part) -> None:
        ends = self._ends(opponent, part)
        rule = told.rule
        if rule == "out_of_reach":
            if any(end.hits for end in ends):
                self._miss(told, "somebody is in reach")
            return
        hitting = [end for end in ends if end.hits]
        if not hitting:
            self._miss(told, "nobody is in reach")
            return
        most = max(wounds for end in hitting for wounds in end.hits.values())
        marked = {one.name: one for one in marked_in(self.game)}
        hurt = [name for name in marked if any(end.hits.get(name) == most for end in hitting)]
        target = self._first(opponent, [marked[name] for name in hurt])
        best = [end for end in hitting if end.hits.get(target.name) == most]
        if told.foe != target.name:
            self._miss(told, f"the target is {target.name}")
            return
        found = self._by_the_steps(opponent, best, target)
        if rule not in found:
            self._miss(told, f"the steps lead to {sorted(found)}")
            return
        near = self._first(
            opponent, [marked[name] for name in marked if any(name in e.hits for e in hitting)]
        )
        plain = self._by_the_steps(opponent, [end for end in hitting if near.name in end.hits], near)
        decided = most if near != target or plain.get(rule) != found[rule] else 0
        if told.wounds != decided:
            self._miss(told, f"wounds that decided: {decided}")
        self._open = Decision(told, None if rule == "defensive" else found[rule])

    def _ends(self, opponent: Opponent, part: Part) -> list[End]:
        """All possible moves before the first blow, with their hits."""
        first = next(number for number, line in enumerate(part.lines) if attacks(line))
        found = self._moves(opponent, [line for line in part.lines[:first] if only_moves(line)])
        return [self._end(opponent, move, part.lines) for move in found]

    def _moves(self, opponent: Opponent, lines: Sequence[Line]) -> list[Move]:
        walker = Walker(
            "neutral",
            0,
            frozenset(opponent.cannot),
            nimble=opponent.foe.special == "free_movement",
        )
        start = Move(place_of(opponent), opponent.facing)
        return moves(ground_of(self.game, opponent), walker, start, lines)

    def _end(self, opponent: Opponent, move: Move, lines: Sequence[Line]) -> End:
        wounds: Counter[Hex] = Counter()
        struck: set[Hex] = set()
        for line in lines:
            for grid in effects(line):
                if isinstance(grid, Grid) and grid.kind == "attack":
                    for cell in grid.cells:
                        spot = at(move.place, move.facing, cell.offset)
                        struck.add(spot)
                        wounds[spot] += wounds_of(cell.contents)
        hits = {one.name: wounds[one.place] for one in marked_in(self.game) if one.place in struck}
        friends = [one for one in self.game.opponents if one is not opponent and not one.fallen]
        friend = any(one.place in struck for one in friends)
        return End(move.place, move.facing, len(move.route), hits, friend)

    def _by_the_steps(self, opponent: Opponent, ends: Sequence[End], target: Marked) -> dict[str, Ends]:
        """The rules that may be stated, each with its possible results; there are several only if two are
        equally good."""
        here, game = place_of(opponent), self.game
        playing = game.playings[opponent]
        feared = self._feared()

        def blocked(end: End) -> bool:
            return blocks_of(game, playing, end.place, target.place) is not None

        def exposed(end: End) -> bool:
            return end.friend or any(end.place in hexes and end.place != by for by, hexes in feared)

        def order(end: End) -> tuple[int, ...]:
            seen = angle(target.place, target.facing, end.place)
            past = abs(angle(end.place, end.facing, target.place))
            if abs(seen) > 90:
                return 1, apart(seen, AT_THE_BACK[self._behaviour]), past, end.steps
            if end.place == here:
                return 2, 0, past, end.steps
            return 3, apart(seen, IN_FRONT[self._behaviour]), past, end.steps

        def best(among: Iterable[End]) -> list[End]:
            listed = list(among)
            return [end for end in listed if order(end) == min(map(order, listed))]

        def places(among: Iterable[End]) -> Ends:
            return frozenset((end.place, end.facing) for end in among)

        first = best(ends)
        clean = [end for end in ends if not blocked(end) and not exposed(end)]
        if clean:
            chosen = best(clean)
            stage = order(chosen[0])[0]
            passed = order(chosen[0]) != order(first[0])
            rule = {1: "behind", 2: "stay"}.get(stage, "elsewhere" if passed else "approach")
            return {rule: places(chosen)}
        found: dict[str, Ends] = {}
        for spot in {end.place for end in first}:
            safe = [end for end in ends if end.place == spot and not exposed(end)]
            if safe:
                found["blocked"] = found.get("blocked", frozenset()) | places(best(safe))
            elif opponent.stance == "offensive":
                found["offensive"] = places(best([end for end in ends if not blocked(end)] or ends))
            else:
                found["defensive"] = frozenset()
        return found

    def _feared(self) -> list[tuple[Hex, frozenset[Hex]]]:
        """Hexes that heroes can still strike, each set with its origin."""
        found: list[tuple[Hex, frozenset[Hex]]] = []
        for hero in self.game.heroes:
            due = sorted([one for one in self.game.due if one.owner is hero], key=lambda one: -one.speed)
            if due and not hero.lost and not hero.fallen:
                found += self._strikes_of(hero, [one.card.sheet.parts[one.part] for one in due])
        return found

    def _strikes_of(self, hero: Samurai, parts: Sequence[Part]) -> list[tuple[Hex, frozenset[Hex]]]:
        card = hero.card
        if card is None:
            return []
        stand = Stand(Move(place_of(hero), hero.facing), hero.kamae, hero.purse)
        found = reaches_of(ground_of(self.game, hero), actor_of(hero, card), stand, parts)
        return [(reach.stand.move.place, frozenset(reach.struck)) for _, reach in found]

    def _first(self, opponent: Opponent, among: Sequence[Marked]) -> Marked:
        """The nearest, then one on his side, then the leftmost."""
        here = place_of(opponent)

        def order(one: Marked) -> tuple[int, int, int]:
            seen = angle(here, opponent.facing, one.place)
            return distance(here, one.place), apart(seen, IN_FRONT[self._behaviour]), seen

        return min(among, key=order)

    # Shots

    def _shoots(self, opponent: Opponent, told: Decides, part: Part) -> None:
        shot = next(one for line in part.lines for one in effects(line) if isinstance(one, Shot))
        reach = self.game.playings[opponent].card.reach or 99
        first = next(number for number, line in enumerate(part.lines) if attacks(line))
        found = self._moves(opponent, [line for line in part.lines[:first] if only_moves(line)])
        able = {
            (move.place, move.facing): [
                one
                for one in marked_in(self.game)
                if shot.nearest <= distance(move.place, one.place) <= reach
                and sees(move.place, move.facing, one.place, self.game.walls)
            ]
            for move in found
        }
        shown = any(able.values())
        if shown != (told.rule == "shot"):
            self._miss(told, "somebody is in sight" if shown else "nobody is in sight")
        elif shown:
            good = {end for end, seen in able.items() if told.foe in [one.name for one in seen]}
            self._open = Decision(told, frozenset(good))

    # Walks

    def _walks_to(self, opponent: Opponent, told: Decides, part: Part, number: int) -> None:
        key = (self.game.turn, opponent.label, number)
        lines = groups_of(part.lines)[self._walks[key]]
        self._walks[key] += 1
        found = self._moves(opponent, lines)
        target = self._first(opponent, marked_in(self.game))
        if told.foe != target.name:
            self._miss(told, f"the target is {target.name}")
            return
        rules_of = with_a_bow if opponent.ranged else with_a_blade
        rule, good = rules_of(self.game, opponent, self._behaviour, target, found)
        if told.rule != rule:
            self._miss(told, f"the rule is {rule}")
            return
        self._open = Decision(told, good)

    # Guards

    def _guards(self, opponent: Opponent, told: Decides) -> None:
        card = opponent.solo
        assert card is not None
        able = {slowed(opponent, speed) for speed in range(card.speeds.lowest, card.speeds.highest + 1)}
        coming: set[int] = set()
        for hero in self.game.heroes:
            shown = hero.card
            if hero.fallen or shown is None or shown.kind != "attack":
                continue
            for part in shown.sheet.parts:
                if self._strikes_of(hero, shown.sheet.parts[: shown.sheet.parts.index(part) + 1]):
                    printed = only_speed(hero, shown) if part.speed is None else part.speed
                    if any(attacks(line) for line in part.lines):
                        coming.add(slowed(hero, printed))
        matched = told.speed in coming
        if matched != (told.rule == "matches") or (not matched and told.speed != max(able)):
            self._miss(told, f"attacks come at {sorted(coming)}")
