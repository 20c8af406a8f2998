# Senjutsu

game-name = Senjutsu
game-about = A duel of hidden cards.
game-terms = Alone or up to 4 · 20 minutes · hard
game-pitch = Everybody lays a card face down, then all are turned over at once: steps, blocks and cuts, from the fastest down. Read the other’s mind, and stand where he strikes into the air. For two to four.
lobby-how = Take a hero or leave it to the draw, then begin. Not enough players? Add an AI.

button-closer = Look closer: open cards

## Names

seat-master = Master
seat-ronin = Ronin
seat-student = Student
seat-warrior = Warrior
about-seat-master = plans. A third of his deck is meditation, and he strikes from odd sides. Strong, and hard at first.
about-seat-ronin = charges. Most of his cards are attacks that push and trip. The hardest to win with.
about-seat-student = blocks and answers. A third of his deck is defence. For a careful beginning.
about-seat-warrior = cuts in fast arcs, near and at two hexes. Direct: for a first game.
hero-master = Master
hero-ronin = Ronin
hero-student = Student
hero-warrior = Warrior
kamae-aggression = Aggression
kamae-balance = Balance
kamae-determination = Determination
kamae-neutral = Neutral
kind-attack = attack
kind-defence = defence
kind-meditation = meditation
kind-core = core card
rank-core = core
rank-wood = wood
rank-steel = steel
rank-gold = gold
rank-jade = jade
terrain-rocks = rocks
terrain-bamboo = bamboo
terrain-cart = burning cart
terrain-shrine = shrine
terrain-torii = torii pillar
terrain-cherry = cherry tree
terrain-fallen = fallen samurai
terrain-boat = boat
field-snowy-clearing = the Snowy Clearing
field-burning-village = the Burning Village
field-riverside = the Riverside
field-temple-garden = the Temple Garden
field-long-road = the Long Road
field-great-plain = the Great Plain
status-stun = Stun
status-hobble = Hobble
status-poison = Poison
poison-crippling = crippling poison
poison-mist = mist of confusion
poison-toxin = haemorrhagic toxin
poison-paralysis = paralysing toxin
poison-virulent = virulent poison
pile-deck = deck
pile-top3 = top three cards
pile-discard = discard pile
reason-bleeding = bleeding
reason-toxin = toxin
impact-wound = wound
impact-bleed = bleeding wound
impact-kill = execution
impact-stun = stun
impact-hobble = hobble
impact-push = push
impact-turn = turn
impact-swap = change of places
impact-focus = loss of focus
impact-block = block
cancel-cards = card
cancel-move = movement
cancel-rot = rotations
weapon-bo = Bo staff
weapon-sai = Sai
weapon-kama = Kama
weapon-katana = Katana
weapon-naginata = Naginata
weapon-nodachi = Nodachi
weapon-shikomizue = Shikomizue
weapon-tachi = Tachi
weapon-tonfa = Tonfa
weapon-wakizashi = Wakizashi
shelf-weapon = Weapons
shelf-own = Signature cards
shelf-attack = Attacks
shelf-defence = Defences
shelf-meditation = Meditations
school-burning-sun = School of the Burning Sun
school-autumn-hare = School of the Autumn Hare
school-jade-river = School of the Jade River
phase-setup = Preparing
phase-draw = Draw
phase-choose = Choose
phase-reveal = Reveal
phase-resolve = Resolve
phase-discard = Discard
phase-over = The duel is over

card-008 = Master Core Card
card-009 = Dragon Reflection
card-010 = Hidden Viper Fang
card-011 = Bladed Echo
card-012 = Dark Insight
card-013 = Eye of the Dragon
card-014 = Dark Bargain
card-015 = Dragon Tail
card-016 = Sixth Sense
card-017 = Tainted Wisdom
card-018 = Idle Strike
card-019 = Masterful Cut
card-020 = Reposition
card-023 = Ronin Core Card
card-024 = Crimson Whirlwind
card-025 = Heavy Armour
card-026 = Bull Rush
card-027 = Reverse Carved Fang
card-028 = The Terror
card-029 = Feral Sweep
card-030 = Ripping Claws
card-031 = Steel Block
card-032 = Wolf Pounce
card-033 = Ankle Biter
card-034 = Falling Restraint
card-035 = Oxen Barge
card-038 = Student Core Card
card-039 = Drawn Breath
card-040 = Lightning Tail
card-041 = Blazing Insight
card-042 = Reflection Pool
card-043 = Stalking Tiger Paw
card-044 = Insightful Blow
card-045 = Obedience
card-046 = Rock Strike
card-047 = Turning Slash
card-048 = Cleaving Waterfall
card-049 = Mountain Switch
card-050 = Tranquil Mind
card-053 = Warrior Core Card
card-054 = Blazing Roar
card-055 = Flaming Phoenix Arc
card-056 = Blind Spot
card-057 = Burning Instinct
card-058 = Scything Feint
card-059 = Refocused Mind
card-060 = Scything Uppercut
card-061 = Short Strike
card-062 = Warding Arc
card-063 = Ember Block
card-064 = Headbutt
card-065 = Spiralling Flames
card-066 = Bo Staff Block
card-067 = Bo Staff Thrust
card-068 = Dual Sai Cross
card-069 = Kama Hook
card-070 = Katana Swing
card-071 = Naginata Sweep
card-072 = Nodachi Slash
card-073 = Nodachi Thrust
card-074 = Shikomizue Parry
card-075 = Tachi Cut
card-076 = Tonfa Block
card-077 = Wakizashi Slice
card-078 = Blood Fury Cut
card-079 = Divine Inspiration
card-080 = Guardian's Defence
card-081 = Legendary Fortitude
card-082 = Benevolence
card-083 = Broad Block
card-084 = Calm Composure
card-085 = Courage
card-086 = Dashdown Strike
card-087 = Dirt Throw
card-088 = Duty
card-089 = Emergency Block
card-090 = Evasive Step
card-091 = Honesty
card-092 = Honour
card-093 = Respect
card-094 = Righteousness
card-095 = Self-control
card-096 = Splitting Strike
card-097 = Taunt
card-098 = War Cry
card-099 = Circling Defence
card-100 = Diagonal Slash
card-101 = Feint Cut
card-102 = Firm Mind
card-103 = Graceful Step
card-104 = Hobbling Blow
card-105 = Horizontal Cut
card-106 = Iron Will
card-107 = Lunging Thrust
card-108 = Misdirection
card-109 = Open Mind
card-110 = Quick Dodge
card-111 = River Block
card-112 = Rolling Slash
card-113 = Severing Cut
card-114 = Stone Block
card-115 = Swift Block
card-116 = Swift Mind
card-117 = Trained Mind
card-118 = Wild Block
card-119 = Wild Swing
card-120 = Wind Block
card-121 = Calm Defence
card-122 = Deep Meditation
card-123 = Fend
card-124 = Field Bandages
card-125 = Horse Kick
card-126 = Pommel Smash
card-127 = Push Back
card-128 = Quick Stab

## What a way of a card is called

