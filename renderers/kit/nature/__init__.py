"""The kit of nature: sky, moon, sun, snow, fire and smoke, drawn once for all games."""
