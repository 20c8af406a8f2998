# 7 Ronin

game-name = 7 Ronin
game-about = A duel of secret plans.
game-terms = Alone or 2 · 45 minutes · medium
preset-guard = Guard the village
about-preset-guard = You lead the seven ronin against an AI. Last for eight days, or until the ninja run out.
preset-raid = Raid the village
about-preset-raid = You send the ninja against an AI. Hold five areas on one evening, or bring all ronin down.
game-pitch = Ninja come down on a mountain village for eight days. Seven ronin stand in their way. For two players with secret plans.

button-closer = Look closer: abilities

## Names

area-watchtower = Watchtower
area-inn = Inn
area-well = Well
area-granary = Granary
area-pen = Animal Pen
area-field-north = North Field
area-path = Path
area-graveyard = Graveyard
area-shrine = Shrine
area-field-south = South Field
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
about-seat-attacker = sends the ninja. Wins by holding five areas, or when all ronin have fallen.
about-seat-defender = leads the seven ronin. Wins by lasting eight days, or when the ninja run out.
count-0 = 0
count-1 = 1
count-2 = 2
count-3 = 3
count-4 = 4
count-5 = 5
count-6 = 6
count-7 = 7
phase-planning = Planning
phase-combat = Combat
phase-end = End of the day
phase-over = Game over

## How it stands, and what is waited for, as everybody may read it

situation = Day { $day } of { $days }. The ninja hold { $occupied } of the { $wins } areas they need, with { $ninja } ninja in reserve and in the village; { $fallen } of { $ronin } ronin have fallen.
waits-plan-attack = the plan of attack
waits-plan-defend = where the ronin stand
waits-ronin-next = an ability of the ronin
waits-hayai-goal = where Hayai rides
waits-taiko-patient = whom Taiko heals
waits-yobu-drive = whom Yobu drives away
waits-wounds-divide = who takes the wounds
waits-areas-next = which area acts next
waits-watchtower-targets = whom the Watchtower shoots
waits-granary-number = what the Granary feeds
waits-well-target = whom the Well poisons
waits-inn-copy = what the Inn copies
waits-pen-target = whom the Animal Pen keeps
waits-shrine-target = whom the Shrine silences
waits-graveyard-withdraw = who returns from the Graveyard
waits-path-target = where the Path leads
waits-path-number = how many take the Path

## Why an AI would answer this

reason-plan-attack = Where nobody stands in the way you would hold { $reach } of the { $wins } areas you need, and { $left } ninja stay in reserve.
reason-plan-defend = { $count ->
    [0] Nobody has to fight for an area that the ninja hold
    [one] The { $faced } is fought for
   *[other] These are fought for: { $faced }
}. At worst the ninja then hold { $worst } { $worst ->
    [one] area
   *[other] areas
} where nobody stands; { $wins } win.
reason-stay = Wherever else they went, they would do more harm.
reason-path-target = { $guarded ->
    [yes] { $falls ->
        [yes] Guarded by { $guards }, who would fall.
       *[no] Guarded by { $guards }.
    }
   *[no] Nobody stands there.
}
reason-path-number = { $guarded ->
    [0] Nobody stands there
    [one] { $guards } meets { $there } ninja there
   *[other] { $guards } meet { $there } ninja there
}; { $left } stay in reserve.
reason-granary-number = Your reserve grows to { $after }, and the pool keeps { $pool } for wounds.

## Prompts. An option is worded by its key; a pass by option-<prompt>-pass, putting back who was named by
## option-<prompt>-back; what choosing it would mean now by about-<prompt>-<kind of option>

