# Kas sakoma prie stalo: imperiale play

## Kortos

suit-s = vynai
    .gen = vynų
suit-h = čirvai
    .gen = čirvų
suit-c = kryžiai
    .gen = kryžių
suit-d = būgnai
    .gen = būgnų
rank-K = karalius
    .gen = karaliaus
    .acc = karalių
    .ins = karaliumi
rank-Q = dama
    .gen = damos
    .acc = damą
    .ins = dama
rank-J = valetas
    .gen = valeto
    .acc = valetą
    .ins = valetu
rank-A = tūzas
    .gen = tūzo
    .acc = tūzą
    .ins = tūzu
rank-T = dešimtakė
    .gen = dešimtakės
    .acc = dešimtakę
    .ins = dešimtake
rank-9 = devynakė
    .gen = devynakės
    .acc = devynakę
    .ins = devynake
rank-8 = aštuonakė
    .gen = aštuonakės
    .acc = aštuonakę
    .ins = aštuonake
rank-7 = septynakė
    .gen = septynakės
    .acc = septynakę
    .ins = septynake
rank-6 = šešakė
    .gen = šešakės
    .acc = šešakę
    .ins = šešake
ranks-K = keturi karaliai
ranks-Q = keturios damos
ranks-J = keturi valetai
ranks-A = keturi tūzai
ranks-T = keturios dešimtakės
ranks-9 = keturios devynakės
ranks-8 = keturios aštuonakės
ranks-7 = keturios septynakės
ranks-6 = keturios šešakės
letter-K = K
letter-Q = D
letter-J = V
letter-A = T
card-spoken = { FORM($suit, "gen") } { $rank }
    .gen = { FORM($suit, "gen") } { FORM($rank, "gen") }
    .acc = { FORM($suit, "gen") } { FORM($rank, "acc") }
    .ins = { FORM($suit, "gen") } { FORM($rank, "ins") }
cards-spoken = { FORM($suit, "gen") } { $ranks }
cards-none = nėra
list-more = { $first }; { $last }
list-and = { $first } ir { $last }

counters = { $counters ->
    [one] { $counters } punktas
    [few] { $counters } punktai
    [many] { $counters } punkto
   *[other] { $counters } punktų
}
    .acc = { $counters ->
        [one] { $counters } punktą
        [few] { $counters } punktus
        [many] { $counters } punkto
       *[other] { $counters } punktų
    }
    .gen = { $counters ->
        [one] { $counters } punkto
        [few] { $counters } punktų
        [many] { $counters } punkto
       *[other] { $counters } punktų
    }
imperials = { $imperials ->
    [one] { $imperials } imperialas
    [few] { $imperials } imperialai
    [many] { $imperials } imperialo
   *[other] { $imperials } imperialų
}
    .acc = { $imperials ->
        [one] { $imperials } imperialą
        [few] { $imperials } imperialus
        [many] { $imperials } imperialo
       *[other] { $imperials } imperialų
    }
number-tricks = { $tricks ->
    [one] { $tricks } kirtis
    [few] { $tricks } kirčiai
    [many] { $tricks } kirčio
   *[other] { $tricks } kirčių
}
number-cards = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}

## Kas

person = jūs
elder = pirmasis
dealer = dalija

## Kas vyksta

