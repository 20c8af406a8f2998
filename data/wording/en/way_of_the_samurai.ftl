# Way of the Samurai

game-name = Way of the Samurai
game-short = way
progress-title = ### The way so far
progress-run = { $title }, { $mode }: { $felled ->
    [0] nobody beaten yet
    [one] one enemy beaten
   *[other] { $felled } enemies beaten
} in { $round ->
    [one] one round
   *[other] { $round } rounds
}, { $life } life and { $qi } Qi left.
records-own =
    {""}**Your record**
    - { $enemies } of { $all } enemies beaten in single fights ({ $fights ->
        [one] one win
       *[other] { $fights } wins
    })
    - Samurai Clan: { $clan ->
        [-1] not tried yet
       *[other] { $clan } beaten in the best run
    }
    - The Yoshioka dojo: { $dojo-won ->
        [1] won
       *[other] { $dojo ->
            [-1] not tried yet
           *[other] { $dojo } of { $dojo-all } beaten
        }
    }
    - The way out of the village: { $village-won ->
        [1] won
       *[other] { $village ->
            [-1] not tried yet
           *[other] { $village } of { $village-all } beaten
        }
    }
    - { $duels ->
        [one] One duel
       *[other] { $duels } duels
    } and { $three ->
        [one] one fight
       *[other] { $three } fights
    } against three won
records-server =
    {""}**This server**
    - { $enemies } of { $all } enemies beaten
    - Samurai Clan: { $clan ->
        [-1] nobody has tried yet
       *[other] { $clan } beaten by { $clan-by }
    }
    - The Yoshioka dojo: { $dojo-won ->
        [1] won by { $dojo-by }
       *[other] { $dojo ->
            [-1] nobody has tried yet
           *[other] { $dojo } of { $dojo-all } beaten by { $dojo-by }
        }
    }
    - The way out of the village: { $village-won ->
        [1] won by { $village-by }
       *[other] { $village ->
            [-1] nobody has tried yet
           *[other] { $village } of { $village-all } beaten by { $village-by }
        }
    }
game-about = Swordfights.
game-terms = Alone or 2 · 15 minutes · easy
game-pitch = One enemy, two blades, and three cards to read him. For one player against twenty-one enemies, a clan or a dojo; or for two against each other.

button-closer = Look closer: cards, piles

## Names

seat-samurai = Crane
seat-rival = Tiger
# What a sign means, in the legend.
sign-gauge-strength = High enough, it breaks many a defence.
sign-gauge-technique = High enough, it breaks the other defences.
sign-gauge-guard = As high as the number on his blow, it stops the blow.
sign-symbol-earth = Three in one exchange bring 1 Qi or a special card.
sign-symbol-water = { sign-symbol-earth }
sign-symbol-wind = { sign-symbol-earth }
sign-symbol-fire = Three in one exchange raise the wound die.
sign-symbol-void = Counts as any of the others.
sign-marker-life = Without life, one has lost.
sign-marker-qi = Pays for a card, for Guard, or for a look at his defence; without Qi a round’s end costs 2 life.
sign-marker-die = From 3 on it takes something from him, after his blow.
gauge-strength = Strength
gauge-technique = Technique
gauge-guard = Guard
symbol-earth = Earth
symbol-water = Water
symbol-wind = Wind
symbol-fire = Fire
symbol-void = Void
combo-earth = three Earth
combo-water = three Water
combo-wind = three Wind
combo-fire = three Fire
combo-each = one of each
phase-setup = Preparing
phase-round = Start of a round
phase-attack = Attack
phase-defence = Defence
phase-counter = Counter-attack
phase-combo = Combo and die
phase-end = End of the round
phase-event = On the way
phase-over = Game over

# What cards do: one message for every part of an effect.

deed-strength-plus-1 = Strength +1
deed-strength-plus-2 = Strength +2
deed-strength-plus-3 = Strength +3
deed-strength-plus-4 = Strength +4
deed-strength-plus-5 = Strength +5
deed-strength-plus-6 = Strength +6
deed-strength-plus-die = Strength + what a die shows
deed-strength-minus-1 = Strength −1
deed-strength-minus-2 = Strength −2
deed-strength-minus-3 = Strength −3
deed-strength-minus-4 = Strength −4
deed-strength-minus-5 = Strength −5
deed-strength-minus-6 = Strength −6
deed-strength-minus-die = Strength − what a die shows
deed-technique-plus-1 = Technique +1
deed-technique-plus-2 = Technique +2
deed-technique-plus-3 = Technique +3
deed-technique-plus-4 = Technique +4
deed-technique-plus-5 = Technique +5
deed-technique-plus-6 = Technique +6
deed-technique-plus-die = Technique + what a die shows
deed-technique-minus-1 = Technique −1
deed-technique-minus-2 = Technique −2
deed-technique-minus-3 = Technique −3
deed-technique-minus-4 = Technique −4
deed-technique-minus-5 = Technique −5
deed-technique-minus-6 = Technique −6
deed-technique-minus-die = Technique − what a die shows
deed-guard-plus-1 = Guard +1
deed-guard-plus-2 = Guard +2
deed-guard-plus-3 = Guard +3
deed-guard-plus-4 = Guard +4
deed-guard-plus-5 = Guard +5
deed-guard-plus-6 = Guard +6
deed-guard-plus-die = Guard + what a die shows
deed-guard-minus-1 = Guard −1
deed-guard-minus-2 = Guard −2
deed-guard-minus-3 = Guard −3
deed-guard-minus-4 = Guard −4
deed-guard-minus-5 = Guard −5
deed-guard-minus-6 = Guard −6
deed-guard-minus-die = Guard − what a die shows
deed-qi-plus-1 = +1 Qi
deed-qi-plus-2 = +2 Qi
deed-qi-plus-3 = +3 Qi
deed-qi-plus-4 = +4 Qi
deed-qi-plus-5 = +5 Qi
deed-qi-plus-6 = +6 Qi
deed-qi-plus-die = + a die’s worth of Qi
deed-qi-minus-1 = −1 Qi
deed-qi-minus-2 = −2 Qi
deed-qi-minus-3 = −3 Qi
deed-qi-minus-4 = −4 Qi
deed-qi-minus-5 = −5 Qi
deed-qi-minus-6 = −6 Qi
deed-qi-minus-die = − a die’s worth of Qi
deed-life-plus-1 = +1 life
deed-life-plus-2 = +2 life
deed-life-plus-3 = +3 life
deed-life-plus-4 = +4 life
deed-life-plus-5 = +5 life
deed-life-plus-6 = +6 life
deed-life-plus-die = + a die’s worth of life
deed-life-minus-1 = −1 life
deed-life-minus-2 = −2 life
deed-life-minus-3 = −3 life
deed-life-minus-4 = −4 life
deed-life-minus-5 = −5 life
deed-life-minus-6 = −6 life
deed-life-minus-die = − a die’s worth of life
deed-die-plus-1 = wound die +1
deed-die-plus-2 = wound die +2
deed-die-plus-3 = wound die +3
deed-die-plus-4 = wound die +4
deed-die-plus-5 = wound die +5
deed-die-plus-6 = wound die +6
deed-die-plus-die = wound die + what a die shows
deed-die-minus-1 = wound die −1
deed-die-minus-2 = wound die −2
deed-die-minus-3 = wound die −3
deed-die-minus-4 = wound die −4
deed-die-minus-5 = wound die −5
deed-die-minus-6 = wound die −6
deed-die-minus-die = wound die − what a die shows
deed-wound-1 = a level 1 wound
deed-wound-2 = a level 2 wound
deed-death = death
deed-other-strength-plus-1 = Strength +1 for the enemy
deed-other-strength-plus-2 = Strength +2 for the enemy
deed-other-strength-plus-3 = Strength +3 for the enemy
deed-other-strength-plus-4 = Strength +4 for the enemy
deed-other-strength-plus-5 = Strength +5 for the enemy
deed-other-strength-plus-6 = Strength +6 for the enemy
deed-other-strength-plus-die = Strength + what a die shows for the enemy
deed-other-strength-minus-1 = Strength −1 for the enemy
deed-other-strength-minus-2 = Strength −2 for the enemy
deed-other-strength-minus-3 = Strength −3 for the enemy
deed-other-strength-minus-4 = Strength −4 for the enemy
deed-other-strength-minus-5 = Strength −5 for the enemy
deed-other-strength-minus-6 = Strength −6 for the enemy
deed-other-strength-minus-die = Strength − what a die shows for the enemy
deed-other-technique-plus-1 = Technique +1 for the enemy
deed-other-technique-plus-2 = Technique +2 for the enemy
deed-other-technique-plus-3 = Technique +3 for the enemy
deed-other-technique-plus-4 = Technique +4 for the enemy
deed-other-technique-plus-5 = Technique +5 for the enemy
deed-other-technique-plus-6 = Technique +6 for the enemy
deed-other-technique-plus-die = Technique + what a die shows for the enemy
deed-other-technique-minus-1 = Technique −1 for the enemy
deed-other-technique-minus-2 = Technique −2 for the enemy
deed-other-technique-minus-3 = Technique −3 for the enemy
deed-other-technique-minus-4 = Technique −4 for the enemy
deed-other-technique-minus-5 = Technique −5 for the enemy
deed-other-technique-minus-6 = Technique −6 for the enemy
deed-other-technique-minus-die = Technique − what a die shows for the enemy
deed-other-guard-plus-1 = Guard +1 for the enemy
deed-other-guard-plus-2 = Guard +2 for the enemy
deed-other-guard-plus-3 = Guard +3 for the enemy
deed-other-guard-plus-4 = Guard +4 for the enemy
deed-other-guard-plus-5 = Guard +5 for the enemy
deed-other-guard-plus-6 = Guard +6 for the enemy
deed-other-guard-plus-die = Guard + what a die shows for the enemy
deed-other-guard-minus-1 = Guard −1 for the enemy
deed-other-guard-minus-2 = Guard −2 for the enemy
deed-other-guard-minus-3 = Guard −3 for the enemy
deed-other-guard-minus-4 = Guard −4 for the enemy
deed-other-guard-minus-5 = Guard −5 for the enemy
deed-other-guard-minus-6 = Guard −6 for the enemy
deed-other-guard-minus-die = Guard − what a die shows for the enemy
deed-other-qi-plus-1 = +1 Qi for the enemy
deed-other-qi-plus-2 = +2 Qi for the enemy
deed-other-qi-plus-3 = +3 Qi for the enemy
deed-other-qi-plus-4 = +4 Qi for the enemy
deed-other-qi-plus-5 = +5 Qi for the enemy
deed-other-qi-plus-6 = +6 Qi for the enemy
deed-other-qi-plus-die = + a die’s worth of Qi for the enemy
deed-other-qi-minus-1 = −1 Qi for the enemy
deed-other-qi-minus-2 = −2 Qi for the enemy
deed-other-qi-minus-3 = −3 Qi for the enemy
deed-other-qi-minus-4 = −4 Qi for the enemy
deed-other-qi-minus-5 = −5 Qi for the enemy
deed-other-qi-minus-6 = −6 Qi for the enemy
deed-other-qi-minus-die = − a die’s worth of Qi for the enemy
deed-other-life-plus-1 = +1 life for the enemy
deed-other-life-plus-2 = +2 life for the enemy
deed-other-life-plus-3 = +3 life for the enemy
deed-other-life-plus-4 = +4 life for the enemy
deed-other-life-plus-5 = +5 life for the enemy
deed-other-life-plus-6 = +6 life for the enemy
deed-other-life-plus-die = + a die’s worth of life for the enemy
deed-other-life-minus-1 = −1 life for the enemy
deed-other-life-minus-2 = −2 life for the enemy
deed-other-life-minus-3 = −3 life for the enemy
deed-other-life-minus-4 = −4 life for the enemy
deed-other-life-minus-5 = −5 life for the enemy
deed-other-life-minus-6 = −6 life for the enemy
deed-other-life-minus-die = − a die’s worth of life for the enemy
deed-other-die-plus-1 = wound die +1 for the enemy
deed-other-die-plus-2 = wound die +2 for the enemy
deed-other-die-plus-3 = wound die +3 for the enemy
deed-other-die-plus-4 = wound die +4 for the enemy
deed-other-die-plus-5 = wound die +5 for the enemy
deed-other-die-plus-6 = wound die +6 for the enemy
deed-other-die-plus-die = wound die + what a die shows for the enemy
deed-other-die-minus-1 = wound die −1 for the enemy
deed-other-die-minus-2 = wound die −2 for the enemy
deed-other-die-minus-3 = wound die −3 for the enemy
deed-other-die-minus-4 = wound die −4 for the enemy
deed-other-die-minus-5 = wound die −5 for the enemy
deed-other-die-minus-6 = wound die −6 for the enemy
deed-other-die-minus-die = wound die − what a die shows for the enemy
deed-other-wound-1 = a level 1 wound for the enemy
deed-other-wound-2 = a level 2 wound for the enemy
deed-other-death = death for the enemy
need-strength-minus-1 = Strength −1
need-strength-below-minus-1 = Strength below −1
need-strength-0 = Strength 0
need-strength-below-0 = Strength below 0
need-strength-1 = Strength 1
need-strength-below-1 = Strength below 1
need-strength-2 = Strength 2
need-strength-below-2 = Strength below 2
need-strength-3 = Strength 3
need-strength-below-3 = Strength below 3
need-strength-4 = Strength 4
need-strength-below-4 = Strength below 4
need-technique-minus-1 = Technique −1
need-technique-below-minus-1 = Technique below −1
need-technique-0 = Technique 0
need-technique-below-0 = Technique below 0
need-technique-1 = Technique 1
need-technique-below-1 = Technique below 1
need-technique-2 = Technique 2
need-technique-below-2 = Technique below 2
need-technique-3 = Technique 3
need-technique-below-3 = Technique below 3
need-technique-4 = Technique 4
need-technique-below-4 = Technique below 4
need-guard-minus-1 = Guard −1
need-guard-below-minus-1 = Guard below −1
need-guard-0 = Guard 0
need-guard-below-0 = Guard below 0
need-guard-1 = Guard 1
need-guard-below-1 = Guard below 1
need-guard-2 = Guard 2
need-guard-below-2 = Guard below 2
need-guard-3 = Guard 3
need-guard-below-3 = Guard below 3
need-guard-4 = Guard 4
need-guard-below-4 = Guard below 4

