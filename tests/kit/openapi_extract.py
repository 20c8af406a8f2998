"""Writes ``discord-openapi.json``: the part of Discord's description of its API that the bot's requests need.

``python -m tests.kit.openapi_extract FILE`` reads the whole description, ``specs/openapi.json`` of
https://github.com/discord/discord-api-spec (MIT licence), which is ten times as large. Add an endpoint here
when the bot begins to use it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("discord-openapi.json")
MESSAGES: Final = "/channels/{channel_id}/messages"
REPLIES: Final = "/webhooks/{webhook_id}/{webhook_token}"
ENDPOINTS: Final = {
    "/applications/{application_id}/commands": ("put",),
    "/applications/{application_id}/guilds/{guild_id}/commands": ("put",),
    MESSAGES: ("get", "post"),
    f"{MESSAGES}/{{message_id}}": ("delete", "get", "patch"),
    f"{MESSAGES}/{{message_id}}/threads": ("post",),
    "/gateway": ("get",),
    "/gateway/bot": ("get",),
    "/guilds/{guild_id}/members/{user_id}": ("get",),
    "/interactions/{interaction_id}/{interaction_token}/callback": ("post",),
    "/oauth2/applications/@me": ("get",),
    "/users/@me": ("get",),
    "/users/@me/channels": ("post",),
    "/users/{user_id}": ("get",),
    REPLIES: ("post",),
    f"{REPLIES}/messages/@original": ("delete", "get", "patch"),
    f"{REPLIES}/messages/{{message_id}}": ("delete", "get", "patch"),
}
PROSE: Final = ("description", "title", "deprecated", "example")
"""Keys that say nothing about a request."""
JSON: Final = "application/json"


def extract(whole: dict[str, Any]) -> dict[str, Any]:
    """The endpoints with their JSON bodies, and the schemas that these refer to."""
    paths = {
        path: {method: _body(whole["paths"][path][method]) for method in methods}
        for path, methods in ENDPOINTS.items()
    }
    schemas: dict[str, Any] = {}
    names = ["SnowflakeType", *_references(paths)]
    while names:
        name = names.pop()
        if name not in schemas:
            schemas[name] = _without_prose(whole["components"]["schemas"][name])
            names += _references(schemas[name])
    return {
        "openapi": whole["openapi"],
        "paths": paths,
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _body(operation: dict[str, Any]) -> dict[str, Any]:
    body = operation.get("requestBody")
    if body is None:
        return {}
    content = {JSON: _without_prose(body["content"][JSON])}
    return {"requestBody": {"required": body.get("required", False), "content": content}}


def _references(node: Any) -> Iterator[str]:
    """The names of all schemas that a node refers to."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from [value.rpartition("/")[2]] if key == "$ref" else _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)


def _without_prose(node: Any) -> Any:
    if isinstance(node, dict):
        return {
            key: _without_prose(value)
            for key, value in node.items()
            if isinstance(value, dict) or (key not in PROSE and not key.startswith("x-"))
        }
    return [_without_prose(value) for value in node] if isinstance(node, list) else node


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    whole = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    FILE.write_text(json.dumps(extract(whole), indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
