import { describe, expect, test } from "bun:test";
import { addUp } from "../../../src/ingredients/sums/add-up.ts";
import { describeItems, optionsFor, readLines, sumLines, type Line } from "./sum-lines.ts";

type Row = readonly [lines: readonly Line[], items: readonly string[], language?: string];

function addsUp(rows: readonly Row[], system?: "metric" | "us") {
  test.each(
    rows.map(([lines, items, language = "en"]) => [lines.join(" · "), lines, items, language] as const),
  )("%s", (_name, lines, items, language) =>
    expect(describeItems(sumLines(lines, language, system))).toEqual([...items]),
  );
}

describe("lines of the same food become one", () => {
  addsUp([
    [["1 tsp salt", "½ tsp salt", "1½ tsp salt"], ["salt, 3 tsp"]],
    [["200 g flour", "0.3 kg flour"], ["flour, 500 g"]],
    [["200 g flour", "0.3 kg flour", "½ lb flour"], ["flour, 725 g"]],
    [["½ lb minced beef", "¼ lb minced beef"], ["minced beef, ¾ lb"]],
    [["700 g potatoes", "550 g potatoes"], ["potatoes, 1.25 kg"]],
    [["1 onion", "1 onion, chopped", "2 large onions"], ["onions, 4"]],
    [["1 lb 4 oz potatoes", "1 lb potatoes"], ["potatoes, 2¼ lb"]],
    [["3x yogurt", "2 yogurts"], ["yogurts, 5"]],
    [["2–3 carrots", "1 carrot"], ["carrots, 3–4"]],
    [["1 dozen eggs", "2 eggs"], ["eggs, 14"]],
    [["pinch of salt", "a pinch of salt"], ["salt, 2 pinches"]],
    [["salt, to taste", "Salt"], ["salt"]],
    [["salt", "1 tsp salt"], ["salt, 1 tsp"]],
    [["500 g flour, plus 50 g for dusting", "100 g flour"], ["flour, 650 g"]],
    [["1 cup milk or water", "1 cup milk"], ["milk, 2 cups"]],
    [["2 garlic cloves", "3 cloves of garlic, crushed"], ["garlic, 5 cloves"]],
    [["2 fed hvidløg", "1 fed hvidløg"], ["hvidløg, 3 fed"], "da"],
    [["2 stk løg", "1 løg"], ["løg, 3"], "da"],
    [["2 Knoblauchzehen", "1 Zehe Knoblauch"], ["Knoblauch, 3 Zehen"], "de"],
    [["2 EL Öl", "1 EL Öl zum Braten"], ["Öl, 3 EL"], "de"],
    [["2 gousses d'ail", "1 gousse d'ail"], ["ail, 3 gousses"], "fr"],
    [["2 pièce(s) oignon", "1 oignon"], ["oignons, 3"], "fr"],
    [["2 spicchi d'aglio", "1 spicchio d'aglio"], ["aglio, 3 spicchi"], "it"],
    [["2 dientes de ajo", "1 diente de ajo"], ["ajo, 3 dientes"], "es"],
    [["2 teentjes knoflook", "1 teentje knoflook"], ["knoflook, 3 teentjes"], "nl"],
    [["2 ząbki czosnku", "3 ząbki czosnku"], ["czosnku, 5 ząbków"], "pl"],
    [["2 dentes de alho", "1 dente de alho"], ["alho, 3 dentes"], "pt"],
    [["1 vitlöksklyfta", "2 klyftor vitlök"], ["vitlök, 3 klyftor"], "sv"],
    [["鸡蛋 2个", "3个鸡蛋"], ["鸡蛋, 5"], "zh-CN"],
    [["鹽 1茶匙", "鹽 2茶匙"], ["鹽, 3茶匙"], "zh-TW"],
  ]);
});

describe("things that aren't food add up, but never with a food", () => {
  addsUp([
    [
      ["2 kitchen rolls", "bread rolls", "1 kitchen roll", "2 rolls"],
      ["kitchen rolls, 3", "rolls, 2"],
    ],
    [
      ["2 packs toilet paper", "1 pack toilet paper", "toilet roll"],
      ["toilet paper, 3 packs", "toilet roll"],
    ],
    [
      ["1 tsp salt", "salt for the dishwasher", "2 kg dishwasher salt"],
      ["salt, 1 tsp", "dishwasher salt, 2 kg"],
    ],
    [
      ["1 TL Salz", "1 kg Salz für die Spülmaschine", "2 kg Spülmaschinensalz"],
      ["Salz, 1 TL", "Spülmaschinensalz, 3 kg"],
      "de",
    ],
    [["2 Packungen Klopapier", "1 Packung Klopapier"], ["Klopapier, 3 Packungen"], "de"],
    [["1 kg sal", "2 kg sal para a máquina"], ["sal, 1 kg", "sal para a máquina, 2 kg"], "pt"],
    [["1 l leite", "leite para gato"], ["leite, 1 l", "leite para gato"], "pt"],
  ]);
});

