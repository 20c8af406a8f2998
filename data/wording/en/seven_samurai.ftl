## Pictures

# Words inside a picture are as short as possible.
picture-round = Round { $round } of 3
picture-level-easy = Easy
picture-level-normal = Normal
picture-level-hard = Hard
picture-level-heroic = Heroic
picture-turn = { $samurai }’s turn
picture-passed = Passed
picture-fallen = Fallen
picture-stack = Raiders
picture-intruders = Intruders
picture-discard = Discard

picture-talent-heihachi = Hands on even cards
picture-talent-daisuke = Hands on odd cards
picture-talent-gorobei = Ignores even penalties
picture-talent-kanbei = Ignores odd penalties
picture-talent-kikuchiyo = May fight twice
picture-talent-kyuzo = Discards a repeated value
picture-talent-katsushiro = May bury a raider

picture-animal-heihachi = Boar
picture-animal-daisuke = Fox
picture-animal-gorobei = Bear
picture-animal-kanbei = Eagle
picture-animal-kikuchiyo = Tiger
picture-animal-kyuzo = Wolf
picture-animal-katsushiro = Stag

picture-symbol-hat = hat
picture-symbol-farm = farm
picture-symbol-doll = doll

picture-penalty-fire = Fire
picture-penalty-wound = Wound
picture-penalty-intruder = Intruder
picture-penalty-no-defend = No defending
picture-penalty-no-support = No support
picture-penalty-left = Left draws
picture-penalty-right = Right draws
picture-penalty-must-pass = Must pass
picture-penalty-return = One returns
picture-penalty-no-talent = No talent
picture-penalty-drop = Drop a card
picture-penalty-nothing = No penalty

picture-farm-penalty-family = a family is lost
picture-farm-penalty-farm = another farm is lost
picture-farm-penalty-barricade = a barricade is lost
picture-farm-penalty-wound = somebody is wounded

picture-bonus-heal = a wound healed
picture-bonus-barricade = a barricade
picture-bonus-intruder = an intruder driven off

# The caption of a step; a number that changed stands above it.
picture-step-deal-again = Too few dolls: all are shuffled again
picture-step-round = { $joined ->
    [0] The raiders come
    [one] One more raider joins them
   *[other] { $joined } more raiders join them
}
picture-step-turn = { $samurai }’s turn
picture-step-spare = { $samurai } takes up spare tokens
picture-step-penalty = { $samurai }: { $penalty }
picture-step-ignore = { $samurai } ignores it: { $penalty }
picture-step-cannot = Cannot be done: a wound instead
picture-step-intruder = A raider slips in unseen
picture-step-neighbour = { $target } must draw
picture-step-return = A raider returns to the stack
picture-step-drop = { $samurai } loses the { $symbol }
picture-step-draw = { $samurai } fights
picture-step-attack = { $samurai } attacks
picture-step-beyond = { $samurai } is beaten
picture-step-defend = { $samurai } defends the { $symbol }
picture-step-hand-on = { $samurai } hands it to { $target }
picture-step-dismiss = { $samurai } drives it off
picture-step-bury = { $samurai } puts it under the stack
picture-step-again = { $samurai } fights again
picture-step-support = { $samurai } supports { $target }
picture-step-pass = { $forced ->
    [yes] { $samurai } must pass
   *[no] { $samurai } passes
}
picture-step-token-back = { $samurai }’s token goes home
picture-step-barricade = A barricade falls
picture-step-farm = A farm burns
picture-step-farm-penalty = A farm burns: { $penalty }
picture-step-family = A family is lost
picture-step-build = A barricade is raised
picture-step-wound = { $samurai } is wounded
picture-step-beast = { $samurai }, the { $animal }
picture-step-death = { $samurai } falls
picture-step-heal = { $samurai } is healed
picture-step-kiai = { $used ->
    [yes] { $samurai } unleashes his power
   *[no] { $samurai } reaches his Kiai
}
picture-step-kiai-move = A raider moves from { $source } to { $target }
picture-step-kiai-strike = { $samurai } strikes down a raider
picture-step-kiai-stack = { $samurai } scatters the next raiders
picture-step-kiai-intruders = { $samurai } drives out intruders
picture-step-kiai-token = { $token }’s token goes to { $target }
picture-step-kiai-reveal = { $samurai } sees what comes
picture-step-kiai-order = { $samurai } chooses their order
picture-step-kiai-first = The first raider leaves the line
picture-step-round-over = { $reason ->
    [passed] All have passed: the rest get in
   *[stack] The last raider: the round ends
}
picture-step-unguarded = { $symbol ->
    [hat] Without a hat: wounded
    [farm] Without a farm: a farm burns
   *[doll] Without a doll: a family is lost
}
picture-step-bonus = { $works ->
    [yes] A family’s thanks: { $bonus }
   *[no] Thanks that cannot help: { $bonus }
}
picture-step-bonus-intruder = An intruder is driven off
picture-step-exposed = { $flames ->
    [yes] This intruder burns
   *[no] This intruder does no harm
}
picture-step-over = { $won ->
    [yes] The village stands
   *[no] The village is lost
}

picture-kiai = Kiai
picture-second-wound = Second wound