# Action cards.

text-action = { $joker ->
    [yes] One of { $deeds }; its symbol is { $symbol }.
   *[no] { $deeds } ({ $symbol }).
}
alt-lookup = { $name }.
action-falling-stone = Falling stone
action-rooted-pine = Rooted pine
action-shoulder = Shoulder
action-iron-gate = Iron gate
action-patience = Patience
action-flowing-cut = Flowing cut
action-deep-pool = Deep pool
action-reed = Reed
action-breaking-wave = Breaking wave
action-undertow = Undertow
action-swallow = Swallow
action-gust = Gust
action-feint = Feint
action-whirl = Whirl
action-sidestep = Sidestep
action-ember = Ember
action-spark = Spark
action-smoke = Smoke
action-mountain = Mountain
action-castle = Castle
action-avalanche = Avalanche
action-mirror = Mirror
action-river = River
action-tide = Tide
action-crane = Crane
action-storm = Storm
action-empty-sleeve = Empty sleeve
action-forge = Forge
action-comet = Comet
action-void = Void Joker

# Opponent cards and wounds.

opponent-still-water = Still water
opponent-crossed-blades = Crossed blades
opponent-low-stance = Low stance
opponent-open-chest = Open chest
opponent-long-reach = Long reach
opponent-iron-wall = Iron wall
opponent-thousand-eyes = Thousand eyes
opponent-heron = Heron
opponent-wheel = Wheel
opponent-last-breath = Last breath
opponent-hard = Hard Mode
wound-any = the end
wound-scratch = Scratch
wound-slash = Slash
wound-deep-cut = Deep cut
wound-blood-loss = Blood loss
wound-deadly = The deadly wound
lasting-arm = a hurt arm: Strength never above 3
lasting-rib = a broken rib: no wound die and no Fire combos any more
lasting-finger = a broken finger: Technique never above 3
lasting-belly = a cut belly: a life at the end of every round
lasting-shoulder = a broken shoulder: the wound die falls by 3
lasting-eye = a hurt eye: no Qi comes back any more
lasting-thigh = a hurt thigh: as much life as a die shows
lasting-balance = lost balance: as much Qi as a die shows
lasting-dodged = dodged, nothing happens
lasting-head = beheaded

# Enemies.

enemy-ishida = Ishida
enemy-takeshi = Takeshi
enemy-oda = Oda
enemy-kempo = Kempo
enemy-shiro = Shiro
enemy-jinno = Jinno
enemy-kratos = Kratos
enemy-leonardo = Leonardo
enemy-mugen = Mugen
enemy-sasuke = Sasuke
enemy-skull = Skull
enemy-yorha = Yorha
enemy-zoro = Zoro
enemy-afro-samurai = Afro Samurai
enemy-alucard = Alucard
enemy-bruce-lee = Bruce Lee
enemy-dante = Dante
enemy-jack = Jack
enemy-edward = Edward
enemy-helena = Helena
enemy-geralt = Geralt
enemy-clan = Clan Samurai
enemy-pupil = Yoshioka’s pupil
enemy-master = Master Yoshioka
enemy-ronin-1 = Ichiro
enemy-ronin-2 = Jiro
enemy-ronin-3 = Saburo

ability-ishida = No ability.
ability-takeshi = Without Qi you have lost: he breaks your blade.
ability-oda = The life you lose is his.
ability-kempo = Only beheading kills him. At 0 life he has 8 again and takes a level 2 wound.
ability-shiro = Every blow turns him; on his B side he wants Qi, life, a card or a level of your die.
ability-jinno = A combo brings 2 Qi instead of 1.
ability-kratos = Rounds begin with 7 cards.
ability-leonardo = When your three cards cost him life, he does not strike back.
ability-mugen = You begin with a Bushido card, at random.
ability-sasuke = Two cards leave your deck; three Fire may serve as any combo.
ability-skull = You lose 1 life at the end of every round.
ability-yorha = You begin with a special card of your choice.
ability-zoro = You may carry two weapons.
ability-afro-samurai = A combo brings 1 Qi and 1 special card.
ability-alucard = With no life left he deals you a level 1 wound before he falls.
ability-bruce-lee = He loses 1 life at the end of every round.
ability-dante = Two special cards of your choice are in your deck.
ability-jack = One Earth, one Water and one Wind are a combo too.
ability-edward = Qi for Guard counts twice.
ability-helena = You choose every special card you gain.
ability-geralt = You begin with a Bushido card, at random.
ability-clan = Endless, and weaker than he looks.
ability-pupil = One of many.
ability-master = The last of the dojo.
ability-ronin-1 = One of three.
ability-ronin-2 = One of three.
ability-ronin-3 = One of three.

# Weapons, with what they change.

weapon-katana = Katana
weapon-katana-kodachi = Katana & Kodachi
weapon-naginata = Naginata
weapon-nodachi = Nodachi
weapon-tanto = Tanto
weapon-kusarigama = Kusarigama
weapon-bokken = Bokken
weapon-yari = Yari
weapon-wakizashi = Wakizashi
weapon-kanabo-1 = Kanabo 1
weapon-kanabo-2 = Kanabo 2
weapon-kanabo-3 = Kanabo 3
weapon-masakari-1 = Masakari 1
weapon-masakari-2 = Masakari 2
weapon-tonfa-1 = Tonfa 1
weapon-tonfa-2 = Tonfa 2
weapon-sai-1 = Sai 1
weapon-sai-2 = Sai 2
weapon-nagamaki = Nagamaki
weapon-katana-tanto = Katana/Tanto
weapon-tessen = Tessen
weapon-kai = Kai
caption-weapon = -# **{ $weapon }**: { $text }
weapon-text-katana = Nothing special.
weapon-text-katana-kodachi = The die begins at 3. A counter’s level 1 wound is one of level 2.
weapon-text-naginata = +1 Guard before he strikes back. Never more than 2 Qi.
weapon-text-nodachi = Qi also buys Strength or Technique. Each life lost costs a Qi too.
weapon-text-tanto = All that he loses to you is doubled. Guard never above 2.
weapon-text-kusarigama = At Technique 4 no counter comes. Guard below 0 at a round’s end: a level 1 wound.
weapon-text-bokken = A life for a Qi at any time, never the last one.
weapon-text-yari = Three times another hand. You begin with 7 life and 4 Qi.
weapon-text-wakizashi = Draw two special cards, keep one. A level 1 wound after round 10.
weapon-text-kanabo-1 = He falls when he has no Qi. −1 Guard every round.
weapon-text-kanabo-2 = Attacks and wound cards cost him 1 life more. No Guard for Qi.
weapon-text-kanabo-3 = Two lives at once bring you 2 Qi. −1 Technique every round.
weapon-text-masakari-1 = Guard may become Strength, one for one.
weapon-text-masakari-2 = Once a round a card’s Technique is Strength. No Guard for Qi.
weapon-text-tonfa-1 = Guard may become Technique, one for one.
weapon-text-tonfa-2 = You see his defence after one card. Any wound is the end.
weapon-text-sai-1 = Once a round a card’s Strength is Technique. No Guard for Qi.
weapon-text-sai-2 = Guard 0 or less at a round’s end: 1 Qi. −1 on a gauge every round.
weapon-text-nagamaki = A Qi for any card of your discard pile. His defence is never seen early.
weapon-text-katana-tanto = Every round the Katana (Guard for Qi twice) or the Tanto (Qi for 2 Strength).
weapon-text-tessen = Another place every round; die levels buy rolls there.
weapon-text-kai = The die wounds at 4, and deeply at 5. You begin with 2 Qi.
side-katana = the Katana
side-tanto = the Tanto

# Places, weather and the rest.

