"""What every other package builds on: components, messages, languages, limits."""
