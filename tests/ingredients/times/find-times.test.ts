import { describe, expect, test } from "bun:test";
import { loadTimes } from "../../../web/ingredients/load-times.ts";

const TAGS = ["en", "de", "fr", "da", "sv", "pl", "pt", "zh-CN", "zh-TW", "es", "it", "nl", "xx"];
const finders = new Map(await Promise.all(TAGS.map(async (tag) => [tag, await loadTimes(tag)] as const)));

function findTimes(step: string, language: string) {
  const find = finders.get(language);
  if (!find) throw new Error(`No words for ${language}`);
  return find(step);
}

/** A time is marked with its seconds: "Simmer for [10–12 minutes|600–720]." */
const MARK = /\[([^|\]]+)\|[^\]]+\]/g;

function markTimes(step: string, language: string): string {
  const times = findTimes(step, language);
  return times.toReversed().reduce((text, { from, to, seconds, mostSeconds }) => {
    const range = seconds === mostSeconds ? `${seconds}` : `${seconds}–${mostSeconds}`;
    return `${text.slice(0, from)}[${text.slice(from, to)}|${range}]${text.slice(to)}`;
  }, step);
}

function check(language: string, marked: string): void {
  expect(markTimes(marked.replace(MARK, "$1"), language)).toBe(marked);
}

describe("numbers with a unit, however it's written", () => {
  test.each([
    ["en", "Boil the pasta for [10 minutes|600]."],
    ["en", "Cook [10 min|600], then [1 hr.|3600] more."],
    ["en", "Toast for [45 seconds|45] and rest [2hrs|7200]."],
    ["en", "Roast for [1½ hours|5400] or braise for [2 1/2 hours|9000]."],
    ["en", "Bake [1-1/2 hours|5400]; steam [0.5 h|1800]."],
    ["en", "Smoke it for [24 hours|86400]."],
    ["en", "Bake for [25mins|1500] at 180°C/gas 4."],
    ["de", "[10 Min.|600] köcheln, dann [1 Std.|3600] ruhen lassen."],
    ["de", "Den Teig [1,5 Stunden|5400] gehen lassen."],
    ["de", "[30 Sek.|30]/Stufe 5 zerkleinern, [8 Min|480]/100 °C garen."],
    ["de", "Ca.[20Minuten|1200] backen."],
    ["de", "Im Ofen [1:30 h|5400] schmoren."],
    ["fr", "Laisser mijoter [20 min|1200], puis [1h|3600] à feu doux."],
    ["fr", "Cuire [30 mn|1800] et mixer [15 sec|15]."],
    ["fr", "Enfourner [45'|2700] à 180 °C."],
    ["da", "Kog i [12 min.|720], og lad hæve i [1½ time|5400]."],
    ["da", "Pisk i [30 sek.|30], og bag i [2 timer|7200]."],
    ["sv", "Koka i [12 min|720] och låt jäsa i [1½ timme|5400]."],
    ["sv", "Vispa i [30 sekunder|30], grädda i [2 tim|7200]."],
    ["pl", "Gotuj [12 min|720], piecz [2 godz.|7200] pod przykryciem."],
    ["pl", "Po [5 minutach|300] dodaj sól, miksuj [30 sek.|30] i mieszaj."],
    ["pt", "Cozinhe por [12 min|720] e deixe descansar [2 h|7200]."],
    ["pt", "Bata por [30 segundos|30] e asse por [1,5 hora|5400]."],
    ["zh-CN", "每面煎[3分钟|180]，再焖[30秒|30]。"],
    ["zh-CN", "小火炖[1.5小时|5400]，蒸[15分|900]。"],
    ["zh-CN", "烤[20min|1200]后取出。"],
    ["zh-TW", "每面煎[3分鐘|180]，再燜[30秒鐘|30]。"],
    ["zh-TW", "冷藏[2個小時|7200]，醃[３０分鐘|1800]。"],
    ["es", "Hornear [25 min.|1500] y dejar reposar [2 h|7200]."],
    ["it", "Cuocere [25 min|1500], poi riposare [2 ore|7200]."],
    ["nl", "Bak [25 min.|1500] en laat [2 uur|7200] rijzen."],
  ])("%s: %s", check);
});

