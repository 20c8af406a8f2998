# 7 Samurai

game-name = 7 Samurai
game-about = Hold a village together.
game-terms = Alone or up to 7 · 45 minutes · medium
preset-first = First game
about-preset-first = You and two AI companions, at level Easy. The draw says which samurai you are.
preset-usual = Four against the raid
about-preset-usual = You and three AI companions, at level Normal. The usual game.
preset-heroic = Against all odds
about-preset-heroic = You and three AI companions, at level Heroic. For those who have won before.
game-pitch = Raiders pour down on a village for three rounds, and the samurai stand together against them. For one to seven players who win or lose as one.

button-closer = Look closer: boards, piles

## Names

samurai-heihachi = Heihachi
samurai-daisuke = Daisuke
samurai-gorobei = Gorobei
samurai-kanbei = Kanbei
samurai-kikuchiyo = Kikuchiyo
samurai-kyuzo = Kyuzo
samurai-katsushiro = Katsushiro
seat-heihachi = Heihachi
seat-daisuke = Daisuke
seat-gorobei = Gorobei
seat-kanbei = Kanbei
seat-kikuchiyo = Kikuchiyo
seat-kyuzo = Kyuzo
seat-katsushiro = Katsushiro
# What a sign means, in the legend.
sign-symbol-hat = A samurai who has defended none is wounded as the round ends.
sign-symbol-farm = Each samurai who has defended none costs a farm as the round ends.
sign-symbol-doll = Each samurai who has defended none costs a family as the round ends.
sign-emblem-flames = On an intruder, they burn a barricade or a farm as the round ends.
sign-emblem-barricade = It burns in place of a farm.
sign-emblem-kiai = A line that adds up to exactly this number unleashes the power; beyond it, a barricade burns.
sign-emblem-token = It lends your talent to another samurai.
sign-emblem-attack = The raider joins your line and adds his number.
sign-emblem-defend = The raider’s symbol is defended for this round.
symbol-hat = hat
symbol-farm = farm
symbol-doll = doll
kind-plunderer = Plunderer
kind-lieutenant = Lieutenant
kind-boss = Boss
phase-start = Start of a turn
phase-penalty = Penalty
phase-action = Action
phase-fight = Fight
phase-kiai = Kiai
phase-end = End of the round
phase-over = Game over
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-heroic = Heroic
penalty-fire = fire
penalty-fire-twice = two fires
penalty-wound = a wound
penalty-intruder = an intruder
penalty-intruder-twice = two intruders
penalty-no-defend = a ban on defending
penalty-no-support = a ban on supporting
penalty-left = a raider for the left neighbour
penalty-right = a raider for the right neighbour
penalty-must-pass = having to pass
penalty-return = a raider’s return
penalty-no-talent = a ban on talents
penalty-drop = the loss of a defended card
emblem-flames = Flames
emblem-barricade = A barricade
emblem-family = A family that is lost
emblem-kiai = Kiai and talents
emblem-token = A support token
emblem-wounds = Wounds
emblem-attack = Attack
emblem-defend = Defend
farm-penalty-family = a family is lost with it
farm-penalty-farm = another farm is lost with it
farm-penalty-barricade = a barricade is lost with it
farm-penalty-wound = somebody is wounded
bonus-heal = and looks to the wounded
bonus-barricade = and lends a hand at the barricades
bonus-intruder = and knows where a raider hides

talent-heihachi = May hand an even card he has drawn to a neighbour.
talent-daisuke = May hand an odd card he has drawn to a neighbour.
talent-gorobei = May ignore the penalties of even cards.
talent-kanbei = May ignore the penalties of odd cards.
talent-kikuchiyo = May fight twice in his turn.
talent-kyuzo = May discard a drawn card whose value is already in his line.
talent-katsushiro = May put a drawn card under the stack and keep the next one.
# Below a hand: what a samurai and his neighbours can do
caption-means = -# { $own ->
    [yes] **You**
   *[no] **{ $samurai }**
} · Kiai: { $power } Talent: { $talent }
about-seat-heihachi = { talent-heihachi } Easy: he helps others.
about-seat-daisuke = { talent-daisuke } Easy: he helps others.
about-seat-gorobei = { talent-gorobei } Easy: fewer penalties.
about-seat-kanbei = { talent-kanbei } Easy: fewer penalties.
about-seat-kikuchiyo = { talent-kikuchiyo } Bold, with most to decide.
about-seat-kyuzo = { talent-kyuzo } For those who count cards.
about-seat-katsushiro = { talent-katsushiro } For those who try their luck.
power-human-heihachi = Add a barricade.
power-human-daisuke = Move the last card of any line to another samurai, or to yourself.
power-human-gorobei = Discard the top 2 raiders of the stack.
power-human-kanbei = Discard the top 2 intruders.
power-human-kikuchiyo = Discard the last card of any line.
power-human-kyuzo = Give any support token to any samurai.
power-human-katsushiro = Reveal the top 2 raiders and put them back face up in any order.
power-beast-heihachi = Add a barricade and remove a wound from any samurai.
power-beast-daisuke = Twice: move the last card of any line to another samurai, or to yourself.
power-beast-gorobei = Discard the top 3 raiders of the stack.
power-beast-kanbei = Discard the top 3 intruders.
power-beast-kikuchiyo = Twice: discard the last card of any line.
power-beast-kyuzo = Give any support token to any samurai and add a barricade.
power-beast-katsushiro = Reveal the top 3 raiders and put them back face up in any order.

