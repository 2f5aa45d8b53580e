# Was am Tisch gesagt wird: imperiale play

## Karten

suit-s = Pik
suit-h = Herz
suit-c = Kreuz
suit-d = Karo
rank-K = König
    .der = der
    .den = den
    .acc = König
    .kein = keinen König
rank-Q = Dame
    .der = die
    .den = die
    .acc = Dame
    .kein = keine Dame
rank-J = Bube
    .der = der
    .den = den
    .acc = Buben
    .kein = keinen Buben
rank-A = Ass
    .der = das
    .den = das
    .acc = Ass
    .kein = kein Ass
rank-T = Zehn
    .der = die
    .den = die
    .acc = Zehn
    .kein = keine Zehn
rank-9 = Neun
    .der = die
    .den = die
    .acc = Neun
    .kein = keine Neun
rank-8 = Acht
    .der = die
    .den = die
    .acc = Acht
    .kein = keine Acht
rank-7 = Sieben
    .der = die
    .den = die
    .acc = Sieben
    .kein = keine Sieben
rank-6 = Sechs
    .der = die
    .den = die
    .acc = Sechs
    .kein = keine Sechs
ranks-K = Könige
ranks-Q = Damen
ranks-J = Buben
ranks-A = Asse
ranks-T = Zehnen
ranks-9 = Neunen
ranks-8 = Achten
ranks-7 = Sieben
ranks-6 = Sechsen
letter-K = K
letter-Q = D
letter-J = B
letter-A = A
card-spoken = { $suit }-{ $rank }
    .nom = { FORM($rank, "der") } { $suit }-{ $rank }
    .acc = { FORM($rank, "den") } { $suit }-{ FORM($rank, "acc") }
cards-spoken = { $ranks } in { $suit }
cards-none = keine
list-more = { $first }; { $last }
list-and = { $first } und { $last }

counters = { $counters ->
    [one] { $counters } Point
   *[other] { $counters } Points
}
imperials = { $imperials ->
    [one] { $imperials } Imperial
   *[other] { $imperials } Imperiale
}
number-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
number-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Wer

person = du
elder = Vorhand
dealer = Geber

## Was geschieht

