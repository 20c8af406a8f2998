"""Everybody's face, in the box of portraits: 100 wide, 130 high, the eyes at a height of 48."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.kit.plate import Portrait
from renderers.senjutsu.people.portraits import heroes, masters, outlaws, soldiers

PORTRAITS: Final[Mapping[str, Portrait]] = {
    "master": heroes.master,
    "ronin": heroes.ronin,
    "student": heroes.student,
    "warrior": heroes.warrior,
    "samurai_boss": soldiers.samurai_boss,
    "ashigaru_katana": soldiers.ashigaru_katana,
    "ashigaru_yari": soldiers.ashigaru_yari,
    "ashigaru_yumi": soldiers.ashigaru_yumi,
    "arquebusier": soldiers.arquebusier,
    "ashigaru": soldiers.ashigaru,
    "hachiko": soldiers.hachiko,
    "kojiro": masters.kojiro,
    "monk": masters.monk,
    "musashi": masters.musashi,
    "onna_bugeisha": masters.onna_bugeisha,
    "yasuke": masters.yasuke,
    "yojimbo": masters.yojimbo,
    "assassin": outlaws.assassin,
    "ninja": outlaws.ninja,
    "sailor": outlaws.sailor,
    "wakou": outlaws.wakou,
}
