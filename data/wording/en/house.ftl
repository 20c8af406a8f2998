# Tatami: the house. Sentences shared by all games. { game-name } is the game's own.

game-name = Tatami
# This language, as its speakers call it. A language that is not complete has language-otherwise besides: the
# code of the language that speaks where this one has no words.
language-name = English

# Two parts; a longer list grows part by part, and its last part ends it.
list-two = { $first } and { $second }
list-next = { $before }, { $next }
list-last = { $before } and { $last }
# Parts that have commas themselves.
list-apart = { $before }; { $next }
# Whole sentences, one after the other.
sentence-next = { $before } { $next }
# What stands in a picture without a full stop, as a sentence.
sentence = { $text }.
pass = Pass
seat-and-name = { $seat } ({ $name })
# Where a game has no sentence of its own yet: what it is about and its facts, from their keys.
made-up = { $what }: { $facts }
made-up-fact = { $name } { $value }
ai-name = AI
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

problem-nothing-to-put-back = You have not answered anything yet that could be taken back.
problem-others-must-agree = Something is known since that was not known before, so the others must agree to taking that back.
problem-nobody-to-agree = Something is known since that was not known before, and nobody else plays here who could agree to taking that back.
problem-not-an-option = That is not one of the choices any more. Pick one of those shown now.
problem-not-asked = Nothing is being asked of you right now.
problem-choose-between = Choose at least { $least } and at most { $most }.
problem-stale = That button belongs to an earlier moment of the game. Nothing was changed; here is how things stand now.
problem-stale-at-the-table = That button belongs to an earlier moment of the game. Nothing was changed; the table’s own message shows how things stand now.
problem-overtaken = That button belongs to an earlier moment. Nothing was changed; open this anew to see how things stand now.
problem-not-your-seat = That is somebody else’s hand. Your own opens with **Your hand**, if you sit at this table.
problem-not-seated = You do not sit at this table.
problem-not-seated-here = You do not sit at this table, so there is no hand to show. Press **Watch** to follow the game.
problem-sit-down-first = Only those who sit at the table can do that. Sit down first.
problem-seat-taken = { $seat } is taken. Choose another seat, or leave it to the draw.
problem-table-full = Every seat is taken. Somebody has to leave first.
problem-too-few-players = The game needs at least { $least } at the table; { $present ->
    [0] nobody sits
    [one] one sits
   *[other] { $present } sit
} there now. Invite somebody, or add an AI.
problem-too-many-players = The game takes at most { $most } players; { $present } sit there now.
problem-leads-several = Only somebody who plays alone may lead several seats. Leave and join again to lead one.
problem-no-ai = No AI sits at this table.
problem-locked-in = You have locked in. Unlock first to change your answer.
problem-not-playing = No game is being played at this table right now.
problem-paused = { table-paused }
problem-damaged = { table-damaged }
problem-not-the-starter = Only whoever opened the lobby, or a moderator, can close it.
problem-only-the-starter = Only whoever opened the lobby can do that.
problem-nobody-sits = Nobody sits at this table yet.
problem-closed-to-others = This lobby is closed to others. Whoever opened it can open it again.
problem-nobody-absent = Nobody at this table is absent.
problem-everybody-there = Nobody at this table is absent. Somebody counts as absent who has left the server, or has been waited for longer than { $time }.
problem-not-a-moderator = Only a moderator can do that.
problem-table-gone = This table no longer exists. Open a new one with `/play`.
problem-no-such-table = There is no table { $table } in this server. `/table status` lists those that are being played.
problem-no-table-here = Nothing is being played here. Open a table with `/play`.
problem-no-games = You sit at no table just now. `/play` opens one.
problem-no-such-game = That game is not in the house. Pick one of those offered.
problem-nothing-found = The rules of { $book } do not mention “{ $wanted }”. Try another word, such as the name of a place or a piece, or leave out `{ option-game }` to search all games.
problem-nothing-found-anywhere = No rules mention “{ $wanted }”. Try another word, such as the name of a place or a piece.
problem-no-such-card = I know no card “{ $wanted }”. { $count ->
    [0] Begin to type a part of its name, and pick one of those offered.
    [one] Do you mean { $near }?
   *[other] The nearest names are { $near }.
}
problem-several-cards = “{ $wanted }” is part of several names: { $near }{ $more ->
    [0] {""}
   *[other] {""} … and { $more } more
}. Pick one of those offered while you type.
problem-nothing-yet = Nothing has happened at this table yet.
problem-nothing-closer = There is nothing at this table to look at more closely.
problem-server-only = Games are played in servers: use this command in a channel of one.
problem-missing-permissions = I cannot open a table here: I lack the permission to { $names } in this channel. A moderator can grant it in the channel’s settings.
problem-not-saved = Your answer could not be saved, so it does not count. Nothing was lost; please try again.
problem-rules-broken = The rules stumbled over that answer, so it was taken back. Please choose differently; a report helps to mend it.
problem-something-broke = Something went wrong on my side. Nothing was lost; please try again. If it happens again, a report helps to mend it.
problem-stands-at-the-end = Table { $table } is still [at the end of this channel]({ $link }): nobody but me has written below it. Scroll down to it.
problem-too-many-reports = You have made several reports in the last { $minutes } minutes. They are enough to find the trouble; please wait before the next one.
problem-nothing-to-report = No table has been played in this channel. Type `/{ command-report }` where the table is, or add its number: `/{ command-report } { option-table }:3`.
problem-report-of-running = This is a report of a game that was still running: its journal is in the operator’s database. The operator finds it by the report’s number, { $number }.
problem-store-away = The place where games are kept does not answer just now. Nothing was lost; please try again in a moment.
problem-odd-value = I can make nothing of what stands there. Choose one of the suggestions, or leave it empty.
problem-command-changed = This command has changed since your Discord learned it. Close Discord, open it again and type the command anew.