place-bridge = the Bridge
place-forest = the Forest
place-rice-field = the Rice Field
place-mountain = the Mountain
place-bamboo = the Bamboo Forest
place-cliff = the Cliff
place-none = no place
weather-none = no weather
weather-wind = Wind
weather-rain = Rain
weather-snow = Snow
weather-thunder = Thunderstorm
weather-text-wind = Every combo costs a life. Strength −2 at a round’s end: a life. No level 2 wound for him.
weather-text-rain = No early sight. Technique −2 at a round’s end costs a life. To buy a card, lay one down first.
weather-text-snow = Every round costs a life or a Qi. A level 2 wound wins the fight.
weather-text-thunder = All Qi costs are doubled. Guard −2 at a round’s end is defeat.
mode-fight = A duel
mode-three = One against three
mode-clan = The Samurai Clan
mode-dojo = The Yoshioka dojo
mode-village = The way out of the village
mode-duel = Two against each other
virtue-specials = Respect
virtue-die = Courage
virtue-swap = Rectitude
virtue-technique = Loyalty
virtue-strength = Honour
virtue-breath = Benevolence
virtue-any = Honesty
virtue-text-specials = A combo brings two special cards instead of one.
virtue-text-die = Three Fire raise the wound die by 2.
virtue-text-swap = Every round, up to two cards of your first hand for others.
virtue-text-technique = Five points of Technique, to be used at any time.
virtue-text-strength = Five points of Strength, to be used at any time.
virtue-text-breath = Four times a Qi may become a life.
virtue-text-any = Any other virtue, at once.
omen-1 = the first combo of this round brings 2 life
omen-2 = in this round a Qi buys a special card
omen-3 = in this round a Qi buys two levels of the wound die
omen-4 = in this round a Qi moves the Bushido marker
omen-5 = in this round a Qi buys 2 life
omen-6 = at the end of this round, whoever has less Qi is wounded
rank-1 = A beginner: back to practice.
rank-2 = A good samurai already.
rank-3 = A great performance.
rank-4 = Fit to guard the Emperor.
rank-5 = The Way of the Samurai is in you.
event-normal-1 = A memory of the school
event-normal-2 = A deep breath
event-normal-3 = Anger
event-normal-4 = A quiet shrine
event-normal-5 = A stranger’s bandage
event-normal-6 = An arrow from the dark
event-hard-1 = A memory of the school
event-hard-2 = A deep breath
event-hard-3 = Anger
event-hard-4 = Weariness
event-hard-5 = An open wound
event-hard-6 = The blade breaks
bought-card = a card
bought-sight = a look at the defence
bought-guard = Guard
bought-place = what the place brings
bought-strength = Strength
bought-technique = Technique
bought-recall = a card from the discard pile
bought-marker = a step of Bushido
bought-special = a special card
bought-die = two levels of the wound die
bought-life = life
bought-qi = Qi
bought-gisei = a sacrifice
reward-qi = Qi
reward-special = a special card
reward-both = Qi and a special card
reward-marker = a step of Bushido
reward-die = the wound die
reward-none = nothing

stop-courtyard = Courtyard
stop-garden = Garden
stop-gallery = Gallery
stop-pond = Pond
stop-stairs = Stairs
stop-armoury = Armoury
stop-threshold = Threshold
stop-inner-room = Inner Room
stop-master = Master
stop-tree = Tree
stop-well = Well
stop-smithy = Smithy
stop-tea-house = Tea House
stop-mill = Mill
stop-shrine = Shrine
stop-market = Market
stop-granary = Granary
stop-stable = Stable
stop-ford = Ford
stop-gate = Gate

# What may be chosen.

buy-card = A card more (Qi)
buy-place = What the place brings (Qi)
buy-strength = Strength (Qi)
buy-technique = Technique (Qi)
buy-recall = A card from the discard pile (Qi)
buy-sight = See his defence first (Qi)
buy-marker = A step of Bushido (2 Qi)
trade-life = A life for a Qi
lower-strength = Guard −1, Strength +1
lower-technique = Guard −1, Technique +1
virtue-point = A point of your virtue
buy-life = A Qi for a life
omen-special = A special card (Qi)
omen-die = Two levels of the die (Qi)
omen-marker = A step of Bushido (Qi)
omen-life = 2 life (Qi)
use-life-minus-1 = 1 life
use-qi-minus-1 = 1 Qi
use-wound-1 = A level 1 wound
use-wound-2 = A level 2 wound
lose-qi = 1 Qi
lose-life = 1 life
lose-die = A level of the die
chill-life = 1 life
chill-qi = 1 Qi
way-strength-plus-1 = Strength +1
way-technique-plus-1 = Technique +1
way-guard-plus-1 = Guard +1
way-life-minus-1 = 1 life
way-qi-minus-1 = 1 Qi
guard-1 = 1 Qi for Guard
guard-2 = 2 Qi for Guard
guard-3 = 3 Qi for Guard
guard-4 = 4 Qi for Guard
guard-5 = 5 Qi for Guard
guard-6 = 6 Qi for Guard
guard-7 = 7 Qi for Guard
guard-8 = 8 Qi for Guard
guard-9 = 9 Qi for Guard
guard-10 = 10 Qi for Guard
guard-11 = 11 Qi for Guard
guard-12 = 12 Qi for Guard
row-1 = Keep the 1
row-2 = Keep the 2
row-3 = Keep the 3
row-4 = Keep the 4
row-5 = Keep the 5
row-6 = Keep the 6
foe-1 = Ichiro
foe-2 = Jiro
foe-3 = Saburo
cards-1 = 1 card more
cards-2 = 2 cards more
cards-3 = 3 cards more
strength-1 = Strength +1 (1 Qi)
strength-2 = Strength +2 (2 Qi)
strength-3 = Strength +3 (3 Qi)
strength-4 = Strength +4 (4 Qi)
strength-5 = Strength +5 (5 Qi)
strength-6 = Strength +6 (6 Qi)
lower-strength-1 = Guard −1, Strength +1
lower-strength-2 = Guard −2, Strength +2
lower-strength-3 = Guard −3, Strength +3
lower-strength-4 = Guard −4, Strength +4
lower-strength-5 = Guard −5, Strength +5
lower-strength-6 = Guard −6, Strength +6
technique-1 = Technique +1 (1 Qi)
technique-2 = Technique +2 (2 Qi)
technique-3 = Technique +3 (3 Qi)
technique-4 = Technique +4 (4 Qi)
technique-5 = Technique +5 (5 Qi)
technique-6 = Technique +6 (6 Qi)
lower-technique-1 = Guard −1, Technique +1
lower-technique-2 = Guard −2, Technique +2
lower-technique-3 = Guard −3, Technique +3
lower-technique-4 = Guard −4, Technique +4
lower-technique-5 = Guard −5, Technique +5
lower-technique-6 = Guard −6, Technique +6

## The lobby

lobby-how = Press **Begin** to fight alone, as agreed below. If a second player sits down, or an AI, you fight each other instead.
confirm-resign-ends = Give up { game-name } at table { $table }? Nobody else plays here, so the fight ends at once and is lost. This cannot be taken back.
option-mode = What is fought
option-mode-fight = One enemy
option-mode-three = Three at once
option-mode-clan = The Samurai Clan, endless
option-mode-dojo = Campaign: the Yoshioka dojo
option-mode-village = Campaign: the way out of the village
option-enemy = Enemy
option-place = Place
option-place-none = None
option-weather = Weather
option-weather-none = None
option-modules = Modules
option-modules-blood = Blood: your wounds stay
option-modules-bushido = Bushido: seven virtues
option-modules-gisei = Gisei: sacrifices for Guard
option-modules-taikyu = Taikyu: omens
option-modules-hard = Hard Mode: the double strike
option-armour = Armour (Yoroi)
option-armour-none = Nobody’s
option-armour-mine = Yours: easier
option-armour-theirs = The enemy’s: harder
option-ease = Easier
option-ease-choose = Choose one of three special cards
option-ease-die = The wound die begins at 2
option-ease-special = A special card in your deck
option-events = Events of a campaign
option-events-normal = Normal
option-events-hard = Hard
option-weapon = Weapon
option-place-bridge = Bridge
option-place-forest = Forest
option-place-rice-field = Rice Field
option-place-mountain = Mountain
option-place-bamboo = Bamboo Forest
option-place-cliff = Cliff
about-option-place-bridge = Mostly Technique; a life for a 6.
about-option-place-forest = Mostly Guard; a life for a 6.
about-option-place-rice-field = Strength, Guard or 2 Qi; a 5 or a 6 is bad.
about-option-place-mountain = Strength, or a life of the enemy’s; a 5 or a 6 costs yours.
about-option-place-bamboo = Guard up to +4; a 5 or a 6 wounds you.
about-option-place-cliff = Once: a wound for him, or, from 4 on, your death.
about-option-weather-wind = { weather-text-wind }
about-option-weather-rain = { weather-text-rain }
about-option-weather-snow = { weather-text-snow }
about-option-weather-thunder = { weather-text-thunder }
about-option-enemy-ishida = Medium, and the one to begin with. 8 life, 5 Qi. { ability-ishida }
about-option-enemy-takeshi = Medium. 5 life, 5 Qi. { ability-takeshi }
about-option-enemy-oda = Hard. 6 life, 5 Qi. { ability-oda }
about-option-enemy-kempo = Hard. 8 life, 5 Qi. Only beheading kills him: at 0 life he has 8 again, and a level 2 wound.
about-option-enemy-shiro = Hard. 8 life, 5 Qi. Every blow turns him; his B side wants Qi, life, a card or a die level.
about-option-enemy-jinno = Easy. 10 life, 4 Qi. { ability-jinno }
about-option-enemy-kratos = Easy. 11 life, 7 Qi. { ability-kratos }
about-option-enemy-leonardo = Easy. 10 life, 7 Qi. { ability-leonardo }
about-option-enemy-mugen = Medium. 10 life, 6 Qi. { ability-mugen }
about-option-enemy-sasuke = Hard. 10 life, 6 Qi. { ability-sasuke }
about-option-enemy-skull = Hard. 5 life, 5 Qi. { ability-skull }
about-option-enemy-yorha = Easy. 8 life, 6 Qi. { ability-yorha }
about-option-enemy-zoro = Hard. 10 life, 6 Qi. { ability-zoro }
about-option-enemy-afro-samurai = Easy. 9 life, 6 Qi. { ability-afro-samurai }
about-option-enemy-alucard = Medium. 8 life, 5 Qi. { ability-alucard }
about-option-enemy-bruce-lee = Hard. 22 life, 8 Qi. { ability-bruce-lee }
about-option-enemy-dante = Easy. 8 life, 7 Qi. { ability-dante }
about-option-enemy-jack = Easy. 10 life, 6 Qi. { ability-jack }
about-option-enemy-edward = Easy. 9 life, 5 Qi. { ability-edward }
about-option-enemy-helena = Medium. 9 life, 6 Qi. { ability-helena }
about-option-enemy-geralt = Medium. 11 life, 7 Qi. { ability-geralt }
about-option-weapon-katana = { weapon-text-katana } For a first fight.
about-option-weapon-katana-kodachi = { weapon-text-katana-kodachi }
about-option-weapon-naginata = { weapon-text-naginata }
about-option-weapon-nodachi = { weapon-text-nodachi } Harder.
about-option-weapon-tanto = { weapon-text-tanto }
about-option-weapon-kusarigama = { weapon-text-kusarigama } Easier.
about-option-weapon-bokken = { weapon-text-bokken } Easier.
about-option-weapon-yari = { weapon-text-yari } Easier.
about-option-weapon-wakizashi = { weapon-text-wakizashi }
about-option-weapon-kanabo-1 = { weapon-text-kanabo-1 }
about-option-weapon-kanabo-2 = { weapon-text-kanabo-2 } Easier.
about-option-weapon-kanabo-3 = { weapon-text-kanabo-3 }
about-option-weapon-masakari-1 = { weapon-text-masakari-1 }
about-option-weapon-masakari-2 = { weapon-text-masakari-2 }
about-option-weapon-tonfa-1 = { weapon-text-tonfa-1 }
about-option-weapon-tonfa-2 = { weapon-text-tonfa-2 } Harder.
about-option-weapon-sai-1 = { weapon-text-sai-1 }
about-option-weapon-sai-2 = { weapon-text-sai-2 }
about-option-weapon-nagamaki = { weapon-text-nagamaki }
about-option-weapon-katana-tanto = { weapon-text-katana-tanto }
about-option-weapon-tessen = { weapon-text-tessen }
about-option-weapon-kai = { weapon-text-kai } Harder.
about-option-mode-fight = A duel against the enemy you choose. About 15 minutes.
about-option-mode-three = Hard. Three ronin with 3 life and 2 Qi each; you choose whom to attack. About 20 minutes.
about-option-mode-clan = One after another, until you fall. About 30 minutes; your best run is kept.
about-option-mode-dojo = Medium. Four pupils and the master, by a path you choose. Stop and go on any day.
about-option-mode-village = Medium. Eleven fights on the way to the gate. Stop and go on any day.
preset-first = Recommended first fight: Ishida with the Katana
about-preset-first = Alone against one enemy without an ability. About 15 minutes. Nothing to choose before.
preset-path = With Bushido and Gisei, as we like it
about-preset-path = The same fight with virtues and sacrifices. About 20 minutes. For a second evening.
preset-clan = A run against the clan
about-preset-clan = One enemy after another until you fall. About 30 minutes. Your best run is kept.
preset-dojo = The dojo, in armour
about-preset-dojo = Four pupils, then the master, by a path you choose. Five fights; stop and go on any day.