raider-1 = a 1 with hat and torch, who wounds
raider-2 = a 1 with hat and torch
raider-3 = a 1 with a hat, who lets another in
raider-4 = a 1 with a hat, who bars defending
raider-5 = a 1 with doll and torch, who sets fire
raider-6 = a 1 with doll and torch, who wounds
raider-7 = a 1 with a doll
raider-8 = a 1 with a doll, who lets another in
raider-9 = a 1 with farm and torch, who sets fire
raider-10 = a 1 with farm and torch, who wounds
raider-11 = a 1 with a farm, who bars support
raider-12 = a 1 with a farm, who lets another in
raider-13 = a 1 who sets fire
raider-14 = a 2 with hat and torch, who wounds
raider-15 = a 2 with hat and torch
raider-16 = a 2 with a hat, who lets another in
raider-17 = a 2 with a hat, who bars defending
raider-18 = a 2 with doll and torch, who sets fire
raider-19 = a 2 with doll and torch, who wounds
raider-20 = a 2 with a doll
raider-21 = a 2 with a doll, who lets another in
raider-22 = a 2 with farm and torch, who sets fire
raider-23 = a 2 with farm and torch, who wounds
raider-24 = a 2 with a farm, who bars support
raider-25 = a 2 with a farm, who lets another in
raider-26 = a 2 who sets fire
raider-27 = a 3 with hat and torch, who sets fire
raider-28 = a 3 with hat and torch
raider-29 = a 3 with a hat, who calls one to the left
raider-30 = a 3 with doll and torch, who sets fire
raider-31 = a 3 with doll and torch, who wounds
raider-32 = a 3 with a doll
raider-33 = a 3 with a doll, who bars defending
raider-34 = a 3 with a doll, who calls one to the left
raider-35 = a 3 with farm and torch, who sets fire
raider-36 = a 3 with farm and torch, who wounds
raider-37 = a 3 with a farm, who bars support
raider-38 = a 3 with a farm, who calls one to the left
raider-39 = a 3 who wounds
raider-40 = a 4 with hat and torch, who sets fire
raider-41 = a 4 with hat and torch, who calls one to the right
raider-42 = a 4 with a hat
raider-43 = a 4 with doll and torch, who sets fire
raider-44 = a 4 with doll and torch, who wounds
raider-45 = a 4 with a doll
raider-46 = a 4 with a doll, who bars defending
raider-47 = a 4 with a doll, who calls one to the right
raider-48 = a 4 with farm and torch, who sets fire
raider-49 = a 4 with farm and torch, who wounds
raider-50 = a 4 with a farm, who bars support
raider-51 = a 4 with a farm, who calls one to the right
raider-52 = a 4 who wounds
raider-53 = a lieutenant of 5 with a hat, who wounds
raider-54 = a lieutenant of 5 with a doll, who lets another in
raider-55 = a lieutenant of 5 with a farm, who sets fire
raider-56 = a lieutenant of 5 with a torch, who sets fire
raider-57 = a lieutenant of 5 with a torch, who wounds
raider-58 = a lieutenant of 5 with a torch, who lets another in
raider-59 = a lieutenant of 5 with a torch, who bars support
raider-60 = a boss of 6 with hat and torch, who lets two in
raider-61 = a boss of 6 with doll and torch, who forces a pass
raider-62 = a boss of 6 with farm and torch, who sets two fires
raider-63 = a boss of 6 with a torch, who bars defending and brings one back
raider-64 = a boss of 6 with a torch, who wounds and silences talents
raider-65 = a boss of 6 with a torch, who bars support and wounds
raider-66 = a boss of 6 with a torch, who breaks a defence

## The lobby

lobby-order = *You sit in this order, and the first beside the last. Neighbours matter.*
lobby-how = Choose a samurai, or leave it to the draw. Then press **Begin**. It takes two samurai at least: alone, add an AI or lead another yourself.
table-won = It was held by { $winners }.
confirm-resign-ends = Give up { game-name } at table { $table }? Nobody else plays here, so the game ends at once and the village is lost. This cannot be taken back.
option-level = Level
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-level-heroic = Heroic
option-spare-tokens = Spare tokens of absent samurai
option-spare-tokens-no = As the rules say (for two, and alone)
option-spare-tokens-yes = For any number: easier
tried-level-easy = level { option-level-easy }
tried-level-normal = level { option-level-normal }
tried-level-hard = level { option-level-hard }
tried-level-heroic = level { option-level-heroic }
tried-spare-tokens-yes = the spare tokens
about-option-spare-tokens-no = Tokens of those who do not play. Each gives its owner’s talent for one round.
about-option-spare-tokens-yes = You may take the talents of those who do not play, each for one round.

## How it stands, and what is waited for, as everybody may read it

situation = Round { $round } of { $rounds }, { $stack ->
    [one] one raider
   *[other] { $stack } raiders
} still to come. Standing: { $farms ->
    [one] one farm
   *[other] { $farms } farms
}, { $families ->
    [one] one family
   *[other] { $families } families
} and { $barricades ->
    [0] no barricade
    [one] one barricade
   *[other] { $barricades } barricades
}; { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
} among the samurai.
waits-spare = which spare tokens to take for this round
waits-penalty = the penalties of the last raider
waits-action = fight, support or pass
waits-again = a second fight or none
waits-fight = attack or defend
waits-drop = which card is lost
waits-kiai = whether to use the power of Kiai
waits-kiai-heal = whose wound is dressed
waits-kiai-source = whose card moves
waits-kiai-target = to whom the card goes
waits-kiai-receive = attack or defend with the new card
waits-kiai-strike = whose card is discarded
waits-kiai-token = whose token is given
waits-kiai-token-to = who gets the token
waits-kiai-order = the order of the raiders

## Prompts, what may be answered, and what an answer would mean

prompt-spare = { $samurai }, the samurai who are not in this game have left you their support tokens. A token that you take gives you its owner’s talent until the round ends; then it is gone for the whole game. Which do you take, if any?
prompt-penalty = { $samurai }, the last raider in your line strikes: { $card }.{ $count ->
    [one] {""}
   *[other] {" "}What comes first?
}
prompt-action = { $samurai }, your line adds up to { $total }, and your Kiai is { $kiai }. { $support ->
    [yes] Fight, support or pass?
   *[no] Fight or pass?
}
prompt-again = { $samurai }, fight a second time? Your line adds up to { $total }, and your Kiai is { $kiai }.
prompt-fight = { $samurai } (line { $total }, Kiai { $kiai }) faces { $card }.
prompt-drop = { $samurai }, which defence breaks?
prompt-kiai = Kiai! { $samurai } stands at exactly { $kiai }. { $left ->
    [yes] Used or not, the line then falls to { $total }, as its first raider leaves it: { $card }.
   *[no] No raider is left in the line.
}
prompt-kiai-heal = { $samurai }, whose wound do you dress?
prompt-kiai-source = { $samurai }, whose last card do you move?{ $use ->
    [one] {""}
   *[other] {" "}This is the second one.
}
prompt-kiai-target = { $samurai }, who gets what { $source } gives up: { $card }?
prompt-kiai-receive = { $samurai } (line { $total }, Kiai { $kiai }) is sent { $card }.
prompt-kiai-strike = { $samurai }, whose last card do you discard?{ $use ->
    [one] {""}
   *[other] {" "}This is the second one.
}
prompt-kiai-token = { $samurai }, whose support token do you give?
prompt-kiai-token-to = { $samurai }, who gets the token of { $token }?
prompt-kiai-order = { $samurai }, in which order shall these { $count } raiders come? The next one first.