prompt-plan-attack = Day { $round }. You have { $reserve } ninja in reserve. Send { $least } or more, to at most { $threat } areas. One may go to the Market as well, which does not count as an area. { $bonus ->
    [0] These limits hold today.
    [one] Your ninja on the Market lets you exceed one limit by 1.
   *[other] Your { $bonus } ninja on the Market let you exceed limits by { $bonus } in all.
}
prompt-plan-defend = Day { $round }. Send every ronin to an area of his own. { $tasuke-lives ->
    [yes] { $tasuke-shares ->
        [yes] Only Tasuke may stand beside another.{" "}
       *[no] Not even Tasuke may stand beside another today: a Shrine marker lies on her tile.{" "}
    }
   *[no] {""}
}{ $market ->
    [0] The Market is quiet, and nobody can go there.
    [one] One ronin may go to the Market and clear the ninja there.
   *[other] One ronin may go to the Market and clear the { $market } ninja there.
}{ $staying ->
    [0] {""}
    [one] {" "}The Animal Pen keeps { $kept }, who stays put.
   *[other] {" "}The Animal Pen keeps { $kept }, who stay put.
}
# Below a plan: what the other side still has
caption-attacker = -# The Attacker has { $reserve } ninja in reserve and may attack up to { $threat } areas today.
caption-ronin = -# Against you stand { $ronin }.{ $count ->
    [0] {""}
    [one] {" "}A Shrine marker silences { $silenced }.
   *[other] {" "}Shrine markers silence { $silenced }.
}
prompt-ronin-next = Who uses an ability now?
about-ronin-next-ronin = { $deed ->
    [hayai] Rides into a fight: { $goals }.
    [musashi] Cuts down one ninja at the { $area }: { $before } → { $after }.
    [taiko] Takes a wound off one who has any: { $patients }.
    [yobu] Drives up to two ninja from the { $area } to the { $beside }.
   *[yumi] Shoots one ninja of the reserve: { $before } → { $after }.
}
option-ronin-next-pass = Nobody else
about-ronin-next-pass = { $count ->
    [one] { $able } does nothing today. The ninja strike.
   *[other] { $able } do nothing today. The ninja strike.
}
prompt-hayai-goal = Hayai is free at the { $area }. Where does he ride?
about-hayai-goal-area = { $ninja ->
    [one] 1 ninja waits there
   *[other] { $ninja } ninja wait there
}{ $shared ->
    [yes] . He shares the wounds with Tasuke.
   *[no] { $falls ->
        [yes] {": "}he would fall.
       *[no] {": "}he could take { $left } more after them.
    }
}
option-hayai-goal-back = Not Hayai after all
# How much somebody bears.
can-take = Can take { $before ->
    [one] 1 more wound
   *[other] { $before } more wounds
}
prompt-taiko-patient = Whose wound does Taiko heal?
about-taiko-patient-ronin = { can-take }; then { $after }.
option-taiko-patient-back = Not Taiko after all
prompt-yobu-drive = { $left ->
    [one] Where does a second ninja run from the { $area }?
   *[other] Where does the first ninja run from the { $area }?
}
about-yobu-drive-area = { $guarded ->
    [yes] { $falls ->
        [yes] { $guards } stands there and would fall.
       *[no] { $guards } would take the wounds.
    }
   *[no] { $held ->
        [yes] Held already, by { $ninja } ninja.
       *[no] Nobody stands in their way.
    }
}
option-yobu-drive-pass = One is enough
option-yobu-drive-back = Not Yobu after all
prompt-wounds-divide = { $ninja ->
    [one] 1 wound falls
   *[other] { $ninja } wounds fall
} on Tasuke and { $partner } at the { $area }. How many does Tasuke take?
about-wounds-divide-count = { $tasuke ->
    [0] Tasuke falls
   *[other] Tasuke can take { $tasuke } more
}, { $other ->
    [0] { $partner } falls.
   *[other] { $partner } { $other }.
}
prompt-areas-next = Which occupied area acts now? What you hold counts as { $held ->
    [one] 1 area
   *[other] { $held } areas
}; with 5 you win when all have acted.
about-areas-next-area = { $deed ->
    [watchtower] Arrows: 1 wound each for { $targets }.
    [inn] Does what another place of yours can do: the { $choices }.
    [well] Poison: 1 wound for a ronin you choose.
    [granary] Your reserve grows from { $before } to { $after }.
    [pen] A ronin you choose must stay tonight and tomorrow.
    [shrine] A ronin you choose has no ability tomorrow.
    [graveyard] Up to 2 ninja come back to your reserve.
   *[path] { $ninja ->
        [one] 1 ninja of the reserve goes to any area at once.
       *[other] Up to { $ninja } ninja of the reserve go to any area at once.
    }
}
option-areas-next-pass = No more
about-areas-next-pass = { $count ->
    [one] The { $able } does nothing today. Then the areas are counted.
   *[other] The { $able } do nothing today. Then the areas are counted.
}
prompt-watchtower-targets = The pool has only { $ninja } ninja left. Whom { $ninja ->
    [one] does the arrow
   *[other] do the arrows
} hit?
about-watchtower-targets-ronin = { about-well-target-ronin }
option-watchtower-targets-back = Not the Watchtower after all
prompt-granary-number = The pool is small, and wounds come from it. How many ninja does the Granary take?
option-granary-number-back = Not the Granary after all
prompt-well-target = Who drinks from the poisoned Well?
about-well-target-ronin = { $falls ->
    [yes] Falls of it.
   *[no] { can-take }; then { $after }.
}
option-well-target-back = Not the Well after all
prompt-inn-copy = Which area that you hold does the Inn copy?
about-inn-copy-area = { $deed ->
    [watchtower] { ability-area-watchtower }
    [well] { ability-area-well }
    [granary] { ability-area-granary }
    [pen] { ability-area-pen }
    [shrine] { ability-area-shrine }
    [graveyard] { ability-area-graveyard }
    [path] { ability-area-path }
   *[field] The Inn and this Field count as three areas.
}
option-inn-copy-back = Not the Inn after all
prompt-pen-target = Whom does the Animal Pen keep on the board tonight?
about-pen-target-ronin = Stays at the { $area } for tomorrow.
option-pen-target-back = Not the Animal Pen after all
prompt-shrine-target = Whose ability does the Shrine take away tomorrow?
about-shrine-target-ronin = { $deed ->
    [hayai] Could not ride.
    [musashi] Could not strike before he is struck.
    [taiko] Could not heal.
    [tasuke] Could stand beside nobody.
    [yobu] Could drive nobody away.
   *[yumi] Could not shoot.
}
option-shrine-target-back = Not the Shrine after all
prompt-graveyard-withdraw = { $left ->
    [one] From where does a second ninja come back to the reserve?
   *[other] From where does the first ninja come back to the reserve?
}
about-graveyard-withdraw-area = { $lost ->
    [yes] The last one: you give up this area.
   *[no] { $after ->
        [0] Nobody stays there.
       *[other] { $after } stay there.
    }
}
option-graveyard-withdraw-pass = One is enough
option-graveyard-withdraw-back = Not the Graveyard after all
prompt-path-target = Which area does the Path lead to?{ $fatal ->
    [0] {""}
    [one] {" "}{ $fallen } would fall.
   *[other] {" "}Of those who stand in the way, { $fallen } would fall.
}
option-path-target-back = Not the Path after all
prompt-path-number = How many ninja take the Path to the { $area }?
option-path-number-back = Not the Path after all

