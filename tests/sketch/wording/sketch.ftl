# A sketch of a game.

game-name = Squabble
game-about = Two or three sparrows squabble on seven stones.
game-terms = 2 or 3 sparrows · a minute
game-pitch = Sparrows squabble on seven stones.
lobby-legacy = Day { $days } of the squabble is over.

seat-red = Red
seat-blue = Blue
seat-green = Green
stone-0 = the middle stone
stone-1 = stone 1
stone-2 = stone 2
stone-3 = stone 3
stone-4 = stone 4
stone-5 = stone 5
stone-6 = stone 6
card-hop = Hop
card-peck = Peck
card-hide = Hide
card-caw = Caw
card-rest = Rest
heap-high = the high heap
heap-low = the low heap
home-stone = Your stone
until-evening = until evening
until-mine = until I am pecked
option-length = Length
option-length-short = Short
option-length-long = Long
option-style = Style
option-style-bold = Bold
option-style-shy = Shy
option-charms = Charms
preset-quick = Quick squabble
about-preset-quick = Against an AI, over in a moment.

prompt-nest = Lay up to eight twigs, and choose a stone.
field-nest = Lay twigs on
set-nest = { $value }
unset-nest = nothing yet
value-nest = What about { $field }?
prompt-omens = Which omens do you read?
option-omens = Omen { $key }
prompt-card = Turn { $turn }. Which card do you lay?
about-card = { $option } it is.
prompt-caw = Does anybody caw?
prompt-hide = Does anybody hide?
prompt-hop = Where to?
option-hop-stone-0 = The middle
prompt-peck = Whom?
about-peck = Pecked { $pecks } times so far.
prompt-flutter = Where does { $seat } flutter to?
prompt-look = Do you look about?
look = Look about
prompt-look-for = What for?
for-seeds = Seeds
for-straw = Straw
prompt-tidy = Do you lay a twig?
option-tidy-lay = Lay one
option-tidy-leave = Leave them

problem-too-many-twigs = There are only { $most } twigs.
problem-no-stone = Choose a stone.
problem-only-in-answer = Only in answer to something.
problem-nobody-near = Nobody is near.
problem-taken = Somebody sits there.
problem-unlucky = The thirteenth omen brings bad luck.
problem-twigs-left = { $count } twigs would lie idle.
problem-all-shy = Among shy sparrows nothing happens. One of you must be bold.

step-nests = The nests are built: { $stones }.
because-left-first = Whoever sits further left keeps a stone that two have chosen.
step-drew = You drew { $card }.
step-omens = { $seat } read { $count } omens.
step-turn = Turn { $turn }.
chapter-turn = Turn { $turn }
step-cards = The cards lie open: { $cards }.
step-cawed = { $seat } caws.
step-hopped = { $seat } hops to { $stone }.
step-hidden = { $seat } hides.
step-pecked = { $seat } is pecked and has { $pecks } pecks.
step-fluttered = { $seat } flutters to { $stone }.
step-looked = { $seat } looks for { $what ->
    [Seeds] seeds
   *[other] straw
}.
step-tidied = { $seat } lays a twig.
outcome-calm = Evening falls; the calmest have { $pecks } pecks.
outcome-flown = { $seat } has flown away.

rules-course-title = Course
rules-course = Lay a card, answer, hop and peck.
alt-stones = { $sparrows }.
alt-sparrow = { $seat } on { $stone }
alt-tried = { $card } is looked at

ruling-omens = Omens mean nothing.
