# Kiek kas tikėtina: imperiale chances ir puslapis

chances-title = Tikimybės
chances-lead = Tiksliai, perrenkant: visi nematomų kortų išsidėstymai laikomi vienodai galimais, o iš to, ką kas darė, nieko nesprendžiama.
chances-head = { $rules }, žaidėjų: { $players }
chances-rules = Taisyklės
chances-ask-place = Jūsų vieta
chances-ask-hand = Jūsų kortos
chances-ask-turn-up = Atverstoji korta
chances-ask-none = nežinoma
chances-before = Dar nieko nežinoma: tai tikimybės prieš dalijimą.
chances-choose = Pasirinkite kortas ir sužinokite, ką jos žada; reikia { $size }, pasirinkta { $chosen }.
chances-clear = Viską atgal
chances-random = Padalyk man kortas
chances-working = Skaičiuojama …
chances-own = { $place ->
    [elder] Pirmasis
    [dealer] Dalijantysis
   *[other] Žaidėjas { $number }
  }
chances-about-turn_up = Atverstoji korta
chances-about-mine = Jūsų kortos
chances-about-hand = { $place ->
    [elder] Pirmojo kortos
    [dealer] Dalijančiojo kortos
   *[other] Žaidėjo { $number } kortos
  }
chances-about-point-mine = Jūsų taškai
chances-about-point = { $place ->
    [elder] Pirmojo taškai
    [dealer] Dalijančiojo taškai
   *[other] Žaidėjo { $number } taškai
  }
chances-worths = Kiek jų yra
chances-column-what = kas
chances-column-chance = tikimybė
chances-column-one-in = viena iš
chances-column-exactly = tiksliai
chances-column-drawn = ištraukta
chances-column-off = nuokrypis
chances-chance = { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
chances-number = { NUMBER($number, maximumFractionDigits: 1) }
chances-off = { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } σ
chances-drawn-title = Atsitiktinių dalijimų: { $number }, iš sėklos { $seed }
chances-drawn-worst = Didžiausias nuokrypis: { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } standartinės paklaidos; tikimybių: { $rows }.
chances-drawn-wrong = Ištraukta tai, kas negalima, arba neištraukta, kas būtina: { $what }.
chances-csv = Įrašyti CSV
chances-more = Visos vertės
chances-turned-honour = atversta privilegijuotoji korta
chances-turned-suit = koziriai: { $suit }
chances-carte_blanche = baltasis imperialas: nei karaliaus, nei damos, nei valeto
chances-white = baltasis imperialas: vien čirvai ir būgnai
chances-sequence = eilės imperialas { $cards }
chances-trump-sequence = kozirių eilės imperialas { $cards }
chances-four = figūrinis imperialas { $cards }
chances-any-sequence = bent vienas eilės imperialas
chances-any-four = bent vienas figūrinis imperialas
chances-both = ir eilės, ir figūrinis imperialas
chances-imperials = vertė imperialais: { $number }
chances-honours = kozirių privilegijuotųjų kortų: { $number }
chances-turned-sequence = atverstoji korta užbaigia eilę
chances-turned-four = atverstoji korta užbaigia figūrinį imperialą
chances-turned-both = ji užbaigia abu
chances-winnable = imperialą dar galima laimėti kirčiais
chances-point-length = ilgiausios spalvos kortų: { $length }
chances-point-worth = ilgiausios spalvos vertė: { $worth }
chances-point-privileged = privilegijuotųjų kortų vertė: { $worth }
chances-point-good = jūsų taškai geri
chances-point-better = jie didesni už visų kitų
chances-point-equal = didesnių nėra, yra lygių
chances-point-above = jūsiškiai didesni už dalijančiojo
chances-point-not-below = pirmojo ne didesni už jūsiškius
chances-point-marks = punktą už taškus gaunate jūs
chances-point-kept = pirmasis punkto už taškus negauna
chances-fault-place = Tokios vietos nėra: { $found }. Skaičiuokite nuo 1, pirmojo, iki { $last }, dalijančiojo.
chances-fault-pack = Kortos nėra { $deck } kortų kaladėje: { $found }. Pašalinkite ją.
chances-fault-size = Rankoje kortų: { $size }; nurodyta { $found }. Nurodykite visas.
chances-fault-turn-up-alone = Apie atverstąją kortą klausiama tik kartu su ranka. Nurodykite ir ranką.
chances-fault-turn-up-twice = Atverstoji korta { $found } yra rankoje. Nurodykite kortą, kurios joje nėra.
chances-fault-turn-up-dealers = Dalijančiojo atverstoji korta yra iš jo rankos, o { $found } joje nėra. Nurodykite tą, kuri yra.
