# What the opponents' own cards say. Over the words of a duelist’s cards: nobody is spoken to here, and whom a
# card is meant for is a hero.

says-reach = against a hero up to { $reach } hexes away
says-unblockable = no block stops it
says-split = then, at speed { $speed }: { $text }
says-otherwise = if it cannot attack, at speed { $speed }: { $text }
says-success = if it succeeds, { $text }
says-place-F2R = two ahead to the right
says-place-F2L = two ahead to the left
says-in-need = { $need ->
    [concealed] from hiding
    [desperate] when desperate
   *[slower] from a hero whose card is slower
}: { $text }
says-more-in-need = { $what } ({ $need ->
    [concealed] only from hiding
    [desperate] only when desperate
   *[slower] only if that hero’s card is slower
})
says-walk = { $who ->
    [self] steps
   *[other] the hero steps
} { $number ->
    [one] {""}
   *[other] up to { $number } hexes {""}
}{ $where }
says-rotate = turns { $number ->
    [one] once
   *[other] up to { $number } times
}
says-counter = strikes back at speed { $speeds }
says-block = blocks { $where }
says-hit = { $what } { $where }
says-shot = shoots at a hero in sight, { $nearest } hexes away or farther: { $what }
says-impact-swap = a change of places
says-switch = { $any ->
    [yes] the hero’s kamae changes
   *[no] the hero falls to { $kamae }
}
says-status = { $who ->
    [foe] the hero gets { $what }
   *[other] every hero gets { $what }
}
says-cancel = { $what ->
    [move] the hero’s movement is cancelled
    [rot] the hero’s rotations are cancelled
   *[other] every hero’s card is cancelled
}
says-focus = the hero loses { $amount } focus
says-draw = the hero draws { $number }
says-discard = the hero discards { $number } { $number ->
    [one] card
   *[other] cards
}
says-shuffle = the hero shuffles { $number } { $cards } into the deck
says-bleed = the wound bleeds
says-push = pushes the hero { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-pull = pulls the hero { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-turn = turns the hero { $number ->
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
