# New game

# While this line stands, sentences that are missing here are made from their keys. Remove it when all are
# written; tests/test_house.py then says what is still missing.
game-unfinished = yes

game-name = New game