problem-campaign-has-no-places = Campaigns know neither places nor weather.
problem-campaign-knows-no-blood = The Blood module does not go with campaigns: its wounds never heal.
problem-weather-needs-a-place = Weather needs a place under it.
problem-tessen-needs-places = The Tessen is about places: choose one, and no campaign.
problem-kempo-in-this-weather = In the wind nobody takes a level 2 wound, and without one Kempo cannot be killed.
problem-two-weapons-for-zoro = Only against Zoro are two weapons carried.
problem-weapons-for-zoro = Against Zoro two of these may be carried: { $weapons }.
problem-two-fight-each-other = Two players fight each other; everything else is for one.
problem-no-virtues-between-two = Bushido and Taikyu are for one player: the deck of virtues has one marker, and an omen would show a card of your hand. Take Blood, Gisei, or none.
problem-no-hard-mode-between-two = Hard Mode is a card of the enemy’s deck, and between two nobody uses that deck. Take Blood, Gisei, or none.
problem-both-wear-armour = Between two there is no enemy to wear armour. Choose *{ option-armour-mine }*: then both of you wear it.

## How it stands, as everybody may read it

campaign = { $stands ->
    [yes] Stop: { $stop }
   *[no] On the way
} · fight { $fight } · { $seat } with { $count ->
    [0] no weapon
   *[other] { $weapons }
}
situation = { $mode }, { $round ->
    [0] before the first round
   *[other] round { $round }
}: { $you } with { $life } life and { $qi } Qi against { $foe } with { $foe-life } life and { $foe-qi } Qi.{ $felled ->
    [0] {""}
    [one] {" "}One enemy has fallen.
   *[other] {" "}{ $felled } enemies have fallen.
}

## Who is waited for, and for what: what everybody may read

waits-play = the next card
waits-guard = how to meet the blow
waits-last = the last moment of the round
waits-way = which option to use
waits-foe-way = what the foe loses
waits-target = whom to attack
waits-combo = the reward of a combo
waits-die = whether to use the wound die
waits-special = which special card to keep
waits-lay-down = which card to lay down in the rain
waits-recall = which card to take back
waits-roll-again = which roll counts
waits-swap = which card to exchange
waits-move = where the fight moves
waits-side = which blade to use this round
waits-lost-gauge = which gauge the Sai lowers
waits-chill = what the snow takes
waits-shiro = what Shiro is given
waits-virtue = which virtue to take
waits-path = which way to go on
waits-weapon = a weapon of the dead
waits-start-card = a special card for the deck
waits-start-special = a special card for the start
waits-start-removed = a card that stays out of the deck
waits-duel-opening = the hand to begin with
waits-duel-pair = the first two cards
waits-duel-buy = what Qi is spent on
waits-duel-first = the first card
waits-duel-third = the third card
waits-duel-rest = the second and third card
waits-duel-move = where the fight moves
waits-duel-brace = the last moment before the blows
waits-duel-graze = what a graze costs

## Prompts, what may be answered, and what an answer would mean

prompt-play = Exchange { $exchange } of 2, card { $nth } of 3. Strength { $strength }, Technique { $technique }, Guard { $guard }. { $known ->
    [yes] { $hard ->
        [yes] Nothing breaks this defence.
       *[no] { $count ->
            [0] His defence would be broken
           *[other] To break his defence you still have to reach { $lacks }{ $any ->
                [yes] {" "}(either will do)
               *[no] {""}
            }
        }: { $deeds }{ $either ->
            [yes] {" "}or { $instead }
           *[no] {""}
        }.
    }
   *[no] { $nth ->
        [1] His defence is hidden until your third card. Strength or Technique breaks it; Guard stops the blow that follows.
        [2] His defence is hidden until your third card.
       *[other] His defence is not known yet.
    }
}{ $turning ->
    [yes] {" "}The next card is turned.
   *[no] {""}
}
prompt-guard = { $count ->
    [0] No counter comes.
    [one] { $foes } is about to strike back.
   *[other] { $foes } are about to strike back.
} Your Guard is { $guard }{ $safe ->
    [yes] , and no card that may still come gets past it
   *[no] {""}
}; you have { $qi } Qi and { $life } life.
prompt-way = { $joker ->
    [yes] Which gauge does the Joker move?
   *[no] { $loss ->
        [yes] What do you lose?
       *[no] The choice is yours: which?
    } You have { $life } life and { $qi } Qi.
}
prompt-foe-way = { $who } is hit, with { $life } life and { $qi } Qi: what is lost?
prompt-target = Whom do you attack in exchange { $exchange }?
prompt-combo = A combo: { $combo }. What do you take?
prompt-die = Use the wound die against { $foe }? It stands at { $die }, and goes back to 1.
prompt-special = Which special card do you keep?
prompt-lay-down = It rains: which card do you lay down for a new one?
prompt-recall = Which card do you take back?
prompt-roll-again = Which roll do you keep?
prompt-swap = Which card do you exchange?
prompt-move = Where does the fight move?
prompt-side = Which blade for this round?
prompt-lost-gauge = The Sai lower one gauge this round: which?
prompt-last = The round ends. You have { $qi } Qi and { $life } life{ $qi ->
    [0] ; want of Qi is about to cost 2 life
   *[other] {""}
}.
prompt-chill = The snow takes a Qi ({ $qi } left) or a life ({ $life } left). Which?
prompt-shiro = Shiro has turned. What do you give?
prompt-virtue = Which virtue do you take?
prompt-path = Which way do you go on?
prompt-weapon = Your weapon is broken. Which one do you take from the dead?
prompt-start-card = Choose a special card for your deck.
prompt-start-special = Choose a special card that lies ready from the start.
prompt-start-removed = Which card leaves your deck for this fight?
prompt-duel-opening = Lay your hand down for another? You may do so { $left ->
    [one] once more
   *[other] { $left } times more
}.
prompt-duel-pair = Exchange { $exchange } of 2: your first two cards, in order. You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }.
prompt-duel-first = Exchange { $exchange } of 2: your first card. With this Tonfa you choose the others when you have seen two of { $other }. You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }.
prompt-duel-rest = Your second and third card, in order. You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }.
prompt-duel-move = Does the fight move to another place this round?
prompt-duel-buy = You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }. Do you spend any of your { $qi } Qi now?
prompt-duel-third = Your third card. You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }.
prompt-duel-brace = The last moment before the blows. You: Strength { $strength }, Technique { $technique }, Guard { $guard }. { $other }: Strength { $other-strength }, Technique { $other-technique }, Guard { $other-guard }. You have { $qi } Qi.
prompt-duel-graze = You are grazed: do you lose Qi (you have { $qi }) or life (you have { $life })?

option-play-turn = Turn the next card
option-play-mulligan = Another hand
option-play-swap = Exchange up to two cards
option-play-move = Move to another place
option-play-pass = Go on without a card
option-move-place-bridge = { option-place-bridge }
option-move-place-forest = { option-place-forest }
option-move-place-rice-field = { option-place-rice-field }
option-move-place-mountain = { option-place-mountain }
option-move-place-bamboo = { option-place-bamboo }
option-move-place-cliff = { option-place-cliff }
option-target-mulligan = { option-play-mulligan }
option-target-swap = { option-play-swap }
option-target-move = { option-play-move }
option-guard-gisei = Sacrifice a life (Gisei)
option-guard-pass = Await what comes
option-last-pass = Let the round end
option-die-pass = Keep it
option-roll-again-again = Roll again, for a level of the die
option-swap-pass = That is enough
option-combo-reward-qi = Qi
option-combo-reward-special = A special card
option-combo-reward-both = Qi and a special card
option-combo-reward-marker = A step of Bushido
option-combo-reward-die = The wound die
option-combo-reward-none = None: the Joker is something else
option-duel-opening-mulligan = Another hand
option-duel-opening-pass = Keep it
option-duel-buy-place = What the place brings
option-duel-buy-trade = A life for a Qi
option-duel-buy-recall = A card from your discard pile
option-duel-buy-turn = Turn the third card
option-duel-buy-pass = Spend nothing
option-duel-brace-gisei = { option-guard-gisei }
option-duel-brace-pass = Stand as you are
option-duel-move-place-bridge = { option-place-bridge }
option-duel-move-place-forest = { option-place-forest }
option-duel-move-place-rice-field = { option-place-rice-field }
option-duel-move-place-mountain = { option-place-mountain }
option-duel-move-place-bamboo = { option-place-bamboo }
option-duel-move-place-cliff = { option-place-cliff }
option-duel-move-pass = Stay here

about-card = { $joker ->
    [yes] One of { $deeds } ({ $symbol }).
   *[no] { $deeds } ({ $symbol }).
}
about-play-action = { about-card }{ $fate ->
    [breaks] {" "}Breaks the defence!
    [lacks] {" "}Then { $short } short of { $lacks }{ $any ->
        [yes] {" "}(either)
       *[no] {""}
    }.
    [never] {" "}Nothing breaks this defence.
   *[unknown] {""}
}{ $combo ->
    [combo] {" "}A combo!
    [pair] {" "}A pair.
   *[none] {""}
}
about-play-buy = Qi { $before } → { $after }.{ $after ->
    [0] {" "}Without Qi a round’s end costs 2 life.
   *[other] {""}
}
about-play-trade = { $life } life and { $after } Qi then.
about-play-lower = Guard { $guard } then.
about-play-omen = { about-play-buy }
about-play-mulligan = { $left ->
    [one] The last time.
   *[other] { $left } times more.
}
about-guard-guard = Guard { $guard } then, and { $qi } Qi left.{ $qi ->
    [0] {" "}Without Qi a round’s end costs 2 life.
   *[other] {""}
}
about-guard-gisei = { $life } life left; { $most ->
    [yes] Guard can rise no further, and may fall by 1.
   *[no] Guard +1, +1, +2, +3 or −1.
}
about-guard-buy = { about-play-buy }
about-guard-trade = { about-play-trade }
about-guard-lower = { about-play-lower }
about-guard-omen = { about-play-buy }
about-last-buy = { about-play-buy }
about-last-trade = { about-play-trade }
about-last-lower = { about-play-lower }
about-last-omen = { about-play-buy }
about-combo-reward = { $reward ->
    [qi] Qi { $qi } → { $after }.
    [special] One more card, a strong one. It lies open until you play it, in any round.
    [both] Qi { $qi } → { $after }, and one more card, a strong one.
    [die] It stands at { $die } and goes up.
    [marker] The third step takes the virtue that lies on top.
   *[other] {""}
}
about-target-foe = { $life } life, { $qi } Qi.
about-target-mulligan = { about-play-mulligan }
about-path = { $life ->
    [0] Whoever waits there has as much life as the blue die shows, and { $qi } Qi.
   *[other] Whoever waits there has { $life } life and { $qi } Qi.
}
about-special = { about-card }
about-start-card = { about-card }
about-start-special = { about-card }
about-start-removed = { about-card }
about-recall = { about-card }
about-virtue = { $text }
about-weapon = { $text }
about-shiro-action = Leaves the game: { about-card }
about-roll-again-row = { $deeds }.
about-roll-again-again = The wound die stands at { $die }.
about-duel-pair = { $joker ->
    [yes] { about-card }
   *[no] {""}
}
about-duel-first = { about-duel-pair }
about-duel-rest = { about-duel-pair }
about-duel-third = { about-card }{ $combo ->
    [combo] {" "}A combo!
   *[other] {""}
}
about-duel-buy-cards = { $after } Qi left.{ $after ->
    [0] {" "}Without Qi a round’s end costs 2 life.
   *[other] {""}
}
about-duel-buy-place = { $place }: { $after } Qi left.
about-duel-buy-trade = { about-play-trade }
about-duel-buy-recall = You see which one you take. { $after } Qi left.{ $after ->
    [0] {" "}Without Qi a round’s end costs 2 life.
   *[other] {""}
}
about-duel-buy-turn = { $strength ->
    [yes] The Technique your third card gives counts as Strength.
   *[no] The Strength your third card gives counts as Technique.
} Once a round, for no Qi.
about-duel-brace-gisei = { about-guard-gisei }
about-duel-brace-guard = Guard { $value } then, and { $after } Qi left.
about-duel-brace-strength = Strength { $value } then, and { $after } Qi left.
about-duel-brace-technique = Technique { $value } then, and { $after } Qi left.
about-duel-graze = { $count ->
    [one] {""}
   *[other] The Tanto doubles it.{" "}
}{ $more ->
    [0] {""}
   *[other] { $lost ->
        [qi] The Kanabo takes a life besides.{" "}
       *[life] The Kanabo takes one more.{" "}
    }
}{ $lost ->
    [qi] { $after ->
        [0] No Qi left then: if none comes back, the round’s end costs 2 life.
       *[other] { $after } Qi left then.
    }
   *[life] { $after ->
        [0] Your last life: you fall.
       *[other] { $after } life left then.
    }
}