describe("hours with minutes, and minutes with seconds, are one time", () => {
  test.each([
    ["en", "Bake for [1 hour and 20 minutes|4800]."],
    ["en", "Fry for [2 minutes 30 seconds|150]."],
    ["en", "Cook [1 hr 15 min|4500], then [1h30|5400]."],
    ["en", "Rest for [1 hour, 10 minutes|4200], then [1h 30m|5400]."],
    ["de", "[1 Std. 20 Min.|4800] backen."],
    ["de", "[1 Stunde 15 Minuten|4500] schmoren, [1 Stunde und 5 Minuten|3900] ruhen."],
    ["fr", "Laisser lever [1 h 30|5400] à température ambiante."],
    ["fr", "Cuire [1h15|4500], puis [2 min 30|150] de chaque côté."],
    ["fr", "Cuire [1 heure et 10 minutes|4200]."],
    ["da", "Bag i [1 time og 20 minutter|4800], og kog i [1 t. 30 min.|5400] med 1 t salt."],
    ["sv", "Grädda i [1 timme och 20 minuter|4800]."],
    ["pl", "Piecz przez [1 godz. 20 min|4800]."],
    ["pl", "Piecz [godzinę i 15 minut|4500]."],
    ["pt", "Asse por [1 hora e 20 minutos|4800], ou [1h20min|4800]."],
    ["zh-CN", "炖[1小时20分钟|4800]，再煮[1分30秒|90]。"],
    ["zh-TW", "燉[1小時20分鐘|4800]。"],
    ["es", "Cocer [1 hora y 20 minutos|4800]."],
    ["it", "Cuocere per [1 ora e 20 minuti|4800]."],
    ["nl", "Bak [1 uur en 20 minuten|4800]."],
  ])("%s: %s", check);

  test("unless something else follows the hour", () => {
    check("fr", "Cuire [1 h|3600] 20 g de riz, puis [1 h|3600] 180 °C.");
    check("en", "Cook for [10 min|600]. 12 eggs are enough.");
  });
});

describe("numbers in words", () => {
  test.each([
    ["en", "Wait [ten minutes|600], then stir for [a minute|60]."],
    ["en", "Chill for [half an hour|1800], or [another half hour|1800] if needed."],
    ["en", "Simmer for [three-quarters of an hour|2700] and rest [a quarter of an hour|900]."],
    ["en", "Allow a [10-minute|600] natural release."],
    ["en", "Braise [an hour and a half|5400], or [two and a half hours|9000]."],
    ["en", "Bake for [twenty-five minutes|1500] with [one minute|60] under the broiler."],
    ["de", "[Eine halbe Stunde|1800] ziehen lassen, [fünf Minuten|300] rühren."],
    ["de", "[Anderthalb Stunden|5400] schmoren, [zweieinhalb Stunden|9000] kühlen."],
    ["de", "Noch [eine Viertelstunde|900] garen, [eine gute halbe Stunde|1800] ruhen."],
    ["de", "[Eine Dreiviertelstunde|2700] backen, [eine Minute|60] warten."],
    ["fr", "Cuire [une demi-heure|1800], laisser lever [une heure et demie|5400]."],
    ["fr", "Laisser reposer [trois quarts d'heure|2700] puis [un quart d’heure|900]."],
    ["fr", "Mijoter [une dizaine de minutes|600] et encore [cinq minutes|300]."],
    ["fr", "Attendre [une bonne heure|3600], ou [3/4 d'heure|2700]."],
    ["da", "Lad hæve i [en halv time|1800], bag i [halvanden time|5400]."],
    ["da", "Lad trække i [et kvarter|900], så [tre kvarter|2700], så [ti minutter|600]."],
    ["da", "Kog i [en times tid|3600]."],
    ["sv", "Låt vila i [en halv timme|1800], stek i [en och en halv timme|5400]."],
    ["sv", "Låt dra i [en kvart|900], sjud i [tio minuter|600], vila [en halvtimme|1800]."],
    ["pl", "Gotuj [pół godziny|1800], piecz [półtorej godziny|5400]."],
    ["pl", "Odstaw na [kwadrans|900], potem smaż [minutę|60]."],
    ["pl", "Duś [dziesięć minut|600], a po [godzinie|3600] dolej wody."],
    ["pt", "Deixe descansar [meia hora|1800] e asse [uma hora e meia|5400]."],
    ["pt", "Cozinhe por [dez minutos|600] e espere [um quarto de hora|900]."],
    ["pt", "Asse por [três quartos de hora|2700]."],
    ["zh-CN", "炖[半小时|1800]，焖[一刻钟|900]，煮[十分钟|600]。"],
    ["zh-CN", "炖[半个小时|1800]，再炖[一个半小时|5400]，醒[两小时|7200]。"],
    ["zh-CN", "煮[一分半钟|90]，泡[1个多小时|3600]，蒸[四十五分钟|2700]。"],
    ["zh-TW", "燉[半小時|1800]，燜[一刻鐘|900]，煮[二十分鐘|1200]。"],
    ["zh-TW", "發酵[1個半小時|5400]，冷藏[半個鐘頭|1800]。"],
    ["es", "Reposar [media hora|1800], cocer [una hora y media|5400] y hornear [cinco minutos|300]."],
    ["es", "Dejar [tres cuartos de hora|2700] y luego [un cuarto de hora|900]."],
    ["it", "Riposare [mezz'ora|1800], cuocere [un'ora e mezza|5400]."],
    ["it", "Lasciare [un quarto d'ora|900], poi [dieci minuti|600], poi [mezzora|1800]."],
    ["nl", "Laat [een half uur|1800] rusten, bak [een kwartier|900], stoof [anderhalf uur|5400]."],
    ["nl", "Laat [drie kwartier|2700] staan en kook [een minuut of tien|600]."],
  ])("%s: %s", check);
});

