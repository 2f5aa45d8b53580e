### Deutsch.

## Wo etwas falsch ist

where = bei { $at }
where-whole = im Ganzen
meant = War { $name } gemeint?
cards-legal = Erlaubt: { $legal }.

## Was an etwas Geschriebenem falsch ist

code-not-text = Kein UTF-8 { $where }: Das Byte { $found } lässt sich nicht lesen. Speichere die Datei als UTF-8.
code-too-long = Die Zeile ist zu lang: mehr als { $allowed } Bytes. Ein Spiel braucht einige Tausend; lass weg, was nicht dazugehört.
code-too-deep = Die Daten sind zu tief verschachtelt. Ein Protokoll ist ein Objekt aus Zahlen, Texten und Listen; schreib es so.
code-not-json = Kein JSON { $where }: { $found }. Erwartet wird je Zeile ein Objekt { "{…}" }; bessere die Zeile aus oder lass sie weg.
code-not-a-line = Das ist kein Spiel in einer Zeile: { $found } Felder zwischen den Strichen, erwartet { $expected }. Schreib { $fields }.
code-not-toml = Keine TOML-Datei: { $found }. Bessere die Stelle aus; docs/guide/house-rules.md zeigt die Form.
code-not-object = Ein Protokoll ist ein Objekt, gefunden wurde { $found }. Schreib je Zeile ein Objekt { "{…}" }.
code-missing = { $at } fehlt. Gib es an: { $allowed }.
code-unknown-field = Ein Feld { $at } gibt es nicht. Lass es weg; bekannt sind { $allowed }.
code-field-twice = Der Name { $at } steht zweimal da. Lass einen davon weg.
code-wrong-type = Falsche Art von Wert { $where }: { $found }. Erwartet: { $allowed }.
code-not-allowed = Nicht erlaubt { $where }: { $found }. Erlaubt: { $allowed }.
code-out-of-range = Außerhalb der Grenzen { $where }: { $found }. Erlaubt: { $allowed }.
code-unknown-rules = Eine Spielart { $found } gibt es nicht ({ $where }). Bekannt sind { $allowed }.
code-unknown-key = Einen Schlüssel { $at } gibt es nicht. Lass ihn weg oder nimm einen von diesen: { $allowed }.
code-no-source = Eine Entscheidung braucht ihren Beleg { $where }: gefunden { $found }, erwartet { $allowed }.
code-players-unsupported = { $rules } spielt man nicht zu { $found } ({ $where }). Wähle eine Zahl von Spielern: { $allowed }.
code-deck-too-small = Die { $found } Karten reichen für { $players } Spieler nicht ({ $where }): { $needed } werden gebraucht. Gib weniger Karten oder nimm das Spiel zu 36.
code-rank-not-in-deck = Das Spiel zu { $deck } Karten hat kein Blatt { $found } ({ $where }). Nenne nur Ränge dieses Spiels oder nimm das zu 36.
code-packets-do-not-fit = Päckchen zu { $found } ergeben keine { $hand_size } Handkarten ({ $where }). Erlaube Päckchen, die zusammen eine Hand ergeben.
code-talon-uneven = { $left } zu ziehende Karten lassen sich unter { $players } Spielern nicht gleich verteilen ({ $where }). Ändere die Zahl der Handkarten oder schalte refill ab.
code-no-talon = Zu { $players } Spielern kann man nichts ziehen: Im Talon liegt keine Karte ({ $where }). Setze turn_up_card auf talon oder schalte refill ab.
code-not-a-card = Keine Karte { $where }: { $found }. Erwartet: { $allowed }; ein Rang von A K Q J T 9 8 7 6 und eine Farbe von c d h s.
code-not-in-deck = { $card } ist nicht im Spiel zu { $deck } Karten ({ $where }). Nimm die Karten dieses Spiels.
code-card-twice = { $card } kommt zweimal vor: in { $first } und wieder { $where }. Jede Karte gibt es einmal; bessere eine der beiden aus.
code-hand-size = Falsche Zahl von Karten { $where }: { $found }, erwartet { $expected }. Gib jedem Platz gleich viele.
code-hands-count = Falsche Zahl von Händen { $where }: { $found }, erwartet { $expected }. Gib jedem Platz eine Hand.
code-talon-size = Falsche Zahl von Karten { $where }: { $found }, erwartet { $expected } unter der aufgeschlagenen. Gib alle an, oder lass stock weg, wo nicht gezogen wird.
code-turn-up-in-hand = { $card } ist aufgeschlagen ({ $where }), aber Platz { $seat } hält sie. Die aufgeschlagene Karte liegt auf dem Talon; ändere eine der beiden.
code-turn-up-not-dealers = { $card } ist aufgeschlagen ({ $where }), aber nicht in der Hand des Gebers. Hier ist die aufgeschlagene Karte die letzte des Gebers und bleibt in seiner Hand.
code-no-such-seat = Einen Platz { $found } gibt es nicht ({ $where }). Plätze sind { $allowed }.
code-start-count = Falsche Zahl von Spielständen { $where }: { $found }, erwartet { $expected }. Gib jedem Platz einen.
code-start-won = Der Stand { $where } hat schon { $found } Imperiale, und { $target } gewinnen. In einer beendeten Partie wird nicht mehr gegeben; nimm einen niedrigeren Stand.
code-card-not-legal = { $card } darf { $where } von Platz { $seat } nicht gespielt werden. { $why } Erlaubt: { $legal }.
code-play-too-long = Das Spiel ist vor { $at } zu Ende: { $found } Karten sind aufgeführt, { $expected } können gespielt werden. Lass den Rest weg.
code-play-too-short = { $at } hört vor dem Ende des Spiels auf: { $found } von { $expected } Karten. Gib alle an, oder erlaube ein abgebrochenes Spiel mit --partial.
code-differs = Unterschied { $where }: Das Protokoll sagt { $expected }, seine Karten ergeben { $found }. Bessere das Protokoll aus oder lass das Feld weg.

