# Paskyros: kas sakoma tam, kas ją turi ar norėtų turėti

account-title = Jūsų paskyra
account-what = Čia viską galima žaisti be paskyros. Su ja savo partijas rasite kiekviename savo įrenginyje. Nereikia nei slaptažodžio, nei el. pašto: kad įrenginys jūsų, jis įrodo prieigos raktu.
account-new = Sukurti
account-make = Sukurti paskyrą su prieigos raktu
account-passkey-what = Įrenginys paprašys piršto, veido ar savo PIN kodo; niekas iš to jo nepalieka. Šios naršyklės partijos liks su jumis.
account-known = Jau turite
account-in = Prisijungti prieigos raktu
account-have-code = Prieigos raktas prarastas
account-code = Grįžimo kodas
account-back = Grįžti kodu
account-code-what = Jei prarasite visus įrenginius, jus įleis tik šis kodas. Jis galioja vieną kartą. Užsirašykite: daugiau jis nebus rodomas.
account-code-kept = Užsirašiau
account-copy = Kopijuoti
account-numbers = Prieigos raktai priklauso svetainės vardui, o šis puslapis atvertas skaičių adresu. Atverkite jį vardu.
account-unable = Ši naršyklė nepažįsta prieigos raktų arba yra per sena šiam puslapiui.
account-no-passkey = Prieigos raktas nebuvo duotas; niekas nepasikeitė.
account-games = Vykstančios partijos
account-no-games = Nėra. Ką pradėsite prisijungę, bus čia, visuose jūsų įrenginiuose.
account-nobody-yet = dar nieko
account-your-turn = Jūsų eilė
account-past = Pasibaigusios partijos
account-passkeys = Prieigos raktai
account-passkey = Prieigos raktas
account-used = naudotas { $day }
account-add = Pridėti prieigos raktą
account-added = Prieigos raktas pridėtas.
account-remove = Pašalinti
account-remove-key = Pašalinti: { $key }
account-removed = Prieigos raktas nebegalioja.
account-new-code = Naujas grįžimo kodas
account-devices = Kur prisijungta
account-devices-number =
    { $devices ->
        [one] { $devices } įrenginyje.
        [few] { $devices } įrenginiuose.
       *[other] { $devices } įrenginių.
    }
account-out-others = Atjungti visus kitus
account-others-out = Visi kiti įrenginiai atjungti.
account-out = Atsijungti čia
account-is-out = Atsijungėte.
account-data = Jūsų duomenys
account-data-what = Faile yra viskas, ką serveris apie jus saugo. Kas ištrina paskyrą, pasiima vardą ir prieigos raktus; partijos lieka tiems, su kuriais žaista, be jo vardo.
account-save = Išsaugoti faile
account-leave = Ištrinti paskyrą
account-leave-sure = Ištrinti paskyrą?
account-leave-what = To nebus galima atšaukti. Jūsų vardas bus pašalintas iš visų partijų, o vietos vykstančiose partijose paliktos.
account-stay = Palikti
account-left = Paskyra ištrinta.
account-name-taken = Pasirinkite kitą vardą: šis tuščias, kažkieno arba panašus į svetimą.
account-not-proven = Prieigos raktas neįrodė, kad jis jūsų: čia jis nežinomas arba atsakymas per vėlus. Bandykite dar kartą.
account-no-code = Tokio kodo niekas neturi. Kiekvienas kodas galioja vieną kartą; rašykite jį taip, kaip buvo parodytas.
account-no-site = Prieigos raktai priklauso svetainės vardui. Atverkite puslapį vardu, šiame kompiuteryje http://localhost:{ $port }, o ne skaičių adresu.
account-last-passkey = Tai ne jūsų prieigos raktas arba jis paskutinis. Pirma pridėkite kitą.
account-not-signed-in = Čia nesate prisijungę arba buvote atjungti iš kito įrenginio.

## Reitingai

ratings-title = Reitingai
ratings-what = Reitinguojamos partijos tarp žmonių su paskyromis arba vieno iš jų prieš kompiuterio lygį su laikrodžiu, pagal knygos taisykles, kokios jos yra; atgal jose nieko neimama. Lygiai išmatuoti vienas su kitu ir nejuda; pradedantysis turi 1500, kaip „{ agent-casual }“. 400 taškų yra dešimt prieš vieną; skaičius po ± sako, kiek reitingas gali klysti, ir su kiekviena partija mažėja.
ratings-speed = Laikrodis
ratings-free = be laikrodžio
ratings-slow = lėtai
ratings-quick = greitai
ratings-none = Dar niekas nebaigė tokios reitinguojamos partijos.
ratings-computer = kompiuteris
ratings-column-place = Vieta
ratings-column-name = Vardas
ratings-column-rating = Reitingas
ratings-column-parties = Partijos
ratings-own = { $rules }, { $speed }: { $rating } ± { $doubt }, { $parties ->
        [one] { $parties } partija
        [few] { $parties } partijos
       *[other] { $parties } partijų
    }
account-leaders = Kas žaidžia geriausiai
