"""The rules that Discord enforces for messages, modals and commands, in plain Python.

They are limits for a whole message, ids that must differ, and things that must come together: a flag with its
components, an attachment with the component that shows it; and the length of a command's name and description
in every language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

Body: TypeAlias = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
"""The flag of a message made of components only."""

# Types of components.
ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 17
SELECTS = {SELECT, 5, 6, 7, 8}
V2_ONLY = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, 14, CONTAINER}

# Types of answers to an interaction.
REPLY, THINKING, UPDATE, MODAL = 4, 5, 7, 9

MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
CALLBACK = re.compile(r"/interactions/\d+/(?P<token>[^/]+)/callback")
COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")


def problems(method: str, path: str, body: Any) -> list[str]:
    """The problems of this request, as far as one request can be judged alone."""
    if method == "PUT" and COMMANDS.fullmatch(path) and isinstance(body, list):
        return list(_commands(cast(list[Body], body)))
    if method not in ("POST", "PATCH") or not isinstance(body, Mapping):
        return []
    if MESSAGE.fullmatch(path):
        return list(_message(body, edit=method == "PATCH"))
    if CALLBACK.fullmatch(path) and isinstance(data := body.get("data"), Mapping):
        kind = body["type"]
        if kind in (REPLY, UPDATE):
            return list(_message(data, edit=kind == UPDATE))
        if kind == MODAL:
            return list(_modal(data))
    return []


def walk(components: Sequence[Body] | None) -> Iterator[Body]:
    """Every component, including nested ones."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for key in ("accessory", "component"):
            if isinstance(nested := component.get(key), Mapping):
                yield from walk([nested])


def _message(body: Body, *, edit: bool) -> Iterator[str]:
    components = list(walk(body.get("components")))
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    if v2:
        for forbidden in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(forbidden):
                yield f"a Components V2 message cannot have {forbidden}"
        if not components:
            yield "a Components V2 message needs a component"
    elif not edit and any(component["type"] in V2_ONLY for component in components):
        yield "Components V2 without their flag"
    if len(components) > 40:
        yield f"{len(components)} components, nested ones counted; at most 40"
    written = sum(len(component["content"]) for component in components if component["type"] == TEXT)
    if written > 4000:
        yield f"{written} characters of text; at most 4000"
    yield from _custom_ids(components)
    for component in components:
        yield from _component(component)
    yield from _attachments(body, components, v2=v2, edit=edit)


def _modal(data: Body) -> Iterator[str]:
    if len(data.get("components") or ()) > 5:
        yield "a modal has at most 5 components"
    if not 1 <= len(data.get("title") or "") <= 45:
        yield "a modal's title has 1 to 45 characters"
    components = list(walk(data.get("components")))
    yield from _custom_ids(components)
    for component in components:
        yield from _component(component)


def _custom_ids(components: Sequence[Body]) -> Iterator[str]:
    ids = [component["custom_id"] for component in components if component.get("custom_id") is not None]
    yield from (f"custom_id {each!r} is used twice" for each, times in Counter(ids).items() if times > 1)
    yield from (
        f"custom_id {each!r} has not 1 to 100 characters" for each in ids if not 1 <= len(each) <= 100
    )


def _component(component: Body) -> Iterator[str]:
    kind = component["type"]
    if kind == ROW:
        yield from _row([child["type"] for child in component.get("components") or ()])
    elif kind == BUTTON:
        yield from _length("a button's label", component.get("label"), 80)
        if not component.get("label") and not component.get("emoji"):
            yield "a button without label and emoji"
        if bool(component.get("url")) == bool(component.get("custom_id")):
            yield "a button has either a custom_id or an address"
    elif kind in SELECTS:
        yield from _select(component)
    elif kind == TEXT and not component["content"]:
        yield "an empty text"
    elif kind == SECTION and not 1 <= len(component.get("components") or ()) <= 3:
        yield "a section holds 1 to 3 texts"
    elif kind == THUMBNAIL:
        yield from _length("a thumbnail's description", component.get("description"), 1024)
    elif kind == GALLERY:
        if not 1 <= len(component.get("items") or ()) <= 10:
            yield "a gallery shows 1 to 10 pictures"
        for item in component.get("items") or ():
            yield from _length("a picture's description", item.get("description"), 1024)


def _row(kinds: Sequence[int]) -> Iterator[str]:
    selects = sum(kind in SELECTS for kind in kinds)
    if not kinds:
        yield "an empty action row"
    if selects and len(kinds) > 1:
        yield "a select needs an action row of its own"
    if len(kinds) > 5:
        yield f"{len(kinds)} buttons in an action row; at most 5"


def _select(select: Body) -> Iterator[str]:
    yield from _length("a select's placeholder", select.get("placeholder"), 150)
    if select["type"] != SELECT:
        return
    options: Sequence[Body] = select.get("options") or ()
    if not 1 <= len(options) <= 25:
        yield f"a select with {len(options)} options; 1 to 25"
    for option in options:
        for part in ("label", "value", "description"):
            yield from _length(f"an option's {part}", option.get(part), 100)
    for value, times in Counter(option["value"] for option in options).items():
        if times > 1:
            yield f"option {value!r} is offered twice"
    most = select.get("max_values") or 1
    if most > len(options) or (select.get("min_values") or 0) > most:
        yield "a select asks for more options than it has or takes"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options are chosen beforehand than a select takes"


def _attachments(body: Body, components: Sequence[Body], *, v2: bool, edit: bool) -> Iterator[str]:
    shown = {
        url.removeprefix("attachment://")
        for component in components
        for media in _media(component)
        if (url := str(media.get("url"))).startswith("attachment://")
    }
    attached = body.get("attachments")
    if attached is None and edit:
        return  # earlier attachments stay, and this request does not list them
    names = [str(attachment.get("filename")) for attachment in attached or ()]
    if len(names) > 10:
        yield f"{len(names)} attachments; at most 10"
    yield from (f"{name!r} is attached twice" for name, times in Counter(names).items() if times > 1)
    yield from (f"{name!r} is shown but not attached" for name in sorted(shown - {*names}))
    if v2:
        yield from (f"{name!r} is attached but nowhere shown" for name in sorted({*names} - shown))


def _media(component: Body) -> Iterator[Body]:
    if component["type"] == THUMBNAIL:
        yield component["media"]
    elif component["type"] == FILE:
        yield component["file"]
    elif component["type"] == GALLERY:
        yield from (item["media"] for item in component.get("items") or ())


def _commands(commands: Sequence[Body], under: str = "") -> Iterator[str]:
    """The problems of commands, subcommands and their options, which share the rules for names and
    descriptions."""
    if len(commands) > (25 if under else 100):
        yield f"{under or 'the bot'} has {len(commands)} commands or options"
    for each in commands:
        path = f"{under} {each['name']}".lstrip()
        for name in (each["name"], *(each.get("name_localizations") or {}).values()):
            if not 1 <= len(name) <= 32 or name != name.lower() or " " in name:
                yield f"{path}: the name {name!r} has not 1 to 32 small letters"
        for said in (each["description"], *(each.get("description_localizations") or {}).values()):
            if not 1 <= len(said) <= 100:
                yield f"{path}: a description has {len(said)} characters; 1 to 100"
        yield from _commands(each.get("options") or (), path)


def _length(what: str, text: str | None, most: int) -> Iterator[str]:
    if text is not None and len(text) > most:
        yield f"{what} has {len(text)} characters; at most {most}"
