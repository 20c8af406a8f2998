"""Translations of slash commands: names and descriptions come from the catalogue."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.wording import SOURCE_LANGUAGE, closest, words


def named(message: str, game: str | None = None) -> app_commands.locale_str:
    """A text of a command, by its message id; English is the default."""
    return app_commands.locale_str(words(game).say(message), message=message, game=game)


class CatalogueTranslator(app_commands.Translator):
    """The texts of commands in every language with a catalogue."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        language = closest(locale.value)
        message = string.extras.get("message")
        if message is None or language in (None, SOURCE_LANGUAGE):
            return None
        return words(string.extras["game"], language).say(message)
