"""The pictures of the local table, sent to the page unchanged.

simcord decodes and re-encodes each picture in a process of its own, one after another: a second or more for
each, with at most eight waiting. That is right for untrusted pictures only.
"""

from __future__ import annotations

import io
from typing import Any, Final

from PIL import Image, UnidentifiedImageError
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker

FORMATS: Final = {"WEBP": "image/webp", "PNG": "image/png"}


class OwnPictures(MediaWorker):
    """The validation of a file before the page shows it."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if (found := _look_at(blob)) is None:
            return await super().validate(key, blob, media_time=media_time)
        kind, width, height = found
        size, content_type = 4 * width * height, FORMATS[kind]
        return MediaInfo(kind, width, height, 1, size, blob, content_type, capture=blob, poster=blob)


def show_own_pictures(preview: Preview) -> None:
    """Send the bot's pictures to the page unchanged. The page learns their sizes in advance, which keeps its
    layout still while they load."""
    preview._media_worker = OwnPictures()  # pyright: ignore[reportPrivateUsage]
    payload = preview._page_payload  # pyright: ignore[reportPrivateUsage]

    def measured(page: Any) -> dict[str, Any]:
        for asset in page.assets.values():
            if asset.available and not asset.validated:
                _measure(preview, asset)
        return payload(page)

    vars(preview)["_page_payload"] = measured


def _measure(preview: Preview, asset: Any) -> None:
    blob = preview._blobs.get(asset.digest)  # pyright: ignore[reportPrivateUsage]
    if blob is not None and (found := _look_at(blob.data)) is not None:
        _, asset.width, asset.height = found
        asset.mediaKind = "image"
        asset.validated = True


def _look_at(blob: bytes) -> tuple[str, int, int] | None:
    """The format, width and height of a still picture, without decoding it."""
    try:
        with Image.open(io.BytesIO(blob), formats=tuple(FORMATS)) as image:
            moves = getattr(image, "is_animated", False)
            return None if moves else (str(image.format), image.width, image.height)
    except (UnidentifiedImageError, OSError):
        return None