## Was erlaubt ist, in den Worten des Kerns

phrase-text = ein Text
phrase-name = ein Name
phrase-word = ein Wort aus Buchstaben, Ziffern, - und _
phrase-other-word = ein anderes Wort als { $names }
phrase-object = ein Objekt
phrase-rules = der Name einer Spielart
phrase-card = ein Rang und eine Farbe, z. B. Kh
phrase-cards = eine Liste von Karten
phrase-hands = eine Liste von Karten für jeden Platz
phrase-scores = ein Stand für jeden Platz
phrase-score = z. B. { $score }
phrase-stock = die Karten, die gezogen werden
phrase-from = { $low } oder mehr
phrase-range = { $low } bis { $high }
phrase-number = eine Zahl von { $low } bis { $high }
phrase-numbers = eine Liste verschiedener Zahlen von { $low } bis { $high }
phrase-ranks = { $count } verschiedene Ränge von { $ranks }
phrase-core-two = der Kern löst das Spiel zu zweit
phrase-core-marking = der Kern spielt Spiele, bei denen der Tisch markiert, nicht marking = by_hand
phrase-core-step = der Kern spielt vom ersten Ausspiel an, nicht von { $step }
phrase-core-hands = der Kern muss jede Hand kennen; bekannte Karten je Platz: { $known }
phrase-core-score = { $score } ist mehr, als wovon der Kern weiterzählen kann: { $most } Imperiale
phrase-core-talon = der Kern muss den Talon kennen, aus dem gezogen wird

## Warum etwas abgelehnt wird

