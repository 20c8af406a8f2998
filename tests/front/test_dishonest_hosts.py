"""Attempts of a host with the token and the database to cheat, and their detection.

Messages are posted in the bot's name and rows are changed by hand; the bot itself is the honest one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from simcord import ChannelHandle

from bot.engine import commitment, new_seed
from bot.front.fairness.promises import marked
from bot.tables.table import Table
from tests.front.dealing import samurai_over, tamper, the_promise, verified
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

MANY = 100


@pytest.fixture(autouse=True)
def the_same_chance_each_time() -> None:
    """Not here: hosts choose among chances as members find them."""


def in_the_bots_name(town: Town, where: ChannelHandle, text: str) -> int:
    backend = town.env.backend
    return int(backend.create_message(where.id, backend.bot_user.id, text).id)


def notices(town: Town) -> list[tuple[int, int]]:
    """The table and the number of every notice in the games channel, oldest first."""
    seen = [marked(screen.raw.message) for screen in town.people["zoe"].see()]
    return [(notice.table, notice.number) for notice in seen if notice is not None and notice.table]


def the_agreements(town: Town) -> list[Screen]:
    """The messages with the fingerprint of what table 1 has agreed on."""
    seen = [(screen, marked(screen.raw.message)) for screen in town.people["zoe"].see()]
    return [screen for screen, notice in seen if notice is not None and notice.number > 0]


async def played_to_an_end(town: Town, lobby: Screen, number: int = 1) -> None:
    """ann starts this lobby and gives up at once."""
    ann = town.people["ann"]
    await ann.press("Begin", lobby)
    await ann.press("Yes, I resign", await ann.type("table resign", table=number))


async def give_seed(town: Town, seed: str, message_id: int, channel_id: int) -> None:
    """The host gives table 1 another seed, with everything that the database says about it."""
    tamper(town, "UPDATE tables SET seed = ?, commitment = ? WHERE id = 1", seed, commitment(seed))
    promise = "UPDATE shown SET promise_message_id = ?, promise_channel_id = ? WHERE table_id = 1"
    tamper(town, promise, message_id, channel_id)
    await town.restart()


def best(seeds: list[str], table: Table) -> int:
    """The seed that suits the host best once the players' additions are known."""
    added = ":".join(f"{sitter.user_id}-{sitter.act}" for sitter in table.sitters)
    return min(range(len(seeds)), key=lambda place: sha256(f"{seeds[place]}:{added}".encode()).digest())


# Choosing the seed


async def test_the_seed_of_another_of_many_lobbies_is_found_out(town: Town):
    """A hundred lobbies in which nobody else sits have a hundred promises, and one of them is taken."""
    people = town.people
    lobby = await town.lobby()
    await people["ann"].press("Attacker", lobby)
    other = await people["mod"].type("play seven-ronin", thread=False)
    seeds, messages = [(await town.table(2)).row.seed], [(await town.table(2)).shown.promise_message_id or 0]
    for number in range(3, MANY):
        seeds.append(new_seed())
        messages.append(in_the_bots_name(town, town.channel, f"`{number}-0:{commitment(seeds[-1])}`"))
    await people["bob"].press("Defender", lobby)
    chosen = best(seeds, await town.table())
    await give_seed(town, seeds[chosen], messages[chosen], town.channel.id)
    assert other.table == 2
    await played_to_an_end(town, lobby)
    answer = await verified(town)
    assert answer.text.startswith("Something does not fit.")
    assert f"belongs to table {chosen + 2}, not to this one" in answer.text
    assert "promises another seed for the same table" in answer.text, answer.text


@pytest.mark.parametrize("where", ["elsewhere", "beside the lobby"])
async def test_a_choice_among_many_promises_for_one_table_is_found_out(town: Town, where: str):
    ann, bob = town.people["ann"], town.people["bob"]
    place = town.channel if where == "beside the lobby" else town.guild.create_text_channel("cellar")
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    seeds = [new_seed() for _ in range(MANY)]
    messages = [in_the_bots_name(town, place, f"`1-0:{commitment(seed)}`") for seed in seeds]
    await bob.press("Defender", lobby)
    chosen = best(seeds, await town.table())
    await give_seed(town, seeds[chosen], messages[chosen], place.id)
    await played_to_an_end(town, lobby)
    answer = await verified(town)
    assert answer.text.startswith("Something does not fit.")
    another = "promises another seed for the same table"
    assert another in answer.text
    linked = "is not the one that the table linked to when it began"
    assert (linked in answer.text) == (where == "elsewhere")