told-cut = { $who ->
    [you] Jūsų korta vyresnė: pirma dalijate jūs.
   *[other] { $who } turi vyresnę kortą ir pradeda dalyti.
}
told-cut-card = { $who ->
    [you] Jūs nukeliate { FORM($card, "acc") }.
   *[other] { $who } nukelia { FORM($card, "acc") }.
}
told-lot = { $who ->
    [you] Burtai krito jums: pirma dalijate jūs.
   *[other] Pagal burtus pradeda dalyti { $who }.
}
told-deal = { $who ->
    [you] Dalijimas { $deal }. Jūs dalijate po { $packet ->
        [one] { $packet } kortą
        [few] { $packet } kortas
        [many] { $packet } kortos
       *[other] { $packet } kortų
    }.
   *[other] Dalijimas { $deal }. { $who } dalija po { $packet ->
        [one] { $packet } kortą
        [few] { $packet } kortas
        [many] { $packet } kortos
       *[other] { $packet } kortų
    }.
}
told-turn-up = Atverčiama { $card }: koziriai – { $suit }.
told-turn-up-kept = { $who ->
    [you] Jūsų paskutinė korta atverčiama, { $card }: koziriai – { $suit }. Ji lieka jūsų rankoje.
   *[other] Paskutinė dalijančiojo ({ $who }) korta atverčiama, { $card }: koziriai – { $suit }. Ji lieka dalijančiojo rankoje.
}
told-leads = { $who ->
    [you] Jūs einate { FORM($card, "ins") }.
   *[other] { $who } eina { FORM($card, "ins") }.
}
told-plays = { $who ->
    [you] Jūs dedate { FORM($card, "acc") }.
   *[other] { $who } deda { FORM($card, "acc") }.
}
told-takes = { $who ->
    [you] Kirtį imate jūs, iš viso { $tricks }.
   *[other] Kirtį ima { $who }, iš viso { $tricks }.
}
told-trick = { $plays }: { $who ->
    [you] kirtį imate jūs.
   *[other] kirtį ima { $who }.
}
told-trick-play = { $who ->
    [you] jūs { $card }
   *[other] { $who } { $card }
}
told-draws = { $who ->
    [you] Jūs traukiate { FORM($card, "acc") }.
   *[other] { $who } traukia kortą.
}
told-draws-turn-up = { $who ->
    [you] Jūs imate atverstąją, { FORM($card, "acc") }.
   *[other] { $who } ima atverstąją, { FORM($card, "acc") }.
}
told-says-length = { $who ->
    [you] Jūs skelbiate: vienos spalvos kortų { $length }.
   *[other] { $who } skelbia: vienos spalvos kortų { $length }.
}
told-says-worth = { $who ->
    [you] Jūs skelbiate taškus: { $worth }.
   *[other] { $who } skelbia taškus: { $worth }.
}
told-good = { $who ->
    [you] Jūs sakote: „Gerai“.
   *[other] { $who } sako: „Gerai“.
}
told-not_good-length = { $who ->
    [you] Jūs sakote: „Negerai, { $length }“.
   *[other] { $who } sako: „Negerai, { $length }“.
}
told-not_good-worth = { $who ->
    [you] Jūs sakote: „Negerai, { $worth }“.
   *[other] { $who } sako: „Negerai, { $worth }“.
}
told-equal-length = { $who ->
    [you] Jūs sakote: „Lygu“. Jūsų vertė { $worth }, prieš ją { $other }.
   *[other] { $who } sako: „Lygu“. Čia vertė { $worth }, prieš ją { $other }.
}
told-equal-worth = { $who ->
    [you] Jūs sakote: „Lygu“. Lieka pirmajam iš eilės.
   *[other] { $who } sako: „Lygu“. Lieka pirmajam iš eilės.
}
told-silent = { $who ->
    [you] Jūs taškų neskelbiate.
   *[other] { $who } taškų neskelbia.
}
told-mark = { $who ->
    [you] Jūs gaunate { FORM($amount, "acc") }: { $reason }. ({ $source })
   *[other] { $who } gauna { FORM($amount, "acc") }: { $reason }. ({ $source })
}
told-amount-both = { $imperials } ir { $counters }
    .acc = { FORM($imperials, "acc") } ir { FORM($counters, "acc") }
