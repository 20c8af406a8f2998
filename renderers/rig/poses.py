"""The poses of the rig, and the way weapons are held in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal, TypeAlias, get_args

from renderers.rig.bones import Hold, Pose

PoseName: TypeAlias = Literal[
    "guard", "high", "strike", "recoil", "block", "kneel", "lie", "run", "fall", "bow", "stand"
]
POSE_NAMES: Final[tuple[PoseName, ...]] = get_args(PoseName)
Grasp: TypeAlias = Literal["sword", "one", "pole", "bow", "gun", "staff", "twin", "empty"]
"""A sword in both hands, something short in one, a shaft in both, a bow, a gun, a stick to lean on, two
weapons, or nothing."""

POSES: Final[Mapping[PoseName, Pose]] = {
    "stand": Pose((0, -98), 2, (-20, 0), (18, -2), wind=-0.5),
    "guard": Pose((-4, -88), 4, (-46, 0), (40, -4), wind=-0.8),
    "high": Pose((2, -90), -4, (-44, 0), (44, -4), 2, wind=-0.7),
    "strike": Pose((10, -70), 33, (-62, 0), (70, -4), -16, wind=-1.5),
    "recoil": Pose((-14, -84), -27, (-42, 0), (44, -14), 22, wind=1.3),
    "block": Pose((-8, -76), -6, (-52, 0), (38, -4), 6, wind=-0.4),
    "kneel": Pose((-8, -52), 18, (-52, 0), (32, -4), 20, wind=-0.3),
    "lie": Pose((20, -17), -83, (110, -1), (98, -5), 0, wind=0.2, knees=(0.9, 1.0)),
    "run": Pose((2, -90), 25, (-66, -30), (54, -3), -14, wind=-1.8),
    "fall": Pose((-12, -62), -50, (44, -3), (68, -22), 30, wind=1.4),
    "bow": Pose((-10, -94), 54, (-20, 0), (10, -3), 24, wind=-0.2),
}

FALLING: Final = Hold((-98, -60), None, (22, -128), loose=(40.0, -128.0, 58.0))
"""The hands of somebody who falls backwards; his weapon flies."""
BOWING: Final = Hold((14, -84), None, (26, -80), loose=(64.0, 6.0, 2.0))
"""The hands of somebody who bows; his weapon lies before him."""
LYING: Final = Hold((36, 5), None, (8, -36))
"""The hands of somebody who lies; his weapon lies before him."""
ARCHER: Final = (62.0, 4.0, 86.0)
"""The place and the direction of a bow that lies."""

SWORD: Final[Mapping[PoseName, Hold]] = {
    "stand": Hold((-14, -92), -60, (30, -96)),
    "guard": Hold((32, -110), 60),
    "high": Hold((-24, -198), 128, elbow=1),
    "strike": Hold((80, -104), 4),
    "recoil": Hold((-14, -92), 58, (34, -136)),
    "block": Hold((28, -128), 98),
    "kneel": Hold((40, -64), -56, (14, -58)),
    "lie": LYING,
    "run": Hold((-44, -96), 168, (44, -118)),
    "fall": FALLING,
    "bow": BOWING,
}
ONE: Final[Mapping[PoseName, Hold]] = {
    **SWORD,
    "guard": Hold((36, -124), 48, (46, -142)),
    "high": Hold((-30, -186), 62, (46, -138), elbow=1),
    "strike": Hold((80, -116), 2, (-26, -88)),
    "block": Hold((30, -134), 110, (44, -112)),
}
TWIN: Final[Mapping[PoseName, Hold]] = {
    **SWORD,
    "guard": Hold((22, -108), 8, (40, -150), second=64),
    "high": Hold((-30, -186), 78, (52, -196), elbow=1),
    "strike": Hold((74, -104), -8, (38, -176)),
    "recoil": Hold((-20, -96), 30, (34, -140)),
    "block": Hold((34, -118), 118, (44, -114), second=-62),
}
POLE: Final[Mapping[PoseName, Hold]] = {
    "stand": Hold((-22, -120), 88, (28, -96)),
    "guard": Hold((4, -94), 57),
    "high": Hold((-36, -186), 20, spread=1.3, elbow=1),
    "strike": Hold((34, -96), -7, spread=1.15),
    "recoil": Hold((-28, -92), 62, spread=0.8),
    "block": Hold((22, -98), 78),
    "kneel": Hold((44, -70), 88, (40, -42)),
    "lie": LYING,
    "run": Hold((-26, -94), 24, spread=0.9),
    "fall": FALLING,
    "bow": BOWING,
}
STAFF: Final[Mapping[PoseName, Hold]] = {
    **POLE,
    "stand": Hold((36, -104), -86, (38, -112)),
    "guard": Hold((38, -106), -82, (40, -116)),
    "high": Hold((-24, -196), 120, (6, -192), elbow=1),
    "strike": Hold((76, -108), 10, (58, -104)),
    "block": Hold((26, -112), 62, (34, -126)),
}
BOW: Final[Mapping[PoseName, Hold]] = {
    "stand": Hold((26, -112), 80, (30, -104)),
    "guard": Hold((56, -140), 0, (14, -142)),
    "high": Hold((52, -176), 34, (-4, -150)),
    "strike": Hold((74, -134), 0, (-12, -140)),
    "recoil": Hold((26, -128), 40, (-44, -146)),
    "block": Hold((44, -128), 62, (20, -116)),
    "kneel": Hold((40, -70), 20, (14, -56)),
    "lie": replace(LYING, loose=ARCHER),
    "run": Hold((48, -112), -24, (-34, -104)),
    "fall": FALLING,
    "bow": replace(BOWING, loose=ARCHER),
}
GUN: Final[Mapping[PoseName, Hold]] = {
    "stand": Hold((-16, -108), 82, (26, -96)),
    "guard": Hold((10, -112), 38),
    "high": Hold((4, -136), 4),
    "strike": Hold((30, -116), 0),
    "recoil": Hold((-24, -100), 52),
    "block": Hold((2, -104), 66),
    "kneel": Hold((26, -78), 58, (24, -48)),
    "lie": LYING,
    "run": Hold((-18, -98), 24),
    "fall": FALLING,
    "bow": BOWING,
}
EMPTY: Final[Mapping[PoseName, Hold]] = {
    **ONE,
    "stand": Hold((-26, -92), None, (28, -94)),
    "guard": Hold((34, -112), 40, (48, -134)),
    "bow": BOWING,
}
HOLDS: Final[Mapping[Grasp, Mapping[PoseName, Hold]]] = {
    "sword": SWORD,
    "one": ONE,
    "pole": POLE,
    "staff": STAFF,
    "bow": BOW,
    "gun": GUN,
    "twin": TWIN,
    "empty": EMPTY,
}
