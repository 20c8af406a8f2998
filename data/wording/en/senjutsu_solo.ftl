# Senjutsu against opponents that nobody leads. Over the words of the duel.

game-name = Senjutsu Solo
game-command = senjutsu-solo
game-about = Duels on hexes against opponents the cards lead: bosses, hordes, nightmares, a path. For one to four.
game-pitch = Nobody sits across from you, and yet somebody steps out of the snow. One hero or four, against a boss and his men, against sixteen masters each with an art of their own, against a horde that does not end. Every move of theirs can be explained; that does not make it easier to survive. For one to four, who win or fall together.

## Opponents

foe-samurai-boss = Samurai Boss
foe-samurai-boss-2 = Samurai Boss II
foe-samurai-boss-3 = Samurai Boss III
foe-samurai-boss-4 = Samurai Boss IV
foe-ashigaru-katana = Katana Ashigaru
foe-ashigaru-katana-2 = Katana Ashigaru II
foe-ashigaru-katana-3 = Katana Ashigaru III
foe-ashigaru-katana-4 = Katana Ashigaru IV
foe-ashigaru-yari = Yari Ashigaru
foe-ashigaru-yari-2 = Yari Ashigaru II
foe-ashigaru-yari-3 = Yari Ashigaru III
foe-ashigaru-yari-4 = Yari Ashigaru IV
foe-ashigaru-yumi = Yumi Ashigaru
foe-ashigaru-yumi-2 = Yumi Ashigaru II
foe-ashigaru-yumi-3 = Yumi Ashigaru III
foe-ashigaru-yumi-4 = Yumi Ashigaru IV
foe-arquebusier = Arquebusier
foe-arquebusier-2 = Arquebusier II
foe-arquebusier-3 = Arquebusier III
foe-arquebusier-4 = Arquebusier IV
foe-master = Master
foe-student = Student
foe-ronin = Ronin
foe-warrior = Warrior
foe-ashigaru = Ashigaru
foe-hachiko = Hachiko
foe-assassin = Assassin
foe-kojiro = Kojiro
foe-monk = Monk
foe-musashi = Musashi
foe-ninja = Ninja
foe-onna-bugeisha = Onna-Bugeisha
foe-sailor = Sailor
foe-wakou = Wakou
foe-yasuke = Yasuke
foe-yojimbo = Yojimbo

behaviour-left = left
behaviour-centre = centre
behaviour-right = right
stance-offensive = offensive
stance-defensive = defensive
mode-fight = a fight
mode-nightmare = a nightmare
mode-horde = the horde
mode-nightmare-horde = the nightmare horde
mode-fallen-lord = the fallen lord
mode-path = the Path
contract-first-blood = First Blood
contract-counter = Counter
contract-tools-of-the-trade = Tools of the Trade

## Their cards