told-exchange = { $who ->
    [you] Šeši punktai pakeičiami vienu imperialu: jūs turite { FORM($score, "acc") }.
   *[other] Šeši punktai pakeičiami vienu imperialu: { $who } turi { FORM($score, "acc") }.
}
told-exchange-more = { $who ->
    [you] Punktai ({ $handed }) pakeičiami imperialais ({ $gained }): jūs turite { FORM($score, "acc") }.
   *[other] Punktai ({ $handed }) pakeičiami imperialais ({ $gained }): { $who } turi { FORM($score, "acc") }.
}
told-wipe = { $loser ->
    [you] Dėl šio imperialo jūs netenkate { FORM($counters, "gen") }. ({ $source })
   *[other] Dėl šio imperialo { $loser } netenka { FORM($counters, "gen") }. ({ $source })
}
told-no-wipe = Punktų niekas nepraranda: šiame dalijime yra balta ranka. ({ $source })
told-no-wipe-blank = Dėl baltos rankos punktų niekas nepraranda. ({ $source })
told-forfeit = { $who ->
    [you] Jūs negavote nė vieno kirčio ir netenkate visų punktų. ({ $source })
   *[other] { $who } negauna nė vieno kirčio ir netenka visų punktų. ({ $source })
}
told-restored = { $who ->
    [you] Jūs atgaunate { FORM($counters, "acc") }: kai dalijime yra balta ranka, dėl imperialų punktų neprarandama. ({ $source })
   *[other] { $who } atgauna { FORM($counters, "acc") }: kai dalijime yra balta ranka, dėl imperialų punktų neprarandama. ({ $source })
}
told-ended-played = Dalijimas sužaistas.
told-ended-not_played = Dalijimas nežaidžiamas: parodyta balta ranka. ({ $source })
told-ended-won = { $who ->
    [you] Jūs turite { FORM($score, "acc") } ir iškart laimite partiją.
   *[other] { $who } turi { FORM($score, "acc") } ir iškart laimi partiją.
}

reason-turn_up = atverstoji, { $cards }, yra honoras
reason-sequence = paprastasis imperialas, { $cards }
reason-sequence-trumps = kozirinis imperialas, { $cards }
reason-four = figūrinis imperialas, { $ranks }: { $cards }
reason-carte_blanche = baltosios kortos, rankoje nei karaliaus, nei damos, nei valeto
reason-white = baltasis imperialas, rankoje vien čirvai ir būgnai
reason-turn_up_imperial = { $cards }, o atverstoji – ketvirtoji
reason-won_in_play = kirčiuose surinkti koziriai, { $cards }
reason-point-length = geriausia spalva, { $length ->
    [one] { $length } korta
    [few] { $length } kortos
    [many] { $length } kortos
   *[other] { $length } kortų
}
reason-point-worth = geriausia spalva, vertė { $worth }
reason-point-privileged = privilegijuotųjų kortų taškai, { $worth } prieš dalijančiojo { $other }
reason-honours = { $number ->
    [one] paimtas honoras, { $cards }
   *[other] paimti honorai, { $cards }
}
reason-tricks-over = { $tricks }, virš { $par } – { $over }
reason-tricks-most = kirčių daugiausia, { $tricks }, virš { $par } – { $over }
reason-tricks-difference = { $tricks }, skirtumas nuo kito
reason-capot = visi kirčiai
reason-no_trick = vienas žaidėjas be kirčio

## Stalas

title = Imperialas · { $rules }
title-deal = dalijimas { $deal }
title-target = { $target ->
    [one] iki { $target } imperialo
   *[other] iki { $target } imperialų
}
title-points = daugiausia taškų, dalijimų { $deals }
score-spoken = { $imperials }, { $counters }
    .acc = { FORM($imperials, "acc") }, { FORM($counters, "acc") }
trumps-lying = { $suit }, atverstoji { $card } ant likusių kortų (po ja { $left })
trumps-kept = { $suit }, atverstoji { $card }, ją turi { $who }
trumps-kept-own = { $suit }, atverstoji { $card }, ją turite jūs
trumps-drawn = { $suit }, atverstoji { $card } jau paimta
trumps-played = { $suit }, atverstoji { $card } jau sužaista
label-trumps = Koziriai
label-last = Kirtis
label-table = Ant stalo
plain-deal-hand = Jūsų kortos. { $suits }
plain-suit = { $suit }: { $ranks }.
plain-trumps = Koziriai: { $trumps }.
plain-table = Ant stalo: { $plays }.
plain-may-one = Galite žaisti tik { FORM($card, "acc") }.
plain-may = Galima žaisti: { $cards }.
plain-numbered = { $number } { $card }
plain-score = { $who ->
    [you] Jūs: { $score }; kirčių: { $tricks }.
   *[other] { $who }: { $score }; kirčių: { $tricks }.
}
plain-points = Kortų taškai iki šiol. { $points }.