option-action-fight = Fight
option-action-pass = Pass
kept-action = Fight on
kept-again = Fight twice
kept-penalty = Ignore all
kept-spare = None
until-same = while nothing changes
until-kiai = while it is safe
until-round-1 = until the round ends
until-round-2 = until the round ends
until-round-3 = until the end
until-deadly-round-1 = until the round ends or you die
until-deadly-round-2 = until the round ends or you die
until-deadly-round-3 = until the end or death
option-again-fight = Fight again
option-again-pass = That is enough
option-fight-attack = Attack
option-fight-defend = Defend
option-fight-dismiss = Discard him
option-fight-bury = Under the stack
option-kiai-power = Use the power
option-kiai-pass = Do without
option-kiai-heal-pass = Nobody’s
option-kiai-source-pass = One is enough
option-kiai-receive-attack = Attack
option-kiai-receive-defend = Defend
option-kiai-strike-pass = One is enough
option-kiai-token-pass = Leave them where they are
support-heihachi = Support Heihachi
support-daisuke = Support Daisuke
support-gorobei = Support Gorobei
support-kanbei = Support Kanbei
support-kikuchiyo = Support Kikuchiyo
support-kyuzo = Support Kyuzo
support-katsushiro = Support Katsushiro
hand-on-heihachi = Hand him on to Heihachi
hand-on-daisuke = Hand him on to Daisuke
hand-on-gorobei = Hand him on to Gorobei
hand-on-kanbei = Hand him on to Kanbei
hand-on-kikuchiyo = Hand him on to Kikuchiyo
hand-on-kyuzo = Hand him on to Kyuzo
hand-on-katsushiro = Hand him on to Katsushiro
apply-fire = Fire
apply-wound = A wound
apply-intruder = An intruder
apply-no-defend = No defending
apply-no-support = No supporting
apply-left = The left neighbour draws
apply-right = The right neighbour draws
apply-must-pass = Having to pass
apply-return = A raider returns
apply-no-talent = No talents
apply-drop = A defended card is lost
ignore-fire = Ignore the fire
ignore-wound = Ignore the wound
ignore-intruder = Ignore the intruder
ignore-no-defend = Ignore the ban on defending
ignore-no-support = Ignore the ban on supporting
ignore-left = Ignore the draw to the left
ignore-right = Ignore the draw to the right
ignore-must-pass = Ignore having to pass
ignore-return = Ignore the return
ignore-no-talent = Ignore the ban on talents
ignore-drop = Ignore the loss of a card

next-raider = { $known ->
    [yes] Next comes { $card }.
   *[no] { $stack ->
        [one] The last raider of the stack.
       *[other] { $stack } raiders in the stack.
    }
}
# Why an AI would answer this.
reason-safe = No raider of this round is above { $highest }: you stay within your Kiai.
reason-risk = A high raider would take you beyond your Kiai. An AI fears more what comes if nobody fights.
reason-lend = Your talent helps him more than another fight helps you.
reason-leave = Another raider would cost more than what you leave undefended.
about-action-fight = { next-raider } { $distance } to Kiai{ $wounds ->
    [3] . One more wound is death.
   *[other] ; beyond it { $burns ->
        [barricade] a barricade burns.
        [last_farm] the last farm burns, and the game is lost.
       *[other] a farm burns.
    }
}
about-action-support = { $target }, at { $total } of { $kiai }, has your talent in his next turn. A raider slips in: { $intruders ->
    [one] 1 intruder then.
   *[other] { $intruders } intruders then.
}
about-action-pass = { $count ->
    [0] Nothing is left undefended.
   *[other] Costs { $prices }{ $deadly ->
        [yes] {""}: the game is lost.
       *[no] {""}.
    }
}{ $intruders ->
    [0] {""}
    [one] {" "}The round ends, the last raider gets in.
   *[other] {" "}The round ends, { $intruders } get in.
}
# What is left undefended costs so much at the end of the round.
price-wound = a wound
price-death = your life
price-farm = a farm
price-last-farm = the last farm
price-family = a family
price-last-family = the last family
about-again-fight = { next-raider } { $reach ->
    [below] { $distance } to Kiai.
   *[beyond] { $distance } beyond Kiai: whatever you attack burns.
}
about-spare-samurai = { $talent }
about-kiai-power = { $power }
about-kiai-pass = Your line falls all the same.
about-kiai-token-samurai = { $talent }
about-kiai-token-to-samurai = { $home ->
    [yes] It comes home, and he may support again.
   *[no] { $idle ->
        [yes] It is his turn: it does nothing and goes home when that ends.
       *[no] He may use the talent in his next turn.
    }
}
about-fight-attack = { $total } of { $kiai }: { $reach ->
    [below] { $distance } to Kiai.
    [kiai] Kiai!
   *[beyond] beaten, { $burns ->
        [barricade] a barricade burns.
        [last_farm] the last farm burns, and the game is lost.
       *[other] a farm burns.
    }
}{ $burns ->
    [last_farm] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}Next turn: { $penalties }{ $deadly ->
            [yes] , your death.
           *[no] .
        }
    }
}
about-fight-defend = No longer at stake: { $saves }. { $count ->
    [0] Nothing is left undefended then.
   *[other] Still at stake: { $prices }.
}
about-fight-hand-on = { line-with-it }
about-fight-dismiss = The raider goes for good, by the talent of { $talent }, because his value is already in your line.
about-fight-bury = By the talent of { $talent }. You must keep the next raider; { $stack ->
    [one] one is left.
   *[other] { $stack } are left.
}
about-penalty-apply = { $wounds ->
    [0] { $burns ->
        [barricade] A barricade burns.
        [last_farm] The last farm burns, and the game is lost.
        [farm] A farm burns.
       *[nothing] { $draws ->
            [yes] { $target } draws a raider into his line.
           *[no] Applied now.
        }
    }
   *[other] { $applies ->
        [yes] It is
       *[no] It cannot be applied:
    } { $wounds ->
        [1] your first wound.
        [2] your second wound, and the beast awakes.
        [3] your third wound.
       *[other] your fourth wound, and the game is lost.
    }
}
about-penalty-ignore = By the talent of { $talent }.
about-drop = You no longer defend the { $symbol }.
about-kiai-heal-samurai = { $wounds ->
    [one] 1 wound, then none.
   *[other] { $wounds } wounds, then 2.
}
about-kiai-source-samurai = The line falls from { $before } to { $total } of { $kiai }{ $reach ->
    [kiai] : Kiai!
   *[other] .
} It loses { $card }.
about-kiai-strike-samurai = { about-kiai-source-samurai }
about-kiai-target-samurai = { line-with-it }
about-kiai-receive-attack = { about-fight-attack }
about-kiai-receive-defend = { about-fight-defend }
points = { $score }{ $suffix } { $score ->
    [one] point
   *[other] points
}
# What a card would mean for somebody else.
line-with-it = { $total } of { $kiai }: { $reach ->
    [below] { $distance } to Kiai.
    [kiai] Kiai!
   *[beyond] beaten, { $burns ->
        [barricade] a barricade burns.
        [last_farm] the last farm burns, and the game is lost.
       *[other] a farm burns.
    }
}{ $defends ->
    [yes] {" "}Or he defends.
   *[no] {""}
}

