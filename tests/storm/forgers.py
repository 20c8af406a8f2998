"""The forgers of a storm: tampered clients, and clients that still show old buttons."""

from __future__ import annotations

import re
from random import Random

from tests.front.screen import Screen
from tests.kit.limits import walk
from tests.storm.world import NUMBERS, World

CUSTOM_ID = re.compile(r"(press|pick):(\d+):(-?\d+):([a-z-]*):(.*)", re.DOTALL)
LONGEST = 100
DETAILS = (
    "",
    "|",
    "||",
    "attacker",
    "attacker|0|0",
    "defender|pass",
    "9" * 19,
    "../../etc/passwd|",
    "-1",
    "9" * 30,
    "٣",
    "x" * 60,
)
ACTIONS = (
    "hand",
    "answer",
    "lock",
    "unlock",
    "start",
    "join",
    "close",
    "chapter",
    "frame",
    "resign",
    "nothing",
    "try",
    "among",
    "add",
    "value",
    "page",
    "answer-until",
    "put-back",
    "agree-put-back",
)


class Forgers:
    """Remembers every button ever shown."""

    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random
        self.seen: dict[str, tuple[int, int]] = {}
        """Every custom id ever shown, with the channel and message where it was last."""

    def look_around(self) -> None:
        for messages in self.world.env.backend.messages.values():
            for message in messages.values():
                for part in walk(message.components):
                    if part.get("custom_id"):
                        self.seen[part["custom_id"]] = (message.channel_id, message.id)

    async def forge(self) -> str:
        """A person presses a button that they do not have, or that never existed."""
        person = self.random.choice([*self.world.people.values()])
        shown = self.world.seen_by(person)
        if not self.seen or not shown:
            return f"{person.actor.name} sees nothing to forge"
        message = self.random.choice(shown[-12:])
        place = message.channel_id, message.id
        original = self.random.choice([*self.seen])
        if self.seen[original][1] in [one.id for one in shown] and self.random.random() < 0.7:
            place = self.seen[original]
        custom_id, values = self._forged(original)
        person.sends(custom_id, Screen(self.world.env, *place), values)
        return f"{person.actor.name} forges {custom_id!r} {values or ''}"

    def _forged(self, original: str) -> tuple[str, list[str] | None]:
        """A custom id with some of it changed."""
        random = self.random
        matched = CUSTOM_ID.fullmatch(original)
        kind, table, position, action, detail = (
            matched.groups() if matched else ("press", "1", "0", "hand", "")
        )
        for _ in range(random.randint(0, 2)):
            which = random.randrange(5)
            if which == 0:
                kind = "pick" if kind == "press" else "press"
            elif which == 1:
                table = str(abs(random.choice([*self.world.ledger.read(), *NUMBERS, 10**26])))
            elif which == 2:
                position = str(random.choice([int(position) + 1, int(position) - 1, *NUMBERS]))
            elif which == 3:
                action = random.choice(ACTIONS)
            else:
                detail = random.choice(DETAILS)
        values = None
        if kind == "pick":
            values = [random.choice([*DETAILS, "1", "pass", *self.world.games])]
        return f"{kind}:{table}:{position}:{action}:{detail}"[:LONGEST], values

    async def press_what_is_past(self) -> str:
        """Press a former button of a message, from a client that still shows it."""
        person = self.random.choice([*self.world.people.values()])
        visible = {message.id for message in self.world.seen_by(person)}
        past = [
            (custom_id, place)
            for custom_id, place in self.seen.items()
            if custom_id.startswith("press") and place[1] in visible
        ]
        if not past:
            return f"nothing is past for {person.actor.name} yet"
        custom_id, place = self.random.choice(past)
        person.sends(custom_id, Screen(self.world.env, *place))
        return f"{person.actor.name} presses what was once {custom_id}"