permission-view = see the channel
permission-send = send messages
permission-attach = attach files

## The lobby

lobby-title = ## { game-name }
lobby-pitch = { game-pitch }
lobby-about = -# { $seat }: { $about }
# A way to begin with which a table was opened, and how to go on.
lobby-way = **{ $preset }.** { $about }
lobby-ready-how = **Begin** deals and opens your first decision. **Set the table** lets others sit down, and you change anything.
lobby-how = Take a side or leave it to the draw, then begin. Not enough players? Add an AI.
lobby-empty = *Nobody sits here yet.*
lobby-seat = **{ $seat }**: { $name }
lobby-any-seat = **Any seat**: { $name }
lobby-closed = Table { $table } was closed before the game began. `/play` opens another.
lobby-untouched = Table { $table } was closed: for a long time nobody sat down or began. `/play` opens another.
lobby-closed-to-others = *Closed to others: only those who sit here, or were asked to, may play.*
lobby-asked-again = Asked to play again: { $names }. A seat is free for each.
send-away-title = Who loses their place at table { $table }? They may sit down again, unless you close the lobby to others.
send-away-choose = Take away the place of
sent-away = { $name } no longer sits at this table.
lobby-chosen = { $line } · { $chosen }
option-said = **{ $option }**: { $chosen }
option-nothing = None
option-choose = { $option }
option-none = None
options-of = Whose choices
button-options = Change what is agreed
button-own = Your choices
options-title = ### { game-name } · table { $table } · what is agreed
options-own = ### { game-name } · table { $table } · { $name }
button-join-seat = { $seat }
button-join = Any seat
button-start = Begin
button-set-by-hand = Set the table
button-add-ai = Add an AI
button-drop-ai = Remove the AI
button-lead-another = Lead another
button-leave = Leave
button-close = Close
button-close-to-others = Close to others
button-open-to-others = Open to others
button-send-away = Send somebody away

## The welcome: what /play shows

welcome =
    ## What would you like to play?
    {""}**Play now** begins at once, alone or with AI players. You can stop at any time and go on later.
