# Senjutsu against opponents that nobody leads. Over the words of the duel.

game-name = Senjutsu Solo
game-about = Duels with a boss.
game-terms = Alone or up to 4 · 25 minutes · hard
game-pitch = Nobody sits across from you, and yet somebody steps out of the snow: a boss and his men, sixteen masters, a horde that does not end. For one to four, who win or fall together.

game-short = solo
progress-title = ### Roads and records
progress-run = { $title }
each-hordes = { $first } { $second }
records-own =
    {""}**Your record**
    - { $beaten } of { $all } kinds of opponents beaten
    - The horde: { $horde ->
        [-1] not tried yet
        [one] one wave beaten
       *[other] { $horde } waves beaten
    }
    - The nightmare horde: { $nightmare-horde ->
        [-1] not tried yet
        [one] one wave beaten
       *[other] { $nightmare-horde } waves beaten
    }
    - The fallen lord: { $fallen-lord ->
        [-1] not tried yet
        [one] one wave beaten
       *[other] { $fallen-lord } waves beaten
    }
    { $stands ->
        [0] {""}
       *[other] - Waves beaten with each hero: { $hordes }
    }
records-server =
    {""}**The record of this server**
    - { $beaten } of { $all } kinds of opponents beaten
    - The horde: { $horde ->
        [-1] not tried yet
        [one] one wave beaten{" "}by { $horde-by }
       *[other] { $horde } waves beaten{" "}by { $horde-by }
    }
    - The nightmare horde: { $nightmare-horde ->
        [-1] not tried yet
        [one] one wave beaten{" "}by { $nightmare-horde-by }
       *[other] { $nightmare-horde } waves beaten{" "}by { $nightmare-horde-by }
    }
    - The fallen lord: { $fallen-lord ->
        [-1] not tried yet
        [one] one wave beaten{" "}by { $fallen-lord-by }
       *[other] { $fallen-lord } waves beaten{" "}by { $fallen-lord-by }
    }
    { $stands ->
        [0] {""}
       *[other] - Waves beaten with each hero: { $hordes }
    }

button-closer = Look closer: their decks

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
# The side of a hero that behaviour means.
side-meant = { $behaviour ->
    [left] left side
    [right] right side
   *[centre] front
}
stance-offensive = offensive
stance-defensive = defensive
mode-fight = a fight
mode-nightmare = a fight in a bad dream
mode-horde = the stand against the horde
mode-nightmare-horde = the stand against the nightmare horde
mode-fallen-lord = the stand over the fallen lord
mode-path = a fight on the Path
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

about-seat-ronin = charges: most of his cards are attacks that push and trip. Much harder to win with than the others.