draw-0 = Draw none
draw-1 = Draw 1 card
draw-2 = Draw 2 cards
draw-3 = Draw 3 cards
draw-4 = Draw 4 cards
draw-5 = Draw 5 cards
kamae-stay = Stay in this kamae
speed-1 = Speed 1
speed-2 = Speed 2
speed-3 = Speed 3
speed-4 = Speed 4
speed-5 = Speed 5
speed-6 = Speed 6
speed-7 = Speed 7
speed-8 = Speed 8
speed-9 = Speed 9
slot-1 = Resolve first
slot-2 = Resolve second
slot-3 = Resolve third
slot-4 = Resolve fourth
slot-5 = Resolve fifth
turn-0 = Keep looking that way
turn-1 = Turn right, one side
turn-2 = Turn right, two sides
turn-3 = Turn about
turn-4 = Turn left, two sides
turn-5 = Turn left, one side
crash-F = Run into what is in front
crash-FR = Run into what is front right
crash-BR = Run into what is back right
crash-B = Run into what is behind
crash-BL = Run into what is back left
crash-FL = Run into what is front left
way-cure-stun-2 = Put away up to 2 stuns
way-discard-steel-1-then-take-discard-wood = Discard a steel card, take a wood card from the discard pile
way-draw-2 = Draw up to 2 cards
way-draw-3 = Draw up to 3 cards
way-change-1 = Change kamae along one branch
way-change-2 = Change kamae along up to two branches
way-foe-bleed-1 = Let one of his wounds bleed
way-foe-look-hand = Look at his hand
way-foe-pull-1 = Pull him one hex
way-foe-push-1 = Push him one hex
way-foe-push-2 = Push him two hexes
way-foe-status-stun = Stun him
way-foe-status-stun-hobble = Stun and hobble him
way-keep-focus-0 = Lose all focus
way-keep-focus-1 = Lose all focus but one
way-status-hobble-then-focus-1 = Take a hobble, gain 1 focus
way-status-stun-then-switch-any = Take a stun, switch to any kamae
way-take-deck-steel-attack = Search the deck for a steel attack
way-take-deck-steel-defence = Search the deck for a steel defence
way-take-deck-steel-meditation = Search the deck for a steel meditation
way-take-deck-wood = Search the deck for a wood card
way-take-deck-wood-attack = Search the deck for a wood attack
way-take-deck-wood-defence = Search the deck for a wood defence
way-take-deck-wood-meditation = Search the deck for a wood meditation
way-take-deck-wood-steel = Search the deck for a wood or steel card
way-unbleed-all = Bandage all bleeding wounds
line-all-draw-2 = everybody draws 2 cards
line-attack = the attack
line-counter = striking back
line-foe-change-1 = a change of his kamae
line-foe-discard-1 = he discards a card
line-foe-draw-2 = he draws 2 cards
line-foe-focus-minus-2 = he loses 2 focus
line-foe-status-hobble = a hobble for him
line-foe-status-poison = poison for him
line-foe-status-stun-hobble = a stun and a hobble for him
line-replace-with-taken-1 = playing the card at once instead of this one
line-switch-any = a switch of kamae
line-take-deck-steel-defence = a steel defence from the deck
line-take-discard-steel = a steel card from the discard pile

## Lobby

option-field = Battlefield
option-field-snowy-clearing = Snowy Clearing (37 hexes)
option-field-burning-village = Burning Village (19 hexes)
option-field-riverside = Riverside (boats and a torii)
option-field-temple-garden = Temple Garden (bamboo, a shrine)
option-field-long-road = Long Road (two boards)
option-field-great-plain = Great Plain (three boards)
option-terrain = Terrain
option-terrain-none = None
option-terrain-preset = As suggested
option-terrain-turns = Placed in turns
option-places = Where the samurai begin
option-places-suggested = At opposite ends
option-places-free = Anywhere, from the bottom of the track up
option-open-weapons = Weapons
option-open-weapons-no = Everybody his own
option-open-weapons-yes = Everybody his own; Bo, Sai, Kama and Tonfa for all
option-open-weapons-all = All weapons for everybody
option-deck-size = Deck size
option-deck-size-30 = 30 cards
option-deck-size-40 = 40 cards
option-deck-size-tournament = Tournament: 40 cards, one school
option-deck = Deck
option-deck-signature = Signature deck
option-deck-burning-sun = 40 cards: the Burning Sun
option-deck-autumn-hare = 40 cards: the Autumn Hare
option-deck-jade-river = 40 cards: the Jade River
option-weapon = Weapon
option-weapon-own = Signature weapon
about-option-weapon-own = The hero’s own. For a first game.
about-option-weapon-bo-staff-block = Blocks in front and front left, and may change his kamae. For the patient.
about-option-weapon-bo-staff-thrust = No wound: a hobble, up to three hexes ahead. For those who keep away.
about-option-weapon-dual-sai-cross = Two wounds in front, one of them for focus. For those who stand close.
about-option-weapon-kama-hook = A wound front left after a step; a hobble for focus.
about-option-weapon-katana-swing = A wound in front, after a step and turns. Simple.
about-option-weapon-naginata-sweep = Wounds two hexes ahead and not beside you. For those who keep their distance.
about-option-weapon-nodachi-slash = Wounds in front and two ahead to the right, after a step back for focus.
about-option-weapon-nodachi-thrust = Wounds in front and two hexes straight ahead, after a step forward.
about-option-weapon-shikomizue-parry = Blocks in front and front right, and strikes back for focus.
about-option-weapon-tachi-cut = A wound front right, after a step or turns. For those who circle.
about-option-weapon-tonfa-block = The widest block: all three front sides. For focus he discards a card.
about-option-weapon-wakizashi-slice = Wounds in front and front left, at speed 6 for focus. Quick.
option-weapon-bo-staff-block = Bo Staff Block
option-weapon-bo-staff-thrust = Bo Staff Thrust
option-weapon-dual-sai-cross = Dual Sai Cross
option-weapon-kama-hook = Kama Hook
option-weapon-katana-swing = Katana Swing
option-weapon-naginata-sweep = Naginata Sweep
option-weapon-nodachi-slash = Nodachi Slash
option-weapon-nodachi-thrust = Nodachi Thrust
option-weapon-shikomizue-parry = Shikomizue Parry
option-weapon-tachi-cut = Tachi Cut
option-weapon-tonfa-block = Tonfa Block
option-weapon-wakizashi-slice = Wakizashi Slice
option-team = Team
option-team-alone = No team
option-team-crane = Crane
option-team-tiger = Tiger
preset-quick = Quick duel in the snow
about-preset-quick = You are the Warrior, against an AI, on open ground. About 20 minutes. For a first duel.
preset-village = A fight among burning carts
about-preset-village = You are the Warrior, against an AI, on a small field with carts to hide behind. 15 minutes.
preset-master = The Temple Garden, prepared by you
about-preset-master = A hero by lot, against a master AI. You both place terrain and choose where to begin. For experts.
until-attack = until a foe reveals an attack
until-game = until I say otherwise
chapter-turn = yes

## Who is waited for, and for what: what everybody may read

waits-terrain = which piece of terrain to place
waits-terrain-place = where to place the terrain
waits-place = where to begin
waits-begin-facing = which way to face
waits-prepare = which cards to prepare
waits-choose = the card of this turn
waits-limit = which cards to discard from a full hand
waits-replace = whether to replace the revealed card
waits-bushido = whether to play a Bushido card
waits-add-before-card = whether to add an instant
waits-add-after-card = whether to add an instant
waits-add-at-end = whether to add an instant
waits-add-block-speed = whether to add an instant
waits-add-attack-success = whether to add an instant
waits-add-block-success = whether to add an instant
waits-counter = whether to strike back
waits-quick = whether to pay focus for speed
waits-speed = the speed of a card
waits-tie = which of the equally fast cards comes first
waits-target = whom a card is meant for
waits-move = where to go
waits-facing = which way to face
waits-way = which option of a card to use
waits-spend = whether to pay focus for more
waits-stronger = whether to pay focus for more
waits-change-draw = the kamae, and how many cards to draw
waits-draw = how many cards to draw
waits-discard-card = which card to discard
waits-discard-forced = which card to discard
waits-discard-collision = which card to discard
waits-shuffle = which cards go back into the deck
waits-take = which card to take in a search
waits-search = whether to search a deck
waits-instead = the card to play instead
waits-name = what nobody may play this turn
waits-poison = which poison to use
waits-change = the kamae
waits-switch = the kamae
waits-push = where to move somebody
waits-turn = to which side to turn somebody
waits-spare = which wound the armour takes
waits-remove = whether to pay focus to remove a card

## Questions

