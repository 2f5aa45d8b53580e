# Kas sakoma apie laimėjimo tikimybes: imperiale equity, ir jos imperiale solve bei arena

equity-title = Lentelė { $table }: tikimybė laimėti partiją pagal rezultatą prieš dalijimą
equity-of = { $rules }, žaidėjų { $players }, imperialų { $target }; dalijimų { $deals }, žaidžia { $policy }, sėkla { $seed }; standartinė paklaida ne didesnė kaip { $error } %
equity-control = Patikslinta dar dalijimais, jų { $deals }: { $control }, sužaidęs ir ankstesnius
equity-lent = Ji pasiskolinta: šios taisyklės nuo lentelės taisyklių skiriasi tuo: { $keys }.
equity-first = Pirmasis dalijantysis, kai niekas nieko neturi: { $chance } %, virš lygios dalies { $above } (st. pakl. { $error })
equity-paid = Laukiamas mokėjimas pirmajam dalijančiajam: { $payment } (st. pakl. { $error })

equity-grid = Pirmojo tikimybė procentais, visa kita – dalijančiojo. Pagal imperialus, be punktų: Pirmojo žemyn, dalijančiojo į šalį
equity-ahead = Tikimybės procentais vietos, turinčios keliais imperialais daugiau už visas kitas, neturinčias nieko
equity-elder = Pirmasis
equity-place = vieta { $place }
equity-dealer = dalijantysis
equity-imperials = imperialai
equity-score = { $place }, kai { $score }: { $chance } %
equity-score-paid = { $place }, kai { $score }: { $chance } %, laukiamas mokėjimas { $payment }
equity-score-error = Standartinė paklaida ne didesnė kaip { $error } %

equity-scores = { $found } – ne žaidėjų ({ $players }) rezultatas prieš dalijimą, kai nė vienas neturi imperialų tiek: { $target }. Nurodykite po vieną kiekvienai vietai, pirma Pirmojo, paskiausiai dalijančiojo: --score "2i3c 0i5c"
equity-alone = --build daro lentelę, tad netinka kartu su { $given }. Išmeskite tai.
equity-build-only = { $given } tinka tik su --build. Nurodykite ir jį arba išmeskite tai.
equity-deals = { $option } { $found } negalima. Nurodykite { $step } kartotinį, nuo { $step } iki { $most }.
equity-seed = Sėkla – žodis, ne ilgesnis kaip { $longest } spausdinamų ženklų. Nurodykite tokį.
equity-length = --length { $found } negalima. Nurodykite ilgiausios partijos imperialus: nuo { $least } iki { $most }.
equity-workers = --workers { $found } negalima. Nurodykite skaičių nuo 1 iki { $most }.
equity-exists = Failas { $file } jau yra. Nurodykite kitą su --out arba perrašykite su --force.
equity-unwritable = Į { $file } rašyti negalima: { $reason }. Nurodykite failą, į kurį rašyti galima.
equity-part-other = Faile { $file } dalijimai kitai lentelei. Pašalinkite jį arba nurodykite kitą su --out.
equity-part-damaged = { $file }, eilutė { $line }, sugadinta, ir ji ne paskutinė. Norėdami pradėti iš naujo, failą pašalinkite.
equity-part-cut = Paskutinė { $file } eilutė nutrūko įrašant; jos dalijimai žaidžiami iš naujo.
equity-going-on = Faile { $file } dalijimų { $deals }; tęsiama nuo ten.
equity-go-on = Kas sužaista, saugoma { $file }. Ta pati komanda tęs nuo ten.
equity-lost = Žaidęs procesas žuvo ties gabalu { $chunk } ar netrukus po jo. Žaiskite iš naujo su --workers 1, kad matytumėte, ties kuriuo.
equity-bar = dalijimai, žaidžia { $policy }
equity-written = { $file }: dalijimų { $deals }, standartinė paklaida ne didesnė kaip { $most } %. Parodyti: imperiale equity --table { $file }
equity-unreadable = Faile { $file } laimėjimo tikimybių lentelės nėra: { $reason }. Nurodykite failą, kurį įrašė --build.
equity-other-table = { $file } skirta žaidėjams ({ $players }), o reikia { $wanted }. Nurodykite jos taisykles su --rules ir --players.
equity-no-core = Laimėjimo tikimybes skaičiuoja C++ branduolys, o jis neįdiegtas. Įdiekite imperiale iš naujo su C++ kompiliatoriumi.

equity-none = Laimėjimo tikimybių nėra: { $reason }
equity-none-card-points = ši partija laimima kortų taškais, o apie juos jokia lentelė nežino.
equity-none-players = žaidėjams ({ $players }) lentelės nėra. Padarykite ją su --build.
equity-none-length = partija iki { $target } imperialų, o lentelė iki { $longest }. Padarykite ją su --build --length { $target }.
equity-none-payment = čia nemokama arba mokama kitaip, nei lentelė žino.
equity-none-core = šios lentelės reikšmes skaičiuoja C++ branduolys, o jis neįdiegtas. Įdiekite imperiale iš naujo su C++ kompiliatoriumi.
equity-from-alone = --from sudaro lentelę iš jau sužaistų dalijimų, todėl negalima kartu su { $given }. Tai praleiskite.
equity-unfit-agents = { $folder }: žaidė { $found }. Lentelei reikia dalijimų, kuriuose vienas agentas užima visas vietas.
equity-unfit-options = { $folder }: sužaistos partijos baigiasi per anksti, ir paskutinių dalijimų niekas nežino iki galo. Simuliuokite su { $needed }
equity-unfit-few = { $folder }: ištisų dalijimų { $found }. Lentelei reikia bent { $step }.