## Steps

step-deal_again = { $dolls ->
    [0] No doll
   *[one] Only one doll
} among the raiders: all are dealt again.
step-round = Round { $round }. { $stack } raiders wait on the hill, and { $barricades ->
    [0] no barricade stands
    [one] one barricade stands
   *[other] { $barricades } barricades stand
} in their way. { $first } begins.
step-lap = Round { $round }, lap { $lap }: { $stack ->
    [one] one raider is
   *[other] { $stack } raiders are
} still on the hill.
step-turn = { $total ->
    [0] { $samurai } is next.
   *[other] { $samurai } is next, at { $total } of { $kiai }.
}
step-spare = For this round { $samurai } also has the talents of { $tokens }.
step-penalty = The last raider in { $samurai }’s line strikes: { $penalty }.
step-ignore = { $samurai } ignores { $penalty }{ $own ->
    [yes] .
   *[no] , thanks to { $talent }.
}
step-cannot = { $samurai } should suffer { $penalty }. It cannot be done, so he is wounded instead.
step-intruder = A raider slips in unseen: { $after ->
    [one] one intruder hides
   *[other] { $after } intruders hide
} in the village.
step-neighbour = { $target } must draw, and faces { $card }.
step-return = A raider gets up and is back on the hill: { $card }.
step-drop = { $samurai } no longer defends the { $symbol }.
step-draw = { $samurai } faces { $card }.
step-attack = { $samurai } attacks the { $value }: { $before } → { $after } of { $kiai }.
step-beyond = That is too much for { $samurai }: he stands at { $total }, and his Kiai is { $kiai }.
step-defend = { $samurai } stops the { $value }: the { $symbol } is defended.
step-hand_on = { $samurai } calls { $target } to help against the { $value }.
step-dismiss = { $samurai } drives off the { $value }{ $own ->
    [yes] .
   *[no] , thanks to { $talent }.
}
step-bury = { $samurai } puts the { $value } under the stack{ $own ->
    [yes] .
   *[no] , thanks to { $talent }.
}
step-again = { $samurai } fights on.
step-support = { $samurai } lends { $target } his talent, and a raider slips in unseen: { $before } → { $after }.
step-pass = { $forced ->
    [yes] { $samurai } must pass, at { $total } of { $kiai }.
   *[no] { $samurai } passes at { $total } of { $kiai }.
}
step-token_back = { $holder } gives { $samurai } his token back.
step-barricade = A barricade burns; { $after ->
    [0] none is left.
    [one] one is left.
   *[other] { $after } are left.
}
step-farm = { $after ->
    [0] The last farm burns.
    [one] A farm burns; one is left.
   *[other] A farm burns; { $after } are left.
}{ $penalised ->
    [yes] {" "}And { $farm-penalty }.
   *[no] {""}
}
step-family = { $after ->
    [0] The last family is lost.
    [one] A family is lost; one is left.
   *[other] A family is lost; { $after } are left.
}
step-build = A barricade goes up: { $after ->
    [one] one stands.
   *[other] { $after } stand.
}
step-wound = { $samurai } takes { $after ->
    [1] his first wound.
    [2] his second wound.
    [3] his third wound: one more is death.
   *[other] his fourth wound.
}
step-beast = The beast in { $samurai } awakes! His Kiai rises from { $before } to { $after }.
step-death = { $samurai } falls.
step-heal = A wound of { $samurai } is dressed.
step-kiai = Kiai! { $samurai } stands at { $kiai }{ $used ->
    [yes] {" "}and unleashes his power.
   *[no] { $possible ->
        [yes] {" "}and holds back.
       *[no] , but his power would do nothing now.
    }
}
step-kiai_move = { $samurai } drives one from { $source } to { $target }: { $card }.
step-kiai_strike = { $samurai } strikes down the last raider in { $own ->
    [yes] his own line, and now stands
   *[no] the line of { $target }, who now stands
} at { $after }: { $card }.
step-kiai_stack = { $samurai } scatters { $cards }. { $stack ->
    [0] The hill is empty.
    [one] One raider is left on the hill.
   *[other] { $stack } raiders are left on the hill.
}
step-kiai_intruders = { $samurai } drives out { $cards }. Intruders: { $before } → { $after }.
step-kiai_token = { $samurai } sends the token of { $token } to { $target }.
step-kiai_reveal = { $samurai } spies out { $cards }.
step-kiai_order = They will come in this order: { $cards }.
step-kiai_first = The first raider leaves the line of { $samurai }: { $before } → { $after }.
step-round_over = { $reason ->
    [passed] All have passed: { $moved ->
        [one] one more raider slips into the village,
       *[other] { $moved } more raiders pour into the village,
    } { $intruders } in all.
   *[stack] The last raider has come down. { $intruders ->
        [0] Nobody has slipped in.
        [one] One intruder hides in the village.
       *[other] { $intruders } intruders hide in the village.
    }
}
step-unguarded = { $samurai } { $count ->
    [one] has
   *[other] have
} defended no { $symbol }.
step-bonus = { $works ->
    [yes] A saved family gives thanks, { $bonus }.
   *[no] A saved family gives thanks, but there is nothing it could do.
}
step-bonus_intruder = They drive out { $card }. { $after ->
    [0] Nobody hides there now.
    [one] One intruder is left.
   *[other] { $after } intruders are left.
}
step-exposed = An intruder is found: { $card }. { $flames ->
    [yes] He puts his torch to use.
   *[no] He has no torch, and does no harm.
}
step-over = { $reason ->
    [held] The village stands! { points }.
    [death] The village is lost with { $fallen }.
    [farms] No farm is left: the village is lost.
   *[families] No family is left: the village is lost.
}

## Outcomes

outcome-held = The village stands after three rounds: { points }.
outcome-death = Lost in round { $round }: { $fallen } is dead.
outcome-farms = Lost in round { $round }: no farm is left.
outcome-families = Lost in round { $round }: no family is left.
outcome-resigned = The village was given up.

## Rules, chapter by chapter, in reading order

rules-overview-title = The game in short
rules-overview =
    Bandits come down on a village, wave after wave. Seven samurai have promised to stand in their way. You win together or lose together.

    You play **three rounds**. In each a stack of raiders waits on the hill, and you take turns until the stack is used up or all of you have passed. Then the village pays for what nobody defended.

    {""}**You win** if the village still stands after the third round.

    {""}**You lose at once** when
    • a samurai takes his fourth wound,
    • the last of the **6 farms** is lost, or
    • the last of the **3 families** is lost.

    A raider’s card shows a **value** (plunderers 1 to 4, lieutenants 5, bosses 6). It may also show a **symbol** that can be defended (hat, farm or doll), one or two **penalties**, and **flames**. “A 4 with doll and torch, who wounds” has the value 4, a doll, flames, and a wound as his penalty; of one who carries nothing nothing is said.

    Each samurai has a **line** of raiders to his right. Its values add up on his combat track. If the sum is exactly his **Kiai**, his power is unleashed. If it goes beyond, he is beaten. To his left lie the cards he has **defended**: at most one hat, one farm and one doll a round.

    Everything on the table is open and you may talk freely. Only the raiders still to come, the intruders and the backs of the tokens in the village are hidden. The discard pile may be looked through and every stack counted at any time.