async def test_a_promise_posted_when_others_had_sat_down_is_found_out(town: Town):
    ann, bob = town.people["ann"], town.people["bob"]
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    seed = new_seed()
    late = in_the_bots_name(town, town.channel, f"`1-0:{commitment(seed)}`")
    town.env.backend.delete_message(town.channel.id, the_promise(town).message_id)
    await give_seed(town, seed, late, town.channel.id)
    await played_to_an_end(town, lobby)
    assert "so it promised nothing" in (await verified(town)).text


async def test_a_fingerprint_in_a_members_message_is_no_promise(town: Town, zoe: Person):
    table = await town.game()
    await town.people["ann"].press("Yes, I resign", await town.people["ann"].type("table resign"))
    backend = town.env.backend
    chat = backend.create_message(town.channel.id, zoe.id, f"`1-0:{table.row.commitment}`")
    agreed = json.loads((await town.table()).row.agreed or "")
    agreed["promise"] = str(chat.id)
    tamper(town, "UPDATE shown SET promise_message_id = ?", chat.id)
    tamper(town, "UPDATE tables SET agreed = ?", json.dumps(agreed))
    assert "is not one in which I posted this fingerprint" in (await verified(town)).text


@pytest.mark.parametrize("exchanged", ["the promise", "the promise and the agreement"])
async def test_a_promise_cannot_be_chosen_by_deleting_the_others_unless_agreements_are_chosen_too(
    town: Town, exchanged: str
):
    """Two promises stand there before anybody else sits down. When the start is known, one is deleted. Nobody
    finds an agreement that was deleted: of that the paper warns, and those who were there have seen it."""
    lobby = await town.lobby()
    await town.people["ann"].press("Attacker", lobby)
    seed, first = new_seed(), the_promise(town).message_id
    second = in_the_bots_name(town, town.channel, f"`1-0:{commitment(seed)}`")
    await town.people["bob"].press("Defender", lobby)
    agreed = the_agreements(town)[-1].message_id
    lie = replace((await town.table()).agreement.posted, promise=second, commitment=commitment(seed))
    fingerprint = lie.fingerprint(seed)
    if exchanged == "the promise and the agreement":
        town.env.backend.delete_message(town.channel.id, agreed)
        agreed = in_the_bots_name(town, town.channel, f"`1-1:{fingerprint}`")
    tamper(town, "UPDATE shown SET agreement_fingerprint = ?, agreement_message_id = ?", fingerprint, agreed)
    await give_seed(town, seed, second, town.channel.id)
    await played_to_an_end(town, lobby)
    town.env.backend.delete_message(town.channel.id, first)
    said = (await verified(town)).text
    if exchanged == "the promise":
        assert said.startswith("Something does not fit.")
        assert "do not have the fingerprint that was posted" in said
    else:
        assert said.startswith("Fair: ")


async def test_notices_that_members_cannot_read_prove_nothing_to_them(town: Town, ann: Person, zoe: Person):
    """In a channel of the host's own there may have been many, unseen."""
    await town.game(where=town.room("cellar", hidden_from=[zoe]))
    await ann.type("table bump", table=1)
    await ann.press("Yes, I resign", await ann.type("table resign", table=1))
    assert (await ann.type("table verify", table=1)).text.startswith("Fair: ")
    said = (await verified(town)).text
    assert said.startswith("I found nothing wrong, but I cannot prove that this game was fair.")
    assert "You may not read the channel with the fingerprints" in said


# Changing what was agreed

LIES = {
    "a wish": ("UPDATE sitters SET wish = 'attacker' WHERE number = 1", "$.places[0].wish", "attacker"),
    "another member": ("UPDATE sitters SET user_id = 7 WHERE number = 1", "$.places[0].member", "7"),
    "an option": ("UPDATE tables SET note = NULL", "$.options.moon", "full"),
    "another opener": ("UPDATE tables SET starter_id = 7", "$.opened[0]", "7"),
}


@pytest.mark.parametrize("lie", LIES)
async def test_an_agreement_cannot_be_changed_afterwards(town: Town, lie: str):
    await samurai_over(town)
    statement, path, value = LIES[lie]
    tamper(town, statement)
    tamper(town, "UPDATE tables SET agreed = json_set(agreed, ?, ?)", path, value)
    said = (await verified(town)).text
    assert "The recorded seats and options do not have the recorded fingerprint" in said