## Planning boards: the field in hand and its value

field-plan-attack = Where do ninja go?
set-plan-attack = { $value } sent, limit { $limit }{ $there ->
    [0] {""}
   *[other] , { $there } there
}. { $deed ->
    [watchtower] { ability-area-watchtower }
    [inn] { ability-area-inn }
    [well] { ability-area-well }
    [granary] { ability-area-granary }
    [pen] { ability-area-pen }
    [shrine] { ability-area-shrine }
    [graveyard] { ability-area-graveyard }
    [path] { ability-area-path }
    [field_north] { ability-area-field-north }
    [field_south] { ability-area-field-south }
   *[market] Every ninja there raises a limit by 1 tomorrow.
}
value-plan-attack = How many to the { $field }?
field-plan-defend = Which ronin?
set-plan-defend = to the { $value }, can take { $left }
unset-plan-defend = not sent yet, can take { $left }. { $deed ->
    [hayai] Waits where it is quiet, then rides to a fight.
    [kabe] Bears the most.
    [musashi] Cuts one ninja before they strike.
    [taiko] Heals a wound where it is quiet.
    [tasuke] May stand beside another and share.
    [yobu] Drives two ninja away.
   *[yumi] Shoots one of the reserve where it is quiet.
}
value-plan-defend = Where does { $field } go?

## Problems

problem-over-limit = { $bonus ->
    [0] The { $areas } take fewer: { $over } too many in all. Take them back.
   *[other] The { $areas } take fewer: { $over } over the limit in all, and the Market allows { $bonus }. Take the others back.
}
problem-too-many-areas = You attack { $count } areas, and today’s threat allows { $threat }. Leave some of them alone; the Market does not count.
problem-more-than-reserve = You send { $sent } ninja, but the reserve has only { $reserve }. Send fewer.
problem-too-few-ninja = You send { $sent } ninja. On day { $round } at least { $least } must go, the Market’s included. Send more.
problem-ronin-waiting = { $count ->
    [one] { $ronin } has no place yet. Every ronin must be sent.
   *[other] { $ronin } have no place yet. Every ronin must be sent.
}
problem-area-shared = { $ronin } cannot stand together at the { $area }. One ronin an area; only Tasuke may join one other. Move somebody.
problem-market-shared = { $ronin } cannot go to the Market together: it takes one ronin only, even beside Tasuke. Move somebody.
problem-tasuke-silenced = { $ronin } cannot stand together at the { $area } today: the Shrine keeps Tasuke from sharing an area. Move one of them.
problem-abilities-unused = { $able } can still act today.
problem-areas-unused = The { $able } can still act today.

## Steps