solo-001 = Aggressive Mind
solo-003 = Duelling Mind
solo-008 = Taunt
solo-009 = War Cry
solo-002 = Firm Mind
solo-004 = Firm Mind
solo-005 = Swift Mind
solo-006 = Swift Mind
solo-007 = Swift Mind
solo-010 = Ankle Biter
solo-011 = Long Thrust
solo-012 = Lunging Thrust
solo-013 = Lunging Thrust
solo-014 = Backhand Slash
solo-015 = Diagonal Slash
solo-016 = Feint Cut
solo-017 = Horizontal Cut
solo-018 = Horse Kick
solo-019 = Pommel Smash
solo-020 = Quick Stab
solo-021 = Rolling Slash
solo-022 = Twin Cut
solo-023 = Upward Cut
solo-024 = Vertical Cut
solo-025 = Wide Cut
solo-026 = Calm Defence
solo-027 = Circling Defence
solo-028 = Dodge
solo-029 = Fend
solo-030 = Forest Step
solo-031 = River Block
solo-032 = River Block
solo-033 = Stone Block
solo-034 = Wind Block
solo-035 = Wind Block
solo-036 = Yumi Shot
solo-037 = Yumi Shot
solo-038 = Yumi Shot
solo-039 = Arquebus Shot
solo-040 = Bludgeon
solo-041 = Bludgeon
solo-N995 = Ancient Terror
solo-N996 = Wild Swing
solo-N997 = Dirt Throw
solo-N998 = Blood Fury Cut
solo-N999 = Dashdown Strike
solo-master-dark-insight = Dark Insight
solo-master-reposition = Reposition
solo-master-masterful-cut = Masterful Cut
solo-master-idle-strike = Idle Strike
solo-master-hidden-viper-fang = Hidden Viper Fang
solo-student-obedience = Obedience
solo-student-rock-strike = Rock Strike
solo-student-mountain-switch = Mountain Switch
solo-student-insightful-blow = Insightful Blow
solo-student-lightning-tail = Lightning Tail
solo-ronin-oxen-barge = Oxen Barge
solo-ronin-steel-block = Steel Block
solo-ronin-reverse-carved-fang = Reverse Carved Fang
solo-ronin-feral-sweep = Feral Sweep
solo-ronin-the-terror = The Terror
solo-warrior-ember-block = Ember Block
solo-warrior-scything-uppercut = Scything Uppercut
solo-warrior-warding-arc = Warding Arc
solo-warrior-refocused-mind = Refocused Mind
solo-warrior-flaming-phoenix-arc = Flaming Phoenix Arc
solo-ashigaru-spear-hedge = Spear Hedge
solo-ashigaru-levy-thrust = Levy Thrust
solo-ashigaru-butt-of-the-spear = Butt of the Spear
solo-ashigaru-whistle = Whistle
solo-ashigaru-no-way-home = No Way Home
solo-hachiko-snap = Snap
solo-hachiko-at-the-heels = At the Heels
solo-hachiko-pounce = Pounce
solo-hachiko-growl = Growl
solo-hachiko-ears-flat = Ears Flat
solo-assassin-out-of-the-dark = Out of the Dark
solo-assassin-needle = Needle
solo-assassin-melt-away = Melt Away
solo-assassin-cloak-parry = Cloak Parry
solo-assassin-the-last-lantern = The Last Lantern
solo-kojiro-swallow-cut = Swallow Cut
solo-kojiro-drying-pole = Drying Pole
solo-kojiro-tide-turn = Tide Turn
solo-kojiro-measured-distance = Measured Distance
solo-kojiro-returning-swallow = Returning Swallow
solo-monk-iron-staff = Iron Staff
solo-monk-temple-gate = Temple Gate
solo-monk-wide-wheel = Wide Wheel
solo-monk-sutra = Sutra
solo-monk-wrath-of-the-guardian = Wrath of the Guardian
solo-musashi-two-heavens = Two Heavens
solo-musashi-carved-oar = Carved Oar
solo-musashi-crossed-swords = Crossed Swords
solo-musashi-late-on-purpose = Late on Purpose
solo-musashi-empty-mind = Empty Mind
solo-ninja-shuriken = Shuriken
solo-ninja-shadow-step = Shadow Step
solo-ninja-smoke = Smoke
solo-ninja-ninjato = Ninjato
solo-ninja-night-without-moon = Night Without Moon
solo-onna-bugeisha-crescent = Crescent
solo-onna-bugeisha-hold-the-gate = Hold the Gate
solo-onna-bugeisha-hair-unbound = Hair Unbound
solo-onna-bugeisha-reaping-stroke = Reaping Stroke
solo-onna-bugeisha-for-the-house = For the House
solo-sailor-boat-hook = Boat Hook
solo-sailor-belaying-pin = Belaying Pin
solo-sailor-sea-legs = Sea Legs
solo-sailor-rope-and-tackle = Rope and Tackle
solo-sailor-man-overboard = Man Overboard
solo-wakou-boarding-cut = Boarding Cut
solo-wakou-no-quarter = No Quarter
solo-wakou-rigging = Rigging
solo-wakou-plunder = Plunder
solo-wakou-black-sail = Black Sail
solo-yasuke-weight-of-iron = Weight of Iron
solo-yasuke-great-sweep = Great Sweep
solo-yasuke-black-armour = Black Armour
solo-yasuke-stride = Stride
solo-yasuke-honnoji-burns = Honnoji Burns
solo-yojimbo-draw-and-cut = Draw and Cut
solo-yojimbo-paid-in-steel = Paid in Steel
solo-yojimbo-between-two-houses = Between Two Houses
solo-yojimbo-count-the-coins = Count the Coins
solo-yojimbo-double-pay = Double Pay

