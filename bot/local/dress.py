"""The page of the local table: simcord's, with the bot's name and picture, and without simcord's tools.

All changes to simcord's page are here and in ``page/``; those to its pictures are in ``pictures.py``. An
unknown version of the page is refused at the start, not shown half changed.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from simcord.preview import Preview

from bot.local.pictures import show_own_pictures
from bot.wording import Words

FOLDER: Final = Path(__file__).with_name("page")
KINDS: Final = {".js": "application/javascript", ".css": "text/css"}
PICTURE: Final = "/tatami.webp"

BRAND: Final = """<span class="brand-mark" aria-hidden="true">S</span>
          <span><strong>SimCord</strong><small>Preview</small></span>"""
STYLE: Final = '<link rel="stylesheet" href="/preview.css">'
STATUS: Final = '<span id="action-status"'


def dress(preview: Preview, speech: Words, picture: bytes) -> None:
    """Change the page before it is opened. ``picture`` is the bot's."""
    server = preview._server  # pyright: ignore[reportPrivateUsage]
    # The page loads the bot's script first, which reports presses and then loads simcord's.
    ours = {f"/{file.name}": (file.read_bytes(), KINDS[file.suffix]) for file in FOLDER.iterdir()}
    ours["/app.js"] = ours.pop("/page.js")
    ours[PICTURE] = picture, "image/webp"
    paths = {**server._STATIC_FILES, **dict.fromkeys(ours, ""), "/simcord.js": "app.js"}  # pyright: ignore[reportPrivateUsage]
    theirs, index = server._static, server._index  # pyright: ignore[reportPrivateUsage]

    async def serve(request: Any) -> Any:
        if request.path not in ours:
            return await theirs(request)
        if request.headers.get("Host", "") not in server._allowed_hosts():  # pyright: ignore[reportPrivateUsage]
            raise web.HTTPForbidden
        body, kind = ours[request.path]
        return web.Response(body=body, content_type=kind, headers=server._SECURITY_HEADERS)  # pyright: ignore[reportPrivateUsage]

    async def serve_index(request: Any) -> Any:
        response = await index(request)
        response.text = dressed(response.text, speech)
        return response

    vars(server).update(_STATIC_FILES=paths, _static=serve, _index=serve_index)
    show_own_pictures(preview)


def dressed(page: str, speech: Words) -> str:
    """simcord's page with the bot's name."""
    name, failed = escape(speech.say("local-server")), escape(speech.say("local-failed"))
    for theirs, ours in (
        ('<html lang="en">', f'<html lang="{speech.language}">'),
        ("<title>SimCord Preview</title>", f'<title>{name}</title>\n    <link rel="icon" href="{PICTURE}">'),
        (STYLE, f'{STYLE}\n    <link rel="stylesheet" href="/page.css">'),
        ('aria-label="SimCord preview"', f'aria-label="{name}"'),
        (BRAND, f'<span class="brand-mark" aria-hidden="true"></span><strong>{name}</strong>'),
        (STATUS, f'<span id="failed" role="status" hidden>{failed}</span>\n        {STATUS}'),
    ):
        if page.count(theirs) != 1:
            raise RuntimeError(f"simcord's page is not the one that is known: {theirs}")
        page = page.replace(theirs, ours)
    return page