step-round = { $round ->
    [1] The first day. The ninja may come to { $threat } areas.
    [4] Day 4. The ninja may come to { $threat } areas, and from tonight they go hungry.
    [8] The last day. The ninja may come to all { $threat } areas.
   *[other] Day { $round }. The ninja may come to { $threat } areas.
}
each-arrivals = { $second } for the { $first }
step-reveal = The plans lie open. { $sent ->
    [0] Nobody comes today.
    [one] { $market ->
        [0] One ninja comes, for the { $areas }.
       *[other] One ninja slips into the Market.
    }
   *[other] { $sent } ninja come: { $arrivals }.
}{ $guarded ->
    [0] { $count ->
        [0] {""}
       *[other] {" "}Nobody stands in their way.
    }
    [one] {" "}{ $guards } stands in the way.
   *[other] {" "}{ $guards } stand in the way.
}
step-market = { $ninja ->
    [one] { $ronin } finds the ninja in the crowd on the Market.
   *[other] { $ronin } clears the Market: { $ninja } ninja are gone.
}
step-hayai = { $ronin } rides from the { $source } to the { $target }.
step-musashi = { $ronin } cuts one down at the { $area }. { $after ->
    [0] No ninja is left there.
    [one] 1 ninja is left.
   *[other] { $after } ninja are left.
}
step-taiko = { $ronin } drums, and { $target } breathes again: { $before ->
    [one] no wound is left.
   *[other] { $before } wounds become { $after }.
}
step-yobu = { $ronin } roars, and { $ninja ->
    [one] a ninja runs
   *[other] { $ninja } ninja run
} from the { $area } to the { $goals }.
step-yumi = { $ronin } shoots a ninja of the reserve: { $after } are left.
step-wounds = { $first } takes { $first-wounds ->
    [one] a wound
   *[other] { $first-wounds } wounds
}{ $both ->
    [yes] {" "}and { $second } { $second-wounds }
   *[no] {""}
} at the { $area }.{ $after ->
    [0] {""}
    [one] {" "}One ninja is left over and holds it.
   *[other] {" "}{ $after } ninja are left over and hold it.
}
step-fall = { $ronin } falls at the { $area }. { $returned ->
    [one] One ninja goes
   *[other] { $returned } ninja go
} back to the pool.
step-occupied = { $count ->
    [one] The ninja occupy one area: the { $areas }.
   *[other] The ninja occupy { $count } areas: the { $areas }.
}
step-watchtower = Arrows fly from the { $area }. { $count ->
    [0] Nobody is hit.
    [one] { $ronin } takes a wound.
   *[other] { $ronin } take a wound each.
}
step-granary = The ninja eat at the { $area }, and { $ninja ->
    [one] one more joins
   *[other] { $ninja } more join
} the reserve: { $after } now.
step-well = Poison from the { $area }: { $ronin } takes a wound.
step-pen = { $ronin } must stay on the board tonight. The { $area } sees to that.
step-shrine = { $ronin } will have no ability tomorrow. The { $area } is against it.
step-graveyard = From the { $sources } { $ninja ->
    [one] a ninja slips
   *[other] { $ninja } ninja slip
} back to the reserve, { $after } now.
step-path = { $ninja ->
    [one] One more ninja comes
   *[other] { $ninja } more ninja come
} by the { $area } to the { $target }. { $after ->
    [0] The reserve is empty.
   *[other] { $after } are left in reserve.
}
step-inn = The Inn does as the { $copies } does.
step-count = { $count ->
    [1] The ninja hold one area of the five they need.
    [4] The ninja count 4 areas. One more, and the village is lost.
   *[other] { $enough ->
        [yes] The ninja count { $count } areas. That is enough.
       *[no] The ninja count { $count } areas of the five they need.
    }
}
step-retreat = { $count ->
    [0] Night falls, and the ronin withdraw.
   *[other] Night falls. The ronin withdraw, but { $kept } must stay.
}
step-starvation = Hunger takes a ninja. { $after ->
    [0] The reserve is empty.
   *[other] { $after } are left in reserve.
}
step-over = { $reason ->
    [ronin-fallen] The last ronin has fallen. The village belongs to the ninja.
    [areas-held] Five areas are held, and nobody can drive them out. The village is theirs.
    [ninja-gone] No ninja is left. The village is saved.
   *[winter] Snow closes the passes. The village has held out for eight days.
}

## Outcomes

outcome-ronin-fallen = The Attacker wins on day { $round }: the last ronin has fallen.
outcome-areas-held = The Attacker wins on day { $round } by holding five areas.
outcome-ninja-gone = The Defender wins on day { $round }: no ninja is left.
outcome-winter = The Defender wins: the village held out for eight days.
outcome-resigned = The { $side } has given up.

## Rules, chapter by chapter, in reading order

rules-overview-title = The game in short
rules-overview =
    Winter is near, and the ninja want the village’s rice. Seven ronin without a master have promised to guard it until snow closes the passes.

    One of you is the **Attacker** and leads the ninja: 40 wait in his reserve, 10 more lie in the pool. The other is the **Defender** and leads the seven ronin.

    The game lasts at most **8 days** (rounds). Each day has three phases:

    1. **Planning.** Both of you plan in secret: the Attacker sends ninja to areas of the village, the Defender sends every ronin somewhere. Then both plans are revealed.
    2. **Combat.** Ronin use their abilities. Ninja on a ronin’s area become wounds on him. Ninja without a ronin in their way occupy the area and may use what it offers.
    3. **End of the day.** Ronin leave the board, ninja stay. From day 4 the ninja go hungry.

    The whole game is in the guessing: where will they come, and who will be there? Play twice and swap sides, and whoever does better over both games has won.

rules-winning-title = How to win
rules-winning =
    {""}**The Attacker wins**
    • at once, when the last ronin falls and at least one ninja is still on the board or in reserve;
    • when he holds **5 areas** after all occupied areas have acted (step 3 of combat).

    The two Fields are worth more: who holds both counts them as **three** areas. One Field and the Inn that copies it count the same way. Both Fields and the Inn are three and one, never more.

    {""}**The Defender wins**
    • at once, when no ninja is left on the board (the Market included) nor in reserve;
    • when day 8 ends and the Attacker has not won.

    If the last ronin and the last ninja fall in the same blow, the ronin win.

rules-planning-title = Planning
rules-planning =
    {""}**The Attacker** sends ninja from his reserve:
    • to at most as many areas as today’s **threat**: 3, 4, 5, 6, 7, 8, 9, 10 from day 1 to day 8;
    • to each area at most as many as its **limit** (the number on the board). Ninja that are there already do not count;
    • in all at least as many as the number of the day: 1 on day 1, 8 on day 8. If fewer are left in reserve, all must go;
    • besides, whatever the threat, at most 1 to the **Market**.

    Every ninja that stands on the Market when planning starts lets him go 1 over the limit of an area he likes. With three on the Market he may go 1 over at three areas, or 3 over at one.

    {""}**The Defender** sends **every** living ronin, each to an area of his own. Tasuke may share an area with one other ronin. If ninja are on the Market, one ronin may go there.

    A ronin whom the Animal Pen has kept stays put, needs no order and fills the area. But Tasuke may join one who is kept, and one may join her.

    Both of you lock in. Until the other has done so you may still change your mind; then both plans are revealed. An illegal plan cannot be locked in, and you are told what is wrong with it.

