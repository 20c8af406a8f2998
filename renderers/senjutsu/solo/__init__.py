"""Pictures of Senjutsu against AI opponents: a view in, a picture out."""
