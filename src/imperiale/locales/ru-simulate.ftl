# Что говорит imperiale simulate

simulate-agents = Агентов названо { $found }: так нельзя. Назовите одного, который играет за всех, или { $players }, по одному на место.
simulate-parties = --parties { $found } не годится. Укажите число от 1 до { $most }.
simulate-seed = зерно: { $seed }
simulate-seed-wrong = Зерно — слово не длиннее { $longest } печатных знаков. Укажите такое.
simulate-no-seed = { $folder } уже есть. Чтобы продолжить начатое там, укажите его зерно через --seed; чтобы начать заново, назовите другую папку через --out.
simulate-workers = --workers { $found } не годится. Укажите число от 1 до { $most }.
simulate-no-polars = Parquet пишет polars, а он не установлен. Установите его: pip install "imperiale[sim]"
simulate-no-cluster = По адресу { $address } не отвечает кластер Dask: { $reason }. Укажите адрес его планировщика, например tcp://127.0.0.1:8786; сам Dask: pip install "imperiale[cluster]"
simulate-other = В { $folder } другая симуляция или что-то иное. Назовите другую папку через --out.
simulate-unwritable = { $folder } не годится: { $reason }. Назовите папку, куда можно писать.
simulate-going-on = В { $folder } сыгранных партий: { $parties }; продолжаем оттуда.
simulate-go-on = Сыгранное хранится в { $folder }. Та же команда продолжит оттуда.
simulate-lost = Играющие процессы гибли раз за разом, на части { $part } или вскоре после неё. Сыграйте снова с --workers 1, чтобы увидеть почему.
simulate-bar = партии
simulate-written = { $folder }: партий { $parties }, с их сдачами и решениями.
simulated-none = { $folder } не содержит симуляции: { $reason }. Укажите папку, которую записала команда imperiale simulate.
simulated-damaged = { $folder } содержит повреждённую симуляцию: { $reason }
simulated-unfinished = { $folder } содержит прерванную симуляцию: не хватает частей: { $missing } из { $parts }. Доведите её до конца той же командой, которой она начата.