## Ko klausiama

ask-lead = Jums eiti: rašykite kortą (Kč – čirvų karalius) arba jos numerį.
ask-follow = Paeita spalva – { $suit }: rašykite kortą arba jos numerį.
ask-only = Enter – dėti { FORM($card, "acc") }, kitos negalima.
ask-turn_up = Jūs atvertėte { FORM($card, "acc") }. Rašykite, kiek punktų žymite; Enter – nė vieno.
ask-imperial = Imperialai: parodykite kortomis (TKDVv, 4K, eilė č); Enter – nėra.
ask-imperial-more = Yra dar imperialas? Rašykite jo kortas; Enter – daugiau nėra.
ask-imperial-lead = Parodykite imperialą kortomis arba eikite; Enter – nėra ko rodyti.
ask-point-length = Jūsų taškai: kiek kortų geriausioje spalvoje; Enter – nesakyti.
ask-point-worth = Jūsų taškai: kiek verta geriausia spalva; Enter – nesakyti.
ask-point-privileged = Kiek vertos jūsų privilegijuotosios kortos; Enter – nesakyti.
ask-trick = Kirtis jūsų. Kiek jame honorų (1, 2...)? Arba eikite; Enter – nėra.
ask-trick-last = Kirtis jūsų. Kiek jame honorų (1, 2...)? Enter – nėra.
ask-won_in_play = Kirčiais surinktas imperialas: rašykite jo kortas, jei yra; Enter – ne.
ask-honours = Honorai jūsų kirčiuose: kiek punktų žymite; Enter – nė vieno.
ask-tricks = Jūsų kirčių { $tricks } iš { $all }. Kiek punktų žymite; Enter – nė vieno.
ask-capot = { $unit ->
    [imperials] Visi kirčiai jūsų. Kiek imperialų žymite; Enter – nė vieno.
   *[counters] Visi kirčiai jūsų. Kiek punktų žymite; Enter – nė vieno.
}
ask-next = Enter – kitas dalijimas.
ask-more = Enter – toliau
ask-watch = Enter – kitas kirtis; n – dalijimas iki galo.
ask-watch-deal = Enter – kitas dalijimas.
ask-again = Dar vieną partiją? Enter – taip; n – ne.
prompt = {"> "}
keys = ? pagalba   h kodėl   u atgal   q baigti
plain-keys = Ženklas ? – pagalba.

## Dalijimui pasibaigus

summary-title = Dalijimas { $deal } baigtas
summary-mark = { $who ->
    [you] Jūs gavote: { $marks }.
   *[other] { $who } gavo: { $marks }.
}
summary-part = { FORM($amount, "acc") } už { $what }
summary-for-turn_up = atverstąją
summary-for-sequence = eilės imperialą
summary-for-four = figūrinį imperialą
summary-for-carte_blanche = baltąsias kortas
summary-for-white = baltąjį imperialą
summary-for-turn_up_imperial = imperialą su atverstąja
summary-for-won_in_play = kirčiais surinktą imperialą
summary-for-point = taškus
summary-for-honours = honorus
summary-for-tricks = kirčius
summary-for-capot = visus kirčius
summary-for-no_trick = žaidėją be kirčio
summary-nothing = Niekas nieko negavo.
summary-tricks = Kirčiai. { $tricks }.
summary-points = Partijos kortų taškai. { $points }.
summary-score = Rezultatas. { $scores }.
summary-dealer = { $who ->
    [you] Toliau dalijate jūs.
   *[other] Toliau dalija { $who }.
}
summary-hand = { $who ->
    [you] Jums buvo padalyta: { $cards }.
   *[other] { $who } turėjo: { $cards }.
}
each = { $who ->
    [you] jūs: { $what }
   *[other] { $who }: { $what }
}
who-number = { $who } { $number }
won = { $who ->
    [you] Jūs laimite partiją: { $score }!
   *[other] Partiją laimi { $who }: { $score }.
}
won-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
settled = { $who ->
    [you] { $gets ->
        [yes] Jūs gaunate { $amount }.
       *[no] Jūs mokate { $amount }.
    }
   *[other] { $gets ->
        [yes] { $who } gauna { $amount }.
       *[no] { $who } moka { $amount }.
    }
}
settled-none = Pagal šias taisykles iš nieko nelošiama.
won-after = Sužaista: { $deals ->
    [one] { $deals } dalijimas
    [few] { $deals } dalijimai
    [many] { $deals } dalijimo
   *[other] { $deals } dalijimų
}. Sėkla buvo { $seed }: --seed padalys tas pačias kortas.