why-partie-over = Die Partie ist zu Ende. Beginne eine neue.
why-deal-over = Das Spiel ist zu Ende. Gib von neuem.
why-not-your-turn = Du bist nicht an der Reihe. Platz { $seat } ist dran; warte ab.
why-not-in-hand = Diese Karte ist nicht in der Hand. Spiel eine, die es ist.
why-must-follow = Die ausgespielte Farbe muss bedient werden. Spiel eine Karte dieser Farbe.
why-must-beat = Die ausgespielte Karte muss überboten werden. Spiel eine höhere dieser Farbe.
why-must-trump = Wer nicht bedienen kann, muss stechen. Spiel einen Trumpf.
why-must-overtrump = Der Trumpf im Stich muss übertrumpft werden. Spiel einen höheren Trumpf.
why-too-early = Dafür ist es zu früh. Tu zuerst, was jetzt an der Reihe ist.
why-too-late = Dafür ist es zu spät: Der Augenblick ist vorbei, und was vergessen wurde, zählt nicht. Spiel weiter.
why-not-a-claim = Jetzt ist nichts zu markieren und nichts zu übergehen. Spiel eine Karte, zeig auf oder sag an.
why-marked-automatically = Hier markiert der Tisch für die Spieler. Spiel nur Karten, oder wähle als Markierung by_hand.
why-false-claim = Das stimmt nicht: { $claimed }. Zeig auf, sag an oder markiere, was da ist.
why-already-marked = Diese Karten sind in diesem Spiel schon markiert: { $claimed }. Spiel weiter.

## Ein Text, der nicht ist, was er sein soll

notation = Nicht verstanden: { $found }. Erwartet: { $expected }.
notation-card = Keine Karte: { $found }. Schreib einen Rang und eine Farbe, z. B. Kh: Ränge A K Q J T 9 8 7 6, Farben c d h s.
notation-cards = Keine Karten: { $found }. Schreib Ränge und dann ihre Farbe, z. B. AKQs 7h.
notation-once = { $found } kommt zweimal vor. Jede Karte gibt es einmal; lass eine weg.

## Schritte eines Spiels

step-turn_up = aufgeschlagene Karte
step-imperial = Imperial
step-point = Rummel
step-play = Ausspielen
step-trick = Stich
step-won_in_play = gezogener Imperial
step-honours = Figuren
step-tricks = Stiche
step-capot = alle Stiche
step-no_trick = kein Stich
step-over = Ende

kind-sequence = Folge
kind-four = Vierling
kind-carte_blanche = weißes Blatt
kind-white = weißer Imperial
kind-turn_up_imperial = Imperial mit der aufgeschlagenen Karte
kind-won_in_play = gezogener Imperial

answer-says = sagt an
answer-good = gut
answer-not_good = nicht gut
answer-equal = gleich
answer-silent = nichts

ending-played = ausgespielt
ending-not_played = nicht gespielt
ending-won = durch den Gewinn der Partie beendet

status-stated = steht im Text
status-inferred = erschlossen
status-corrected = berichtigt
status-house = Hausregel

## Die Schlüssel einer Spielart

key-players = Wie viele spielen können
key-deck = Wie viele Karten das Spiel hat
key-first_dealer = Wer zuerst gibt
key-packets = Karten, die auf einmal gegeben werden
key-packets_fixed = Ein und dasselbe Päckchen die ganze Partie
key-hand_size = Karten für jeden Spieler
key-turn_up_card = Die aufgeschlagene Karte
key-refill = Aus dem Talon wird nachgezogen
key-honours = Figuren, in Trumpf
key-turn_up_mark = Points für eine aufgeschlagene Figur
key-honours_when = Gewonnene Figuren markiert man
key-sequence = Die Folge, die ein Imperial ist
key-trump_sequence_value = Imperiale dafür in Trumpf
key-fours = Ränge, von denen vier ein Imperial sind
key-show_imperials = Imperiale zeigt man auf
key-blank = Das weiße Blatt
key-blank_value = Imperiale für ein weißes Blatt
key-blank_deal = Ein Spiel mit weißem Blatt wird
key-blank_wipe = Das weiße Blatt und das Zurücknehmen
key-turn_up_imperial = Die aufgeschlagene Karte kann ergänzen
key-turn_up_imperial_for = Sie ergänzt für
key-turn_up_imperial_most = Imperiale, die eine aufgeschlagene Karte ergeben kann
key-won_in_play = Der gezogene Imperial gehört
key-won_in_play_value = Imperiale dafür
key-point = Der Rummel zählt
key-point_value = Points für den Rummel
key-point_to = Der Rummel der bevorzugten Karten gehört
key-privileged = Bevorzugte Karten
key-first_lead = Das erste Ausspiel hat
key-follow = Wer zugibt, muss spielen
key-tricks = Stiche zählen
key-tricks_over = Stiche, die nichts zählen
key-capot = Alle Stiche werden markiert
key-capot_imperials = Imperiale für alle Stiche
key-capot_counters = Points für alle Stiche
key-no_trick_imperials = Imperiale an die anderen für einen Spieler ohne Stich
key-wipe = Bei einem Imperial nehmen die anderen ihre Points zurück
key-target = Imperiale, die die Partie gewinnen
key-win_by = Die Partie gewinnt man durch
key-deals = Spiele einer Partie nach Augen
key-stakes = Die Verlierer zahlen
key-marking = Wer markiert

