"""Commands typed as one line, as the bot prints them: ``/table verify table:3``, ``</play:1>``.

simcord's page knows a command only while nothing but its name is typed; a line with options would be sent as
a message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

MENTION = re.compile(r"</([^:>]+):\d+>")
NUMBER = re.compile(r"<[@#&!]*(\d+)>")
"""A mention of a member, a channel or a role in a text."""
TRUE: Final = {"true": True, "false": False}


def as_typed(body: Mapping[str, Any], entries: Iterable[Mapping[str, Any]]) -> Mapping[str, Any]:
    """The request of a window, with a command in place of a message that contains one."""
    line = MENTION.sub(r"/\1", str(body.get("content", "")).strip().strip("`"))
    if body.get("kind") != "send_message" or not line.startswith("/"):
        return body
    words = line.removeprefix("/").split()
    meant = max(
        (entry for entry in entries if words[: len(entry["path"])] == entry["path"]),
        key=lambda entry: len(entry["path"]),
        default=None,
    )
    if meant is None:
        return body
    given = line.removeprefix("/").split(maxsplit=len(meant["path"]))[len(meant["path"]) :]
    return {
        **{key: value for key, value in body.items() if key not in ("content", "reply_to_id")},
        "kind": "run_command",
        "command_id": meant["commandId"],
        "path": meant["path"],
        "schema_fingerprint": meant["schemaFingerprint"],
        "options": dict(_given("".join(given), meant["options"])),
    }


def _given(text: str, options: list[Mapping[str, Any]]) -> Iterable[tuple[str, Any]]:
    """The options with their values. A value without a name belongs to the first option."""
    known = {str(option["name"]): option for option in options}
    if not known or not text:
        return
    names = "|".join(map(re.escape, known))
    first, *rest = re.split(rf"(?:^|\s+)({names}):\s*", text)
    for name, value in [(next(iter(known)), first), *zip(rest[::2], rest[1::2], strict=True)]:
        if value:
            yield name, _read(known[name], value.strip())


def _read(option: Mapping[str, Any], value: str) -> Any:
    for choice in option["choices"]:
        if value.casefold() in (str(choice["name"]).casefold(), str(choice["value"]).casefold()):
            return choice["value"]
    if option["type"] == "boolean":
        return TRUE.get(value.casefold(), value)
    number = NUMBER.fullmatch(value)
    return number[1] if number else value