rules-market-title = The Market
rules-market =
    The Market is **not an area**. It has no limit and no neighbours, it does not count for the threat nor for victory, and no ability works there.

    {""}**For the Attacker:** one ninja a day may mingle with the crowd there. Each ninja that is there when planning starts raises the limit of an area you like by 1: day after day, in secret, and several may raise the same one.

    {""}**For the Defender:** a ronin may go to the Market if ninja are there when planning starts. He removes them all to the pool, also the one that comes today, and takes **no wound**. But he defends no area meanwhile and cannot use his ability.

    Nothing reaches a ronin on the Market: Hayai cannot ride to him, Taiko cannot heal him, Tasuke cannot stand with him. The Well, the Animal Pen, the Shrine, the Watchtower and the Path do not find him either, and the Graveyard brings no ninja back from there.

    Ninja on the Market do count as on the board when it is asked whether any ninja is left.

rules-combat-title = Combat
rules-combat =
    An area is **free** when no ninja is on it, **attacked** when ninja face a ronin there, and **occupied** when ninja are alone on it.

    {""}**Step 1: abilities of the ronin.** The Defender decides who acts and in which order, each ronin once or not at all. A ronin who was named may be put back as long as nothing has happened.

    {""}**Step 2: wounds.** All ninja on a ronin’s area become wounds on his tile, up to his endurance. It makes no difference whether they came today or earlier. As soon as his wounds reach his endurance he falls, and the ninja on his tile go to the pool. Ninja too many for him stay and occupy the area. Where Tasuke stands with another, the Defender divides the wounds between the two.

    {""}**Step 3: abilities of the areas.** Each occupied area may act once, in the order the Attacker likes, and may be put back like a ronin. An area taken only now, with the help of the Path, may act too. Then the areas are counted: with five the Attacker has won.

    Limits matter only while you plan. Afterwards any number of ninja may gather anywhere.

rules-ronin-title = The seven ronin
rules-ronin =
    The number is the endurance: that many wounds and he falls.

    • **Hayai** (5), the rider. From a free area he may ride to any area with ninja where no ronin stands, or where only Tasuke does.
    • **Kabe** (7), the veteran. No ability, but hard to bring down.
    • **Musashi** (4), the duellist. He may strike one ninja on his area, which goes to the pool before it can wound him.
    • **Taiko** (5), the monk. On a free area he may take one wound off another ronin.
    • **Tasuke** (3), the last of her line. She may stand on an area with one other ronin; the Defender divides the wounds between them. Only arrows from the Watchtower and poison from the Well cannot be shared.
    • **Yobu** (3), the shouter. He may drive up to two ninja from his area to the areas beside it: both to one, or one to each.
    • **Yumi** (3), the archer. On a free area he may shoot one ninja of the reserve.

    Hayai, Taiko and Yumi act where it is quiet; Musashi and Yobu act where ninja are. Tasuke’s ability works whenever wounds are dealt, the others only in step 1, and none must be used.

    The dead stay dead: nothing brings back a ronin who has fallen.

rules-areas-title = The ten areas
rules-areas =
    The areas lie in a ring; each has two neighbours. In brackets: the limit. What it does when occupied:

    • **Watchtower** (1): 1 wound from the pool to every ronin on the two areas beside it.
    • **Inn** (1): acts like another occupied area of your choice, even one that has acted already.
    • **Well** (1): 1 wound from the pool to any ronin.
    • **Granary** (2): up to 2 ninja from the pool join the reserve.
    • **Animal Pen** (2): a ronin of your choice does not leave the board tonight. Tomorrow he is still there.
    • **North Field** (3) and **South Field** (2): no action. Held together they count as three areas.
    • **Path** (2): up to 2 ninja from the reserve go to any one area. If a ronin is there they become wounds at once; those left over occupy the area.
    • **Graveyard** (2): up to 2 ninja from any areas return to the reserve. There is no other way back.
    • **Shrine** (1): a ronin of your choice has no ability tomorrow.

    All of this helps the Attacker only, and he may always leave it.

rules-ending-title = End of the day
rules-ending =
    1. All ronin leave the board, except those whom the Animal Pen keeps. Shrine markers laid yesterday are taken off; those laid today work tomorrow.
    2. After **day 8** the Defender has won.
    3. From **day 4** on, the Attacker loses one ninja of his reserve to hunger, if he has one.
    4. The next day begins, and the threat grows.

    Ninja never leave the board by themselves. They stay on their areas and on the Market until ronin deal with them or the Graveyard calls them back.

rules-tips-title = Advice for the first game
rules-tips =
    {""}**Attacker.** You win with five areas on one evening, or with four if both Fields are among them. Ninja left on undefended areas are still there tomorrow: build on them. Take the Granary early, while the pool still has ninja to give. A ninja on the Market every day forces the Defender to spare a ronin or to face bigger and bigger attacks. Keep a few ninja for the Path: it strikes when all ronin have acted. And spread out: a ronin who guards an area you never meant to attack is not in your way.

    {""}**Defender.** You cannot be everywhere, so ask what hurts most. Send Kabe where you expect many. Yumi, Taiko and Hayai like quiet areas, so put them where you expect nobody. Yobu can push ninja towards a ronin who can bear them. Clear occupied areas before there are four of them, and look to the Fields first. A ronin on the Market takes no wound: a good day off for somebody who is nearly dead. Time is on your side, and from day 4 so is hunger.