hand-out = You have fallen, and nothing more is asked of you. The others fight on. In a team you still win with them.
prompt-terrain = Which piece of terrain do you place? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
prompt-terrain-place = Where does the { $terrain } stand? Starting hexes stay free, and everywhere must be within reach.
prompt-place = Where do you begin?
prompt-begin-facing = You begin on { $there }. Which way do you face?
prompt-prepare = Which prepared cards do you start with? They come into your hand before you draw up to { $limit }.
prompt-choose = Turn { $turn }: which card do you play? You stand in { $kamae }, with { $focus } focus.
prompt-limit = Your hand may hold { $limit }. Discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}, face down.{ $stuns ->
    [0] {""}
   *[other] {" "}Stuns count and cannot be discarded.
}
prompt-replace = You have revealed { $card }. Do you play another card in its place?
prompt-bushido = Turn { $turn } begins. Do you play a Bushido card?
prompt-add-before-card = { $card } is about to be resolved. Do you add an instant?
prompt-add-after-card = { $card } has been resolved. Do you add an instant?
prompt-add-at-end = { $card } has been resolved. Do you add an instant?
prompt-add-block-speed = You are about to choose the speed of { $card }. Do you add an instant?
prompt-add-attack-success = { $card } has hit. Do you add an instant?
prompt-add-block-success = { $card } has stopped the attack. Do you add an instant?
prompt-counter = The attack is stopped. Do you strike back? Attack cards of speed { $speed } or less may be played.
prompt-quick = { $card } costs { $price } focus to be played at speed { $speed } instead of { $printed }. Do you pay? You have { $focus }.
prompt-speed = At which speed do you play { $card }? A block stops attacks of exactly that speed.
prompt-tie = { $card } is as fast as another card of its type (speed { $speed }). You are higher on the advantage track, so you choose: yours comes as early as possible, or later.
prompt-target = Whom is { $card } meant for?
prompt-move = { $card }: { $looks ->
    [yes] where do you go, and which way do you face then?
   *[no] where do you go?
} You stand on { $here }.
prompt-facing = { $card }: on { $there }, which way do you face?
prompt-way = { $card }: which option do you use?
prompt-spend = { $card }: do you pay { $price } of your { $focus } focus for { $line }?
prompt-stronger = { $card }: do you pay { $price } of your { $focus } focus for more ({ $impact })?
prompt-draw = { $card }: how many cards do you draw? Your deck has { $deck } left; each card that you cannot draw is a wound. You hold { $hand } of { $limit }.
prompt-change-draw = { $card }: your kamae is { $kamae }; which do you change to, and how many cards do you draw then? Your deck has { $deck } left; each card that you cannot draw is a wound. You hold { $hand } of { $limit }.
option-change-draw = { $kamae } · { $cards }
prompt-discard-card = A card in play makes you discard. Which card do you give up?
prompt-discard-forced = You must discard. Which card?
prompt-discard-collision = You ran into somebody. Which card do you discard?
prompt-shuffle = Which cards go back into your deck?
prompt-search = { $card }: do you search your deck for a card? If you do, it is shuffled afterwards.
prompt-take = You search the { $pile }: { $own ->
    [yes] which card do you take?
   *[no] which card does { $samurai } take?
}
prompt-instead = Which card do you play instead of { $card }?
prompt-name = { $card }: what may nobody play this turn?
prompt-poison = Which poison is for { $samurai }?
prompt-change = { $own ->
    [yes] Which kamae do you change to?
   *[no] Which kamae is forced on { $samurai }?
} Now it is { $kamae }.
prompt-switch = { $own ->
    [yes] Which kamae do you switch to?
   *[no] Which kamae is forced on { $samurai }?
} Now it is { $kamae }.
prompt-push = { $away ->
    [yes] Where is { $samurai } pushed?
   *[no] Where is { $samurai } pulled?
}
prompt-turn = To which side is { $samurai } turned?
prompt-spare = Which wound does the armour take?
prompt-remove = { $card } of { $foe } is in play. Do you pay { $price } of your { $focus } focus to remove it?

option-spend-yes = Pay
option-spend-no = Keep the focus
option-stronger-yes = Pay
option-stronger-no = Keep the focus
option-quick-yes = Pay for the speed
option-quick-no = Keep the focus
option-remove-yes = Pay and remove it
option-remove-no = Leave it
option-search-yes = Search
option-search-no = Leave the deck as it is
option-replace-pass = Play it as it is
option-bushido-pass = None
option-add-before-card-pass = Nothing
option-add-after-card-pass = Nothing
option-add-at-end-pass = Nothing
option-add-block-speed-pass = Nothing
option-add-attack-success-pass = Nothing
option-add-block-success-pass = Nothing
kept-tie = As early as possible
option-tie-pass = As early as possible
option-counter-pass = Do not strike back
option-turn-left = To the left
option-turn-right = To the right
option-take-pass = None

# A hobble slows a card, and some have a speed of their own in a kamae.
pace = Speed { $now ->
    [as-printed] { $speed }
   *[other] { $now } now, printed { $speed }
}
about-choose-card = { pace }, { $kind }{ $cost ->
    [0] {""}
   *[other] , costs { $cost } focus
}{ $copies ->
    [one] .
   *[other] . You hold { $copies }.
}
about-choose-status = Does nothing, and goes back to the box.{ $copies ->
    [one] {""}
   *[other] {" "}You hold { $copies }.
}
about-choose-poison = You must play it. It does nothing, and then it is gone.
about-replace-card = { pace }, { $kind }{ $cost ->
    [0] .
   *[other] , costs { $cost } focus.
}
about-bushido-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-before-card-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-after-card-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-at-end-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-block-speed-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-attack-success-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-add-block-success-card = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } focus.
}
about-counter-card = { pace }{ $cost ->
    [0] .
   *[other] , costs { $cost } focus.
}
about-move = { $crash ->
    [yes] A collision: the rest of the card is lost.
   *[no] { $bamboo ->
        [0] {""}
       *[other] The bamboo is cleared.{" "}
    }{ $spent ->
        [0] {""}
       *[other] Costs { $spent } focus.
    }
}
about-facing = { $spent ->
    [0] {""}
   *[other] Costs { $spent } focus.
}
about-way = { $price ->
    [0] {""}
   *[other] Costs { $price } focus.{" "}
}{ $gain ->
    [0] {""}
   *[other] You gain { $gain } focus on the way.
}
about-change-draw = { $gain ->
    [0] {""}
   *[other] Gains { $gain } focus on the way.
}
about-change = { $gain ->
    [0] {""}
   *[other] Gains { $gain } focus on the way.
}

## Why an AI would answer this

away = { $distance ->
    [0] where you are
    [one] next to you
   *[other] { $distance } hexes away
}
reason-any = An AI sees no difference between these, and takes one by chance.
reason-strikes = From where you stand it reaches { $struck }.
reason-stun = You hold { $stuns ->
    [one] a stun, and it takes
   *[other] { $stuns } stuns, and each takes
} the room of a card.
reason-choose = { $kind ->
    [defence] It guards you: { $foe } is { away }.
    [attack] It strikes nobody from where you stand, but { $foe }, { away }, may come closer.
   *[other] { $foe } is { away }: it makes you ready, and strikes nobody.
}
reason-keep-card = { $card } still does what you have laid it down for.
reason-instant = It fits this moment{ $cost ->
    [0] {""} and costs nothing.
   *[other] . It costs { $cost } focus; you keep { $left }.
}
reason-crash = Every other way is worse.
reason-move = { $danger ->
    [yes] An open card can strike you there, but elsewhere it is no better
   *[no] No open card strikes you there
}. { $foe } is { away } then{ $front ->
    [yes] , before you.
   *[no] .
}
reason-facing = { $front ->
    [yes] { $foe } is before you then.
   *[no] { $foe } is not before you then, and no other way is better.
}
reason-speed = { $foe } strikes with { $card } at this speed.
reason-no-blow = No open card strikes at a speed that you can choose.
reason-kamae = { $kamae } suits { $count ->
    [0] none of the cards in your hand, but your deck.
    [one] one card in your hand.
   *[other] { $count } cards in your hand.
}
reason-kamae-foe = Of these it helps { $samurai } least.
reason-draw = { $room ->
    [0] Your hand is full: as the turn ends you choose what to keep. Your deck
   *[other] Your hand has room for { $room }, and your deck
} has { $left } left then.
reason-way = { $use ->
    [stuns] Stuns take the room of cards in your hand.
    [bleeding] Bleeding costs you a card of your deck each turn.
    [card] It brings you a card.
    [focus] You keep focus for later turns.
    [foe] It harms a foe.
   *[other] The other ways bring you less now.
}
reason-least = { $why ->
    [kamae] Your kamae does not allow it.
    [cost] It costs more focus than you have.
    [copies] You hold another one.
    [status] It is no card of yours.
   *[other] Of all you hold it strikes and guards least.
}
reason-most = Of these it strikes and guards most.
reason-pay = It is worth { $price } focus; you keep { $left }.
reason-keep = Your { $left } focus is worth more later.
reason-tie = What comes first can keep the other card from its effect.
reason-target = { $nearest ->
    [yes] { $foe } is the nearest: { away }.
   *[no] The weakest of those in reach.
}
reason-search = { $yes ->
    [yes] You choose the best of the { $deck } cards in your deck.
   *[no] Nothing in your deck is worth a search.
}