rules-setup-title = Setting up
rules-setup =
    Everybody takes a samurai; they sit in a circle, and who sits beside whom matters. Play goes to the **left**. Every samurai begins as a human, at 0, with his support token before him. Who begins is drawn.

    In the village stand 6 farms, 3 families and some **barricades**: on Normal as many as there are players, plus 2. There are never more barricades than at the start.

    For the first round, 7 of the 52 plunderers for each player (6 on Easy) are drawn unseen and form the stack on the hill. The others stay in the box.

    For the second round one lieutenant for each player joins, for the third one boss, drawn unseen from the seven of each kind (on Easy one fewer). All cards of the round before are gathered and shuffled together with them, and all lines begin at 0 again. Wounds stay. A support token that somebody still holds stays with him.

    The player to the left of the one who had the last turn begins the next round.

rules-turn-title = A turn
rules-turn =
    {""}**A. Penalty.** The last card of your line strikes: suffer its penalty. If it has two, you choose the order (and are asked for it where it can matter). A penalty that cannot be applied is a **wound** instead. No line, or no penalty on its last card: nothing happens.

    {""}**B. Action.** Then you do exactly one thing: **fight**, **support** or **pass**. If your line is beyond your Kiai at this moment, you must pass.

    {""}**Fight.** Reveal the top raider and choose:
    • **Attack:** he joins the end of your line, on the right. Below your Kiai nothing more happens. Exactly at Kiai, your power is unleashed. Beyond it, a barricade burns at once, or a farm if none is left.
    • **Defend:** he is laid to your left. He must show a symbol that you have not defended yet this round. He does not count in your line.
    If he shows no symbol, or one you already have, you must attack.

    {""}**Support.** Give your support token to another samurai who has not passed; the top raider joins the **intruders**, unseen. The samurai you support may use your talent in his next turn, besides his own. When that turn ends the token comes back, used or not. One can be supported by several. While your token is away you keep your talent, but cannot support.

    {""}**Pass.** You are out for this round: no cards come or go, no penalty strikes, nobody hands you anything.

    What you would say turn after turn you may say once. *Fight on while it is safe* fights in each of your turns, until the next raider could take you beyond your Kiai; *until the round ends* asks nothing of you but how you meet each raider. The third wound ends both: then you are asked again. *Ask me again* ends it at any time.

rules-penalties-title = Penalties
rules-penalties =
    • **Fire:** a barricade burns; if none is left, a farm.
    • **Wound:** you take one.
    • **Intruder:** the top raider joins the intruders, unseen.
    • **No defending:** you may lay no card to your left this turn.
    • **No supporting:** you may not support this turn. You may still be supported.
    • **Left** or **right:** that neighbour draws a raider into his line. Talents are of no use against it, but it may bring him to Kiai, or beyond.

    Some bosses have others:
    • **Must pass:** your action this turn is to pass.
    • **Return:** a random card of the discard pile is shuffled back into the stack.
    • **No talents:** this turn you may use neither your talent nor any support token.
    • **Loss:** you choose one of the cards you have defended and discard it.

    What cannot be applied is a wound instead: a neighbour who has passed, an empty discard pile, nothing defended.

rules-wounds-title = Wounds and the beast
rules-wounds =
    {""}**First wound:** a marker on your board.
    {""}**Second wound:** the marker goes, and your board is turned: the **beast** in you awakes. Your Kiai is 3 higher and your power stronger. Your cards stay where they are. If your line is exactly at the new Kiai, it is unleashed at once. If it was beyond the old Kiai and is not beyond the new one, you need not pass.
    {""}**Third wound:** a marker again.
    {""}**Fourth wound:** you die, and the game is lost.

    A marker can be removed. A beast never turns back into a human, so two markers never lie on one board.

rules-kiai-title = Kiai and talents
rules-kiai =
    Whenever your line is **exactly** your Kiai, in your own turn or in another’s:
    1. you may use your power;
    2. used or not, the **first** card of your line is discarded, and your total falls.
    So you may get there again. A Kiai that was reached is never lost: if another power is under way, yours comes right after it, whatever has become of your line.

    It makes no difference what brought you there: a card you attacked, one that was handed to you, a neighbour’s penalty, somebody’s power, or the beast.

    Your **talent** works whenever it fits, also outside your turn, and is never compulsory. Talents lent to you work in your own turn only; a token you receive during it does nothing and goes home when it ends. They add up: a card handed on may be handed on again, by a talent of whoever got it, to his other neighbour.

    Whoever is handed a card fights it at once: he attacks, defends, or uses a talent of his own. Nobody can hand a card to somebody who has passed.

rules-samurai-title = The seven samurai
rules-samurai =
    First the Kiai of the human and of the beast, then the talent, then the power of the human and, after the arrow, of the beast.

    • **Heihachi**, Kiai 8 and 11: may hand an even card he has drawn to a neighbour. · Adds a barricade → also removes a wound marker from anybody.
    • **Daisuke**, Kiai 8 and 11: may hand on odd cards. · Moves the last card of any line to another samurai, or to himself; it is laid left or right by the usual rules → twice.
    • **Gorobei**, Kiai 9 and 12: may ignore the penalties of even cards. · Discards the top 2 raiders of the stack → 3.
    • **Kanbei**, Kiai 9 and 12: may ignore the penalties of odd cards. · Discards the top 2 intruders → 3.
    • **Kikuchiyo**, Kiai 10 and 13: when he fights he may do so twice in his turn. · Discards the last card of any line → twice.
    • **Kyuzo**, Kiai 9 and 12: may discard a drawn card whose value is already in his line. · Gives any support token to any samurai → also adds a barricade.
    • **Katsushiro**, Kiai 10 and 13: may put a drawn card under the stack and draw another, which he must keep. · Reveals the top 2 raiders and puts them back face up in any order → 3.

    Powers do not touch the lines of those who have passed.

