"""The reader of outgoing bodies finds what Discord would refuse, and nothing else."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands, ui
from simcord.types import HttpLogEntry

from tests.kit import limits
from tests.kit.openapi import Description, description
from tests.kit.outgoing import PICTURE_LIMIT, complaints, heavy_pictures, weighing_uploads

Json = dict[str, Any]

SEND = "/channels/20/messages"
EDIT = "/channels/20/messages/21"
CALLBACK = "/interactions/30/token/callback"
ORIGINAL = "/webhooks/10/token/messages/@original"


def button(custom_id: str = "press", label: str = "Press") -> Json:
    return {"type": limits.BUTTON, "style": 2, "custom_id": custom_id, "label": label}


def row(*children: Json) -> Json:
    return {"type": limits.ROW, "components": [*children]}


def text(content: str = "snow") -> Json:
    return {"type": limits.TEXT, "content": content}


def option(value: str = "well", label: str = "Well", description: str = "Three ninja") -> Json:
    return {"value": value, "label": label, "description": description}


def select(*options: Json, **more: Any) -> Json:
    return {"type": limits.SELECT, "custom_id": "choose", "options": [*options], **more}


def gallery(*names: str, description: str = "The village") -> Json:
    items = [{"media": {"url": f"attachment://{name}"}, "description": description} for name in names]
    return {"type": limits.GALLERY, "items": items}


def message(*components: Json, files: tuple[str, ...] = (), **more: Any) -> Json:
    attachments = [{"id": index, "filename": name} for index, name in enumerate(files)]
    body = {"flags": limits.COMPONENTS_V2, "components": [*components], **more}
    return {**body, "attachments": attachments} if files else body


def sent(method: str, path: str, body: Json) -> list[str]:
    return complaints([HttpLogEntry(method, path, {}, body, None)])


SOUND = message(
    {"type": limits.CONTAINER, "components": [text(), gallery("board.webp"), row(button(), button("other"))]},
    row(select(option(), option("inn"))),
    files=("board.webp",),
)


def test_a_sound_message_passes_wherever_it_is_sent():
    assert sent("POST", SEND, SOUND) == []
    assert sent("PATCH", EDIT, SOUND) == []
    assert sent("POST", CALLBACK, {"type": limits.REPLY, "data": SOUND}) == []
    assert sent("POST", CALLBACK, {"type": limits.UPDATE, "data": SOUND}) == []


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (message(*[text() for _ in range(41)]), "41 components"),
        (message({"type": limits.CONTAINER, "components": [text() for _ in range(40)]}), "41 components"),
        (message(*[text("雪" * 1001) for _ in range(4)]), "4004 characters of text"),
        (message(row(button("a"), button("a"))), "'a' is used twice"),
        (message(row(button("a" * 101))), "has not 1 to 100 characters"),
        (message(row(button(label="a" * 81))), "81 characters; at most 80"),
        (message(row({"type": limits.BUTTON, "style": 2, "custom_id": "bare"})), "without label"),
        (message(row({"type": limits.BUTTON, "style": 2, "label": "Dead"})), "custom_id or an address"),
        (message(row(*[button(str(each)) for each in range(6)])), "6 buttons"),
        (message(row()), "empty action row"),
        (message(row(button(), select(option()))), "row of its own"),
        (message(row(select(*[option(str(each)) for each in range(26)]))), "26 options"),
        (message(row(select())), "0 options"),
        (message(row(select(option(label="a" * 101)))), "label has 101"),
        (message(row(select(option(description="a" * 101)))), "description has 101"),
        (message(row(select(option(), option()))), "offered twice"),
        (message(row(select(option(), max_values=2))), "more options than it has"),
        (
            message(row(select({**option(), "default": True}, {**option("inn"), "default": True}))),
            "beforehand",
        ),
        (message(row(select(option(), placeholder="a" * 151))), "placeholder has 151"),
        (message(gallery()), "1 to 10 pictures"),
        (message(gallery("a.webp", description="a" * 1025), files=("a.webp",)), "1025"),
        (message(gallery("a.webp")), "'a.webp' is shown but not attached"),
        (message(text(), files=("a.webp",)), "'a.webp' is attached but nowhere shown"),
        (message(gallery("a.webp"), files=("a.webp", "a.webp")), "attached twice"),
        (message(gallery("0"), gallery(*"123456789a"), files=tuple("0123456789a")), "11 attachments"),
        (message(text(), content="and words"), "cannot have content"),
        (message(text(), embeds=[{"title": "old"}]), "cannot have embeds"),
        (message(), "needs a component"),
        (message(text(), flags=0), "without their flag"),
        (message(text("")), "an empty text"),
    ],
)
def test_a_message_discord_would_refuse_is_named(body: Json, said: str):
    wrong = limits.problems("POST", SEND, body)
    assert any(said in each for each in wrong), wrong


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"title": "", "components": []}, "title has 1 to 45"),
        ({"title": "a" * 46, "components": []}, "title has 1 to 45"),
        ({"title": "Plan", "components": [text() for _ in range(6)]}, "at most 5 components"),
        (
            {"title": "Plan", "components": [{"type": 18, "component": select(option(), option())}]},
            "offered twice",
        ),
    ],
)
def test_a_modal_discord_would_refuse_is_named(data: Json, said: str):
    wrong = limits.problems("POST", CALLBACK, {"type": limits.MODAL, "data": data})
    assert any(said in each for each in wrong), wrong


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ({"name": "deck", "description": "a" * 101}, "play deck: a description has 101"),
        ({"name": "deck", "description": ""}, "has 0 characters"),
        ({"name": "a" * 33, "description": "Cards"}, "1 to 32"),
        ({"name": "Deck", "description": "Cards"}, "small letters"),
        ({"name": "deck", "description": "Cards", "description_localizations": {"pl": "a" * 101}}, "101"),
        ({"name": "deck", "description": "Cards", "name_localizations": {"pl": "moja talia"}}, "moja talia"),
    ],
)
def test_a_command_discord_would_refuse_is_named(option: Json, said: str):
    commands = [{"name": "play", "description": "Open a table", "options": [option]}]
    wrong = limits.problems("PUT", "/applications/10/commands", commands)
    assert len(wrong) == 1 and said in wrong[0]


def test_an_edit_may_show_what_was_attached_before():
    assert limits.problems("PATCH", EDIT, message(gallery("board.webp"))) == []
    assert limits.problems("PATCH", EDIT, message(gallery("board.webp"), attachments=[])) != []


def test_a_deferred_reply_cannot_become_components_v2_by_its_first_edit():
    thinking = HttpLogEntry("POST", CALLBACK, {}, {"type": limits.THINKING, "data": {"flags": 64}}, None)
    edit = HttpLogEntry("PATCH", ORIGINAL, {}, message(text()), None)
    assert any("first edit" in each for each in complaints([thinking, edit]))
    assert complaints([edit]) == []


def test_a_followup_takes_the_place_of_a_deferred_reply():
    thinking = HttpLogEntry("POST", CALLBACK, {}, {"type": limits.THINKING, "data": {"flags": 64}}, None)
    followup = HttpLogEntry("POST", "/webhooks/10/token", {}, message(text()), None)
    edit = HttpLogEntry("PATCH", ORIGINAL, {}, message(text()), None)
    assert complaints([thinking, followup, edit]) == []


SMALL_SPEC = {
    "openapi": "3.1.0",
    "paths": {
        "/gateway": {"get": {}},
        "/notes/{note_id}": {
            "put": {
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Note"}}},
                }
            }
        },
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Note": {
                "type": "object",
                "properties": {
                    "by": {"$ref": "#/components/schemas/SnowflakeType"},
                    "text": {"maxLength": 3},
                },
                "required": ["by"],
            },
        }
    },
}


@pytest.mark.parametrize(
    ("method", "path", "body", "said"),
    [
        ("put", "/notes/1", {"by": "7"}, None),
        ("put", "/notes/1", {"by": 7}, None),
        ("get", "/gateway", None, None),
        ("put", "/notes/1", {"by": 7, "text": "long"}, "$.text"),
        ("put", "/notes/1", {}, "'by' is a required property"),
        ("put", "/notes/1", None, "a body is required"),
        ("get", "/gateway", {}, "takes no body"),
        ("put", "/notes", {}, "no such endpoint"),
        ("post", "/notes/1", {}, "no such endpoint"),
    ],
)
def test_a_body_is_held_against_the_description(method: str, path: str, body: Any, said: str | None):
    wrong = Description(SMALL_SPEC).problems(method, path, body)
    assert (wrong == []) if said is None else (said in wrong[0])


def test_discords_description_refuses_a_string_for_flags():
    assert description().problems("post", SEND, {"flags": "ephemeral"}) != []


def test_an_endpoint_that_is_not_in_the_description_is_named():
    (wrong,) = description().problems("put", "/channels/1/pins/2", None)
    assert wrong == "no such endpoint in tests/kit/discord-openapi.json"


class Tearoom(discord.Client):
    """A small bot that uses the same parts of Discord as ours."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="tea", description="A cup", callback=self.tea))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def tea(self, interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(bytes(PICTURE_LIMIT + 1)), "cup.webp")
        view = ui.LayoutView(timeout=None)
        shown = ui.MediaGallery(discord.MediaGalleryItem("attachment://cup.webp", description="A cup of tea"))
        pour: ui.Select[ui.LayoutView] = ui.Select(
            options=[discord.SelectOption(label="Green")], custom_id="pour"
        )
        view.add_item(ui.Container(ui.TextDisplay("Tea"), shown, ui.ActionRow(pour)))
        await interaction.response.send_message(view=view, file=picture, ephemeral=True)


async def test_discord_py_sends_sound_requests_but_too_heavy_a_picture():
    async with simcord.run(Tearoom()) as env:
        weighing_uploads(env)
        guild = env.create_guild()
        guest = guild.add_member(env.create_user("guest"))
        await guest.slash(guild.create_text_channel("tearoom"), "tea")
        assert {request.method for request in env.http_requests} >= {"PUT", "POST"}
        assert complaints(env.http_requests) == []
        assert [each.rpartition("/")[2] for each in heavy_pictures(env)] == ["cup.webp has 409601 bytes"]