welcome-game =
    {""}**{ game-name }** · { game-about }
welcome-terms = -# { game-terms }
welcome-set = Set the table, with others …
welcome-other = Another way to begin …
welcome-preset = { game-name }: { $preset }
button-play-now = Play now
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
table-untold = -# … and { $count } more in the log
table-waiting = Waiting for { $names }.
table-waiting-for = Waiting for { $names }: { $what }.
table-thinking = Thinking: { $names } …
table-locked = Locked in: { $names }.
table-won = Won by { $winners }.
table-cancelled = The game was called off. Nobody won.
table-paused = The game is paused: its rules have changed since it began. Nothing is lost; whoever runs this bot has been told.
table-damaged = The game is paused: a line of its record is damaged, so I cannot read on from there. Whoever runs this bot has been told, and can put that line back from a backup; then the game goes on.
table-moved = { game-name } · table { $table } goes on [here]({ $link }).
table-homeless = The place where { game-name } (table { $table }) was being played is gone, or I may no longer write there. The game itself is safe: type `/table bump table:{ $table }` in any channel of the server where I may write, and it goes on there.
lobby-homeless = I may no longer write in the channel where the lobby of { game-name } (table { $table }) stands, or it is gone. See that I may, or open another lobby with `/play` in a channel where I may write.
thread-name = { game-name } · table { $table }
fair-posted = -# Table { $table } · fair dealing: all chance will come from one secret seed, and from what everybody adds to it by sitting down. This is the seed’s fingerprint: `{ $mark }`. I never edit this message; when the game has ended, `/table verify table:{ $table }` holds the seed against it.
fair-agreed = -# Table { $table } · fair dealing: who sits there and what you have agreed on now has the fingerprint `{ $mark }`. I never edit this message; if you change anything, I post another, and the newest counts.
fair-agreed-again = -# Table { $table } · fair dealing: something has changed, and what is agreed on now has the fingerprint `{ $mark }`.
fair-link = -# Fair dealing: the fingerprint of this game’s seed was posted [here]({ $link }). `/table verify` explains it, and checks it in the end.
# As soon as the agreement stands there, too.
fair-links = -# Fair dealing: the fingerprint of this game’s seed was posted [here]({ $link }), that of what you agreed on [here]({ $agreed }). `/table verify` explains it, and checks it in the end.
fair-reveal = -# The seed was `{ $seed }`. Check it with `/table verify table:{ $table }`.
button-hand = Your hand
button-watch = Watch
button-bet = Bet
button-log = Log
button-rules = Rules
button-closer = Look closer
button-rematch = Rematch
# A rematch to which the match has handed something on: the next day of a campaign.
button-go-on = Go on
# The fight of a campaign that was lost, once more.
button-retry = Try again
button-change = Change
button-verify = Verify
end-turning = - { $text }
end-next = -# Next: { $text }
change-opened = Table { $table } is open for you again. Agree on what to change there, then start.
try-other-side = Play the other side: *Rematch* swaps the seats.
try-easier = With *Change*, try something easier: { $chosen }.
try-harder = With *Change*, try something harder: { $chosen }.
nudge = { $names }: { game-name } is waiting for you (table { $table }): { $what }. { $link }
letter = { game-name } is waiting for you (table { $table }): { $what }. { $link }
nudge-for-an-answer = an answer

## Your turn

