"""The spread of the weapons: the share of their texts, of the faces, of the AI, and of chance.

Each weapon has a log odds ratio against the Katana in four records: two sets of faces, two policies. The mean
of a weapon is what its text brings with every face and policy. The rest of its variance is divided as in an
analysis of variance; the part that so few games would show by chance alone is taken from each share.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Final, TypeAlias

from rich.console import Console
from rich.table import Table

from bench.certainty import Share
from bench.faces.scores import CELLS, WEAPONS, Record
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.wording import words

Key: TypeAlias = tuple[str, str]
"""The name of a set of faces, and of a policy."""
SHARES: Final = ("text", "faces", "AI", "faces and AI together")


def compare(console: Console, records: Mapping[Key, Record]) -> None:
    """Print per cent won in each record, then the shares."""
    speech = words(WAY_OF_THE_SAMURAI.key)
    table = Table("", *(f"{faces}, {policy}" for faces, policy in records), title="Per cent won")
    for row in CELLS:
        fights = [record.fights[row["name"]] for record in records.values()]
        table.add_row(
            speech.label(row["name"]),
            *(str(Share(sum(one.won for one in part), len(part))) for part in fights),
        )
    console.print(table)
    for name, share in shares(records).items():
        console.print(f"  {100 * share:3.0f} per cent of the spread of weapons: {name}")


def shares(records: Mapping[Key, Record]) -> dict[str, float]:
    """The share of each source in the variance of the log odds ratios between weapons."""
    ratios = {key: record.ratios() for key, record in records.items()}
    faces, policies = (tuple(dict.fromkeys(key[place] for key in records)) for place in (0, 1))
    spread = dict.fromkeys(SHARES, 0.0)
    weapons = [row["name"] for row in WEAPONS[1:]]
    middle = {key: mean(ratios[key].values()) for key in records}
    for weapon in weapons:
        own = {key: ratios[key][weapon] - middle[key] for key in records}
        text = mean(own.values())
        by_faces = {one: mean(own[one, policy] for policy in policies) - text for one in faces}
        by_policy = {one: mean(own[face, one] for face in faces) - text for one in policies}
        spread["text"] += text**2
        spread["faces"] += mean(part**2 for part in by_faces.values())
        spread["AI"] += mean(part**2 for part in by_policy.values())
        rest = (own[key] - text - by_faces[key[0]] - by_policy[key[1]] for key in records)
        spread["faces and AI together"] += mean(part**2 for part in rest)
    chance = _by_chance(records) * len(weapons) / len(records)
    real = {name: max(0.0, part - chance) for name, part in spread.items()}
    whole = sum(real.values()) or 1.0
    return {name: part / whole for name, part in real.items()}


def _by_chance(records: Mapping[Key, Record]) -> float:
    """The average variance of one weapon's log odds by chance alone."""
    found: list[float] = []
    for record in records.values():
        for row in WEAPONS[1:]:
            fights = record.fights[row["name"]]
            won = sum(one.won for one in fights)
            found.append(1 / (won + 0.5) + 1 / (len(fights) - won + 0.5))
    return mean(found)