## Rulings: where the rulebook leaves room, this is how we play

ruling-1 = A reserve smaller than what must be sent is sent whole. Ninja sent to the Market count.
ruling-2 = A plan that breaks a rule cannot be locked in, so nobody ever plans a day twice.
ruling-3 = The limit of an area counts only ninja who are sent today. What the Market allows stays allowed, even if a ronin clears it at the reveal.
ruling-4 = A ronin may be sent to the Market only if ninja are there when planning starts; a ninja that arrives today opens it tomorrow.
ruling-5 = A ronin kept by the Animal Pen counts as sent and fills his area; Tasuke may join him. A kept ronin may use his ability, so a kept Hayai may still ride.
ruling-6 = Hayai may ride to an area with ninja and no ronin even if those ninja came only today.
ruling-7 = Every ronin’s ability may be used or left, Musashi’s too.
ruling-8 = No area has to act. The Attacker may stop whenever he likes.
ruling-9 = The Inn copies any other area that is occupied at that moment, also one that has acted already. It may copy the Path, and an area taken that way may still act today. It is not offered what changes nothing: a Field while both are held.
ruling-10 = When the Inn copies the Watchtower, the arrows fly to the Watchtower’s neighbours.
ruling-11 = A Field copied by the Inn counts only if the Inn and that Field are still occupied when the areas are counted.
ruling-12 = The Watchtower hits Tasuke and the ronin beside her, one wound each. For the Well the Attacker chooses one of them.
ruling-13 = If the pool runs short, what is there is used, and the Attacker chooses who is hit.
ruling-14 = The wounds of one volley are taken from the pool together, before any ronin who falls returns his.
ruling-15 = Ninja shot by Yumi or lost to hunger go to the pool.
ruling-16 = Ninja on the Market count as on the board when it is asked whether any ninja is left.
ruling-17 = The five areas are counted once a day, when all areas have acted, after the Graveyard has called ninja back.
ruling-18 = Day 8 ends before anybody starves.
ruling-19 = When the Inn copies the Animal Pen, two ronin may be kept.
ruling-20 = With a Shrine marker on her tile Tasuke may share no area, and Hayai may not ride to hers. If she was already kept beside another ronin, the Attacker divides the wounds.
ruling-21 = There are always enough Shrine markers. A second one on the same ronin does nothing, and Kabe has no ability to lose.
ruling-22 = The Path may lead to any area, also to an occupied one or to the Path itself.
ruling-23 = The order of the areas in the ring, and how many may be attacked on each day, are our reading of the published game.
ruling-24 = A ronin or an area that was named may be put back and named again later, as long as nothing has happened since. Where only one answer is possible, it is given at once.
ruling-25 = Where a rule moves two ninja, one may be moved instead: for the Granary, Yobu, the Path and the Graveyard. The Granary asks only while the pool is so small that the Well or the Watchtower might miss a wound.
ruling-26 = A game goes on under the rulings it began with.

## Pictures

picture-day = Day
picture-threat = Threat
picture-reserve = Reserve
picture-pool = Pool
picture-you = You
picture-page-day = Day { $day }

# The caption of a step stands inside the picture: as short as possible. The numbers stand above it.
picture-step-round = Day { $round }: up to { $threat } areas
picture-step-reveal = { $sent ->
    [0] Nobody comes today
    [one] One ninja comes
   *[other] { $sent } ninja come
}
picture-step-market = { $ronin } clears the Market
picture-step-hayai = { $ronin } at the { $target }
picture-step-musashi = { $ronin } cuts one ninja
picture-step-taiko = { $ronin } heals { $target }
picture-step-yobu = { $ronin } drives ninja away
picture-step-yumi = { $ronin } shoots one in reserve
picture-step-wounds = { $dealt ->
    [0] Nobody is hurt
    [one] One wound for { $names }
   *[other] { $hit ->
        [one] { $dealt } wounds for { $names }
       *[other] { $names } hurt
    }
}
picture-step-fall = { $ronin } falls
picture-step-occupied = { $count ->
    [one] The ninja hold 1 area
   *[other] The ninja hold { $count } areas
}
picture-step-watchtower = { $hit ->
    [0] Nobody is hit
    [one] Arrows hit { $names }
   *[other] { $names } hit
}
picture-step-granary = Fed ninja join the reserve
picture-step-well = { $names } is poisoned
picture-step-pen = { $ronin } must stay
picture-step-shrine = { $ronin } is silenced
picture-step-graveyard = Ninja back in the reserve
picture-step-path = Ninja at the { $target }
picture-step-inn = The Inn copies: { $copies }
picture-step-count = { $enough ->
    [yes] { $count } areas: enough
   *[no] { $count ->
        [one] 1 area counts, 5 win
       *[other] { $count } areas count, 5 win
    }
}
picture-step-retreat = { $left ->
    [0] The ronin withdraw
    [one] { $kept } must stay tonight
    [2] { $kept } stay
   *[other] { $left } ronin must stay tonight
}
picture-step-starvation = Hunger takes one in reserve
picture-step-over = { $winner ->
    [attacker] The Attacker wins
   *[defender] The Defender wins
}

