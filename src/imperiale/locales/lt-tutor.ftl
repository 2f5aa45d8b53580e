# Patarimas ir mokytojas prie stalo

tutor-hint = Patarimas
tutor-weighing = Akimirką …
tutor-best = Geriausia: { $best }.
tutor-share = { $share } rankų, kurias gali turėti { $who }, geresnės kortos nėra.
tutor-share-many = { $share } galimų rankų nieko geresnio nėra.
tutor-forced = Tai vienintelė korta, kurią galima žaisti.
tutor-next = Po to: { $next }, { $loss } mažiau.
tutor-warning = { $played } būtų { $grade }.
tutor-loses = Laimėjimo tikimybės netektis { $loss }. Geriau: { $best }.
tutor-play = Vis tiek žaisti
tutor-back = Atsiimti
set-tutor = Mokytojas
set-tutor-off = išjungtas
set-tutor-bad = įspėja apie blogus ėjimus
set-tutor-doubtful = įspėja ir apie abejotinus
tutor-card = { $card }: { $chance }
tutor-cards = Kur veda kiekviena korta
tutor-grade-doubtful = abejotina
tutor-grade-bad = blogai
tutor-grade-very_bad = labai blogai

## What the server refuses

failed-hint-turn = Dabar ne jūsų eilė.
failed-hint-people = Patarimai duodami tik tam, kas žaidžia vienas prieš kompiuterį.
failed-hint = Patarimas nepavyko. Pabandykite dar kartą.

## In the terminal

typed-tutor = Ši korta būtų { $grade }: laimėjimo tikimybės netektis { $loss }. Geriau: { $best }. Įveskite ją dar kartą, kad vis tiek žaistumėte.
