"""A Discord made of sockets: gateway and REST on 127.0.0.1, with faults on demand.

simcord has no sockets, no rate limits and no sessions that break; this has nothing else. It answers
what a client needs in order to start, be pressed and post messages, and writes down what it was told.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.kit import small_world as world
from tests.kit.small_world import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
TOKEN = "loopback.token"


@dataclass
class Fault:
    """What is answered instead, to the next ``times`` calls that fit."""

    calls: str
    status: int
    times: int
    retry_after: float | None = None

    def response(self) -> web.Response:
        body = {"message": "made to fail", "code": 0}
        if self.retry_after is None:
            return _reply(body, self.status)
        # Without a Via header discord.py believes that Cloudflare, not Discord, refused.
        headers = {"Via": "1.1 loopback", "Retry-After": str(self.retry_after)}
        return _reply({**body, "retry_after": self.retry_after, "global": False}, self.status, headers)


class Loopback:
    """One Discord with one server. ``calls`` lists what reached it: ``PATCH /channels/201/messages/7``."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.messages: dict[str, Json] = {}
        self._faults: list[Fault] = []
        self._held: dict[str, asyncio.Event] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._session: str | None = None
        self._sequence = 0
        self._heard = asyncio.Condition()

    async def __aenter__(self) -> Loopback:
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for gate in self._held.values():
            gate.set()
        await self._runner.cleanup()

    # What a test can do to it.

    def fail(self, calls: str, status: int, *, times: int = 1, retry_after: float | None = None) -> None:
        """Answer the next calls that fit (``PATCH /channels/*``, ``GATEWAY``) with an error."""
        self._faults.append(Fault(calls, status, times, retry_after))

    def hold(self, calls: str) -> asyncio.Event:
        """Keep such calls waiting until the event is set."""
        self._held[calls] = asyncio.Event()
        return self._held[calls]

    async def heard(self, calls: str, times: int = 1, within: float = 20) -> list[Any]:
        """The bodies of the first calls that fit, as soon as there are so many."""
        async with asyncio.timeout(within), self._heard:
            await self._heard.wait_for(lambda: len(self.bodies(calls)) >= times)
        return self.bodies(calls)

    def bodies(self, calls: str) -> list[Any]:
        return [body for call, body in self.calls if fnmatch(call, calls)]

    def cut(self) -> None:
        """The line goes dead without a word."""
        for socket in self._sockets:
            transport = socket.get_extra_info("socket")
            transport.shutdown(2)

    async def hang_up(self, code: int) -> None:
        for socket in [*self._sockets]:
            await socket.close(code=code)

    async def invalidate(self) -> None:
        """The session is forgotten: the client must identify again."""
        self._session = None
        await self._send(INVALID_SESSION, False)

    async def slash(self, by: Json, command: str, **options: str) -> Json:
        """A member uses a slash command."""
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        data = {"id": world.new_id(), "name": command, "type": 1, "options": given}
        return await self._interact(world.interaction(world.SLASH_COMMAND, data, by))

    async def press(self, by: Json, on: Json, custom_id: str) -> Json:
        """A member presses a button."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self._interact(world.interaction(world.PRESS, data, by, on))

    async def _interact(self, event: Json) -> Json:
        await self.dispatch("INTERACTION_CREATE", event)
        return event

    async def dispatch(self, event: str, data: Json) -> None:
        self._sequence += 1
        await self._send(DISPATCH, data, t=event, s=self._sequence)

    async def _send(self, op: int, data: object, **more: object) -> None:
        for socket in [*self._sockets]:
            await socket.send_json({"op": op, "d": data, **more})

    # The gateway.

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if refused := await self._met("GATEWAY", None):
            return refused
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.add(socket)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._told(socket, json.loads(frame.data))
        finally:
            self._sockets.discard(socket)
        return socket

    async def _told(self, socket: web.WebSocketResponse, frame: Json) -> None:
        op, data = frame["op"], frame["d"]
        if op == HEARTBEAT:
            await socket.send_json({"op": ACK, "d": None})
        elif op in (IDENTIFY, RESUME) and data["token"] != TOKEN:
            await socket.close(code=4004)
        elif op == IDENTIFY:
            self._session = world.new_id()
            ready = {
                "v": 10,
                "user": world.user(world.BOT, "Tatami", bot=True),
                "guilds": [{"id": world.SERVER, "unavailable": True}],
                "session_id": self._session,
                "resume_gateway_url": f"ws://{self.address}/gateway",
                "application": {"id": world.APPLICATION, "flags": 0},
            }
            await self.dispatch("READY", ready)
            await self.dispatch("GUILD_CREATE", world.server())
            await self._note("IDENTIFY", data)
        elif op == RESUME and data["session_id"] == self._session:
            await self.dispatch("RESUMED", {})
            await self._note("RESUME", data)
        elif op == RESUME:
            await socket.send_json({"op": INVALID_SESSION, "d": False})

    # REST.

    async def _rest(self, request: web.Request) -> web.Response:
        path = f"/{request.match_info['path']}"
        body = await _body(request)
        if refused := await self._met(f"{request.method} {path}", body):
            return refused
        if request.headers.get("Authorization") != f"Bot {TOKEN}" and path == "/users/@me":
            return _reply({"message": "401: Unauthorized", "code": 0}, 401)
        return _reply(self._answer(request.method, path.strip("/").split("/"), body))

    def _answer(self, method: str, path: list[str], body: Any) -> object:
        match method, path:
            case "GET", ["users", "@me"]:
                return world.user(world.BOT, "Tatami", bot=True)
            case "GET", ["oauth2" | "applications", *_, "@me"]:
                return world.application()
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return {"url": f"ws://{self.address}/gateway", "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", *_, "commands"]:
                shared = {
                    "application_id": world.APPLICATION,
                    "version": "1",
                    "default_member_permissions": None,
                }
                return [{**shared, **command, "id": world.new_id()} for command in body]
            case "GET", ["channels", channel]:
                return {**world.channel(), "id": channel}
            case "POST", ["channels", channel, "messages"]:
                return self._kept(world.new_id(), body, channel)
            case "PATCH", ["channels", channel, "messages", message]:
                return self._kept(message, body, channel)
            case "GET", ["channels", channel, "messages", message]:
                return world.message(message, self.messages.get(message, {}), channel)
            case "POST", ["interactions", interaction, _, "callback"]:
                return self._called_back(interaction, body)
            case (("POST" | "PATCH"), ["webhooks", _, token, *_]):
                return self._kept(f"{token.removeprefix('token-')}", body, world.CHANNEL)
            case _:
                return None

    def _kept(self, message_id: str, body: Json, channel: str) -> Json:
        self.messages[message_id] = {**self.messages.get(message_id, {}), **body}
        return world.message(message_id, body, channel)

    def _called_back(self, interaction: str, body: Json) -> Json:
        about: Json = {"id": interaction, "type": 2, "response_message_id": None}
        if body["type"] != 4:
            return {"interaction": about}
        message = self._kept(world.new_id(), body["data"], world.CHANNEL)
        about["response_message_id"] = message["id"]
        return {"interaction": about, "resource": {"type": 4, "message": message}}

    async def _met(self, call: str, body: object) -> web.Response | None:
        """Note a call, keep it waiting if such calls are held, and say what fault meets it."""
        await self._note(call, body)
        for pattern, gate in self._held.items():
            if fnmatch(call, pattern):
                await gate.wait()
        for fault in self._faults:
            if fault.times and fnmatch(call, fault.calls):
                fault.times -= 1
                return fault.response()
        return None

    async def _note(self, call: str, body: object) -> None:
        async with self._heard:
            self.calls.append((call, body))
            self._heard.notify_all()


async def _body(request: web.Request) -> Any:
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    text = await request.text()
    return json.loads(text) if text else None


def _reply(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    if body is None:
        return web.Response(status=204, headers=headers)
    # discord.py reads JSON only where the content type says exactly this.
    response = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response


@contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """Within, every discord.py client of this process talks to the loopback."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
