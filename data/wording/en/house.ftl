# Tatami: the house. Sentences shared by all games.

list-comma = {", "}
list-and = { $first } and { $last }

problem-not-an-option = That is not one of the choices. Pick one of those shown.
problem-not-asked = Nothing is being asked of you right now.
problem-choose-between = Choose at least { $least } and at most { $most }.

pass = Pass
