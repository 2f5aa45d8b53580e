# Was auf der Seite gesagt wird: imperiale serve

## Karten: was in ihren Ecken steht

index-K = K
index-Q = D
index-J = B
index-A = A
index-T = 10

## Überall

window-title = { $game } · Imperial
window-title-turn = ● Du bist dran · { $game }
page-home = Anfang
page-lobby = Offene Tische
page-rules = Regeln
page-study = Studieren
page-settings = Einstellungen
page-close = Schließen
page-no = Nein
page-again = Noch einmal versuchen
page-copy = Kopieren
page-copied = Kopiert
page-name = Dein Name
page-loading = Einen Augenblick …
page-nothing = Hier ist nichts.
page-connecting = Es geht zum Tisch …
page-offline = Keine Verbindung. Der Tisch wartet; sie kommt von selbst wieder.
seat-number = Platz { $seat }

## Anfang

home-what = Das Kartenspiel des französischen Hofes seit dem 16. Jahrhundert: Zeig deine Imperiale auf, sag deinen Rummel an, und der Trumpf tut das Übrige.
home-play = Gleich spielen
home-choose = Das Spiel wählen
home-friend = Mit Freunden spielen
home-against = { $rules }, gegen { $level }
home-rules = Welche Spielart?
home-players = Spieler
home-level = Gegner
home-length = Länge
home-length-usual = Nach den Regeln ({ $target ->
    [one] { $target } Imperial
   *[other] { $target } Imperiale
})
home-clock = Uhr
home-clock-none = Keine
home-clock-move = Eine Minute je Zug
home-clock-bank = Eine Minute für die Partie und zehn Sekunden je Zug
home-by-hand = Selbst markieren
home-listed = Den Tisch unter den offenen zeigen
home-lobby = An einen Tisch setzen oder zusehen.
home-rules-what = Fünf Texte aus drei Jahrhunderten, jede Entscheidung mit ihrer Quelle.
home-study = Lösen, nachprüfen, rechnen: wie man besser spielt.
home-settings = Sprache, Karten, Tempo, Ordnung der Hand.

rules-line-academie = Der französische Salon von 1725: Die ausgespielte Karte muss überboten werden, und alle Stiche sind zwei Imperiale wert.
rules-line-biblioteka = Der russische Salon: Figuren markiert man, wenn sie fallen, und Trümpfe lassen sich in Stichen zusammenziehen.
rules-line-dobor = Nach jedem Stich zieht man vom Talon nach und zeigt auf, was er bringt.
rules-line-foster = Fosters Zählweise von 1897: Nur der Unterschied der Stiche zählt.
rules-line-imperialas = Der litauische Tisch zu zweit, dritt oder viert: weiße Imperiale, bevorzugte Karten, sechs Imperiale gewinnen.
rules-line-pierer = Das deutsche Lexikon: eine kurze Partie auf achtzehn Points und Einsätze bis zum Vierfachen.

agent-random = Zufall
agent-line-random = Spielt irgendeine erlaubte Karte.
agent-greedy = Nimmersatt
agent-line-greedy = Nimmt, was da ist, und denkt nie voraus.
agent-worlds4 = Welten 4
agent-line-worlds4 = Wägt vier Möglichkeiten ab, wie die verdeckten Karten liegen können.
agent-worlds20 = Welten 20
agent-line-worlds20 = Wägt zwanzig Möglichkeiten ab, wie die verdeckten Karten liegen können.
agent-worlds100 = Welten 100
agent-line-worlds100 = Wägt hundert Möglichkeiten ab, wie die verdeckten Karten liegen können.
agent-worlds = Welten
agent-line-worlds = Wägt alle Möglichkeiten ab, wie die verdeckten Karten liegen können.
agent-inference = Schlüsse
agent-line-inference = Wägt sie danach ab, was dein Spiel verrät.
agent-equilibrium = Gleichgewicht
agent-line-equilibrium = Mischt seine letzten Stiche so, dass niemand gegen ihn gewinnt.
agent-beginner = Anfänger
agent-line-beginner = Vergisst, was gefallen ist, und übersieht vieles.
agent-casual = Gelegentlich
agent-line-casual = Vergisst manche Karte und hört nicht zu.
agent-club = Stammtisch
agent-line-club = Zählt die Trümpfe und merkt sich, was du aufzeigst.
agent-strong = Stark
agent-line-strong = Vergisst nichts und spielt auf die Partie.
agent-master = Meister
agent-line-master = Stärker spielt hier keiner.

