"""The front, as its users meet it: real discord.py on an in-memory Discord, driven by people."""
