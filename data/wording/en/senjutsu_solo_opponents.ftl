# What the opponents' own cards say. Over the words of a duelist’s cards: nobody is spoken to here, and whom a
# card is meant for is a hero.

says-reach = { $all ->
    [yes] against all heroes in sight, up to { $reach } hexes away
   *[no] against a hero in sight, up to { $reach } hexes away
}
says-unblockable = no block stops it
says-split = then, at speed { $speed }
says-otherwise = if it cannot attack, at speed { $speed }
says-success = { $speed ->
    [0] if it succeeds
   *[other] if it succeeds at speed { $speed }
}
says-in-need = { $need ->
    [concealed] from hiding
    [desperate] when desperate
   *[slower] from a hero whose card is slower
}: { $text }
says-only-in-need = { $text } ({ $need ->
    [concealed] only from hiding
    [desperate] only when desperate
   *[slower] only if that hero’s card is slower
})
says-who = { $who ->
    [foe] the hero
   *[foes] every hero
}
says-whose = { $who ->
    [foe] the hero’s
   *[foes] every hero’s
}
says-walk = steps { $number ->
    [one] {""}
   *[other] up to { $number } hexes {""}
}{ $where }
says-rotate = turns { $number ->
    [one] once
   *[other] up to { $number } times
}
says-counter = strikes back at speed { $speeds }
says-block = blocks { $where }
says-shot = shoots at a hero in sight, { $nearest } hexes away or farther: { $what }
says-impact-swap = a change of places with the hero
says-switch = { $any ->
    [yes] { says-whose } kamae changes
   *[no] { says-who } switches to { $kamae }
}
says-push = pushes { says-who } { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-pull = pulls { says-who } { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-turn = turns { says-who } { $number ->
    [one] once
   *[other] { $number } times
}
says-behaviour = changes behaviour
says-reset = shuffles the whole deck anew when the turn ends
says-recall = shuffles the top { $number ->
    [one] discard
   *[other] { $number } discards
} into the deck
says-conceal = goes into hiding
says-distance = prefers { $number ->
    [one] 1 hex
   *[other] { $number } hexes
} of distance from now on
says-remove = this card is out of the fight
