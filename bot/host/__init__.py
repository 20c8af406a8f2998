"""The commands for whoever runs the bot: check it, back it up, restore it, move it, delete from it."""