describe("ranges have 2 ends", () => {
  test.each([
    ["en", "Bake [10–12 minutes|600–720], or [10 to 12 minutes|600–720]."],
    ["en", "Chill [2-3 h|7200–10800], then rest [45 min – 1 h|2700–3600]."],
    ["en", "Cook [10 minutes to 12 minutes|600–720], or [30 seconds to 1 minute|30–60]."],
    ["en", "It takes between [10 and 12 minutes|600–720] over [one or two hours|3600–7200] of coals."],
    ["en", "Stir for [a minute or two|60–120], simmer [1 to 1½ hours|3600–5400]."],
    [
      "en",
      "Braise [1 hour 15 minutes to 1 hour 30 minutes|4500–5400], [45 to 1 hour|2700–3600], bake [3- to 4-minutes|180–240].",
    ],
    ["en", "Marinate for [1 hour, or up to 8 hours|3600–28800]."],
    [
      "de",
      "[10 bis 12 Min.|600–720] backen, [2–3 Std.|7200–10800] kühlen, [eine halbe bis eine Stunde|1800–3600] ruhen.",
    ],
    ["de", "Zwischen [10 und 12 Minuten|600–720] garen, [30 Minuten bis 1 Stunde|1800–3600] kühlen."],
    ["fr", "Cuire [10 à 12 minutes|600–720], entre [2 et 3 heures|7200–10800], [1h-1h30|3600–5400]."],
    ["fr", "Laisser [30 min à 1 h|1800–3600], puis [une minute ou deux|60–120]."],
    ["da", "Bag i [10-12 minutter|600–720], mellem [2 og 3 timer|7200–10800]."],
    ["da", "Kog i [10 til 12 min.|600–720], [en til to timer|3600–7200]."],
    ["sv", "Grädda i [10–12 minuter|600–720], mellan [2 och 3 timmar|7200–10800]."],
    ["sv", "Koka [5 till 8 minuter|300–480] eller [en minut eller två|60–120]."],
    ["pl", "Piecz [10–12 minut|600–720], między [2 a 3 godziny|7200–10800], [10 do 12 min|600–720]."],
    ["pl", "Smaż [minutę lub dwie|60–120]."],
    ["pt", "Asse [10 a 12 minutos|600–720], entre [2 e 3 horas|7200–10800] ou de [30 min a 1 h|1800–3600]."],
    [
      "zh-CN",
      "煮[3~5分钟|180–300]，蒸[10到12分钟|600–720]，炒[两三分钟|120–180]，焖[二三十分钟|1200–1800]，煎[一两分钟|60–120]。",
    ],
    ["zh-CN", "烤[30至40分钟|1800–2400]，焖[3、4分钟|180–240]。"],
    ["zh-TW", "煮[3～5分鐘|180–300]，冷藏[1至2小時|3600–7200]。"],
    ["es", "Hornear [10-12 minutos|600–720], entre [2 y 3 horas|7200–10800], [5 o 6 minutos|300–360]."],
    [
      "it",
      "Cuocere [10-12 minuti|600–720], tra [2 e 3 ore|7200–10800], [8/10 minuti|480–600], [3/4 d'ora|2700].",
    ],
    ["nl", "Bak [10 tot 12 minuten|600–720], tussen [2 en 3 uur|7200–10800]."],
  ])("%s: %s", check);

  test("unless the numbers don't belong together", () => {
    check("en", "Step 1 - [20 minutes|1200] in the oven.");
    check("en", "Simmer for [5 minutes|300] or [1 hour|3600].");
    check("en", "Set the oven to 180, [20 minutes|1200].");
  });
});

