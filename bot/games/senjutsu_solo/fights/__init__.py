"""The fights: the opponents, the Path, and the options of the lobby."""
