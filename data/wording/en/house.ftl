# Tatami: the house. Sentences shared by all games. { game-name } is the game's own.

game-name = Tatami
# The name of this language in the language itself. An incomplete language also has language-otherwise: the
# code of the language whose sentences replace missing ones.
language-name = English

# A list of two parts. A longer list is built part by part; list-last adds the last one.
list-two = { $first } and { $second }
list-next = { $before }, { $next }
list-last = { $before } and { $last }
# Used instead if the parts contain commas.
list-apart = { $before }; { $next }
# Whole sentences, one after the other.
sentence-next = { $before } { $next }
# A text of a picture, which has no full stop, as a sentence.
sentence = { $text }.
pass = Pass
seat-and-name = { $seat } ({ $name })
# For a new game without a sentence of its own: the name of the message, and its facts.
made-up = { $what }: { $facts }
made-up-fact = { $name } { $value }
ai-name = AI, { $strength ->
    [novice] novice
    [master] master
   *[adept] adept
 }
nameless = player { $number }
time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
time-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}

## Problems: what is wrong, and what to do

problem-nothing-to-put-back = You have no answer to take back.
problem-others-must-agree = Something was revealed after your answer, so you can take it back only if the others agree.
problem-nobody-to-agree = Something was revealed after your answer, so you cannot take it back: nobody else plays here who could agree.
problem-not-an-option = That choice is no longer open. Pick one of those shown now.
problem-not-asked = You have nothing to answer right now.
problem-choose-between = Choose at least { $least } and at most { $most }.
problem-stale = That button is out of date: the game has moved on. Nothing was changed. Here is how things stand now.
problem-stale-at-the-table = That button is out of date: the game has moved on. Nothing was changed. The table’s own message shows how things stand now.
problem-overtaken = That button is out of date. Nothing was changed. Open this again to see how things stand now.
problem-not-your-seat = That hand is not yours. If you sit at this table, press **Your hand** to open your own.
problem-not-seated = You do not sit at this table.
problem-not-seated-here = You do not sit at this table, so you have no hand here. Press **Watch** to follow the game.
problem-not-everybody-ready = Not yet ready: { $names }. They press **Ready**; whoever opened the lobby may begin without.
problem-sit-down-first = You do not sit at this table, so you cannot do that. Sit down first.
problem-seat-taken = { $seat } is taken. Choose another seat, or press **Any seat**.
problem-table-full = Every seat is taken. You can sit down when somebody leaves.
problem-too-few-players = This game needs at least { $least } players, but { $present ->
    [0] nobody sits
    [one] one sits
   *[other] { $present } sit
} at the table. Invite somebody, or add an AI.
problem-too-many-players = This game takes at most { $most } players, but { $present } sit at the table. Somebody has to leave.
problem-leads-several = You lead several seats, which you may do only if you play alone. Leave and join again to lead one.
problem-no-ai = No AI sits at this table.
problem-locked-in = You have locked in. Press **Unlock** to change your answer.
problem-not-playing = No game is in progress at this table: it has not begun, or it is over.
problem-paused = { table-paused }
problem-damaged = { table-damaged }
problem-not-the-starter = You cannot close this lobby: only the member who opened it, or a moderator, can.
problem-only-the-starter = You cannot do that: only the member who opened the lobby can.
problem-nobody-sits = Nobody sits at this table yet.
problem-closed-to-others = This lobby is closed to others. Ask the member who opened it to let you in.
problem-nobody-absent = Nobody at this table is absent.
problem-everybody-there = Nobody at this table is absent. Players count as absent when they have left the server, or when the table has waited for them for { $time }.
problem-not-a-moderator = You cannot do that here: only a moderator can.
problem-table-gone = This table no longer exists. Type `/play` to open a new one.
problem-no-such-table = There is no table { $table } in this server. Type `/table status` to see the tables that are being played.
problem-no-table-here = Nothing is being played in this channel. Type `/play` to open a table.
problem-no-games = You sit at no table right now. Type `/play` to open one.
problem-no-such-game = I do not have that game. Choose one of the suggestions.
problem-nothing-found = The rules of { $book } do not mention “{ $wanted }”. Try another word, such as the name of a place or a piece, or leave out `{ option-game }` to search all games.
problem-nothing-found-anywhere = No rules mention “{ $wanted }”. Try another word, such as the name of a place or a piece.
problem-no-such-card = There is no card “{ $wanted }”. { $count ->
    [0] Type a part of its name, and choose one of the suggestions.
    [one] Do you mean { $near }?
   *[other] Similar names are { $near }.
}
problem-several-cards = Several cards have “{ $wanted }” in their names: { $near }{ $more ->
    [0] {""}
   *[other] {""} … and { $more } more
}. Choose one of the suggestions while you type.
problem-nothing-yet = Nothing has happened at this table yet.
problem-nothing-closer = This table has nothing to look at more closely right now.
problem-server-only = Games are played in servers. Use this command in a channel of a server.
problem-missing-permissions = I cannot open a table here, because I have no permission to { $names } in this channel. A moderator can grant it in the channel’s settings.
problem-not-saved = Your answer was not saved, so it does not count. Nothing was lost; please try again.
problem-rules-broken = Your answer led to an error in the rules, so it was taken back. Please choose something else. A report helps to fix the error.
problem-something-broke = Something went wrong on my side. Nothing was lost; please try again. If it happens again, a report helps to fix it.
problem-stands-at-the-end = Table { $table } is already [at the end of this channel]({ $link }): only I have written below it. Scroll down to see it.
problem-too-many-reports = You have made several reports in the last { $minutes } minutes. They are enough to find the problem; please wait before the next one.
problem-nothing-to-report = No table has been played in this channel. Type `/{ command-report }` in the table’s channel, or add the table’s number: `/{ command-report } { option-table }:3`.
problem-report-of-running = This report is of a game that was still running, so its journal is only in the operator’s database. The operator finds it by the report’s number, { $number }.
problem-store-away = My database does not answer right now. Nothing was lost; please try again in a moment.
problem-odd-value = I do not understand this value. Choose one of the suggestions, or leave it empty.
problem-command-changed = This command has changed, and your Discord still shows the old one. Close Discord, open it again and type the command anew.

