"""Whole random duels: the pictures of all steps and questions can be read."""

from __future__ import annotations

from bot.engine import Picked, Request, Seat, told_more
from bot.games.senjutsu.seen.outlook import foresee
from bot.games.senjutsu.view import DuelView
from bot.wording import words
from renderers.senjutsu import PAINTER
from renderers.senjutsu.pictures.hand import of_request
from renderers.senjutsu.samples import PLAYERS
from tests.games.random_play import play_at_random
from tests.games.senjutsu.tables import any_cards, setup_of
from tests.kit.rings import every
from tests.renderers.senjutsu.reading import Reader


class Duellist(Reader):
    """Reads also the previews of two cards of each choice."""

    def try_on(self, view: DuelView, seat: Seat, request: Request[object]) -> None:
        for each in of_request(request, view.at(seat))[:2]:
            looked = told_more(request, each.key, foresee(view, seat, each.key))
            picture = self.painter.private(view, self.words, seat, looked, Picked((each.key,)), PLAYERS)
            self.read(f"{request.prompt} {each.key}", picture)


@every(("seed", "players"), [(1, 0), (2, 4), (4, 0), (5, 3)], daily=1)
def test_every_kind_of_step_and_question_of_a_duel_can_be_read(seed: int, players: int):
    reader = Duellist(PAINTER, words("senjutsu"))
    setup = setup_of(seed, players)
    reader.look_back(play_at_random(any_cards(seed), setup, seed, reader.watch, watched=True))
    assert {"choose", "move"} <= reader.asked and {"attack", "revealed", "fall"} <= reader.steps