## Lobby

option-mode = What is fought
option-mode-fight = A fight
option-mode-nightmare = A nightmare
option-mode-horde = The horde
option-mode-nightmare-horde = The nightmare horde
option-mode-fallen-lord = The fallen lord
option-mode-path = The Path
about-option-mode-fight = The opponents you choose, until one side has fallen.
about-option-mode-nightmare = The same opponents, with what they do in bad dreams added to their decks.
about-option-mode-horde = Wave after wave of Ashigaru, then their leader; then all again, harder to kill.
about-option-mode-nightmare-horde = The horde, with those you choose below in place of Ashigaru.
about-option-mode-fallen-lord = The horde, and a body beside you that no blade may touch.
about-option-mode-path = Twelve fights, each harder than the last. How far you come is remembered.
option-foe = Opponents
option-foe-samurai-boss = Samurai Boss
option-foe-ashigaru-katana = Ashigaru with katana
option-foe-ashigaru-yari = Ashigaru with yari
option-foe-ashigaru-yumi = Ashigaru with yumi
option-foe-arquebusier = Arquebusier
option-foe-master = Master
option-foe-student = Student
option-foe-ronin = Ronin
option-foe-warrior = Warrior
option-foe-ashigaru = Ashigaru and Hachiko
option-foe-assassin = Assassin
option-foe-kojiro = Kojiro
option-foe-monk = Monk
option-foe-musashi = Musashi
option-foe-ninja = Ninja
option-foe-onna-bugeisha = Onna-Bugeisha
option-foe-sailor = Sailor
option-foe-wakou = Wakou
option-foe-yasuke = Yasuke
option-foe-yojimbo = Yojimbo
about-option-foe-samurai-boss = A seasoned leader: plain, quick cuts and a block for each. The first fight.
about-option-foe-ashigaru-katana = A conscript with a sword. One is no threat; three are.
about-option-foe-ashigaru-yari = Keeps you two hexes away, at the point of his spear. Step inside it.
about-option-foe-ashigaru-yumi = Backs off and shoots whoever is slower. Corner him, or play fast cards.
about-option-foe-arquebusier = One shot, two wounds, if you are slower. Then he comes at you with the butt.
about-option-foe-master = Empties your hand and strikes on three sides. Nothing he does is wasted.
about-option-foe-student = Blocks, turns up where you stood, and strikes wide.
about-option-foe-ronin = Two hexes away he is at his best; closer, he simply runs you over.
about-option-foe-warrior = Fast arcs of fire at one hex and at two. Blocking her costs you a stun.
about-option-foe-ashigaru = A spearman and his dog. Whoever turns to one has the other behind him.
about-option-foe-assassin = Begins in hiding, and is deadly from there. Wound him, and he is seen.
about-option-foe-kojiro = The long blade that comes back: two cuts a turn, near and far.
about-option-foe-monk = A staff that reaches everywhere and a guard on five sides. Patient.
about-option-foe-musashi = Two swords, no opening. The hardest there is.
about-option-foe-ninja = Throws, vanishes, is behind you. Weak once he has been seen.
about-option-foe-onna-bugeisha = Sweeps two hexes off. With two wounds left she becomes terrible.
about-option-foe-sailor = Pulls you in with the hook, stuns, shoves you off the planks.
about-option-foe-wakou = A pirate who turns where he likes in the middle of a step. Hard to pin.
about-option-foe-yasuke = Slow, strong, armoured. Be somewhere else when it lands.
about-option-foe-yojimbo = Has three contracts to fulfil. The third wins him the fight, whatever he has left.
option-number = How many
option-number-chosen = As chosen
option-number-2 = Two
option-number-3 = Three
option-number-4 = Four
about-option-number-chosen = One of each that you have chosen.
about-option-number-2 = Two in all; soldiers come more than once.
about-option-number-3 = Three in all; soldiers come more than once.
about-option-number-4 = Four in all; soldiers come more than once.
option-wounds = What they can take
option-wounds-gentle = A little less
option-wounds-book = As the book has it
option-wounds-hard = A little more
about-option-wounds-gentle = A lone opponent falls at five wounds; several at one less each.
about-option-wounds-book = One falls at seven wounds, two at three each, three at two, four at one.
about-option-wounds-hard = A lone opponent falls at nine wounds; several at one more each.
preset-first = First fight
preset-band = A leader and his men
preset-path = The Path
preset-horde = The horde
preset-nightmare = A nightmare
lobby-legacy = { $path ->
    [0] The Path begins at the ford.
    [one] On the Path one stop lies behind you.
    [12] All twelve stops of the Path lie behind you.
   *[other] On the Path { $path } stops lie behind you.
}