## Vor der Partie

page-invited = Man bittet dich zu Tisch
page-waiting = Es fehlt noch jemand
page-open-seat = Ein freier Platz
page-sit = Platz nehmen
page-send-link = Verschick diesen Link. Die Partie beginnt, sobald der Platz besetzt ist.
page-link = Link zum Tisch
page-qr = Der Link als QR-Code
page-closed = Der Tisch ist geschlossen
page-have-code = Von einem anderen Gerät aus weiterspielen
page-code-label = Code des Platzes
page-take-up = Einnehmen
lobby-open = freie Plätze: { $open } von { $players }
lobby-watch = Zusehen
lobby-empty = Gerade wartet kein Tisch auf jemanden.
lobby-make = Einen aufmachen

## Der Tisch

page-table-of = Tisch: { $rules }
page-on-table = Auf dem Tisch
page-hand = Dein Blatt
page-journal = Was geschehen ist
page-voice = Was am Tisch geschieht
page-menu = Menü
page-help = Hilfe und Tasten
page-on-turn = am Zug
page-away = nicht da
page-tricks = { $tricks ->
    [one] Stich
   *[other] Stiche
}
page-onlookers = { $onlookers ->
    [one] Jemand sieht zu
   *[other] { $onlookers } sehen zu
}
page-go-on = Weiter
page-not-now = Du bist nicht am Spiel.
page-card-not = { $card }, darf nicht gespielt werden: { $reason }
page-may = Du darfst spielen: { $cards }.
page-hand-is = Dein Blatt: { $cards }.
page-took = { $who ->
    [you] Der Stich ist dein.
   *[other] Der Stich geht an { $who }.
}
page-seat-is = { $who ->
    [you] Du hast { $imperials }, { $counters }, { $tricks }, { $cards }.
   *[other] { $who } hat { $imperials }, { $counters }, { $tricks }, { $cards }.
}
page-shown = Aufgezeigt:
page-sure = Wirklich?
page-agree = Einverstanden
page-decline = Ablehnen
page-say-nothing = Nichts sagen
page-less = Weniger
page-more = Mehr
page-now = Jetzt
turned-up = Die aufgeschlagene Karte
summary-nothing-seat = Nichts in diesem Spiel.
summary-title-deal = Spiel { $deal }
page-over = Die Partie ist aus
page-you-win = Du gewinnst die Partie!
page-wins = { $who } gewinnt die Partie
page-to-rematch = Zur nächsten Partie
page-replay = Noch einmal ansehen
page-review = Auswertung
page-rules-of = Die Spielart: { $rules }
page-share = Jemanden zu Tisch bitten oder zusehen lassen
page-code = Um deinen Platz auf einem anderen Gerät einzunehmen, tippe dort diesen Code: { $code }
page-fair = Ist ehrlich gegeben?
page-fair-what = Vor jedem Geben bindet sich der Server durch ein SHA-256 an ein Geheimnis; deine Seite fügt eine eigene Zahl hinzu, und die Karten folgen aus beiden. Ist das Spiel aus, wird das Geheimnis verraten, damit jeder nachprüfen kann.
page-secret = Geheimnis:

## Tasten

page-keys = Tasten
keys-move = deine Karten entlanggehen
keys-play = die Karte spielen, den Knopf drücken
keys-number = die erste, zweite … erlaubte Karte spielen
keys-on = weiter
keys-last = letzter Stich
keys-hand = dein Blatt hören
keys-table = den Tisch hören
keys-why = hören, was erlaubt ist und warum
keys-hint = um Rat fragen
keys-undo = zurücknehmen
keys-sort = die Hand anders ordnen
keys-journal = was geschehen ist
keys-menu = Menü
keys-help = diese Hilfe