rules-ending-title = The end of a round
rules-ending =
    A round ends at once when the last raider of the stack has been drawn and played. It also ends when all have passed; then the rest of the stack joins the intruders, on top of them. Now, in this order:

    1. Each samurai who has defended no **hat** is wounded.
    2. Each who has defended no **farm** costs a farm (on Hard and Heroic with its penalty).
    3. Each who has defended no **doll** costs a random family. Then every family that is left gives its bonus: one removes a wound marker from a random samurai, one adds a barricade, one discards the top intruder.
    4. The **intruders** are revealed one by one. Each that shows flames burns a barricade, or a farm if none is left.

    After the third round you have won, if the village still stands.

    {""}**Score:** 1 point for each farm, 1 for each family, and 1 if no samurai has a wound marker, human or beast. At most 10. The level adds its plus signs: 7 on Easy, 7+ on Normal, 7++ on Hard, 7+++ on Heroic.

rules-levels-title = Levels
rules-levels =
    {""}**Easy:** barricades: players + 3. 6 plunderers a player; one lieutenant and one boss fewer than there are players.
    {""}**Normal:** barricades: players + 2. 7 plunderers a player; as many lieutenants and bosses as players.
    {""}**Hard:** as Normal, but barricades: players + 1, and a farm that is lost brings its **penalty**.
    {""}**Heroic:** as Hard, but barricades: as many as players, and families give **no bonus**. They must still be saved.

    {""}**Penalties of farms** are on the backs of the six tokens, which nobody knows beforehand:
    • one: a random family is lost as well;
    • one: another farm is lost as well, with its own penalty;
    • two: a barricade is lost as well, or, if none is left, another farm with its penalty;
    • two: a random samurai is wounded.

rules-few-title = Two players, and alone
rules-few =
    {""}**Two players.** The support tokens of the five absent samurai lie open beside the village. At the very start of your turn, before the penalty, you may take up one or more of them: for the rest of this round you have their talents besides your own. Each can be used in one round of the game only.

    When the plunderers are dealt, at least two of them must show a doll; if not, all are dealt again.

    Left and right are the same neighbour. A card that has been handed to him cannot be handed back.

    {""}**Alone.** You lead two samurai, or three, by the same rules. With three there are four spare tokens.

    {""}**Three to six players** may agree on these rules too. It makes the game easier.

rules-tips-title = Advice for the first game
rules-tips =
    Dolls first: there are three families for all of you, so you can hardly ever afford to leave dolls undefended. Then farms. Hats matter less, as the first two wounds can be borne and the beast is stronger than the man.

    Look at the penalty before you attack: it strikes at the start of your every turn until another card lies on top of it. A card without a penalty is a good last card, and a good moment to support.

    Aim for Kiai. A line with 1 to 4 missing is where you want to be, and neighbours can hand you the card that fits. A defended 5 or 6 is worth more than a defended 1.

    Nearly half of the plunderers show flames, most lieutenants, and every boss: so much for letting raiders in. Being beaten costs a barricade for certain, but at least that raider is dealt with.

    The third round is the worst. Keep barricades and farms for it.

## Rulings: where the rulebook leaves room, this is how we play

ruling-1 = A line that falls exactly to Kiai because a card was removed reaches Kiai too.
ruling-2 = Every card added to a line beyond Kiai burns a barricade (or a farm), also when the line was beyond Kiai before.
ruling-3 = Turning into a beast while still beyond the new Kiai burns nothing.
ruling-4 = A beast that awakes at the end of a round brings no Kiai: the fighting is over.
ruling-5 = One Kiai is finished, with both uses of a beast’s power, before the next begins, in the order in which they were reached. One that was reached is never lost, even if the line has changed again by then; where no card is left in it, none is discarded. Whoever has passed reaches none.
ruling-6 = A power that would do nothing is not offered; the first card of the line is discarded all the same.
ruling-7 = When the stack runs out through support, a penalty or Gorobei’s power, the round ends at once. If that happens while a penalty is suffered, the rest of the penalty and the action are not carried out.
ruling-8 = Whoever’s turn it was when the round ended counts as the last active samurai, also when his penalty made a neighbour draw the last card.
ruling-9 = A drawn card that is handed on never returns to anybody who has held it this turn.
ruling-10 = The card Katsushiro’s talent draws instead of a buried one is attacked or defended: it is neither handed on nor discarded nor buried. The talent needs another card in the stack. It also works on a card that was handed to him.
ruling-11 = Kikuchiyo may fight again even if his first fight took him beyond Kiai: having to pass is tested once a turn.
ruling-12 = Face-up cards are turned down again when they are shuffled or join the intruders.
ruling-13 = A support token that has been given stays until the holder’s next turn has ended, even into the next round. One that is received during one’s own turn (by Kyuzo’s power) does nothing in it and goes home when it ends; one that is taken away during that turn stops working at once.
ruling-14 = Samurai who have passed can still be healed, and hit by random wounds.
ruling-15 = Kyuzo’s power gives any token of a samurai in play, wherever it lies, but not to somebody who has passed. It may also send a token home to its owner, who can then support again. As a beast he may leave every token where it is and add only the barricade. Spare tokens are not given.
ruling-16 = A return with an empty discard pile, and a loss with nothing defended, cannot be applied: a wound instead.
ruling-17 = Gorobei and Kanbei facing two penalties may ignore either or both. If "no talents" is applied first, the other can no longer be ignored; they choose the order.
ruling-18 = A card that Daisuke’s power takes leaves the samurai it came from. Only Daisuke himself may keep a card of his own, and then he must lay it to his left.
ruling-19 = A spare token taken up for the round works like your own talent, also outside your turn.
ruling-20 = When too few plunderers show a doll, all 52 are shuffled again.
ruling-21 = The healing bonus goes to a random samurai among those with a wound marker. Afterwards the families are mixed again, so that the next one lost is random.
ruling-22 = Playing alone, "players" means samurai, wherever the rules count them.
ruling-23 = The order of two penalties is asked only where it can matter: where "no talents" could keep the other from being ignored, or where a Kiai may come between them. Otherwise they come as they stand on the card.
ruling-24 = How the six penalties of the farms are divided, and the 66 raiders, are our reading of the published game.

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
picture-flames = Flames
picture-no-flames = No flames

picture-talent-heihachi = Hands on even cards
picture-talent-daisuke = Hands on odd cards
picture-talent-gorobei = Ignores even penalties
picture-talent-kanbei = Ignores odd penalties
picture-talent-kikuchiyo = May fight twice
picture-talent-kyuzo = Sheds equal values
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
picture-bonus-intruder = an intruder gone