## Why an AI would answer this

reason-gauges = You would stand at Strength { $strength }, Technique { $technique } and Guard { $guard }.
reason-poor-hand = Your cards add up to little.
reason-enough = { $prompt ->
    [die] The die may still grow.
    [duel-opening] Your hand is good enough.
   *[other] More would cost more than it saves.
}
reason-his-loss = This loss brings him nearer to his end.
reason-loss = You have { $life } life and { $qi } Qi: you miss this least.
reason-weakest = Of these it adds least.
reason-strongest = Of these it adds most.
reason-side = You have { $qi } Qi, { $qi ->
    [0] too little for the Guard of the Katana.
    [1] too little for the Guard of the Katana.
    [2] too little for the Guard of the Katana.
   *[other] enough for the Guard of the Katana.
}
reason-die = The wound counts more than what the die could still become.
reason-breaks = { $count ->
    [1] Only this card breaks his defence.
   *[other] { $count } of your cards break his defence. An AI expects most of this one.
}
reason-beyond = No card of yours breaks this defence now. For what follows, an AI expects most of this one.
reason-rather = Another card would break his defence. An AI expects more of this one.
reason-hidden = His defence is hidden. Against all that he may still show, an AI expects most of this card.
reason-helps = This exchange needs it.
reason-lower = The blow needs the point more than your Guard does.
reason-always = An AI always does this here.

## Steps

step-run = { $mode }, with { $weapons }: { $life } life, { $qi } Qi.
step-fight = { $count ->
    [one] { $foe } stands in the way: { $life } life, { $qi } Qi.
   *[other] { $count } masterless samurai stand in the way, each with { $life } life and { $qi } Qi.
}
step-stop = The path leads to the { $stop }.
step-round = Round { $round } begins. The gauges stand at 0.
step-drawn = { $count ->
    [one] You draw { $cards }.
   *[other] You draw { $cards }.
}
step-reshuffled = { $seat }’s discard pile is shuffled into the deck: { $deck } cards.
step-omen = An omen: { $omen }.
step-exchange = Round { $round }, exchange { $exchange }: { $seat } has { $life } life and { $qi } Qi, { $foe } { $foe-life } and { $foe-qi }.
step-play = { $seat } plays { $card }: { $deeds }{ $turned ->
    [yes] , turned
   *[no] {""}
}. Now Strength { $strength }, Technique { $technique }, Guard { $guard }.
step-spend = { $seat } buys { $bought }: Qi { $before } → { $after }.
step-laid_down = { $seat } lays down { $card }.
step-place = The die shows { $roll } at { $place }: { $deeds }.
step-gauge = { $seat }: { $gauge } { $before } → { $after }.
step-recalled = { $seat } takes { $card } back into the hand.
step-life_paid = { $seat } gives a life for { $bought }: { $before } → { $after }.
step-life = { $seat }: life { $before } → { $after }{ $cause ->
    [belly] , for the cut belly
    [skull] , as every round against Skull
    [weather] , for the weather
   *[other] {""}
}.
step-qi = { $seat }: Qi { $before } → { $after }.
step-die = The wound die of { $seat }: { $before } → { $after }.
step-die_used = { $seat } uses the wound die at { $die } against { $foe }: { $deeds }.
step-defence = { $foe } takes a stance: { $card }. { $hard ->
    [yes] Nothing can break it.
   *[no] It breaks at { $needs }{ $any ->
        [yes] {" "}(either will do)
       *[no] {""}
    }, for { $deeds }{ $either ->
        [yes] {" "}or { $instead }
       *[no] {""}
    }.
}
step-held = { $hard ->
    [yes] { $foe } cannot be hit.
   *[no] The defence of { $foe } holds, for want of { $lacks }.
}
step-broken = The defence of { $foe } is broken: { $deeds }.
step-foe_life = { $foe }: life { $before } → { $after }.
step-foe_qi = { $foe }: Qi { $before } → { $after }.
step-foe_wound = { $foe } is wounded, level { $level }: { $card }.
step-armour = The armour of { $who } takes the loss: { $before } → { $after }{ $roll ->
    [6] , and it breaks
   *[other] {""}
}.
step-colossus = { $foe } rises again with { $life } life, and is wounded deeply.
step-last_bite = { $foe } bites once more.
step-felled = { $how ->
    [beheaded] { $foe } is beheaded.
    [qi] { $foe } has no Qi left, and falls.
    [weather] { $foe } sinks into the snow. That wound was enough.
   *[other] { $foe } falls.
}
step-shiro = Shiro turns: his { $side ->
    [b] second
   *[other] first
} side lies up.
step-card_lost = { $seat } gives up { $card } for good.
step-wounded = { $seat } is wounded, level { $level }: { $card }.
step-blood = { $seat } is wounded. Level { $level }, { $wound }.
step-guard = { $seat } raises the guard: { $before } → { $after }.
step-gisei = The sacrifice changes Guard by { $amount }: { $before } → { $after }.
step-strikers = The die shows { $roll }: { $count ->
    [0] nobody strikes back.
    [one] one of them strikes back.
   *[other] { $count } of them strike back.
}
step-yields = { $foe } is hit and does not strike back.
step-disarmed = The chain holds the blade of { $foe }: no counter comes.
step-double = { $foe } strikes twice!
step-counter = { $foe } strikes back with { $card }: below Guard { $need }, { $deeds }{ $either ->
    [yes] {" "}or { $instead }
   *[no] {""}
}. Guard is { $guard }.
step-parried = The blow of { $foe } is parried, with Guard { $guard }.
step-struck = The blow of { $foe } lands: { $deeds }.
step-combo = { $seat } has a combo, { $combo }: { $reward }.
step-kempo_roll = The red die is rolled against { $foe }: { $roll }.
step-special = { $seat } gains { $card }, and lays it open.
step-spares = { $seat } lays what is not kept on the discard pile: { $cards }.
step-marker = { $seat } takes step { $kanji } on the way of { $virtue }.
step-virtue = { $seat } holds the card of { $virtue }.
step-virtue_shown = The top card of Bushido is { $virtue }.
step-mulligan = { $seat } lays the whole hand down and draws another.
step-moved = The fight moves to { $place }.
step-side = { $seat } takes { $side } for this round.
step-round_over = Round { $round } is over.
step-tangled = The chain has tangled, at Guard { $guard }.
step-weighed = Qi is weighed: { $qi } against { $foe-qi } of { $foe }.
step-no_qi = { $who } has no Qi left: that costs 2 life.
step-drinks = { $foe } drinks it: life { $before } → { $after }.
step-event = { $event } (the blue die shows { $roll }).
step-gift = A gift for the next fight: { $gauge } +{ $amount }.
step-weapon_broken = { $weapon } is broken.
step-weapon = { $weapon } is taken from the dead.
step-added = { $card } goes into the deck of { $seat }.
step-removed = { $card } leaves the deck of { $seat }.
step-over = { $won ->
    [yes] { $reason ->
        [beheading] One cut, and it is over: { $foe } is beheaded.
        [qi_victory] { $foe } has nothing left to fight with. Won in round { $round }.
        [weather_victory] The snow has the last word. Won in round { $round }.
       *[victory] { $kind ->
            [dojo] { $foe } has fallen, and the dojo with him. Won in round { $round }, with { $life } life left.
            [village] { $foe } has fallen, and the gate is open. Won in round { $round }, with { $life } life left.
           *[other] { $foe } has fallen. Won in round { $round }, with { $life } life left.
        }
    }{ tally-won }
   *[no] { $reason ->
        [clan] { $felled ->
            [0] The clan was too strong.
            [one] The clan was too many: one of them has fallen.
           *[other] The clan was too many: { $felled } of them have fallen.
        } { $rank }
        [beheaded] Beheaded. The fight is lost in round { $round }.
        [blade] The blade is broken, and with it the fight.
        [tonfa] One wound is too much for whoever carries this Tonfa.
        [bled_out] No wound is left that could be borne.
        [fell] The ground gives way. The cliff has decided.
        [drained] The storm finds no Guard left.
        [weaponless] No weapon is left.
        [exhausted] Neither can lift a blade any more.
       *[death] The samurai has fallen, in round { $round }.
    }{ tally-lost }
}

# Against how many it was.

tally-won = { $kind ->
    [dojo] {" "}All { $felled } of the dojo are beaten.
    [village] {" "}All { $felled } on the way are beaten.
    [three] {" "}All three are beaten.
   *[other] {""}
}
tally-lost = { $kind ->
    [dojo] {" "}{ tally-dojo }
    [village] {" "}{ tally-village }
    [three] {" "}{ tally-three }
   *[other] {""}
}
tally-dojo = Of the dojo { $felled ->
    [0] nobody was beaten.
    [one] one was beaten.
   *[other] { $felled } were beaten.
}
tally-village = On the way out of the village { $felled ->
    [0] nobody was beaten.
    [one] one was beaten.
   *[other] { $felled } were beaten.
}
tally-three = Of the three { $felled ->
    [0] nobody was beaten.
    [one] one was beaten.
   *[other] { $felled } were beaten.
}
step-duel = { $first } with { $weapons } against { $second } with { $others }.
step-clash = Round { $round }, exchange { $exchange }: { $seat } has { $life } life and { $qi } Qi, { $other } { $rival-life } and { $rival-qi }.
step-blow = { $seat } strikes with { $force } against a Guard of { $guard }{ $hits ->
    [yes] , and hits
   *[no] , in vain
}{ $together ->
    [yes] {" "}(both at once)
   *[no] {""}
}.
step-chained = The chain of { $seat } holds the blade of { $other }: no blow comes.
step-fallen = { $reason ->
    [beheaded] { $seat } is beheaded.
    [qi_victory] { $seat } has no Qi left, and falls.
    [weather_victory] { $seat } sinks into the snow. That wound was enough.
    [tonfa] { $seat } falls: one wound is too much for whoever carries this Tonfa.
    [bled_out] { $seat } falls: no wound is left that could be borne.
    [fell] The ground gives way under { $seat }.
    [drained] { $seat } falls: the storm finds no Guard left.
   *[death] { $seat } has fallen.
}
step-duel_over = { $won ->
    [yes] { $winner } stands alone, in round { $round }.
   *[no] { $reason ->
        [both] Both have fallen at once.
       *[exhausted] Both lower their blades.
    }
}