button-hearing = When it is my turn
hearing-title = ### When it is your turn
hearing-about = If a table has waited for you for { $time } and you have pressed nothing meanwhile, you hear of it, once, in the way you choose here. It holds for all your tables.
hearing-never = Whoever runs this bot has turned these words off: nobody is told that it is their turn.
hearing-choose = How do you hear of it?
hearing-thread = A mention where the table stands
hearing-letter = A direct message
hearing-nothing = Not at all: I look myself
hearing-choose-quiet = When is it quiet?
hearing-awake = At any hour
hearing-night = Not from { $first }:00 to { $last }:00
hearing-choose-clock = What does your clock show?
hearing-clock = { $time } now ({ $zone })
games-title = ### Your tables
games-table = **{ game-name }** · table { $table }
games-table-link = [**{ game-name }** · table { $table }]({ $link })
games-line = - { $title }: { $present }
games-begun = - **{ game-name }**: { $present } `/{ command-play } { option-game }:{ game-name }` goes on.
games-yours = **waits for you**: { $what }.
progress-none = No run of yours is under way.
bets-title = ### For honour · table { $table }
bets-ask = What comes next? Whoever only watches may guess; nothing of it touches the game.
bets-nothing = There is nothing to guess just now.
bets-said = You say: **{ $guess }**. You may still say otherwise.
bets-honours = **Honour**
bets-honour = - { $name }: { $right } of { $of } right
bets-sharpest = Sharpest eye of those who watched: { $name }, { $right } of { $of } right.
problem-bets-are-for-watchers = You play here yourself: bets are for those who watch.
games-paused = paused; nothing is lost.
games-damaged = paused; its record is damaged.

## The hand

hand-title = ### { game-name } · table { $table } · { $seat }
hand-idle = Nothing is asked of you now. Waiting for { $names }.
hand-locked = Locked in. Waiting for { $names }; until then you may unlock and change your mind.
hand-over = The game is over.
since-title = **Since your last move**
since-untold = -# … and { $count } more: **Watch** shows them all
hand-choose = Choose one
hand-choose-some = { $most ->
    [0] Nothing of yours can be chosen; nobody else learns that.
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
# One of several selects: from which line to which.
hand-choose-part = { $asked }: { $first } … { $last }
# An option that stands somewhere on the board, by the number it has there.
hand-place = { $number } · { $option }
# A button that goes to a place on the board, one of several ways.
hand-place-way = { $number } { $way }
# A button that gives an answer, and says with it what would be asked later.
hand-along = { $answer } { $said }
hand-long-option = **{ $option }**: { $about }
hand-chosen = ✓ { $option }
# A line of a select that cannot be chosen now; beside it stands why.
hand-barred = ✗ { $option }
hand-try = Choose, and look at it: nothing is final before you lock in.
hand-tried = **{ $option }**? Lock in when you are sure.
hand-tried-about = **{ $option }**? { $about } Lock in when you are sure.
hand-named = Chosen: { $names }.
# One of several cards that are alike.
option-copy = { $name } ({ $copy } of { $copies })
# What an option leads to can be answered with it.
hand-ahead = **{ $option }**: { $prompt }
hand-unused = { $tried } { $unused }
# Who leads several seats says it for each.
said-for = { $seat ->
    [nobody] You said
   *[other] You said for { $seat }
}
hand-standing = -# { said-for }: { $said }.{ $count ->
    [0] {""}
   *[other] {" "}That answers: { $what }.
}
# An answer that stands: “Pass until a foe reveals an attack”.
answer-until = { $answer } { $until }
kept = Pass
form-shared = { $value } · { $names }
form-ready = All in order. Lock in when you are sure.
form-fewer = One fewer (several at once)
button-choose = Choose
button-none = None
hand-said = -# { said-for } beforehand: { $answer } ({ $asked }).
button-lock = Lock in
button-look-again = Not yet
button-unlock = Unlock
button-more = +1 { $field }
button-fewer = −1 { $field }
button-suggest = Suggest
button-clear = Clear all
button-page-before = Earlier
button-page-after = More
button-ask-again = Ask me again
button-put-back = Take back
button-ask-put-back = Ask to take back
confirm-put-back = Ask the others whether you may take your last answer back? Something is known since, so all of them must agree.
button-propose-put-back = Ask them
put-back-asked = { $name } would like to take back the last answer at table { $table }. It is done when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
put-back-waiting = It is done when { $names } { $count ->
    [one] agrees
   *[other] agree
} too.
put-back-done = The last answer of { $name } was taken back.

## Log, scrubber, rules