# The caption of a step; a number that changed stands above it.
picture-step-deal-again = Too few dolls: all are shuffled again
picture-step-round = { $joined ->
    [0] The raiders come
    [one] One raider joins the stack
   *[other] { $joined } raiders join the stack
}
picture-step-lap = Lap { $lap } begins
picture-step-turn = { $samurai }: { $reach ->
    [below] { $distance } to Kiai
    [kiai] exactly at Kiai
   *[beyond] beyond his Kiai
}
picture-step-spare = { $samurai } takes up spare tokens
picture-step-penalty = { $samurai }: { $penalty }
picture-step-ignore = { $samurai } ignores it: { $penalty }
picture-step-cannot = Cannot be done: a wound instead
picture-step-intruder = A raider slips in unseen
picture-step-neighbour = { $target } draws
picture-step-return = A raider returns to the stack
picture-step-drop = { $samurai } loses the { $symbol }
picture-step-draw = { $samurai } fights
picture-step-attack = { $samurai } attacks
picture-step-beyond = { $samurai } is beaten
picture-step-defend = { $samurai } defends the { $symbol }
picture-step-hand-on = He goes to { $target }
picture-step-dismiss = { $samurai } sends him away
picture-step-bury = { $samurai } puts him under the stack
picture-step-again = { $samurai } fights again
picture-step-support = { $samurai } supports { $target }
picture-step-pass = { $forced ->
    [yes] { $samurai } must pass
   *[no] { $samurai } passes
}
picture-step-token-back = { $samurai }’s token goes home
picture-step-barricade = A barricade falls
picture-step-farm = { $after ->
    [0] The last farm burns
   *[other] { $burdened ->
        [yes] A farm burns: { $penalty }
       *[no] A farm burns
    }
}
picture-step-family = { $after ->
    [0] The last family is lost
   *[other] A family is lost
}
picture-step-build = A barricade is raised
picture-step-wound = { $samurai } is wounded
picture-step-beast = { $samurai }, the { $animal }
picture-step-death = { $samurai } falls
picture-step-heal = { $samurai } is healed
picture-step-kiai = { $used ->
    [yes] { $samurai } unleashes his power
   *[no] { $samurai } reaches his Kiai
}
picture-step-kiai-move = He goes to { $target }
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
   *[no] Thanks in vain: { $bonus }
}
picture-step-bonus-intruder = An intruder is driven off
picture-step-exposed = { $flames ->
    [yes] He sets fire
   *[no] He does no harm
}
picture-step-over = { $won ->
    [yes] The village stands
   *[no] The village is lost
}

picture-kiai = Kiai
picture-kiai-power = Kiai! { $power }
picture-kiai-reached = Kiai { $kiai }
picture-points = { $score ->
    [one] point
   *[other] points
}
picture-rounds = Round
picture-ending-title = { $ended ->
    [held] The village stands: { $score }
    [called-off] The game was called off
    [resigned] The village was given up
   *[lost] The village is lost
}

# The account of a round that has ended, and the causes of its losses.
beyond-of = { $of } beyond Kiai
strikes-of = { $of }’s line
cause-torch = torches of intruders
cause-farm = the back of a lost farm
cause-unguarded = what nobody guarded
each-missing = { $first } the { $second }
each-wounds = { $second ->
    [one] { $first }
   *[other] { $first } { $second } times
}
ended-guarded = **Round { $round }, who guarded what.** { $count ->
    [0] {""}
   *[other] { $complete }: hat, farm and doll.
}{ $gaps ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}
    }Missing: { $missing }.
}
ended-cost = **What it cost.** { $farms ->
    [0] No farm.
    [one] A farm ({ $by-farms }).
   *[other] { $farms } farms ({ $by-farms }).
}{ $families ->
    [0] {""}
    [one] {" "}A family ({ $by-families }).
   *[other] {" "}{ $families } families ({ $by-families }).
}{ $barricades ->
    [0] {""}
    [one] {" "}A barricade ({ $by-barricades }).
   *[other] {" "}{ $barricades } barricades ({ $by-barricades }).
}{ $hurt ->
    [0] {""}
   *[other] {" "}Wounded: { $wounds } ({ $by-wounds }).
}{ $turned ->
    [0] {""}
   *[other] {" "}Beasts now: { $beasts }.
}
ended-coming = **Next.** Round { $round }: { $stack } raiders come down, { $joined } of them new and stronger. { $first } begins. { $barricades ->
    [0] No barricade stands
    [one] One barricade stands
   *[other] { $barricades } barricades stand
} before { $farms ->
    [one] one farm
   *[other] { $farms } farms
} and { $families ->
    [one] one family
   *[other] { $families } families
}.