permission-view = see the channel
permission-send = send messages
permission-attach = attach files

## The lobby

lobby-title = ## { game-name }
lobby-pitch = { game-pitch }
lobby-about = -# { $seat }: { $about }
# The preset with which a table was opened, and what to press.
lobby-way = **{ $preset }.** { $about }
lobby-ready-how = Press **Begin**: you are dealt in, and your first decision opens. To play with others, or to change anything, press **Set the table**.
lobby-how = Choose a seat, or let chance decide with **Any seat**. Then press **Begin**. Not enough players? Add an AI: an adept, a novice for a first game, or a master.
lobby-empty = *Nobody sits here yet.*
lobby-seat = **{ $seat }**: { $name }
lobby-any-seat = **Any seat**: { $name }
# The only player of a table that is ready to begin.
lobby-alone = **You play alone**: { $name }
lobby-closed = Table { $table } was closed before the game began. `/play` opens another.
lobby-untouched = Table { $table } was closed, because nobody sat down or started for a long time. `/play` opens another.
lobby-closed-to-others = *Closed to others: only those who sit here, or were asked to play again, may play.*
lobby-asked-again = Asked to play again: { $names }. There is a seat for each.
lobby-suggestions-on = Suggestions are on: *Suggest* shows you alone what an AI would do, and why.
lobby-suggestions-off = Suggestions are off.
lobby-suggestions-alone = Suggestions are on, until a second person sits down: *Suggest* shows you what an AI would do, and why.
send-away-title = Who shall leave table { $table }? They can sit down again, unless you close the lobby to others.
send-away-choose = Choose who shall leave
sent-away = { $name } no longer sits at this table.
lobby-chosen = { $line } · { $chosen }
lobby-ready = { $line } · **ready**
option-said = **{ $option }**: { $chosen }
option-nothing = None
option-choose = { $option }
option-none = None
options-of = Options of
button-options = Change the options
button-own = Your options
options-title = ### { game-name } · table { $table } · options
options-own = ### { game-name } · table { $table } · { $name }
button-join-seat = { $seat }
button-join = Any seat
button-start = Begin
button-ready = Ready
button-set-by-hand = Set the table
button-add-ai = { $strength ->
    [novice] Add a novice AI
    [master] Add a master AI
   *[adept] Add an AI
 }
button-drop-ai = Remove the AI
button-lead-another = Lead another seat
button-leave = Leave
button-close = Close
button-close-to-others = Close to others
button-open-to-others = Open to others
button-suggestions-on = Suggestions for all
button-suggestions-off = No suggestions
button-send-away = Send somebody away

## The welcome: what /play shows

welcome = ## Choose a game
welcome-game =
    {""}**{ game-name }** · { game-about }
welcome-terms = -# { game-terms }
welcome-play = {""}**Play now** begins at once, alone or with AI players:
welcome-set = {""}**Set the table** lets others sit down, and you choose everything:
welcome-other = Another way to begin …
welcome-preset = { game-name }: { $preset }
# A turning point of a game that has ended, such as "Day 3: The last ninja is gone."
alt-turning = { $when }: { $text }.
alt-lineup = Portraits: { $names }.
alt-games = The games of the house: { $names }.
opened-ready = ### { game-name } · table { $table }
    Your table stands { $posted ->
        [yes] [here]({ $link })
       *[no] in this channel
    }, ready to play. Press **Begin** there.
opened-by-hand = ### { game-name } · table { $table }
    The lobby stands { $posted ->
        [yes] [here]({ $link })
       *[no] in this channel
    }, and you sit at the table. Wait for others there, or add an AI, then press **Begin**.

## The table

table-title = ## { game-name } · table { $table }
table-line = -# { game-name } · table { $table }{ $asked ->
    [yes] {" "}· asked { $since }
   *[no] {""}
}
table-headline = ### { $text }
table-campaign = -# { $text }
table-untold = -# … and { $count } more in the log
table-waiting = Waiting for { $names }.
table-waiting-for = Waiting for { $names }: { $what }.
table-thinking = Thinking: { $names } …
table-locked = Locked in: { $names }.
table-won = Won by { $winners }.
table-suggested = -# Asked for suggestions: { $names }.
table-unsuggested = -# Nobody asked for a suggestion.
table-set-back = -# The host restored a backup: some of what happened at this table is lost. The log says when.
table-cancelled = The game was called off. Nobody won.
table-paused = The game is paused, because its rules have changed since it began. Nothing is lost. The person who runs this bot has been told.
table-damaged = The game is paused, because a line of its record is damaged. The person who runs this bot has been told. The game goes on when they have restored that line from a backup.
table-moved = { game-name } · table { $table } goes on [here]({ $link }).
table-homeless = I may no longer write in the channel of { game-name } (table { $table }), or the channel is gone. The game is safe. Type `/table bump table:{ $table }` in any channel of the server where I may write, and it goes on there.
lobby-homeless = I may no longer write in the channel with the lobby of { game-name } (table { $table }), or the channel is gone. Allow me to write there, or open another lobby with `/play` in a channel where I may write.
thread-name = { game-name } · table { $table }
fair-posted = -# Table { $table } · fair dealing: all chance will come from one secret seed, and from a number that each player adds by sitting down. The seed’s fingerprint is `{ $mark }`. I never edit this message. After the game, `/table verify table:{ $table }` compares the seed with it.
fair-agreed = -# Table { $table } · fair dealing: the fingerprint of your seats and options is now `{ $mark }`. I never edit this message. If you change anything, I post another one; the newest counts.
fair-agreed-again = -# Table { $table } · fair dealing: something was changed. The fingerprint of your seats and options is now `{ $mark }`.
fair-link = -# Fair dealing: the fingerprint of the [seed]({ $link }) is posted. `/table verify` explains it and, after the game, checks it.
# Used as soon as the second fingerprint is posted, too.
fair-links = -# Fair dealing: the fingerprints of the [seed]({ $link }) and of your [seats and options]({ $agreed }) are posted. `/table verify` explains them and, after the game, checks them.
fair-reveal = -# The seed was `{ $seed }`. Check it with `/table verify table:{ $table }`.
button-hand = Your hand
button-watch = Watch
button-bet = Bet
button-log = Log
button-rules = Rules
button-closer = Look closer
button-rematch = Rematch
# A rematch that continues a campaign.
button-go-on = Go on
# The fight of a campaign that was lost, once more.
button-retry = Try again
button-change = Change
# A suggestion at the end. A choice that reads badly here has a name of its own: tried-option-choice.
button-try-next = Try { $chosen }
button-verify = Verify
end-turning = - { $text }
end-next = -# Next: { $text }
change-opened = Table { $table } is open for you again. Agree on what to change there, then start.
try-other-side = Play the other side: *Rematch* swaps the seats.
try-easier = *Try { $chosen }* makes it easier.
try-harder = *Try { $chosen }* makes it harder.
nudge = { $names }: { game-name } is waiting for you (table { $table }): { $what }. [Go there]({ $link })
letter = { game-name } is waiting for you (table { $table }): { $what }. [Go there]({ $link })
nudge-for-an-answer = an answer

