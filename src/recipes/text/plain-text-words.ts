import { wordMap } from "./match-start.ts";

/** A new language also adds units to `unit-names.ts` and headings to `part-words.ts`. */

export type Label =
  "prep" | "cook" | "total" | "yield" | "author" | "source" | "tags" | "category" | "cuisine" | "title";

export const LABELS = wordMap<Label>([
  [
    "prep",
    `prep time|prep|preparation time|preparation|active time|hands-on time|hands on time|hands-on
    vorbereitungszeit|vorbereitung|zubereitungszeit|zubereitung|arbeitszeit|aktive zeit
    temps de préparation|préparation|tid til forberedelse|forberedelse|forberedelsestid|arbejdstid|tilberedningstid
    förberedelse|förberedelsetid|förberedelser|czas przygotowania|przygotowanie|czas pracy
    tempo de preparo|tempo de preparação|preparo|preparação|准备时间|准备|備料時間|準備時間|准备时长
    tiempo de preparación|preparación|tempo di preparazione|preparazione|voorbereidingstijd|voorbereiding|bereidingstijd|下準備
    doba přípravy|előkészítési idő|время подготовки|χρόνος προετοιμασίας|προετοιμασία|hazırlama süresi|hazırlık süresi`,
  ],
  [
    "cook",
    `cook time|cooking time|cook|cooking|baking time|bake time|baking|bake|perform time
    kochzeit|backzeit|koch-/backzeit|kochen|backen|garzeit|bratzeit|koch- und backzeit|kochdauer|backdauer
    temps de cuisson|cuisson|kogetid|bagetid|stegetid|tid i ovn|i ovnen|koktid|gräddningstid|tillagningstid|tid i ugn|tillagning
    czas gotowania|czas pieczenia|gotowanie|pieczenie|czas smażenia|tempo de cozimento|tempo de cozedura|tempo de forno|cozimento|tempo de cozinha
    烹饪时间|烹调时间|烹飪時間|烹調時間|烘烤时间|烘烤時間|烤制时间|加热时间|料理時間|煮制时间
    tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|oventijd|steketid|koketid|paistoaika|doba vaření|doba pečení|sütési idő|főzési idő
    время приготовления|χρόνος μαγειρέματος|μαγείρεμα|pişirme süresi`,
  ],
  [
    "total",
    `total time|total|time|duration|ready in|takes|gesamtzeit|gesamt|zeit|dauer|zeitaufwand|fertig in|zeitbedarf
    temps total|temps|durée|durée totale|prêt en|samlet tid|tid i alt|tid ialt|tid|total tid|tidsforbrug|totaltid|klart på|klar på
    czas całkowity|łączny czas|czas|czas wykonania|tempo total|tempo|duração|pronto em
    总时间|总时长|总耗时|耗时|用时|时间|所需时间|總時間|總時長|耗時|用時|時間|所需時間|調理時間|所要時間
    tiempo total|tiempo|tempo totale|totale tijd|totaltijd|tijd|kokonaisaika|aika|celková doba|celkový čas|összes idő|elkészítési idő|общее время|συνολικός χρόνος|toplam süre
    time required|required time|time needed|prep & cook time|prep and cook time|prep + cook time|preparation and cooking time|benötigte zeit
    vor- und zubereitungszeit|temps nécessaire|temps de préparation et de cuisson|tiempo necesario|tiempo de preparación y cocción|tempo necessario|tempo di preparazione e cottura|benodigde tijd`,
  ],
  [
    "yield",
    `yield|yields|serves|servings|serving size|portions|portion size|makes|number of servings|quantity|feeds
    portionen|portion|ergibt|menge|personen|anzahl portionen|stückzahl|anzahl personen|für
    portions|nombre de parts|nombre de portions|nombre de personnes|personnes|pour|rendement|parts
    portioner|antal portioner|antal personer|antal|personer|giver|til|portioner ca|räcker till|ger|mängd|ca antal
    porcje|ilość|ilość porcji|liczba porcji|porcji|wydajność|dla|porções|rende|rendimento|doses|número de porções|número de pessoas|pessoas|porção|serve|para
    份量|分量|人数|人數|几人份|適用人數|食用人数|份数|份數|出品量|成品
    raciones|ración para|raciones para|número de raciones|porciones|rinde|porzioni|dosi|dosi per|persone|voor|porties|personen|aantal personen|annoksia|porce|počet porcí|adag|порции|количество порций|порций|μερίδες|kişilik|porsiyon|porsjoner`,
  ],
  [
    "author",
    `author|by|recipe by|written by|posted by|from the kitchen of|autor|autorin|von|rezept von|ein rezept von|verfasst von
    auteur|auteure|par|recette par|une recette par|forfatter|af|opskrift af|författare|av|recept av
    autorka|autorstwa|przez|przepis od|autora|autor da receita|por|receita por
    作者|文|来自|出自|食谱作者|食譜作者|receta de|ricetta di|recept van|door|autore|kirjoittaja|szerző|автор|автор рецепта|συγγραφέας|yazar`,
  ],
  [
    "source",
    `source|recipe source|from|original|original recipe|link|url|website|adapted from|found at|via|recipe from|full recipe
    quelle|originalrezept|rezeptquelle|gefunden auf|gefunden bei|webseite|lien|site|trouvé sur|recette originale
    kilde|opskriften er fra|fundet på|hentet fra|källa|hittat på|från|źródło|link do przepisu|strona
    fonte|origem|receita original|retirado de|来源|出处|链接|原文|原文链接|來源|出處|連結|網址|网址|原文連結
    fuente|bron|lähde|zdroj|forrás|источник|πηγή|kaynak|出典`,
  ],
  [
    "tags",
    `tags|tag|keywords|keyword|schlagwörter|schlagworte|stichwörter|stichworte|mots-clés|mots clés|étiquettes|nøgleord|emneord|mærkater
    taggar|nyckelord|tagi|słowa kluczowe|etiquetas|palavras-chave|palavras chave|标签|关键词|標籤|關鍵字|關鍵詞|etiketter`,
  ],
  [
    "category",
    `category|categories|course|meal type|kategorie|kategorien|gang|catégorie|catégories|type de plat|kategori|kategorier|måltid|ret|rätt|maträtt
    kategoria|kategorie|rodzaj dania|categoria|categorias|分类|类别|分類|類別|categoría|categorie`,
  ],
  [
    "cuisine",
    `cuisine|küche|landesküche|type de cuisine|køkken|kök|kuchnia|cozinha|culinária|菜系|cocina|cucina|keuken`,
  ],
  [
    "title",
    `recipe|recipe for|title|name|recipe name|dish|subject|re|fwd|fw|rezept|rezept für|das rezept|rezeptname|titel|betreff|aw|wg
    recette|nom|titre|nom de la recette|objet|opskrift|opskrift på|navn|emne|recept|recept på|namn|ämne
    przepis|przepis na|nazwa|tytuł|temat|receita|nome|título|assunto|菜名|食谱|菜谱|食譜|配方|名称|名稱|主题|主旨|标题|標題|件名
    receta|ricetta|oggetto|asunto|onderwerp|resepti|рецепт|συνταγή|tarif|レシピ|料理名`,
  ],
]);

