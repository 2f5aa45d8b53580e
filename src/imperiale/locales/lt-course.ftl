# Kaip vyksta dalijimas, pagal taisyklių atsakymus; ir kuo skiriasi dvejos iš jų

course-of-cards = Kortos
course-of-deal = Dalijimas
course-of-imperials = Imperialai
course-of-point = Taškai
course-of-tricks = Kirčiai
course-of-after = Po kirčių
course-of-score = Punktai ir imperialai
course-of-end = Pabaiga

course-cards = { $players ->
    [2] Žaidžiant dviese
    [3] Žaidžiant trise
    [4] Žaidžiant keturiese
   *[other] Žaidėjų { $players }
}: kiekvienam dalijama { $hand }, o iš viso kaladėje { $deck }.
course-ranks = Kirčiuose eilė tokia: karalius, dama, valetas, tūzas, dešimtakė, devynakė, aštuonakė, septynakė (šešakė); tūzas žemesnis už valetą. Skaičiuojant taškus tūzas vertas vienuolikos, karalius, dama, valetas ar dešimtakė – dešimties, kitos – pagal akių skaičių.
course-turn-up = { $where ->
    [talon] Kita korta atverčiama ir padedama ant likusiųjų; jos spalva – koziriai.
   *[dealers_last] Dalijantysis parodo savo paskutinę kortą, kuri lieka jo rankoje; jos spalva – koziriai.
}
course-honours = Honorai – koziriai { $ranks }.
course-turn-up-mark = Jei atverstoji korta yra honoras, dalijantysis gauna { FORM($counters, "acc") }.
course-sequence = Vienos spalvos { $ranks } – imperialas{ $more ->
    [yes] ; kozirių – { $imperials }.
   *[no] , kozirių taip pat.
}
course-fours = Taip pat keturios vienvardės kortos: { $ranks }.
course-blank = { $kind ->
    [white] Ranka vien iš čirvų ir būgnų – baltasis imperialas: { $imperials }.
   *[carte_blanche] Ranka be karaliaus, damos ir valeto – baltosios kortos: { $imperials }.
}
course-blank-not-played = Dalijimas, kuriame ji parodoma, nežaidžiamas: žymimi tik rankoje esantys imperialai.
course-turn-up-imperial = { $what ->
    [sequence] Atverstoji korta gali būti ketvirtoji spalvos imperialo korta.
   *[sequence_or_four] Atverstoji korta gali būti ketvirtoji spalvos arba figūrinio imperialo korta.
}
course-won-in-play = { $who ->
    [king_queen] Kam padalyti kozirių karalius ir dama ir kas pabaigoje savo kirčiuose turi kozirių { $ranks }, gauna { FORM($imperials, "acc") }.
   *[captured] Kas pabaigoje savo kirčiuose turi kozirių { $ranks }, gauna { FORM($imperials, "acc") }.
}
course-show = { $when ->
    [after_trick] Imperialus rodo ką tik kirtį paėmęs žaidėjas, prieš eidamas.
   *[before_play] Imperialai rodomi prieš taškus, pirma Pirmasis; kiekvienas žymi savuosius.
}
course-point = { $by ->
    [worth] Taškai tenka spalvai, kuri vienoje rankoje verta daugiausia; lygių atveju – Pirmajam.
   *[length] Taškai tenka ilgiausiai spalvai vienoje rankoje; lygaus ilgio atveju – tai, kuri verta daugiau, paskui Pirmajam.
}
course-point-privileged = Taškams kiekvienas skaičiuoja savo { $ranks } visoje rankoje, jei pažymėjo imperialą arba jo nepažymėjo niekas. { $to ->
    [best] Jie tenka turinčiam daugiausia.
   *[each_above_dealer] Jie tenka kiekvienam, turinčiam daugiau už dalijantįjį; lygių atveju – pirmajam iš eilės.
}
course-point-marks = Už juos – { $counters }.
course-point-leads = Kam tenka taškai, tas eina pirmas.
course-follow = { $rule ->
    [must_beat] Privaloma dėti paeitos spalvos kortą ir mušti, jei galima; jos neturint – koziriuoti.
   *[follow] Privaloma dėti paeitos spalvos kortą, jos neturint – koziriuoti. Mušti niekas neprivalo.
} Kirtį paėmęs eina kitą.
course-refill = Po kiekvieno kirčio kiekvienas traukia kortą iš likusių, pirma kirtį paėmęs; atverstoji traukiama paskutinė.
course-honours-when = { $when ->
    [won] Kiekvienas honoras duoda punktą jį paėmusiam, vos kirtis paimtas.
   *[end] Po paskutinio kirčio kiekvienas honoras savo kirčiuose duoda punktą.
}
course-tricks = { $how ->
    [difference] Kas turi daugiau kirčių, gauna skirtumą.
    [most] Kas turi daugiausia kirčių, gauna po punktą už kiekvieną, pradedant { $first }-uoju; lygių atveju negauna niekas.
   *[over] Už kiekvieną kirtį virš { $over } gaunamas punktas.
}
course-capot = { $how ->
    [besides] Visi kirčiai vienose rankose dar duoda { FORM($value, "acc") }.
   *[instead] Visi kirčiai vienose rankose vietoj kirčių duoda { FORM($value, "acc") }.
}
course-no-trick = Žaidėjas be kirčio netenka visų punktų, o kiekvienas kitas gauna { FORM($imperials, "acc") }.
course-six = Šeši punktai keičiami į imperialą.
course-wipe = { $wipes ->
    [yes] Kas laimi imperialą, bet kuriuo būdu, nubraukia visų kitų punktus; imperialai niekada neprarandami.
   *[no] Imperialas niekieno punktų nenubraukia, ir imperialai niekada neprarandami.
}
course-blank-wipe = { $what ->
    [suspends] Dalijime, kuriame yra baltosios kortos, iš rankos parodytas imperialas nenubraukia.
   *[does_not_wipe] Balta ranka nieko nenubraukia.
}
course-end = { $target ->
    [one] Kas pirmas turi { $target } imperialą, laimi iš karto, dalijimo viduryje.
    [few] Kas pirmas turi { $target } imperialus, laimi iš karto, dalijimo viduryje.
   *[other] Kas pirmas turi { $target } imperialų, laimi iš karto, dalijimo viduryje.
}
course-end-points = { $deals ->
    [one] Po { $deals } dalijimo
   *[other] Po { $deals } dalijimų
} laimi turintis kirčiuose daugiausia kortų taškų.

compare = Kuo jos skiriasi
compare-what = Pasirinkite dvejas taisykles. Čia viskas, dėl ko jos nesutaria, su tekstų vietomis.
compare-first = Pirmosios
compare-second = Antrosios
compare-with = Palyginti su kitomis taisyklėmis
compare-none = Šios dvejos į viską atsako vienodai.
compare-count = Skiriasi atsakymų: { $differs } iš { $all }.
compare-question = Klausimas
course-examples = Sužaisti
course-worked = Pažiūrėti visą dalijimą žingsnis po žingsnio