log-title = ### { game-name } · table { $table } · log { $page }/{ $pages }
log-empty = Nothing has happened yet.
log-fair = -# Fair dealing: the seed of this game has the fingerprint `{ $commitment }`{ posted-here }.
log-added = -# By sitting down and by starting was added: { $added }. What everything is dealt from has the fingerprint `{ $dealt }`.
log-addition = { $name } `{ $number }`
log-remark = *{ $remark }* ({ $moment })
remark-put-back = { $name } took the last answer back.
remark-called-off = The game was called off by agreement; { $name } was the last to agree.
remark-moderator-called-off = A moderator, { $name }, called the game off.
remark-moderator-closed = A moderator, { $name }, closed the lobby.
remark-moderator-moved = A moderator, { $name }, moved the table to another place.
remark-gave-up = { $names } gave up, and an AI took over.
remark-replaced = In place of { $names }, absent, an AI took over by agreement.
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
book-empty = Nobody has written the rules of this game down yet.
legend-title = { $parts ->
    [one] Legend
   *[other] Legend, part { $part } of { $parts }
}
## Decks of one's own

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
deck-drop = Delete { $name }? Matches that are played with it go on.
deck-dropped = { $name } is deleted.
deck-shared =
    { $name }, for the { $owner }:
    `{ $code }`
    Whoever you give this code to takes a copy with `/{ command-deck } { command-import }`. What you change in your deck later does not change theirs.
deck-list = ### Your decks
deck-list-empty = You have no deck of your own yet. `/{ command-deck } { command-new }` begins one.
deck-line = - { $name } · { $owner } · { $count } cards { $faults ->
    [0] · can be played
    [one] · one thing is wrong with it
   *[other] · { $faults } things are wrong with it
}
deck-chosen = A deck of their own
problem-no-such-deck = You have no such deck. `/{ command-deck } { command-list }` shows yours.
problem-no-such-owner = I build no decks for “{ $wanted }”. Choose one of the suggestions.
problem-too-many-decks = You have { $most } decks already. Delete one first.
problem-deck-without-name = Such a name cannot be read. Use letters or numbers.
problem-deck-name-taken = Another deck of yours is called { $name } already.
problem-deck-unread = { $reason }
problem-deck-unfit = { $name } cannot be played yet: { $reason }

# How many tables there may be at once. A lobby, and a game that is played or paused, are live.
settings-title =
    ### What this server allows
    How many tables there may be. A live table is a lobby, or a game that is played or paused. Where a limit is reached nobody opens another table; no table is closed for it.
settings-lobbies-member = Open lobbies of one member
settings-tables-member = Live tables that one member has opened
settings-opened-member = Tables that one member may open in { $minutes } minutes, closed ones too
settings-lobbies-channel = Open lobbies in one channel
settings-tables-channel = Live tables in one channel
settings-lobbies-server = Open lobbies in the whole server
settings-tables-server = Live tables in the whole server
settings-usual = the usual number
problem-not-a-manager = Only those who may manage this server can do that.
# The tables that take the room, as far as the reader may look at them: named of them, and more.
tables-in-the-way = { $named ->
    [0] {""}
   *[other] { $more ->
        [0] { $tables }
       *[other] { $tables } (and { $more } more)
    }
}
problem-too-many-lobbies-member = You have as many open lobbies in this server as one member may have ({ $most }): { tables-in-the-way }. Begin or close one of them first.
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

# What a card is called in other languages.
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
command-card-about = Show a card as it is drawn, with what it does
command-progress = progress
command-progress-about = Your runs that are under way, as maps, and what has been finished
command-help = help
command-help-about = What this bot does and how to begin
command-status = status
command-status-about = What is being played here, and who is waited for
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
command-replace-about = Go on with an AI in place of somebody who is absent
command-settings = settings
command-settings-about = What this server allows, for those who manage it
command-patience = patience
command-patience-about = How long this server waits for an absent player
command-language = language
command-language-about = The language of this server’s new tables
command-bump = bump
command-bump-about = Show the table again at the end of this channel
command-verify = verify
command-verify-about = Check that chance was dealt fairly
command-report = report
command-report-about = Get a file that tells what went wrong at a table, for whoever runs this bot
button-report = Report a problem
report-made =
    This file is your report, number **{ $number }**. Send it to whoever runs this bot, and say what you did and what you expected.
    { $holds }
