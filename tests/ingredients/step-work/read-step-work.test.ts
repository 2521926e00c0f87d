import { describe, expect, test } from "bun:test";
import { loadWork } from "../../../web/ingredients/load-work.ts";

const TAGS = ["en", "de", "fr", "da", "sv", "pl", "pt", "zh-CN", "zh-TW", "es", "it", "nl"];
const readers = new Map(await Promise.all(TAGS.map(async (tag) => [tag, await loadWork(tag)] as const)));

/** "5 work + 20 wait", with "…" for work without a time. */
function describeWork(language: string, step: string): string {
  const read = readers.get(language);
  if (!read) throw new Error(`No words for ${language}`);
  const { parts, lacksTime, isMeanwhile } = read(step);
  const said = parts.map(({ minutes, handsFree }) => `${minutes} ${handsFree ? "wait" : "work"}`);
  return (isMeanwhile ? "meanwhile " : "") + [...said, ...(lacksTime ? ["…"] : [])].join(" + ");
}

const check = (language: string, step: string, work: string) =>
  expect(describeWork(language, step)).toBe(work);

describe("waiting and work", () => {
  test.each([
    ["en", "Simmer for 20 minutes.", "20 wait"],
    ["en", "Knead the dough for 10 minutes, cover and leave to rise for 1 hour.", "10 work + 60 wait"],
    ["en", "Fry the chopped onions for 5 minutes, then simmer for 15 minutes.", "5 work + 15 wait"],
    ["en", "Bake for 35 minutes, then cool in the tin for 10 minutes.", "45 wait"],
    ["en", "Cook in a very hot dry pan for 2 minutes.", "2 work"],
    ["en", "Cook for 30 minutes.", "30 wait"],
    ["en", "Simmer for 8 minutes, stirring constantly.", "8 work"],
    ["en", "Simmer for 8 minutes, stirring occasionally.", "8 wait"],
    ["en", "Simmer, stirring now and then, for 20 minutes.", "20 wait"],
    ["de", "Im vorgeheizten Backofen bei 180 °C 40–45 Minuten backen.", "45 wait"],
    [
      "de",
      "Zwiebeln ca. 5 Min. anbraten. Mit Brühe ablöschen und 30 Min. schmoren lassen.",
      "5 work + 30 wait",
    ],
    ["de", "Kartoffeln 20 Minuten kochen und abgießen.", "20 wait"],
    ["de", "Den Teig 10 Minuten kneten und 1 Stunde gehen lassen.", "10 work + 60 wait"],
    ["de", "Unter ständigem Rühren 10 Minuten köcheln lassen.", "10 work"],
    ["fr", "Laisser mijoter 20 minutes à feu doux.", "20 wait"],
    ["fr", "Pétrir la pâte 10 minutes, puis laisser lever 1 heure.", "10 work + 60 wait"],
    ["es", "Hornear durante 30 minutos.", "30 wait"],
    ["es", "Amasar 10 minutos y dejar reposar 1 hora.", "10 work + 60 wait"],
    ["it", "Cuocere in forno per 40 minuti.", "40 wait"],
    ["it", "Soffriggere la cipolla per 5 minuti.", "5 work"],
    ["nl", "Laat 20 minuten sudderen.", "20 wait"],
    ["nl", "Bak de ui 5 minuten.", "5 work"],
    ["nl", "Bak de vlaai in 35 minuten goudbruin.", "35 wait"],
    ["de", "Das Fleisch 60 Minuten braten.", "60 wait"],
    ["da", "Kog kartoflerne i 20 minutter.", "20 wait"],
    ["da", "Ælt dejen i 10 minutter, og lad den hæve i 1 time.", "10 work + 60 wait"],
    ["sv", "Låt sjuda i 15 minuter.", "15 wait"],
    ["sv", "Grädda mitt i ugnen i 25 minuter.", "25 wait"],
    ["pl", "Gotuj przez 20 minut.", "20 wait"],
    ["pl", "Smaż cebulę przez 5 minut.", "5 work"],
    ["pt", "Leve ao forno por 40 minutos.", "40 wait"],
    ["pt", "Amasse durante 10 minutos e deixe descansar 1 hora.", "10 work + 60 wait"],
    ["zh-CN", "小火炖40分钟。", "40 wait"],
    ["zh-TW", "靜置30分鐘。", "30 wait"],
    ["zh-CN", "炒3分钟。", "3 work"],
    ["en", "Boil the lentils for 25 minutes until tender but holding their shape.", "25 wait"],
    ["da", "Bag kagen i en form i 25 minutter.", "25 wait"],
  ])("in %s: %s", check);
});