option-mode = What is fought
option-mode-fight = A fight
option-mode-nightmare = A nightmare
option-mode-horde = The horde
option-mode-nightmare-horde = The nightmare horde
option-mode-fallen-lord = The fallen lord
option-mode-path = The Path
about-option-mode-fight = The opponents you choose, until one side has fallen. About 20 minutes.
about-option-mode-nightmare = The same opponents, with nightmares in their decks. Harder; about 25 minutes.
about-option-mode-horde = Waves of Ashigaru and their leader, up to an hour. A rank at the end; nothing else is kept.
about-option-mode-nightmare-horde = The horde, with those you choose below in place of Ashigaru. Harder.
about-option-mode-fallen-lord = The horde, and a body beside you that no blade may touch. The hardest.
about-option-mode-path = Ten fights of about 20 minutes, one a game. Your hero keeps wounds, prizes and friends.
option-stop = Which stop of the Path
option-stop-on = The next one
option-stop-ford = Practice: the ford
option-stop-rice-field = Practice: the rice field
option-stop-hut = Practice: the burning hut
option-stop-bowshot = Practice: a bowshot away
option-stop-boats = Practice: the boats
option-stop-pass = Practice: the mountain pass
option-stop-temple = Practice: the temple
option-stop-dog = Practice: the man with the dog
option-stop-roofs = Practice: the roofs
option-stop-gate = Practice: the last gate
option-stop-summit = Practice: the summit
option-stop-island = Practice: the island
about-option-stop-on = Where your hero has come to. A victory counts.
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
about-option-foe-samurai-boss = A seasoned leader: plain, quick cuts and a block for each. Medium; for a first fight.
about-option-foe-ashigaru-katana = A conscript with a sword. One is no threat; three are. Easy.
about-option-foe-ashigaru-yari = Keeps you two hexes away, at the point of his spear. Step inside it. Easy.
about-option-foe-ashigaru-yumi = Backs off and shoots whoever is slower. Corner him, or play fast cards. Hard alone.
about-option-foe-arquebusier = One shot, two wounds, if you are slower. Then he comes at you with the butt. Easy.
about-option-foe-master = Empties your hand and strikes on three sides. Nothing he does is wasted. Medium.
about-option-foe-student = Blocks, turns up where you stood, and strikes wide. Medium.
about-option-foe-ronin = Two hexes away he is at his best; closer, he simply runs you over. Medium.
about-option-foe-warrior = Fast arcs of fire at one hex and at two. Blocking her costs you a stun. Medium.
about-option-foe-ashigaru = A spearman and his dog. Whoever turns to one has the other behind him. Medium.
about-option-foe-assassin = Begins in hiding, leaps from it, and has a needle with poison. Wound him, and he is seen. Medium.
about-option-foe-kojiro = The long blade that comes back: two cuts a turn, near and far. Medium.
about-option-foe-monk = A staff that reaches everywhere and a guard on five sides. Patient. Medium.
about-option-foe-musashi = Two swords: one cut, and then the other. Who is quick to strike is struck back. Hard.
about-option-foe-ninja = Throws, vanishes, is behind you. Weak once he has been seen. Medium.
about-option-foe-onna-bugeisha = Sweeps two hexes off. With two wounds left she becomes terrible. Medium.
about-option-foe-sailor = Pulls you in with the hook, ties you up in ropes, stuns you with the pin. Easy.
about-option-foe-wakou = A pirate who turns in the middle of a step. Leaves you bleeding, and short of a card. Medium.
about-option-foe-yasuke = Strong, armoured, with a sweep as wide as a door. Be somewhere else when it lands. Medium.
about-option-foe-yojimbo = Has three contracts to fulfil. The third wins him the fight, whatever he has left. Medium.
option-number = How many
option-number-chosen = As chosen
option-number-2 = Two
option-number-3 = Three
option-number-4 = Four
about-option-number-chosen = One of each that you have chosen.
about-option-number-2 = Two in all; soldiers come more than once.
about-option-number-3 = Three in all; soldiers come more than once.
about-option-number-4 = Four in all; soldiers come more than once.
option-difficulty = How hard
option-difficulty-calm = Calm
option-difficulty-even = Even
option-difficulty-hard = Hard
option-difficulty-merciless = Merciless
tried-difficulty-calm = a calm fight
tried-difficulty-even = an even fight
tried-difficulty-hard = a hard fight
tried-difficulty-merciless = a merciless fight
about-option-difficulty-calm = A lone opponent falls two wounds sooner, several one sooner each.
about-option-difficulty-even = By the book: one falls at seven wounds, two at three each, three at two, four at one.
about-option-difficulty-hard = By the book, but all begin on the offensive.
about-option-difficulty-merciless = All begin on the offensive. One falls two wounds later, several one later each.
option-stance = Their first stance
option-stance-drawn = Drawn for each
option-stance-offensive = Offensive
option-stance-defensive = Defensive
about-option-stance-drawn = Offensive or defensive, at random; on the offensive if the fight is hard or merciless.
about-option-stance-offensive = They strike at any cost.
about-option-stance-defensive = They do not walk into a blow to strike. Easier to beat.
option-behaviour = Their first side
option-behaviour-drawn = Drawn for each
option-behaviour-left = Left
option-behaviour-centre = Front
option-behaviour-right = Right
about-option-behaviour-drawn = Left, front or right, at random.
about-option-behaviour-left = They make for your left side.
about-option-behaviour-centre = They make for your front.
about-option-behaviour-right = They make for your right side.
preset-first = First fight
about-preset-first = You are the Warrior, alone against the Samurai Boss. About 20 minutes.
preset-band = A leader and his men
about-preset-band = Alone against the Samurai Boss and two soldiers, as the Warrior. Harder; about 25 minutes.
preset-path = The Path
about-preset-path = A campaign of ten duels of about 20 minutes, one a game. Your hero keeps scars and prizes.
preset-horde = The horde
about-preset-horde = Wave after wave in one fight, up to an hour, for a rank from wood to jade. Nothing else is kept.
preset-nightmare = A nightmare
about-preset-nightmare = Alone against Musashi, with what he does in bad dreams. Hard; about 25 minutes.
lobby-how = Take a hero or leave it to the draw, then begin: you all fight side by side. Want company? Add an AI.
lobby-legacy = The Path: { $present }. Whoever takes one of these heroes goes on from there.
each-present = { $first } at { $second }

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
stop-gate = the last gate
stop-summit = the summit
stop-island = the island
ending-summit = the summit, the end of the Path
ending-island = the sea, the end of the Path
tale-ford = Your lord is dead, and his seal is in your sleeve. The only road leads through the ford. A conscript bars it with a borrowed sword; he is more afraid than you are.
tale-rice-field = Two of them have found each other: one with a spear, one with a sword. They want the seal without knowing what it opens. Keep them in one line.
tale-hut = The hut in which you meant to sleep burns. The man who lit it has waited to see who comes. Behind him the road forks.
tale-bowshot = On the ridge the wind is loud. A string sings before you hear the man in front of you draw. The archer wears a crane’s feather.
tale-boats = The ferryman names his price, and you have not got it. His boy looks at your sword, and then at you.
tale-pass = Ridge and river meet at the pass. Somebody was paid to hold it, and means to earn it in three ways.
tale-temple = The monk knows whose seal you carry. He finishes his sutra. Then he stands up.
tale-dog = A whistle, and something runs through the snow behind you. This man has no lord either. He has a dog.
tale-roofs = No footprints lead to where you are being watched from. It is not your life that somebody wants tonight; it is what you carry.
tale-gate = A leader, a spear, a burning match. Nobody has ever gone through this gate alive. Beyond it one road climbs, and one goes down to the sea.
tale-gate-feather = The gunner sees the crane’s feather on your hat, and knows who wore it. He puts out his match and goes home.
tale-gate-boy = The boy knows a drain below the wall. The spearman still waits in front of it when you come out behind the other two.
tale-summit = Two swords, one man, and all the dreams you had on the way up. He was to have the seal if nobody worthy brought it.
tale-island = His sword is longer than an oar. He is early. Behind him the water is deep enough for a seal.
way-bowshot = Over the ridge: an archer and his guard. Whoever beats them learns to move under arrows, and is known by it later.
way-boats = Down to the river: a ferryman with a hook. His boy may come along, and would take a blow for you.
way-summit = Up the mountain: Musashi, who has never lost. The seal goes home, and you with it.
way-island = Down to the sea: Kojiro, who is never late. The seal sinks, and you serve nobody any more.
option-fork-stop-bowshot = Over the ridge
option-fork-stop-boats = Down to the river
option-fork-stop-summit = Up the mountain
option-fork-stop-island = Down to the sea
about-fork = { $way }
prompt-fork = The way forks behind { $stop }. Which way do you take?
waits-fork = which way to take
mark-stubborn = nothing to lose
mark-scar = a scar
mark-feather = a crane’s feather
mark-boy = the ferryman’s boy
mark-sutra = the monk’s sutra
mark-robbed = an empty sleeve
sign-stubborn = grit
sign-scar = scar
sign-feather = feather
sign-boy = boy
sign-sutra = sutra
sign-robbed = empty sleeve
effect-wounds-1 = falls one wound later
effect-wounds-2 = falls two wounds later
effect-wounds-3 = falls three wounds later
effect-fewer-1 = one card fewer to begin with
effect-fewer-2 = two cards fewer to begin with
effect-more-1 = one card more to begin with
effect-more-2 = two cards more to begin with
effect-focus-1 = 1 focus to begin with
effect-focus-2 = 2 focus to begin with
gained-scar = One cut more, and it would have been over. It heals badly.
gained-feather = You pick up the crane’s feather. From now on you duck before you think.
gained-boy = The ferryman’s boy has packed already. He says that he can row, and that he is not afraid.
gained-sutra = The monk writes down one line for you. You know it by heart before you have read it.
gained-robbed = Your sleeve has been cut open. The seal is there; the rest of what you had for tomorrow is not.
lost-scar = The monk sews up the old wound, and does it well.
lost-boy = The last blow was meant for you. The ferryman’s boy stood in its way.