report-running = It holds the public log and what you see, your own hand with it: show it to no other player before the game has ended.
report-watched = It holds the public log, and what everybody sees.
report-over = The game has ended, so it holds the whole game, which can be played again from it.
report-house = It says which version of the bot this is, and nothing else.
option-thread = thread
option-thread-about = Play in a thread of its own (the default where I may open one)
option-table = table
option-table-about = The table’s number, if several are being played
option-search = search
option-search-about = A word or two to look for
option-game = game
option-game-about = Which game’s rules
option-game-to-play = Set the table for this game, instead of seeing all of them
command-deck = deck
command-deck-about = Decks that you build yourself
command-new = new
command-new-about = Begin a deck of your own with the one that everybody has
command-edit = edit
command-edit-about = Change a deck of yours, card by card
command-check = check
command-check-about = What is in a deck of yours, and whether it can be played
command-share = share
command-share-about = A deck of yours as a short code
command-import = import
command-import-about = A copy of a deck from its code
command-list = list
command-list-about = Your decks
option-of-deck = deck
option-of-deck-about = Which of your decks
option-deck-owner = hero
option-deck-owner-about = Whose deck it is
option-deck-name = name
option-deck-name-about = What the deck is called
option-deck-code = code
option-deck-code-about = The code that somebody has shared with you
option-card = name
option-card-about = The card’s name, or a part of it, in any language it is printed in
option-hours = hours
option-hours-about = After so many hours somebody who is waited for counts as absent
option-language = language
option-language-about = What new tables speak; each player’s private messages follow their own Discord
suggest-chapter-name = { game-name } · { $title }
suggest-chapter = { $name }: { $line }
suggest-card = { $name } · { game-name }
# Found by the name that it has in another language.
suggest-card-as = { $name } ({ $printed }) · { game-name }
suggest-table = { $table }: { game-name }, { $state }
state-lobby = the lobby is open
state-playing = being played
state-paused = paused
state-over = over
state-cancelled = called off

help =
    ### How to begin
    Type `/play`, press **Play now** at a game, then **Begin**. Your first decision opens, and only you see it.

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
status-lobby = The lobby is open: there may still be a seat.
status-more = … and { $count } more.
which-table = Which table do you mean? Press it, or choose it with `{ option-table }` when you type the command.
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
replace-asked = { $name } proposes to go on at table { $table } with an AI in place of { $absent }, absent from the table. It goes on when { $names } { $count ->
    [one] agrees
   *[other] agree
} too, with this button or `/table replace`.
replaced = An AI plays on in place of { $absent }.
patience-now = Somebody who has been waited for longer than { $time }, or has left the server, counts as absent: the others may go on without them (`/table replace`) or call the game off. A moderator may change it with `/table patience`.
patience-set = From now on somebody who has been waited for longer than { $time } counts as absent.
language-now = New tables in this server speak { $name }. A moderator may change it with `/table language`. What only you see is in the language of your own Discord, as far as I speak it.
language-set = From now on new tables in this server speak { $name }.
cancelled-lobby = The lobby is closed.
bumped = Table { $table } now stands at the end of this channel.
verify-later =
    All chance at table { $table } comes from a secret seed and from what everybody adds to it. The seed is settled: its fingerprint (SHA-256) is `{ $commitment }`{ posted-here }, and no other seed has it.
    Everybody adds to the seed by sitting down, and whoever starts the game adds once more: the number that Discord gives to that press. Nobody could know it when the fingerprint was posted, so it is worth nothing to try seeds beforehand.
    When the game has ended, the seed is shown, and this command deals everything again and compares.
