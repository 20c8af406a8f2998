"""A Discord on local sockets: gateway and REST on 127.0.0.1, with faults on demand.

simcord has no sockets, no rate limits and no broken sessions; this has nothing else. It answers enough for a
client to start, to be pressed and to post messages, and records the calls.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.kit import limits
from tests.kit import small_world as world
from tests.kit.small_world import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
TOKEN = "loopback.token"

PATIENCE = 150.0
"""Seconds after which waiting fails: a machine may be slow."""


@dataclass
class Fault:
    """An error for the next ``times`` matching calls."""

    calls: str
    status: int
    times: int
    retry_after: float | None
    about: str
    code: int = 0
    """Discord's own error code."""

    def meets(self, call: str, body: object) -> bool:
        return self.times > 0 and fnmatch(call, self.calls) and self.about in json.dumps(body)

    def response(self) -> web.Response:
        body = {"message": "made to fail", "code": self.code}
        if self.retry_after is None:
            return _reply(body, self.status)
        # Without a Via header discord.py believes that Cloudflare, not Discord, refused.
        headers = {"Via": "1.1 loopback", "Retry-After": str(self.retry_after)}
        return _reply({**body, "retry_after": self.retry_after, "global": False}, self.status, headers)


class Loopback:
    """One Discord with one server. ``calls`` lists the requests: ``PATCH /channels/201/messages/7``."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.messages: dict[str, Json] = {}
        self.commands: dict[str, list[Json]] = {}
        """The registered commands, by the path at which they were."""
        self.application = world.application()
        self.permissions = world.EVERYTHING
        """The bot's permissions in the server."""
        self.starts_left = 1000
        self._originals: dict[str, str] = {}
        self._faults: list[Fault] = []
        self._held: dict[tuple[str, str], asyncio.Event] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._session: str | None = None
        self._events: list[Json] = []
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

    # Controls for tests

    def fail(
        self,
        calls: str,
        status: int,
        *,
        times: int = 1,
        retry_after: float | None = None,
        about: str = "",
        code: int = 0,
    ) -> None:
        """Answer the next matching calls (``PATCH /channels/*``, ``GATEWAY``) with an error."""
        self._faults.append(Fault(calls, status, times, retry_after, about, code))

    def hold(self, calls: str, *, about: str = "") -> asyncio.Event:
        """Keep matching calls waiting until the returned event is set."""
        return self._held.setdefault((calls, about), asyncio.Event())

    async def heard(
        self, calls: str, times: int = 1, *, about: str = "", within: float = PATIENCE
    ) -> list[Any]:
        """Wait for this many calls that match and mention ``about``; returns their bodies.

        Raises ``AssertionError`` after ``within`` seconds.
        """
        await self._until(f"{calls} {about}", lambda: len(self.bodies(calls, about)) >= times, within)
        return self.bodies(calls, about)

    async def _until(self, what: str, true: Callable[[], bool], within: float) -> None:
        try:
            async with asyncio.timeout(within), self._heard:
                await self._heard.wait_for(true)
        except TimeoutError:
            so_far = "\n".join(f"{call} {json.dumps(body)[:200]}" for call, body in self.calls)
            raise AssertionError(f"waited in vain for {what}; so far:\n{so_far}") from None

    def bodies(self, calls: str, about: str = "") -> list[Any]:
        return [body for call, body in self.calls if fnmatch(call, calls) and about in json.dumps(body)]

    async def cut(self) -> None:
        """Cut the connection without a close frame."""
        for socket in [*self._sockets]:
            transport = socket.get_extra_info("socket")
            transport.shutdown(2)

    async def hang_up(self, code: int) -> None:
        for socket in [*self._sockets]:
            await socket.close(code=code)

    async def invalidate(self) -> None:
        """Drop the session: the client must identify again."""
        self._session = None
        await self._send({"op": INVALID_SESSION, "d": False})

    async def slash(self, by: Json, command: str, **options: str | bool) -> Json:
        """A member uses a slash command; ``command`` may name a command of a group."""
        given = [
            {"name": name, "type": 5 if isinstance(value, bool) else 3, "value": value}
            for name, value in options.items()
        ]
        name, *sub = command.split()
        if sub:
            given = [{"name": sub[0], "type": 1, "options": given}]
        data = {"id": world.new_id(), "name": name, "type": 1, "options": given}
        return await self._interact(world.interaction(world.SLASH_COMMAND, data, by))

    async def press(self, by: Json, button: str, within: float = 15) -> Json:
        """A member presses the newest button with a matching custom id, as soon as there is one."""
        await self._until(button, lambda: any(self._buttons(button)), within)
        message_id, custom_id = next(self._buttons(button))
        data = {"custom_id": custom_id, "component_type": limits.BUTTON}
        on = world.message(message_id, self.messages[message_id])
        return await self._interact(world.interaction(world.PRESS, data, by, on))

    def _buttons(self, wanted: str) -> Iterator[tuple[str, str]]:
        for message_id, body in reversed(self.messages.items()):
            for component in limits.walk(body.get("components")):
                custom_id = str(component.get("custom_id"))
                if fnmatch(custom_id, wanted) and not component.get("disabled"):
                    yield message_id, custom_id

    async def _interact(self, event: Json) -> Json:
        if "message" in event:
            self._originals[event["token"]] = event["message"]["id"]
        await self.dispatch("INTERACTION_CREATE", event)
        return event

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event. A client that misses it gets it when it resumes."""
        self._events.append({"op": DISPATCH, "d": data, "t": event, "s": len(self._events) + 1})
        await self._send(self._events[-1])

    async def _send(self, frame: Json) -> None:
        for socket in [*self._sockets]:
            if not socket.closed:
                await socket.send_json(frame)

    # The gateway

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
            for missed in self._events[data["seq"] :]:
                await socket.send_json(missed)
            await self.dispatch("RESUMED", {})
            await self._note("RESUME", data)
        elif op == RESUME:
            await socket.send_json({"op": INVALID_SESSION, "d": False})

    # REST

    async def _rest(self, request: web.Request) -> web.Response:
        path = f"/{request.match_info['path']}"
        body = await _body(request)
        if refused := await self._met(f"{request.method} {path}", body):
            return refused
        if request.headers.get("Authorization") != f"Bot {TOKEN}" and path == "/users/@me":
            return _reply({"message": "401: Unauthorized", "code": 0}, 401)
        answer = self._answer(request.method, path.strip("/").split("/"), body)
        async with self._heard:
            self._heard.notify_all()
        return _reply(answer)

    def _answer(self, method: str, path: list[str], body: Any) -> object:
        match method, path:
            case "GET", ["users", "@me"]:
                return world.user(world.BOT, "Tatami", bot=True)
            case "GET", ["oauth2" | "applications", *_, "@me"]:
                return self.application
            case "GET", ["users", "@me", "guilds"]:
                return [{"id": world.SERVER, "name": "Loopback", "permissions": self.permissions}]
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": self.starts_left, "reset_after": 0, "max_concurrency": 1}
                return {"url": f"ws://{self.address}/gateway", "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", *_, "commands"]:
                shared = {
                    "application_id": world.APPLICATION,
                    "version": "1",
                    "default_member_permissions": None,
                }
                self.commands["/".join(path)] = [{**shared, **one, "id": world.new_id()} for one in body]
                return self.commands["/".join(path)]
            case "GET", ["applications", *_, "commands"]:
                return self.commands.get("/".join(path), [])
            case "GET", ["channels", channel]:
                return {**world.channel(), "id": channel}
            case "POST", ["channels", channel, "messages"]:
                return self._kept(world.new_id(), body, channel)
            case "PATCH", ["channels", channel, "messages", message]:
                return self._kept(message, body, channel)
            case "GET", ["channels", channel, "messages", message]:
                return world.message(message, self.messages.get(message, {}), channel)
            case "POST", ["interactions", interaction, token, "callback"]:
                return self._called_back(interaction, token, body)
            case (("POST" | "PATCH"), ["webhooks", _, token, *_]):
                return self._kept(self._originals[token], body, world.CHANNEL)
            case _:
                return None

    def _kept(self, message_id: str, body: Json, channel: str) -> Json:
        before = self.messages.get(message_id, {})
        flags = (before.get("flags") or 0) | (body.get("flags") or 0)
        self.messages[message_id] = {**before, **body, "flags": flags}
        return world.message(message_id, self.messages[message_id], channel)

    def _called_back(self, interaction: str, token: str, body: Json) -> Json:
        about: Json = {"id": interaction, "type": 2, "response_message_id": None}
        if body["type"] in (limits.REPLY, limits.THINKING):
            self._originals[token] = world.new_id()
        if body["type"] not in (limits.REPLY, limits.UPDATE):
            return {"interaction": about}
        message = self._kept(self._originals[token], body["data"], world.CHANNEL)
        about["response_message_id"] = message["id"]
        return {"interaction": about, "resource": {"type": body["type"], "message": message}}

    async def _met(self, call: str, body: object) -> web.Response | None:
        """Record a call, hold it if such calls are held, and return the fault for it, if any."""
        await self._note(call, body)
        for (calls, about), gate in self._held.items():
            if fnmatch(call, calls) and about in json.dumps(body):
                await gate.wait()
        for fault in self._faults:
            if fault.meets(call, body):
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
    # discord.py parses JSON only for exactly this content type.
    response = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"
    return response


@contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """Let every discord.py client of this process talk to the loopback, within the ``with`` block."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