## Rules

rules-overview-title = Alone against them
rules-overview =
    Nobody leads your opponents. The cards do, and the cards can be read.

    You play your hero as in a duel: each turn **one card face down**, all turned over together, resolved **from the highest speed down**. Each opponent has a small deck of his own, and every turn simply takes the top card. What he does with it, whom he goes for and from which side, the rules say to the last step. ***Why?*** under a picture tells you which rule it was.

    {""}**You win** when all opponents have fallen. **You lose** when your hero falls; several heroes win and lose together.

    {""}**Where the book leaves a choice, it goes against you.** It is not guessed: each possibility is played out on a copy of the field, and the one that hurts you most is taken.

    For a first evening: press *Senjutsu Solo* under *Play now*, and keep the boss in front of you.

rules-solo-opponents-title = How they stand and behave
rules-solo-opponents =
    {""}**Behaviour** is the side of yours that an opponent makes for: your *left*, your front (*centre*), your *right*. Some cards move it on: left, centre, right, left again.

    {""}**Stance** matters when he could only strike where he is struck himself, or where a friend is in the way. *Offensive*: he does it. *Defensive*: he lets it be.

    Both are drawn when the fight begins. Each opponent has a **preferred distance**: one hex for blades, two for spears and staves, five or more for the bow, six or more for the arquebus.

    Opponents have no hand, no focus and no kamae. What would touch these passes them by. They come last on the advantage track: at a tie you say when your card is resolved.

    {""}**Against several heroes** they go for the nearest, then for whoever is more on their side, then for the leftmost.

rules-solo-moving-title = How they move
rules-solo-moving =
    Never onto terrain, bodies or off the field, and always to face you.

    {""}**Blades and spears.** 1. If an open way leads to the side their behaviour names, they take it, to the preferred distance. 2. If none does, the shortest way to that distance.

    {""}**Bow and gun.** 1. In sight and far enough away: they stay. 2. Too near: they back off, rather to their side. 3. Not in sight: to their side, until you are. 4. No way there: wherever they see you.

rules-solo-striking-title = How they strike, guard and strike back
rules-solo-striking =
    An attack card has two parts. First the attack, to as many wounds as it can; an execution counts as five.

    1. **From behind you**, if a step of the card leads there. 2. Else **without stepping**, if that reaches you. 3. Where they would be blocked, struck, or strike a friend, they look for **another hex** where they would not. 4. If there is none, the **stance** decides. 5. Who is unable does the **second part**.

    With bow and gun: who sees a hero within reach shoots, and hits whoever is **slower**.

    {""}**Defence cards** do both parts. Of a span of speeds they take that of your attack, if it is among them. Of an attack in two parts they stop the one with more wounds.

    {""}**Counter.** If your attack has one of the named speeds and is blocked, the top card of their deck is turned up. If it is an attack, you take a wound.

rules-solo-limits-title = What they can take
rules-solo-limits =
    {""}**Wounds.** One opponent falls at seven, each of two at three, of three at two, of four at one. The lobby can make it a little less or more.

    {""}**Stuns** go into their decks. One that is drawn costs them the turn and stays beside the deck; as many as the wound limit are a defeat.

    {""}**Hobbles** slow them as they slow you. **Bleeding** takes the top card of their deck each turn. A deck that is used up is shuffled anew, at no cost.

    {""}**Poison.** Mist lets you say once how they stand. Under paralysis behaviour and stance stay as they are. The others work as on you. Which poison *you* get is drawn.

    {""}**Looking at a hand** shows you the top two cards of one deck, which are shuffled and put back.

