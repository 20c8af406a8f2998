"""All fighters: each is recognised by stance, head and clothes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.palette import (
    AI,
    FUJI,
    KINAKO,
    MATCHA,
    SHU,
    SKIN,
    STEEL,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    mix,
    pigment,
)
from renderers.way_of_the_samurai.fighters import cloth, heads
from renderers.way_of_the_samurai.fighters.person import DARK, Person
from renderers.way_of_the_samurai.fighters.pose import CALM, GIANT, HIGH, LUNGE

INDIGO: Final = pigment("3F5C86")
TAN: Final = pigment("A9744C")
WAN: Final = mix(SKIN, YUKI, 0.45)
SILVER: Final = pigment("D8DCE2")
GREEN: Final = pigment("4E7350")
GOLD_HAIR: Final = pigment("D9B25F")

YOU: Final = Person(
    LUNGE,
    heads.head(heads.face(), heads.topknot(), heads.band(YUKI)),
    INDIGO,
    pigment("20232F"),
    cloth.striped(pigment("6C8AB4")),
)

RIVAL: Final = Person(
    LUNGE,
    heads.head(heads.face(), heads.topknot(), heads.band(SHU)),
    pigment("7C3A36"),
    pigment("2C2226"),
    cloth.striped(pigment("B06A58")),
)
"""The other player in a duel."""

PEOPLE: Final[Mapping[str, Person]] = {
    "ishida": Person(
        HIGH,
        heads.head(heads.face(), heads.mask(pigment("2A2327")), heads.straw_hat),
        pigment("5B4A56"),
        over=(cloth.straw_cape,),
    ),
    "takeshi": Person(
        LUNGE,
        heads.head(heads.face(), heads.scar, heads.war_hat()),
        GREEN,
        pigment("2B3A33"),
        cloth.scales,
        over=(cloth.armour(YAMABUKI, pigment("4A4F48")),),
        sash=SHU,
        second="short",
    ),
    "oda": Person(
        CALM,
        heads.head(heads.face(WAN), heads.moustache, heads.court_hat),
        pigment("3B2F4C"),
        pigment("57456E"),
        cloth.crests(YAMABUKI, 30, 4),
        over=(cloth.wide_shoulders(FUJI),),
        sash=YAMABUKI,
    ),
    "kempo": Person(
        GIANT,
        heads.head(heads.face(TAN), heads.shaven, heads.beard(SUMI, 20), heads.beads),
        TAN,
        pigment("4A2A2A"),
        over=(cloth.bare_chest(TAN), cloth.rope),
        skin=TAN,
        collar=TAN,
        arm="kanabo",
        sleeved=False,
        size=1.12,
    ),
    "shiro": Person(
        CALM,
        heads.head(heads.face(WAN), heads.long_hair(SILVER, length=92)),
        YUKI,
        pigment("B9C2CE"),
        cloth.crests(mix(YUKI, AI, 0.18), 26, 4),
        collar=SHU,
        sash=SHU,
        arm="nodachi",
    ),
    "jinno": Person(
        HIGH, heads.bear, pigment("6E5038"), DARK, cloth.striped(pigment("8E6C4C")), sash=SHU, second="twin"
    ),
    "kratos": Person(
        LUNGE,
        heads.head(heads.face(pigment("CFC3B4")), heads.stripe, heads.beard(SUMI, 24)),
        pigment("CFC3B4"),
        pigment("6A3A24"),
        over=(cloth.bare_chest(pigment("CFC3B4")), cloth.armour(SHU, pigment("7A5A38"))),
        skin=pigment("CFC3B4"),
        collar=pigment("CFC3B4"),
        arm="masakari",
        sleeved=False,
    ),
    "leonardo": Person(
        HIGH,
        heads.turtle,
        pigment("6F8F4E"),
        pigment("5C7A40"),
        behind=(cloth.shell,),
        skin=pigment("6F8F4E"),
        collar=pigment("D9C27A"),
        sash=pigment("7A4A28"),
        second="twin",
        sleeved=False,
    ),
    "mugen": Person(
        LUNGE,
        heads.head(heads.face(TAN), heads.wild(pigment("33281F"), "mugen", reach=26)),
        pigment("B23A2C"),
        pigment("6F7A86"),
        skin=TAN,
        collar=WASHI,
        sash=SUMI,
        arm="broadsword",
    ),
    "sasuke": Person(
        CALM,
        heads.head(heads.face(WAN), heads.wild(pigment("1F2433"), "sasuke", spikes=9, reach=18)),
        pigment("DADDE4"),
        pigment("27304A"),
        over=(cloth.high_collar(pigment("DADDE4")),),
        sash=FUJI,
        arm="wakizashi",
        second="short",
    ),
    "skull": Person(
        HIGH,
        heads.head(heads.skull, heads.hood(pigment("26242E"), point=True)),
        pigment("26242E"),
        pigment("1F1D26"),
        behind=(cloth.cape(pigment("312C3A"), torn=True),),
        collar=SHU,
        sash=YUKI,
        arm="naginata",
    ),
    "yorha": Person(
        CALM,
        heads.head(heads.long_hair(SILVER, length=8), heads.face(WAN), heads.blindfold),
        pigment("23222A"),
        pigment("23222A"),
        over=(cloth.skirt(pigment("2B2A33")),),
        collar=YUKI,
        sash=YUKI,
        arm="nodachi",
    ),
    "zoro": Person(
        LUNGE,
        heads.head(
            heads.face(TAN),
            heads.wild(pigment("5F8F55"), "zoro", spikes=13, reach=8),
            heads.scar,
            heads.sword_in_teeth,
        ),
        pigment("3E5A48"),
        pigment("23262B"),
        skin=TAN,
        collar=TAN,
        sash=SHU,
        second="twin",
    ),
    "afro_samurai": Person(
        HIGH,
        heads.head(heads.afro, heads.face(pigment("7A5138")), heads.band(YUKI, long=True)),
        pigment("C9BFA8"),
        pigment("4A4640"),
        skin=pigment("7A5138"),
        collar=SUMI,
        sash=SHU,
    ),
    "alucard": Person(
        CALM,
        heads.head(heads.long_hair(SUMI, length=44), heads.face(WAN), heads.brim(SHU, pigment("7A1F18"))),
        SHU,
        pigment("231F24"),
        behind=(cloth.cape(pigment("8F2A20"), torn=True, length=164),),
        over=(cloth.coat(SHU, pigment("7A1F18")),),
        sash=SUMI,
        arm="rapier",
    ),
    "bruce_lee": Person(
        LUNGE,
        heads.head(heads.face(SKIN), heads.wild(SUMI, "dragon", spikes=9, reach=6)),
        YAMABUKI,
        YAMABUKI,
        cloth.hooped(SUMI, 60, 5),
        collar=SUMI,
        sash=SUMI,
        arm="nunchaku",
    ),
    "dante": Person(
        HIGH,
        heads.head(heads.long_hair(SILVER, length=6), heads.face(WAN)),
        pigment("A5342A"),
        pigment("2B2528"),
        over=(cloth.coat(pigment("A5342A"), SUMI),),
        collar=SUMI,
        sash=STEEL,
        arm="broadsword",
    ),
    "jack": Person(
        HIGH,
        heads.head(heads.face(SKIN), heads.topknot()),
        YUKI,
        pigment("DCD6C8"),
        collar=pigment("C9C2B2"),
        sash=SUMI,
    ),
    "edward": Person(
        LUNGE,
        heads.head(heads.face(SKIN), heads.beard(GOLD_HAIR, 10), heads.hood(pigment("E4DFD2"), point=True)),
        pigment("E4DFD2"),
        pigment("3A4254"),
        behind=(cloth.cape(pigment("3F5C86")),),
        over=(cloth.coat(pigment("E4DFD2"), pigment("3F5C86")),),
        sash=SHU,
        arm="rapier",
        second="short",
    ),
    "helena": Person(
        CALM,
        heads.head(heads.face(WAN), heads.long_hair(GOLD_HAIR, length=86, tied=True)),
        pigment("6F93A8"),
        pigment("6F93A8"),
        cloth.crests(YUKI, 28, 3),
        over=(cloth.skirt(pigment("6F93A8")),),
        sash=YUKI,
        arm="tessen",
    ),
    "geralt": Person(
        HIGH,
        heads.head(
            heads.face(SKIN),
            heads.scar,
            heads.long_hair(SILVER, length=34, tied=True),
            heads.beard(SILVER, 10),
        ),
        pigment("35343A"),
        pigment("2A2420"),
        cloth.scales,
        behind=(cloth.swords_on_the_back,),
        over=(cloth.armour(pigment("8A8F98"), pigment("3E3C42")),),
        sash=pigment("7A5A38"),
        arm="broadsword",
    ),
    "clan": Person(
        HIGH,
        heads.head(heads.face(), heads.topknot(), heads.mask(SUMI, jaw=False)),
        pigment("4B4F5C"),
        over=(cloth.armour(SHU, pigment("3A3D4C")),),
    ),
    "dojo_1": Person(
        LUNGE, heads.head(heads.face(), heads.topknot(), heads.band(SHU)), WASHI, pigment("4F5B6B")
    ),
    "dojo_2": Person(
        HIGH, heads.head(heads.face(TAN), heads.shaven), MATCHA, pigment("3A4630"), skin=TAN, arm="bokken"
    ),
    "dojo_3": Person(
        CALM, heads.head(heads.face(), heads.topknot(), heads.mask(AI)), AI, pigment("1F2638"), arm="yari"
    ),
    "dojo_4": Person(
        LUNGE,
        heads.head(heads.face(), heads.war_hat(pigment("6E2A24"))),
        pigment("7A5A38"),
        cloth.STRAW,
        cloth.striped(KINAKO),
        second="short",
    ),
    "master": Person(
        CALM,
        heads.head(heads.face(WAN), heads.topknot(SILVER), heads.beard(SILVER, 40)),
        pigment("53435F"),
        pigment("2F2A3A"),
        cloth.crests(YUKI, 30, 4),
        over=(cloth.wide_shoulders(SUMI),),
        sash=YAMABUKI,
    ),
}
