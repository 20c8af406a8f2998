"""Pictures of Senjutsu: a view in, a picture out."""