describe("amounts in different units are one amount", () => {
  addsUp([
    [["1 cup flour", "250 g flour"], ["flour, 375 g"]],
    [["1 cup (240 g) yogurt", "200 g yogurt"], ["yogurt, 440 g"]],
    [["1 cup (240 g) yogurt", "1 cup yogurt"], ["yogurt, 2 cups"]],
    [["1 cup milk", "2 tbsp milk"], ["milk, 1 cup + 2 tbsp"]],
    [["1 tbsp oil", "1 tsp oil"], ["oil, 1 tbsp + 1 tsp"]],
    [["2 tbsp oil", "½ tsp oil"], ["oil, 2 tbsp + ½ tsp"]],
    [["1 stick butter", "½ stick butter"], ["butter, 1½ sticks"]],
    [["1 stick butter", "4 tbsp butter"], ["butter, 1½ sticks"]],
    [["1 stick butter", "100 g butter"], ["butter, 215 g"]],
    [["2 tbsp flour", "500 g flour"], ["flour, 515 g"]],
    [["2–3 tbsp water", "½ l water"], ["water, 530–545 ml"]],
    [["8 oz milk", "1 cup milk"], ["milk, 2 cups"]],
    [["2 dl mælk", "1 spsk mælk"], ["mælk, 2 dl + 1 spsk"], "da"],
    [["2 dl vatten", "2,5 dl vatten"], ["vatten, 4,5 dl"], "sv"],
    [
      ["2 xícaras de farinha", "3 colheres de sopa de farinha"],
      ["farinha, 2 xícaras + 3 colheres de sopa"],
      "pt",
    ],
  ]);
});

describe("in the units that someone prefers: metric", () => {
  addsUp(
    [
      [["200 g flour", "0.3 kg flour", "½ lb flour"], ["flour, 725 g"]],
      [["1 cup flour", "250 g flour"], ["flour, 375 g"]],
      [["1 cup milk", "8 oz milk"], ["milk, 475 ml"]],
      [["1 tsp salt", "2 tsp salt"], ["salt, 3 tsp"]],
      [["1 cup mystery", "1 cup mystery"], ["mystery, 2 cups"]],
      [["½ cup (240 g) tomato paste", "8 tbsp tomato paste"], ["tomato paste, 370 g"]],
      [["8 tbsp tomato paste", "½ cup (240 g) tomato paste"], ["tomato paste, 370 g"]],
      [["1 cup (180 g) mystery", "1 cup mystery"], ["mystery, 2 cups"]],
      [["8 tbsp sunflower oil", "4 tbsp sunflower oil"], ["sunflower oil, 175 ml"]],
    ],
    "metric",
  );
});

describe("in the units that someone prefers: US", () => {
  addsUp(
    [
      [["1 cup flour", "250 g flour"], ["flour, 3 cups"]],
      [["500 g carrots", "1 lb carrots"], ["carrots, 2 lb 2 oz"]],
      [["120 ml milk", "½ cup milk"], ["milk, 1 cup"]],
    ],
    "us",
  );
});

describe("entries in different languages are one item", () => {
  addsUp([
    [["it|1 cucchiaino di sale", "1 tsp salt", "de|1 TL Salz"], ["salt, 3 tsp"]],
    [["de|2 Knoblauchzehen", "fr|1 gousse d'ail", "3 cloves garlic"], ["garlic, 6 cloves"]],
    [["en|2 cans chickpeas", "de|1 Dose Kichererbsen"], ["Kichererbsen, 3 Dosen"], "de"],
    [["en|2 cans chickpeas", "de|1 Dose Kichererbsen"], ["pois chiches, 3 boîtes"], "fr"],
    [["de|2 Eier", "zh-CN|3个鸡蛋"], ["eggs, 5"]],
    [["sv|1 lök", "pl|2 cebule"], ["Zwiebeln, 3"], "de"],
  ]);
});

