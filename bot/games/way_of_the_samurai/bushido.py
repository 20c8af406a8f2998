"""The Bushido module: seven virtues, and a marker that moves over the kanji of the top card.

Ruling: the top card lies face up. A samurai takes one card in a game and keeps it until it is used up; the
deck then leaves.
"""

from __future__ import annotations

from bot.engine import Option, ask, draw, reveal, step
from bot.games.way_of_the_samurai import round_steps
from bot.games.way_of_the_samurai.cards import VIRTUES, Virtue
from bot.games.way_of_the_samurai.state import Fighter, Game
from bot.games.way_of_the_samurai.suffering import check_blade, gain_life, push

KANJI = 3
"""The number of kanji on a virtue card: when the marker is on the last one, the card is taken."""


async def lay_out_virtues(game: Game) -> None:
    """The deck is laid beside the gauges. Against Mugen and Geralt a random card is taken, and the deck
    leaves."""
    first: Virtue = await draw("virtues", VIRTUES)
    if game.trait("starts_with_virtue"):
        await take(game, game.you, first, list(VIRTUES))
        return
    game.bushido.virtues = [first, *(virtue for virtue in VIRTUES if virtue != first)]
    await reveal(round_steps.VirtueShown(virtue=f"virtue:{first}"))


async def advance_marker(game: Game, you: Fighter) -> None:
    """Move the marker to the next kanji; on the third the card is taken, and its effect begins at once."""
    game.bushido.marker += 1
    top = game.bushido.virtues[0]
    await step(round_steps.Marker(seat=you.key, virtue=f"virtue:{top}", kanji=game.bushido.marker))
    if game.bushido.marker == KANJI:
        await take(game, you, top, game.bushido.virtues)


async def take(game: Game, you: Fighter, virtue: Virtue, deck: list[Virtue]) -> None:
    """Take the one virtue card of this game. The seventh may be any of the other six."""
    if virtue == "any":
        options: list[Option[Virtue]] = [
            Option(f"virtue:{one}", one, {"text": f"virtue-text:{one}"})
            for one in VIRTUES
            if one in deck and one != "any"
        ]
        virtue = (await ask(you.seat, "virtue", options)).value
    game.bushido.virtue, game.bushido.virtues, game.bushido.marker = virtue, [], 0
    if virtue in ("technique", "strength"):
        game.bushido.points = game.figures["virtue_points"]
    elif virtue == "breath":
        game.bushido.points = game.figures["virtue_breaths"]
    await step(round_steps.Virtue(seat=you.key, virtue=f"virtue:{virtue}"))


async def use_point(game: Game, you: Fighter) -> None:
    """Use one of the five points of Strength or Technique."""
    gauge = "strength" if game.bushido.virtue == "strength" else "technique"
    game.bushido.points -= 1
    await push(you, gauge, 1)


async def breathe(game: Game, you: Fighter) -> None:
    """Lay Qi on the card, at most four times, and regain as much life."""
    game.bushido.points -= 1
    before, you.qi = you.qi, you.qi - you.cost
    await step(round_steps.Spend(seat=you.key, before=before, after=you.qi, bought="bought:life"))
    check_blade(you)
    await gain_life(you, 1)
