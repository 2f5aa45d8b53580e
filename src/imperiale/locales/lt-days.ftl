# Kas sakoma apie partijas, kuriose ėjimui duodamos dienos

home-clock-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
    [many] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
}
days-mine = Jūsų partijos
days-yours = Jūsų eilė
days-theirs = Ne jūsų eilė
days-all = Rodyti visas ({ $games })
days-nobody = dar nieko
days-left-days = { $days ->
    [one] liko { $days } diena
    [few] liko { $days } dienos
    [many] liko { $days } dienos
   *[other] liko { $days } dienų
}
days-left-hours = { $hours ->
    [one] liko { $hours } valanda
    [few] liko { $hours } valandos
    [many] liko { $hours } valandos
   *[other] liko { $hours } valandų
}
days-left-minutes = { $minutes ->
    [0] liko mažiau nei minutė
    [one] liko { $minutes } minutė
    [few] liko { $minutes } minutės
    [many] liko { $minutes } minutės
   *[other] liko { $minutes } minučių
}
days-brief = { $days } d. { $hours } val.
ratings-days = dienomis
failed-days = Ėjimui galima duoti nuo vienos iki keturiolikos ištisų dienų; seconds turi būti 86400 kartotinis.
failed-clock = Toks laikrodis duoda ne daugiau kaip dieną. Jei reikia daugiau, rinkitės laikrodį dienomis.