## Pranešimai

taken-back = Atsiimta: { $what }.
move-show = rodymas { $cards }
move-call = skelbimas { $number }
move-call-none = taškų nutylėjimas
move-claim = žymėjimas { $number }
move-done = praleidimas
saved = Po kiekvieno ėjimo partija saugoma čia: { $file }
saved-copy = Kopija yra čia: { $file }
quit = Partija išsaugota. Tęsti: { $command }
quit-unkept = Partijos išsaugoti nepavyko, ji prarasta.
not-begun = Partija nepradėta.
resumed = Partija tęsiama: { $what }.
kept-failed = Partijos išsaugoti negalima: { $reason }. Žaisti toliau galite, bet vėliau tęsti nepavyks.
kept-elsewhere = Šios partijos failą pakeitė kita programa. Jūsiškė saugoma čia: { $file }
plain-forced = Šis terminalas nepiešia, todėl žaidimas pasakojamas paprastomis eilutėmis.
last-none = Šiame dalijime kirčio dar niekas neėmė.
why-lead = Jums eiti: galite eiti bet kuria savo korta.
claimed-blank = balta ranka
why-may = Galima žaisti: { $cards }.
why-not = Negalima: { $cards }. { $reason }
why-rule = Taisyklė: { $rule }. ({ $source })
why-claims = Žymite patys: dabar parodykite ar paskelbkite, ką turite, kitaip bus prarasta.
why-sequence = Eilės imperialas – vienos spalvos { $cards }; iš kozirių už jį gaunama { $imperials }.
why-fours = Figūrinis imperialas – keturios vienvardės iš šių: { $ranks }.
why-blank-carte_blanche = Ranka be karaliaus, damos ir valeto – baltosios kortos: { $imperials }.
why-blank-white = Ranka vien iš čirvų ir būgnų – baltasis imperialas: { $imperials }.
why-blank-typed = Rodoma taip: balta
why-turn_up_imperial = Atverstoji gali būti ketvirtoji prie jūsų kortų.
why-point = Tūzas 11; karalius, dama, valetas ir dešimtakė po 10; akinės kortos – pagal akių skaičių.
why-honours = Honorai – koziriai { $cards }; už kiekvieną 1 punktą gauna tas, kas jį paima.
why-tricks = Kirčiai: { $rule }; tas skaičius – { $par }. Jūs turite: { $tricks }.
why-turn_up = Už atverstą honorą dalijantysis gauna { FORM($counters, "acc") }.
why-won_in_play = Koziriai { $cards } jūsų kirčiuose; toks imperialas tenka: { $rule }.
help-cards = Norėdami dėti kortą, rašykite jos vardą (Kč arba Kh – čirvų karalius; užtenka K, jei jis tik vienas) arba numerį; numeriai stovi prie kortų, kurias galima žaisti. Spalvos: v vynai, č čirvai, k kryžiai, b būgnai. Enter deda vienintelę galimą.
help-ranks = Rangų eilė kirčiuose: K D V T 10 9 8 7 (6). Skaičiuojant taškus tūzas vertas 11, figūros ir dešimtakė po 10.
help-score = Šeši punktai pakeičiami vienu imperialu. Partija: { $target }.
help-wipe = Kai kas gauna imperialą, visi kiti netenka savo punktų.
help-no-wipe = Čia dėl imperialo punktų niekas nepraranda.
help-by_hand = Žymite patys: kiekvieną kartą klausiama, ką rodote, skelbiate ar žymite. Kas pamiršta, neskaičiuojama; kas neteisinga, atmetama.
help-commands = h kas galima ir kodėl, ! kas geriausia pagal tai, ką galite žinoti, l paskutinis kirtis, c jūsų kortos, t stalas, u atsiimti ėjimą, s išsaugoti (s FAILAS padaro kopiją), n arba Enter kitas dalijimas, q baigti (partija išsaugoma).
help-rules = Visos taisyklės su šaltiniais: imperiale rules { $rules }