rules-solo-special-title = Who has an art of his own
rules-solo-special =
    Eleven of the sixteen masters fight with cards that are ours, in the spirit of their names; so are parts of the other cards. The rules beside them are the book’s, but for the wording of the contracts.

    - **Ashigaru and Hachiko** come together and count as two.
    - **Assassin** and **Ninja** begin in hiding. A wound, an ill, a hit or a block of theirs brings them to light.
    - **Onna-Bugeisha** is desperate when two wounds would end her, until she falls.
    - **Wakou** need not go straight: each of his steps and turns may go another way.
    - **Yojimbo** has three contracts. *First Blood*: the first wound of the fight is one he deals. *Counter*: he wounds by striking back. *Tools of the Trade*: he wounds with three different cards. With the third he has won.
    - **Arquebusier**: one shot. Then the gun is a club, and he comes close.

rules-solo-modes-title = Nightmares, hordes, the Path
rules-solo-modes =
    {""}**Nightmare.** Into each deck goes a nightmare card in place of an attack; masters have one more of their own.

    {""}**The horde.** You stand in the middle of the Snowy Clearing, and they come through four gates; you say who comes where. Whoever comes by the west gate makes for a hero’s left, by the east gate for his right. One Ashigaru, two, three; then three and their leader. That is a **stage**. After it you go back to the middle, lose your hobbles and poison and one stun, one wound stops bleeding, half your discards return; and everybody takes one wound more than before. To beat wave 3 is worth **wood**, wave 4 **steel**, the second stage **gold**, the third **jade**. Then it goes on, as long as you stand.

    {""}**Nightmare horde.** Those you choose come in place of one Ashigaru, two or all three, with the cards they have by day.

    {""}**The fallen lord.** A body lies beside you, on the hex that you choose. Who begins a turn next to it gains 1 focus; if one blow reaches it, you have lost. For the enemy it is one hero more.

    {""}**The Path** is ours: ten fights from the ford to one of two endings, with two forks. The first hero of the table walks it, and his road is yours alone; others at the table help, and keep their own. Win, and the next stop is open, at this table or any other you open. A defeat costs nothing but the evening. A victory one wound short of falling leaves a **scar** (one card fewer to begin with), until the monk heals it. Whoever goes by the river has a **companion**: the hero falls one wound later, but if it was that wound which he stood, the companion has fallen. What a hero carries is said when a fight begins. Every stop can be fought for practice; that changes nothing.

rules-tips-title = Advice for those who stand alone
rules-tips =
    Watch his behaviour, and be where that side of you is a bad place to stand: a rock, a wall, the edge.

    He goes for your back. With your back to terrain there is none.

    A defensive opponent does not trade blows. Threaten the hex he wants, and he loses his attack.

    His deck has six cards, or nine. What he has played he cannot play again until he shuffles. Count.

    A stun costs him a whole turn, some time soon. Nothing costs you so little.

    Kill soldiers first: each of them carries as many cards a turn as their leader.

## Rulings of the solo game

ruling-solo-1 = Behind a hero are the three hexes at his back and, farther away, those nearest to that direction. Of several, the behaviour picks: left, middle, right.
ruling-solo-2 = An opponent at his preferred distance, but on another side, moves on to his side and keeps the distance.
ruling-solo-3 = An opponent expects to be struck if a revealed attack that is still to come could reach him, with every step, kamae and focus that the hero can have by then. Attacks that the hero cannot pay do not count, nor do cards in hand, counters and moves of other opponents.
ruling-solo-4 = The choice of target goes by most wounds, then the nearest, then the side, then the leftmost. The steps of the rules (from behind, from here, from elsewhere) choose only among attacks that are equal in this.
ruling-solo-5 = If an opponent behind a hero would be blocked, be struck, or strike a friend, he takes another hex behind the hero; else he stays; else he takes any hex.
ruling-solo-6 = An attack that would only be blocked is still made from the first choice of hex, in either stance. No opponent moves to another hex to be blocked there. One who accepts being struck prefers a hex where nobody blocks.
ruling-solo-7 = A defence takes the speed of a revealed attack that can still be made: of several, the one with the most wounds for that opponent, then the faster. If it can match none, it takes its highest speed.
ruling-solo-8 = If an attack card cannot attack, its whole first part is left out, with all its other effects.
ruling-solo-9 = A move ends as near to its goal as possible; of equal ends, the one that best faces the target, then the one with the fewest steps. A way counts as open however long it is.
ruling-solo-10 = A drawn stun lies face down like any card, and counts when it is revealed. A stun discarded from a deck does not count, and is shuffled in again.
ruling-solo-11 = Crippling poison goes among an opponent’s top five cards. When he draws it he does nothing that turn, and it is gone. Virulent poison lowers the wound limit and the stun limit, never below 1.
ruling-solo-12 = Limits are fixed when the fight begins, and do not grow when somebody falls.
ruling-solo-13 = Effects that take the advantage do nothing. Ties among heroes go by their printed advantage; in a tie with an opponent each hero chooses.
ruling-solo-14 = Effects on a hand, on draws, on kamae and on searches do nothing to an opponent. You can still look at his cards, make him discard (his top card), and cancel his card or movement. His cards cannot be taken. Bushido cards bind heroes only.
ruling-solo-15 = When an opponent forces your kamae, the new one is drawn among the others that the card allows.
ruling-solo-16 = Choices that the rulebook leaves to the builder of a deck are drawn with equal chances. If a deck has no card of the third or fourth group, its nightmare card replaces an additional card.
ruling-solo-17 = “Worst for you” means, in this order: your defeat, most wounds on heroes, most statuses on heroes, fewest wounds on opponents.
ruling-solo-18 = The arquebus card leaves the game after its shot, hit or miss. The fallen lord counts as slower than any shot.
ruling-solo-19 = The next wave comes after the turn in which the last opponent falls. You stay where you are and keep your cards. The opponents’ decks are complete and shuffled.
ruling-solo-20 = The fallen lord faces as you do at the start. His body blocks nothing; terrain and heroes’ blocks protect him.
ruling-solo-21 = If a hero wounds Yojimbo before he wounds anybody, First Blood is lost to him for good, and he can no longer win by contracts.
ruling-solo-22 = If the last hero and the last opponent fall together, you have lost. Against a horde it is no defeat if you have reached a rank.
ruling-solo-23 = When an archer backs off or seeks a shot, his side is the hex at his distance that is nearest to the direction of your front left, front or front right. Every field has one.
ruling-solo-24 = Shots need their target in sight and in range: bow 8, arquebus 10, shuriken 5. Taunt and War Cry of opponents work up to 5 hexes. Beyond his range an archer comes nearer.
ruling-solo-25 = Opponents start together at one end of the field and heroes together at the other, archers as near to their preferred distance from the nearest hero as the field allows. In the horde the gates decide.
ruling-solo-26 = The player of the first hero chooses the hex of the fallen lord: a free one beside the start hex.

