"""The random event between two fights of a campaign, by the blue die."""

from __future__ import annotations

from bot.engine import Option, ask, roll, step
from bot.games.way_of_the_samurai import run_steps
from bot.games.way_of_the_samurai.chronicle import note_event
from bot.games.way_of_the_samurai.notation import Change
from bot.games.way_of_the_samurai.state import Defeat, Game
from bot.games.way_of_the_samurai.suffering import suffer
from bot.games.way_of_the_samurai.traits import WEAPONS


async def happen(game: Game) -> None:
    """A gift, a loss, or a broken weapon. Gifts of Strength and Technique last for the next fight's first
    round."""
    rolled = await roll("event", 6)
    note_event(game, f"event:{game.terms.events}_{rolled}")
    row = game.library.events[game.terms.events][rolled - 1]
    await step(run_steps.Event(event=f"event:{game.terms.events}_{rolled}", roll=rolled, deeds=row.keys[0]))
    if not row.deeds:
        await break_weapon(game)
        return
    for deed in row.deeds:
        if isinstance(deed, Change) and deed.marker in ("strength", "technique"):
            gift = await roll("gift", 6)
            game.run.gifts[deed.marker] = gift
            await step(run_steps.Gift(gauge=f"gauge:{deed.marker}", amount=gift))
        else:
            await suffer(game, game.you, (deed,), "event")


async def break_weapon(game: Game) -> None:
    """A broken weapon is gone for this campaign, and the samurai takes another. Without one left, the
    campaign is lost.

    Exchanges of the hand by the old weapon are lost; the campaign's own stays.

    Ruling: the text of the new weapon about the start of a game no longer counts.
    """
    you = game.you
    broken = you.weapons[0]
    game.run.broken_weapons.append(broken)
    await step(run_steps.WeaponBroken(weapon=f"weapon:{broken}"))
    if WEAPONS[broken].get("mulligans"):
        you.mulligans = min(you.mulligans, 1)
    left = [weapon for weapon in WEAPONS if weapon not in (*game.run.broken_weapons, "tessen")]
    if not left:
        raise Defeat("weaponless")
    options = [Option(f"weapon:{weapon}", weapon, {"text": f"weapon-text:{weapon}"}) for weapon in left]
    chosen = (await ask(you.seat, "weapon", options)).value
    you.weapons = (chosen,)
    you.mulligans += WEAPONS[chosen].get("mulligans", 0)
    you.side = ""
    game.equip(you)
    you.qi = min(you.qi, you.qi_limit)
    await step(run_steps.Weapon(weapon=f"weapon:{chosen}"))
