# Tatami: the house. Sentences shared by all games. { game-name } is the game's own.

game-name = Tatami

list-comma = {", "}
list-and = { $first } and { $last }
pass = Pass
seat-and-name = { $seat } ({ $name })
ai-name = AI

## Problems: what is wrong, and what to do

problem-not-an-option = That is not one of the choices any more. Pick one of those shown now.
problem-not-asked = Nothing is being asked of you right now.
problem-choose-between = Choose at least { $least } and at most { $most }.
problem-stale = That button belongs to an earlier moment of the game. Nothing was changed; here is how things stand now.
problem-not-your-seat = That is somebody else's hand. Your own opens with **Your hand**, if you sit at this table.
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
problem-not-the-starter = Only whoever opened the lobby, or a moderator, can close it.
problem-not-a-moderator = Only a moderator can do that.
problem-table-gone = This table no longer exists. Open a new one with `/play`.
problem-no-such-table = There is no table { $table } in this server. `/table status` lists those that are being played.
problem-no-table-here = Nothing is being played here. Open a table with `/play`.
problem-no-such-game = That game is not in the house. Pick one of those offered.
problem-nothing-found = Nothing in the rules mentions “{ $wanted }”. Try a single word, such as the name of a place or a piece.
problem-nothing-closer = There is nothing at this table to look at more closely.
problem-server-only = Games are played in servers: use this command in a channel of one.
problem-missing-permissions = I cannot open a table here: I lack the permission to { $names } in this channel. A moderator can grant it in the channel's settings.
problem-not-saved = Your answer could not be saved, so it does not count. Nothing was lost; please try again.
problem-rules-broken = The rules stumbled over that answer, so it was taken back. It has been reported; please choose differently or try later.
problem-something-broke = Something went wrong on my side. Nothing was lost; please try again.

permission-view = see the channel
permission-send = send messages
permission-attach = attach files

## The lobby

lobby-title = ## { game-name }
lobby-how = Take a side or leave it to the draw, then start. Not enough players? Add an AI.
lobby-empty = *Nobody sits here yet.*
lobby-seat = **{ $seat }**: { $name }
lobby-any-seat = **Any seat**: { $name }
lobby-closed = Table { $table } was closed before the game began. `/play` opens another.
button-join-seat = { $seat }
button-join = Any seat
button-start = Start
button-add-ai = Add an AI
button-drop-ai = Remove the AI
button-lead-another = Lead another
button-leave = Leave
button-close = Close

## The table

table-title = ## { game-name } · table { $table }
table-waiting = Waiting for { $names }.
table-thinking = Thinking: { $names } …
table-locked = Locked in: { $names }.
table-won = Won by { $winners }.
table-cancelled = The game was called off. Nobody won.
table-paused = The game is paused: its rules have changed since it began. Nothing is lost; whoever runs this bot has been told.
table-moved = { game-name } · table { $table } goes on [here]({ $link }).
table-homeless = The place where { game-name } (table { $table }) was being played is gone, or I may no longer write there. The game itself is safe: type `/table bump table:{ $table }` in any channel of the server where I may write, and it goes on there.
thread-name = { game-name } · table { $table }
fair-promise = -# Fair dealing: all chance at table { $table } comes from one secret seed with fingerprint `{ $commitment }`. It is shown at the end; `/table verify` checks it.
fair-reveal = -# The seed was `{ $seed }`. Check it with `/table verify table:{ $table }`.
button-hand = Your hand
button-watch = Watch
button-log = Log
button-rules = Rules
button-closer = Look closer
button-rematch = Rematch
nudge = { $names }: table { $table } is waiting for you. { $link }

## The hand

hand-title = ### { game-name } · table { $table } · { $seat }
hand-idle = Nothing is asked of you now. Waiting for { $names }.
hand-locked = Locked in. Waiting for { $names }; until then you may unlock and change your mind.
hand-over = The game is over.
hand-choose = Choose one
hand-choose-some = { $most ->
    [one] Choose up to one
   *[other] Choose { $least } to { $most }
}
value-shared = { $names } already
form-ready = All in order. Lock in when you are sure.
button-lock = Lock in
button-unlock = Unlock
button-more = +1 { $field }
button-fewer = −1 { $field }
button-suggest = Suggest
button-clear = Clear all