## Your turn

button-hearing = Turn reminders
button-signs = Signs
hearing-title = ### Turn reminders
hearing-about = When a table waits for you and you press nothing, I remind you once. Choose here when and how. It holds for all your tables. When nobody but AI players has moved since you did, I wait as long as usual.
hearing-asked = -# When it is your turn again, when shall I tell you? You can change this later with *Turn reminders*.
hearing-choose-delay = When shall I remind you?
hearing-at-once = At once
hearing-after = After { $time }
hearing-not = Not at all
hearing-never = Reminders are turned off on this bot: nobody is told that it is their turn.
hearing-choose = How shall I remind you?
hearing-thread = Mention me at the table
hearing-letter = Send me a direct message
hearing-nothing = Do not remind me
hearing-choose-quiet = At which hours may I remind you?
hearing-awake = At any hour
hearing-night = Not from { $first }:00 to { $last }:00
hearing-choose-clock = What time is it where you are?
hearing-clock = { $time } now ({ $zone })
games-title = ### Your tables
games-table = **{ game-name }** · table { $table }
games-table-link = [**{ game-name }** · table { $table }]({ $link })
games-line = - { $title }: { $present }
games-won = { $present } **You won.**
games-over = ### Over
games-none = You sit at no table right now. Type `/{ command-play }` to open one.
games-begun = - **{ game-name }**: { $present } Type `/{ command-play } { option-game }:{ game-name }` to go on.
games-yours = **waits for you**: { $what }.
progress-none = You have no run in progress.
bets-title = ### Bets for honour · table { $table }
bets-ask = What comes next? Spectators may guess. It has no effect on the game.
bets-nothing = There is nothing to guess right now.
bets-said = Your guess: **{ $guess }**. You can still change it.
bets-honours = **Honour**
bets-honour = - { $name }: { $right } of { $of } right
bets-sharpest = Sharpest eye among the spectators: { $name }, { $right } of { $of } right.
problem-bets-are-for-watchers = You play in this game, so you cannot bet. Bets are for spectators.
games-paused = paused; nothing is lost.
games-damaged = paused; its record is damaged.

## The hand

hand-title = ### { game-name } · table { $table } · { $seat }
hand-idle = You have nothing to answer now. Waiting for { $names }.
# A player who takes no further part, while the others go on. A game may say what that means.
hand-out = You are out of this game, and nothing more is asked of you. The others go on.
hand-out-waits = Now they wait for { $names }. **Watch** shows every step.
hand-locked = You have locked in. Waiting for { $names }. Until they have, too, you can unlock and change your answer.
hand-over = The game is over. You have no more decisions.
hand-loss = -# You are asked even if you had said to pass: { $reason }
hand-passed = { $count ->
    [one] A whole chapter has passed without a decision of yours. When you have read what happened, go on.
   *[other] { $count } whole chapters have passed without a decision of yours. When you have read what happened, go on.
}
since-title = **Since your last move**
since-why = **The rules behind what happened**
since-untold = -# … and { $count } more: **Watch** shows them all
hand-choose = Choose one
hand-choose-some = { $most ->
    [0] You have nothing to choose. Nobody else learns that.
    [one] { $spread ->
        [no] Choose one
       *[yes] Choose up to one
    }
   *[other] { $least ->
        [0] Choose up to { $most }
       *[other] { $spread ->
            [no] Choose { $least }
           *[yes] Choose { $least } to { $most }
        }
    }
}
# One of several selects, with the first and the last of its lines.
hand-choose-part = { $asked }: { $first } … { $last }
# An option with a place on the board, and its number there.
hand-place = { $number } · { $option }
# A button for one of several options at a place on the board.
hand-place-way = { $number } { $way }
# A button that gives an answer, and in advance the answer to a later question.
hand-along = { $answer } { $said }
hand-long-option = **{ $option }**: { $about }
hand-chosen = ✓ { $option }
# A line of a select that cannot be chosen now; its description gives the reason.
hand-barred = ✗ { $option }
hand-try = Choose one to look at it. Nothing is final before you lock in.
# The answer that an AI would give, and why.
hand-suggested = 💡 { $form ->
    [yes] **Suggested.**
   *[no] **Suggested: { $none ->
        [yes] none
       *[no] { $answer }
    }.**
} { $reason }
reason-pass = Nothing that you could do here is worth its price.
reason-back = Something else serves you better.
reason-plain = An AI in your seat would do this.
hand-tried = **{ $option }**? Lock in when you are sure.
hand-tried-about = **{ $option }**? { $about } Lock in when you are sure.
hand-named = Chosen: { $names }.
# One of several cards that are alike.
option-copy = { $name } ({ $copy } of { $copies })
# An option whose later question can be answered along with it.
hand-ahead = **{ $option }**: { $prompt }
hand-unused = { $tried } { $unused }
# A player who leads several seats reads the seat, too.
said-for = { $seat ->
    [nobody] You have answered in advance
   *[other] You have answered in advance for { $seat }
}
hand-standing = -# { said-for }: { $said }{ $count ->
    [0] {""}
   *[other] {" "}({ $what })
}.
# An answer that is repeated: “Pass until a foe reveals an attack”.
answer-until = { $answer } { $until }
kept = Pass
form-shared = { $value } · { $names }
form-ready = Nothing is wrong. Lock in when you are sure.
form-fewer = Take one away (you can choose several)
button-choose = Choose
button-none = None
hand-said = -# { said-for }: { $answer } ({ $asked }).
button-lock = Lock in
button-look-again = Not yet
button-unlock = Unlock
button-more = +1 { $field }
button-fewer = −1 { $field }
button-suggest = Suggest
# Puts back the draft that a suggestion has replaced.
button-bring-back = Bring mine back
button-clear = Clear all
button-page-before = Earlier
button-page-after = More
button-ask-again = Ask me again
button-put-back = Take back
button-ask-put-back = Ask to take back
confirm-put-back = Something was revealed after your last answer, so all others must agree before you can take it back. Ask them?
button-propose-put-back = Ask them
put-back-asked = { $name } would like to take back the last answer at table { $table }. That happens when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
put-back-waiting = Your answer is taken back when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
put-back-done = The last answer of { $name } was taken back.