value-first_dealer-lot = wen das Los trifft
value-first_dealer-ace_high = wer die höhere Karte abhebt, das Ass am höchsten
value-first_dealer-king_high = wer die höhere Karte zieht, der König am höchsten
value-turn_up_card-talon = die nächste, auf den Talon gelegt
value-turn_up_card-dealers_last = die letzte des Gebers, die er behält
value-honours_when-won = sobald ihr Stich gewonnen ist
value-honours_when-end = nach dem letzten Stich
value-show_imperials-before_play = vor dem Rummel und dem Ausspielen
value-show_imperials-after_trick = wenn man einen Stich gewonnen hat, vor dem Ausspielen
value-blank-none = gibt es nicht
value-blank-carte_blanche = weißes Blatt: kein König, keine Dame, kein Bube
value-blank-white = weiß: nur Herz und Karo
value-blank_deal-played = gespielt
value-blank_deal-not_played = nicht gespielt
value-blank_wipe-wipes = es löscht Points wie jeder Imperial
value-blank_wipe-does_not_wipe = es löscht keine Points
value-blank_wipe-suspends = in diesem Spiel löscht kein aufgezeigter Imperial
value-turn_up_imperial-none = nichts
value-turn_up_imperial-sequence = eine Folge
value-turn_up_imperial-sequence_or_four = eine Folge oder einen Vierling
value-turn_up_imperial_for-dealer = den Geber allein
value-turn_up_imperial_for-all = jeden Spieler (zu zweit)
value-won_in_play-none = niemandem
value-won_in_play-king_queen = wer König und Dame bekommen hat und die anderen gewinnt
value-won_in_play-captured = wer alle vier in seinen Stichen hat
value-point-length = die längste Farbe, dann ihre Augen
value-point-worth = die Augen einer Farbe
value-point-privileged = bevorzugte Karten, gegen die des Gebers
value-point_to-each_above_dealer = jedem, der mehr hat als der Geber
value-point_to-best = dem Besten allein
value-first_lead-elder = die Vorhand
value-first_lead-point = wer den Rummel hat
value-follow-must_beat = die Farbe, und zwar höher als ausgespielt; sonst einen Trumpf
value-follow-follow = die Farbe; sonst einen Trumpf
value-tricks-over = jeder über der Zahl darunter
value-tricks-difference = der Unterschied, für den mit den meisten
value-tricks-most = jeder über der Zahl darunter, für den mit den meisten; bei Gleichstand nichts
value-capot-none = gar nicht
value-capot-instead = anstelle der Stiche
value-capot-besides = zu den Stichen hinzu
value-win_by-imperials = als Erster die Imperiale zu haben
value-win_by-card_points = die meisten Augen nach allen Spielen
value-stakes-none = nichts
value-stakes-quadruple = einfach bis vierfach, je nachdem, was der Verlierer markiert hat
value-stakes-difference = einen vereinbarten Wert für jeden Imperial hinter dem Gewinner
value-marking-automatic = der Tisch, für alle
value-marking-by_hand = jeder für sich; was zu spät kommt oder vergessen wird, ist verloren

