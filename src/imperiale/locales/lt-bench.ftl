# Kas sakoma apie greitį: imperiale bench

bench-head-processor = Academie dviem, naujų dalijimų { $deals } iš sėklos { $seed }, kiekvieno ėjimo vertė; vienos gijos procesoriaus laikas:
bench-head-wall = Academie dviem, naujų dalijimų { $deals } iš sėklos { $seed }, kiekvieno ėjimo vertė; laikas pagal laikrodį, nes tikslaus procesoriaus laikrodžio nėra:
bench-column-what = kas
bench-column-times = kartų
bench-column-median = mediana
bench-column-p99 = 99 %
bench-column-nodes = padėčių
bench-column-goal = tikslas
bench-column-value = reikšmė

bench-real = dalijimas, tikras skaičiavimas
bench-tricks = dalijimas, tik kirčiai
bench-honours = dalijimas, kirčiai ir honorai
bench-worlds-honours = visi pasauliai, kirčiai ir honorai
bench-worlds-real = visi pasauliai, tikras skaičiavimas
bench-endplay = endplay, bridžo dalijimas
bench-rules = { $rules }, žaidėjų { $players }, tikras skaičiavimas
bench-random = atsitiktinis žaidimas, kortų per sekundę
bench-threads = dvi gijos prieš vieną, kiek kartų greičiau
bench-no-endplay = endplay neįdiegtas, tad lyginti nėra su kuo. Jis atsiranda taip: pip install "imperiale[bench]"

bench-step-real = dalijimai pagal tikrą skaičiavimą
bench-step-tricks = dalijimai pagal kirčius
bench-step-honours = dalijimai pagal kirčius ir honorus
bench-step-worlds = visi pirmųjų ėjimų pasauliai
bench-step-others = kitos taisyklės
bench-step-random = atsitiktinis žaidimas
bench-step-threads = dvi gijos
bench-step-by-cards = kaina pagal likusias kortas
bench-step-by-table = kaina pagal lentelės dydį
bench-step-endplay = endplay

bench-plot-cards = kiek kortų liko kiekvienoje rankoje
bench-plot-time = laiko mediana, ms
bench-plot-nodes = peržiūrėta padėčių, vidutiniškai
bench-plot-table = lentelės įrašų
bench-plot-seconds = sekundės
bench-plot-tenth = dešimtadalis pirmojo ėjimo pasaulių
bench-plotted = Brėžinys yra čia: { $file }.

bench-deals = --deals { $found } negalima. Nurodykite skaičių nuo 1 iki { $most }.
bench-no-core = C++ branduolio nėra, o daugiau matuoti nėra ko: { $reason }
bench-no-plot = Brėžiniui reikia matplotlib. Jis atsiranda taip: pip install "imperiale[bench]"
bench-plot-kind = { $file } nubrėžti negalima. Nurodykite vardą su viena iš šių galūnių: { $known }.