## Log, scrubber, rules

log-title = ### { game-name } · table { $table } · log { $page }/{ $pages }
log-empty = Nothing has happened yet.
log-fair = -# Fair dealing: the seed of this game has the fingerprint `{ $commitment }`{ posted-here }.
log-added = -# Added by sitting down and by starting: { $added }. The fingerprint of the seed with these numbers is `{ $dealt }`.
log-addition = { $name } `{ $number }`
log-remark = *{ $remark }* ({ $moment })
remark-set-back = The host restored a backup of <t:{ $when }:f>. What happened at this table after it is lost.
remark-put-back = { $name } took the last answer back.
remark-called-off = The game was called off by agreement; { $name } was the last to agree.
remark-moderator-called-off = A moderator, { $name }, called the game off.
remark-moderator-closed = A moderator, { $name }, closed the lobby.
remark-moderator-moved = A moderator, { $name }, moved the table to another place.
remark-gave-up = { $names } gave up, and an AI took over.
remark-replaced = By agreement, an AI took over for { $names } (absent).
button-older = Older
button-newer = Newer
button-frames = Watch this
watch-title = ### { game-name } · table { $table } · picture { $number } of { $count }
watch-chapters = Go to
button-first = First
button-back = Back
button-next = Next
button-last = Newest
button-why = Why?
watch-why = > { $reason }
closer-title = ### { game-name } · table { $table } · { $what }
closer-choose = Look at
book-heading = ### { game-name } · { $title }
book-chapters = Another chapter
book-empty-title = Rules
book-empty = The rules of this game are not written down yet.
# A sign of a picture, and what it means if the game says so.
legend-sign = - **{ $sign }**{ $meaning ->
    [none] {""}
   *[other] : { $meaning }
}
legend-title = { $parts ->
    [one] Legend
   *[other] Legend, part { $part } of { $parts }
}
## Players' own decks

deck-title = ### { $name }
deck-about = { $owner } · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-fault = - { $problem }
deck-more-faults = - … and { $count } more.
deck-is-sound = It can be played.
deck-card = { $count }× { $card }
deck-shelf = **{ $shelf }**: { $cards }
deck-take = { $count ->
    [0] None
   *[other] { $count }×
}
deck-most = at most { $count }
deck-on-shelf = { $count ->
    [0] none in the deck
   *[other] { $count } in the deck
}
deck-choose-card = Another card of this shelf
deck-choose-shelf = Another shelf
button-deck-check = Check it
button-deck-share = Share it
button-deck-delete = Delete it
button-deck-drop = Yes, delete it
deck-drop = Delete { $name }? Games that are played with it go on.
deck-dropped = { $name } is deleted.
deck-shared =
    { $name }, for the { $owner }:
    `{ $code }`
    Give this code to other players: `/{ command-deck } { command-import }` makes a copy for them. Later changes of your deck do not change their copies.
deck-list = ### Your decks
deck-list-empty = You have no deck of your own yet. Type `/{ command-deck } { command-new }` to make one.
deck-line = - { $name } · { $owner } · { $count } cards { $faults ->
    [0] · can be played
    [one] · one thing is wrong with it
   *[other] · { $faults } things are wrong with it
}
deck-chosen = A deck of their own
problem-no-such-deck = You have no such deck. Type `/{ command-deck } { command-list }` to see yours.
problem-no-such-owner = There are no decks for “{ $wanted }”. Choose one of the suggestions.
problem-too-many-decks = You have { $most } decks already. Delete one first.
problem-deck-without-name = I cannot use this name. Give it letters or numbers.
problem-deck-name-taken = You already have a deck called { $name }. Choose another name.
problem-deck-unread = { $reason }
problem-deck-unfit = { $name } cannot be played yet: { $reason }

# How many tables there may be at once. A lobby, and a game that is played or paused, are live.
settings-title =
    ### Limits of this server
    A live table is a lobby, or a game that is played or paused. When a limit is reached, nobody can open another table; those that are open stay open.