## Outcomes

outcome-victory = Won in round { $round }.
outcome-beheading = Won by a single cut, in round { $round }.
outcome-qi_victory = Won in round { $round }: the enemy had no Qi left.
outcome-weather_victory = Won in the snow, in round { $round }.
outcome-death = Fallen in round { $round }.
outcome-beheaded = Beheaded in round { $round }.
outcome-blade = Lost in round { $round }: the blade is broken.
outcome-tonfa = Lost in round { $round }: wounded with the Tonfa in hand.
outcome-bled_out = Lost in round { $round }: one wound too many.
outcome-fell = Lost in round { $round }: fallen from the cliff.
outcome-drained = Lost in round { $round }: no Guard in the thunderstorm.
outcome-weaponless = Lost: no weapon was left.
outcome-clan = The clan: { $felled } beaten. { $rank }
outcome-clan-beheaded = { outcome-beheaded } { outcome-clan }
outcome-clan-blade = { outcome-blade } { outcome-clan }
outcome-clan-tonfa = { outcome-tonfa } { outcome-clan }
outcome-clan-bled_out = { outcome-bled_out } { outcome-clan }
outcome-clan-fell = { outcome-fell } { outcome-clan }
outcome-clan-drained = { outcome-drained } { outcome-clan }
outcome-clan-exhausted = { outcome-exhausted } { outcome-clan }
outcome-dojo-victory = The Yoshioka dojo is beaten, all { $felled } of them, in { $round ->
    [one] one round
   *[other] { $round } rounds
}.
outcome-village-victory = Out of the village: all { $felled } on the way are beaten, in { $round ->
    [one] one round
   *[other] { $round } rounds
}.
outcome-three-victory = One against three, and won: all are beaten in round { $round }.
outcome-three-beheading = { outcome-beheading } One against three, and all are beaten.
outcome-three-qi_victory = { outcome-qi_victory } One against three, and all are beaten.
outcome-three-weather_victory = { outcome-weather_victory } One against three, and all are beaten.
outcome-dojo-death = { outcome-death } { tally-dojo }
outcome-dojo-beheaded = { outcome-beheaded } { tally-dojo }
outcome-dojo-tonfa = { outcome-tonfa } { tally-dojo }
outcome-dojo-weaponless = { outcome-weaponless } { tally-dojo }
outcome-dojo-exhausted = { outcome-exhausted } { tally-dojo }
outcome-village-death = { outcome-death } { tally-village }
outcome-village-beheaded = { outcome-beheaded } { tally-village }
outcome-village-tonfa = { outcome-tonfa } { tally-village }
outcome-village-weaponless = { outcome-weaponless } { tally-village }
outcome-village-exhausted = { outcome-exhausted } { tally-village }
outcome-three-death = { outcome-death } { tally-three }
outcome-three-beheaded = { outcome-beheaded } { tally-three }
outcome-three-tonfa = { outcome-tonfa } { tally-three }
outcome-three-bled_out = { outcome-bled_out } { tally-three }
outcome-three-fell = { outcome-fell } { tally-three }
outcome-three-drained = { outcome-drained } { tally-three }
outcome-three-exhausted = { outcome-exhausted } { tally-three }
outcome-exhausted = Nobody could win any more.
outcome-duel-victory = { $winner } has won in round { $round }.
outcome-duel-both = Both have fallen, in round { $round }.
outcome-duel-exhausted = Nobody has won after { $round } rounds.
outcome-resigned = The fight was given up.

## Rules, chapter by chapter, in reading order

rules-overview-title = The fight in short
rules-overview =
    You fight one enemy to the death. You have **8 life**, **5 Qi** and three gauges, Strength, Technique and Guard, which go from −2 to +4.

    In a **round** you draw 6 action cards and fight two **exchanges**. In each you play three cards, one after the other; all they say applies, and the markers move. After the second one the enemy’s card is turned up: it says which Strength or Technique **breaks his defence**, and what that costs him. After the third one it is tested. Then he **strikes back** with another card: with too little Guard you suffer what it says.

    The gauges keep what they have through both exchanges, and go back to 0 when a round begins.

    {""}**You win** when the enemy has no life left. **You lose** when you have none. Whoever has no **Qi** at the end of a round loses 2 life, you as well as he.

    Three cards with the same symbol are a **combo**. Combos bring Qi, stronger cards, and a wound die that grows until you use it.

    The enemy never decides anything: his cards do. In the lobby you choose who he is, what you fight with, and where.

rules-exchange-title = An exchange, step by step
rules-exchange =
    {""}**1.** Play two action cards. You may see the enemy’s defence before the first one, for 1 Qi.
    {""}**2.** The enemy’s card is turned up; its upper half is his defence. “Strength 2 and Technique 2” wants both, “either will do” one of them. Where it costs him one thing or another, you choose.
    {""}**3.** Play the third card. If the thresholds are reached now, he loses what the card says.
    {""}**4.** The counter. Before it you may buy Guard. Then another card of the enemy is turned upside down: if your Guard is below its number, you suffer what it says. An enemy who is dead does not strike back.
    {""}**5.** A combo counts now. Then you may use the wound die.

    The cards of both sides go to their discard piles. After the second exchange the round ends, and cards left in your hand are laid down too.

    With fewer than 6 cards in your deck at the start of a round, your discard pile is shuffled in; the enemy’s, when he has fewer than 2 at the start of an exchange.

rules-qi-title = What Qi is for
rules-qi =
    You never have more than 5 Qi. It buys, as often as you like:
    • **a card** for this round: 1 Qi each;
    • **a look** at the defence before the first card of an exchange: 1 Qi;
    • **Guard** before a counter: 1 for each Qi;
    • **the die of the place**, if you fight at one: 1 Qi.
    Everything but the look may be bought from the opening of the round until the counter card is turned, also where no counter comes.

    Without any Qi at the end of a round you lose **2 life**. So does the enemy: to take his Qi is as good as taking his life.

rules-combos-title = Combos, special cards and the wound die
rules-combos =
    The three cards of an exchange with the same symbol are a combo, and it counts right after the counter.

    {""}**Three Earth, three Water or three Wind:** take 1 Qi or 1 **special card**. A special card is laid open beside your gauges. You may play it in any exchange of any round instead of a card of your hand; after that it goes to your discard pile, and so into your deck.

    {""}**Three Fire:** the **wound die** goes up by 1. It begins at 1. From level 3 on you may use it after a counter; then it goes back to 1.
    • **3:** the enemy loses 1 life.
    • **4:** he loses 1 life or 1 Qi.
    • **5:** a wound of level 1.
    • **6:** a wound of level 2.

    {""}**The Joker** (Void) is one of the special cards. It moves one gauge of your choice by 1, and counts as any symbol.

rules-wounds-title = Wounds
rules-wounds =
    Losing life is not a wound. A **wound** is a card of the wound deck: of five, one is drawn, carried out, and put back. Its upper half is a wound of level 1, its lower half one of level 2. The same deck is used for both sides.

    • Scratch: −1 Qi · −1 life and −1 Qi
    • Slash: −1 life · −2 life
    • Deep cut: −1 life · −2 life and −1 Qi
    • Blood loss: −1 life or −1 Qi · −3 life
    • {""}**The deadly wound:** nothing, he dodges · **beheaded**: the fight is over at once.

rules-enemies-title = The enemies
rules-enemies =
    Life and Qi in brackets.
    • **Ishida** (8, 5): no ability. The one to begin with.
    • **Takeshi** (5, 5): when you have no Qi left you have lost.
    • **Oda** (6, 5): the life you lose is his.
    • **Kempo** (8, 5): dies by beheading only. At 0 life he has 8 again and takes a level 2 wound. Your red combos roll the die: 5 is a level 1 wound, 6 a level 2 wound.
    • **Shiro** (8, 5): every blow turns his card. On side B he takes at once a Qi, a life, a card of yours for good, or a level of your die.

    {""}**Bonus opponents.** Jinno (10, 4): combos bring 2 Qi. Kratos (11, 7): 7 cards a round. Leonardo (10, 7): no counter when your cards cost him life. Mugen (10, 6) and Geralt (11, 7): you begin with a Bushido card. Sasuke (10, 6): two cards leave your deck, three Fire count as any combo. Skull (5, 5): −1 life for you every round. Yorha (8, 6): a special card from the start. Zoro (10, 6): two weapons. Afro Samurai (9, 6): combos bring Qi and a card. Alucard (8, 5): with no life left he deals you a level 1 wound before he falls. Bruce Lee (22, 8): loses 1 life every round. Dante (8, 7): two special cards in your deck. Jack (10, 6): one of each black symbol is a combo. Edward (9, 5): Qi counts twice for Guard. Helena (9, 6): you choose your special cards.

rules-weapons-title = Weapons
rules-weapons =
    • **Katana:** nothing special.
    • **Katana & Kodachi:** the die begins at 3; a counter’s level 1 wound is one of level 2.
    • **Naginata:** +1 Guard before he strikes back, once an exchange; never more than 2 Qi.
    • **Nodachi:** Qi buys Strength or Technique too; each life lost costs a Qi as well.
    • **Tanto:** what he loses to you is doubled; Guard never above 2.
    • **Kusarigama:** at Technique 4 no counter comes; Guard below 0 at a round’s end is a level 1 wound.
    • **Bokken:** at any time a life for a Qi, never the last one.
    • **Yari:** three times another hand; 7 life and 4 Qi at the start.
    • **Wakizashi:** of two special cards keep one; a level 1 wound after round 10.
    • **Kanabo 1:** he falls without Qi; −1 Guard a round. **2:** attacks and wound cards cost him 1 life more; no Guard for Qi. **3:** two lives at once bring 2 Qi; −1 Technique a round.
    • **Masakari 1:** Guard becomes Strength. **2:** once a round Technique on a card is Strength; no Guard for Qi.
    • **Tonfa 1:** Guard becomes Technique. **2:** the defence is seen after one card; any wound is the end.
    • **Sai 1:** once a round Strength on a card is Technique; no Guard for Qi. **2:** 1 Qi for Guard 0 or less at a round’s end; −1 on a gauge a round.
    • **Nagamaki:** a Qi for any card laid down; no early look.
    • **Katana/Tanto:** every round one of them, chosen after three cards.
    • **Tessen:** another place every round; levels of the die buy other rolls there.
    • **Kai:** the die wounds at 4, deeply at 5; 2 Qi at the start.

rules-places-title = Places and weather
rules-places =
    At a place 1 Qi rolls the blue die, and what it says happens at once.
    • **Bridge:** Technique +1, +2, +3; Strength and Technique +1; Guard and Technique +1; −1 life.
    • **Forest:** Guard +1, +2, +3; Technique and Guard +1; Strength and Guard +1; −1 life.
    • **Rice Field:** Strength +1, +2; Guard +1; +2 Qi; Technique −1; −1 life.
    • **Mountain:** Strength +1, +2, +3; the enemy −1 life; −1 life; −2 life.
    • **Bamboo Forest:** Guard +1, +2, +3, +4; a level 1 wound; a level 2 wound.
    • **Cliff**, once a fight: 1 to 3 a level 1 wound for the enemy; 4 to 6 you fall, and have lost.

    A place may have weather:
    • **Wind:** every combo costs a life; Strength −2 at a round’s end costs a life; you cause no wounds 2.
    • **Rain:** no early look; Technique −2 at a round’s end costs a life; before you buy a card you lay one down.
    • **Snow:** every round costs you a Qi or a life; a level 2 wound caused wins the fight.
    • **Thunderstorm:** everything costs twice as much Qi; Guard −2 at a round’s end is defeat.