describe("a range counts with its upper end, both sides twice, and seconds as a minute", () => {
  test.each([
    ["en", "Simmer for 10–12 minutes.", "12 wait"],
    ["en", "Fry for 3 minutes per side.", "6 work"],
    ["de", "Pro Seite braten: 4 Minuten auf jeder Seite.", "8 work"],
    ["de", "Die Schnitzel von jeder Seite ca. 2 Minuten anbraten.", "4 work"],
    ["zh-CN", "每面煎3分钟。", "6 work"],
    ["en", "Toast for 45 seconds.", "1 work"],
  ])("in %s: %s", check);
});

describe("of several times, only those that add up count", () => {
  test.each([
    ["en", "Bake for 20 minutes in the oven or 10 minutes in an air fryer.", "20 wait"],
    ["en", "Roast for 45 minutes. After 20 minutes, turn the potatoes.", "45 wait"],
    ["en", "Boil the pasta for 10 minutes. Meanwhile, fry the bacon for 4 minutes.", "4 work + 6 wait"],
    ["de", "Die Nudeln 10 Minuten kochen. Inzwischen den Speck 4 Minuten braten.", "4 work + 6 wait"],
    ["en", "Bake for 25 minutes or until golden, then rest for 5 minutes.", "30 wait"],
  ])("in %s: %s", check);
});

describe("work without a time is never made up", () => {
  test.each([
    ["en", "Chop the onions and simmer for 20 minutes.", "20 wait + …"],
    ["en", "Chop the onions and fry them for 5 minutes.", "5 work + …"],
    ["en", "Peel the potatoes.", "…"],
    ["en", "Soak the beans overnight.", "…"],
    ["en", "Bake for 40 minutes, then slice and serve.", "40 wait + …"],
    ["de", "Kartoffeln schälen und 20 Minuten kochen.", "20 wait + …"],
    ["de", "Den Teig kneten, 10 Minuten ruhen lassen.", "10 wait + …"],
    ["fr", "Émincer les oignons et les faire revenir 5 minutes.", "5 work + …"],
    ["nl", "Laat 20 minuten sudderen en snijd intussen de ui.", "20 wait + …"],
    ["zh-CN", "肉切块，腌制20分钟。", "20 wait + …"],
    [
      "en",
      "Put the cream, the sugar, the vanilla, and a pinch of salt into a pan and get everything hot, but not boiling. Rest for 5 minutes.",
      "5 wait + …",
    ],
    ["en", "Season and simmer for 5 minutes.", "5 wait"],
  ])("in %s: %s", check);
});

test.each([
  ["en", "Meanwhile, boil the rice for 12 minutes.", "meanwhile 12 wait"],
  ["de", "In der Zwischenzeit den Reis 15 Minuten garen.", "meanwhile 15 wait"],
  ["fr", "Pendant ce temps, cuire le riz 12 minutes.", "meanwhile 12 wait"],
  ["en", "Boil the rice for 12 minutes. Meanwhile, set the table.", "12 wait"],
])("a step that happens during the one before it, in %s: %s", check);