describe("what can't be added stays side by side", () => {
  addsUp([
    [["2 onions", "200 g onions"], ["onions, 2 + 200 g"]],
    [["1 cup mystery", "200 g mystery"], ["mystery, 200 g + 1 cup"]],
    [
      ["2 x 400 g tins chickpeas", "1 400 g tin chickpeas", "1 tin chickpeas"],
      ["chickpeas, 3 tins (400 g) + 1 tin"],
    ],
    [["1 14 oz can tomatoes", "1 (400 g) can tomatoes"], ["tomatoes, 2 cans (14 oz)"]],
    [["1 can (400 ml) coconut milk", "200 ml coconut milk"], ["coconut milk, 1 can (400 ml) + 200 ml"]],
    [["8 oz package cream cheese", "12 oz cream cheese"], ["cream cheese, 1 lb 4 oz"]],
    [["¼ cup sugar", "4–6 tsp sugar"], ["sugar, 16–18 tsp"]],
    [["1 can (14 oz) + 1 can black beans"], ["black beans, 1 can (14 oz) + 1 can"]],
    [["1 head garlic", "2 cloves garlic"], ["garlic, 1 head + 2 cloves"]],
    [["2 lemon wedges", "1 lemon"], ["lemon, 1 + 2 wedges"]],
    [["zest of 1 lemon", "juice of 1 lemon", "2 lemons"], ["lemons, 3 + 1 (zest)"]],
    [["3-inch piece of ginger", "2-inch piece of ginger"], ["ginger, 1 (3 inch) + 1 (2 inch)"]],
    [
      ["2 Dosen Tomaten (800 g)", "1 Dose Tomaten (400 g)"],
      ["Tomaten, 2 Dosen (800 g) + 1 Dose (400 g)"],
      "de",
    ],
    [["2 packs (500 g) spinach", "200 g spinach"], ["spinach, 2 packs (500 g) + 200 g"]],
    [["1 packet yeast (or 2 tsp)", "1 packet yeast"], ["yeast, 2 packets"]],
    [["1 Dose Tomaten à 400 g", "2 Dosen Tomaten à 400 g"], ["Tomaten, 3 Dosen (400 g)"], "de"],
  ]);
});