settings-lobbies-member = Open lobbies of one member
settings-tables-member = Live tables that one member has opened
settings-opened-member = Tables that one member may open in { $minutes } minutes, closed ones too
settings-lobbies-channel = Open lobbies in one channel
settings-tables-channel = Live tables in one channel
settings-lobbies-server = Open lobbies in the whole server
settings-tables-server = Live tables in the whole server
settings-usual = the default
problem-not-a-manager = You cannot do that: only members who may manage this server can.
# The tables that count towards a limit: those that the reader may see, and the number of the others.
tables-in-the-way = { $named ->
    [0] {""}
   *[other] { $more ->
        [0] { $tables }
       *[other] { $tables } (and { $more } more)
    }
}
problem-too-many-lobbies-member = You have as many open lobbies in this server as one member may have ({ $most }): { tables-in-the-way }. Start or close one of them first.
problem-too-many-tables-member = You have opened as many tables in this server as one member may have at once ({ $most }): { tables-in-the-way }. Finish one of them first, or call it off.
problem-too-many-opened-member = You have opened { $most } tables in this server in the last { $minutes } minutes, as many as one member may. You can open the next one { $when }.
problem-too-many-lobbies-channel = This channel has as many open lobbies as it may have ({ $most }). { $named ->
    [0] Open yours in another channel.
   *[other] Join one of them, or open yours in another channel: { tables-in-the-way }.
}
problem-too-many-tables-channel = This channel has as many live tables as it may have ({ $most }). { $named ->
    [0] Open yours in another channel.
   *[other] Open yours in another channel, or wait until one of these is over: { tables-in-the-way }.
}
problem-too-many-lobbies-server = This server has as many open lobbies as it may have ({ $most }). { $named ->
    [0] Try again later, or ask those who manage it to allow more.
   *[other] Join one of them, or ask those who manage the server to allow more: { tables-in-the-way }.
}
problem-too-many-tables-server = This server has as many live tables as it may have ({ $most }). { $named ->
    [0] Try again later, or ask those who manage it to allow more.
   *[other] Wait until one of these is over, or ask those who manage the server to allow more: { tables-in-the-way }.
}

# The names of a card in other languages.
looked-up-like = { $name } ({ $number })
looked-up-names = -# Also printed as { $names }
rulings-title = Our rulings, part { $part }

## Commands

command-play = play
command-play-about = Choose a game and begin, alone or with others
command-table = table
command-table-about = Everything about the tables in this channel
command-games = games
command-games-about = Your own tables, and which of them wait for you
command-card = card
command-card-about = Show a card, and all that it does
command-progress = progress
command-progress-about = Your runs in progress, as maps, and those that you have finished
command-help = help
command-help-about = What this bot does and how to begin
command-status = status
command-status-about = The games in this channel, and whose turn it is
command-hand = hand
command-hand-about = Open your own hand or plan
command-log = log
command-log-about = Everything that has happened, in words
command-rules = rules
command-rules-about = The rules in our own words, to read or to search
command-resign = resign
command-resign-about = Give up your game
command-cancel = cancel
command-cancel-about = Call a game off, by agreement or as a moderator
command-replace = replace
command-replace-about = Go on with an AI in place of an absent player
command-settings = settings
command-settings-about = The limits of this server, for those who manage it
command-patience = patience
command-patience-about = How long this server waits for an absent player
command-language = language
command-language-about = The language of this server’s new tables
command-bump = bump
command-bump-about = Show the table again at the end of this channel
command-verify = verify
command-verify-about = Check that chance was dealt fairly
command-report = report
command-report-about = Get a file about a problem, for the person who runs this bot
button-report = Report a problem
report-made =
    This file is your report, number **{ $number }**. Send it to the person who runs this bot, and say what you did and what you expected.
    { $holds }
report-running = It has the public log and all that you see, your hand included. Do not show it to another player before the game has ended.
report-watched = It has the public log, and what everybody sees.
report-over = The game has ended, so it has the whole game and can be used to play it again.
report-house = It says which version of the bot this is, and nothing else.
option-thread = thread
option-thread-about = Play in a thread of its own (the default, if I may open one)
option-table = table
option-table-about = The table’s number, if there are several
option-search = search
option-search-about = A word or two to look for
option-game = game
option-game-about = The game whose rules you want
option-game-to-play = Set the table for this game, instead of seeing all of them
command-deck = deck
command-deck-about = Decks that you build yourself
command-new = new
command-new-about = Make a deck of your own, starting with the one that everybody has
command-edit = edit
command-edit-about = Change a deck of yours, card by card
command-check = check
command-check-about = See what is in your deck, and whether it can be played
command-share = share
command-share-about = Get a short code for your deck
command-import = import
command-import-about = Make a copy of a deck from its code
command-list = list
command-list-about = Your decks
option-of-deck = deck
option-of-deck-about = One of your decks
option-deck-owner = hero
option-deck-owner-about = The hero of the deck
option-deck-name = name
option-deck-name-about = The name of the deck
option-deck-code = code
option-deck-code-about = The code that somebody has shared with you
option-card = name
option-card-about = The card’s name, or a part of it, in any language in which it is printed
option-hours = hours
option-hours-about = A player counts as absent after this many hours of waiting
option-language = language
option-language-about = The language of new tables; private messages follow each player’s own Discord
suggest-chapter-name = { game-name } · { $title }
suggest-chapter = { $name }: { $line }
suggest-card = { $name } · { game-name }
# A card found by its name in another language.
suggest-card-as = { $name } ({ $printed }) · { game-name }
suggest-table = { $table }: { game-name }, { $state }
state-lobby = the lobby is open
state-playing = being played
state-paused = paused
state-over = over
state-cancelled = called off

help =
    ### How to begin
    Type `/play`, press a game under **Play now**, then **Begin**. Your first decision opens, and only you see it.

    {""}**With others**: press **Set the table** instead. They sit down in the lobby.
    {""}**To go on**: press **Your hand** under the board. `/games` lists your tables, and says which of them wait for you.
    {""}**To learn a game**: **Rules** under its board. **Watch** and **Log** there tell what has happened.
    {""}**Where is the board?** `/table bump` brings it to the end of a channel. `/table` has more commands.
    {""}**More**: { $more }.