describe("a limit at one end is the whole time", () => {
  test.each([
    ["en", "Chill for at least [30 minutes|1800] and up to 2 days, or up to [20 minutes|1200]."],
    ["de", "Mindestens [30 Minuten|1800] kühlen, bis zu [20 Minuten|1200] backen."],
    ["fr", "Réfrigérer au moins [30 minutes|1800], jusqu'à [20 minutes|1200] au four."],
    ["da", "Stil på køl i mindst [30 minutter|1800], op til [20 minutter|1200]."],
    ["sv", "Kyl i minst [30 minuter|1800], upp till [20 minuter|1200]."],
    ["pl", "Chłodź co najmniej [30 minut|1800], do [20 minut|1200]."],
    [
      "pt",
      "Leve à geladeira por pelo menos [30 minutos|1800], até [20 minutos|1200]. Cerca de [10 minutos|600].",
    ],
    ["zh-CN", "冷藏至少[30分钟|1800]，最多[20分钟|1200]。"],
    ["zh-TW", "冷藏至少[30分鐘|1800]以上。"],
  ])("%s: %s", check);
});

describe("a time per side is one time, and a step may have several", () => {
  test.each([
    [
      "en",
      "Sear for [3 minutes|180] per side, then roast [15–20 minutes|900–1200] and rest [5 minutes|300].",
    ],
    ["en", "Grill each side [2-3 minutes|120–180]. After [10 minutes|600], turn it."],
    ["de", "[3 Minuten|180] pro Seite braten, weitere [10 Minuten|600] garen."],
    ["fr", "Saisir [3 minutes|180] de chaque côté, puis cuire [10 minutes|600] de plus."],
    ["da", "Steg [3 minutter|180] på hver side, og så [10 minutter|600] til."],
    ["sv", "Stek [3 minuter|180] på varje sida och sedan [10 minuter|600] till."],
    ["pl", "Smaż po [3 minuty|180] z każdej strony, potem jeszcze [10 minut|600]."],
    ["pt", "Grelhe [3 minutos|180] de cada lado e mais [10 minutos|600] no forno."],
    ["zh-CN", "两面各煎[3分钟|180]，关火焖[10分钟|600]。"],
    ["zh-TW", "兩面各煎[3分鐘|180]，關火燜[10分鐘|600]。"],
  ])("%s: %s", check);
});

