# What the server says of a game: imperiale serve

## Who comes and goes

table-joined = { $who ->
    [you] You sit down.
   *[other] { $who } sits down.
}
table-ready = { $who ->
    [you] You are ready.
   *[other] { $who } is ready.
}
table-replaced = { $who ->
    [you] An agent plays for you while you are away.
   *[other] An agent plays for { $who }, who is away.
}
table-returned = { $who ->
    [you] You play yourself again.
   *[other] { $who } plays again.
}
table-taken-back = { $who ->
    [you] You take back what you did last.
   *[other] { $who } takes back what was done last.
}
table-rest = { $who ->
    [you] All tricks that are left are yours: you lead { $cards }.
   *[other] All tricks that are left go to { $who }, who leads { $cards }.
}
table-timed-out = { $who ->
    [you] Your time was up; the table has played for you.
   *[other] The time of { $who } was up; the table has played instead.
}
table-agent-failed = { $who } came to nothing; the table has played instead.
table-committed = The next deal is fixed by what the server has bound itself to, and by what you add.
table-bet = { $name } bets { $stake } on { $seat }, against { $against }, { $on ->
    [tricks] for more tricks in two deals
   *[imperials] for an imperial in the next deal
}.
table-rematch = Another partie begins at the same table.

table-offered-undo = { $who ->
    [you] You ask to take back what you did last.
   *[other] { $who } asks to take back what was done last.
}
table-offered-replace = { $by ->
    [you] You propose that an agent plays for { $who }.
   *[other] { $by } proposes that an agent plays for { $who }.
}
table-offered-rematch = { $who ->
    [you] You propose another partie.
   *[other] { $who } proposes another partie.
}
table-agrees = { $who ->
    [you] You agree.
   *[other] { $who } agrees.
}
table-disagrees = { $who ->
    [you] You do not agree.
   *[other] { $who } does not agree.
}

## What is asked

prompt-seating = A seat is open. Send the link, or wait until somebody comes.
prompt-ready = { $deal ->
    [1] Deal the first cards?
   *[other] Deal { $deal }?
}
prompt-wait-ready = You are ready. { $who } is still to say so.
prompt-wait = It is the turn of { $who }.
prompt-over = The partie is over.
prompt-lead = You lead: play any card.
prompt-follow = { $suit } led: play a card.
prompt-only = You may play only { $card }.
prompt-turn_up = You turned up { $card }. Mark for it what it is worth.
prompt-imperial = Show an imperial, or go on.
prompt-imperial-more = Show another imperial, or go on.
prompt-imperial-lead = Show an imperial, or lead a card.
prompt-point-length = Say the length of your best suit, or nothing.
prompt-point-worth = Say what your best suit is worth, or nothing.
prompt-point-privileged = Say what your privileged cards count, or nothing.
prompt-trick = Your trick: mark its honours, or lead.
prompt-trick-last = Your trick: mark its honours, or go on.
prompt-won_in_play = Show the trumps that you gathered in your tricks, or go on.
prompt-honours = Mark the honours in your tricks, or go on.
prompt-tricks = You took { $tricks } of { $all } tricks. Mark for them, or go on.
prompt-capot = All tricks are yours. Mark for them.


## What can be done

offer-play = Play { $card }
offer-show = Show
offer-call = Say
offer-claim = Mark
offer-done = Nothing more
offer-deal = { $deal ->
    [1] Deal
   *[other] Next deal
}
offer-undo = Take back
offer-rest = The rest is mine
offer-rematch = Another partie
offer-replace = Let an agent play for { $who }
offer-accept = Agree
offer-bet = Bet

## Why something is not done

not-onlooker = You look on; only who sits at the table can do that. Sit down at an open seat.
not-stale = The table has changed meanwhile. Look, and choose again.
not-not-now = That cannot be done at this moment. Choose among what is offered.
not-not-ready = The deal has not begun. Wait until all are ready.
not-already-ready = You have said already that you are ready. Wait for the others.
not-nothing-to-undo = There is nothing of yours to take back in this deal. Play on.
not-seen-since = Something has come to light since, so it cannot be taken back. Play on.
not-pending = Something is proposed already. Answer that first.
not-nothing-proposed = Nothing is proposed that waits for you. Play on.
not-not-proven = It is not certain that you take every trick, whatever the others hold. Play on.
not-not-away = That player is not away. Wait for him.
not-no-bets-now = Bets are made by onlookers with a name, before the cards are dealt. Wait for the next deal.
not-no-such-bet = A bet is on one seat against another. Choose two seats.
not-purse = You have { $left } of { $all } chips to stake. Stake from 1 to { $left }.

failed-too-many = Too many wishes in too short a time. Wait a moment, and load the page anew.
failed-too-large = That frame is too large. Load the page anew.
failed-fault = Something went wrong on our side; nothing that was answered is lost. The table comes back by itself.
failed-going-down = The server goes down for a moment. The table comes back by itself.
failed-slow = The connection is too slow; the table comes back by itself.
failed-not-understood = The server did not understand the page: { $reason }. Load the page anew.
failed-no-game = There is no such game, or this version cannot play it on. Begin a new one.
failed-not-allowed = You may not look on at this game. Ask for a link with a seat.
failed-protocol = The page is of another version. Load it anew.
failed-origin = Only the page of this server may do that. Open it at its own address.
failed-no-seat = There is no seat for you: it is taken, or the code is wrong. Ask for another link or code.
failed-form = The form is wrong { $at }: { $reason }. Mend it and send it again.
failed-agent = There is no agent { $found }. Known: { $known }.
failed-nobody = No seat is for a person. Sit down yourself, or leave a seat open.
failed-two-of-me = You can sit at one seat only. Give the others to agents, or leave them open.
failed-no-deal = There is no such deal, or it is not over yet. Wait for its end.
failed-not-found = There is nothing at { $path }. Go to the first page.
failed-method = That cannot be done at { $path } with { $method }. See the description at /schema.