told-cut = { $who ->
    [you] Du hast die höhere Karte und gibst zuerst.
   *[other] { $who } hat die höhere Karte und gibt zuerst.
}
told-cut-card = { $who ->
    [you] Du hebst { FORM($card, "acc") } ab.
   *[other] { $who } hebt { FORM($card, "acc") } ab.
}
told-lot = { $who ->
    [you] Das Los trifft dich: Du gibst zuerst.
   *[other] Das Los trifft { $who }: { $who } gibt zuerst.
}
told-deal = { $who ->
    [you] Spiel { $deal }. Du gibst, je { $packet } Karten auf einmal.
   *[other] Spiel { $deal }. { $who } gibt, je { $packet } Karten auf einmal.
}
told-turn-up = Aufgeschlagen wird { FORM($card, "nom") }: { $suit } ist Trumpf.
told-turn-up-kept = { $who ->
    [you] Deine letzte Karte wird aufgeschlagen, { FORM($card, "nom") }: { $suit } ist Trumpf. Sie bleibt in deiner Hand.
   *[other] Die letzte Karte von { $who } wird aufgeschlagen, { FORM($card, "nom") }: { $suit } ist Trumpf. Sie bleibt in der Hand des Gebers.
}
told-leads = { $who ->
    [you] Du spielst { FORM($card, "acc") } aus.
   *[other] { $who } spielt { FORM($card, "acc") } aus.
}
told-plays = { $who ->
    [you] Du legst { FORM($card, "acc") }.
   *[other] { $who } legt { FORM($card, "acc") }.
}
told-takes = { $who ->
    [you] Der Stich ist dein: bisher { $tricks }.
   *[other] Der Stich geht an { $who }: bisher { $tricks }.
}
told-trick = { $plays }: { $who ->
    [you] Stich für dich.
   *[other] Stich für { $who }.
}
told-trick-play = { $who ->
    [you] du { $card }
   *[other] { $who } { $card }
}
told-draws = { $who ->
    [you] Du ziehst { FORM($card, "acc") }.
   *[other] { $who } zieht eine Karte.
}
told-draws-turn-up = { $who ->
    [you] Du ziehst die aufgeschlagene Karte, { FORM($card, "acc") }.
   *[other] { $who } zieht die aufgeschlagene Karte, { FORM($card, "acc") }.
}
told-says-length = { $who ->
    [you] Du sagst an: Rummel von { $length }.
   *[other] { $who } sagt an: Rummel von { $length }.
}
told-says-worth = { $who ->
    [you] Du sagst an: { $worth }.
   *[other] { $who } sagt an: { $worth }.
}
told-good = { $who ->
    [you] Du sagst: „Gut.“
   *[other] { $who } sagt: „Gut.“
}
told-not_good-length = { $who ->
    [you] Du sagst: „Nicht gut, { $length }.“
   *[other] { $who } sagt: „Nicht gut, { $length }.“
}
told-not_good-worth = { $who ->
    [you] Du sagst: „Nicht gut, { $worth }.“
   *[other] { $who } sagt: „Nicht gut, { $worth }.“
}
told-equal-length = { $who ->
    [you] Du sagst: „Gleich.“ Deiner zählt { $worth } Augen, dagegen stehen { $other }.
   *[other] { $who } sagt: „Gleich“, und zählt { $worth } Augen; dagegen stehen { $other }.
}
told-equal-worth = { $who ->
    [you] Du sagst: „Gleich.“ Wer eher an der Reihe ist, behält ihn.
   *[other] { $who } sagt: „Gleich.“ Wer eher an der Reihe ist, behält ihn.
}
told-silent = { $who ->
    [you] Du verschweigst deinen Rummel.
   *[other] { $who } sagt keinen Rummel an.
}
told-mark = { $who ->
    [you] Du markierst { $amount }: { $reason }. ({ $source })
   *[other] { $who } markiert { $amount }: { $reason }. ({ $source })
}
told-amount-both = { $imperials } und { $counters }
told-exchange = { $who ->
    [you] Sechs Points werden ein Imperial: Du hast { $score }.
   *[other] Sechs Points werden ein Imperial: { $who } hat { $score }.
}
told-exchange-more = { $who ->
    [you] { $handed } Points werden { $gained } Imperiale: Du hast { $score }.
   *[other] { $handed } Points werden { $gained } Imperiale: { $who } hat { $score }.
}
told-wipe = { $loser ->
    [you] Wegen dieses Imperials nimmst du { $counters } zurück. ({ $source })
   *[other] Wegen dieses Imperials nimmt { $loser } { $counters } zurück. ({ $source })
}
told-no-wipe = Niemand nimmt Points zurück: In diesem Spiel ist ein weißes Blatt. ({ $source })
told-no-wipe-blank = Für ein weißes Blatt nimmt niemand Points zurück. ({ $source })
told-forfeit = { $who ->
    [you] Du hast keinen Stich und verlierst alle Points. ({ $source })
   *[other] { $who } hat keinen Stich und verliert alle Points. ({ $source })
}
told-restored = { $who ->
    [you] Du bekommst { $counters } wieder: Mit einem weißen Blatt im Spiel löscht kein Imperial. ({ $source })
   *[other] { $who } bekommt { $counters } wieder: Mit einem weißen Blatt im Spiel löscht kein Imperial. ({ $source })
}
told-ended-played = Das Spiel ist ausgespielt.
told-ended-not_played = Das Spiel wird nicht gespielt: Ein weißes Blatt ist aufgezeigt. ({ $source })
told-ended-won = { $who ->
    [you] Du hast { $score } und gewinnst die Partie auf der Stelle.
   *[other] { $who } hat { $score } und gewinnt die Partie auf der Stelle.
}

reason-turn_up = { FORM($cards, "nom") }, aufgeschlagen, ist eine Figur
reason-sequence = die Folge { $cards }
reason-sequence-trumps = die Trumpffolge { $cards }
reason-four = vier { $ranks }, { $cards }
reason-carte_blanche = weißes Blatt, weder König noch Dame noch Bube in der Hand
reason-white = ein weißer Imperial, nur Herz und Karo
reason-turn_up_imperial = { $cards }, mit der aufgeschlagenen Karte als vierter
reason-won_in_play = die Trümpfe { $cards }, in Stichen zusammengezogen
reason-point-length = der beste Rummel, { $length } Karten
reason-point-worth = der beste Rummel, { $worth } Augen
reason-point-privileged = bevorzugte Karten, { $worth } gegen { $other } beim Geber
reason-honours = { $number ->
    [one] eine Figur im Stich, { FORM($cards, "nom") }
   *[other] Figuren in den Stichen, { $cards }
}
reason-tricks-over = { $tricks }, { $over } über { $par }
reason-tricks-most = die meisten, { $tricks }, { $over } über { $par }
reason-tricks-difference = { $tricks }, der Unterschied zum Nächsten
reason-capot = alle Stiche
reason-no_trick = ein Spieler hat keinen Stich