picture-plan-of = Your plan for day { $day }
picture-plan-secret = only you see this
picture-plan-ready = Nothing is wrong with this plan.
picture-plan-price = { $lost ->
    [yes] { $areas } held areas are left to them: this may lose it.
   *[no] { $areas ->
        [one] 1 held area is left to the ninja today.
       *[other] { $areas } held areas are left to the ninja today.
    }
}

# What is wrong with a plan, in one line over its map. The whole sentence stands in the message.
picture-problem-over-limit = { $over } too many at the { $areas }
picture-problem-too-many-areas = { $count } areas, but only { $threat } may be attacked
picture-problem-more-than-reserve = { $sent } sent, but only { $reserve } in reserve
picture-problem-too-few-ninja = { $sent } sent, at least { $least } must go
picture-problem-ronin-waiting = { $count ->
    [one] { $ronin } has no place yet
   *[other] { $count } ronin have no place yet
}
picture-problem-area-shared = Too many ronin at the { $area }
picture-problem-market-shared = The Market takes one ronin only
picture-problem-tasuke-silenced = Tasuke cannot share an area today

picture-plan-bonus = +{ $bonus } limit
picture-plan-sent = sent
picture-plan-least = at least { $least }
picture-plan-areas = areas
picture-plan-threat = of { $threat }
picture-plan-reserve = stay
picture-plan-reserve-now = of { $reserve }
picture-plan-may-attack = areas
picture-plan-in-reserve = reserve

picture-chart-ninja = Ninja
picture-chart-wounds = Wounds
picture-chart-fallen = Fallen
picture-chart-areas = Areas
picture-cover = Eight days of snow · a duel of secret plans

# The end: who has won, and what would have changed it.
picture-end-won = { $winner ->
    [attacker] { $name } takes the village
   *[defender] { $name } saves the village
}
picture-end-given-up = { $winner ->
    [attacker] The village is given up
   *[defender] The ninja are called back
}
picture-end-called-off = The game was called off

# What turned the game, and how it stood at the end. The short form stands in the last picture.
turning-evening = { $times ->
    [one] Day { $days }: in the evening the ninja held { $held } areas.
   *[other] Days { $days }: in the evening the ninja held { $held } areas.
} { $short ->
    [one] One more, and the village was lost.
   *[other] They came no nearer to the five they needed.
}
picture-when-evening = Day { $day }
picture-turning-evening = { $short ->
    [one] { $held } areas held: one more would win
   *[other] { $held } areas held: never more, and 5 win
}
turning-taken = Day { $day }: nobody drove the ninja from { $areas }. That counted as { $held } areas, and 5 win.
picture-when-taken = Day { $day }
picture-turning-taken = { $held } areas held: enough to win
turning-fell = Day { $day }: { $ronin } fell. { $standing ->
    [0] Nobody was left.
    [one] One ronin was left.
   *[other] { $standing } ronin were left.
}
picture-when-fell = Day { $day }
picture-turning-fell = { $count ->
    [one] { $ronin } falls
   *[other] { $count } ronin fall
}, { $standing ->
    [0] nobody is left
   *[other] { $standing } are left
}
turning-spent = From day { $day } on the reserve was empty: no new ninja could come.
picture-when-spent = Day { $day }
picture-turning-spent = No ninja is left in reserve
turning-last-ninja = Day { $day }: the last ninja was gone.
picture-when-last-ninja = Day { $day }
picture-turning-last-ninja = The last ninja is gone
turning-snow = Day { $day }: snow closed the passes. { $ninja ->
    [0] No ninja was left
    [one] One ninja was left
   *[other] { $ninja } ninja were left
}, and { $standing ->
    [one] one ronin stood.
   *[other] { $standing } ronin stood.
}
picture-when-snow = Day { $day }
picture-turning-snow = { $ninja ->
    [one] One ninja left
   *[other] { $ninja } ninja left
}, { $standing ->
    [one] one ronin standing
   *[other] { $standing } ronin standing
}
turning-stopped = It ended on day { $day }: { $held ->
    [0] no area held
    [one] one area held
   *[other] { $held } areas held
}, { $fallen ->
    [0] no ronin fallen
    [one] one ronin fallen
   *[other] { $fallen } ronin fallen
}, { $ninja } ninja left.
picture-when-stopped = Day { $day }
picture-turning-stopped = { $held ->
    [0] No area held
    [one] 1 area held
   *[other] { $held } areas held
}, { $fallen } fallen, { $ninja } ninja left

# The account of a day that has ended.
each-guards = { $first } at the { $second }
each-wounded = { $first } { $second ->
    [one] a wound
   *[other] { $second } wounds
}
ended-guarded = **Day { $day }, who guarded what.** { $count ->
    [0] Nobody stood in the way.
   *[other] { $guards } stood in the way.
}{ $gaps ->
    [0] {""}
   *[other] {" "}Nobody guarded the { $unguarded }.
}
ended-cost = **What it cost.** { $hurt ->
    [0] No ronin was wounded.
   *[other] Taken: { $wounded }.
}{ $falls ->
    [0] {""}
   *[other] {" "}Fallen: { $fallen }.
}{ $ninja ->
    [0] {""}
    [one] {" "}The ninja are one fewer.
   *[other] {" "}The ninja are { $ninja } fewer.
}{ $hungry ->
    [0] {""}
   *[other] {" "}Hunger took { $hungry } of them.
}{" "}{ $reserve ->
    [0] Their reserve is empty.
   *[other] { $reserve } are left in reserve.
}
ended-held = **Held.** { $held ->
    [0] The ninja hold nothing that counts.
    [one] One area counts for the ninja; five win.
   *[other] { $held } areas count for the ninja; five win.
}
ended-tomorrow = **Next.** Day { $day }: the ninja may come to { $threat } areas.{ $stay ->
    [0] {""}
    [one] {" "}{ $kept } must stay.
   *[other] {" "}{ $kept } must stay.
}{ $silent ->
    [0] {""}
    [one] {" "}{ $silenced } has no ability.
   *[other] {" "}{ $silenced } have no ability.
}

