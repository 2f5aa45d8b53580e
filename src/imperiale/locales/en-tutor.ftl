# The hint and the tutor at the table

tutor-hint = Hint
tutor-weighing = Weighing …
tutor-best = Best: { $best }.
tutor-share = In { $share } of the hands { $who } can hold no card is better.
tutor-share-many = In { $share } of the hands that are possible no choice is better.
tutor-forced = It is the only card that may be played.
tutor-next = Next best: { $next }, { $loss } less.
tutor-warning = { $played } would be { $grade }.
tutor-loses = It loses { $loss } of the chance to win. Better: { $best }.
tutor-play = Play it all the same
tutor-back = Take it back
set-tutor = Tutor
set-tutor-off = off
set-tutor-bad = warns of bad errors
set-tutor-doubtful = warns of doubtful ones too
tutor-card = { $card }: { $chance }
tutor-cards = What every card leads to
tutor-grade-doubtful = doubtful
tutor-grade-bad = bad
tutor-grade-very_bad = very bad

## What the server refuses

failed-hint-turn = It is not your turn.
failed-hint-people = Hints are given only to who plays alone against the computer.
failed-hint = No hint came of it. Try again.

## In the terminal

typed-tutor = This card would be { $grade }: it loses { $loss } of the chance to win. Better: { $best }. Type it once more to play it all the same.