/** Times without a field of their own. */
export const ASIDES = wordMap([
  [
    "rest",
    `rest time|resting time|rest|resting|chill time|chilling time|additional time|cooling time|rising time|marinating time|inactive time
    ruhezeit|wartezeit|kühlzeit|gehzeit|marinierzeit|abkühlzeit|repos|temps de repos|réfrigération|hviletid|hævetid|køletid|kølning
    vilotid|jästid|kyltid|czas oczekiwania|czas chłodzenia|czas wyrastania|tempo de descanso|tempo de espera|descanso
    tiempo de reposo|reposo|tempo di riposo|riposo|rusttijd|wachttijd|静置时间|靜置時間|发酵时间|發酵時間|冷藏时间|冷藏時間|寝かせ時間`,
  ],
]);

export const REMARKS = wordMap([
  [
    "remark",
    `difficulty|level|skill level|calories|energy|schwierigkeitsgrad|schwierigkeit|kalorien|brennwert|energie|kcal pro portion|difficulté|énergie|calories par portion
    sværhedsgrad|energi|kalorier|svårighetsgrad|poziom trudności|trudność|wartość energetyczna|kalorie|dificuldade|calorias|valor energético
    dificultad|difficoltà|calorie|moeilijkheid|calorieën|难度|難度|热量|熱量`,
  ],
]);