## Ką galima rašyti; pirma vienu klavišu

words-help = ? help pagalba
words-why = h hint why kodėl kodel
words-best = ! best patarimas
words-last = l last kirtis
words-cards = c cards hand kortos
words-table = t table score stalas
words-undo = u undo atgal
words-save = s save išsaugoti issaugoti
words-next = n next deal toliau
words-quit = q quit exit baigti
words-yes = taip t y yes
words-no = n ne no
words-blank = blank white carte balta baltasis baltosios
words-sequence = seq sequence eilė eile
words-suits = k b č v

## Kas parašyta ne taip

typed-nothing = Galima žaisti ne viena korta: { $cards }. Rašykite vieną iš jų.
typed-too-long = Per ilga (ženklų: { $length }). Rašykite kortą arba ? – pagalbai.
typed-control = Čia yra ženklų, kurių rašyti negalima. Rašykite kortą arba ? – pagalbai.
typed-number = Kortos numeriu { $number } nėra; numeriai nuo 1 iki { $most }. Jei tai rangas, rašykite ir spalvą, pvz., 7č.
typed-number-form = Toks skaičius negalimas: { $found }. Rašykite sveikąjį skaičių, pvz., 2.
typed-number-zero = { $found } nieko nežymi. Rašykite skaičių nuo 1 arba tik Enter, jei nėra.
typed-number-wanted = Čia reikia skaičiaus, o ne { $found }. Rašykite, pvz., 2 arba tik Enter, jei nėra.
typed-ambiguous = { $found } gali būti { $cards }. Rašykite ir spalvą.
typed-ambiguous-suit = { $found } gali būti { $cards }. Rašykite ir rangą.
typed-no-rank = Jūs neturite { FORM($rank, "gen") }. Jūsų kortos: { $cards }
typed-no-suit = Jūs neturite { FORM($suit, "gen") }. Jūsų kortos: { $cards }
typed-rank = { $found } neturi žinomo rango. Rangai: K D V T 10 9 8 7 6; rašykite, pvz., Kč.
typed-suit = { $found } neturi žinomos spalvos. Spalvos: v vynai, č čirvai, k kryžiai, b būgnai; rašykite, pvz., Kč.
typed-reversed = { $found } parašyta atvirkščiai: pirma rangas, paskui spalva. Rašykite { $card }.
typed-pack = { $deck } kortų kaladėje nėra { FORM($card, "gen") }.
typed-two-cards = Po vieną kortą: { $found }. Rašykite vieną iš jų.
typed-unknown = Nesuprantama: { $found }. Rašykite kortą, pvz., { $card }, arba ? – pagalbai.
typed-meant = Nesuprantama: { $found }. Gal norėjote rašyti { $word }? Ženklas ? – pagalba.
typed-played = Ši korta jau sužaista: { $card }. Galima žaisti: { $cards }.
typed-not-yours = Jūs neturite { FORM($card, "gen") }. Galima žaisti: { $cards }.
typed-card-now = Dabar reikia dėti kortą, rodyti ir žymėti nėra ko. Galima žaisti: { $cards }.
typed-not-between = Dalijimas dar nebaigtas. Žaiskite; kitas bus po jo.
typed-between = Dalijimas baigtas, eiti nėra kuo. Enter dalija kitą.
typed-nothing-to-undo = Jums dar nėra ko atsiimti.
typed-undo-watch = Atsiimami tik savi ėjimai, o jūs tik žiūrite.
typed-show = Ne imperialas: { $found }. Rašykite keturias jo kortas (TKDVv), 4K – keturiems karaliams, eilė č – eilės imperialui arba balta.
typed-show-size = Imperialas – keturios kortos arba balta ranka; { $found }: { $cards }.
typed-show-not-held = Nei rankoje, nei atversta, nei jūsų kirčiuose: { $cards }. Rodykite tik tai, ką turite.
typed-show-rank = Keturios kokio rango? { $found }. Rašykite, pvz., 4K.
typed-show-suit = Kokios spalvos eilė? { $found }. Rašykite, pvz., eilė č.
typed-show-now = Dabar klausiama ne imperialo, o štai ko: { $what }. Rašykite skaičių arba tik Enter, jei nėra.
typed-file = Kopijos į { $file } įrašyti negalima: { $reason }.
typed-file-exists = Failas { $file } jau yra; nieko neįrašyta. Pasirinkite kitą vardą.
typed-yes-no = Rašykite taip arba ne, arba tik Enter – taip; ne { $found }.
typed-players = Šių taisyklių tiek žaidėjų nežaidžia: { $found }. Rašykite vieną iš šių skaičių: { $numbers }.
typed-choice = { $found } čia nėra. Rašykite numerį nuo 1 iki { $most } arba vardą: { $names }.
asked-point = jūsų taškai
asked-turn_up = punktai už atverstąją
asked-honours = honorų skaičius
asked-tricks = punktai už kirčius
asked-capot = atlygis už visus kirčius

