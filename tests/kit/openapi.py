"""Checks single requests against Discord's own description of its API.

``discord-openapi.json`` is the part of it that the bot needs; ``openapi_extract`` lists the endpoints.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.kit.openapi_extract import FILE

SPEC = "urn:spec"
WORD = re.compile("[a-z_]*")
LARGEST_OF_ENUMERATIONS = 1 << 16
"""The largest number that may be a member of an enumeration. Of larger ones only sign and length matter."""


class Description:
    """The schemas of all requests."""

    def __init__(self, spec: dict[str, Any]) -> None:
        snowflake = spec["components"]["schemas"]["SnowflakeType"]
        snowflake["type"] = ["string", "integer"]  # discord.py sends both, and Discord accepts both
        self._registry = Registry().with_resource(SPEC, Resource.from_contents(spec, DRAFT202012))
        self._paths: dict[str, Any] = spec["paths"]
        # The most literal path first: /messages/@original before /messages/{message_id}.
        self._patterns = [
            (re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))), template)
            for template in sorted(self._paths, key=lambda template: template.count("{"))
        ]
        self._validators: dict[str, Draft202012Validator] = {}
        self._judged: dict[Hashable, list[str]] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """The worst problem of this request by Discord's description, or an empty list."""
        template = self._endpoint(method, path)
        if template is None:
            return ["no such endpoint in tests/kit/discord-openapi.json"]
        taken = self._paths[template][method].get("requestBody")
        if taken is None:
            return [] if body is None else ["this endpoint takes no body"]
        if body is None:
            return ["a body is required"] if taken.get("required") else []
        key = (template, method, _shape(body))
        if key not in self._judged:
            error = best_match(self._validator(template, method).iter_errors(body))
            self._judged[key] = [] if error is None else [f"{error.json_path}: {error.message}"]
        return self._judged[key]

    def _endpoint(self, method: str, path: str) -> str | None:
        return next(
            (
                template
                for pattern, template in self._patterns
                if method in self._paths[template] and pattern.fullmatch(path)
            ),
            None,
        )

    def _validator(self, template: str, method: str) -> Draft202012Validator:
        escaped = template.replace("~", "~0").replace("/", "~1")
        pointer = f"#/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
        if pointer not in self._validators:
            self._validators[pointer] = Draft202012Validator(
                {"$ref": f"{SPEC}{pointer}"}, registry=self._registry
            )
        return self._validators[pointer]


def _shape(body: Any) -> Hashable:
    """A key for the cache of a body: equal keys get the same verdict.

    Validation is slow, and most bodies differ only in their words. A single word and a small number may be
    part of an enumeration and are kept. Other texts are reduced to their length in hundreds of characters and
    other numbers to their bits, because ``tests.kit.limits`` checks exact limits. Repetitions in a list are
    dropped for the same reason.
    """
    if isinstance(body, dict):
        return tuple((key, _shape(value)) for key, value in body.items())
    if isinstance(body, list):
        return tuple(dict.fromkeys(_shape(each) for each in body))
    if isinstance(body, int) and abs(body) > LARGEST_OF_ENUMERATIONS:
        return int, body > 0, body.bit_length()
    if isinstance(body, str):
        return body if WORD.fullmatch(body) else (body.isdecimal(), -(-len(body) // 100))
    # True and 1 are equal in Python, but not in a schema.
    return type(body), body


@cache
def description() -> Description:
    """The description, read once in a run."""
    return Description(json.loads(FILE.read_text("utf-8")))