/** How difficult a recipe is. */
export const LEVELS = wordMap([
  [
    "level",
    `easy|very easy|super easy|simple|medium|moderate|intermediate|hard|difficult|advanced|beginner|einfach|sehr einfach|leicht|mittel|mittelschwer|normal|schwer|anspruchsvoll|pfiffig
    facile|très facile|moyen|difficile|fácil|muy fácil|media|medio|intermedia|difícil|muito fácil|médio|facilissima|makkelijk|gemakkelijk|gemiddeld|moeilijk
    let|nem|middel|mellem|svær|lätt|enkel|enkelt|medel|medelsvår|svår|avancerad|middels|vanskelig|łatwy|łatwe|średni|średnie|trudny|trudne|helppo|snadné|středně náročné|könnyű|közepes|nehéz
    简单|容易|中等|困难|簡單|困難|簡単|普通|легко|просто|средне|сложно|εύκολη|εύκολο|μέτρια|δύσκολη|kolay|orta|zor`,
  ],
]);

export const STEP_LEADS = wordMap([
  [
    "steps",
    `here's how|here is how|here's how to make it|this is how|so wird es gemacht|so geht es|und so wird's gemacht|voici comment faire|sådan gør du|så gör du så här|oto jak|veja como`,
  ],
]);

/** Before a number of servings, kept with it. */
export const YIELD_VERBS = wordMap([
  [
    "yield",
    `serves|serves about|makes|makes about|makes approximately|yields|feeds|enough for|for|ergibt|reicht für|für|für ca|für etwa|macht
    pour|pour environ|donne|à partager pour|til|giver|rækker til|nok til|till|räcker till|ger|ca till
    dla|na|wychodzi|wystarczy na|para|rende|serve|dá para|rende cerca de|可做|可供|约|約|大约|供|够
    rinde|sirve|salen|x|per|dosi per|voor|goed voor|за|на`,
  ],
]);

export const YIELD_NOUNS = wordMap([
  [
    "yield",
    `serving|servings|portion|portions|people|persons|person|eaters|adults|portionen|personen|leute|esser|erwachsene|pers
    personne|personnes|parts|part|convives|portioner|personer|pers|kuverter|personar|bitar
    porcja|porcje|porcji|os|osób|osoby|osoba|porção|porções|pessoa|pessoas|doses|dose
    人份|人分|人前|份|人|位|人食用|人用|personas|raciones|ración|porciones|persone|porzioni|personen|punten|puntjes|annosta|porsjoner|porce|osob|adag|порции|порций|персон|μερίδες|άτομα|kişilik|kişi|인분|annoksia`,
  ],
]);

export const TIME_UNITS = wordMap([
  [
    "time",
    `s|sec|secs|second|seconds|min|mins|minute|minutes|h|hr|hrs|hour|hours|day|days|night|week|weeks
    sek|sekunde|sekunden|minuten|std|stunde|stunden|tag|tage|tagen|nacht|woche|wochen
    seconde|secondes|heure|heures|jour|jours|nuit|minutter|minut|time|timer|t|dag|dage|døgn|nat
    minuter|tim|timme|timmar|dagar|dygn|natt|sekunder|minuta|minuty|minutę|godz|godzina|godziny|godzinę|godzin|dni|dzień|noc|doba
    minuto|minutos|segundos|hora|horas|dia|dias|noite|分钟|分鐘|分|小时|小時|时|時|时间|時間|秒|秒钟|天|个小时|個小時|个半小时|晚|夜
    minuti|ora|ore|giorno|giorni|días|uur|minuten|minuuttia|tunti|tuntia|minut|hodin|hodina|hodiny|perc|óra|мин|минут|минуты|час|часа|часов|λεπτά|ώρα|ώρες|dakika|saat`,
  ],
]);