## Der Tisch

title = Imperial · { $rules }
title-deal = Spiel { $deal }
title-target = { $target ->
    [one] { $target } Imperial gewinnt
   *[other] { $target } Imperiale gewinnen
}
title-points = meiste Augen nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}
score-spoken = { $imperials }, { $counters }
trumps-lying = { $suit }, aufgeschlagen { $card } auf dem Talon ({ $left } darunter)
trumps-kept = { $suit }, aufgeschlagen { $card }, in der Hand von { $who }
trumps-kept-own = { $suit }, aufgeschlagen { $card }, in deiner Hand
trumps-drawn = { $suit }, aufgeschlagen { $card }, schon gezogen
trumps-played = { $suit }, aufgeschlagen { $card }, schon gespielt
label-trumps = Trumpf
label-last = Letzter
label-table = Am Tisch
plain-deal-hand = Dein Blatt. { $suits }
plain-suit = { $suit }: { $ranks }.
plain-trumps = Trumpf: { $trumps }.
plain-table = Auf dem Tisch: { $plays }.
plain-may-one = Du darfst nur { FORM($card, "acc") } spielen.
plain-may = Du darfst spielen: { $cards }.
plain-numbered = { $number } { $card }
plain-score = { $who ->
    [you] Du: { $score }; Stiche: { $tricks }.
   *[other] { $who }: { $score }; Stiche: { $tricks }.
}
plain-points = Augen bisher. { $points }.

## Was gefragt wird

ask-lead = Du spielst aus: Tippe eine Karte (Kh für Herz-König) oder ihre Nummer.
ask-follow = { $suit } ist ausgespielt: Tippe eine Karte oder ihre Nummer.
ask-only = Enter spielt { FORM($card, "acc") }, die einzige erlaubte Karte.
ask-turn_up = Du hast { FORM($card, "acc") } aufgeschlagen. Tippe die Points dafür; Enter: keine.
ask-imperial = Imperiale: Zeig einen mit seinen Karten auf (AKDBp, 4K, Folge h); Enter: keinen.
ask-imperial-more = Noch ein Imperial? Tippe seine Karten; Enter: keiner mehr.
ask-imperial-lead = Zeig einen Imperial mit seinen Karten auf oder spiel aus; Enter: keinen.
ask-point-length = Dein Rummel: Tippe, wie lang deine beste Farbe ist; Enter: nichts sagen.
ask-point-worth = Dein Rummel: Tippe die Augen deiner besten Farbe; Enter: nichts sagen.
ask-point-privileged = Bevorzugte Karten: Tippe ihre Augen; Enter: nichts sagen.
ask-trick = Dein Stich. Tippe die Zahl der Figuren (1, 2 ...) oder spiel aus; Enter: keine.
ask-trick-last = Dein Stich. Tippe die Zahl der Figuren darin (1, 2 ...); Enter: keine.
ask-won_in_play = Gezogener Imperial: Tippe seine Karten, wenn du ihn hast; Enter: nein.
ask-honours = Figuren in deinen Stichen: Tippe, wie viele Points; Enter: keine.
ask-tricks = Du hast { $tricks } von { $all } Stichen. Tippe die Points dafür; Enter: keine.
ask-capot = { $unit ->
    [imperials] Alle Stiche sind dein. Tippe die Imperiale dafür; Enter: keine.
   *[counters] Alle Stiche sind dein. Tippe die Points dafür; Enter: keine.
}
ask-next = Enter: nächstes Spiel.
ask-more = Enter: weiter
ask-watch = Enter: nächster Stich; n: der Rest des Spiels.
ask-watch-deal = Enter: nächstes Spiel.
ask-again = Noch eine Partie? Enter: ja; n: nein.
prompt = {"> "}
keys = ? Hilfe   h warum   u zurück   q Schluss
plain-keys = Tippe ? für Hilfe.

## Am Ende eines Spiels