describe("a time before something is only a wait after a verb of waiting", () => {
  test.each([
    ["en", "Take it out of the fridge 1 hour before serving. Let it rest [10 minutes|600] before slicing."],
    ["en", "30 minutes before grilling, light the coals. Cool for [5 minutes|300] before cutting."],
    ["en", "You can make this 2 hours ahead, or 3 hours in advance."],
    ["de", "30 Minuten vor dem Servieren herausnehmen, eine Stunde vorher salzen."],
    ["de", "[10 Minuten|600] vor sich hin köcheln und [5 Minuten|300] vorkochen."],
    ["fr", "Sortir la viande 30 minutes avant la cuisson. Laisser reposer [10 minutes|600] avant de servir."],
    ["da", "Tag kødet ud 30 minutter før stegning. Lad hvile i [10 minutter|600] før servering."],
    ["sv", "Ta fram köttet 30 minuter före stekning. Låt vila [10 minuter|600] innan servering."],
    ["pl", "Wyjmij mięso 30 minut przed pieczeniem. Odstaw na [10 minut|600] przed podaniem."],
    [
      "pt",
      "Retire da geladeira 30 minutos antes de assar. Deixe descansar [10 minutos|600] antes de servir.",
    ],
    ["zh-CN", "提前30分钟取出，上桌前10分钟撒葱花，出锅前1分钟加盐。"],
    ["zh-TW", "提前30分鐘取出，起鍋前5分鐘加鹽。"],
    ["es", "Sacar 30 minutos antes de hornear. Dejar reposar [10 minutos|600] antes de servir."],
    ["it", "Togliere dal frigo 30 minuti prima. Lasciar riposare [10 minuti|600] prima di servire."],
    ["nl", "Haal 30 minuten van tevoren uit de koelkast. Laat [10 minuten|600] rusten voor het serveren."],
  ])("%s: %s", check);
});