export const APPROXIMATELY = wordMap([
  [
    "approximately",
    `about|approx|approx.|approximately|around|roughly|ca|ca.|circa|c.|etwa|ungefähr|rund|gut|knapp|env|env.|environ|à peu près
    omkring|cirka|ungefär|runt|około|ok.|ok|mniej więcej|cerca de|aprox|aprox.|aproximadamente|uns|umas|约|約|大约|大約|大概
    unos|unas|más o menos|ongeveer|noin|asi|kb.|около|примерно|heaped|level|gehäufte|gestrichene|gehäufter|gestrichener|au moins|mindestens|at least|max|max.
    up to|bis zu|jusqu'à|hasta|até|fino a|op til|upp till`,
  ],
]);

export const RANGE_WORDS = "to|or|bis|oder|à|ou|til|eller|till|do|lub|a|até|tot|of|o|do|до|или|至|到|或";

export const SOME = wordMap([
  [
    "some",
    `some|a little|a bit of|a few|a pinch|pinch of|a pinch of|a handful of|a dash of|a splash of|a drizzle of|a knob of|a couple of|a dozen|half a|plenty of|zest of|juice of|the juice of|the zest of
    etwas|ein wenig|wenig|ein paar|einige|ein bisschen|eine prise|prise|eine handvoll|ein schuss|schuss|einen schuss|ein halber|eine halbe|ein halbes|viel|saft von|saft einer|saft und schale
    un peu de|un peu d'|quelques|une pincée de|pincée de|une poignée de|un filet de|une noix de|un demi|une demi|le jus d'|le jus de|jus de|zeste de
    lidt|nogle|en knivspids|en nip|et nip|en håndfuld|et par|en smule|en halv|et halvt|saft af|lite|några|en nypa|nypa|en näve|en klick|ett par|en skvätt|ett halvt|saften av|saft från
    trochę|kilka|szczypta|szczyptę|odrobina|garść|pół|sok z|parę|um pouco de|alguns|algumas|uma pitada de|pitada de|um punhado de|um fio de|fio de|meia|meio|sumo de|suco de|raspas de
    少许|适量|一些|若干|少量|半个|少許|適量|半個|un poco de|una pizca de|zumo de|un pizzico di|un po' di|qualche|succo di|een beetje|wat|een snufje|sap van|ripaus|hyppysellinen|špetka|trochu|csipet|немного|щепотка|λίγο|biraz`,
  ],
]);

export const AS_NEEDED =
  "to taste|as needed|for serving|to serve|for garnish|to garnish|for frying|for dusting|for greasing|optional|nach geschmack|nach belieben|nach bedarf|zum braten|zum bestäuben|zum garnieren|zum servieren|zum bestreuen|für die form|au goût|selon le goût|pour servir|facultatif|efter smag|til servering|til stegning|til pynt|efter smak|till servering|till stekning|till formen|do smaku|do smażenia|do podania|do posypania|do dekoracji|a gosto|q.b.|q.b|qb|para servir|para fritar|para untar|para polvilhar|适量|少许|若干|少量|一些|適量|少許|少々|お好みで|al gusto|quanto basta|naar smaak|maun mukaan|dle chuti|ízlés szerint|по вкусу|약간|조금|적당량|स्वादानुसार";

/** Only before a unit. */
export const NUMBER_WORDS = wordMap([
  [
    "number",
    `a|an|one|two|three|four|five|six|half|half a|a half|quarter|ein|eine|einen|zwei|drei|vier|fünf|sechs|halbe|halber|halbes|eine halbe|ein halber|ein halbes|un|une|deux|trois|quatre|cinq|six|demi|une demi|un demi
    en|et|to|tre|fire|fem|seks|halv|en halv|et halvt|ett|två|fyra|sex|ett halvt|jeden|jedna|jedną|dwa|dwie|trzy|cztery|pięć|pół|um|uma|dois|duas|três|quatro|cinco|meia|meio|una|uno|dos|tres|due|een|twee|drie|vier`,
  ],
]);