## Where several ways stand at one hex, and what may be said beforehand

ways-place = The arrow is where you look when you begin. To look another way, press that first:
ways-move = The arrow is where you look then: at the nearest foe, as far as the card lets you. To look another way, press that first:
along-discard-card = A discard goes with it. Lock in and name it now, or lock in and be asked later.
said-discard-card = Discard { $said }
along-change = It changes your kamae. Lock in and say to which now, or lock in and be asked later.
along-draw = It draws cards. Lock in and say how many now, or lock in and be asked later.
along-begin-facing = With an arrow you also say which way you look. Without one you are asked next.
along-facing = With an arrow you also say which way you turn before you block. Without one you are asked when it comes to that.

## Problems

problem-only-instant = This card is added to another; it cannot be played alone.
problem-only-bushido = This card is played when a turn begins, and cannot be chosen.
problem-needs-kamae = It can only be played { picture-barred-needs-kamae }.
problem-needs-focus = It costs { $cost } focus, and you can spend { $focus }.
problem-is-forbidden = A card in play forbids it.
problem-must-take-poison = Crippling poison is in your hand: it must be your choice.
problem-does-nothing = It would have no effect now: there is nothing to take or to find.
problem-is-blocked = The attack is blocked there, whatever you pay.
problem-no-such-card = You hold no such card.
problem-one-team = All samurai are in one team. Somebody has to be a foe.
problem-not-his-weapon = { $samurai } cannot carry { $weapon } here. Choose another weapon, or agree on more weapons.
problem-deck-size-agreed = { $samurai } brings { $count } cards, and this table plays with { $agreed }. Choose another deck, or agree on another size.
problem-deck-schools = In a tournament a deck has the cards of one school at most. That of { $samurai } has some of { $schools }.
problem-deck-code = This is not the code of a deck: something in it is missing or mistyped.
problem-deck-weapon = { $count ->
    [0] The deck has no weapon. Take one.
   *[other] There are { $count } weapons in the deck; one is carried.
}
problem-deck-of-another = { $samurai } cannot play a deck of the { $owner }.
problem-deck-size = A deck has 30 or 40 cards; this one has { $count }.
problem-deck-foreign = { $card } does not belong to this hero.
problem-deck-copies = { $card } is in the deck { $count ->
    [2] twice
   *[other] { $count } times
}; { $most ->
    [one] one is allowed
   *[other] { $most } are allowed
}.
problem-deck-gold = There are { $count } gold cards in the deck; { $most } are allowed.
problem-deck-jade = There are { $count } jade cards in the deck; { $most } is allowed.

## Steps