value-yes = ja
value-no = nein
value-empty = keine
value-or = { $first } oder { $last }
value-with = { $value }; zu { $players }: { $special }

players-2 = zweit
players-3 = dritt
players-4 = viert

## imperiale

error = Fehler: { $message }
file-unreadable = { $file } lässt sich nicht lesen: { $reason }. Nenne eine Datei, die da ist und gelesen werden darf, oder - für die Standardeingabe.
reason-missing = es gibt sie nicht
reason-folder = es ist ein Ordner
reason-forbidden = sie darf nicht gelesen werden
reason-closed = sie ist geschlossen
system = Das System sagt: { $reason }.
option-twice = { $option } ist zweimal angegeben. Lass eines davon weg.
stdout-closed = Die Standardausgabe ist geschlossen, es lässt sich also nichts sagen. Lass sie offen, oder leite sie in eine Datei.
stdin-twice = Die Standardeingabe (-) lässt sich nur einmal lesen. Nenne sie einmal.
lang-unknown = Eine Sprache { $found } gibt es nicht. Bekannt sind { $allowed }.
rules-same-id = Zwei Dateien mit Hausregeln haben die Kennung { $id } und sind nicht gleich. Gib einer davon eine andere.
too-many-forms = Wähle eines davon, nicht mehrere: { $forms }.
needs-other = { $option } verlangt { $other }.
broken-line = Zeile { $line }: { $message }

## imperiale rules

rules-more = imperiale rules NAME zeigt jede Entscheidung einer Spielart.

section-players = Der Tisch und die Karten
section-honours = Die Figuren
section-sequence = Die Imperiale
section-point = Der Rummel
section-follow = Die Stiche
section-wipe = Der Spielstand

rules-head-players = Spieler: { $players }
rules-head-source = Quelle: { $source }
rules-head-extends = Beruht auf { $base }
rules-head-for = Wie man zu { $players } spielt
rules-asked = { $key }:
rules-authority = { $status }: { $source }

rules-key = Schlüssel
rules-same = { $first } und { $second } entscheiden alles gleich.
rules-good = { $file } ist eine einwandfreie Spielart: { $name } ({ $id }), Spieler: { $players }.
rules-bad = { $file } ist keine Spielart; Fehler: { $count }

## imperiale deal

deal-nothing = Es ist kein Spiel angegeben. Gib ein Protokoll, ein Spiel in einer Zeile oder --seed mit --rules an; oder leite Zeilen hinein.
deal-head = { $rules }, Geber Platz { $dealer }, aufgeschlagen { $turn_up }
deal-column-seat = Platz
deal-column-hand = Blatt
deal-column-imperials = Imperiale
deal-column-point = Rummel
deal-column-honours = Figuren
deal-column-score = Stand
deal-combination = { $kind } { $cards } ({ $worth })
deal-seat-elder = { $seat }, Vorhand
deal-seat-dealer = { $seat }, Geber
deal-point-length = { $length } Karten, { $worth }
deal-marks = Vor dem Ausspielen markiert:
deal-mark-imperials = Platz { $seat }: { $step }, Imperiale { $amount }
deal-mark-counters = Platz { $seat }: { $step }, Points { $amount }
deal-marks-none = nichts
deal-lead = Platz { $seat } spielt aus.
deal-ended = Das Spiel ist { $ending }.
deal-options = Anders als die Spielart: { $options }

## imperiale solve