## Prieš partiją

setup-welcome = Imperialas, prancūzų kortų žaidimas. Enter ima tai, kas skliaustuose; q – baigti.
setup-rules = Kurios taisyklės?
setup-players = Kiek žaidėjų, jus įskaitant?
setup-opponent = Prieš ką?
setup-resume = Yra nebaigta partija ({ $what }). Tęsti?
setup-choice = { $number }  { $name }: { $summary }
setup-default = [{ $default }]
setup-numbers = { $numbers } [{ $default }]
setup-yes-no = [T/n]
setup-begins = { $rules }: { $seats }. Sėkla { $seed }.
setup-what = { $rules }, { $seats }, dalijimas { $deal }

terms-seats = Vietų { $found }, o žaidėjų { $expected }. Kiekvienai vietai nurodykite po vieną: --seats you,greedy
terms-one-person = Jūsų vieta (you) gali būti tik viena; kitose – automatai: { $known }.
terms-watch-person = Norint žiūrėti, visose vietose turi būti automatai: { $known }. Išmeskite you arba išmeskite --watch.
terms-nobody = Jūsų vietos nėra. Įrašykite you į --seats arba žiūrėkite su --watch.
terms-seed = Sėkla turi būti iš 1–{ $longest } spausdinamų ženklų.
terms-stake = Statymas { $found } netinka. Pasirinkite skaičių nuo 1 iki { $highest }.
terms-agent = Žaidėjo { $found } nėra. Žinomi: you, { $known }.
terms-twice = { $option } ir --option { $key } sako tą patį. Vieną išmeskite.
resume-none = Aplanke { $folder } nebaigtos partijos nėra. Pradėkite: imperiale play
resume-others = --resume tęsia partiją jos pačios sąlygomis. Išmeskite: { $options }
save-not-a-partie = { $file } – ne išsaugota partija. Failas paliktas, koks buvo. Nurodykite failą, kurį įrašė imperiale play.
save-newer = { $file } įrašė naujesnė versija ({ $program }). Failas paliktas, koks buvo. Norėdami tęsti, įdiekite ją.
save-damaged = { $file } sugadintas: kontrolinė suma nesutampa. Failas paliktas, koks buvo. Pradėkite iš naujo arba nurodykite kopiją.
save-not-playable = { $file } šia versija tęsti negalima: { $reason }. Failas paliktas, koks buvo.
save-too-large = { $file } per didelis išsaugotai partijai. Failas paliktas, koks buvo.
column-imperials = imperialai
column-counters = punktai
column-tricks = kirčiai
column-cards = kortos
column-points = taškai
label-suit-trumps = koziriai
typed-watching = Jūs žiūrite: Enter – kitas kirtis, n – dalijimas iki galo, q – baigti.