## What the rules name

entry-a = the west gate
entry-b = the north gate
entry-c = the south gate
entry-d = the east gate
foe-lord = the fallen lord
reason-counter = a counter
reason-collision = a collision
reason-forced = a hero’s card
phase-over = The fight is over

## Questions

waits-entry = where the next enemy comes in
waits-stance = the stance of a foe in the mist
waits-lord = where the fallen lord lies
hand-out = Your hero has fallen, and nothing more is asked of you. The others fight on. If they win, you win with them.
prompt-lord = Your lord has fallen beside you. On which hex does he lie? One blow that reaches it, and you have lost; whoever begins a turn next to it gains 1 focus.
prompt-entry = Wave { $wave }: { $samurai } is coming{ $left ->
    [0] {""}
   *[other] , and you may say from where
}. Whoever comes by the west gate makes for a hero’s left, by the east gate for his right, by the others for his front.
prompt-stance = The mist closes round { $samurai }, who is { $stance } now. How does { $samurai } come out of it?
prompt-tie = { $card } is as fast as a card of your opponents (speed { $speed }). You say when yours is resolved.

## Why an AI would answer this

reason-entry = This gate is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} from you; the others are nearer.
reason-lord = From most gates you are nearer than he is there.
reason-stance = On the defensive a foe strikes least.

## Steps

