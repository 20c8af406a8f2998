# 7 Ronin

game-name = 7 Ronin
area-watchtower = Watchtower
area-inn = Inn
area-well = Well
area-granary = Granary
area-pen = Animal Pen
area-field-north = Field north
area-path = Path
area-graveyard = Graveyard
area-shrine = Shrine
area-field-south = Field south
area-market = Market
ronin-hayai = Hayai
ronin-kabe = Kabe
ronin-musashi = Musashi
ronin-taiko = Taiko
ronin-tasuke = Tasuke
ronin-yobu = Yobu
ronin-yumi = Yumi
seat-attacker = Attacker
seat-defender = Defender