# Where the fingerprint was posted, if it could be.
posted-here = { $posted ->
    [yes] , [posted here]({ $link })
   *[no] {""}
}
verify-nothing-dealt = Table { $table } was closed before anything was dealt: there is nothing to check.
verify-title = { game-name } · table { $table }
verify-fair = Fair: the seed `{ $seed }` has the fingerprint `{ $commitment }`. { $added ->
    [0] It leads
    [one] With the one number that was added it leads
   *[other] With the { $added } numbers that were added it leads
} to the seats that were taken{ $drawn ->
    [0] ; there was no other chance in this game.
    [one] {""} and to the one outcome of chance in this game.
   *[other] {""} and to all { $drawn } outcomes of chance in this game.
}
verify-unfair = Something does not fit. Please tell whoever runs this bot, and keep what I have said here. The seed is recorded as `{ $seed }`, its fingerprint as `{ $commitment }`.
verify-other-rules = This game began under rules { $theirs } of the game, and I play by rules { $ours }. If only the journal does not fit, that may be why.
verify-unproven = I found nothing that does not fit, but I cannot call this game fair. The seed is recorded as `{ $seed }`, its fingerprint as `{ $commitment }`.
verify-posted = The seed’s fingerprint was posted [here]({ $link }), { $when }.
verify-agreed = What was agreed on was posted [here]({ $link }), { $when }.
verify-local = This is a local table: this computer, not Discord, has dated what was posted. After a restart it has kept that only of games that were running, and of the last one. So it proves nothing to somebody who does not trust this computer.
verify-file = The file has all that is needed to check this without me; `docs/fair-dealing.md`, where my code is, says how.
verify-no-file = What was recorded of this game is damaged, so nothing can be checked: { $problem } Please tell whoever runs this bot.
verify-not-compared = Compare the fingerprints yourself with the ones that were posted beside the lobby: { $promise } before anybody else sat down, { $agreement } as the last one before the start.
replay-cli-about = Plays a finished game again, from the file of a report or of /table verify, and says where it breaks.
replay-cli-file = the file, report-3.json for example
replay-other-rules = The game was played by rules version { $theirs }; these are version { $ours }.
replay-breaks = It breaks at entry { $entry }: { $reason }
replay-done = It replays: { $count ->
    [one] one entry
   *[other] { $count } entries
}, { $ended }.
replay-ended = to the end
replay-unfinished = and then it was called off
verify-cli-about = Checks the file that /table verify hands out: whether seats, chance and outcome of a game follow from its seed.
verify-cli-file = the file, table-3.json for example
verify-cli-posted = a fingerprint as it was posted beside the lobby, to compare with; several may be named
problem-unfair-commitment = The seed does not have the recorded fingerprint: one of the two was exchanged.
problem-unfair-posted = The seed does not have the fingerprint that was posted, `{ $posted }`: it was exchanged.
problem-unfair-other-table = What was posted or recorded belongs to table { $table }, not to this one.
problem-unfair-agreement = What is said to have been agreed on does not have the recorded fingerprint: one of the two was exchanged.
problem-unfair-agreement-posted = What is said to have been agreed on does not have the fingerprint that was posted, `{ $posted }`: it was exchanged.
problem-unfair-agreement-late = What was agreed on was not posted between the last who sat down and the press that started the game.
problem-unfair-newer-agreement = After the agreement that is recorded I posted another one, so that one counts.
problem-unfair-elsewhere = The recorded message with the seed’s fingerprint is not the one that the table linked to when it began.
problem-unfair-second-promise = [Another message]({ $link }) of mine promises another seed for the same table.
problem-unfair-author = [The recorded message]({ $link }) is none in which I have posted this fingerprint.
problem-unfair-edited = [A message with a fingerprint]({ $link }) has been edited. I never do that.
problem-unfair-late = The seed’s fingerprint was not posted after the lobby opened and before everybody but its opener added a number, so it promised nothing.
problem-unfair-contributions = What everybody is said to have added is not what those who sat there added, or does not lead to the seed that was dealt from.
problem-unfair-options = Something is said to have been agreed on that the game does not know, or something is missing.
problem-unfair-seats = Not everybody sat in the seat that follows from this seed and from what was agreed on.
problem-unfair-answer = Line { $line } of the game’s journal (the first is line 0) was made by an AI in a person’s seat, or by a person in an AI’s.
problem-unfair-line = Line { $line } of the game’s journal (the first is line 0) is not what follows from this seed and from what was decided before it.
problem-unfair-setup = The game cannot be set up with these seats and options.
problem-unfair-outcome = The game did not end as it was recorded, or not at all.
problem-unproven-unfinished = The game was not played to its end: its record stops in the middle.
problem-unproven-promise = I cannot compare the message with the seed’s fingerprint: it is gone, or I may not read it. If you have noted the fingerprint, compare it yourself.
problem-unproven-agreement = I cannot compare the message with what was agreed on: it is gone, or I may not read it. If you have noted its fingerprint, compare it yourself.
problem-unproven-out-of-sight = The messages with the fingerprints stand where you may not read, so you cannot have seen what was posted there. Ask somebody who could, or ask me again in that channel.
problem-unproven-look = I could not look whether I posted other fingerprints for this table: I may not read the channel’s history, or there are too many messages in it.
problem-record-without-a-beginning = it has no beginning.
problem-agreement-not-posted = What you agreed on has to be posted before the game starts, and I could not post it. See that I may write in this channel, then press **Begin** again.
problem-agreement-just-posted = What you agreed on had not been posted yet. Now it has: press **Begin** again.
problem-lobby-stays = A lobby stays in the channel where its fingerprint was posted. Open another one here with `/play`, and close that one.
problem-cannot-write-here = I may not post messages in this channel, so I cannot open a table here. See that I may, and try again.
problem-file-unreadable = { $file } cannot be read: { $reason }.
problem-file-too-large = This file is far too large to be the record of a table.
problem-file-not-json = This file is damaged, or it is not one that /table verify has handed out: it cannot be read as JSON.
problem-file-not-ours = This is not a file that /table verify has handed out.
problem-file-newer = This file was written by a newer Tatami. Get the newest one to check it.
problem-file-part = The part “{ $part }” is missing, damaged, or does not belong there.
problem-file-game = This Tatami does not know the game “{ $game }”.
problem-file-rules = This table was played under rules { $theirs } of { $game }, and this Tatami only knows them up to { $ours }. Get the newest one to check it.
problem-file-fingerprint = A fingerprint has 64 digits, from 0 to 9 and from a to f.

