# Was der Server von einem Spiel sagt: imperiale serve

## Wer kommt und geht

table-joined = { $who ->
    [you] Du nimmst Platz.
   *[other] { $who } nimmt Platz.
}
table-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who } ist bereit.
}
table-replaced = { $who ->
    [you] Ein Automat spielt für dich, solange du weg bist.
   *[other] Ein Automat spielt für { $who }, solange der Platz leer ist.
}
table-returned = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $who } spielt wieder selbst.
}
table-taken-back = { $who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $who } nimmt den letzten Zug zurück.
}
table-rest = { $who ->
    [you] Alle übrigen Stiche sind dein: Du spielst { $cards } aus.
   *[other] Alle übrigen Stiche gehen an { $who }, mit { $cards }.
}
table-timed-out = { $who ->
    [you] Deine Zeit war um; der Tisch hat für dich gespielt.
   *[other] Die Zeit von { $who } war um; der Tisch hat gespielt.
}
table-agent-failed = { $who } kam zu keinem Zug; der Tisch hat gespielt.
table-committed = Das nächste Spiel steht fest: durch das, woran der Server sich gebunden hat, und durch das, was ihr hinzufügt.
table-bet = { $name } wettet { $stake } auf { $seat } gegen { $against }, { $on ->
    [tricks] um mehr Stiche in zwei Spielen
   *[imperials] um einen Imperial im nächsten Spiel
}.
table-rematch = Am selben Tisch beginnt noch eine Partie.

table-offered-undo = { $who ->
    [you] Du bittest, deinen letzten Zug zurückzunehmen.
   *[other] { $who } bittet, den letzten Zug zurückzunehmen.
}
table-offered-replace = { $by ->
    [you] Du schlägst vor, dass ein Automat für { $who } spielt.
   *[other] { $by } schlägt vor, dass ein Automat für { $who } spielt.
}
table-offered-rematch = { $who ->
    [you] Du schlägst noch eine Partie vor.
   *[other] { $who } schlägt noch eine Partie vor.
}
table-agrees = { $who ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
}
table-disagrees = { $who ->
    [you] Du bist nicht einverstanden.
   *[other] { $who } ist nicht einverstanden.
}

## Was gefragt wird

prompt-seating = Ein Platz ist frei. Verschick den Link, oder warte, bis jemand kommt.
prompt-ready = { $deal ->
    [1] Die ersten Karten geben?
   *[other] Spiel { $deal } geben?
}
prompt-wait-ready = Du bist bereit. Es fehlt noch { $who }.
prompt-wait = An der Reihe ist { $who }.
prompt-over = Die Partie ist aus.
prompt-lead = Du spielst aus: irgendeine Karte.
prompt-follow = { $suit } ist ausgespielt: Spiel eine Karte.
prompt-only = Du darfst nur { FORM($card, "acc") } spielen.
prompt-turn_up = Du hast { FORM($card, "acc") } aufgeschlagen. Markiere, was das wert ist.
prompt-imperial = Zeig einen Imperial auf, oder mach weiter.
prompt-imperial-more = Zeig noch einen Imperial auf, oder mach weiter.
prompt-imperial-lead = Zeig einen Imperial auf, oder spiel eine Karte aus.
prompt-point-length = Sag an, wie lang deine beste Farbe ist, oder nichts.
prompt-point-worth = Sag die Augen deiner besten Farbe an, oder nichts.
prompt-point-privileged = Sag die Augen deiner bevorzugten Karten an, oder nichts.
prompt-trick = Dein Stich: Markiere seine Figuren, oder spiel aus.
prompt-trick-last = Dein Stich: Markiere seine Figuren, oder mach weiter.
prompt-won_in_play = Zeig den gezogenen Imperial in deinen Stichen auf, oder mach weiter.
prompt-honours = Markiere die Figuren in deinen Stichen, oder mach weiter.
prompt-tricks = Du hast { $tricks } von { $all } Stichen. Markiere dafür, oder mach weiter.
prompt-capot = Alle Stiche sind dein. Markiere dafür.