step-placed = { $samurai } takes a place on { $place }.
step-begins = { $samurai } stand in { $field }, and nobody speaks.
step-turn = Turn { $turn }.
step-looks = { $samurai } looks through the cards of { $foe }.
each-weapons = { $first } with { $second }
campaign = The Path · stop { $number } of { $all }: { $stop } · { $weapons }
step-arrives = { $practice ->
    [yes] For practice: { $stop }. { $tale }
   *[no] Stop { $number } of { $count }, { $stop }. { $tale }
}
step-marked = { $tale }
step-carries = { $samurai } carries { $marks }.
each-marks = { $first } ({ $second })
step-gains = { $tale }
step-loses = { $tale }
step-goes_on = { $forked ->
    [yes] { $samurai } has chosen the way to { $stop }.
   *[no] The way leads on to { $stop }.
}
step-enters = { $samurai } steps forth with { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $stance }, makes for a hero’s { side-meant }, falls at { $limit ->
    [one] the first wound
   *[other] { $limit } wounds
}.
step-decides = { $rule ->
    [side] { $came ->
        [walk] { $samurai } makes for the { side-meant } of { $foe }.
        [turn] { $arrived ->
            [yes] { $samurai } stands at the { side-meant } of { $foe }, and turns on the spot.
           *[no] { $samurai } gets no nearer to the { side-meant } of { $foe }, and turns on the spot.
        }
       *[stay] { $arrived ->
            [yes] { $samurai } stands at the { side-meant } of { $foe }, and stays.
           *[no] { $samurai } gets no nearer to the { side-meant } of { $foe }, and stays.
        }
    }
    [shortest] { $came ->
        [walk] { $samurai } goes the shortest way to fight { $foe }.
        [turn] { $arrived ->
            [yes] { $samurai } is as far from { $foe } as wanted, and turns on the spot.
           *[no] { $samurai } finds no shorter way to { $foe }, and turns on the spot.
        }
       *[stay] { $arrived ->
            [yes] { $samurai } is as far from { $foe } as wanted, and stays.
           *[no] { $samurai } finds no shorter way to { $foe }, and stays.
        }
    }
    [in_sight] { $samurai } has { $foe } in sight, and stays.
    [too_near] { $came ->
        [walk] { $arrived ->
            [yes] { $samurai } backs away from { $foe }.
           *[no] { $samurai } can get no farther from { $foe }, and steps aside.
        }
        [turn] { $samurai } can get no farther from { $foe }, and turns on the spot.
       *[stay] { $samurai } can get no farther from { $foe }, and stays.
    }
    [seek_side] { $came ->
        [walk] { $samurai } goes where { $foe } can be shot at.
        [turn] { $samurai } turns to where { $foe } is.
       *[stay] { $samurai } would shoot at { $foe }, and finds no better place.
    }
    [seek_any] { $came ->
        [walk] { $samurai } goes where { $foe } can be shot at, any way there is.
        [turn] { $samurai } turns to where { $foe } is.
       *[stay] { $samurai } would shoot at { $foe }, and finds no better place.
    }
    [behind] { $came ->
        [walk] { $samurai } goes behind { $foe } to strike.
       *[stay] { $samurai } strikes at { $foe } from behind.
    }
    [stay] { $came ->
        [turn] { $samurai } turns on the spot and strikes at { $foe }.
       *[stay] { $samurai } strikes at { $foe } without a step.
    }
    [approach] { $samurai } comes up to { $foe } to strike.
    [elsewhere] { $samurai } strikes at { $foe } from a better place.
    [blocked] { $samurai } strikes into the guard of { $foe }.
    [offensive] { $samurai } strikes at { $foe }, whatever it costs.
    [defensive] { $samurai } thinks better of it.
    [out_of_reach] { $samurai } can reach nobody.
    [unseen] { $samurai } sees nobody to aim at.
    [shot] { $came ->
        [turn] { $samurai } turns and takes aim at { $foe }.
       *[stay] { $samurai } takes aim at { $foe }.
    }
    [matches] { $samurai } expects a blow at speed { $speed }.
   *[fastest] { $samurai } guards as fast as can be: speed { $speed }.
}
step-missed = { $samurai } misses { $foe } with { $card }: { $foe } is not slower.
step-counter_strikes = { $samurai } finds an attack on top of the deck, and strikes back at { $foe }!
step-counter_fails = { $samurai } would strike back at { $foe }, but finds no attack on top of the deck.
step-behaviour = { $samurai } changes behaviour, and makes for a hero’s { side-meant } from now on.
step-stance = { $samurai } is { $stance } now.
step-concealed = { $samurai } is gone from sight.
step-distance = { $samurai } fights from { $number ->
    [one] the next hex
   *[other] { $number } hexes away
} from now on.
step-renewed = { $samurai } has no card left: the discards become a new deck of { $deck }.
step-reset = { $samurai } shuffles the whole deck anew: { $deck } cards.
step-recalled = { $samurai } shuffles { $number ->
    [one] 1 discard
   *[other] { $number } discards
} into the deck: { $deck } there.
step-stun_shuffled = A stun goes into the deck of { $samurai }: { $deck } there.
step-contract = { $samurai } has fulfilled { $contract }: { $number } of 3.
step-lord_struck = { $card } of { $samurai } reaches the fallen lord. There is nothing left to defend.
step-lord_saved = { $card } of { $samurai } was meant for the fallen lord, and does not reach him.
step-lord_lies = The fallen lord lies on { $place }, beside { $samurai }.
step-wave = Wave { $number } of stage { $stage }: { $count ->
    [one] somebody comes.
    [4] three come, and their leader.
   *[other] { $count } come.
}
step-stage = Stage { $number }. { $number ->
    [1] The horde gathers.
   *[other] All of them again, and each takes a wound more.
}
step-rank = That much is worth { $rank }.
step-recovered = { $samurai } breathes, back on { $place }: { $number ->
    [0] no discard comes
    [one] 1 discard comes
   *[other] { $number } discards come
} back into the deck, { $deck } there.
step-over = { $result ->
    [lost] { $heroes } { $count ->
        [one] has
       *[other] have
    } lost { $mode }, after { turns-taken }.
    [ranked] { $heroes } fell in wave { $wave } of stage { $stage }. What came before is worth { $rank }.
   *[won] { $winners } { $count ->
        [one] has
       *[other] have
    } won, after { turns-taken }.
}

## Outcomes

outcome-won = { $winners } won { $mode } in turn { $turn }.
outcome-lost = { $wave ->
    [0] { $heroes } lost { $mode } in turn { $turn }.
   *[other] { $heroes } lost { $mode } in turn { $turn }, in wave { $wave } of stage { $stage }.
}
outcome-ranked = { $heroes } held out until wave { $wave } of stage { $stage }: { $rank }.
outcome-resigned = { $samurai } has given up, and the fight is lost.

## Why they do what they do