summary-title = Spiel { $deal } ist aus
summary-mark = { $who ->
    [you] Du hast markiert: { $marks }.
   *[other] { $who } hat markiert: { $marks }.
}
summary-part = { $amount } für { $what }
summary-for-turn_up = die aufgeschlagene Karte
summary-for-sequence = eine Folge
summary-for-four = einen Vierling
summary-for-carte_blanche = ein weißes Blatt
summary-for-white = einen weißen Imperial
summary-for-turn_up_imperial = einen Imperial mit der aufgeschlagenen Karte
summary-for-won_in_play = einen gezogenen Imperial
summary-for-point = den Rummel
summary-for-honours = Figuren
summary-for-tricks = Stiche
summary-for-capot = alle Stiche
summary-for-no_trick = einen Spieler ohne Stich
summary-nothing = Niemand hat etwas markiert.
summary-tricks = Stiche. { $tricks }.
summary-points = Augen der Partie. { $points }.
summary-score = Stand. { $scores }.
summary-dealer = { $who ->
    [you] Als Nächster gibst du.
   *[other] Als Nächster gibt { $who }.
}
summary-hand = { $who ->
    [you] Dein Blatt war: { $cards }.
   *[other] Das Blatt von { $who } war: { $cards }.
}
each = { $who ->
    [you] du: { $what }
   *[other] { $who }: { $what }
}
who-number = { $who } { $number }
won = { $who ->
    [you] Du gewinnst die Partie, { $score }!
   *[other] { $who } gewinnt die Partie, { $score }.
}
won-points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
settled = { $who ->
    [you] { $gets ->
        [yes] Du bekommst { $amount }.
       *[no] Du zahlst { $amount }.
    }
   *[other] { $gets ->
        [yes] { $who } bekommt { $amount }.
       *[no] { $who } zahlt { $amount }.
    }
}
settled-none = Diese Spielart kennt keinen Einsatz.
won-after = Nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}. Das Startwort war { $seed }: --seed gibt dieselben Karten wieder.

## Mitteilungen

taken-back = Zurückgenommen: { $what }.
move-show = Aufzeigen von { $cards }
move-call = Ansage { $number }
move-call-none = verschwiegener Rummel
move-claim = Markieren von { $number }
move-done = Übergehen
saved = Die Partie wird nach jedem Zug aufbewahrt in { $file }
saved-copy = Eine Abschrift liegt in { $file }
quit = Die Partie ist aufbewahrt. Weiter geht es mit: { $command }
quit-unkept = Die Partie ließ sich nicht aufbewahren und ist verloren.
not-begun = Es wurde keine Partie begonnen.
resumed = Die Partie geht weiter: { $what }.
kept-failed = Die Partie lässt sich nicht aufbewahren: { $reason }. Du kannst weiterspielen, sie aber später nicht fortsetzen.
kept-elsewhere = Ein anderes Programm hat die Datei dieser Partie geändert. Deine wird aufbewahrt in { $file }
plain-forced = Dieses Terminal zeichnet nichts, darum wird das Spiel in einfachen Zeilen erzählt.
last-none = In diesem Spiel ist noch kein Stich gemacht.
why-lead = Du spielst aus und darfst jede Karte deiner Hand nehmen.
claimed-blank = ein weißes Blatt
why-may = Du darfst spielen: { $cards }.
why-not = Nicht erlaubt: { $cards }. { $reason }
why-rule = Die Regel: { $rule }. ({ $source })
why-claims = Du markierst selbst: Zeig jetzt auf oder sag an, was du hast, sonst ist es verloren.
why-sequence = Eine Folge ist { $cards } von einer Farbe; in Trumpf zählt sie { $imperials }.
why-fours = Vierlinge zählen von diesen Rängen: { $ranks }.
why-blank-carte_blanche = Ein Blatt ohne König, Dame und Bube ist ein weißes: { $imperials }.
why-blank-white = Ein Blatt nur aus Herz und Karo ist weiß: { $imperials }.
why-blank-typed = Zeig es auf mit: weiß
why-turn_up_imperial = Die aufgeschlagene Karte kann die vierte zu deinen sein.
why-point = Ass 11; König, Dame, Bube und Zehn je 10; die anderen ihre Augen.
why-honours = Figuren sind die Trümpfe { $cards }; jede zählt 1 Point für den, der sie bekommt.
why-tricks = Stiche: { $rule }; die Zahl ist { $par }. Du hast { $tricks }.
why-turn_up = Eine aufgeschlagene Figur zählt { $counters } für den Geber.
why-won_in_play = Die Trümpfe { $cards } in deinen Stichen: { $rule }.
help-cards = Um eine Karte zu spielen, tippe ihren Namen (Kh ist der Herz-König, K genügt, wenn es nur einer sein kann) oder ihre Nummer; Nummern stehen bei den erlaubten Karten. Farben: p Pik, h Herz, t Kreuz (Treff), k Karo. Enter spielt die einzige erlaubte.
help-ranks = Rang in den Stichen: K D B A 10 9 8 7 (6). Im Rummel zählt das Ass 11, Bilder und Zehn 10.
help-score = Sechs Points sind ein Imperial. Die Partie: { $target }.
help-wipe = Gewinnt jemand einen Imperial, nehmen alle anderen ihre Points zurück.
help-no-wipe = Hier löscht ein Imperial niemandes Points.
help-by_hand = Du markierst selbst: Jedes Mal wirst du gefragt, was du aufzeigst, ansagst oder markierst. Was vergessen wird, zählt nicht; eine falsche Ansage wird abgelehnt.
help-commands = h was erlaubt ist und warum, ! was nach allem, was du wissen kannst, das Beste ist, l letzter Stich, c deine Karten, t der Tisch, u zurücknehmen, s aufbewahren (s DATEI macht eine Abschrift), n oder Enter nächstes Spiel, q Schluss (die Partie bleibt aufbewahrt).
help-rules = Alle Regeln mit ihren Quellen: imperiale rules { $rules }