help-card = `/card` shows a card
help-deck = `/{ command-deck } { command-new }` builds a deck of your own
help-progress = `/{ game-short } { command-progress }` shows how far you have come in { game-name }
help-report = `/{ command-report }` helps if something goes wrong
help-settings = `/{ command-settings }` sets this server’s limits

status-title = { table-title } [jump to it]({ $link })
status-seats = At the table: { $seats }.
status-lobby = The lobby is open; the game has not started.
status-more = … and { $count } more.
which-table = Which table do you mean? Press it. You can also choose it with `{ option-table }` when you type the command.
button-that-table = Table { $table }
confirm-resign-ends = Give up { game-name } at table { $table }? The game ends at once, and the other side wins. This cannot be taken back.
confirm-resign-goes-on = Give up { game-name } at table { $table }? An AI takes your { $seats ->
    [one] seat
   *[other] seats
} and the others play on. This cannot be taken back.
button-resign = Yes, I resign
resigned-ends = You have resigned. The game is over.
resigned-goes-on = You have resigned. An AI plays on in your place.
confirm-agree = Call off { game-name } at table { $table } without a winner? It ends when everybody at the table agrees.
button-agree = I agree to call it off
confirm-call-off = As a moderator you can end { game-name } at table { $table } at once, without a winner. Its players keep the log.
button-call-off = Call it off
button-i-agree = I agree
cancel-waiting = You agree to call the game off. It ends when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
cancel-asked = { $name } proposes to call off the game at table { $table }, without a winner. It ends when { $names } { $count ->
    [one] agrees
   *[other] agree
} too, with this button or `/table cancel`.
cancel-without = { $names } { $count ->
    [one] is absent and is
   *[other] are absent and are
} not waited for.
confirm-replace = Let an AI take the { $seats ->
    [one] place
   *[other] places
} of { $absent } in { game-name } at table { $table }? The game goes on when everybody else agrees. They cannot come back to it.
button-replace = I agree to go on
replace-waiting = You agree to go on with an AI in place of { $absent }. It goes on when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
replace-asked = { $name } proposes to go on at table { $table } with an AI in place of { $absent } (absent). It goes on when { $names } { $count ->
    [one] agrees
   *[other] agree
} too, with this button or `/table replace`.
replaced = An AI plays on in place of { $absent }.
patience-now = You count as absent when you have left the server, or when the table has waited for you for { $time }. The others may then go on without you (`/table replace`) or call the game off. A moderator can change this time with `/table patience`.
patience-set = From now on players count as absent when the table has waited for them for { $time }.
language-now = New tables in this server speak { $name }. A moderator can change this with `/table language`. Messages that only you see are in the language of your Discord, if I speak it.
language-set = From now on new tables in this server speak { $name }.
cancelled-lobby = The lobby is closed.
bumped = Table { $table } is now at the end of this channel.
verify-later =
    All chance at table { $table } comes from a secret seed and from numbers that the players add to it. The seed cannot change any more: its fingerprint (SHA-256) is `{ $commitment }`{ posted-here }, and no other seed has it.
    You add a number by sitting down, and another one by starting the game: the number that Discord gives to that press. Nobody could know it when the fingerprint was posted, so nobody could choose a seed to suit it.
    When the game has ended, I show the seed. Then this command deals everything again and compares.