# What turned the game, and how it stood at the end. The short form stands in the last picture.
turning-cost = Round { $round } cost { $farms ->
    [0] { $families ->
        [one] a family.
       *[other] { $families } families.
    }
    [one] { $families ->
        [0] a farm.
        [one] a farm and a family.
       *[other] a farm and { $families } families.
    }
   *[other] { $families ->
        [0] { $farms } farms.
        [one] { $farms } farms and a family.
       *[other] { $farms } farms and { $families } families.
    }
}
picture-when-cost = Round { $round }
picture-turning-cost = { $farms ->
    [0] { $families ->
        [one] A family was lost
       *[other] { $families } families were lost
    }
    [one] { $families ->
        [0] A farm was lost
        [one] A farm and a family were lost
       *[other] A farm and { $families } families were lost
    }
   *[other] { $families ->
        [0] { $farms } farms were lost
        [one] { $farms } farms and a family were lost
       *[other] { $farms } farms and { $families } families were lost
    }
}
turning-narrow = { $what ->
    [farm] Round { $round }: only one farm was left, and with it the village would have fallen.
    [family] Round { $round }: only one family was left, and with it the village would have fallen.
   *[samurai] Round { $round }: { $samurai } had three wounds. The fourth would have been the end.
}
picture-when-narrow = Round { $round }
picture-turning-narrow = { $what ->
    [farm] Only one farm was left
    [family] Only one family was left
   *[samurai] { $samurai } was one wound from death
}
turning-last = Round { $round }: { $what ->
    [farm] the last farm burned
    [family] the last family was lost
   *[samurai] { $fallen } died
}{ $cause ->
    [beyond] , because the line of { $samurai } was beyond Kiai.
    [torch] , by the torch of an intruder.
    [unguarded] { $what ->
        [farm] , because no farm was defended by { $samurai }.
        [family] , because no doll was defended by { $samurai }.
       *[samurai] , because no hat was defended by { $samurai }.
    }
    [farm] , because another farm burned.
   *[penalty] , by a raider’s penalty.
}
picture-when-last = Round { $round }
picture-turning-last = { $what ->
    [farm] The last farm burns
    [family] The last family is lost
   *[samurai] { $fallen } dies
}{ $cause ->
    [beyond] : a line beyond Kiai
    [torch] : an intruder’s torch
    [unguarded] { $what ->
        [farm] : no farm defended
        [family] : no doll defended
       *[samurai] : no hat defended
    }
    [farm] {" "}with another farm
   *[penalty] : a raider’s penalty
}
turning-coming = { $raiders ->
    [0] { $rounds ->
        [one] One whole round was still to come.
       *[other] { $rounds } whole rounds were still to come.
    }
    [one] One raider of this round was still to come{ $rounds ->
        [0] .
        [one] , and one whole round after it.
       *[other] , and { $rounds } whole rounds after it.
    }
   *[other] { $raiders } raiders of this round were still to come{ $rounds ->
        [0] .
        [one] , and one whole round after it.
       *[other] , and { $rounds } whole rounds after it.
    }
}
picture-when-coming = To come
picture-turning-coming = { $raiders ->
    [0] { $rounds ->
        [one] One whole round
       *[other] { $rounds } whole rounds
    }
    [one] One raider{ $rounds ->
        [0] {""}
        [one] , and one round more
       *[other] , and { $rounds } rounds more
    }
   *[other] { $raiders } raiders{ $rounds ->
        [0] {""}
        [one] , and one round more
       *[other] , and { $rounds } rounds more
    }
}
turning-score = { $score } of 10 points: { $farms ->
    [one] one farm
   *[other] { $farms } farms
}, { $families ->
    [one] one family
   *[other] { $families } families
}{ $unwounded ->
    [yes] , and nobody wounded.
   *[no] . One point more is given when nobody is wounded.
}
picture-when-score = Points
picture-turning-score = { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
}, { $families ->
    [one] 1 family
   *[other] { $families } families
}{ $unwounded ->
    [yes] , nobody wounded
   *[no] { $short ->
        [one] : one point short of ten
       *[other] : { $short } short of ten
    }
}
turning-stopped = It ended in round { $round }: { $farms ->
    [one] one farm
   *[other] { $farms } farms
} and { $families ->
    [one] one family
   *[other] { $families } families
} stood, { $stack ->
    [0] and no raider was left in the stack.
    [one] and one raider of the round was still to come.
   *[other] and { $stack } raiders of the round were still to come.
}
picture-when-stopped = Round { $round }
picture-turning-stopped = { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
} and { $families ->
    [one] 1 family
   *[other] { $families } families
} left, { $stack ->
    [0] no raider to come
    [one] 1 raider to come
   *[other] { $stack } raiders to come
}
picture-led = { $samurai }{ $led ->
    [yes] {" "}· { $member }
   *[no] {""}
}
picture-you-are = You are { $samurai }
picture-undefended = Undefended costs
picture-all-defended = Hat, farm and doll are defended.
picture-cover = One to seven players, together
# Beside the values 1, 2 and 3 in a table: of all plunderers so many lie face down, out of so many.
picture-close-span = All 1 to 4:
picture-close-of = out of { $count }
picture-close-aside = { $joined ->
    [no] from round { $arrival }
   *[yes] { $hidden } face down
}

# Close-ups. pile- are their names, as samurai- are those of the boards.
pile-discard = Discard pile
pile-stack = What may still come
picture-symbol-none = no symbol
picture-close-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
picture-close-empty = No card lies here.
picture-close-piles = { $stack } on the hill, { $intruders ->
    [one] 1 intruder
   *[other] { $intruders } intruders
}
picture-close-revealed = Next, face up
picture-close-wave = { $kind ->
    [plunderer] Plunderers
    [lieutenant] Lieutenants
   *[boss] Bosses
}: { $joined ->
    [no] from round { $arrival }
   *[yes] { $hidden ->
        [0] none face down
       *[other] { $hidden } face down
    }
}
picture-close-choice = { $box ->
    [0] All of these.
   *[other] Out of these { $count }; { $box ->
        [one] one of them is
       *[other] { $box } of them are
    } in the box.
}
picture-close-line = In the line: { $total } of { $kiai }
picture-close-no-line = No raider yet.
picture-close-strike = The last one strikes: { $penalties }.
picture-close-defended = Defended
picture-close-side = { $present ->
    [yes] Now:{" "}
   *[no] {""}
}{ $side ->
    [human] Human
   *[beast] { $animal }
}, Kiai { $kiai }
picture-close-wounds = { $wounds ->
    [0] No wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
picture-close-next-wound = { $wounds ->
    [0] The second one will awake the beast.
    [one] The next one awakes the beast.
    [2] The fourth one will be his death.
    [3] The next one is his death.
   *[other] He has fallen, and the village with him.
}
picture-close-own-token = Own support token
picture-close-own = { $home ->
    [yes] Lies before him.
   *[no] Given to { $holder }.
}
picture-close-token = Token of { $owner }
picture-close-idle = Received this turn: it does nothing and goes home when the turn ends.
picture-close-spare = Spare token of { $owner }
picture-close-bans = This turn

# The texts for those who cannot see the pictures.
alt-cover = Seven samurai stand round a village on a hill; raiders come over its crest.
alt-led = { $samurai } is led by { $member }.
alt-drawn = { $samurai } faces { $card }.
alt-village = Round { $round } of 3, { $level }. { $farms } of 6 farms, { $families } of 3 families, { $barricades } of { $start } barricades. Raiders { $stack }, intruders { $intruders }, discard { $discard }.
alt-samurai = { $samurai }: { $total } of { $kiai }{ $strikes ->
    [0] {""}
   *[other] , next { $penalties }
}{ $lacks ->
    [0] {""}
   *[other] , lacks { $missing }
}{ $wounds ->
    [0] {""}
   *[other] , { alt-wounds }
}{ $holds ->
    [0] {""}
   *[other] , has tokens of { $tokens }
}{ $lent ->
    [yes] , own token away
   *[no] {""}
}{ $state ->
    [fallen] , fallen
    [passed] , passed
   *[standing] {""}
}.
alt-came-out = { $samurai }{ $wounds ->
    [0] {""}
   *[other] , { alt-wounds }
}{ $fallen ->
    [yes] , fallen
   *[no] {""}
}.
alt-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
alt-choice = { $choice }: { $about }
alt-revealed = Next raiders: { $values }.
alt-spares = Spare tokens: { $tokens }.
alt-round = Round { $round } left { $farms } farms, { $families } families, { $barricades } barricades, { $wounds } wounds; intruders: { $intruders }.
alt-close-discard = { $count ->
    [0] The discard pile is empty.
    [one] 1 card in the discard pile.
   *[other] { $count } cards in the discard pile.
}
alt-close-stack = { pile-stack }: { picture-close-piles }.
alt-close-revealed = Next, face up: { $cards }.
alt-close-value = { $value }: { $cells }.
alt-close-cell = { $count } { $symbol }{ $flames ->
    [0] {""}
   *[other] {" "}({ $flames } with flames)
}
alt-close-line = In the line: { $cards }.
alt-close-defended = Defended: { $cards }.
alt-close-note = { $title }: { $text }
