"""The text that stands for a picture of the duel, made from the same view."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.question import Request, barred, options_of
from bot.engine.step import Step
from bot.games.senjutsu.cards.card import card_of
from bot.games.senjutsu.cards.opponent_card import SoloCard
from bot.games.senjutsu.view import DuelView, SamuraiView
from bot.games.senjutsu_solo.fights.path import LENGTH, MARKS, STOPS
from bot.games.senjutsu_solo.fights.road import Road
from bot.games.senjutsu_solo.view import OpponentView, SoloView
from bot.wording import Words
from renderers.kit.alt import ended, happened, told
from renderers.kit.ending import TurningLine
from renderers.senjutsu.cards.faced import Faced, faced, has_face
from renderers.senjutsu.cards.sentences import sentences
from renderers.senjutsu.people.bodies import opponents
from renderers.senjutsu.people.crests import sides


def of_board(view: DuelView, words: Words, step: Step | None = None) -> str:
    """The step that just happened, the turn, and every fighter; the leader of the advantage track comes
    first."""
    order = [view.at(seat) for seat in view.track if seat in {one.seat for one in view.samurai}]
    turn = [words.say("alt-turn", turn=view.turn, field=view.field)]
    if isinstance(view, SoloView) and view.wave:
        turn.append(words.say("alt-wave", wave=view.wave, stage=view.stage))
    for team, fighters in sides(view).items():
        turn.append(words.say("alt-team", team=team, samurai=tuple(one.key for one in fighters)))
    foes = [of_opponent(one, words) for one in opponents(view)]
    return told(words, happened(words, step), turn, foes, [of_samurai(one, words) for one in order])


def of_end(view: DuelView, words: Words, title: str, turnings: Iterable[TurningLine]) -> str:
    """The end, its turning points, and every fighter."""
    foes = [of_opponent(one, words) for one in opponents(view)]
    return told(words, ended(title, turnings, words), foes, [of_samurai(one, words) for one in view.samurai])


def of_opponent(one: OpponentView, words: Words) -> str:
    """One AI opponent, in one or two sentences."""
    if one.fallen:
        return words.say("alt-fallen", samurai=one.key)
    said = words.say(
        "alt-opponent",
        foe=one.key,
        placed=one.place is not None,
        place="" if one.place is None else one.place.key,
        wounds=one.all_wounds,
        limit=one.wound_limit,
        stance=f"stance:{one.stance}",
        behaviour=one.behaviour,
        stuns=one.stuns,
        concealed=one.concealed,
    )
    if not has_face(one.card):
        return said
    played = words.say("alt-played", card=one.card, speed=str(one.speed or faced(one.card).speeds))
    return words.run_on([said, played])


def of_samurai(one: SamuraiView, words: Words) -> str:
    """One samurai, in one or two sentences."""
    if one.fallen:
        return words.say("alt-fallen", samurai=one.key)
    where = "" if one.place is None else one.place.key
    said = words.say(
        "alt-samurai",
        samurai=one.key,
        placed=one.place is not None,
        place=where,
        facing=one.facing,
        wounds=one.all_wounds,
        limit=one.wound_limit,
        focus=one.focus,
        kamae=f"kamae:{one.kamae}",
        hand=one.hand,
        stuns=one.stuns,
    )
    if one.staying:
        staying = words.say("alt-staying", cards=tuple([card.card for card in one.staying]))
        said = words.run_on([said, staying])
    if not one.card.startswith("card:"):
        return said
    played = words.say("alt-played", card=one.card, speed=str(one.speed or card_of(one.card).speeds))
    return words.run_on([said, played])


def of_hand(
    view: DuelView,
    words: Words,
    one: SamuraiView,
    request: Request[object] | None,
    tried: str,
    seen: Iterable[str] = (),
) -> str:
    """The question, the card that the player looks at with what is ``seen`` of it on the field, the choices,
    and everybody."""
    asked: list[str] = []
    if request is not None:
        asked.append(words.prompt(request))
    large = of_whole_card(card_of(tried), words) if tried.startswith("card:") else []
    names = [] if request is None else _names(request, words)
    choices = [words.say("alt-choices", choices=tuple(names))] if names else []
    foes = [of_opponent(each, words) for each in opponents(view)]
    samurai = [of_samurai(each, words) for each in _first(one, view.samurai)]
    return told(words, asked, seen, large, choices, samurai, foes)


def _first(one: SamuraiView, all_: Iterable[SamuraiView]) -> list[SamuraiView]:
    return [one, *[other for other in all_ if other.seat != one.seat]]


def _names(request: Request[object], words: Words) -> list[str]:
    """The names of the options that are not barred."""
    return [words.option(request.prompt, option) for option in options_of(request) if barred(option) is None]


def of_whole_card(card: Faced, words: Words) -> list[str]:
    """Everything that a card says, sentence by sentence."""
    return [of_card(card, words), *sentences(card, words)]


def of_card(card: Faced, words: Words) -> str:
    """A card's name, type, rank and speed."""
    if isinstance(card, SoloCard):
        return words.say(
            "alt-solo-card",
            card=card.key,
            kind=f"kind:{card.kind}",
            own=bool(card.owner),
            owner=f"foe:{card.owner}",
            nightmare=card.nightmare,
            speed=str(card.speeds),
        )
    return words.say(
        "alt-card", card=card.key, kind=f"kind:{card.kind}", rank=f"rank:{card.rank}", speed=str(card.speeds)
    )


def of_repertoire(one: OpponentView, words: Words) -> str:
    """The opponent, and every card of his deck."""
    cards = [of_card(faced(key), words) for key in dict.fromkeys(one.deck_list)]
    return told(words, [of_opponent(one, words)], cards)


def of_path(road: Road, words: Words) -> str:
    """The stops won, the ways not taken, the opponents at each stop ahead, and what the hero carries."""
    said = [words.say("picture-path", samurai=f"hero:{road.hero}", walked=len(road.legs), all=LENGTH)]
    if road.legs:
        won = tuple([f"stop:{leg.stop}" for leg in road.legs])
        said.append(words.say("alt-path-won", stops=won, lost=sum(leg.lost for leg in road.legs) + road.lost))
    if road.left_aside:
        aside = tuple([stop.key for stop in STOPS.values() if stop.name in road.left_aside])
        said.append(words.say("alt-path-aside", stops=aside))
    won_at = {leg.stop for leg in road.legs}
    ahead = [
        words.say(
            "alt-stop",
            number=stop.number,
            stop=stop.key,
            foes=tuple([foe.name for foe in stop.met_with(road.marks).foes]),
        )
        for stop in STOPS.values()
        if stop.name not in road.left_aside | won_at
    ]
    if road.marks:
        ahead.append(words.say("alt-path-carries", marks=tuple([MARKS[mark].key for mark in road.marks])))
    return told(words, said, ahead)