## Log, scrubber, rules

log-title = ### { game-name } · table { $table } · log { $page }/{ $pages }
log-empty = Nothing has happened yet.
button-older = Older
button-newer = Newer
watch-title = ### { game-name } · table { $table } · picture { $number } of { $count }
watch-chapters = Go to
button-first = First
button-back = Back
button-next = Next
button-last = Newest
closer-title = ### { game-name } · table { $table } · { $what }
closer-choose = Look at
book-heading = ### { game-name } · { $title }
book-chapters = Another chapter
rulings-title = Our rulings, part { $part }

## Commands

command-play = play
command-play-about = Open a table for a game
command-table = table
command-table-about = Everything about the tables in this channel
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
command-bump = bump
command-bump-about = Show the table again at the end of this channel
command-verify = verify
command-verify-about = Check that chance was dealt fairly
option-thread = thread
option-thread-about = Play in a thread of its own (the default where I may open one)
option-table = table
option-table-about = The table's number, if several are being played
option-search = search
option-search-about = A word or two to look for
option-game = game
option-game-about = Which game's rules

help =
    ### Tatami hosts samurai board games in this server
    { $games }

    {""}**To begin**, type one of these commands, take a side and press **Start**. Alone? Add an AI.
    {""}**To play**, press **Your hand** under the board: what opens there only you can see. Choose, lock in, and when everybody has, the board moves.
    {""}**To watch**, read along: every step is drawn. **Watch** leafs through all pictures, **Log** tells it in words, **Rules** explains.
    {""}**If the board has scrolled away**, `/table bump` brings it back; `/table hand` opens your hand from anywhere. `/table resign` gives up, `/table cancel` calls a game off.
help-game = `{ $command }`: { $about }

status-link = [jump to it]({ $link })
status-lobby = The lobby is open: there may still be a seat.
confirm-resign = Give up { game-name } at table { $table }? This cannot be taken back.
button-resign = Yes, I resign
resigned = You have resigned.
confirm-agree = Call off { game-name } at table { $table } without a winner? It ends when everybody at the table agrees.
button-agree = I agree to call it off
confirm-call-off = As a moderator you can end { game-name } at table { $table } at once, without a winner. Its players keep the log.
button-call-off = Call it off
cancel-waiting = You agree to call the game off. It ends when { $names } agree too, with `/table cancel`.
cancel-asked = { $name } proposes to call off the game at table { $table }. Whoever agrees types `/table cancel`.
cancelled-lobby = The lobby is closed.
bumped = Table { $table } now stands at the end of this channel.
verify-later = The seed is shown when the game is over. Its fingerprint (SHA-256) is `{ $commitment }`.
verify-fair = { $drawn ->
    [0] This game had no chance in it beyond the draw for seats.
    [one] The one outcome of chance follows from the seed.
   *[other] All { $drawn } outcomes of chance follow from the seed.
} The seed `{ $seed }` has the promised fingerprint `{ $commitment }`. Fair.
verify-unfair = Something does not fit: the seed `{ $seed }` and the fingerprint `{ $commitment }` do not lead to what this game recorded. Please tell whoever runs this bot.

## Starting

start-ready =
    { $name } is online in { $guilds ->
        [one] 1 server
       *[other] { $guilds } servers
    }. Invite it with this link:
    { $link }
start-wrong-token = Discord does not accept this token. Copy it anew from the Discord developer portal (your application, Bot, Reset Token) into DISCORD_TOKEN in the file .env.
start-intents = Discord refuses the connection because of privileged intents. This bot needs none: check that the token belongs to the application you mean.

## The local table

local-server = Tatami
local-member-pine = Pine
local-member-crane = Crane
local-member-moon = Moon
local-member-plum = Plum
local-member-watcher = Watcher
local-greeting =
    {""}**Welcome to the local table.** Type one of these and press Enter:
    { $games }
    Switch between Pine, Crane, Moon, Plum and Watcher with “Viewing as” above: each sees only what they may see. `/help` explains the rest.
local-greeting-game = `{ $command }`
local-address = The local table is open at { $url }
