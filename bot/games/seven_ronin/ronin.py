"""The seven ronin and their tiles."""

from __future__ import annotations

from typing import Final

from bot.games.seven_ronin.village import Area, Market

HAYAI: Final = "ronin:hayai"
KABE: Final = "ronin:kabe"
MUSASHI: Final = "ronin:musashi"
TAIKO: Final = "ronin:taiko"
TASUKE: Final = "ronin:tasuke"
YOBU: Final = "ronin:yobu"
YUMI: Final = "ronin:yumi"


class Ronin:
    """One ronin: the place he stands on and the state of his tile.

    ``area`` is the area he stands on; it is ``None`` on the Market, where no ability reaches him.
    ``silenced``: a Shrine marker stops his ability this round; ``silenced_next``: it will next round.
    ``kept``: the Animal Pen keeps him where he is until the next plans are revealed. ``used``: his ability
    was used this round.
    """

    __slots__ = (
        "area",
        "endurance",
        "fallen",
        "kept",
        "key",
        "place",
        "silenced",
        "silenced_next",
        "used",
        "wounds",
    )

    def __init__(self, key: str, endurance: int) -> None:
        self.key = key
        self.endurance = endurance
        self.wounds = 0
        self.place: Area | Market | None = None
        self.area: Area | None = None
        self.fallen = False
        self.silenced = False
        self.silenced_next = False
        self.kept = False
        self.used = False

    @property
    def strength(self) -> int:
        """The number of wounds he can still take; the last of them makes him fall."""
        return self.endurance - self.wounds

    def go_to(self, place: Area | Market) -> None:
        if self.place is not None:
            self.leave()
        self.place = place
        if isinstance(place, Area):
            self.area = place
            place.ronin.append(self)
        else:
            place.ronin = self

    def fall(self) -> int:
        """Remove him from the game. Returns the number of ninja on his tile."""
        self.leave()
        returned, self.wounds = self.wounds, 0
        self.fallen = True
        self.kept = self.silenced = self.silenced_next = False
        return returned

    def leave(self) -> None:
        """Remove him from the board."""
        if self.area is not None:
            self.area.ronin.remove(self)
        elif isinstance(self.place, Market):
            self.place.ronin = None
        self.place = self.area = None