# The link to the posted fingerprint, if it could be posted.
posted-here = { $posted ->
    [yes] , [posted here]({ $link })
   *[no] {""}
}
verify-nothing-dealt = Table { $table } was closed before anything was dealt, so there is nothing to check.
verify-title = { game-name } · table { $table }
verify-fair = Fair: the seed `{ $seed }` has the fingerprint `{ $commitment }`. I dealt everything again from it{ $added ->
    [0] {""}
    [one] {" "}and from the number that a player added
   *[other] {" "}and from the { $added } numbers that players added
}: { $drawn ->
    [0] the seats are the same. Nothing else was left to chance.
    [one] the seats and the one random result are the same.
   *[other] the seats and all { $drawn } random results are the same.
}
verify-unfair = Something does not fit. Please tell the person who runs this bot, and keep this message. The seed is recorded as `{ $seed }`, its fingerprint as `{ $commitment }`.
verify-other-rules = This game began under version { $theirs } of its rules, and I use version { $ours }. If only the journal does not fit, that may be the reason.
verify-unproven = I found nothing wrong, but I cannot prove that this game was fair. The seed is recorded as `{ $seed }`, its fingerprint as `{ $commitment }`.
verify-posted = The seed’s fingerprint was posted [here]({ $link }), { $when }.
verify-agreed = The fingerprint of the seats and options was posted [here]({ $link }), { $when }.
verify-local = This is a local table: the times of posted messages come from this computer, not from Discord. After a restart it still has them for running games and for the last one only. So this proves nothing to somebody who does not trust this computer.
verify-file = With this file you can check the game without me. `docs/fair-dealing.md`, beside my code, explains how.
verify-no-file = The record of this game is damaged, so I can check nothing: { $problem } Please tell the person who runs this bot.
verify-not-compared = Compare the fingerprints yourself with those that were posted beside the lobby: { $promise } before anybody else sat down, { $agreement } as the last one before the start.
replay-cli-about = Replays a finished game from the file of a report or of /table verify, and names the entry at which it fails.
replay-cli-file = the file, report-3.json for example
replay-other-rules = The game was played by version { $theirs } of its rules; this is version { $ours }.
replay-breaks = It fails at entry { $entry }: { $reason }
replay-done = It replays: { $count ->
    [one] one entry
   *[other] { $count } entries
}, { $ended }.
replay-ended = to the end
replay-unfinished = and then it was called off
verify-cli-about = Checks a file of /table verify: do seats, chance and outcome of the game follow from its seed?
verify-cli-file = the file, table-3.json for example
verify-cli-posted = a fingerprint that was posted beside the lobby, to compare with; may be given several times
problem-unfair-commitment = The seed does not have the recorded fingerprint: one of the two was exchanged.
problem-unfair-posted = The seed does not have the fingerprint that was posted, `{ $posted }`: it was exchanged.
problem-unfair-other-table = The posted or recorded fingerprint belongs to table { $table }, not to this one.
problem-unfair-agreement = The recorded seats and options do not have the recorded fingerprint: one of the two was exchanged.
problem-unfair-agreement-posted = The recorded seats and options do not have the fingerprint that was posted, `{ $posted }`: they were exchanged.
problem-unfair-agreement-late = The fingerprint of the seats and options was not posted after the last player sat down and before the game started.
problem-unfair-newer-agreement = I posted a newer fingerprint of the seats and options than the recorded one, and the newest counts.
problem-unfair-elsewhere = The recorded message with the seed’s fingerprint is not the one that the table linked to when it began.
problem-unfair-second-promise = [Another message]({ $link }) of mine promises another seed for the same table.
problem-unfair-author = [The recorded message]({ $link }) is not one in which I posted this fingerprint.
problem-unfair-edited = [A message with a fingerprint]({ $link }) has been edited. I never do that.
problem-unfair-late = The seed’s fingerprint was not posted after the lobby opened and before another player added a number, so it promised nothing.
problem-unfair-contributions = The recorded numbers are not those that the players added, or they do not lead to the seed that was used.
problem-unfair-options = The recorded options do not fit the game: one is unknown, or one is missing.
problem-unfair-seats = The recorded seats are not those that follow from this seed and these options.
problem-unfair-answer = Line { $line } of the game’s journal (the first is line 0) was made by an AI in a person’s seat, or by a person in an AI’s.
problem-unfair-line = Line { $line } of the game’s journal (the first is line 0) does not follow from this seed and from the lines before it.
problem-unfair-setup = The game cannot be set up with these seats and options.
problem-unfair-outcome = The game did not end as it was recorded, or not at all.
problem-unproven-unfinished = The game was not played to its end: its record stops in the middle.
problem-unproven-set-back = The host restored a backup after line { $line } of the record: the game was set back, and somebody may have known what would be drawn.
problem-unproven-promise = I cannot compare the message with the seed’s fingerprint: it is gone, or I may not read it. If you have noted the fingerprint, compare it yourself.
problem-unproven-agreement = I cannot compare the message with the fingerprint of the seats and options: it is gone, or I may not read it. If you have noted the fingerprint, compare it yourself.
problem-unproven-out-of-sight = You may not read the channel with the fingerprints, so you cannot have seen what was posted. Ask somebody who can, or ask me again in that channel.
problem-unproven-look = I could not check whether I posted other fingerprints for this table: I may not read the channel’s history, or it has too many messages.
problem-record-without-a-beginning = it has no beginning.
problem-agreement-not-posted = The game cannot start, because I could not post the fingerprint of your seats and options. Allow me to write in this channel, then press **Begin** again.
problem-agreement-just-posted = I have only now posted the fingerprint of your seats and options. Press **Begin** again.
problem-lobby-stays = A lobby stays in the channel where its fingerprint was posted. To play here, open another one with `/play` and close that one.
problem-cannot-write-here = I cannot open a table here, because I may not write in this channel. Allow me to, and try again.
problem-file-unreadable = { $file } cannot be read: { $reason }.
problem-file-too-large = This file is far too large to be the record of a table.
problem-file-not-json = This file is damaged, or it does not come from /table verify: it cannot be read as JSON.
problem-file-not-ours = This file does not come from /table verify.
problem-file-newer = This file was written by a newer Tatami. Get the newest Tatami to check it.
problem-file-part = The part “{ $part }” is missing, damaged, or does not belong there.
problem-file-game = This Tatami does not know the game “{ $game }”.
problem-file-rules = This table was played under version { $theirs } of the rules of { $game }, and this Tatami knows them up to version { $ours }. Get the newest Tatami to check it.
problem-file-fingerprint = A fingerprint has 64 digits, from 0 to 9 and from a to f.

## Starting

start-ready =
    { $name } is online in { $guilds ->
        [one] 1 server
       *[other] { $guilds } servers
    }. Invite it with this link:
    { $link }
start-no-token = There is no Discord token. Write one after DISCORD_TOKEN= in the file .env (the README says where to get it), and start again. To play in the browser without a token, type: make play
start-wrong-token = Discord does not accept this token. Copy it anew from the Discord developer portal (your application, Bot, Reset Token) into DISCORD_TOKEN in the file .env.
start-held = Another process uses this token: { $about }. This one starts when that one has ended, or has not responded for { $seconds } seconds …
start-local-held = Another local table uses this database: { $about }. Go there, or end it and this one opens. If it does not respond, this one opens in { $seconds } seconds …
start-local-lost = Another local table took over this database while this process was asleep. Go there, or end it and start this one again.
start-port = Port { $port } of this machine cannot be used ({ $reason }). Set LOCAL_PORT to another port, or to 0 for any free one.
start-status-port = Port { $port } of this machine cannot be used ({ $reason }). Set STATUS_PORT to another port, to 0 for any free one, or to nothing for none.
start-tables-of-discord =
    This database has { $tables ->
        [one] one table that is
       *[other] { $tables } tables that are
    } played on Discord. A local table would lose their messages. To go on with them on Discord, write the bot’s token after DISCORD_TOKEN= in the file .env. To play in the browser meanwhile, write another database after DATABASE_URL=.
start-intents = Discord refuses the connection because of privileged intents. This bot needs none: check that the token belongs to the application you mean.

## For hosts: make doctor

# The first word of each line.
doctor-level-good = ok
doctor-level-note = note
doctor-level-wrong = WRONG
doctor-end =
    { $errors ->
        [0] Nothing has to be changed.
        [one] One thing has to be changed.
       *[other] { $errors } things have to be changed.
    }
