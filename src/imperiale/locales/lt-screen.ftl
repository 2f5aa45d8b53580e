# Stalas per visą terminalą: imperiale tui

## Kas yra

screen-language = lietuvių
screen-new = Nauja partija
screen-begin = Pradėti
screen-marking = Žymėjimas
screen-automatic = Žymi stalas
screen-hand = Kiekvienas žymi pats
screen-server = Sėsti prie stalo serveryje
screen-look = Dar kartą pažiūrėti partiją
screen-file = Išsaugota partija arba dalijimų failas
screen-link = Stalo nuoroda arba serverio adresas
screen-link-wrong = { $found } nėra stalo nuoroda. Reikia tokios: https://cards.example/g/abcdefghij.
screen-server-silent = { $server } neatsako: { $reason } Patikrinkite, ar serveris veikia ir ar adresas teisingas.
screen-server-refused = Serveris atsisako: { $reason }

## Prie stalo

screen-title = { $game } · { $deal } · { $wins }
screen-trumps = Koziris:
screen-last = Paskutinis kirtis:
screen-why = Ką dabar galima
screen-marks = Kas pažymėta ir už ką
screen-type-cards = kortos: KQJAs, 4K
screen-type-number = skaičius
screen-typed-number = { $found } nėra skaičius. Įrašykite skaičių arba tik Enter, jei nieko.
screen-typed-cards = { $found } nėra kortos. Rašykite jas kaip KQJAs arba 4K arba pažymėkite tarpo klavišu.
screen-why-grey = Blyškiomis kortomis dabar eiti negalima; pasirinkite tokią ir sužinosite kodėl.
screen-by-hand = Žymite patys: kortas pasirinkite tarpo klavišu ir parodykite klavišu Enter; įrašykite skaičių, kad jį paskelbtumėte ar pažymėtumėte; vien Enter – daugiau nieko. Kas pamiršta, neskaičiuojama.

## Peržiūra, apžvalga, uždaviniai

screen-reviewing = Apžvelgta: { $done } iš { $deals }
screen-problems-left = liko { $left }, reitingas { $rating }

## Klavišai

screen-key-help = pagalba
screen-key-why = kodėl
screen-key-hint = patarimas
screen-key-marks = taškai
screen-key-replay = atgal
screen-key-review = apžvalga
screen-key-tutor = mokytojas
screen-key-leave = išeiti
screen-key-back = atgal
screen-key-quit = Baigti
screen-keys-go = dalyti, tęsti ar žaisti vėl: pirma, kas siūloma
screen-keys-pick = pažymėti rodomą kortą, kai žymite patys
screen-keys-tab = eiti tarp kortų, įvedimo ir mygtukų
screen-keys-answer = sutikti arba ne
screen-keys-replay = pažiūrėti atgal, žingsnis po žingsnio
screen-keys-review = apžvelgti baigtus dalijimus
screen-keys-tutor = mokytojas: išjungtas, blogos klaidos, ir abejotinos
screen-keys-journal = peržiūrėti, kas įvyko
screen-keys-theme = šviesu arba tamsu
screen-keys-leave = palikti stalą; partija lieka išsaugota

## Komanda

tui-no-terminal = Šiame terminale stalo nupiešti negalima. Žaiskite eilutė po eilutės: imperiale play, o ekrano skaitytuvui – imperiale play --plain.
tui-link = { $found } nėra nei serverio adresas, nei stalo nuoroda. Reikia, pvz., https://cards.example/g/abcdefghij.
tui-alone = { $option } skirta stalui serveryje. Nurodykite jį su --server.
