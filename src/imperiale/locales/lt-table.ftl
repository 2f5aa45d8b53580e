# Ką serveris sako apie žaidimą: imperiale serve

## Kas ateina ir išeina

table-joined = { $who ->
    [you] Jūs sėdate prie stalo.
   *[other] Prie stalo sėda { $who }.
}
table-ready = { $who ->
    [you] Jūs pasirengę.
   *[other] { $who } laukia dalijimo.
}
table-replaced = { $who ->
    [you] Kol jūsų nėra, už jus žaidžia automatas.
   *[other] { $who } išėjo, todėl žaidžia automatas.
}
table-returned = { $who ->
    [you] Jūs vėl žaidžiate patys.
   *[other] { $who } vėl žaidžia.
}
table-taken-back = { $who ->
    [you] Jūs atsiimate savo paskutinį ėjimą.
   *[other] { $who } atsiima savo paskutinį ėjimą.
}
table-rest = { $who ->
    [you] Visi likę kirčiai jūsų: einate { $cards }.
   *[other] Visus likusius kirčius ima { $who }, eidamas { $cards }.
}
table-timed-out = { $who ->
    [you] Jūsų laikas baigėsi; už jus sužaidė stalas.
   *[other] { $who } nebeturi laiko; sužaidė stalas.
}
table-agent-failed = { $who } nieko nenusprendė; sužaidė stalas.
table-committed = Kitą dalijimą lemia tai, kuo susisaistė serveris, ir tai, ką pridėsite jūs.
table-bet = { $name } stato { $stake } už { $seat } prieš { $against }, { $on ->
    [tricks] dėl didesnio kirčių skaičiaus per du dalijimus
   *[imperials] dėl imperialo kitame dalijime
}.
table-rematch = Prie to paties stalo pradedama dar viena partija.

table-offered-undo = { $who ->
    [you] Jūs prašote leisti atsiimti paskutinį ėjimą.
   *[other] { $who } prašo leisti atsiimti paskutinį ėjimą.
}
table-offered-replace = { $by ->
    [you] Jūs siūlote pasodinti automatą, vieta: { $who }.
   *[other] { $by } siūlo pasodinti automatą, vieta: { $who }.
}
table-offered-rematch = { $who ->
    [you] Jūs siūlote dar vieną partiją.
   *[other] { $who } siūlo dar vieną partiją.
}
table-agrees = { $who ->
    [you] Jūs sutinkate.
   *[other] { $who } sutinka.
}
table-disagrees = { $who ->
    [you] Jūs nesutinkate.
   *[other] { $who } nesutinka.
}

## Ko klausiama

prompt-seating = Yra laisva vieta. Nusiųskite nuorodą arba palaukite, kol kas nors ateis.
prompt-ready = { $deal ->
    [1] Dalyti pirmas kortas?
   *[other] Dalyti { $deal }-ą kartą?
}
prompt-wait-ready = Jūs pasirengę. Dar turi atsakyti { $who }.
prompt-wait = Dabar eina { $who }.
prompt-over = Partija baigta.
prompt-lead = Jums eiti: bet kuria korta.
prompt-follow = Paeita spalva – { $suit }: dėkite kortą.
prompt-only = Galite žaisti tik { FORM($card, "acc") }.
prompt-turn_up = Jūs atvertėte { FORM($card, "acc") }. Pažymėkite, ko tai verta.
prompt-imperial = Parodykite imperialą arba eikite toliau.
prompt-imperial-more = Parodykite dar imperialą arba eikite toliau.
prompt-imperial-lead = Parodykite imperialą arba eikite korta.
prompt-point-length = Paskelbkite, kiek kortų geriausioje spalvoje, arba nutylėkite.
prompt-point-worth = Paskelbkite, kiek verta geriausia spalva, arba nutylėkite.
prompt-point-privileged = Paskelbkite, kiek vertos privilegijuotosios kortos, arba nutylėkite.
prompt-trick = Kirtis jūsų: pažymėkite jo honorus arba eikite.
prompt-trick-last = Kirtis jūsų: pažymėkite jo honorus arba eikite toliau.
prompt-won_in_play = Parodykite kirčiais surinktą imperialą arba eikite toliau.
prompt-honours = Pažymėkite honorus savo kirčiuose arba eikite toliau.
prompt-tricks = Jūsų kirčių { $tricks } iš { $all }. Pažymėkite už juos arba eikite toliau.
prompt-capot = Visi kirčiai jūsų. Pažymėkite už juos.