describe("a state of food, and the oven", () => {
  test.each([
    ["en", "Roast cut side up for 40 minutes.", "40 wait"],
    ["en", "Put the tray into the oven. It needs about 10 minutes.", "10 wait"],
    ["de", "Im Ofen bei 200 Grad 40 Minuten rösten.", "40 wait"],
    ["de", "Die Form in den Ofen stellen. Ca. 12 Minuten einplanen.", "12 wait"],
    ["fr", "Placez le plat au milieu du four. Comptez environ 12 min.", "12 wait"],
    ["da", "Sæt fadet i ovnen. Det tager 12 minutter.", "12 wait"],
    ["sv", "Sätt formen i ugnen. Det tar 12 minuter.", "12 wait"],
    ["pl", "Wstaw formę do piekarnika. To potrwa 12 minut.", "12 wait"],
    ["pt", "Leve a forma ao forno. Conte com 12 minutos.", "12 wait"],
    ["zh-CN", "放入预热好的烤箱，12分钟。", "12 wait"],
    ["es", "Metemos la fuente en el horno. Unos 12 minutos bastan.", "12 wait"],
    ["it", "Mettete la teglia in forno. Servono 12 minuti.", "12 wait"],
    ["nl", "Zet de schaal in de oven. Reken op 12 minuten.", "12 wait"],
  ])("aren't work, in %s: %s", check);

  test.each([
    ["en", "Cook them in olive oil for 15 minutes.", "15 work"],
    ["de", "Die Stücke in Öl 15 Minuten garen.", "15 work"],
    ["fr", "Faites cuire les dés dans l'huile pendant 15 minutes.", "15 work"],
    ["es", "Cocinamos los dados en aceite 15 minutos.", "15 work"],
    ["it", "Cuocete i cubetti in olio per 15 minuti.", "15 work"],
    ["pt", "Cozinhe os cubos em azeite durante 15 minutos.", "15 work"],
  ])("cooking in fat is work, in %s: %s", check);

  test.each([
    ["en", "Preheat the oven (about 10 minutes).", "10 wait"],
    ["de", "Den Ofen vorheizen (ca. 10 Minuten).", "10 wait"],
    ["fr", "Préchauffez le four 10 minutes.", "10 wait"],
    ["en", "Preheat the oven for 10 minutes. Knead the dough for 8 minutes.", "8 work"],
  ])("heating the oven holds nothing up, in %s: %s", check);
});

