"""The operator's settings: one typed object, from the environment and from a ``.env`` file.

The environment variable of a field is its name in capitals: ``DISCORD_TOKEN``, ``DATABASE_URL`` …
``.env.example`` explains each.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.wording import SOURCE_LANGUAGE, languages

ENV_FILE = ".env"
A_YEAR = 365 * 24 * 60 * 60
"""Seconds. Longer waits are certainly mistakes."""
ServerNumber: TypeAlias = Annotated[int, Field(gt=0, lt=2**63)]


class SettingsError(Exception):
    """Invalid settings: one sentence for each of them."""


class Settings(BaseSettings):
    """The settings. The description of a field is its allowed values, for the error message."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(
        default=None, description="the token as the developer portal shows it, in one piece"
    )
    guild_ids: Annotated[tuple[ServerNumber, ...], NoDecode] = Field(
        default=(), description="the numbers of Discord servers with commas between them"
    )
    database_url: str = Field(default="sqlite:///data/tatami.sqlite3", repr=False)
    local_port: int = Field(default=0, ge=0, le=65535, description="a port from 1 to 65535, or 0 for any")
    local_open: bool = Field(default=True, description="true or false")
    status_port: int | None = Field(
        default=None, ge=0, le=65535, description="a port from 1 to 65535, 0 for any, or nothing for none"
    )
    cache_mb: int = Field(default=128, ge=16, le=65536, description="a number of megabytes from 16 up")
    # Not LANGUAGE: that is a list of locales on many desktops.
    language: str = Field(
        default=SOURCE_LANGUAGE,
        validation_alias="TATAMI_LANGUAGE",
        description=f"a language with a catalogue: {', '.join(languages())}",
    )
    nudge_after_seconds: int = Field(
        default=15 * 60, ge=0, le=A_YEAR, description="a number of seconds up to a year, or 0 for never"
    )
    lobby_closes_after_seconds: int = Field(
        default=24 * 60 * 60, ge=0, le=A_YEAR, description="a number of seconds up to a year, or 0 for never"
    )
    patience_seconds: int = Field(
        default=48 * 60 * 60, ge=60, le=A_YEAR, description="a number of seconds from 60 up to a year"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    log_format: Literal["text", "json"] = Field(default="text", description="text or json")

    @field_validator("discord_token")
    @classmethod
    def _in_one_piece(cls, value: SecretStr | None) -> SecretStr | None:
        """Blanks alone are no token. A token with a blank or a non-ASCII letter inside is invalid: it cannot
        be sent."""
        token = value.get_secret_value().strip() if value else ""
        if not token.isascii() or len(token.split()) > 1:
            raise ValueError("no token")
        return SecretStr(token) if token else None

    @field_validator("guild_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return [part for part in value.replace(",", " ").split() if part] if isinstance(value, str) else value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("language")
    @classmethod
    def _has_catalogue(cls, value: str) -> str:
        if value not in languages():
            raise ValueError("no catalogue")
        return value


def load_settings() -> Settings:
    """Read the settings. Raises ``SettingsError``."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = dict.fromkeys(str(problem["loc"][0]) for problem in error.errors())
        raise SettingsError("\n".join(map(_sentence, wrong))) from error
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{ENV_FILE} cannot be read: {error}") from error


def _sentence(name: str) -> str:
    """The allowed values of a setting. The wrong value is not repeated: it could be a secret."""
    for field_name, field in Settings.model_fields.items():
        if name in (field_name, field.validation_alias):
            return f"{name.upper()} should be {field.description}."
    raise LookupError(name)
