# Kas sakoma apie pranešimus, kad jūsų eilė

notice-turn = Jūsų eilė.
notices-begin = Pranešti, kai bus mano eilė
notices-end = Daugiau nepranešti
notices-what = Ir kai šis puslapis uždarytas, šiame įrenginyje. Pranešimas eina per jūsų naršyklės pranešimų tarnybą; kortų jame nėra.
notices-on = Šiame įrenginyje jums pranešama, kai jūsų eilė, o prie stalo jūsų nėra.
notices-unable = Šiai naršyklei nieko pranešti negalima arba tik per https. Kitur tai sako kortelės antraštė.
notices-denied = Naršyklė neleidžia šiam puslapiui nieko jums pranešti. Leiskite jam pranešimus naršyklės nustatymuose ir bandykite dar kartą.
notices-none = Šis serveris pranešimų nesiunčia.
failed-notices = Šis serveris pranešimų nesiunčia arba nesiunčia šia kalba.
failed-push-service = Tai ne pranešimų tarnybos, į kurią šis serveris kreipiasi, adresas. Serverio šeimininkas gali nurodyti ir kitų (--push-host).