step-terrain_placed = On { $place } now: { $terrain }.
step-search_declined = { $samurai } leaves the deck as it is.
step-placed = { $samurai } begins on { $place }.
step-prepared = { $samurai } begins with { $number ->
    [0] no prepared card.
    [one] 1 prepared card.
   *[other] { $number } prepared cards.
}
step-begins = { $samurai } face each other at { $field }.
step-turn = Turn { $turn }. The advantage is with { $leader }.
step-draw = { $samurai } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}; { $deck } left in the deck.
step-drawn = You draw { $cards }.
step-exhausted = { $samurai } has no card left to draw and is wounded: { $before } → { $after }.
step-chosen = All have chosen. The cards are turned over.
step-revealed = { $samurai } reveals { $card }{ $cost ->
    [0] .
   *[other] , for { $cost } focus.
}
step-replaced = { $samurai } plays { $card } instead of { $old }.
step-refund = { $samurai } takes back { $number } focus for the replaced card: { $after } now.
step-spend = { $samurai } spends { $number } focus, and has { $after } left.
step-speed = { $samurai } plays { $card } at speed { $speed }.
step-target = { $samurai } means { $foe } with { $card }.
step-resolve = Speed { $speed }: { $card } of { $samurai }.
step-move = { $samurai } { $moved ->
    [yes] goes from { $source } to { $target }{ $turned ->
        [yes] {" "}and turns
       *[no] {""}
    }{ $cleared ->
        [0] {""}
       *[other] , through the bamboo
    }
   *[no] { $turned ->
        [yes] turns on { $source }
       *[no] clears the bamboo beside { $source }
    }
}.
step-terrain = { $samurai } comes upon the { $terrain } on { $place }.
step-collision = { $kind ->
    [samurai] { $samurai } runs into { $foe }. The rest of { $card } is lost.
    [terrain] { $samurai } runs into an obstacle. The rest of { $card } is lost.
   *[edge] { $samurai } stumbles at the edge of the field. The rest of { $card } is lost.
}
step-attack = { $count ->
    [0] { $samurai } strikes with { $card }, and nobody is there.
   *[other] { $samurai } strikes at { $targets } with { $card }.
}
step-block = { $samurai } raises a guard at speed { $speed }: { $card }.
step-blocked = { $terrain ->
    [yes] Something stands between: the blow of { $foe } never reaches { $samurai }.
   *[no] { $samurai } is safe: the blow of { $foe } is stopped.
}
step-counter = { $samurai } strikes back with { $card }!
step-wound = { $samurai } takes { $number ->
    [one] a wound
   *[other] { $number } wounds
}{ $bleeding ->
    [0] {""}
   *[other] { $number ->
        [one] {" "}that bleeds
       *[other] { $bleeding ->
            [one] , one of which bleeds
           *[other] {" "}that bleed
        }
    }
}: { $before } → { $after } of { $limit }.
step-reduced = { $card } takes one of the wounds meant for { $samurai }.
step-stun = { $samurai } is stunned: { $stuns } of { $limit } in hand.
step-hobble = { $samurai } limps{ $number ->
    [one] .
   *[other] {" "}{ $number } times over.
}
step-uncovered = { $samurai } is hidden no more.
step-poison = { $foe } poisons { $samurai }: { $poison }.
step-poison_over = { $samurai } shakes off the { $poison }.
step-poison_out = Crippling poison comes out of the deck of { $samurai }, and is gone.
step-focus = { $samurai }: focus { $before } → { $after }.
step-kamae = { $samurai } stands in { $after } now.
step-advantage = { $samurai } takes the advantage.
step-addition = { $samurai } adds { $card } to { $on }.
step-bushido = { $samurai } follows the Bushido: { $card }.
step-stays = { $card } of { $samurai } stays in play.
step-removed = { $card } of { $samurai } leaves play.
step-named = { $samurai } names { $named }: nobody plays it this turn.
step-push = { $foe } pushes { $samurai } from { $source } to { $target }.
step-pull = { $foe } pulls { $samurai } from { $source } to { $target }.
step-held = { $samurai } does not give way.
step-turned = { $foe } turns { $samurai } on { $place }.
step-swap = { $samurai } changes places with { $foe }.
step-bleeds = { $number ->
    [one] A wound of { $samurai } begins to bleed.
   *[other] { $number } wounds of { $samurai } begin to bleed.
}
step-bandaged = The wounds of { $samurai } bleed no more.
step-cured = { $samurai } recovers: { $stuns ->
    [0] {""}
    [one] 1 stun put away
   *[other] { $stuns } stuns put away
}{ $others ->
    [0] .
   *[other] { $stuns ->
        [0] {""}
       *[other] , and{" "}
    }{ $others } other ills gone.
}
step-cancelled = Cancelled: the { $what } of { $samurai }.
step-discard = { $samurai } discards { $cards }.
step-goes_through = { $samurai } looks for a fitting card in the hand.
step-discard_hidden = { $samurai } discards { $number ->
    [one] 1 card
   *[other] { $number } cards
}, face down.
step-top_discarded = { $samurai } loses the top card of the deck ({ $reason }); { $deck } left.
step-top_seen = The card you lost is { $card }.
step-turned_up = The discards of { $samurai } are turned up: { $cards }.
step-taken = { $samurai } takes a card from the { $pile }.
step-taken_open = { $samurai } takes { $card } from the discard pile.
step-taken_seen = The card taken is { $card }.
step-found_nothing = { $samurai } takes nothing from the { $pile }.
step-looks = { $samurai } looks at the hand of { $foe }.
step-looked = { $count ->
    [0] There is nothing to see.
   *[other] You see { $cards }, of { $samurai }.
}
step-shuffled_in = { $samurai } shuffles { $number ->
    [0] the deck
    [one] 1 card into the deck
   *[other] { $number } cards into the deck
}: { $deck } there.
step-fall = { $reason ->
    [execution] { $samurai } is executed.
    [stuns] { $samurai } can take no more, and sinks to the ground.
   *[wounds] { $samurai } falls.
}
# How long a fight has taken.
turns-taken = { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
step-over = { $result ->
    [draw] They have fallen together. Nobody has won.
   *[won] { $count ->
        [one] { $winners } is left standing, after { turns-taken }.
       *[other] { $winners } have won, after { turns-taken }.
    }
}

## Outcomes

outcome-won = { $count ->
    [one] { $winners } has won in turn { $turn }.
   *[other] { $winners } have won in turn { $turn }.
}
outcome-draw = All have fallen together, in turn { $turn }.
outcome-resigned = { $samurai } has given up. { $count ->
    [0] {""}
    [one] { $winners } has won.
   *[other] { $winners } have won.
}

## Rules, chapter by chapter, in reading order

rules-overview-title = The duel in short
rules-overview =
    Two to four samurai fight on a field of hexes. Each turn everybody lays **one card face down**; all are turned over together and resolved **from the highest speed down**: steps and turns, blocks, attacks.

    An attack strikes certain hexes, seen from where you stand and look when it is resolved. Who stands there is hit, unless he has moved away or blocks **at exactly that speed**.

    {""}**Five wounds** are a defeat, and so are **five stuns** in your hand. Every card that you should draw and cannot is a wound. The last samurai standing (or the last team) wins.

    Your **kamae** decides what your cards can do; **focus** pays for the rest.

rules-turn-title = A turn, step by step
rules-turn =
    1. **Draw** a card. Whoever has a bleeding wound discards the top card of his deck first. Then Bushido cards may be played.
    2. **Choose** a card of your hand, face down. You must stand in the kamae it needs and hold the focus it costs.
    3. **Reveal** all cards. Costs are paid. Then, from the bottom of the advantage track up: instant replacements, and speeds where a card has a span of them. Who needs a target names it.
    4. **Resolve** from the highest speed down. At a tie defences come first, then attacks, then meditations, then core cards; within a type weapon cards come last. If still tied, whoever is higher on the advantage track chooses when his is resolved. Parts of a card under a line have a speed of their own.
    5. **Discard** what was played, face up. Hobbles and poisons turn a quarter, a shrine gives 1 focus to those beside it, and hands are cut to five.

    Your **core** card and your **weapon** card are always in your hand, do not count there, and come back every turn.

rules-cards-title = Reading a card
rules-cards =
    The number is its **speed**. A span (7-3) lets you choose at the reveal. A card is resolved from top to bottom.

    {""}**White** arrows are optional, **black** ones mandatory. All steps of one arrow go in the same direction, all its turns to the same side. Mix steps and turns of one line as you like.

    A **coloured** line counts only in that kamae, and then it must be done: red Aggression, green Balance, yellow Determination. A line with **focus** may be paid for. Of several ways joined by OR one is chosen; one in the colour of your kamae must be.

    In a **grid** you stand at the foot, looking up. What comes after SUCCESS happens only if the attack above has reached somebody, or the block above has stopped an attack.

    {""}**Instants**: one a turn, on a card of another type, never on core or weapon cards. A replacement takes the place of your revealed card; an addition is played when the card says so, or after your card.

rules-moving-title = Moving and colliding
rules-moving =
    You never step willingly onto terrain, samurai or off the field. A black step takes a free hex if there is one. If there is none, you **collide**: the rest of your card is lost.

    - Off the field: a stun.
    - Terrain: what it does, and you stay where you were.
    - A samurai: you discard a card, and both of you are stunned.

    Being **pushed** moves you away from the attacker in a straight line, and stops at edges and samurai. If several hexes are possible, the attacker chooses.

    On a **large field**, if you began the turn more than six hexes from every foe, a core card moves you up to three hexes in any directions, turns included, until a foe is six away.

rules-striking-title = Attack and block
rules-striking =
    {""}**Strike at any cost**: who plays an attack must try to hit. If some way, step, kamae or focus brings a foe onto an attacked hex, only those are offered.

    Each attacked hex is judged alone. It is **blocked** if a block of the same speed lies on it, on the attacker’s hex, or on every shortest way between. Terrain blocks at every speed, but that is no success.

    After a block of your own you may **strike back** where your card names the attack’s speed: with an attack card that is no faster than your defence. Then instants, then what your card does on a success.

    Allies are hit, too.

rules-harm-title = Wounds, stuns, hobbles, poison
rules-harm =
    {""}**Bleeding wound**: a wound; while you have any, you discard the top card of your deck at the start of each turn.

    {""}**Stun**: a card in your hand that does nothing when played. It counts for the limit and is only gone when played.

    {""}**Hobble**: your cards are slower by 1, never below 1, for four ends of turn.

    {""}**Execution**: defeat at once.

    {""}**Poisons**, each once a game for whoever uses them: crippling poison goes into your top five cards and must be your next choice once you hold it; in the mist of confusion chance chooses your card; haemorrhagic toxin takes your top card each turn; under paralysing toxin kamae and focus stay as they are; virulent poison lowers your wound limit by 1.

rules-kamae-title = Kamae and focus
rules-kamae =
    A **kamae** is the stance you fight in. A **change** of kamae goes along the branches of your hero’s tree; some can be gone one way only. A focus point on the way gives 1 focus, and the branch that leads out of it is free. Where no new kamae can be reached, you return and keep the focus.

    A **switch** goes straight to a kamae, never to Neutral unless the card says so, and brings no focus.

    You never have more than 3 focus.

rules-fields-title = Fields and terrain
rules-fields =
    The **Snowy Clearing** and the **Burning Village** are those of the box. The **Riverside** and the **Temple Garden** are ours, and so is how boards are joined to the **Long Road** and the **Great Plain**.

    Who is forced onto terrain takes a stun and goes back. Besides: **bamboo** hobbles, and is cleared when somebody steps into it or a wounding attack strikes it; a **burning cart** wounds; a **shrine** gives focus to those beside it. A **fallen samurai** may be entered: a stun, and all focus is lost. A **boat** is a hex like any other. Rocks, cherry trees and torii pillars just stand there.

rules-decks-title = Decks, weapons, teams
rules-decks =
    Each hero has a **signature deck** of 30. A table agrees on **30 or 40 cards** for everybody; with 40 the signature deck has ten more. A **tournament** is played with 40 cards, and with those of one school at most. Decks of 40 in the spirit of one of the three **schools** add to it by the rules for building decks: up to three copies of a wood card, two of a steel card, one of a gold card (eight in all), and one jade card.

    You may build **a deck of your own** by the same rules, with 30 or 40 cards and a weapon: `/{ command-deck } { command-new }` begins one, and in the lobby it is among the decks that you choose from. Deck lists are open once the duel has begun.

    A hero may carry any weapon of his own. A table may open Bo, Sai, Kama and Tonfa, which no hero owns, to everybody, or all weapons.

    In **teams** you win together, the fallen too. Everybody in *No team* fights for himself.

rules-tips-title = Advice for the first duels
rules-tips =
    Look where the other one **can be**, not where he is. Strike where he must go.

    A block is only as good as its speed. When his card lies open, you choose yours.

    Slow cards draw and heal; fast ones decide. When you cannot be reached, draw.

    Watch your deck: at its end every turn wounds you.

## Rulings, where the book is silent

ruling-1 = Strike at any cost: if some option (ways, steps, kamae, focus) puts a foe on an attacked hex, only such options are legal. Blocks that lie open are ignored, allies do not count; nobody must strike harder or faster than he needs to.
ruling-2 = A blocked attack loses the attack and its success; the rest of the card is resolved.
ruling-3 = Dirt Throw, Mountain Switch and Misdirection succeed when they have reached somebody. What is no attack cannot be blocked.
ruling-4 = Colours are read when the card comes to them; another speed in a kamae is read at the reveal.
ruling-5 = Each hobble lowers every speed of a card by 1; several add up, and a speed of 0 stays 0. They slow cards revealed from the next turn on. The turn in which you get a hobble counts as one of its four.
ruling-6 = Pushed or pulled against an edge or a samurai one just stops, and a push that moves nobody is no success. The first terrain ends it and has its effect: on a fallen samurai one stays, from other terrain one goes back; boats and the gate of a torii do not end it. The pushed one’s own card goes on.
ruling-7 = Blocked hexes stay where they were laid; those of whoever falls are gone.
ruling-8 = Discard goes in its three steps for everybody, whatever else says.
ruling-9 = A counter card pays its costs and is at most as fast as the defence was played; its later parts are resolved at once. Instants are not added to it.
ruling-10 = A card taken and played by Dragon Reflection or Reflection Pool must be playable, pays its costs, names its target, is the turn’s instant, and is resolved at once as far as its speed has passed; a foe’s card goes back to the foe. What forbids replacements forbids this.
ruling-11 = Burning Instinct and Duty shuffle in hand and discard pile only; stuns stay.
ruling-12 = Bushido cards are played after drawing, from the bottom of the track up, lie before their owner until Discard, and are then discarded face up.
ruling-13 = Discarding with no card left: one goes on. Victims choose what they discard; who forces a kamae chooses it, and focus found on the way is the victim’s.
ruling-14 = A switch to any kamae means another one than now, unless the card needs the one you are in.
ruling-15 = Bamboo may be stepped into willingly: you are put back, the step is spent and the bamboo gone; stun and hobble are for those who were forced.
ruling-16 = If all fall together, it is a draw.
ruling-17 = Heavy Armour takes one wound whenever two or more come at once; bleeding ones count, and its owner says which stays.
ruling-18 = “Bleed” on a card without a grid: a wound that is there begins to bleed. With Idle Strike it is the one just dealt.
ruling-19 = Your own blocks do not stop your own counter. A block on the attacker’s hex saves everybody he would hit, but is a success only for the samurai who blocks.
ruling-20 = Sight as printed: from one of the two front corners to any corner; terrain straight ahead shuts out everything. Fallen samurai and boats do not.
ruling-21 = Broad Block: one speed beyond either end, still one speed.
ruling-22 = After a success, foe means everybody who was hit, an ally too.
ruling-23 = An instant without a grid names its target when it is played, other cards at the reveal. Range and sight are looked at when the line is reached.
ruling-24 = After a block: counter, instants that follow a block, the defender’s success, the rest of his card, instants that follow a whole card, then what is left of the attacker’s card.
ruling-25 = One direction means the arrow as seen from your front, which turns with you.
ruling-26 = Dark Bargain: who plays it picks the foe’s card too. Any search shuffles the deck searched.
ruling-27 = Pushed out of line the distance must grow, and the attacker picks the hex.
ruling-28 = Cards discarded by effects and collisions lie face up, those for bleeding and the hand limit face down.
ruling-29 = A played stun goes back to the box; it has no speed. Everybody may know how many stuns a samurai holds.
ruling-30 = Crippling poison counts for the hand limit and cannot be discarded.
ruling-31 = On the large field moving “at once” ends the line, rotations included, as soon as a foe is six hexes away.
ruling-32 = Deck lists are open, whatever is in a hand is not. Whoever could have an instant, as far as everybody can see, is asked. Prepared cards are asked of those whose list has some.
ruling-33 = Terrain may not be placed where somebody starts, nor so that it cuts the field in two.
ruling-34 = A card with a span of speeds blocks at the speed chosen, lowered by hobbles.
ruling-35 = The gate between two torii pillars is free; fallen heroes leave the field.
ruling-36 = Where several decide the same thing one after the other and nothing else is said, they do so down the advantage track: so everybody names a card for Righteousness, and chooses what to discard. In fights against AI opponents the printed advantage is the order.
ruling-37 = A search may be declined only where it is optional. Who declines does not see the deck, and does not shuffle it.
ruling-38 = What chance takes from a hand it takes among the cards, not among their kinds: in mist of confusion copies and stuns count each.
ruling-39 = Who chooses the hex to begin on chooses also which way to look.
ruling-40 = After Honour named attacks, an attack may still be played as a counter. A card that Righteousness named may not.
ruling-41 = Focus cannot be paid for what is seen to do nothing: a search where nothing can be found, focus from a foe who has none, more wounds where a block lies.
ruling-42 = A table agrees on 30 or 40 cards for everybody. With 40 the signature deck has ten more of the hero’s own and of basic cards. In a tournament it has none of the schools’ cards, and a deck of one’s own those of one school at most.
ruling-43 = Weapons that no hero carries (Bo, Sai, Kama, Tonfa) are for everybody where the table opens them; it may also open all weapons.

## Pictures

picture-turn = Turn { $turn }
picture-setup = Before the duel
picture-phase-setup = Everybody takes a place
picture-phase-draw = Cards are drawn
picture-phase-choose = Everybody chooses a card
picture-phase-reveal = The cards are turned over
picture-phase-resolve = Fastest first
picture-phase-discard = The turn ends
picture-phase-over = The duel is over
picture-step-begins = The duel begins
picture-step-terrain-placed = Placed: { $terrain }
picture-step-placed = { $samurai } takes a place
picture-step-prepared = { $samurai } is prepared
picture-step-turn = Turn { $turn }
picture-step-draw = { $samurai } draws { $number ->
    [one] a card
   *[other] { $number } cards
}
picture-step-drawn = You draw cards
picture-step-exhausted = { $samurai } is exhausted
picture-step-chosen = All have chosen
picture-step-revealed = { $samurai }: { $card }
picture-step-replaced = { $samurai }: { $card } instead
picture-step-refund = { $samurai } takes focus back
picture-step-spend = { $samurai } spends { $number } focus
picture-step-speed = { $card } at speed { $speed }
picture-step-target = { $samurai } means { $foe }
picture-step-resolve = Speed { $speed }: { $card }
picture-step-move = { $moved ->
    [yes] { $samurai } moves
   *[no] { $samurai } turns
}
picture-step-terrain = { $samurai } comes upon the { $terrain }
picture-step-collision = { $samurai } runs into it
picture-step-attack = { $card } { $count ->
    [0] strikes the air
   *[other] strikes at { $targets }
}
picture-step-block = { $samurai } guards at { $speed }
picture-step-blocked = { $terrain ->
    [yes] Something stops { $card }
   *[no] { $samurai } stops { $card }
}
picture-step-counter = { $samurai } strikes back
picture-step-wound = { $samurai } is wounded
picture-step-reduced = Armour saves { $samurai } a wound
picture-step-stun = { $samurai } is stunned
picture-step-hobble = { $samurai } limps
picture-step-uncovered = { $samurai } is hidden no more
picture-step-poison = { $samurai }: { $poison }
picture-step-poison-over = { $samurai } shakes off the poison
picture-step-poison-out = The poison comes out
picture-step-focus = Focus of { $samurai }
picture-step-kamae = { $samurai }: { $after }
picture-step-advantage = { $samurai } takes the advantage
picture-step-addition = { $samurai } adds { $card }
picture-step-bushido = Bushido: { $card }
picture-step-stays = { $card } stays in play
picture-step-removed = { $card } leaves play
picture-step-named = Nobody plays { $named }
picture-step-push = { $samurai } is pushed
picture-step-pull = { $samurai } is pulled
picture-step-held = { $samurai } does not give way
picture-step-turned = { $samurai } is turned
picture-step-swap = { $samurai } and { $foe } change places
picture-step-bleeds = { $samurai } bleeds
picture-step-bandaged = { $samurai } bleeds no more
picture-step-cured = { $samurai } recovers
picture-step-cancelled = { $samurai }: { $what } cancelled
picture-step-discard = { $samurai } discards { $number ->
    [one] a card
   *[other] { $number } cards
}
picture-step-goes-through = { $samurai } goes through the hand
picture-step-discard-hidden = { $samurai } discards { $number ->
    [one] a card
   *[other] { $number } cards
}
picture-step-top-discarded = { $samurai } loses a card
picture-step-top-seen = You lose { $card }
picture-step-turned-up = The discards of { $samurai }
picture-step-taken = { $samurai } takes a card
picture-step-taken-open = { $samurai } takes { $card }
picture-step-taken-seen = It is { $card }
picture-step-search-declined = { $samurai } does not search
picture-step-found-nothing = Nothing for { $samurai }
picture-step-looks = { $samurai } looks at a hand
picture-step-looked = { $count ->
    [0] Nothing is there
   *[other] You look at { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
picture-step-shuffled-in = { $samurai } shuffles cards in
picture-step-fall = { $samurai } { $reason ->
    [execution] is executed
    [stuns] cannot go on
   *[other] falls
}
picture-step-over = { $count ->
    [0] Nobody is left standing
    [one] { $winners } wins
   *[other] { $winners } win
}

## What a card says

says-sentence = { $text }.
says-section = { $heading } – { $text }
says-line-next = { $one }; { $other }
says-or = { $one } or { $other }
says-or-next = { $one }, { $other }
says-beside = { $one } and { $other }
says-besides = { $one }, and { $other }
says-then = { $one }, then { $other }
says-either = either { $text }
says-or-else = { $one }, or { $other }
says-cost = it costs { $focus } focus
says-prepared = it can be prepared before the first turn
says-instant-addition = instant: add it to a card of another type { $when }
says-instant-replacement = instant: play it in place of a card of another type
says-instant-reaction = { $bushido ->
    [yes] bushido instant
   *[no] instant
}: play it { $when }
says-when-at-end = once that is resolved
says-when-turn-start = when a turn begins
says-when-before-card = before that is resolved
says-when-after-card = right after that is resolved
says-when-block-speed = when you choose the speed of a block
says-when-attack-success = when your attack hits
says-when-block-success = when your block stops an attack
says-required = only in { $kamae }
says-reach = { $all ->
    [yes] it means all foes in sight, up to { $reach } hexes away
   *[no] the target must be in sight, up to { $reach } hexes away
}
says-alternative = speed { $speed }
says-unblockable = it cannot be blocked
says-stays = { $turns ->
    [0] it stays in play
    [one] it stays for 1 turn
   *[other] it stays for { $turns } turns
}
says-removable = anybody may remove it for { $focus } focus at the end of a turn
says-split = at speed { $speed }
says-success = { $speed ->
    [0] on success
   *[other] on success at speed { $speed }
}
says-for-focus = for { $focus } focus: { $text }
says-in-kamae = in { $kamae }: { $text }
says-only-for-focus = { $text } (for { $focus } focus)
says-only-in-kamae = { $text } (only in { $kamae })
says-when-wounded = when you take { $wounds } wounds or more at once: { $text }
# Whom something is done to, where it is not you.
says-who = { $who ->
    [foe] the foe
    [foes] every foe
    [all] everybody
   *[others] everybody else
}
says-whose = { $who ->
    [foe] the foe’s
    [foes] every foe’s
    [all] everybody’s
   *[others] everybody else’s
}
says-walk = { $who ->
    [self] { $must ->
        [yes] step
       *[no] you may step
    }
   *[other] { says-who } { $must ->
        [yes] steps
       *[no] may step
    }
} { $number ->
    [one] {""}
   *[other] { $must ->
        [yes] { $number } hexes {""}
       *[no] up to { $number } hexes {""}
    }
}{ $where }
says-anywhere = in any direction
says-direction-F = forward
says-direction-FR = front right
says-direction-BR = back right
says-direction-B = back
says-direction-BL = back left
says-direction-FL = front left
says-rotate = { $must ->
    [yes] turn { $number ->
        [one] once
       *[other] { $number } times
    }
   *[no] you may turn { $number ->
        [one] once
       *[other] up to { $number } times
    }
}
says-counter = strike back at speed { $speeds }
says-block = block { $where }
says-attack = { $text }
says-area = { $text } (not an attack: no block stops it)
says-hit = { $what } { $where }
says-instead = { $what } there instead
says-ring = all round, two hexes away
says-place-F = in front
says-place-FR = front right
says-place-BR = back right
says-place-B = behind
says-place-BL = back left
says-place-FL = front left
says-place-F2 = two ahead
says-place-F2R = two ahead to the right
says-place-F2L = two ahead to the left
says-place-FR2 = two to the front right
says-place-FL2 = two to the front left
says-place-F3 = three ahead
says-impact-wound = { $number }{ $more ->
    [yes] {" "}more
   *[no] {""}
} { $number ->
    [one] wound
   *[other] wounds
}
says-impact-bleed = { $number ->
    [one] a bleeding wound
   *[other] { $number } bleeding wounds
}
says-impact-kill = an execution
says-impact-stun = { $number ->
    [one] a stun
   *[other] { $number } stuns
}
says-impact-hobble = { $number ->
    [one] a hobble
   *[other] { $number } hobbles
}
says-impact-push = a push of { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-impact-turn = { $number ->
    [one] a turn to one side
   *[other] { $number } turns to one side
}
says-impact-swap = you change places with the samurai
says-impact-focus = a loss of { $number } focus
says-any-card = a card
says-cards = { $kinds }{ $number ->
    [one] card
   *[other] cards
}{ $but }
says-kind-of-cards = { $kind }{" "}
says-other-than = {" "}other than { $kind }
says-switch = { $who ->
    [self] switch to { $any ->
        [yes] any other kamae
       *[no] { $kamae }
    }
   *[other] { $any ->
        [yes] you set { says-whose } kamae
       *[no] { says-who } switches to { $kamae }
    }
}
says-change = change { $who ->
    [self] kamae
   *[other] { says-whose } kamae
} along { $up-to ->
    [yes] up to {""}
   *[no] {""}
}{ $number ->
    [one] 1 branch
   *[other] { $number } branches
}
says-status = { $who ->
    [self] take
   *[other] { says-who } gets
} { $what }
says-status-stun = a stun
says-status-hobble = a hobble
says-status-poison = a poison
says-cancel = { says-whose } { $what ->
    [move] movement is cancelled
    [rot] rotations are cancelled
   *[other] card is cancelled
}
says-focus = { $who ->
    [self] { $gains ->
        [yes] gain
       *[no] lose
    }
   *[other] { says-who } { $gains ->
        [yes] gains
       *[no] loses
    }
} { $amount } focus
says-steal-focus = take { $number } focus from { says-who }
says-keep-focus = { $number ->
    [0] { $who ->
        [self] lose all focus
       *[other] { says-who } loses all focus
    }
   *[other] { $who ->
        [self] keep
       *[other] { says-who } keeps
    } at most { $number } focus
}
says-draw = { $who ->
    [self] draw
   *[other] { says-who } draws
} { $up-to ->
    [yes] up to {""}
   *[no] {""}
}{ $number } { $cards }
says-discard = { $who ->
    [self] discard
   *[other] { says-who } discards
} { $number } { $cards }
says-take = { $who ->
    [self] { $may ->
        [yes] you may take
       *[no] take
    }
    [foe] { $may ->
        [yes] you may pick
       *[no] pick
    }
   *[other] { says-who } { $may ->
        [yes] may take
       *[no] takes
    }
} { $number } { $cards } { $place ->
    [deck] { $who ->
        [self] from your deck
        [foe] from the foe’s deck for the foe’s hand
       *[other] from their own deck
    }
    [top3] { $who ->
        [self] from your top three cards
        [foe] from the foe’s top three cards for the foe’s hand
       *[other] from their own top three cards
    }
   *[discard] { $theirs ->
        [yes] from the foe’s discards
       *[no] { $who ->
            [self] from your discards
           *[other] from their own discards
        }
    }
}
says-shuffle = { $who ->
    [self] shuffle
   *[other] { says-who } shuffles
} { $number ->
    [0] hand and discards
   *[other] { $up-to ->
        [yes] up to {""}
       *[no] {""}
    }{ $number } { $cards } from hand
} into the deck
says-look = look at { says-whose } hand
says-wound = { says-who } takes { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}
says-bleed = { $this ->
    [yes] the wound bleeds
   *[no] { $number ->
        [one] one
       *[other] { $number }
    } of { says-whose } wounds bleeds
}
says-unbleed = bandage all bleeding wounds
says-cure = put away { $number ->
    [0] all stuns, and the hobbles and poisons before you
   *[other] { $up-to ->
        [yes] up to {""}
       *[no] {""}
    }{ $number } stuns
}
says-push = push { says-who } { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-pull = pull { says-who } { $number ->
    [one] 1 hex
   *[other] { $number } hexes
}
says-turn = turn { says-who } { $number ->
    [one] once
   *[other] { $number } times
}
says-advantage = take the advantage
says-replace-with = play what you took at once instead of this card
says-reduce = { $number ->
    [one] one wound is spared
   *[other] { $number } wounds are spared
}
says-widen = { $number ->
    [one] your block may be one speed faster or slower
   *[other] your block may be { $number } speeds faster or slower
}
says-name = { $who ->
    [self] name
   *[other] { says-who } names
} { $what }
says-face-up = { $who ->
    [self] your
   *[other] { says-whose }
} discards are turned face up
says-rule-discards-face-up = cards are discarded face up
says-rule-no-additions = no instants may be added to a card
says-rule-no-replacements = none may be played in place of a card
says-rule-no-copies-of-own-face-up-discards = nobody plays a card of which he has a copy open among his discards
says-rule-no-exhaustion-wounds = an empty deck does not wound { $only-you ->
    [yes] you
   *[no] anybody
}
says-rule-no-forced-discard = nobody makes others discard
says-rule-no-look = nobody looks at a hand
says-rule-no-named = nobody plays what was named{ $this-turn ->
    [yes] {" "}this turn
   *[no] {""}
}

picture-reach = Reaches { $who }
picture-ally = your ally { $who }
# Below a hand: what the others may still play
caption-kind = { $count } { $kind }
caption-foe = -# **{ $foe }** holds { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}{ $stuns ->
    [0] {""}
    [one] {" "}and 1 stun
   *[other] {" "}and { $stuns } stuns
}. { $unseen } cards of his deck are unseen: { $kinds }.

# Marks in the pictures by which somebody decides
sign-strike = Your card may strike here
sign-block = Your card may block here
sign-step = Your card may take you here
sign-menace = A foe may strike here; the spearhead comes from his side
sign-focus = Focus, filled in as far as you have it
sign-stays = A card that stays in play, such as armour
sign-wounds = Wounds; you can still take the hollow ones

# An attack that lies open, on a picture by which somebody decides
picture-open-attack = { $reaches ->
    [no] { $card } ({ $speed }) cannot reach you
   *[yes] { $choosing ->
        [no] { $card } ({ $speed }) can reach you
       *[yes] { $card } can reach you: { $stops ->
            [yes] speed { $speed } stops it
           *[no] it comes at { $speed }
        }
    }
}
picture-no-reach = Reaches nobody from here
picture-barred-only-instant = instant only
picture-barred-only-bushido = as turns begin
picture-barred-needs-kamae = in { $needs }{ $either ->
    [yes] {" "}or { $or }
   *[no] {""}
}
picture-barred-needs-focus = costs { $cost } focus
picture-barred-is-forbidden = forbidden
picture-barred-must-take-poison = poison first
picture-cover = Two blades, one breath · 2 to 4
picture-ended = { $ended ->
    [called-off] The duel was called off
   *[resigned] The duel was given up
}

## A turn that has ended

each-played = { $first }: { $second }
each-blocks = { $first } the blow of { $second }
each-blows = { $first } struck { $second }
each-wounds = { $first } { $second ->
    [one] a wound
   *[other] { $second } wounds
}
problem-last-wound = One more wound fells you, and { $count ->
    [one] an attack of { $foes } lies open.
   *[other] attacks of { $foes } lie open.
}
ended-played = **Turn { $turn }, who did what.** { $count ->
    [0] Nobody played a card.
   *[other] { $played }.
}
ended-cost = **What it cost.** { $hurt ->
    [0] Nobody was wounded.
   *[other] { $wounds }.
}{ $struck ->
    [0] {""}
   *[other] {" "}{ $blows }.
}{ $blocked ->
    [0] {""}
   *[other] {" "}Blocked: { $blocks }.
}{ $falls ->
    [0] {""}
   *[other] {" "}Fallen: { $fallen }.
}
ended-following = **Next.** Turn { $turn }; { $leader } has the advantage.

## What turned the duel, in the message and in the last picture

turning-fell = Turn { $turn }: { $samurai } fell{ $reason ->
    [stuns] {" "}with a hand full of stuns.
    [execution] {" "}by an execution.
   *[wounds] { $struck ->
        [yes] {" "}to { $foe }, by { $card }.
       *[no] .
    }
}{ $dry ->
    [0] {""}
   *[other] {" "}{ $dry } of { $limit } wounds came from drawing with an empty deck{ $bled ->
        [0] .
        [one] , and bleeding had taken one card of the deck.
       *[other] , and bleeding had taken { $bled } cards of the deck.
    }
}
picture-when-fell = Turn { $turn }
picture-turning-fell = { $dry ->
    [0] { $reason ->
        [stuns] { $samurai } falls: too many stuns
        [execution] { $samurai } is executed
       *[wounds] { $struck ->
            [yes] { $samurai } falls to { $foe }
           *[no] { $samurai } falls: too many wounds
        }
    }
   *[other] { $samurai } falls: { $dry } of { $limit } wounds, empty deck
}
turning-blow = Turn { $turn }: { $card } of { $samurai } gave { $foe } { $number ->
    [one] a wound.
   *[other] { $number } wounds.
}
picture-when-blow = Turn { $turn }
picture-turning-blow = { $samurai }: { $number ->
    [one] a wound
   *[other] { $number } wounds
} for { $foe }
turning-close = { $left ->
    [one] One more wound would have felled { $samurai }.
   *[other] { $left } more wounds would have felled { $samurai }.
}
picture-when-close = How near
picture-turning-close = { $left ->
    [one] One more wound, and { $samurai } falls
   *[other] { $left } more wounds, and { $samurai } falls
}
each-left = { $first } { $second }
turning-stopped = It ended { $turn ->
    [0] before the first turn
   *[other] in turn { $turn }
}. { $count ->
    [0] Nobody stood.
   *[other] Wounds left to bear: { $left }.
}
picture-when-stopped = { $turn ->
    [0] The start
   *[other] Turn { $turn }
}
picture-turning-stopped = { $count ->
    [0] Nobody stands any more
    [1] Wounds left: { $left }
    [2] Wounds left: { $left }
    [3] Wounds left: { $left }
   *[other] { $count } stand
}
try-new-field = *Try { $chosen }* leads to another field.
try-more-cards = *Try { $chosen }*: larger decks last longer.

## What stands for a picture

alt-team = { $team ->
    [crane] Team Crane
   *[tiger] Team Tiger
}: { $samurai }.
alt-turn = Turn { $turn } in { $field }.
alt-fallen = { $samurai } has fallen.
alt-samurai = { $samurai } { $placed ->
    [yes] on { $place }
   *[no] not on the field yet
}: { $wounds } of { $limit } wounds, { $focus } focus, in { $kamae }, { $hand } { $hand ->
    [one] card
   *[other] cards
} in hand{ $stuns ->
    [0] {""}
    [one] , 1 stun
   *[other] , { $stuns } stuns
}.
alt-staying = In play: { $cards }.
alt-played = Open before him: { $card }, speed { $speed }.
alt-choices = To choose from: { $choices }.
alt-card = { $card }: { $kind }, { $rank }, speed { $speed }.