doctor-settings = Settings: all can be read.
doctor-fonts = Typefaces: all { $count } are there.
doctor-fonts-missing = Typefaces: data/fonts/{ $file } cannot be read ({ $reason }). Get the whole project again; without it no picture can be drawn.
doctor-disk = Disk: { $free } MB are free at { $folder }.
doctor-disk-full = Disk: only { $free } MB are free at { $folder }. Make room, or set DATABASE_URL to another disk: without room nothing can be saved.
doctor-disk-read-only = Disk: this user may not write to { $folder }. Change its owner, or set DATABASE_URL to another place.
doctor-memory = Memory: { $available } MB are available.
doctor-memory-short = Memory: only { $available } MB are available, and the bot needs { $needed } MB. End other programs, or give the container more.
doctor-memory-unknown = Memory: this system does not tell how much is available. The bot needs { $needed } MB.
doctor-processors = Processors: { $count }.
doctor-database =
    Database: it answers. It has { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of journals.
doctor-database-new = Database: { $file } does not exist yet. The first start creates it.
doctor-database-away = Database: { $reason }.
doctor-database-damaged = Database: the file is damaged ({ $reason }). Stop the bot, move the file and those beside it away, and restore a backup: make restore FILE=…
doctor-schema = Migrations: the database has the schema of this version.
doctor-schema-next-start = Migrations: the next start creates or updates the schema. Make a backup before an update.
doctor-schema-newer = Migrations: a newer Tatami made this database. Update Tatami, or set DATABASE_URL to another database.
doctor-schema-foreign = Migrations: this database belongs to another program. Set DATABASE_URL to a database of its own.
doctor-lease = Lease: { $about } uses this database. A second process waits until that one has ended.
doctor-token = Token: Discord accepts it. The bot is { $name }.
doctor-token-missing = Token: there is none, so nothing on Discord was checked. `make play` needs none; for `make run` write it after DISCORD_TOKEN= in the file .env.
doctor-token-refused = Token: Discord does not accept it. Copy it anew from the developer portal (your application, Bot, Reset Token) into DISCORD_TOKEN.
doctor-discord-away = Discord: it cannot be reached ({ $reason }). Check the network, a firewall and status.discord.com.
doctor-clock = Clock: it agrees with Discord’s.
doctor-clock-off = Clock: it is { $seconds } seconds away from Discord’s. Set it by the network (NTP): presses are dated by Discord’s clock.
doctor-clock-unknown = Clock: Discord’s answer has no date to compare with.
doctor-intents = Intents: no privileged intent is switched on, and none is needed.
doctor-intents-unneeded = Intents: { $names } is switched on in the developer portal. Tatami does not use it: switch it off under Bot.
doctor-starts = Starts: Discord allows { $left } more connections today.
doctor-starts-few = Starts: Discord allows only { $left } more connections in the next { $hours } hours. The bot starts too often: look for the reason at the end of its log.
doctor-commands = Commands: { $count } are registered.
doctor-commands-here = Commands: { $count } are registered in the server { $guild }.
doctor-commands-none = Commands: none are registered yet. The next start of the bot registers them.
doctor-commands-twice = Commands: { $count } are registered for all servers, and GUILD_IDS registers them again, so each is shown twice. Empty GUILD_IDS, or delete the application’s global commands.
doctor-commands-refused = Commands: the server { $guild } of GUILD_IDS has not invited the bot. Invite it, or take the number out.
doctor-permissions-missing = Permissions: in the server “{ $guild }” these are missing: { $names }. Grant them to the bot’s role, or invite the bot again: { $link }
doctor-servers = Permissions: the bot is in { $count ->
        [one] one server
       *[other] { $count } servers
    }, and every permission was looked at.
doctor-servers-none = Permissions: the bot is in no server. Invite it: { $link }

## For hosts: backups

host-about = Commands for hosts. The settings are those of the bot.
host-doctor-about = check the settings, the machine, the database and Discord
host-backup-about = write a backup; the bot may run
host-backup-file = the new file; without it one in data/backups
host-restore-about = replace the database by a backup; the bot must be stopped
host-restore-file = the file of the backup
host-move-about = copy a SQLite database to PostgreSQL; the bot must be stopped
host-move-to = the address of an empty database, as in DATABASE_URL
host-forget-about = delete data for good; the bot must be stopped
host-forget-member = the user id of a member: their tables, for all players, and all else about them
host-forget-server = the id of a server: its tables and settings
host-forget-before = a day such as 2026-01-01: the games that ended before it
host-forgotten =
    Deleted for good: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with all that belongs to them, and { $others ->
        [one] one other entry
       *[other] { $others } other entries
    }. Backups and logs are yours to clean.
host-backed-up =
    { $file } is complete: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of journals. Keep it as safe as the database: it holds secret seeds, hidden plans and user ids.
host-kept = What was in the database until now is kept in { $file }.
host-restored =
    The database is as it was on { $when } (UTC): { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of journals. { $set-back ->
        [0] No live table lost anything.
        [one] One live table was set back; it says so to its players.
       *[other] { $set-back } live tables were set back; they say so to their players.
    } Start the bot.
host-moved =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } and { $lines ->
        [one] one line
       *[other] { $lines } lines
    } of journals were copied. Set DATABASE_URL to the new address, start the bot, and keep the old file as a backup: do not start a bot on it again.

## The local table

local-server = Tatami
# The channel's name: small letters and hyphens.
local-channel = game-room
local-member-pine = Pine
local-member-willow = Willow
local-member-moon = Moon
local-member-plum = Plum
local-member-watcher = Watcher
local-greeting =
    {""}**Welcome to the local table.** Type `/{ command-play }` and press Enter twice: you see all games, and begin one with two presses.
    Switch between Pine, Willow, Moon, Plum and Watcher with “Viewing as” above: each sees only what they may see. `/help` explains the rest.
local-failed = That did not work. Please try again.
local-address = The local table is open at { $url }