describe("other products stay apart", () => {
  addsUp([
    [
      ["2 onions", "1 red onion"],
      ["onions, 2", "red onion, 1"],
    ],
    [
      ["1 bunch basil", "1 tsp dried basil"],
      ["basil, 1 bunch", "dried basil, 1 tsp"],
    ],
    [
      ["1 tsp thyme", "1 tbsp fresh thyme"],
      ["thyme, 1 tsp", "fresh thyme, 1 tbsp"],
    ],
    [
      ["400 g tomatoes", "1 can tomatoes"],
      ["tomatoes, 400 g", "tomatoes, 1 can"],
    ],
    [
      ["200 g chickpeas", "1 can chickpeas"],
      ["chickpeas, 200 g", "chickpeas, 1 can"],
    ],
    [
      ["200 g dried chickpeas", "200 g chickpeas"],
      ["dried chickpeas, 200 g", "chickpeas, 200 g"],
    ],
    [
      ["1 cup rice", "1 cup cooked rice"],
      ["rice, 1 cup", "cooked rice, 1 cup"],
    ],
    [
      ["1 tsp ground coriander", "1 tsp coriander seeds"],
      ["ground coriander, 1 tsp", "coriander seeds, 1 tsp"],
    ],
    [
      ["100 g salted butter", "100 g butter"],
      ["salted butter, 100 g", "butter, 100 g"],
    ],
    [
      ["200 g butter", "100 g unsalted butter, softened", "50 g butter, unsalted"],
      ["butter, 200 g", "unsalted butter, 150 g"],
    ],
    [
      ["100 g butter, unsalted and cold", "100 g butter, preferably unsalted"],
      ["butter (unsalted), 100 g", "butter, 100 g"],
    ],
    [
      ["2 eggs", "3 egg yolks"],
      ["eggs, 2", "egg yolks, 3"],
    ],
    [
      ["100 g sugar", "100 g sugar (brown)"],
      ["sugar, 100 g", "brown sugar, 100 g"],
    ],
    [
      ["1 lemon", "2 tbsp lemon juice"],
      ["lemon, 1", "lemon juice, 2 tbsp"],
    ],
    [
      ["200 g frozen raspberries", "200 g raspberries"],
      ["frozen raspberries, 200 g", "raspberries, 200 g"],
    ],
    [
      ["500 ml vegetable stock", "1 tsp vegetable stock"],
      ["vegetable stock, 500 ml", "vegetable stock, 1 tsp"],
    ],
    [
      ["500 g minced beef", "500 g beef"],
      ["minced beef, 500 g", "beef, 500 g"],
    ],
    [
      ["1 cup chopped tomatoes", "1 cup canned tomatoes"],
      ["chopped tomatoes, 1 cup", "canned tomatoes, 1 cup"],
    ],
    [
      ["3 cans tuna", "1 can tuna in oil", "2 cans tuna, in oil", "1 can tuna in water"],
      ["tuna, 3 cans", "tuna in oil, 3 cans", "tuna in water, 1 can"],
    ],
    [
      ["3 Dosen Thunfisch", "1 Dose Thunfisch in Öl", "1 Dose Thunfisch im eigenen Saft"],
      ["Thunfisch, 3 Dosen", "Thunfisch in Öl, 1 Dose", "Thunfisch im eigenen Saft, 1 Dose"],
      "de",
    ],
    [
      ["2 puszki tuńczyka w oleju", "2 puszki tuńczyka w sosie własnym"],
      ["tuńczyka w oleju, 2 puszki", "tuńczyka w sosie własnym, 2 puszki"],
      "pl",
    ],
    [["2 burkar tonfisk", "1 burk tonfisk i olja"], ["tonfisk, 2 burkar", "tonfisk i olja, 1 burk"], "sv"],
    [["2 dåser tun", "1 dåse tun i olie"], ["tun, 2 dåser", "tun i olie, 1 dåse"], "da"],
    [["2 latas de atum", "1 lata de atum em azeite"], ["atum, 2 latas", "atum em azeite, 1 lata"], "pt"],
    [["2 boîtes de thon", "1 boîte de thon à l’huile"], ["thon, 2 boîtes", "thon à l’huile, 1 boîte"], "fr"],
    [["2罐金枪鱼", "1罐油浸金枪鱼"], ["金枪鱼, 2罐", "油浸金枪鱼, 1罐"], "zh-CN"],
    [["500 g carne picada", "500 g carne"], ["carne picada, 500 g", "carne, 500 g"], "es"],
    [
      ["200 g mystery bread", "200 g bread"],
      ["mystery bread, 200 g", "bread, 200 g"],
    ],
    [["100 ml Milch", "100 ml Milch (Schaf)"], ["Milch, 100 ml", "Schafmilch, 100 ml"], "de"],
    [
      ["1 TL getrockneter Thymian", "2 Zweige Thymian"],
      ["getrockneter Thymian, 1 TL", "Thymian, 2 Zweige"],
      "de",
    ],
    [["1 oignon", "1 oignon rouge"], ["oignon, 1", "oignon rouge, 1"], "fr"],
    [["100 g beurre doux", "100 g beurre demi-sel"], ["beurre doux, 100 g", "beurre demi-sel, 100 g"], "fr"],
    [["1 cebolla", "1 cebolla roja"], ["cebolla, 1", "cebolla roja, 1"], "es"],
    [["100 g ris", "100 g kokta ris"], ["ris, 100 g", "kokta ris, 100 g"], "sv"],
  ]);
});

describe("scaled lines add up like others", () => {
  addsUp([
    [
      ["3 packages (8 oz) cream cheese", "1 package (8 oz) cream cheese"],
      ["cream cheese, 4 packages (8 oz)"],
    ],
    [["2 × 400 g can chickpeas", "400 g can chickpeas"], ["chickpeas, 3 cans (400 g)"]],
    [["3 × 2 cm fresh ginger", "2 cm ginger"], ["ginger, 4 (2 cm)"]],
    [["24 × 9-inch flour tortillas", "8 9-inch flour tortillas"], ["flour tortillas, 32 (9 inch)"]],
    [["3 rød chilier", "1 rød chili"], ["rød chilier, 4"], "da"],
    [["3 Oignons jaune", "1 Oignon jaune"], ["Oignons jaune, 4"], "fr"],
  ]);
});