## Wetten der Zuschauer

page-bets = Wetten
page-bet = Wetten
page-bet-on = Auf
page-bet-tricks = mehr Stiche, in zwei Spielen
page-bet-imperials = eine Imperiale
page-bet-seat = Für
page-bet-stake = Marken
page-bet-line = { $name }: { $stake } auf { $seat } gegen { $against }, { $on }

## Einstellungen

set-language = Sprache
set-speed = Tempo
set-speed-instant = Sofort
set-speed-fast = Flott
set-speed-normal = Gemächlich
set-speed-slow = Langsam
set-sort = Ordnung der Hand
set-sort-suits = Nach Farben
set-sort-trumps = Trumpf zuerst
set-sort-ranks = Nach Rang
set-theme = Licht
set-theme-auto = Wie das Gerät
set-theme-light = Bei Tag
set-theme-dark = Bei Nacht
set-deck = Karten
set-deck-two = Zwei Farben
set-deck-four = Vier Farben
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-full = Karten wandern
set-motion-none = Nichts bewegt sich
set-tapOn = Nach Stichen und Markierungen auf ein Tippen warten
set-leftHand = Linke Hand: das Blatt andersherum legen
set-rising = Niedrige Karten zuerst
set-forced = Die einzige erlaubte Karte von selbst spielen
set-sound = Klopfen, wenn ich dran bin
sort-suits = Nach Farben geordnet.
sort-trumps = Nach Farben geordnet, Trumpf zuerst.
sort-ranks = Nach Rang geordnet.

## Wieder ansehen

replay-table = Zum Tisch
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Augenblick des Spiels

## Die Seite der Regeln

rules-source = Nach: { $source }
rules-course = Wie ein Spiel geht
rules-keys = Entscheidung für Entscheidung
rules-with = { $players } Spieler

## Für alle, die zum ersten Mal spielen

home-learn = Beim Spielen lernen
set-guide = Beim ersten Mal alles erklären
lesson-aim = Es geht um Imperiale: Wer zuerst so viele hat, wie verlangt sind, nach den meisten Regeln fünf, gewinnt. Vier Karten, die zusammengehören, sind einer, und sechs Points machen einen.
lesson-dealt = Das sind deine Karten. In den Stichen ist die Folge König, Dame, Bube, Ass, Zehn, Neun, Acht, Sieben: Das Ass ist nur das vierte.
lesson-turned_up = Das aufgeschlagene Blatt bestimmt die Trumpffarbe. Gewisse Trümpfe sind Figuren; in den meisten Spielarten markiert man einen Point, wenn man eine aufschlägt.
lesson-called = Jetzt der Rummel: Jeder nennt eine Zahl für seine beste Farbe oder sagt, dass die genannte gut, nicht gut oder gleich ist.
lesson-imperial = Ein Imperial ist aufgezeigt: Karten, die zusammengehören. Er wird mit einer Fiche markiert, und die vereinbarte Zahl von Fichen gewinnt.
lesson-point = Der Rummel markiert einen Point, einen runden Jeton. Sechs Jetons tauscht man gegen eine Fiche.
lesson-took = Wer einen Stich macht, spielt zum nächsten aus. Graue Karten sind jetzt nicht erlaubt: Tippe auf eine, dann hörst du, warum.
lesson-drew = Wer den Stich macht, zieht zuerst; das aufgeschlagene Blatt wird zuletzt gezogen.
lesson-honours = Jede Figur in den Stichen markiert einen Point.
lesson-tricks = Auch Stiche über den Anteil eines Spielers hinaus markieren Points.
lesson-capot = Alle Stiche in einer Hand markieren mehr.
lesson-wipe = Ein Imperial löscht: Alle anderen geben ihre Jetons zurück. Fichen verliert man nie.
challenge-play = Dieses Spiel selbst spielen