# What is done instead of an attack.
instead-done = { $instead ->
    [attack] This attack is left out; { $card } has another one to come.
    [second] { $samurai } does the second part of { $card } instead.
   *[nothing] Nothing else comes of { $card }.
}
because-most-wounds = **Striking, before all steps.** An opponent deals as many wounds as possible to one target: here { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} to { $foe }. Nearer targets and better places with fewer wounds do not count.
because-side = **Moving in melee, step 1.** The behaviour of { $samurai } is *{ $behaviour }*. So { $samurai } heads for { $goal }: the hex on that side of { $foe }, at the right distance. There is an open way, and { $samurai } goes along it as far as { $card } allows.
because-shortest = **Moving in melee, step 2.** There is no open way to the *{ side-meant }* of { $foe }. So { $samurai } takes the shortest way to the right distance, as far as { $card } goes.
because-in-sight = **Moving with bow or gun, step 1.** { $samurai } sees { $foe } from { $here }, and is far enough away: no step.
because-too-near = **Moving with bow or gun, step 2.** { $foe }, on { $there }, is nearer than { $samurai } likes. So { $samurai } gets as far away as { $card } allows, rather to the *{ side-meant }* of { $foe }.
because-seek-side = **Moving with bow or gun, step 3.** { $beyond ->
    [yes] { $foe } is farther from { $here } than a shot carries.
   *[no] { $samurai } does not see { $foe } from { $here }.
} So { $samurai } goes to the *{ side-meant }* of { $foe }, towards { $goal }, until it is so.
because-seek-any = **Moving with bow or gun, step 4.** { $beyond ->
    [yes] { $foe } is farther from { $here } than a shot carries,
   *[no] { $samurai } does not see { $foe } from { $here },
} and no open way leads to the *{ side-meant }* of { $foe } and a clear shot. Any hex from which { $foe } can be shot at will do.
because-behind = **Striking in melee, step 1.** With { $card }, { $samurai } can get behind { $foe } and strike from there. Of several hexes at the back it is the *{ $behaviour }* one.
because-stay = **Striking in melee, step 2.** { $samurai } cannot deal such a blow from behind { $foe }, or not without a block, a wound, or a friend in the way. But { $samurai } reaches { $foe } from { $here }, and does not step.
because-approach = **Striking in melee, step 2.** { $samurai } can deal such a blow neither from behind { $foe } nor from { $here }. So { $samurai } moves to another hex that reaches { $foe }; of several, to the *{ $behaviour }* one.
because-elsewhere = **Striking in melee, step 3.** From the first choice of hex the blow would be blocked, or { $samurai } or a friend would be struck. From another hex nothing of that happens; of several, it is the *{ $behaviour }* one.
because-blocked = **Striking in melee, step 3, note.** From the first choice of hex the blow at { $foe } is blocked, and no hex is better. An attack is made even if it will be blocked.
because-offensive = **Striking in melee, step 4.** Wherever the blow could land, { $samurai } might be struck, or a friend is in the way. The stance is *offensive*: { $samurai } strikes all the same.
because-defensive = **Striking in melee, step 4.** Wherever the blow could land, { $samurai } might be struck, or a friend is in the way. The stance is *defensive*: { $samurai } counts as unable. { instead-done }
because-out-of-reach = **Striking in melee, step 5.** Whichever way { $samurai } moves and turns, { $card } reaches nobody. { instead-done }
because-unseen = **Shooting, step 2.** From { $here } { $samurai } sees nobody within reach. { instead-done }
because-shot = **Shooting, step 1.** { $samurai } sees { $foe } within reach of { $card }, and shoots. It wounds everybody who is slower; a card with several speeds counts with its slowest.
because-matches = **Defending.** { $samurai } blocks at the speed of an open attack that can still be made, { $speed }. Of several it is the one with the most wounds for { $samurai }, then with the most wounds in all, then the faster one.
because-fastest = **Defending.** No speed of { $card } matches an open attack that can still be made, so { $samurai } takes the highest.

## Pictures

picture-turn = Turn { $turn }
picture-setup = Before the fight
picture-phase-over = The fight is over

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