describe("what isn't the length of the step", () => {
  test.each([
    ["en", "After 1 hour, make the glaze.", "…"],
    ["de", "Erst nach ca. 2 Minuten wenden.", "…"],
    ["fr", "Au bout de 10 minutes, retournez-les.", "…"],
    ["en", "Cover the dough and let it rest. After 30 minutes, it's ready.", "30 wait"],
    ["en", "Cook for 10 minutes, or 5 minutes in a pressure cooker.", "10 work"],
    ["en", "Marinate for 30 minutes, or up to 24 hours.", "30 wait"],
    ["en", "Marinate for 30 minutes (or up to 24 hours).", "30 wait"],
    ["en", "Chill for at least 4 hours, preferably 8 hours.", "240 wait"],
    ["it", "Fate riposare 2 ore in freezer o 4 ore in frigorifero.", "120 wait"],
    ["en", "Rest for a couple of minutes.", "2 wait"],
    ["en", "Fry the patties for 3 minutes each.", "…"],
    ["en", "Fry the pancakes one at a time, 2 minutes per side.", "…"],
    ["de", "Die Fladen nacheinander 2 Minuten braten.", "…"],
    ["de", "Das Fleisch portionsweise 3 Minuten anbraten.", "…"],
    ["fr", "Faites dorer les galettes une par une pendant 3 minutes.", "…"],
    ["es", "Freír las tortitas de una en una 3 minutos.", "…"],
    ["it", "Friggete le frittelle poche alla volta per 3 minuti.", "…"],
    ["nl", "Bak de pannenkoeken één voor één 3 minuten.", "…"],
    ["da", "Steg pandekagerne en ad gangen i 3 minutter.", "…"],
    ["sv", "Stek plättarna i omgångar i 3 minuter.", "…"],
    ["pl", "Smaż placki partiami przez 3 minuty.", "…"],
    ["pt", "Frite os pastéis um a um durante 3 minutos.", "…"],
    ["zh-CN", "分批煎3分钟。", "…"],
    ["en", "Brush each roll with milk, then bake for 20 minutes.", "20 wait"],
    ["en", "Cook for about 12 minutes per pound.", "…"],
    ["en", "Roast for another 40 minutes. It needs about 60 minutes in total.", "40 wait"],
    ["en", "Bake for 20 minutes. Uncover, and bake until golden, 50 minutes total.", "50 wait"],
    ["en", "Simmer for 5 minutes per side, 10 minutes in total.", "10 wait"],
  ])("in %s: %s", check);

  test.each([
    ["en", "Serve and enjoy!"],
    ["en", "Enjoy!"],
    ["en", "Eat hot!"],
    ["en", "Note: it keeps for a week."],
    ["de", "Hinweis: Die Suppe schmeckt auch kalt."],
    ["nl", "Tip: ook lekker met noten."],
    ["sv", "Tips: byt ut gräddfilen mot yoghurt."],
    ["da", "Tip: brug resterne dagen efter."],
    ["es", "Consejo: queda mejor al día siguiente."],
    ["it", "Consiglio: usate limoni biologici."],
    ["pt", "Dica: use laranjas doces."],
    ["pl", "Wskazówka: użyj dojrzałych pomidorów."],
    ["zh-CN", "小贴士：用新鲜的鸡蛋。"],
    ["de", "Guten Appetit!"],
    ["de", "Dazu passt Reis."],
    ["fr", "Étape 2 : la sauce"],
    ["fr", "Bon appétit !"],
    ["es", "¡Buen provecho!"],
    ["it", "Buon appetito!"],
    ["nl", "Eet smakelijk!"],
    ["da", "Velbekomme!"],
    ["sv", "Smaklig måltid!"],
    ["pl", "Smacznego!"],
    ["pt", "Bom apetite!"],
    ["zh-CN", "开动！"],
  ])("nobody is asked about it, in %s: %s", (language, step) => check(language, step, ""));
});

const read = (language: string, step: string) => {
  const found = readers.get(language)?.(step);
  if (!found) throw new Error(`No words for ${language}`);
  return found;
};

test.each([
  ["en", "Let cool.", true],
  ["en", "Bake for 25 minutes, then leave to cool.", true],
  ["en", "Leave to cool for 10 minutes.", false],
  ["fr", "Cuire 10 minutes, puis laisser refroidir.", true],
  ["de", "20 Minuten backen und abkühlen lassen.", true],
  ["da", "Lad kagen køle af.", true],
  ["sv", "Låt kakan svalna.", true],
  ["pl", "Odstaw ciasto do wystygnięcia.", true],
  ["pt", "Deixe arrefecer.", true],
  ["es", "Dejamos enfriar.", true],
  ["it", "Lasciate raffreddare.", true],
  ["nl", "Laat de taart afkoelen.", true],
  ["zh-CN", "放凉。", true],
])("cooling without a time is asked as waiting, in %s: %s", (language, step, lacksWait) => {
  const found = read(language, step);
  expect([found.lacksTime, found.lacksWait]).toEqual([lacksWait, lacksWait]);
});

test.each([
  ["en", "Take the steak out of the fridge half an hour before cooking.", 30],
  ["de", "Das Fleisch eine halbe Stunde vor der Zubereitung herausnehmen.", 30],
  ["fr", "Sortez la viande une demi-heure avant la cuisson.", 30],
  ["en", "Take the steak out of the fridge.", null],
])("a time before the next step is a hint, in %s: %s", (language, step, hint) => {
  expect([read(language, step).parts, read(language, step).hint]).toEqual([[], hint]);
});