solve-head = { $rules }, aufgeschlagen { $turnup }, Stand { $scores }
solve-hand = Platz { $seat } hält { $cards }
solve-trick = Auf dem Tisch: { $cards }
solve-to-play = Platz { $seat } ist am Spiel. Was er am Ende des Spiels mehr markiert hat als der andere:
solve-to-play-alone = Platz { $seat } ist am Spiel. Was er am Ende des Spiels mehr markiert hat als jeder andere, zusammengezählt, wenn alle anderen gegen ihn spielen:
solve-best = * { $card } { $value }
solve-card =   { $card } { $value } ({ $loss } weniger als die beste)
solve-chances = Die Aussicht von Platz { $seat }, die Partie zu gewinnen, wenn beide darum spielen, nach der Tafel { $table }:
solve-chances-alone = Die Aussicht von Platz { $seat }, die Partie zu gewinnen, wenn alle anderen gegen ihn spielen, nach der Tafel { $table }:
solve-best-chance = * { $card } { $chance } %
solve-chance =   { $card } { $chance } % ({ $loss } weniger als die beste)
solve-over = Das Spiel ist zu Ende: Es gibt nichts zu spielen.
solve-not = Diese Stellung lässt sich nicht lösen: { $reason }
solve-not-by-hand = Ihre Spieler markieren selbst. Gib sie ohne marking=by_hand an.
solve-not-at-play = Es ist keine Karte zu spielen.
solve-not-unseen = Nicht alle Karten sind bekannt.

## imperiale perft

perft-count = perft { $depth } { $count }
perft-divide = { $card } { $count }
perft-tally = { $score } Stiche { $tricks } Gewinner { $winner }: { $count }
perft-nobody = keiner
perft-no-core = Der C++-Kern ist nicht installiert, also läuft er nicht. Nimm --engine python, oder installiere Imperiale mit einem C++-Compiler.
perft-not-for-core = Der C++-Kern kann hier nicht zählen: { $reason }. Nimm --engine python.
perft-one-deal = Mehrere Spiele sind angegeben. Gib eines an.
perft-over = Das Spiel ist zu Ende: Es gibt nichts zu spielen.

## imperiale records check

check-place = { $file }, Zeile { $line }: { $message }
check-table = Protokolle
check-rules = Spielart
check-records = Protokolle
check-agree = stimmen
check-fields = Felder verglichen
check-all = alle
check-unreadable = (kein Protokoll)
check-nothing = In diesen Dateien steht kein Protokoll; nichts wurde geprüft.

## imperiale counts

counts-table = { $rules }, { $players } Spieler: { $size } von { $deck } Karten auf der Hand
counts-what = Blätter
counts-count = Anzahl
counts-one-in = eines von
counts-number = { $number }
counts-ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counts-hands = alle Blätter
counts-carte_blanche = kein König, keine Dame, kein Bube
counts-white = nur Herz und Karo
counts-sequence = die Folge { $cards }
counts-four = der Vierling { $cards }
counts-any-sequence = mindestens eine Folge
counts-any-four = mindestens ein Vierling
counts-both = eine Folge und ein Vierling
counts-any = eine Folge oder ein Vierling
counts-combinations = Folgen und Vierlinge: { $number }

## imperiale hint

hint-best = Am besten: { $what }
hint-play = { $cards } spielen
hint-show = { $cards } aufzeigen
hint-call = { $number } ansagen
hint-claim = { $number } markieren
hint-silent = nichts sagen
hint-done = nichts: Es ist nichts aufzuzeigen und nichts zu markieren
hint-forced = Es ist die einzige erlaubte Karte.
hint-due = Was einem zusteht, zeigt man gleich auf und markiert es gleich; später ist es verloren.
hint-all = Von allen { $of } Verteilungen, in denen die verdeckten Karten liegen können:
hint-some = Von { $worlds } Verteilungen, in denen die verdeckten Karten liegen können, ausgelost aus { $of }:
hint-played-out = Von { $worlds } Verteilungen, in denen die verdeckten Karten liegen können, aus { $of }, jede aufs Geratewohl zu Ende gespielt:
hint-card = { $card } gewinnt die Partie zu { $chance }, { $marks } Points, keine Karte besser in { $share }
hint-card-marks = { $card } { $marks } Points, keine Karte besser in { $share }
hint-between = In dieser Partie ist kein Spiel im Gange: Es gibt nichts zu spielen.
hint-no-core = Ohne den C++-Kern lassen sich keine Karten abwägen. Installiere imperiale mit ihm, auf einem Rechner mit C++-Compiler.