rules-modules-title = Modules
rules-modules =
    {""}**Blood.** Your own wounds come from a deck of five that stay with you: hurt arm or finger (Strength, Technique not above 3), broken shoulder (die −3), hurt thigh (a die of life), dodged; deeper: broken rib (no die, no Fire combos), cut belly (1 life a round), hurt eye (no Qi comes back), lost balance (a die of Qi), beheaded. When a sixth is due you have lost.

    {""}**Bushido.** Black combos may move a marker over the three kanji of a virtue, and so may 2 Qi at any time. At the third you take the card, one a game: two special cards a combo; +2 on the die for Fire; two cards exchanged every round; five points of Technique, or of Strength; four Qi into life; or any of these.

    {""}**Gisei.** Before a counter you may give a life, never the last, for one of five cards: Guard +1, +1, +2, +3 or −1.

    {""}**Yoroi.** Armour takes the first 4 life lost, yours or the enemy’s. Each point lost rolls a die: a 6 breaks it. It pays no costs, and does not help against want of Qi.

    {""}**Taikyu.** If the first card of a round is Fire, the blue die brings an omen for this round: 2 life for a combo; or a Qi buys a special card, two levels of the die, a step of Bushido, 2 life; or at the end whoever has less Qi is wounded.

    {""}**Hard Mode.** One more card for the enemy: as a defence nothing breaks it, as a counter it is two counters.

    {""}**Easier:** of three special cards you keep one, and the others go to your discard pile; the die begins at 2; a special card is in your deck.

rules-runs-title = Three at once, the clan, the campaigns
rules-runs =
    {""}**One against three.** Three ronin, Ichiro, Jiro and Saburo, with 3 life and 2 Qi each. With every exchange you choose whom to attack. Before the counters the blue die says who strikes: 1 the first, 2 all three, 3 the second, 4 the second and third, 5 the third, 6 the first and third. The dead do not.

    {""}**The Samurai Clan** never ends. A die measures each man: life and Qi 5/1, 4/2, 3/3, 3/3, 2/4 or 1/5. Your life, Qi, special cards and die stay as they are. Up to 5 beaten: a beginner; 6 good; 11 great; 16 a guard of the Emperor; 21 the Way itself.

    {""}**The Yoshioka dojo:** four pupils and the master. The path parts, and you choose. **The way out of the village:** eleven pupils with 2 Qi and as much life as the die shows.

    In campaigns everything stays with you from fight to fight too. Once you may lay your hand down for another at the start of a round. An enemy felled by a wound card gives back 1 life and 1 Qi. After every fight but the last the blue die brings an **event**. Normal: a gift of Technique or of Strength for the next first round (rolled), the die +3, 1 Qi, 1 life, or 1 life lost. Hard: the last three are 1 Qi lost, 1 life lost, and a broken weapon: take another.

    A campaign is one game: stop whenever you like, and go on another day.

rules-two-title = Two against each other
rules-two =
    The rulebook announces a game for two and never explains it; this one is ours.

    Both have the same cards, 8 life, 5 Qi, gauges and a hand of six, and a die of their own. Everything is chosen in secret and shown together:
    {""}**1.** two cards;
    {""}**2.** what is bought: cards, the die of the place, what your weapon sells;
    {""}**3.** the third card;
    {""}**4.** Qi for Guard, or a sacrifice with Gisei.
    {""}**5.** Then both strike, whoever has more **Technique** first; with the same, both at once. A blow is the greater of Strength and Technique. Against the other’s Guard, **reaching** it costs him 1 Qi or 1 life, as he likes; **2 above** 1 life; **4 above** a level 1 wound, or a level 2 wound if your die stands at 6, which then goes back. Who has fallen does not strike back.
    {""}**6.** Combos and dice, as in the game for one.

    Whoever has no Qi at the end of a round loses 2 life; where both have none they lose life by life, whoever has less Guard first, and the one who is left has won. If both fall at once, nobody has.

rules-carried-title = Between two: weapons, places and modules
rules-carried =
    {""}**Every weapon, place and weather may be chosen**, with Blood, Gisei, armour for both, and an easier start for both. “The enemy” in their texts is the other player, and his blow is the counter:
    • **Naginata:** Guard +1 before step 4. **Kusarigama:** at Technique 4 his blow does not come. **Tanto:** what he loses to you is doubled. **Kanabo 1:** he falls when you take his last Qi; spending it himself does not fell him. **Kanabo 2:** each blow and each of your wounds that harms him costs a life more.
    • **Masakari 2 and Sai 1** turn your third card, said in step 2. **Tonfa 2:** you choose one card in step 1 and two in step 3. **Kai:** your die deepens a wound from 5 on. **Tessen:** if both carry one and want different places, a die decides.
    • **Wind:** no wound is deep. **Snow:** a level 2 wound by the other fells.

    Tanto, Kanabo 2 and Kusarigama are strong between two; Nodachi, Kai and Tonfa 2 are weak. For an even duel take the same weapon, or two of the others.

    Refused are Bushido, Taikyu and Hard Mode: they are about an enemy, or would show your hand.

rules-ours-title = What is ours
rules-ours =
    The rulebook has all the rules, but not the faces of the cards. These figures are therefore **ours**, made in its spirit and balanced by thousands of games:
    • the 18 action cards, the 11 special cards and what the Joker moves; the names of the symbols;
    • the 10 opponent cards, both halves (the three examples of the rulebook are among them);
    • four of the five wounds;
    • what the die brings at Bridge, Forest, Rice Field and Mountain, and how much Guard in the Bamboo Forest;
    • which gauge each weather watches, and that its losses are life;
    • the pupils of the dojo and its paths; the event card for normal campaigns;
    • life and Qi of the three ronin, and four of the six rows of their counter die;
    • that the Katana of Katana/Tanto gains nothing from three Earth and three Wind;
    • the cards of Gisei;
    • which bonus opponent has which ability, where the list leaves it open: Afro Samurai, Jack and Sasuke;
    • the whole game for two.

    Life, Qi and abilities of all enemies, the weapons’ texts, the modules and the variants are the rulebook’s.

rules-tips-title = Advice for the first fights
rules-tips =
    Guard is all or little. A counter comes in every exchange, from one of his 10 cards: Guard 4 stops 10 of them, Guard 3 stops 3, Guard 2 stops 2, and less stops none.

    The gauges stay through both exchanges of a round. What you build up in the first you have in the second, and so it is with what you have paid.

    Take his Qi, too. Once he has none, every round costs him 2 life, whatever you play.

    Seeing the defence early is cheap when your hand could do two different things, and wasted when it can do one.

    A pair of symbols is worth a third one that moves less. Special cards come back again and again once they are in your deck.

## Rulings: where the rulebook leaves room, this is how we play

ruling-1 = The defence is tested right after the third card. Seeing it early may be bought in each exchange.
ruling-2 = An action deck that is empty in mid-round takes in the discard pile. The opponent’s deck is looked at when an exchange begins; if it runs out later, the discard pile is shuffled in. Cards that lie open stay out.
ruling-3 = Decks have no order of their own: a card is drawn at random when it is drawn. Discard piles are open.
ruling-4 = The clan rolls a die of its own; its table is life, then Qi.
ruling-5 = The easy variant’s choice of three is for every special card that is bought or taken instead of a combo’s Qi; the other two go to your discard pile, and so into your deck. What Helena or the Wakizashi do not keep goes back.
ruling-6 = If both sides would fall at the end of a round, the enemy falls first, and you have won.
ruling-7 = The wind is refused with Kempo; the snow’s victory by a level 2 wound beats him too.
ruling-8 = Weather needs a place. Tessen needs places, so it is not in campaigns. Taikyu brings the Bushido deck along.
ruling-9 = The Joker offers all four symbols and +1 on any gauge. Its symbol is chosen when the combo is checked, and may be one that makes none; other combos cannot be declined. For Taikyu it is no Fire. Between two its gauge is named before the other’s card is shown.
ruling-10 = When somebody of the clan or a campaign falls, the exchange’s combo still counts, the round ends at once without its losses, cards are laid down, and the next fight begins with a new round.
ruling-11 = The end of a round goes in this order: what the gauges say (weather, Kusarigama, Sai 2); Taikyu’s sixth omen; what every round costs (Bruce Lee, snow, Skull, a cut belly, the Wakizashi’s tenth round); want of Qi, the enemy’s, then yours. Deaths are judged after each. Kanabo 1 and Takeshi act at once.
ruling-12 = Life that is paid (Gisei, Bokken) is not lost: nothing for Oda, no Qi for the Nodachi, and no armour. Points of armour are no life either, and armour does not cover want of Qi. Neither is ever paid with the last life.
ruling-13 = Gisei may be used once for each counter card, those of Hard Mode and of three at once too.
ruling-14 = You never have more than 8 life; enemies have no such limit. Kanabo 2 costs one life more a blow.
ruling-15 = What may be done “at any time” may be done from the beginning of a round until the counter card is turned, and once more before the end of the round costs anything. It is offered only where it can be of use: a life for Qi if you have no Qi or Taikyu looks at it; Qi for life if at most two are left; what an omen sells; gauges if weather or weapon look at them. The place’s Guard is open also to weapons that buy none with Qi. The Nodachi changes one for one; the Naginata’s Guard stays for the round.
ruling-16 = Against Kempo the wound die has no level, whatever would raise it. His wound at 0 life counts as caused by you.
ruling-17 = In the wind a die on 6 is used as a 5, and a defence that would cost a level 2 wound costs a level 1 wound.
ruling-18 = Hard Mode as a defence stops the three cards only; die and place still work. Where no counter comes, the die may be used where it would have ended.
ruling-19 = Shiro turns once for each blow, dodged wounds included; want of Qi and Taikyu’s sixth omen do not turn him.
ruling-20 = Alucard’s wound comes when he has no life left, before he falls: if it kills you, you have lost. Whoever wins otherwise (the Kanabo 1, the snow) is not bitten.
ruling-21 = Against Zoro the texts of both weapons apply (Naginata and Yari: 7 life, 1 Qi, never more than 2). The two cards that Sasuke takes out are yours to choose. Against Mugen and Geralt the card from the start is the one Bushido card; the deck leaves.
ruling-22 = With no special card left only the other rewards are offered. Where several texts let you choose among special cards, the largest number that any allows is drawn.
ruling-23 = Taikyu: what an omen sells may be bought again in the same round; “combo” includes three Fire; only the first deal of a round counts.
ruling-24 = Three at once: the die is rolled before Guard and Gisei. The Naginata’s Guard rises once an exchange, before both. Kanabo 1 fells only the enemy it hits. The enemies share their armour: it covers whichever of them is hit. Taikyu’s sixth omen looks for the least Qi of all who stand. The wound die is used against the enemy you attacked.
ruling-25 = For a whole run, not for each fight: the Yari’s three hands (what is left of them goes when it breaks), the Wakizashi’s tenth round, the one Bushido card, armour.
ruling-26 = “1 life or 1 Qi” is your choice, for both sides; Qi is not taken from somebody who has none.
ruling-27 = The Tanto doubles life and Qi he loses to you, not what he loses for want of Qi.
ruling-28 = Nobody is offered to spend the Qi without which Takeshi wins.
ruling-29 = With no card left to play, an exchange goes on without; three cards are needed for a combo.
ruling-30 = The top Bushido card lies face up.
ruling-31 = A weapon taken in mid-campaign changes nothing about what a game begins with; its limits hold at once, and a Yari has its three other hands.
ruling-32 = Another hand, the two cards of Bushido and the Tessen’s other place come first: before anything is bought in a round, and before one of three enemies is chosen. The two cards are laid down before others are drawn.
ruling-33 = The Kusarigama looks at your Technique when the counter comes, after Guard was bought. If no counter can come, you are asked before it only about what cannot wait until the end of the round or the beginning of the next.
ruling-34 = A wound that the attack deals is life lost to the attack: if it costs Leonardo a life, he does not strike back. Whoever loses his last Qi to a wound card before the Kanabo 1 was felled by that card.
ruling-35 = After 300 rounds nobody wins any more; between two players after 60.
ruling-36 = If everybody can see that no possible card gets past your Guard, you are not asked before the counter about anything that could only cost you. If Guard is also as high as it can be, what can be bought at the beginning of the next exchange as well waits until then. In the second exchange of a round you are asked only about what helps at once and is not offered again at the end of the round or the beginning of the next: a place that hurts the enemy or gives something that stays; what Taikyu sells; the step that takes a virtue before a combo; gauges while weather or weapon look at them.
ruling-37 = A broken rib (Blood) takes the wound die and the Fire combos. The book says that combos have no effect any more, in the line right after the die. Three Fire then bring and cost nothing at all, also as Taikyu’s or an opponent’s text has it, and roll nothing against Kempo; Earth, Water and Wind go on.
ruling-38 = Between two, what is bought is carried out in the order of Technique, and who falls by it is judged after both. A cliff’s edge may be used by both in the same moment, else once. What the place costs “the enemy” is taken from the other player, by your weapon. Both have a Blood deck of their own.