test.each([
  ["en", "While the rice cooks, chop the herbs."],
  ["en", "As potatoes cook, chop the herbs."],
  ["de", "Während Kartoffeln kochen, die Kräuter hacken."],
  ["fr", "Pendant la cuisson, hachez les herbes."],
  ["es", "Durante la cocción, picar las hierbas."],
  ["it", "Durante la cottura, tritate le erbe."],
  ["nl", "Tijdens het koken snij je de kruiden."],
  ["da", "Mens risene koger, hakkes urterne."],
  ["sv", "Medan riset kokar, hacka örterna."],
  ["pl", "Podczas gotowania posiekaj zioła."],
  ["pt", "Enquanto o arroz coze, pique as ervas."],
  ["zh-CN", "煮的时候切葱。"],
])("what's done while something cooks isn't hot itself, in %s: %s", (language, step) => {
  const { isMeanwhile, after, lacksTime } = read(language, step);
  expect([isMeanwhile, after, lacksTime]).toEqual([true, null, true]);
});

test.each([
  ["en", "When the potatoes are cooked, drain them."],
  ["en", "As soon as the water boils, add salt."],
])("nor is this a meanwhile, in %s: %s", (language, step) => {
  expect(read(language, step).isMeanwhile).toBe(false);
});

test.each([
  ["en", "Fry the onions.", "Leave the dough to rise.", "Serve immediately."],
  ["de", "Die Zwiebeln anbraten.", "Den Teig gehen lassen.", "Sofort servieren."],
  ["fr", "Faites revenir les oignons.", "Laissez refroidir.", "Servez immédiatement."],
  ["es", "Sofreír las cebollas.", "Dejar enfriar.", "Servir inmediatamente."],
  ["it", "Soffriggete le cipolle.", "Fate lievitare l'impasto.", "Servite subito."],
  ["nl", "Fruit de uien.", "Laat het deeg rijzen.", "Serveer direct."],
  ["da", "Svits løgene.", "Lad dejen hæve.", "Server straks."],
  ["sv", "Fräs löken.", "Låt degen jäsa.", "Servera genast."],
  ["pl", "Podsmaż cebulę.", "Odstaw ciasto do wyrośnięcia.", "Podawaj od razu."],
  ["pt", "Frite a cebola.", "Deixe a massa levedar.", "Sirva imediatamente."],
  ["zh-CN", "炒洋葱。", "面团发酵。", "趁热食用。"],
])("in %s, it knows what's hot, what can wait, and what can't", (language, hot, cold, atOnce) => {
  expect(read(language, hot).after).toBe("hot");
  expect(read(language, cold).after).toBe("cold");
  expect(read(language, atOnce).isAtOnce).toBe(true);
});

test.each([
  ["en", "Preheat the oven to 200 °C.", [true, [200]]],
  ["en", "Preheat the oven to 450°F/230°C.", [true, [230, 230]]],
  ["de", "Den Backofen auf 180 Grad vorheizen.", [true, [180]]],
  ["fr", "Préchauffez le four à 180 °C.", [true, [180]]],
  ["es", "Precalentar el horno a 180 °C.", [true, [180]]],
  ["it", "Preriscaldate il forno a 180 °C.", [true, [180]]],
  ["nl", "Verwarm de oven voor op 180 °C.", [true, [180]]],
  ["da", "Forvarm ovnen til 180 °C.", [true, [180]]],
  ["sv", "Sätt ugnen på 180 °C.", [true, [180]]],
  ["pl", "Rozgrzej piekarnik do 180 °C.", [true, [180]]],
  ["pt", "Pré-aqueça o forno a 180 °C.", [true, [180]]],
  ["zh-CN", "烤箱预热至180℃。", [true, [180]]],
  ["en", "Preheat the oven to 200 °C. Peel the carrots.", [false, [200]]],
  ["en", "Heat the oil to 170 °C.", [false, []]],
] as const)("the oven, in %s: %s", (language, step, [onlyPreheats, celsius]) => {
  const found = read(language, step);
  expect(found.onlyPreheats).toBe(onlyPreheats);
  expect(found.oven.map((heat) => heat.celsius)).toEqual([...celsius]);
});