## Starting

start-ready =
    { $name } is online in { $guilds ->
        [one] 1 server
       *[other] { $guilds } servers
    }. Invite it with this link:
    { $link }
start-no-token = There is no token for Discord. Write it after DISCORD_TOKEN= in the file .env (the README says where to get one), and start again. To play in the browser, without a token, type: make play
start-wrong-token = Discord does not accept this token. Copy it anew from the Discord developer portal (your application, Bot, Reset Token) into DISCORD_TOKEN in the file .env.
start-held = Another process speaks for this token: { $about }. This one waits until it has ended, or has shown no sign of life for { $seconds } seconds …
start-local-held = Another local table is open on this database: { $about }. Go there, or end it and this one opens. If it shows no sign of life, this one opens in { $seconds } seconds …
start-local-lost = Another local table has taken over this database while this process was asleep. Go there, or end it and start this one again.
start-port = Nobody can listen at port { $port } of this machine ({ $reason }). Set LOCAL_PORT to another one, or to 0 for any that is free.
start-tables-of-discord =
    { $tables ->
        [one] A table on Discord is
       *[other] { $tables } tables on Discord are
    } kept in this database, and a local table would lose their messages. To go on there, write the bot’s token after DISCORD_TOKEN= in the file .env; to play here meanwhile, write another database after DATABASE_URL=.
start-intents = Discord refuses the connection because of privileged intents. This bot needs none: check that the token belongs to the application you mean.

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
local-failed = That did not go through. Please try again.
local-address = The local table is open at { $url }
