# Rat und Lehrer am Tisch

tutor-hint = Rat
tutor-weighing = Einen Augenblick …
tutor-best = Am besten: { $best }.
tutor-share = In { $share } der Blätter, die { $who } haben kann, ist keine Karte besser.
tutor-share-many = In { $share } der möglichen Blätter ist nichts besser.
tutor-forced = Es ist die einzige Karte, die gespielt werden darf.
tutor-next = Danach: { $next }, { $loss } weniger.
tutor-warning = { $played } wäre { $grade }.
tutor-loses = Das verliert { $loss } der Aussicht auf den Gewinn. Besser: { $best }.
tutor-play = Trotzdem spielen
tutor-back = Zurücknehmen
set-tutor = Lehrer
set-tutor-off = aus
set-tutor-bad = warnt vor schlechten Karten
set-tutor-doubtful = warnt auch vor zweifelhaften
tutor-card = { $card }: { $chance }
tutor-cards = Wohin jede Karte führt
tutor-grade-doubtful = zweifelhaft
tutor-grade-bad = schlecht
tutor-grade-very_bad = sehr schlecht

## What the server refuses

failed-hint-turn = Du bist nicht am Zug.
failed-hint-people = Ratschläge bekommt nur, wer allein gegen den Computer spielt.
failed-hint = Der Rat ist ausgeblieben. Versuch es noch einmal.

## In the terminal

typed-tutor = Diese Karte wäre { $grade }: sie verliert { $loss } der Aussicht auf den Gewinn. Besser: { $best }. Tippe sie noch einmal, um sie trotzdem zu spielen.
