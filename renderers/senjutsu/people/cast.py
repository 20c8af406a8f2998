"""All fighters of Senjutsu as people of the rig: each is known by hat, weapon and colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.palette import (
    AI,
    ASAGI,
    FUJI,
    KINAKO,
    MATCHA,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    mix,
    pigment,
)
from renderers.rig import Person, hair, hats, weapons
from renderers.rig.person import LACQUER

SLATE: Final = mix(ASAGI, SUMI, 0.3)
DRAB: Final = mix(MATCHA, SUMI, 0.3)
RUST: Final = mix(SHU, KINAKO, 0.45)
LACE: Final = mix(SHU, SUMI, 0.12)
ROSE: Final = mix(SHU, YUKI, 0.42)
SAFFRON: Final = mix(YAMABUKI, SHU, 0.28)
DUSK: Final = mix(mix(AI, FUJI, 0.35), YUKI, 0.08)
SEA: Final = mix(AI, ASAGI, 0.6)
OLIVE: Final = mix(MATCHA, KINAKO, 0.35)
TAN: Final = mix(SKIN, WOOD, 0.28)
DARK_SKIN: Final = pigment("6B4630")

SILK: Final = mix(FUJI, YUKI, 0.45)

_PEOPLE: Final = {
    one.key: one
    for one in (
        # The four heroes.
        Person(
            "student",
            (hair.ponytail(), hats.band()),
            weapons.KATANA,
            robe=mix(ASAGI, YUKI, 0.12),
            sash=YUKI,
            trousers=AI,
            sleeves="tied",
        ),
        Person(
            "ronin",
            (hair.stubble, hats.straw_hat),
            weapons.GLAIVE,
            robe=mix(KINAKO, WASHI, 0.15),
            inner=WASHI,
            sash=SUMI,
            trousers=AI,
            pattern="patched",
        ),
        Person(
            "warrior",
            (hair.loose(down=70), hats.band(SHU, tails=False)),
            weapons.NODACHI,
            robe=mix(MATCHA, YUKI, 0.08),
            sash=SHU,
            trousers=mix(AI, SUMI, 0.2),
            sleeves="tied",
            lace=mix(MATCHA, YUKI, 0.3),
            shoulders=True,
            shoes=SUMI,
        ),
        Person(
            "master",
            (hair.bald, hair.beard()),
            weapons.STICK,
            robe=mix(FUJI, YUKI, 0.25),
            inner=mix(FUJI, YUKI, 0.7),
            sash=mix(SUMI, FUJI, 0.3),
            legs="gown",
            trousers=mix(FUJI, YUKI, 0.18),
            brows=YUKI,
            idle="stand",
        ),
        # A lord and his soldiers.
        Person(
            "samurai_boss",
            (hats.iron_jaw(mix(SHU, SUMI, 0.25)), hats.helmet(LACQUER, LACE)),
            weapons.KATANA,
            robe=mix(AI, SUMI, 0.3),
            sash=YAMABUKI,
            trousers=mix(AI, SUMI, 0.45),
            sleeves="tight",
            lace=LACE,
            shoulders=True,
            shoes=SUMI,
            girth=1.14,
        ),
        Person(
            "ashigaru_katana",
            (hats.war_hat(LACQUER),),
            weapons.KATANA,
            robe=SLATE,
            legs="tight",
            trousers=SLATE,
            sleeves="tight",
            lace=mix(ASAGI, YUKI, 0.5),
            shoes=KINAKO,
        ),
        Person(
            "ashigaru_yari",
            (hats.war_hat(mix(MATCHA, SUMI, 0.4)),),
            weapons.SPEAR,
            robe=DRAB,
            legs="tight",
            trousers=DRAB,
            sleeves="tight",
            lace=mix(MATCHA, YUKI, 0.4),
            shoes=KINAKO,
        ),
        Person(
            "ashigaru_yumi",
            (hats.war_hat(mix(KINAKO, SUMI, 0.3), SHU),),
            weapons.BOW,
            robe=mix(KINAKO, SUMI, 0.25),
            legs="tight",
            trousers=mix(KINAKO, SUMI, 0.4),
            sleeves="tight",
            lace=mix(KINAKO, YUKI, 0.5),
            quiver=True,
            shoes=KINAKO,
        ),
        Person(
            "arquebusier",
            (hats.war_hat(mix(RUST, SUMI, 0.45)),),
            weapons.GUN,
            robe=RUST,
            legs="tight",
            trousers=mix(RUST, SUMI, 0.35),
            sleeves="tight",
            lace=mix(KINAKO, YUKI, 0.4),
            shoes=KINAKO,
        ),
        Person(
            "ashigaru",
            (hair.topknot(), hats.band()),
            weapons.SPEAR,
            robe=mix(YAMABUKI, KINAKO, 0.3),
            legs="tight",
            trousers=mix(AI, ASAGI, 0.35),
            sleeves="tight",
            lace=mix(ASAGI, YUKI, 0.6),
            banner=SHU,
            shoes=KINAKO,
        ),
        # The famous masters.
        Person(
            "kojiro",
            (hair.ponytail(long=1.7),),
            weapons.LONG_SWORD,
            robe=ROSE,
            sash=SUMI,
            trousers=mix(WASHI, ASAGI, 0.2),
        ),
        Person(
            "monk",
            (hats.cowl(), hats.beads),
            weapons.STAFF,
            robe=SAFFRON,
            sash=SUMI,
            trousers=mix(SUMI, KINAKO, 0.2),
            girth=1.14,
        ),
        Person(
            "musashi",
            (hair.moustache, hair.stubble, hair.wild()),
            weapons.TWO_SWORDS,
            robe=mix(SUMI, KINAKO, 0.42),
            inner=KINAKO,
            sash=WASHI,
            trousers=mix(SUMI, AI, 0.35),
            sleeves="tied",
            shoes=SKIN,
            pattern="patched",
        ),
        Person(
            "onna_bugeisha",
            (hair.loose(down=120), hats.band(YUKI, tails=False)),
            weapons.GLAIVE,
            robe=ROSE,
            sash=YAMABUKI,
            trousers=mix(SHU, SUMI, 0.42),
            pattern="flowers",
        ),
        Person(
            "yasuke",
            (hats.bandana(SUMI), hair.full_beard),
            weapons.NODACHI,
            robe=mix(MATCHA, SUMI, 0.42),
            sash=FUJI,
            trousers=mix(SUMI, FUJI, 0.35),
            sleeves="tight",
            skin=DARK_SKIN,
            lace=YAMABUKI,
            shoulders=True,
            shoes=SUMI,
            girth=1.24,
        ),
        Person(
            "yojimbo",
            (hair.stubble, hair.topknot(shaven=False)),
            weapons.KATANA,
            robe=mix(SUMI, ASAGI, 0.3),
            inner=SKIN,
            sash=SUMI,
            trousers=mix(KINAKO, SUMI, 0.38),
            shoes=SKIN,
            idle="stand",
        ),
        # Those without a lord.
        Person(
            "assassin",
            (hats.hood(mix(FUJI, SUMI, 0.36)),),
            weapons.DAGGER,
            robe=mix(FUJI, SUMI, 0.48),
            inner=SUMI,
            sash=SUMI,
            legs="tight",
            trousers=mix(SUMI, FUJI, 0.2),
            sleeves="tight",
            cape=mix(FUJI, SUMI, 0.4),
            shoes=SUMI,
        ),
        Person(
            "ninja",
            (hats.shinobi(mix(AI, SUMI, 0.5)), hats.scarf(mix(SHU, SUMI, 0.1))),
            weapons.SHORT,
            robe=DUSK,
            inner=SUMI,
            sash=mix(AI, SUMI, 0.5),
            legs="tight",
            trousers=DUSK,
            sleeves="tight",
            shoes=SUMI,
        ),
        Person(
            "sailor",
            (hats.bandana(YUKI),),
            weapons.OAR,
            robe=SEA,
            inner=TAN,
            sash=SHU,
            legs="bare",
            skin=TAN,
            sleeves="none",
            shoes=TAN,
        ),
        Person(
            "wakou",
            (hair.full_beard, hats.bandana(mix(SHU, SUMI, 0.1))),
            weapons.SABRE,
            robe=OLIVE,
            inner=TAN,
            sash=YAMABUKI,
            trousers=mix(SHU, SUMI, 0.5),
            sleeves="none",
            skin=TAN,
            shoes=SUMI,
            grapple=True,
        ),
    )
}
DOG: Final = "hachiko"
PEOPLE: Final[Mapping[str, Person | None]] = {**_PEOPLE, DOG: None}
"""Everybody by the key of a seat or of a kind of opponent; the dog is no person."""