## Was man tippen kann, zuerst mit einer Taste

words-help = ? help hilfe
words-why = h hint why warum
words-best = ! best rat
words-last = l last letzter
words-cards = c cards hand karten blatt
words-table = t table score tisch stand
words-undo = u undo zurück zurueck
words-save = s save aufbewahren
words-next = n next deal weiter
words-quit = q quit exit schluss ende
words-yes = j ja y yes
words-no = n nein no
words-blank = blank white carte weiß weiss
words-sequence = seq sequence folge
words-suits = t k h p

## Was falsch getippt ist

typed-nothing = Mehrere Karten sind erlaubt: { $cards }. Tippe eine davon.
typed-too-long = Das ist zu lang ({ $length } Zeichen). Tippe eine Karte oder ? für Hilfe.
typed-control = Darin sind Zeichen, die man hier nicht tippen kann. Tippe eine Karte oder ? für Hilfe.
typed-number = Eine Karte Nummer { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }. Zu einem Rang tippe auch die Farbe, z. B. 7h.
typed-number-form = Eine solche Zahl kann nicht gemeint sein: { $found }. Tippe eine ganze Zahl wie 2.
typed-number-zero = { $found } markiert nichts. Tippe eine Zahl ab 1, oder nur Enter für keine.
typed-number-wanted = Hier ist eine Zahl gefragt, nicht { $found }. Tippe z. B. 2, oder nur Enter für keine.
typed-ambiguous = { $found } kann sein: { $cards }. Tippe auch die Farbe.
typed-ambiguous-suit = { $found } kann sein: { $cards }. Tippe auch den Rang.
typed-no-rank = Du hast { FORM($rank, "kein") }. Deine Karten: { $cards }
typed-no-suit = Du hast kein { $suit }. Deine Karten: { $cards }
typed-rank = { $found } hat keinen bekannten Rang. Ränge sind K D B A 10 9 8 7 6; schreib z. B. Kh.
typed-suit = { $found } hat keine bekannte Farbe. Farben sind p Pik, h Herz, t Kreuz (Treff), k Karo; schreib z. B. Kh.
typed-reversed = { $found } ist verkehrt herum geschrieben: zuerst der Rang, dann die Farbe. Tippe { $card }.
typed-pack = { $card } ist nicht im Spiel zu { $deck } Karten.
typed-two-cards = Eine Karte auf einmal: { $found }. Tippe eine davon.
typed-unknown = Nicht verstanden: { $found }. Tippe eine Karte wie { $card } oder ? für Hilfe.
typed-meant = Nicht verstanden: { $found }. War { $word } gemeint? Tippe ? für Hilfe.
typed-played = { $card } ist schon gespielt. Du darfst spielen: { $cards }.
typed-not-yours = Du hast { FORM($card, "acc") } nicht. Du darfst spielen: { $cards }.
typed-card-now = Jetzt ist eine Karte zu spielen, nichts aufzuzeigen oder zu markieren. Du darfst spielen: { $cards }.
typed-not-between = Das Spiel ist noch nicht aus. Spiel weiter; das nächste kommt danach.
typed-between = Das Spiel ist aus, es ist keine Karte zu spielen. Enter gibt das nächste.
typed-nothing-to-undo = Du hast noch nichts zurückzunehmen.
typed-undo-watch = Nur eigene Züge lassen sich zurücknehmen, und du siehst nur zu.
typed-show = Kein Imperial: { $found }. Tippe seine vier Karten (AKDBp), 4K für vier Könige, Folge h für eine Folge oder weiß.
typed-show-size = Ein Imperial sind vier Karten oder ein weißes Blatt; { $found }: { $cards }.
typed-show-not-held = Weder in der Hand noch aufgeschlagen noch in deinen Stichen: { $cards }. Zeig nur auf, was du hast.
typed-show-rank = Vier von welchem Rang? { $found }. Tippe z. B. 4K.
typed-show-suit = Eine Folge von welcher Farbe? { $found }. Tippe z. B. Folge h.
typed-show-now = Jetzt ist { $what } gefragt, kein Imperial. Tippe eine Zahl, oder nur Enter für keine.
typed-file = In { $file } lässt sich keine Abschrift aufbewahren: { $reason }.
typed-file-exists = Eine Datei { $file } gibt es schon; nichts wurde geschrieben. Wähle einen anderen Namen.
typed-yes-no = Tippe j für ja oder n für nein, oder nur Enter für ja; nicht { $found }.
typed-players = Zu { $found } spielt man so nicht. Tippe eine dieser Zahlen: { $numbers }.
typed-choice = { $found } ist nicht dabei. Tippe eine Nummer von 1 bis { $most } oder einen Namen: { $names }.
asked-point = dein Rummel
asked-turn_up = der Point für die aufgeschlagene Karte
asked-honours = die Zahl der Figuren
asked-tricks = die Zahl der Points für Stiche
asked-capot = der Lohn für alle Stiche

