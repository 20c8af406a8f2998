"""The loopback Discord behaves like the real one, as far as a bare discord.py client can tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import discord
import pytest
from discord import app_commands

from tests.kit import small_world as world
from tests.kit.loopback import TOKEN, Loopback, pointed_at

CALLBACK = "POST /interactions/*/callback"
GUEST = world.member("7", "guest")


class Bell(discord.Client):
    """A bot with one command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="ring", description="Once", callback=self.ring))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds that Discord demands between two identifications."""

    async def ring(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Ding.")
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await channel.send("Dong.", file=discord.File(__file__, "bell.py"))


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    async with Loopback() as running:
        with pointed_at(running.address):
            yield running


@pytest.fixture
async def bell(loopback: Loopback) -> AsyncIterator[Awaitable[None]]:
    async with Bell() as client:
        running = asyncio.create_task(client.start(TOKEN))
        await loopback.heard("IDENTIFY")
        yield running
        await client.close()
        await asyncio.wait([running])


async def test_a_bot_connects_registers_its_commands_and_answers(loopback: Loopback, bell: Awaitable[None]):
    assert [command["name"] for command in loopback.bodies("PUT */commands")[0]] == ["ring"]
    await loopback.slash(GUEST, "ring")
    (reply,) = await loopback.heard(CALLBACK)
    assert reply["data"]["content"] == "Ding."
    (posted,) = await loopback.heard(f"POST /channels/{world.CHANNEL}/messages")
    assert posted["content"] == "Dong."


@pytest.mark.parametrize(
    "breaks",
    [lambda discord: discord.hang_up(4000), Loopback.cut],
    ids=["closed by Discord", "line cut"],
)
async def test_a_broken_session_is_resumed(
    loopback: Loopback, bell: Awaitable[None], breaks: Callable[[Loopback], Awaitable[None]]
):
    await breaks(loopback)
    await loopback.heard("RESUME")
    await loopback.slash(GUEST, "ring")
    await loopback.heard(CALLBACK)
    assert len(loopback.bodies("IDENTIFY")) == 1


async def test_a_forgotten_session_is_begun_anew(loopback: Loopback, bell: Awaitable[None]):
    await loopback.invalidate()
    await loopback.heard("IDENTIFY", times=2)


async def test_a_wrong_token_is_closed_with_4004(loopback: Loopback):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"ws://{loopback.address}/gateway") as socket,
    ):
        await socket.send_json({"op": 2, "d": {"token": "wrong"}})
        assert (await socket.receive()).json()["op"] == 10
        assert (await socket.receive()).data == 4004


async def test_a_wrong_token_cannot_log_in(loopback: Loopback):
    async with Bell() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


@pytest.mark.parametrize(("status", "retry_after"), [(429, 0.05), (502, None)])
async def test_a_refused_call_is_made_again(
    loopback: Loopback, bell: Awaitable[None], status: int, retry_after: float | None
):
    loopback.fail("POST /channels/*", status, retry_after=retry_after)
    await loopback.slash(GUEST, "ring")
    await loopback.heard("POST /channels/*", times=2)
    assert len(loopback.messages) == 2


async def test_a_held_call_waits_until_it_is_let_go(loopback: Loopback, bell: Awaitable[None]):
    gate = loopback.hold(CALLBACK)
    await loopback.slash(GUEST, "ring")
    await loopback.heard(CALLBACK)
    assert not loopback.messages
    gate.set()
    await loopback.heard("POST /channels/*")


async def test_a_refused_gateway_connection_does_not_stop_rest(loopback: Loopback):
    loopback.fail("GATEWAY", 503)
    async with Bell() as client:
        await client.login(TOKEN)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await client.connect(reconnect=False)
    assert loopback.bodies("PUT */commands")