describe("a line that says its amount vaguely has none", () => {
  addsUp([
    [["十来颗红枣", "红枣 十几颗"], ["红枣"], "zh-CN"],
    [["a few sprigs of parsley", "2 sprigs parsley"], ["parsley, 2 sprigs"]],
    [
      ["la punta di un cucchiaino di bicarbonato", "1 cucchiaino di bicarbonato"],
      ["bicarbonato, 1 cucchiaino"],
      "it",
    ],
    [["eiwit van 2 eieren", "3 eieren"], ["eieren, 3 + 2 (eiwit)"], "nl"],
    [["10 cerneaux de noix", "6 noix"], ["noix, 6 + 10 cerneaux"], "fr"],
    [["1 large can tomatoes", "1 can tomatoes"], ["tomatoes, 1 can (large) + 1 can"]],
    [["1 (rode) ui", "1 rode ui"], ["rode uien, 2"], "nl"],
    [["生抽 2勺、老抽 1勺", "生抽 1勺"], ["生抽 2勺、老抽 1勺", "生抽, 1勺"], "zh-CN"],
  ]);
});

describe("the same product has several names", () => {
  addsUp([
    [["1 yellow onion", "2 onions"], ["onions, 3"]],
    [["2 free-range eggs", "1 large egg"], ["eggs, 3"]],
    [["2 tbsp extra-virgin olive oil", "1 tbsp olive oil"], ["olive oil, 3 tbsp"]],
    [["½ tsp sea salt", "½ tsp table salt"], ["salt, 1 tsp"]],
    [["freshly ground black pepper", "black pepper", "pepper"], ["pepper"]],
    [["100 g butter", "100 g butter (salted or unsalted)"], ["butter, 200 g"]],
    [["1 Knoblauchzehe / Knoblauchzehen", "2 Knoblauchzehen"], ["Knoblauchzehen, 3"], "de"],
    [["16 ounce can diced tomatoes", "1 (16 oz) can tomatoes"], ["tomatoes, 2 cans (16 ounce)"]],
    [["2 Karotten", "1 Möhre"], ["Karotten, 3"], "de"],
    [["200 g LE GUSTO Zucker", "100 g Zucker"], ["Zucker, 300 g"], "de"],
    [["1 cup chicken or vegetable stock", "1 cup chicken stock"], ["chicken stock, 2 cups"]],
  ]);
});

describe("a line with several foods or unclear amounts stays as written", () => {
  addsUp([
    [
      ["1 cup milk, 1 egg", "1 cup milk"],
      ["1 cup milk, 1 egg", "milk, 1 cup"],
    ],
    [
      ["2 eggs plus 1 yolk", "2 eggs plus 1 yolk"],
      ["2 eggs plus 1 yolk", "2 eggs plus 1 yolk"],
    ],
    [
      ["1 tsp each salt and pepper", "1 tsp salt"],
      ["1 tsp each salt and pepper", "salt, 1 tsp"],
    ],
    [["salt and pepper", "Salt and pepper"], ["salt and pepper"]],
    [["1 bifftomat eller", "2 vanliga tomater"], ["1 bifftomat eller", "tomater, 2"], "sv"],
    [
      ["0 apples", "2 apples"],
      ["0 apples", "apples, 2"],
    ],
    [["Droždie: 0.5 ks", "Vajce: 1 ks"], ["Droždie: 0.5 ks", "Vajce: 1 ks"], "pl"],
  ]);
});

test("an item lists its entries in their order", () => {
  const [salt] = sumLines(["1 tsp salt", "1 onion", "2 tsp salt"]);
  expect(salt?.entryIds).toEqual(["entry-0", "entry-2"]);
});

test("an item says that some of its entries have no amount", () => {
  expect(sumLines(["1 tsp salt", "salt to taste"])[0]?.isOpen).toBe(true);
  expect(sumLines(["salt", "salt to taste"])[0]?.isOpen).toBe(false);
});

test.each<readonly [lines: readonly Line[], remark: string, language?: string]>([
  [["1 can (14 oz) black beans", "1 can black beans"], ""],
  [["1 can (14 oz) + 1 can black beans"], ""],
  [["a bag of rice", "2 bags rice"], ""],
  [["a very long item"], ""],
  [["1 bag rice, for sushi", "a bag of rice"], "for sushi"],
  [["a little salt"], "a little"],
  [["du pain"], "", "fr"],
  [["牛奶x3"], "", "zh-CN"],
  [["200 g lentils (canned)"], ""],
])("what people type besides amount and food is a remark: %p", (lines, remark, language = "en") => {
  const entries = readLines(lines, language).map((entry) => ({ ...entry, isTyped: true }));
  expect(addUp(entries, optionsFor(language))[0]?.remark).toBe(remark);
});
