# Mokytis iš klaidų: nepavykę sprendimai dar kartą, kol bus teisingi

mistake-ask-card = Čia suklydote. Kuri korta geriausia?
mistake-ask = Čia suklydote. Kas geriausia?
mistake-what = Jūsų pasirinkimas atėmė { $loss } tikimybės laimėti: { $grade }.
mistake-right = Teisingai: { $did }.
mistake-wrong = Ne tai: { $did }.
mistake-near = Beveik taip pat gerai; { $best } verta { $loss } daugiau.
mistake-better = Geriau { $best }; { $own } praranda { $loss }.
mistake-then = Tada buvo { $then }, prarasta { $loss }: { $grade }.
mistake-values = Prie ko veda kiekvienas pasirinkimas, pagal tai, ką galėjote žinoti:
mistake-column-what = Pasirinkimas
mistake-played-then = sužaista tada
mistake-again-now = Netrukus paklausime dar kartą.
mistake-again-in = { $days ->
    [one] Paklausime vėl po { $days } dienos.
    [few] Paklausime vėl po { $days } dienų.
   *[other] Paklausime vėl po { $days } dienų.
}
mistake-learned = Penkis kartus teisingai, vis ilgesniais tarpais: šita išmokta.
mistake-next = Kita
mistake-review = analizė
mistake-left = Taisyti dabar: { $due }. Išmokta: { $learned }.
mistake-count = { $all ->
    [one] Jūsų analizėse klaidingas { $all } sprendimas
    [few] Jūsų analizėse klaidingi { $all } sprendimai
   *[other] Jūsų analizėse klaidingų sprendimų: { $all }
}. Taisyti dabar: { $due }. Išmokta: { $learned }.
mistake-sitting = Šį kartą teisingai: { $right }.
mistake-begin = Taisyti savo klaidas
mistake-when = Kol kas nieko neliko. Kita ateis { $day }.
mistake-early = Vis tiek mokytis
mistake-how = Kas teisinga, grįžta vis vėliau, kas klaidinga, tuoj pat.
mistake-none = Jūsų analizėse nėra klaidų, vertų įvertinimo.
mistake-no-review = Čia patenka sprendimai, kuriuos analizė rado klaidingus. Sužaiskite partiją iki galo ir atverkite jos analizę; arba išnagrinėkite išsaugotą.
mistake-of-review = { $who ->
    [you] Jūs
   *[other] { $who }
}: { $errors ->
    [0] klaidų, vertų įvertinimo, nėra.
    [one] taisyti { $errors } klaidą.
    [few] taisyti { $errors } klaidas.
   *[other] taisyti { $errors } klaidų.
}
mistake-whose = Kieno klaidas norite taisyti?
failed-mistake-lost = Ši analizė padaryta, kai analizės dar nesakė, kaip atsirado toks momentas. Išnagrinėkite partiją iš naujo.

## imperiale mistakes

mistakes-ask = Čia suklydote ir praradote { $loss }: { $grade }. Kas geriausia?
mistakes-title = Klaida { $number } iš { $of }, { $rules }, dalijimas { $deal }, kirtis { $trick }
mistakes-choices = Galėjote: { $choices }
mistakes-not-weighed = To analizė nesvėrė. Galėjote: { $choices }
mistakes-go-on = Enter: kita. q: užteks.
mistakes-farewell = Dabar teisingai: { $right } iš { $tried }. Dar taisyti: { $left }.
mistakes-none = Dabar nėra ko taisyti. { $waiting ->
    [0] Išnagrinėkite partiją arba nurodykite failą: imperiale mistakes partie-0001.json
    [one] Viena grįš vėliau; --early klausia dabar.
   *[other] Vėliau grįš { $waiting }; --early klausia dabar.
}
mistakes-whose = { $file }: kieno klaidas taisyti? Jūsų čia nėra: nurodykite vietą, --seat 0 yra pirmoji.
mistakes-no-seat = { $file }: vietos { $seat } nėra; žaidžia { $players }.
mistakes-lost = { $file }: nežinoma, kaip atsirado kai kurie iš šių momentų; imperiale review --again padarys analizę iš naujo.
mistakes-kept-damaged = { $file }: tai ne tai, ką imperiale saugo apie klaidas ({ $reason }). Perkelkite failą kitur, kad pradėtumėte iš naujo.