## Problems

problem-more-opponents-chosen = { $chosen } opponents are chosen, but only { $number } are to come. Choose fewer, or let more come.
problem-too-many-opponents = { $present } opponents are too many: there is room for { $most }. The Ashigaru and Hachiko count as two.
problem-one-of-a-kind = { $foe } is there only once. Let soldiers come in greater numbers.
problem-against-oneself = Nobody fights against himself: { $foe } is already at this table. Take another hero, or choose another opponent.
problem-nobody-replaces = In the nightmare horde somebody comes in place of Ashigaru: choose one to three other opponents.
problem-too-many-replace = There are { $most } Ashigaru in the horde, and so at most { $most } can be replaced.
problem-pair-in-a-horde = { $foe } and Hachiko fight alone, as a pair, and join no horde.

## The Path

stop-ford = the ford
stop-rice-field = the rice field
stop-hut = the burning hut
stop-bowshot = a bowshot away
stop-boats = the boats
stop-pass = the mountain pass
stop-temple = the temple
stop-dog = the man with the dog
stop-roofs = the roofs
stop-island = the island
stop-gate = the last gate
stop-summit = the summit
tale-ford = A conscript bars the ford with a borrowed sword. He is more afraid than you are.
tale-rice-field = They have found each other: one with a spear, one with a sword. Keep them in one line.
tale-hut = The hut burns. The man who lit it waits to see who comes.
tale-bowshot = A string sings before you hear the man in front of you draw.
tale-boats = The ferryman names his price. You have not got it.
tale-pass = Somebody was paid to hold the pass, and means to earn it in three ways.
tale-temple = He finishes his sutra. Then he stands up.
tale-dog = A whistle, and something runs through the snow behind you.
tale-roofs = No footprints lead to where you are being watched from.
tale-island = His sword is longer than an oar. He is early.
tale-gate = A leader, a spear, a burning match. Nobody has ever gone through this gate alive.
tale-summit = Two swords, one man, and all the dreams you had on the way up.

## Pictures

