"""Random plans, legal and varied, made from the form alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from bot.engine import Form, Slot
from bot.games.seven_ronin.ronin import TASUKE
from bot.games.seven_ronin.village import MARKET


def random_plan(form: Form[object], random: Random) -> Sequence[str]:
    """A random answer to either planning form."""
    return random_attack(form, random) if form.prompt == "plan.attack" else random_defence(form, random)


def random_attack(form: Form[object], random: Random) -> list[str]:
    """A random number of areas within the threat, filled at random up to their limits and the bonus."""
    number = cast("Mapping[str, int]", form.facts)
    areas = [field for field in form.fields if field.key != MARKET]
    random.shuffle(areas)
    at_least, reserve, threat = number["least"], number["reserve"], number["threat"]
    wanted = random.randint(1, threat)
    room: list[str] = []
    for index, area in enumerate(areas[:threat]):
        if index < wanted or len(room) < at_least:
            room += [area.key] * cast("int", area.facts["limit"])
    if number["bonus"]:
        room += random.choices(room, k=number["bonus"])
    random.shuffle(room)
    sent = room[: random.randint(at_least, max(at_least, min(len(room), reserve)))]
    keys = [f"{area}={sent.count(area)}" for area in dict.fromkeys(sent)]
    if len(sent) < reserve and random.random() < 0.4:
        keys.append(f"{MARKET}=1")
    return keys


def random_defence(form: Form[object], random: Random) -> list[str]:
    """A different place for each ronin, except that Tasuke sometimes shares one."""
    taken: set[str] = set()
    keys: list[str] = []
    choices: tuple[str, ...] = ()
    free: list[str] = []
    for slot in form.fields:
        if isinstance(slot, Slot) and slot.key != TASUKE:
            if slot.choices != choices:
                choices = slot.choices
                free = [choice for choice in choices if choice not in taken]
            place = random.choice(free)
            free.remove(place)
            taken.add(place)
            keys.append(f"{slot.key}={place}")
    tasuke = form.by_key.get(TASUKE)
    if isinstance(tasuke, Slot):
        company = bool(form.facts["tasuke_shares"]) and random.random() < 0.4
        places = [
            choice for choice in tasuke.choices if choice not in taken or (company and choice != MARKET)
        ]
        keys.append(f"{TASUKE}={random.choice(places)}")
    return keys