async def test_not_even_with_a_fingerprint_that_fits(town: Town):
    """The message with the fingerprint stays as it was posted."""
    await samurai_over(town)
    row = (await town.table()).row
    table = await town.table()
    evidence = await table.evidence()
    agreed = json.loads(row.agreed or "")
    agreed["places"][0]["wish"] = table.sitters[0].seat
    text = json.dumps(agreed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    salt = sha256(f"{row.seed}:agreed:{evidence.agreed.number}".encode()).hexdigest()
    fingerprint = sha256(f"{salt}:{text}".encode()).hexdigest()
    tamper(town, "UPDATE tables SET agreed = ?", text)
    tamper(town, "UPDATE shown SET agreement_fingerprint = ?", fingerprint)
    assert "do not have the fingerprint that was posted" in (await verified(town)).text


async def test_a_person_who_is_made_an_ai_is_found_out(town: Town, ann: Person, bob: Person):
    """In the middle of the game the database says that bob is an AI, so an AI answers for him."""
    await town.game()
    tamper(town, "UPDATE sitters SET kind = 'ai', user_id = NULL WHERE user_id = ?", bob.id)
    await town.restart()
    await town.bot.house.settle()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    said = (await verified(town)).text
    assert "The recorded seats are not those" in said or "made by an AI in a person’s seat" in said
    assert any('"answer", "ai"' in line for line in await town.journal())


async def test_the_journal_names_replaced_players(town: Town, ann: Person, bob: Person, mod: Person):
    table = await town.samurai("ann", "bob", "zoe")
    await bob.press("Yes, I resign", await bob.type("table resign"))
    seat = next(sitter.seat for sitter in (await town.table()).sitters if sitter.kind == "ai")
    assert f'[1, "replace", "", "{seat}", ""]' in await town.journal()
    await mod.press("Call it off", await mod.type("table cancel"))
    said = (await verified(town)).text
    assert table.row.seed in said and said.startswith("I found nothing wrong")


async def test_a_newer_agreement_counts_whatever_the_database_says(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    in_the_bots_name(town, town.channel, f"`1-9:{'0' * 64}`")
    await played_to_an_end(town, lobby)
    assert "I posted a newer fingerprint of the seats and options" in (await verified(town)).text


async def test_an_agreement_posted_when_the_deal_was_known_is_found_out(town: Town, ann: Person):
    """The agreement is posted again after the start, with the same fingerprint."""
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    again = in_the_bots_name(town, town.channel, the_agreements(town)[-1].text)
    tamper(town, "UPDATE shown SET agreement_message_id = ?", again)
    assert "was not posted after the last player sat down and before" in (await verified(town)).text


async def test_an_agreement_older_than_the_last_who_sat_down_is_found_out(
    town: Town, ann: Person, bob: Person
):
    """Nobody could know bob's press before it was made, so the message must have been edited later."""
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    early = in_the_bots_name(town, town.channel, "soon")
    await bob.press("Defender", lobby)
    await played_to_an_end(town, lobby)
    town.env.backend.get_message(town.channel.id, early).content = the_agreements(town)[-1].text
    tamper(town, "UPDATE shown SET agreement_message_id = ?", early)
    assert "was not posted after the last player sat down and before" in (await verified(town)).text


async def test_an_agreement_that_was_edited_is_none(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    posted = the_agreements(town)[-1]
    kept = town.env.backend.get_message(posted.channel_id, posted.message_id)
    kept.edited_timestamp = "2026-01-01T00:00:00+00:00"
    assert "has been edited. I never do that." in (await verified(town)).text


# Cutting the record


@pytest.mark.parametrize("status", ["over", "cancelled"])
async def test_a_record_that_was_cut_is_never_fair(town: Town, status: str):
    await samurai_over(town)
    length = len(await town.journal())
    tamper(town, "UPDATE tables SET status = ?, outcome = NULL", status)
    for cut in (length - 1, length // 2, 1, 0):
        tamper_many(town, "DELETE FROM journal WHERE seq >= ?", cut)
        said = (await verified(town)).text
        assert not said.startswith("Fair") and "Fair:" not in said
        assert said.startswith("Something does not fit.") or status == "cancelled"
        assert ("its record stops in the middle" in said) == (status == "cancelled")


def tamper_many(town: Town, statement: str, *values: object) -> None:
    """Like ``tamper``, for any number of rows."""
    import sqlite3

    with sqlite3.connect(town.database) as database:
        database.execute(statement, values)
    database.close()


async def test_an_end_without_a_beginning_is_a_defect(town: Town):
    await samurai_over(town)
    tamper(town, "UPDATE tables SET started_at = NULL, agreed = NULL, dealt_commitment = NULL")
    said = (await verified(town)).text
    assert said.startswith("The record of this game is damaged") and "no beginning" in said


async def test_a_game_without_its_agreement_is_a_defect_even_if_called_off(town: Town):
    await samurai_over(town)
    tamper(
        town,
        "UPDATE tables SET status = 'cancelled', started_at = NULL, agreed = NULL, "
        "dealt_commitment = NULL, outcome = NULL",
    )
    assert "no beginning" in (await verified(town)).text