# The text that stands for a picture. Short: a thousand characters hold the whole village.
alt-tracks = Day { $day } of { $days }, threat { $threat }. Reserve { $reserve }, pool { $pool }. Occupied { $occupied } of { $wins }.
alt-place = { $place }: { $ninja ->
    [0] { $ronin }
   *[other] { $ninja } ninja{ $guarded ->
        [yes] {" "}against { $ronin }
       *[no] {""}
    }
}{ $occupied ->
    [yes] , occupied
   *[no] {""}
}.
alt-inn = The Inn copies the { $copies }.
alt-nobody = Nobody: { $areas }.
alt-ronin = { $ronin } { $left } of { $endurance }{ $kept ->
    [yes] , kept
   *[no] {""}
}{ $silenced ->
    [yes] , silenced
   *[no] {""}
}{ $next ->
    [yes] , silenced tomorrow
   *[no] {""}
}{ $used ->
    [yes] , ability used
   *[no] {""}
}.
alt-fallen = { $ronin } has fallen.
alt-plan = Your plan for day { $day }; only you see this.
alt-plan-empty = Nothing planned yet.
alt-plan-drafted = { $orders }.
alt-plan-sent = { $ninja } to the { $place }
alt-plan-goal = { $ronin } to the { $place }
alt-day = Day { $day }: { $board } ninja on the board, { $reserve } in reserve, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $fallen } fallen, { $occupied ->
    [one] 1 area
   *[other] { $occupied } areas
}.

## What everybody and every place can do, in one sentence

closeup-days = Day by day
emblem-threat = How many areas may be attacked today
emblem-reserve = Ninja
emblem-wound = Wounds
emblem-held = An area that the ninja hold
emblem-ninja = A ninja
# What a sign means, in the legend.
sign-ronin-hayai = { ability-ronin-hayai }
sign-ronin-kabe = { ability-ronin-kabe }
sign-ronin-musashi = { ability-ronin-musashi }
sign-ronin-taiko = { ability-ronin-taiko }
sign-ronin-tasuke = { ability-ronin-tasuke }
sign-ronin-yobu = { ability-ronin-yobu }
sign-ronin-yumi = { ability-ronin-yumi }
sign-area-watchtower = { ability-area-watchtower }
sign-area-inn = { ability-area-inn }
sign-area-well = { ability-area-well }
sign-area-granary = { ability-area-granary }
sign-area-pen = { ability-area-pen }
sign-area-field-north = { ability-area-field-north }
sign-area-field-south = { ability-area-field-south }
sign-area-path = { ability-area-path }
sign-area-graveyard = { ability-area-graveyard }
sign-area-shrine = { ability-area-shrine }
ability-ronin-hayai = From a quiet area he rides to one where ninja are and nobody stands in their way.
ability-ronin-kabe = He can do nothing but stand, and nobody stands longer.
ability-ronin-musashi = He cuts down one ninja on his area before it can wound him.
ability-ronin-taiko = On a quiet area he takes one wound off another ronin.
ability-ronin-tasuke = She stands beside another and shares the wounds.
ability-ronin-yobu = He drives up to two ninja from his area to the areas beside it.
ability-ronin-yumi = On a quiet area she shoots one ninja of the reserve.
ability-area-watchtower = Arrows: 1 wound for every ronin on the two areas beside it.
ability-area-inn = Does what another occupied area does.
ability-area-well = Poison: 1 wound for any ronin.
ability-area-granary = Up to 2 ninja come from the pool to the reserve.
ability-area-pen = Keeps one ronin on the board tonight.
ability-area-field-north = With the South Field it counts as three areas.
ability-area-field-south = With the North Field it counts as three areas.
ability-area-path = Up to 2 ninja of the reserve go to any area at once.
ability-area-graveyard = Up to 2 ninja on the board return to the reserve.
ability-area-shrine = Takes away one ronin’s ability tomorrow.

# Great moments fill the picture with a scene, a title and one line.
picture-great-round = The ninja may come to { $threat } areas
picture-great-fall = { $seen ->
    [yes] at the { $area }
   *[no] where nobody saw it
}
picture-great-standing = { $count ->
    [0] nobody is left
    [one] 1 still stands
    [7] all 7 stand
   *[other] { $count } still stand
}
picture-great-count = { $count } areas are held
picture-great-enough = { $most } are enough to win
picture-great-over = { $reason ->
    [ronin-fallen] The last ronin has fallen
    [areas-held] Five areas are theirs
    [ninja-gone] No ninja is left
   *[winter] Snow closes the passes
}