## Was man tun kann

offer-play = { $card } spielen
offer-show = Aufzeigen
offer-call = Ansagen
offer-claim = Markieren
offer-done = Nichts mehr
offer-deal = { $deal ->
    [1] Geben
   *[other] Nächstes Spiel
}
offer-undo = Zurücknehmen
offer-rest = Der Rest ist mein
offer-rematch = Noch eine Partie
offer-replace = Einen Automaten für { $who } spielen lassen
offer-accept = Einverstanden
offer-bet = Wetten

## Warum etwas nicht geht

not-onlooker = Du siehst zu; das kann nur, wer am Tisch sitzt. Nimm einen freien Platz.
not-stale = Der Tisch hat sich inzwischen geändert. Sieh hin, und wähle noch einmal.
not-not-now = Das geht in diesem Augenblick nicht. Wähle aus dem, was angeboten ist.
not-not-ready = Das Spiel hat nicht begonnen. Warte, bis alle bereit sind.
not-already-ready = Du hast schon gesagt, dass du bereit bist. Warte auf die anderen.
not-nothing-to-undo = In diesem Spiel hast du nichts zurückzunehmen. Spiel weiter.
not-seen-since = Seither ist etwas aufgedeckt worden, darum geht es nicht zurück. Spiel weiter.
not-pending = Es liegt schon ein Vorschlag da. Antworte zuerst darauf.
not-nothing-proposed = Kein Vorschlag wartet auf dich. Spiel weiter.
not-not-proven = Es ist nicht sicher, dass du jeden Stich bekommst, was die anderen auch halten. Spiel weiter.
not-not-away = Dieser Platz ist nicht leer. Warte auf ihn.
not-no-bets-now = Wetten schließen Zuschauer mit einem Namen, ehe gegeben ist. Warte auf das nächste Spiel.
not-no-such-bet = Man wettet auf einen Platz gegen einen anderen. Wähle zwei Plätze.
not-purse = Du hast noch { $left } von { $all } Marken zu setzen. Setz 1 bis { $left }.

failed-too-many = Zu viele Wünsche in zu kurzer Zeit. Warte einen Augenblick, und lade die Seite neu.
failed-too-large = Diese Nachricht ist zu groß. Lade die Seite neu.
failed-fault = Bei uns ging etwas schief; was bestätigt war, ist nicht verloren. Der Tisch kommt von selbst wieder.
failed-going-down = Der Server hält kurz an. Der Tisch kommt von selbst wieder.
failed-slow = Die Verbindung ist zu langsam; der Tisch kommt von selbst wieder.
failed-not-understood = Der Server verstand die Seite nicht: { $reason }. Lade die Seite neu.
failed-no-game = Ein solches Spiel gibt es nicht, oder diese Version kann es nicht weiterspielen. Beginne ein neues.
failed-not-allowed = Bei diesem Spiel darfst du nicht zusehen. Bitte um einen Link mit einem Platz.
failed-protocol = Die Seite ist von einer anderen Version. Lade sie neu.
failed-origin = Das darf nur die Seite dieses Servers. Öffne sie unter ihrer eigenen Adresse.
failed-no-seat = Für dich ist kein Platz: Er ist besetzt, oder der Code ist falsch. Bitte um einen anderen Link oder Code.
failed-form = Die Anfrage ist falsch, { $at }: { $reason }. Bessere sie aus, und schick sie noch einmal.
failed-agent = Einen Automaten { $found } gibt es nicht. Bekannt: { $known }.
failed-nobody = Kein Platz ist für einen Menschen. Setz dich selbst, oder lass einen Platz frei.
failed-two-of-me = Du kannst nur auf einem Platz sitzen. Gib die anderen Automaten, oder lass sie frei.
failed-no-deal = Ein solches Spiel gibt es nicht, oder es ist noch nicht aus. Warte auf sein Ende.
failed-not-found = Unter { $path } ist nichts. Geh zur ersten Seite.
failed-method = Unter { $path } geht das nicht mit { $method }. Sieh in die Beschreibung unter /schema.