# Below the picture of a card that is looked at
picture-menace = { $foes ->
    [one] { $hits ->
        [0] None of his { $cards } cards hits you
       *[other] { $hits } of his { $cards } cards { $hits ->
            [one] hits
           *[other] hit
        } you
    }
   *[other] { $hitting ->
        [0] None of { $foes } foes hits you
       *[other] { $hitting } of { $foes } foes may hit you
    }
}
foretold = { $hits ->
    [0] **{ $foe }**: none of the { $cards } cards he may have chosen hits you.
   *[other] **{ $foe }**: { $hits } of the { $cards } cards he may have chosen { $hits ->
        [one] hits
       *[other] hit
    } you{ $wounds ->
        [0] , without a wound.
        [one] , for 1 wound.
       *[other] , for up to { $wounds } wounds.
    }
}
caption-opponent = -# **{ $foe }** may still play { $some ->
    [yes] { $left }
   *[no] nothing but stuns
}.{ $any ->
    [yes] {" "}Gone until he shuffles: { $gone }.
   *[no] {""}
}
foretold-nobody = None of them has a card that hits you.
foretold-how = -# By the book, with each card he may have, if you go on as an AI would. Spearheads: where blows may land.

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
picture-step-begins = It begins
picture-step-arrives = { $stop }
picture-step-marked = The way you came by matters
picture-step-carries = { $samurai } carries { $marks }
picture-step-gains = Gained: { $mark }
picture-step-loses = Gone: { $mark }
picture-step-goes-on = On to { $stop }
picture-step-enters = { $samurai } { $kind ->
    [samurai_boss] has waited for you
    [master] bows
    [student] draws
    [ronin] looks up
    [warrior] lifts her sword
    [ashigaru] plants his spear
    [hachiko] shows his teeth
    [assassin] was here all along
    [kojiro] is early
    [monk] has ended his prayer
    [musashi] is late, on purpose
    [ninja] leaves no footprints
    [onna_bugeisha] bars the gate
    [sailor] names his price
    [wakou] swings his hook
    [yasuke] blots out the sun
    [yojimbo] has been paid
   *[soldier] stands in your way
}
picture-step-decides = { $reason ->
    [behind] { $samurai } strikes from behind
    [stay] { $samurai } strikes from here
    [approach] { $samurai } comes up to { $foe }
    [elsewhere] { $samurai } strikes from elsewhere
    [blocked] { $samurai } strikes into the guard
    [offensive] { $samurai } strikes at any cost
    [defensive] { $samurai } holds back
    [out_of_reach] { $samurai } reaches nobody
    [shot] { $samurai } aims at { $foe }
    [unseen] { $samurai } sees nobody
    [in_sight] { $samurai } stays and watches
    [matches] { $samurai } guards at { $speed }
    [fastest] { $samurai } guards at { $speed }
   *[walking] { $came ->
        [walk] { $reason ->
            [side] { $samurai } makes for { $foe }
            [shortest] { $samurai } comes straight on
            [too_near] { $samurai } backs away
           *[seek] { $samurai } looks for { $foe }
        }
        [turn] { $samurai } turns on the spot
       *[stay] { $samurai } stays
    }
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
picture-step-lord-lies = Here the lord has fallen
picture-step-stage = A new stage begins
picture-step-wave = Wave { $number }: { $count ->
    [one] one comes
   *[other] { $count } come
}
picture-step-rank = Worth { $rank }
picture-step-recovered = { $samurai } catches breath
picture-step-over = { $result ->
    [won] { $winners } { $count ->
        [one] wins
       *[other] win
    }
    [ranked] It was worth { $rank }
   *[other] All is lost
}
picture-ending = { $result ->
    [won] { $mode ->
        [path] { $ending ->
            [summit] The seal has come home
            [island] The sea keeps the seal
            [practice] Well practised
           *[on] The way goes on
        }
       *[other] Nobody is left in your way
    }
    [ranked] It ends, and was worth { $rank }
   *[other] { $mode ->
        [path] No way past yet
       *[other] All is lost
    }
}
picture-ended = { $ended ->
    [called-off] The fight was called off
   *[resigned] The fight was given up
}

## What turned the fight, in the message and in the last picture

turning-foes-left = { $count ->
    [0] Nobody stood against you any more.
   *[other] Wounds that were left to deal: { $left }.
}
picture-when-foes-left = How near
picture-turning-foes-left = { $count ->
    [0] Nobody stood against you any more
    [1] Wounds left to deal: { $left }
    [2] Wounds left to deal: { $left }
   *[other] { $count } opponents still stood
}
turning-lord-struck = Turn { $turn }: the fallen lord was struck, and with that all was lost.
picture-when-lord-struck = Turn { $turn }
picture-turning-lord-struck = The fallen lord is struck
turning-stand = The stand ended in wave { $wave } of stage { $stage }. { $at-stage ->
    [0] There is no higher rank.
   *[other] The next rank, { $following }, is for beating wave { $at-wave } of stage { $at-stage }.
}
picture-when-stand = Stage { $stage }
picture-turning-stand = Wave { $wave }{ $at-stage ->
    [0] {""}
   *[other] . Wave { $at-wave } of stage { $at-stage } is worth { $following }
}
turning-same-stop = On The Path a defeat costs nothing. Stop { $number } of { $all }, { $stop }, waits for you again.
picture-when-same-stop = The Path
picture-turning-same-stop = Nothing is lost: stop { $number } of { $all } again
turning-next-stop = The Path: { $number } of { $all } stops are behind you. Next is { $following }, with { $foes }.
picture-when-next-stop = The Path
picture-turning-next-stop = { $number } of { $all }. Next is { $following }
turning-practised = That was practice at { $stop }: your road on the Path is as it was.
picture-when-practised = The Path
picture-turning-practised = Practice at { $stop }
turning-chronicle = **The chronicle.** { $samurai } came by { $ways } to { $ending }: ten fights in { $turns } turns, { $lost ->
    [0] not one of them lost.
    [one] one of them lost at first, at { $hardest }.
   *[other] after { $lost } that were lost, most of them at { $hardest }.
} { $parted-count ->
    [0] {""}
   *[other] Fallen on the way: { $parted }.
} { $marks-count ->
    [0] Nothing is left but the name.
   *[other] What is left: { $marks }.
}
picture-when-chronicle = The end
picture-turning-chronicle = { $turns } turns, { $lost } lost{ $marks-count ->
    [0] {""}
   *[other] {" "}· { $signs }
}
try-other-hero = With *Change*, take another hero, weapon or deck.
picture-path = The Path of { $samurai }: { $walked } of { $all }
picture-chronicle = { $samurai }: { $title }
alt-path-won = Won: { $stops }. { $lost ->
    [0] No fight was lost.
    [one] One fight was lost.
   *[other] { $lost } fights were lost.
}
alt-path-aside = Not taken: { $stops }.
alt-path-carries = Carries { $marks }.
picture-path-next = Next: { $stop }
picture-path-fork = The way forks: { $stops }
picture-path-carries = Next: { $stop } · { $marks }
closeup-path = The Path
alt-solo-card = { $card }: { $kind }{ $own ->
    [yes] {" "}of { $owner }
   *[no] {""}
}{ $nightmare ->
    [yes] , nightmare
   *[no] {""}
}, speed { $speed }.
alt-stop = { $number }, { $stop }: { $foes }.