## Vor der Partie

setup-welcome = Imperial, das französische Kartenspiel. Enter nimmt, was in Klammern steht; q ist Schluss.
setup-rules = Welche Spielart?
setup-players = Wie viele Spieler, dich mitgezählt?
setup-opponent = Gegen wen?
setup-resume = Eine Partie ist noch nicht zu Ende ({ $what }). Weiterspielen?
setup-choice = { $number }  { $name }: { $summary }
setup-default = [{ $default }]
setup-numbers = { $numbers } [{ $default }]
setup-yes-no = [J/n]
setup-begins = { $rules }: { $seats }. Startwort { $seed }.
setup-what = { $rules }, { $seats }, Spiel { $deal }

terms-seats = Es sind { $found } Plätze für { $expected } Spieler. Nenne für jeden einen: --seats you,greedy
terms-one-person = Nur ein Platz kann deiner sein (you); die anderen gehören Automaten: { $known }.
terms-watch-person = Zum Zusehen gehören alle Plätze Automaten: { $known }. Lass you weg, oder lass --watch weg.
terms-nobody = Kein Platz ist deiner. Setze you unter --seats, oder sieh mit --watch zu.
terms-seed = Das Startwort muss 1 bis { $longest } druckbare Zeichen haben.
terms-stake = Der Einsatz ist { $found }. Wähle eine Zahl von 1 bis { $highest }.
terms-agent = Einen Spieler { $found } gibt es nicht. Bekannt: you, { $known }.
terms-twice = { $option } und --option { $key } sagen dasselbe. Lass eines davon weg.
resume-none = In { $folder } liegt keine unbeendete Partie. Beginne eine mit: imperiale play
resume-others = --resume setzt eine Partie nach ihren eigenen Abmachungen fort. Lass weg: { $options }
save-not-a-partie = { $file } ist keine aufbewahrte Partie. Sie bleibt, wie sie ist. Nenne eine Datei, die imperiale play geschrieben hat.
save-newer = { $file } stammt von einer neueren Version ({ $program }). Sie bleibt, wie sie ist. Installiere diese Version, um weiterzuspielen.
save-damaged = { $file } ist beschädigt: Ihre Prüfsumme stimmt nicht. Sie bleibt, wie sie ist. Beginne neu, oder nenne eine Abschrift.
save-not-playable = { $file } lässt sich mit dieser Version nicht weiterspielen: { $reason }. Sie bleibt, wie sie ist.
save-too-large = { $file } ist zu groß für eine aufbewahrte Partie. Sie bleibt, wie sie ist.
column-imperials = Imperiale
column-counters = Points
column-tricks = Stiche
column-cards = Karten
column-points = Augen
label-suit-trumps = Trumpf
typed-watching = Du siehst zu: Enter für den nächsten Stich, n für den Rest des Spiels, q für Schluss.