picture-cover = They come out of the snow · 1 to 4
picture-wave = Stage { $stage }, wave { $wave }
picture-kind-samurai-boss = Boss
picture-kind-ashigaru-katana = Katana
picture-kind-ashigaru-yari = Yari
picture-kind-ashigaru-yumi = Yumi
picture-kind-arquebusier = Arquebus
picture-kind-master = Master
picture-kind-student = Student
picture-kind-ronin = Ronin
picture-kind-warrior = Warrior
picture-kind-ashigaru = Ashigaru
picture-kind-hachiko = Hachiko
picture-kind-assassin = Assassin
picture-kind-kojiro = Kojiro
picture-kind-monk = Monk
picture-kind-musashi = Musashi
picture-kind-ninja = Ninja
picture-kind-onna-bugeisha = Bugeisha
picture-kind-sailor = Sailor
picture-kind-wakou = Wakou
picture-kind-yasuke = Yasuke
picture-kind-yojimbo = Yojimbo

alt-wave = Stage { $stage }, wave { $wave }.
alt-opponent = { $foe } { $placed ->
    [yes] on { $place }
   *[no] not on the field yet
}: { $wounds } of { $limit } wounds, { $stance }, makes for { $behaviour ->
    [left] a hero’s left
    [right] a hero’s right
   *[centre] a hero’s front
}{ $stuns ->
    [0] {""}
    [one] , 1 stun
   *[other] , { $stuns } stuns
}{ $concealed ->
    [yes] , hidden
   *[no] {""}
}.
picture-step-begins = Somebody is coming
picture-step-enters = { $samurai } stands in your way
picture-step-decides = { $reason ->
    [behind] { $samurai } goes behind { $foe }
    [stay] { $samurai } strikes from here
    [elsewhere] { $samurai } strikes from elsewhere
    [blocked] { $samurai } strikes into the guard
    [offensive] { $samurai } strikes at any cost
    [defensive] { $samurai } holds back
    [out_of_reach] { $samurai } reaches nobody
    [shot] { $samurai } aims at { $foe }
    [unseen] { $samurai } sees nobody
    [side] { $samurai } makes for { $foe }
    [shortest] { $samurai } comes straight on
    [in_sight] { $samurai } stays and watches
    [too_near] { $samurai } backs away
    [matches] { $samurai } guards at { $speed }
    [fastest] { $samurai } guards at { $speed }
   *[seek] { $samurai } looks for { $foe }
}
picture-step-missed = { $samurai } misses { $foe }
picture-step-counter-strikes = { $samurai } strikes back
picture-step-counter-fails = The counter finds nothing
picture-step-behaviour = { $samurai } changes sides
picture-step-stance = { $samurai } is { $stance }
picture-step-concealed = { $samurai } goes into hiding
picture-step-distance = { $samurai } comes closer
picture-step-contract = Contract fulfilled: { $contract }
picture-step-lord-struck = The fallen lord is struck
picture-step-lord-saved = The fallen lord is guarded
picture-step-renewed = { $samurai }: a new deck
picture-step-recalled = { $samurai } takes cards back
picture-step-reset = { $samurai } shuffles everything
picture-step-stun-shuffled = { $samurai } will be stunned
picture-step-stage = A new stage begins
picture-step-wave = { $count ->
    [one] One enemy comes
   *[other] { $count } enemies come
}
picture-step-rank = Worth { $rank }
picture-step-recovered = { $samurai } catches breath
picture-step-over = { $result ->
    [won] { $winners } { $count ->
        [one] wins
       *[other] win
    }
    [ranked] The horde has won, at last
   *[other] All is lost
}
picture-ending = { $result ->
    [won] { $mode ->
        [horde] The horde is beaten
        [nightmare_horde] The horde is beaten
        [fallen_lord] The fallen lord is safe
        [path] The way goes on
       *[other] Nobody is left in your way
    }
    [ranked] It ends, and was worth { $rank }
   *[other] All is lost
}
picture-path = The Path: { $walked } of { $all }
picture-path-next = Next: { $stop }
picture-path-end = The summit is yours.
closeup-path = The Path
alt-solo-card = { $card }: { $kind }{ $own ->
    [yes] {" "}of { $owner }
   *[no] {""}
}, speed { $speed }.
alt-stop = { $number }, { $stop }: { $foes }.