## Ką galima daryti

offer-play = Dėti { FORM($card, "acc") }
offer-show = Rodyti
offer-call = Skelbti
offer-claim = Žymėti
offer-done = Daugiau nieko
offer-deal = { $deal ->
    [1] Dalyti
   *[other] Kitas dalijimas
}
offer-undo = Atsiimti
offer-rest = Visa kita mano
offer-rematch = Dar viena partija
offer-replace = Pasodinti automatą, vieta: { $who }
offer-accept = Sutikti
offer-bet = Lažintis

## Kodėl kas nors nedaroma

not-onlooker = Jūs žiūrite; tai gali tik sėdintis prie stalo. Užimkite laisvą vietą.
not-stale = Stalas tuo tarpu pasikeitė. Pažiūrėkite ir rinkitės iš naujo.
not-not-now = Šią akimirką to daryti negalima. Rinkitės iš to, kas siūloma.
not-not-ready = Dalijimas neprasidėjo. Palaukite, kol visi bus pasirengę.
not-already-ready = Jūs jau pasakėte, kad pasirengę. Palaukite kitų.
not-nothing-to-undo = Šiame dalijime jums nėra ko atsiimti. Žaiskite toliau.
not-seen-since = Nuo to laiko kai kas paaiškėjo, tad atsiimti negalima. Žaiskite toliau.
not-pending = Vienas pasiūlymas jau yra. Pirma atsakykite į jį.
not-nothing-proposed = Joks pasiūlymas jūsų nelaukia. Žaiskite toliau.
not-not-proven = Nėra tikra, kad paimsite visus kirčius, kad ir ką turėtų kiti. Žaiskite toliau.
not-not-away = Šis žaidėjas neišėjęs. Palaukite jo.
not-no-bets-now = Lažinasi vardą turintys žiūrovai, kol kortos nepadalytos. Palaukite kito dalijimo.
not-no-such-bet = Lažinamasi už vieną vietą prieš kitą. Pasirinkite dvi vietas.
not-purse = Galite statyti { $left } žetonų iš { $all }. Statykite nuo 1 iki { $left }.

failed-too-many = Per daug prašymų per trumpą laiką. Palaukite ir įkelkite puslapį iš naujo.
failed-too-large = Šis pranešimas per didelis. Įkelkite puslapį iš naujo.
failed-fault = Kažkas nepavyko mums; kas patvirtinta, neprarasta. Stalas grįš pats.
failed-going-down = Serveris trumpam stabdomas. Stalas grįš pats.
failed-slow = Ryšys per lėtas; stalas grįš pats.
failed-not-understood = Serveris puslapio nesuprato: { $reason }. Įkelkite puslapį iš naujo.
failed-no-game = Tokio žaidimo nėra, arba ši versija jo tęsti negali. Pradėkite naują.
failed-not-allowed = Šio žaidimo žiūrėti negalite. Paprašykite nuorodos su vieta.
failed-protocol = Puslapis kitos versijos. Įkelkite jį iš naujo.
failed-origin = Tai gali tik šio serverio puslapis. Atverkite jį jo paties adresu.
failed-no-seat = Jums vietos nėra: ji užimta, arba kodas neteisingas. Paprašykite kitos nuorodos ar kodo.
failed-form = Užklausa neteisinga, { $at }: { $reason }. Pataisykite ir siųskite iš naujo.
failed-agent = Automato { $found } nėra. Žinomi: { $known }.
failed-nobody = Žmogui nėra nė vienos vietos. Sėskite patys arba palikite laisvą vietą.
failed-two-of-me = Sėdėti galite tik vienoje vietoje. Kitas palikite automatams arba laisvas.
failed-no-deal = Tokio dalijimo nėra, arba jis dar nebaigtas. Palaukite pabaigos.
failed-not-found = Adresu { $path } nieko nėra. Eikite į pirmą puslapį.
failed-method = Adresu { $path } to daryti su { $method } negalima. Aprašas yra /schema.
