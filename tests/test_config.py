"""Settings: the operator's values, or a sentence about each wrong one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import Settings, SettingsError, load_settings

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / ".env.example"


@pytest.fixture(autouse=True)
def empty_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No variable is set, and there is no ``.env``."""
    for name in ("TATAMI_LANGUAGE", *(field.upper() for field in Settings.model_fields)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_nothing_has_to_be_set():
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite:///data/tatami.sqlite3"
    assert settings.guild_ids == ()
    assert settings.language == "en"


def test_the_example_explains_every_setting_with_its_default(empty_house: Path):
    lines = [line for line in EXAMPLE.read_text().splitlines() if "=" in line and not line.startswith("#")]
    names = {str(field.validation_alias or name).upper() for name, field in Settings.model_fields.items()}
    assert {line.partition("=")[0] for line in lines} == names
    defaults = load_settings()
    (empty_house / ".env").write_text(EXAMPLE.read_text())
    assert load_settings() == defaults


def test_the_environment_wins_over_the_file(empty_house: Path, monkeypatch: pytest.MonkeyPatch):
    (empty_house / ".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=error\nSOMEBODY_ELSES=1\n")
    monkeypatch.setenv("LOG_LEVEL", "Debug")
    settings = load_settings()
    assert settings.log_level == "debug"
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "from-file"


def test_servers_are_numbers_with_commas_or_spaces(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GUILD_IDS", "1234567890123456789, 2,3")
    assert load_settings().guild_ids == (1234567890123456789, 2, 3)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LOCAL_PORT", "99999", "LOCAL_PORT should be a port from 1 to 65535, or 0 for any."),
        ("LOCAL_OPEN", "perhaps", "LOCAL_OPEN should be true or false."),
        (
            "GUILD_IDS",
            "1,here",
            "GUILD_IDS should be the numbers of Discord servers with commas between them.",
        ),
        ("TATAMI_LANGUAGE", "tlh", "TATAMI_LANGUAGE should be a language with a catalogue: en."),
        (
            "GUILD_IDS",
            "-7",
            "GUILD_IDS should be the numbers of Discord servers with commas between them.",
        ),
        (
            "NUDGE_AFTER_SECONDS",
            "-1",
            "NUDGE_AFTER_SECONDS should be a number of seconds up to a year, or 0 for never.",
        ),
        (
            "LOBBY_CLOSES_AFTER_SECONDS",
            "99999999999999999999",
            "LOBBY_CLOSES_AFTER_SECONDS should be a number of seconds up to a year, or 0 for never.",
        ),
        (
            "DISCORD_TOKEN",
            "a token\nin two lines",
            "DISCORD_TOKEN should be the token as the developer portal shows it, in one piece.",
        ),
        ("LOG_LEVEL", "loud", "LOG_LEVEL should be debug, info, warning or error."),
        ("LOG_FORMAT", "xml", "LOG_FORMAT should be text or json."),
    ],
)
def test_a_bad_value_is_named_in_one_sentence(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        load_settings()
    assert str(refused.value) == sentence


def test_every_bad_value_gets_its_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LOCAL_PORT", "harbour")
    monkeypatch.setenv("GUILD_IDS", "a,b,c")
    with pytest.raises(SettingsError) as refused:
        load_settings()
    assert len(str(refused.value).splitlines()) == 2


def test_a_file_that_is_no_text_is_named(empty_house: Path):
    (empty_house / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError, match=r"\.env cannot be read"):
        load_settings()


@pytest.mark.parametrize(("written", "meant"), [("  ", None), ("\ttoken\n", "token")])
def test_blanks_around_a_token_are_none_of_it(
    written: str, meant: str | None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DISCORD_TOKEN", written)
    token = load_settings().discord_token
    assert (token and token.get_secret_value()) == meant


def test_secrets_do_not_slip_into_a_log(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", "5ecret")
    monkeypatch.setenv("DATABASE_URL", "postgresql://tatami:5ecret@localhost/tatami")
    assert "5ecret" not in repr(load_settings())


LOGGED = """
import logging, structlog
from bot.config import Settings
from bot.logs import set_up_logs
set_up_logs(Settings(_env_file=None, log_format="json"))
log = structlog.get_logger()
log.debug("trifle")
log.info("ready", guilds=2)
logging.getLogger("discord.gateway").warning("lost")
try:
    raise RuntimeError("of two lines,\\nand more")
except RuntimeError:
    log.exception("failed")
"""


def test_a_log_for_machines_is_always_one_object_a_line():
    here = {"PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", LOGGED], env=here, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in run.stderr.splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [
        ("ready", "info"),
        ("lost", "warning"),
        ("failed", "error"),
    ]