/** “For the dough”. */
export const FOR_PART = wordMap([
  [
    "for",
    `for the|for|for a|to serve|to garnish|for serving|to decorate|für den|für die|für das|für|zum|außerdem|pour la|pour le|pour les|pour l'|pour
    til|til en|til den|til det|til pynt|till|till en|till den|na|do|dla|para a|para o|para as|para os|para|per il|per la|per le|voor de|voor het|para la|para el|para los|для`,
  ],
]);

export const GREETINGS = wordMap([
  [
    "greeting",
    `hi|hiya|hello|hey|hi there|dear|good morning|good evening|here is|here's|here you go|this is the recipe|as promised|thanks|thank you|enjoy|you asked
    hallo|huhu|hoi|servus|moin|liebe|lieber|liebes|guten tag|guten morgen|grüß dich|grüezi|hier ist|hier das|hier kommt|hier mein|anbei|wie versprochen|danke
    bonjour|salut|coucou|bonsoir|cher|chère|voici|voilà|merci|comme promis
    hej|hejsa|kære|goddag|her er|her kommer|som lovet|tak|hejsan|kära|här är|här kommer|som utlovat|tack
    cześć|hejka|hej kochana|witaj|witam|witajcie|dzień dobry|drogi|droga|kochana|oto|tu jest|zgodnie z obietnicą|dzięki|dziękuję
    olá|oi|ola|querido|querida|bom dia|boa tarde|boa noite|aqui está|aqui vai|segue|como prometido|obrigado|obrigada
    dag|ha|beste|lieve|goedemorgen|goedemiddag|goedenavond|buenas|buenos días|buenas tardes|querida|querido|cara|caro|buonasera|ma chérie|mon chéri|ma puce|mi amor|cariño|schatz|hi love|morning
    こんにちは|こんばんは|久しぶり|お疲れさま|お疲れ様|おつかれさま
    你好|您好|大家好|嗨|早上好|亲爱的|親愛的|这是|這是|哈喽|哈囉|hola|ciao|buongiorno|terve|ahoj|szia|привет|merhaba`,
  ],
]);

export const MAIL_HEADERS = wordMap([
  [
    "header",
    `from|to|cc|bcc|sent|date|gesendet|an|datum|de|envoyé|à|fra|sendt|dato|från|skickat|do|od|wysłano|data|enviado|发件人|收件人|寄件者|收件者`,
  ],
]);

export const CLOSINGS = wordMap([
  [
    "closing",
    `enjoy|bon appetit|guten appetit|bon appétit|smacznego|bom apetite|velbekomme|smaklig måltid|buon appetito|buen provecho|eet smakelijk
    puss|puss och kram|schöne grüße|frohe weihnachten|frohe ostern|tschüss|bis dann|hasta luego|hasta pronto|nos vemos|que aproveche|a presto|ci vediamo|tot snel|tot dan|veel plezier|powodzenia|do zobaczenia|até logo|até breve|bom proveito|boa sorte|lycka till|vi ses|vi hörs|hej då|held og lykke|またね|ではまた|よろしくお願いします|召し上がれ|happy cooking|happy baking|take care|talk soon|hugs and kisses
    best|best wishes|best regards|kind regards|regards|love|lots of love|xoxo|xx|cheers|hugs|see you|sent from my
    liebe grüße|viele grüße|lg|vg|mfg|gruß|grüße|herzliche grüße|alles liebe|bis bald|gesendet von|von meinem
    bisous|bises|cordialement|amitiés|à bientôt|bien à toi|grosses bises|envoyé de mon|kærlig hilsen|venlig hilsen|hilsen|mange hilsner|knus|kh|mvh|sendt fra min
    kram|kramar|hälsningar|många hälsningar|vänliga hälsningar|ha det gott|skickat från min|pozdrawiam|pozdrowienia|buziaki|całuję|ściskam|wysłane z
    abraço|abraços|beijos|beijinhos|cumprimentos|um abraço|enviado do meu|祝好|此致|顺祝|祝你|祝您|saludos|un abrazo|un beso|besos|baci|un bacio|un saluto|saluti|groetjes|groet|groeten|liefs|viel spaß|kuss|küsschen|terveisin`,
  ],
]);
