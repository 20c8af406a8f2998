"""The seven ronin by their keys."""

from __future__ import annotations

from typing import Final

HAYAI: Final = "ronin:hayai"
KABE: Final = "ronin:kabe"
MUSASHI: Final = "ronin:musashi"
TAIKO: Final = "ronin:taiko"
TASUKE: Final = "ronin:tasuke"
YOBU: Final = "ronin:yobu"
YUMI: Final = "ronin:yumi"