describe("what nobody waits for is left out", () => {
  describe("no number, a night, days, and weeks", () => {
    test.each([
      ["en", "Rest overnight, for 3 days, a few minutes, some minutes, a couple of hours, or 2 weeks."],
      ["en", "Stop halfway. Cure for 36 hours or 24–48 hours. Beat in a second egg."],
      ["de", "Über Nacht, 2 Tage, ein paar Minuten, einige Minuten oder 1 Woche ziehen lassen. 48 Stunden."],
      ["fr", "Laisser une nuit, 2 jours, quelques minutes ou 48 heures."],
      ["da", "Lad stå natten over, i 2 dage, et par minutter eller nogle timer."],
      ["sv", "Låt stå över natten, i 2 dagar, ett par minuter eller några timmar."],
      ["pl", "Odstaw na noc, na 2 dni, na kilka minut albo parę godzin."],
      ["pt", "Deixe de um dia para o outro, 2 dias, alguns minutos ou umas horas."],
      ["zh-CN", "冷藏过夜，腌2天，煮几分钟，十几分钟，好几个小时，切成八分之一，七分熟，十分软。"],
      ["zh-TW", "冷藏隔夜，醃2天，煮幾分鐘，水分吸乾。"],
      ["es", "Dejar toda la noche, 2 días, unos minutos o un par de horas."],
      ["it", "Lasciare una notte, 2 giorni, qualche minuto o un paio di ore."],
      ["nl", "Laat een nacht, 2 dagen, enkele minuten of een paar uur staan."],
    ])("%s: %s", check);
  });

  describe("intervals", () => {
    test.each([
      ["en", "Turn every 10 minutes, every 15 to 20 minutes, and every half hour. Heat in 30-second bursts."],
      ["en", "Microwave in 20 second intervals, 30 seconds at a time."],
      ["de", "Alle 10 Minuten wenden, jede halbe Stunde begießen, alle ca. 5 Min. rühren."],
      ["fr", "Retourner toutes les 5 minutes, arroser toutes les demi-heures."],
      ["da", "Vend hvert 10. minut, rør hver halve time og for hver 5 minutter."],
      ["sv", "Rör var 10:e minut, vänd varje halvtimme."],
      ["pl", "Mieszaj co 10 minut, obracaj co pół godziny."],
      ["pt", "Mexa a cada 10 minutos, regue de 5 em 5 minutos."],
      ["zh-CN", "每5分钟翻一次，每隔半小时搅拌，10分钟一次，每煮5分钟加水。"],
      ["zh-TW", "每5分鐘翻一次，每隔半小時攪拌。"],
      ["es", "Remover cada 10 minutos."],
      ["it", "Mescolare ogni 10 minuti."],
      ["nl", "Roer elke 10 minuten, keer om de 5 minuten."],
    ])("%s: %s", check);
  });

  describe("parts of other times", () => {
    test.each([
      ["en", "Uncover for the last 5 minutes, the final 10 minutes. Once the 20 minutes are up, stop."],
      ["en", "Stop 5 minutes early, with 10 minutes left, 2 minutes less than the package says."],
      ["en", "Cook [3 minutes|180] per side, 6 minutes total. Bake [90 minutes|5400] (1½ hours)."],
      ["en", "Roast, turning once, about [20 minutes|1200] total."],
      ["de", "In den letzten 5 Minuten offen garen. Nach diesen 10 Minuten 2 Minuten kürzer."],
      ["fr", "Découvrir les 5 dernières minutes, cuire 2 minutes de moins."],
      ["da", "Tag låget af de sidste 5 minutter, kog 2 minutter kortere."],
      ["sv", "Ta av locket de sista 5 minuterna, koka 2 minuter kortare."],
      ["pl", "Odkryj na ostatnie 5 minut, gotuj 2 minuty krócej."],
      ["pt", "Destape nos últimos 5 minutos, cozinhe 2 minutos a menos."],
      ["zh-CN", "最后5分钟上色，一共40分钟。"],
      ["zh-TW", "最後5分鐘上色，總共40分鐘。"],
    ])("%s: %s", check);
  });

  describe("claims and totals", () => {
    test.each([
      ["en", "Ready in under 20 minutes. Total time: 1 hour. Eat within 2 hours."],
      ["de", "In weniger als 20 Minuten fertig. Gesamtzeit: 1 Stunde. Innerhalb von 2 Stunden essen."],
      ["fr", "Prêt en moins de 20 minutes. Temps total : 1 heure."],
      ["da", "Klar på under 20 minutter. Samlet tid: 1 time. Spis inden for 2 timer."],
      ["sv", "Klart på under 20 minuter. Total tid: 1 timme. Ät inom 2 timmar."],
      ["pl", "Gotowe w mniej niż 20 minut. Całkowity czas: 1 godzina."],
      ["pt", "Pronto em menos de 20 minutos. Tempo total: 1 hora."],
      ["zh-CN", "不到20分钟，总时间：1小时，2小时内吃完。"],
      ["zh-TW", "不到20分鐘，總時間：1小時，2小時內吃完。"],
    ])("%s: %s", check);
  });

  describe("names, and other numbers", () => {
    test.each([
      ["en", "Serve the 30-minute meal with 5-minute rice, a minute steak, and 12-month-old cheddar."],
      ["en", "Start at 18:05, at 350°F, with 2 cups, 10 m away, for 20 minutes per pound."],
      ["en", "Roll it out to 12' long."],
      ["de", "Zum 5-Minuten-Reis um 18:05 Uhr 12 Monate alten Käse bei 180 °C reichen."],
      ["fr", "À 18h passées, servir avec un comté de 12 mois."],
      ["da", "Server 5-minutters nudler kl. 18.05 med 1 t salt."],
      ["sv", "Servera 5-minuters-nudlar kl. 18.05."],
      ["pl", "Podaj o 18:05 z 12-miesięcznym serem."],
      ["pt", "Sirva às 18:05 com queijo de 12 meses."],
      ["zh-CN", "3分钟快手菜，七分满，2等分，分成3分，第二十分钟，18:05上桌。"],
      ["zh-TW", "3分鐘的快手菜，八分滿。"],
    ])("%s: %s", check);
  });
});

describe("odd input", () => {
  const odd = [
    "",
    " ",
    "½",
    "1",
    "1-",
    "1 1/0 minutes",
    "0 minutes",
    "-",
    "İ 10",
    "1–1–1",
    "1 ++++ h",
    "\ud83c",
    "十",
    "每",
  ];
  test.each(odd)("%p has no time, and doesn't throw", (step) => {
    for (const language of ["en", "pl", "zh-TW", "xx"]) expect(findTimes(step, language)).toEqual([]);
  });

  test.each([
    "1 111 111 ",
    "1 h ",
    "+",
    "1 +",
    "个",
    "1个",
    "a",
    "1-",
    "10 minutes or ",
    "一二三十",
    "every half ",
    "1,",
    "(((",
  ])("20,000 characters of %p are read quickly", (part) => {
    const step = part.repeat(20_000 / part.length);
    findTimes(step.slice(0, 100), "en");
    const measure = () => {
      const start = performance.now();
      for (const language of ["en", "zh-CN"]) findTimes(step, language);
      return performance.now() - start;
    };
    // Other tests may hold up single runs.
    expect(Math.min(measure(), measure(), measure())).toBeLessThan(300);
  });
});