test.each([
  ["en", "Serve with a sweet chilli sauce.", null],
  ["en", "Put it in the fridge for chilling.", "cold"],
  ["en", "Grease a baking pan.", null],
  ["en", "Fry the onions, mix everything, and shape into patties.", "cold"],
  ["de", "Die Zwiebeln anbraten, alles mischen und Klöße formen.", "cold"],
  ["fr", "Faites fondre le beurre et façonnez des boules.", "cold"],
  ["it", "Sciogliete il burro e formate le polpette.", "cold"],
  ["es", "Sofreír la cebolla y formar unas bolas.", "cold"],
  ["nl", "Fruit de ui en vorm er balletjes van.", "cold"],
  ["da", "Svits løgene, og form farsen til boller.", "cold"],
  ["sv", "Fräs löken och forma till bullar.", "cold"],
  ["pl", "Podsmaż cebulę i uformuj kotlety.", "cold"],
  ["pt", "Refogue a cebola e molde as bolinhas.", "cold"],
  ["zh-CN", "炒香后捏成丸子。", "cold"],
] as const)("how food is afterwards, in %s: %s", (language, step, after) => {
  expect(read(language, step).after).toBe(after);
});

test.each([
  ["en", "For the icing, whisk the sugar."],
  ["de", "Für den Guss Zucker verrühren."],
  ["fr", "Pour la décoration, fouettez la crème."],
  ["it", "Per la decorazione montate la panna."],
  ["es", "Para la cobertura, batir la nata."],
  ["nl", "Klop voor de topping de room."],
  ["da", "Pynt med bær."],
  ["sv", "Vispa glasyren, eller dekorera med bär."],
  ["pl", "Udekoruj owocami."],
  ["pt", "Para a cobertura, bata as natas."],
  ["zh-CN", "最后用水果装饰。"],
])("what's put on a finished dish, in %s: %s", (language, step) => {
  expect(read(language, step).isOnTop).toBe(true);
});

test("work between two waits is there", () => {
  const { parts, workAt } = read("de", "1 Stunde gehen lassen, durchkneten, dann 15 Minuten ruhen lassen.");
  expect([parts.map(({ minutes }) => minutes), workAt]).toEqual([[60, 15], 1]);
  expect(read("en", "Simmer for 20 minutes. Stir in the cream, the lemon juice, and the herbs.").workAt).toBe(
    1,
  );
  expect(read("en", "Chop the onions and simmer for 20 minutes.").workAt).toBe(0);
  expect(read("en", "Rest it for 15 minutes, then carve it.").workAt).toBe(1);
  const filled = read(
    "en",
    "Freeze for 20 minutes. Pour the cold lemon cream over the base, smooth it, and put the other half of the whipped cream on top. Freeze for 2 hours.",
  );
  expect([filled.parts.map(({ minutes }) => minutes), filled.workAt]).toEqual([[20, 120], 1]);
});

test.each([
  ["en", "For the dip, mix the yogurt and mint.", true],
  ["en", "Mix the dressing.", true],
  ["en", "Mix the shallot, vinegar, and oil. Toss with the beans and marinate for 30 minutes.", false],
  ["en", "Mix the flour and cocoa, and chill for 1 hour.", false],
  ["en", "For the dressing, whisk the oil and vinegar. Toss with the beans.", false],
  ["en", "Make a dressing from the oil and vinegar, and pour it over the beans.", false],
  ["de", "Für den Dip Joghurt und Minze verrühren.", true],
  ["de", "Für das Dressing Öl und Essig verrühren und über die Bohnen gießen.", false],
])("what's added to food of before isn't made aside, in %s: %s", (language, step, isAside) => {
  expect(read(language, step).isAside).toBe(isAside);
});
