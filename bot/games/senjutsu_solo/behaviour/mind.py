"""The mind of an AI opponent: the book's, and nothing that the book leaves to somebody is left to chance.

Every decision is told in a step of its own, ``decides``, with the rule that led to it: ``why``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, Unpack

from bot.engine import Facts, Option, draw, step
from bot.games.senjutsu.board.terrain import NATURES
from bot.games.senjutsu.cards.language import OPEN, Deed, Line, Part, Shot
from bot.games.senjutsu.cards.opponent_card import solo_card
from bot.games.senjutsu.cards.poisons import Poison
from bot.games.senjutsu.combat.attacking import deliver
from bot.games.senjutsu.combat.moving import go, suffer_terrain
from bot.games.senjutsu.reach.movement import Move
from bot.games.senjutsu.reach.stroke import Stroke
from bot.games.senjutsu.samurai.harm import check, wound
from bot.games.senjutsu.samurai.pace import slowed
from bot.games.senjutsu.state.samurai import Playing, Samurai, place_of
from bot.games.senjutsu.turn.phases import resolve_cards
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.behaviour import suffering
from bot.games.senjutsu_solo.behaviour.aims import LORD, Target, target_of
from bot.games.senjutsu_solo.behaviour.blows import (
    Blow,
    Unable,
    aimed_at,
    decide,
    foresee,
    moves_first,
    shot_wounds,
    strikes_with,
)
from bot.games.senjutsu_solo.behaviour.guarding import speed_for
from bot.games.senjutsu_solo.behaviour.needs import part_for
from bot.games.senjutsu_solo.behaviour.reasons import FASTEST, MATCHES, MOST_WOUNDS
from bot.games.senjutsu_solo.behaviour.special_rules import (
    countered,
    fall_of_the_lord,
    means_the_lord,
    wounded_by,
)
from bot.games.senjutsu_solo.behaviour.walking import arrival, came_of, walk
from bot.games.senjutsu_solo.behaviour.worst_case import worst
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame

T = TypeVar("T")
BY_CHANCE: Final = ("poison", "switch", "change")
"""Verbs with a random result: the poison, and the other kamae a hero is forced into."""


class Book:
    """An opponent's mind."""

    def __init__(self, game: SoloGame, opponent: Opponent) -> None:
        self.game = game
        self.opponent = opponent

    @property
    def nimble(self) -> bool:
        """Wakou's steps and turns need not all go the same way."""
        return self.opponent.foe.special == "free_movement"

    # What he decides

    async def choose(self, prompt: str, options: Sequence[Option[T]], facts: Facts) -> Option[T]:
        if prompt == "speed":
            return await self._guard(options)
        if prompt == "target":
            return self._first_target(options)
        if prompt in BY_CHANCE:
            others = [one for one in options if one.key != facts.get("kamae")]
            return await draw(f"{prompt}-{self.opponent.key}", others or options)
        victim = next(one for one in self.game.samurai if one.name == facts.get("samurai"))
        return await worst(self.game, victim, options, TRIED[prompt])

    async def _guard(self, options: Sequence[Option[T]]) -> Option[T]:
        """The speed of the attack that he expects."""
        by_speed = {slowed(self.opponent, int(str(one.value))): one for one in reversed(options)}
        speed, matched = speed_for(self.game, self.opponent, list(by_speed))
        await self._tell(MATCHES if matched else FASTEST, speed=speed)
        return by_speed[speed]

    def _first_target(self, options: Sequence[Option[T]]) -> Option[T]:
        """The first target: the nearest, then the one on his side, then the leftmost."""
        target = target_of(self.game, self.opponent, heroes_only=True)
        return next((one for one in options if target and one.value is target.hero), options[0])

    async def take_up(self, playing: Playing, number: int) -> Part | None:
        opponent, card = self.opponent, solo_card(playing.piece)
        part = part_for(
            playing.card.sheet.parts[number], concealed=opponent.concealed, desperate=opponent.desperate
        )
        if any(strikes_with(line) for line in part.lines):
            choice = foresee(self.game, playing, opponent, part.lines)
            if isinstance(choice, Unable):
                await self._refuse(choice, number)
                return None
            opponent.struck = True
            if not moves_first(part.lines):
                await self._tell(choice.why, choice.target, wounds=choice.most)
        elif card.attacks and opponent.struck:
            return None
        return part

    async def move(self, playing: Playing, found: Sequence[Move], rest: Sequence[Line]) -> Move:
        game, opponent = self.game, self.opponent
        if any(strikes_with(line) for line in rest):
            choice = decide(game, playing, opponent, found, rest, opponent.behaviour)
            if isinstance(choice, Blow):
                move = await worst(game, (playing, rest), choice.ways, _gone)
                came = came_of(opponent, move)
                await self._tell(choice.why, choice.target, came=came, wounds=choice.most)
                return move
        target = target_of(game, opponent)
        if target is None:
            return found[0]
        chosen = walk(game, opponent, target, found)
        move = await worst(game, (playing, rest), chosen.ways, _gone)
        comes = arrival(game, opponent, target, chosen, move)
        comes["came"] = came_of(opponent, move)
        await self._tell(chosen.why, target, **comes)
        return move

    async def _refuse(self, choice: Unable, number: int) -> None:
        """Tell that he does not strike with this part, once a turn for each reason, with the action
        instead."""
        opponent, card = self.opponent, self.opponent.solo
        if card is None or choice.why in opponent.refused:
            return
        opponent.refused |= {choice.why}
        if number + 1 < len(card.first):
            instead = "attack"
        else:
            instead = "second" if card.instead and not opponent.struck else "nothing"
        behaviour = f"behaviour:{choice.behaviour or opponent.behaviour}"
        await self._tell(choice.why, choice.target, behaviour, wounds=choice.most, instead=instead)

    async def _tell(
        self,
        why: str,
        target: Target | None = None,
        behaviour: str | None = None,
        **comes: Unpack[solo_steps.WhatComes],
    ) -> None:
        """Report a decision: the rule that led to it, with what comes of it.

        If ``wounds`` are given, most wounds come first was a reason, too.
        """
        opponent = self.opponent
        await step(
            solo_steps.Decides(
                samurai=opponent.name,
                card=opponent.solo.key if opponent.solo else "",
                rule=why,
                why=(MOST_WOUNDS, why) if comes.get("wounds") else why,
                here=place_of(opponent).key,
                behaviour=behaviour or f"behaviour:{opponent.behaviour}",
                stance=f"stance:{opponent.stance}",
                foe=None if target is None else target.name,
                there=None if target is None else target.place.key,
                **comes,
            )
        )

    # What he does

    async def shoot(self, playing: Playing, shot: Shot) -> None:
        """At whom he sees; whose card is not slower is missed."""
        opponent = self.opponent
        here = Move(place_of(opponent), opponent.facing)
        target = aimed_at(self.game, playing, opponent, here, shot)
        if target is None:
            return
        if shot_wounds(target, playing, shot) == 0:
            await step(solo_steps.Missed(samurai=opponent.name, foe=target.name, card=playing.card.key))
            return
        contents = tuple([one for one in shot.contents if one.gate == OPEN or one.gate.need == "slower"])
        await deliver(self.game, playing, [Stroke(target.place, contents)])

    def also_strikes(self, strokes: Sequence[Stroke]) -> Sequence[str]:
        return [LORD] if means_the_lord(self.game, strokes) else []

    async def strikes(self, playing: Playing, strokes: Sequence[Stroke]) -> None:
        await fall_of_the_lord(self.game, playing, strokes)

    async def strike_back(self, attack: Playing) -> None:
        """His top card is discarded, face up; if it has an attack effect, the attacker is wounded."""
        piece = await suffering.discard_top(self.game, self.opponent, "reason:counter", hidden=False)
        if piece is None or not piece.startswith("solo:") or not solo_card(piece).attacks:
            await step(solo_steps.CounterFails(samurai=self.opponent.name, foe=attack.owner.name))
            return
        await step(solo_steps.CounterStrikes(samurai=self.opponent.name, foe=attack.owner.name))
        await wound(attack.owner, 1)
        await countered(self.game, self.opponent, attack.owner)
        await check(self.game)

    async def hurt(self, playing: Playing, victim: Samurai, wounds: int) -> None:
        await wounded_by(self.game, self.opponent, playing, victim, wounds)

    async def do(self, deed: Deed) -> None:
        opponent = self.opponent
        match deed.verb:
            case "behaviour":
                before, opponent.behaviour = opponent.behaviour, opponent.next_behaviour()
                if before != opponent.behaviour:
                    behaviour = f"behaviour:{opponent.behaviour}"
                    await step(solo_steps.Behaviour(samurai=opponent.name, behaviour=behaviour))
            case "reset":
                opponent.resets = True
            case "recall":
                await suffering.recall(opponent, deed.number)
            case "conceal":
                if not opponent.concealed:
                    opponent.concealed = True
                    await step(solo_steps.Concealed(samurai=opponent.name))
            case "distance":
                opponent.distance, opponent.ranged = deed.number, False
                await step(solo_steps.Distance(samurai=opponent.name, number=deed.number))
            case "remove":
                opponent.leaves = True
            case _:
                raise ValueError(deed.verb)

    # What befalls him

    async def draw(self) -> None:
        """Ruling: without any card he does nothing this turn."""
        self.opponent.played = await suffering.top_card(self.opponent)

    async def turn_over(self) -> None:
        suffering.turn_over(self.opponent)

    async def lose_card(self, *, hidden: bool, reason: str) -> None:
        await suffering.discard_top(self.game, self.opponent, reason, hidden=hidden)

    async def stunned(self) -> None:
        await suffering.take_stun(self.opponent)

    async def poisoned(self, attacker: Samurai, poison: Poison) -> bool:
        return await suffering.take_poison(self.opponent, attacker, poison)

    async def shown_to(self, looker: Samurai) -> None:
        await suffering.show_top(self.game, self.opponent, looker)

    async def clear(self) -> None:
        opponent = self.opponent
        if opponent.leaves and opponent.discard:
            self.game.out.append(opponent.discard.pop())
        if opponent.resets:
            await suffering.reset(opponent)
        opponent.struck = opponent.resets = opponent.leaves = False
        opponent.refused = frozenset()
        opponent.despairs = opponent.desperate


async def _gone(game: SoloGame, about: tuple[Playing, Sequence[Line]], move: Move) -> None:
    """This move, the rest of the part, and the rest of the turn."""
    playing, rest = about
    await go(game, playing, move)
    await playing.resolve(playing, rest)
    await resolve_cards(game)


async def _pushed(game: SoloGame, victim: Samurai, option: Option[object]) -> None:
    """Try the push to this hex."""
    place = next(place for place in game.hexes if place == option.value)
    terrain = game.terrain.get(place)
    if terrain is None or NATURES[terrain].walkable:
        victim.place = place
    if terrain is not None:
        await suffer_terrain(game, victim, place)
    await resolve_cards(game)


async def _turned(game: SoloGame, victim: Samurai, option: Option[object]) -> None:
    """Try the turn to this side."""
    if isinstance(option.value, int):
        victim.facing = option.value
    await resolve_cards(game)


TRIED: Final = {"push": _pushed, "turn": _turned}
"""Deeds that can be done to others in several ways. Opponents' cards leave them no other choice."""