# On pictures

picture-when = { $round ->
    [0] Before the first round
   *[other] Round { $round }{ $exchange ->
        [0] { "" }
       *[other] { " " }· { $exchange } of 2
    }
}
picture-where = { $place }, { $weather }
picture-felled = Felled: { $felled }
picture-stance-hidden = { $phase ->
    [end] Round over
    [event] Fight over
   *[other] His stance?
}
picture-stance-defence = Defence
picture-stance-counter = Counter
picture-cover-line = One enemy, two blades, three cards to read him
picture-hand = Only you see this
picture-step-defence = { $foe } takes a stance: { $card }. { $hard ->
    [yes] Nothing can break it.
   *[no] It breaks at { $needs }{ $any ->
        [yes] {" "}(either will do)
       *[no] {""}
    }.
}
picture-step-play = { $seat } plays { $card }
picture-step-broken = { $foe } is hit: { $deeds }
picture-step-held = The defence of { $foe } holds
picture-step-exchange = Exchange { $exchange } of round { $round }
picture-step-clash = Exchange { $exchange } of round { $round }
picture-step-blow = { $seat } { $hits ->
    [yes] hits
   *[no] is parried
}: { $force } against Guard { $guard }
picture-step-parried = The blow of { $foe } is parried
picture-step-counter = { $foe } strikes back with { $card }
picture-step-struck = { $foe } strikes: { $deeds }
picture-step-no-qi = { $who } has no Qi left: −2 life
picture-step-over = { $won ->
    [yes] { $reason ->
        [beheading] { $foe } is beheaded
        [qi_victory] { $foe } has nothing left to fight with
        [weather_victory] The snow has the last word
       *[victory] { $foe } has fallen
    }
   *[no] { $reason ->
        [clan] { $felled ->
            [0] The clan was too strong
           *[other] The clan was too many
        }
        [beheaded] Beheaded
        [blade] The blade is broken
        [tonfa] One wound was too much
        [bled_out] No wound is left to bear
        [fell] The ground gives way
        [drained] The storm finds no Guard left
        [weaponless] No weapon is left
        [exhausted] Neither can lift a blade
       *[death] The samurai has fallen
    }
}
picture-end-won = Victory
picture-end-lost = Defeat
picture-end-off = { $ended ->
    [called-off] The fight was called off
   *[resigned] The fight was given up
}
picture-end-both = Nobody is left standing
picture-end-exhausted = Nobody could win
picture-end-winner = { $name } wins
picture-end-clan = { $felled ->
    [0] The clan stands unbeaten
    [one] One of the clan has fallen
   *[other] { $felled } of the clan have fallen
}
picture-end-campaign = { $won ->
    [yes] Victory: all { $felled } felled
   *[no] { $felled ->
        [0] Defeat
       *[other] Defeat: { $felled } felled
    }
}

# A round that has ended.
each-life = { $first } { $second }
each-qi = { $first } { $second }
ended-guarded = **Round { $round }, how it went.** { $broken ->
    [0] { $held ->
        [0] No defence was tested.
       *[other] No defence was broken, { $held } held.
    }
   *[other] { $held ->
        [0] Every defence was broken: { $broken }.
       *[other] Defences broken: { $broken }, held: { $held }.
    }
}{ $parried ->
    [0] {""}
   *[other] {" "}Blows parried: { $parried }.
}{ $struck ->
    [0] {""}
   *[other] {" "}Blows that landed: { $struck }.
}
ended-blows = **Round { $round }, how it went.** { $hits ->
    [0] No blow landed.
   *[other] Blows landed by { $landed }.
}{ $stopped ->
    [0] {""}
   *[other] {" "}Parried: { $stopped }.
}
ended-cost = **What it cost.** { $hurt ->
    [0] No life.
   *[other] Life: { $life }.
}{ $drained ->
    [0] {""}
   *[other] {" "}Qi: { $qi }.
}{ $falls ->
    [0] {""}
   *[other] {" "}Felled: { $felled }.
}
ended-following = **Next.** Round { $round }. Life: { $life }. Qi: { $qi }.

# What turned the fight, in the message and in the last picture.
turning-dealt = Round { $round }: { $want ->
    [yes] want of Qi cost { $foe } { $life } life.
   *[no] { $foe } lost { $life } life.
}
picture-when-dealt = Round { $round }
picture-turning-dealt = { $want ->
    [yes] Want of Qi cost { $foe } { $life } life
   *[no] { $foe } lost { $life } life
}
turning-suffered = Round { $round }: { $want ->
    [yes] want of Qi cost { $seat } { $life } life.
   *[no] { $seat } lost { $life } life{ $points ->
        [0] .
       *[other] , with { $points } Guard too few.
    }
}
picture-when-suffered = Round { $round }
picture-turning-suffered = { $want ->
    [yes] Want of Qi cost { $seat } { $life } life
   *[no] { $seat } lost { $life } life{ $points ->
        [0] {""}
       *[other] , { $points } Guard short
    }
}
turning-ended = Round { $round }: { $reason ->
    [victory] the enemy lost his last life.
    [beheading] one cut took his head.
    [qi_victory] he had no Qi to fight with.
    [weather_victory] a deep wound in the snow.
    [beheaded] one cut took the head of { $seat }.
    [blade] without Qi, the blade broke.
    [tonfa] one wound was too much for the Tonfa.
    [bled_out] there was no wound left to bear.
    [fell] the cliff gave way.
    [drained] the storm found no Guard.
    [weaponless] no weapon was left.
    [clan] the clan was too many.
    [exhausted] neither could lift a blade.
    [both] both fell at once.
    [want] want of Qi felled { $seat }.
    [life] { $seat } had no life left.
   *[death] { $seat } lost the last life.
}
picture-when-ended = Round { $round }
picture-turning-ended = { $reason ->
    [victory] His last life went
    [beheading] One cut took his head
    [qi_victory] He had no Qi to fight with
    [weather_victory] A deep wound in the snow
    [beheaded] One cut took the head of { $seat }
    [blade] Without Qi, the blade broke
    [tonfa] One wound was too much for the Tonfa
    [bled_out] There was no wound left to bear
    [fell] The cliff gave way
    [drained] The storm found no Guard
    [weaponless] No weapon was left
    [clan] The clan was too many
    [exhausted] Neither could lift a blade
    [both] Both fell at once
    [want] Want of Qi felled { $seat }
    [life] { $seat } had no life left
   *[death] { $seat } lost the last life
}
turning-kept = { $seat } had { $life } life and { $qi } Qi left.
picture-when-kept = Left
picture-turning-kept = { $seat } had { $life } life and { $qi } Qi
turning-narrow = It was close: in round { $round } only { $life } life was left.
picture-when-narrow = Close
picture-turning-narrow = Only { $life } life was left in round { $round }
turning-missed = { $what ->
    [qi] One Qi kept would have saved { $seat }.
    [guard] { $points } more Guard would have parried the last blow.
   *[points] { $points } more in round { $round } would have broken the defence.
}
picture-when-missed = And if …
picture-turning-missed = { $what ->
    [qi] One Qi kept would have saved { $seat }
    [guard] { $points } more Guard would have parried the blow
   *[points] { $points } more would have broken him in round { $round }
}
turning-foe-left = { $foe } had { $life } life left.
picture-when-foe-left = How near
picture-turning-foe-left = { $foe } had { $life } life left
turning-beaten = { $felled ->
    [one] One enemy was beaten on the way.
   *[other] { $felled } enemies were beaten on the way.
}
picture-when-beaten = Beaten
picture-turning-beaten = { $felled ->
    [one] One enemy
   *[other] { $felled } enemies
}
turning-stopped = It ended { $round ->
    [0] before the first round
   *[other] in round { $round }
}: { $seat } had { $life } life and { $qi } Qi{ $foe-life ->
    [0] .
   *[other] , { $foe } { $foe-life } life.
}
picture-when-stopped = { $round ->
    [0] The start
   *[other] Round { $round }
}
picture-turning-stopped = { $seat } { $life } life{ $foe-life ->
    [0] {""}
   *[other] , { $foe } { $foe-life }
}
try-next-enemy = *Try { $chosen }* leads to the next enemy.
try-other-run = *Try { $chosen }* begins the other campaign.
tried-ease-choose = a special card of your choice
tried-ease-die = a wound die that begins at 2
tried-ease-special = a special card in your deck
try-other-weapon = With *Change*, take another weapon.

alt-fighter = { $name }: { $life } life, { $qi } Qi; Strength { $strength }, Technique { $technique }, Guard { $guard }.
alt-foe = { $foe }: { $life } life, { $qi } Qi.
alt-hand = In hand: { $cards }.
alt-hand-empty = The hand is empty.

discard-of = { $of }’s discard pile
opponents-all = The enemy’s cards
bets-ask = Which symbol will the next card have? Spectators may guess. It has no effect on the game.
bet-symbol = { $guess } ({ $left } unseen)
chronicle-run = The chronicle
# One line of the chronicle, below its picture and for those who hear it.
chronicle-fight = { $fight }. { $who } ({ $foe-life } life, { $foe-qi } Qi): { $how ->
    [lost] here it ended
    [going] not over yet
    [beheaded] beheaded
    [qi] felled by his last Qi
    [no_qi] fallen for want of Qi
    [weather] left in the snow
   *[life] felled
}{ $rounds ->
    [0] {""}
    [one] {" "}in one round
   *[other] {" "}in { $rounds } rounds
}{ $cost ->
    [0] {""}
   *[other] , for { $cost } life
}.{ $eventful ->
    [yes] {" "}Then: { $event }.
   *[no] {""}
}
chronicle-more = … { $count } more.
chronicle-about = { $mode }, { $weapons }: { $felled ->
    [0] nobody beaten
    [one] one beaten
   *[other] { $felled } beaten
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.{ $ranked ->
    [yes] {" "}{ $rank }
   *[no] {""}
}
picture-chronicle-who = { $fight }. { $who }
picture-chronicle-foot = { $ranked ->
    [yes] { $rank }
   *[no] { $mode }
}
picture-chronicle-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
picture-chronicle-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
map-campaign = The way so far
map-clan = The road of the clan
map-campaign-of = { $mode }
marker-life = Life
marker-qi = Qi
marker-die = The wound die
marker-wound = A wound
