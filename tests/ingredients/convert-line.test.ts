import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { findRegion, type UnitSystem } from "../../src/ingredients/amounts/measures.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { showLine } from "../../src/ingredients/amounts/show-line.ts";

const foods = foodCatalog(FOOD_TEXTS);

interface From {
  factor?: number;
  language?: string;
  link?: string;
  lines?: string[];
  point?: "." | ",";
}

const convert = (line: string, system: UnitSystem, from?: From) => show(line, system, from).text;

function show(
  line: string,
  system: UnitSystem,
  { factor = 1, language = "en", link = "", lines = [], point = "." }: From = {},
) {
  const words = wordsFor(language);
  const findFood = ({ food }: { food: string }) => foods.findOnly(food, language);
  const units = { system, region: findRegion(language, link, lines), findFood };
  const inflectFood = (food: string, isPlural: boolean) => foods.inflect(food, language, isPlural);
  const spelling = { style: "glyph", point } as const;
  return showLine(readLine(line, words), { factor, spelling, words, inflectFood }, units);
}

describe("converts to metric", () => {
  test.each([
    ["1 cup flour", "125 g flour"],
    ["2 cups all-purpose flour, sifted", "250 g all-purpose flour, sifted"],
    ["1 stick butter", "115 g butter"],
    ["½ cup milk", "120 ml milk"],
    ["1 lb 4 oz potatoes", "575 g potatoes"],
    ["5 lb potatoes", "2.25 kg potatoes"],
    ["1 cup plus 1 tbsp milk", "250 ml milk"],
    ["1 cup plus 2 tbsp flour", "140 g flour"],
    ["1 stick plus 2 tbsp butter", "140 g butter"],
    ["2 sticks unsalted butter, softened", "225 g unsalted butter, softened"],
    ["14 oz can tomatoes", "400 g can tomatoes"],
    ["8 oz chocolate (about 225 g), chopped", "225 g chocolate, chopped"],
    ["1 cup (240 ml) milk", "240 ml milk"],
    ["2–3 lb beef shin", "900–1350 g beef shin"],
    ["3-inch piece of ginger", "7.5 cm piece of ginger"],
    ["8 oz milk", "240 ml milk"],
    ["1 oz gin", "30 ml gin"],
    ["8 oz cream cheese", "225 g cream cheese"],
    ["1 cup packed (200 g) brown sugar", "200 g packed brown sugar"],
    ["1 cup (2 sticks) butter", "225 g (2 sticks) butter"],
    ["a cup of milk", "240 ml of milk"],
    ["juice of 2 lemons (about ¼ cup)", "juice of 2 lemons (about ¼ cup)"],
  ])("%s", (line, shown) => expect(convert(line, "metric")).toBe(shown));
});

describe("converts to US units", () => {
  test.each([
    ["250 g flour", "2 cups flour"],
    ["240 ml milk", "1 cup milk"],
    ["500 g minced beef", "1 lb 2 oz minced beef"],
    ["500 g carrots", "1 lb 2 oz carrots"],
    ["1 dl plus 2 dl milk", "1¼ cups milk"],
    ["100 g / 3½ oz butter", "3½ oz butter"],
    ["30 ml olive oil", "2 tbsp olive oil"],
    ["5 ml vanilla extract", "1 tsp vanilla extract"],
    ["100 ml milk", "⅓ cup + 1½ tbsp milk"],
    ["300 g minced beef", "10½ oz minced beef"],
    ["125 g butter", "½ cup + 1 tbsp butter"],
    ["12 g fresh mystery", "12 g fresh mystery"],
    ["400 g tin chickpeas", "14 oz tin chickpeas"],
    ["330 ml bottle beer", "330 ml bottle beer"],
    ["2 sticks (1 cup) butter", "2 sticks (1 cup) butter"],
    ["0 g flour", "0 g flour"],
    ["600g/1lb 5oz beef", "1lb 5oz beef"],
    ["800ml/1 pint 9fl oz stock", "1 pint 9fl oz stock"],
    ["5cm/2in cinnamon", "2in cinnamon"],
    ["500 g chicken (2 tbsp oil for frying)", "1 lb 2 oz chicken (2 tbsp oil for frying)"],
    ["250 ml stock (1 tsp powder)", "1 cup + 1 tbsp stock (1 tsp powder)"],
    ["1 can chickpeas (400 g)", "1 can chickpeas (14 oz)"],
  ])("%s", (line, shown) => expect(convert(line, "us")).toBe(shown));
});

describe("keeps a line as written", () => {
  test.each([
    "1 cup leftover stew",
    "3 eggs",
    "1 bunch parsley",
    "salt",
    "1 tbsp oil",
    "1 can tomatoes",
    "1 cup plus 10 g flour",
    "1 stick celery",
    "1 stick plus 2 tbsp of something",
    "200 g / 2 onions",
  ])("%s", (line) => {
    expect(convert(line, "metric")).toBe(line);
    expect(convert(line, "us")).toBe(line);
  });
});

describe("sizes", () => {
  test.each([
    ["1 (14 oz) can tomatoes", "1 (400 g) can tomatoes"],
    ["1 28 oz can tomatoes", "1 (800 g) can tomatoes"],
    ["2 15-ounce cans black beans, drained", "2 (425 g) cans black beans, drained"],
    ["1 can (14.5 ounces) tomatoes", "1 can (410 g) tomatoes"],
    ["1 pkg. (8 oz.) cream cheese", "1 pkg. (225 g) cream cheese"],
    ["1 (12 fl oz) can evaporated milk", "1 (350 ml) can evaporated milk"],
    ["3 (6 oz) chicken breasts", "3 (170 g) chicken breasts"],
    ["2 chicken breasts (about 6 oz each)", "2 chicken breasts (about 170 g each)"],
    ["1 2-inch piece ginger", "1 (5 cm) piece ginger"],
    ["1 (2-inch) cinnamon stick", "1 (5 cm) cinnamon stick"],
    ["1 (1 lb 12 oz) can tomatoes", "1 (800 g) can tomatoes"],
    ["2 lamb shoulders (about 5 lb 8 oz)", "2 lamb shoulders (about 2.5 kg)"],
  ])("to metric, %s", (line, shown) => expect(convert(line, "metric")).toBe(shown));

  test.each([
    ["2 x 400g tins tomatoes", "2 x 14 oz tins tomatoes"],
    ["1 tin tomatoes (400 g)", "1 tin tomatoes (14 oz)"],
    ["2 onions (about 250 g)", "2 onions (about 9 oz)"],
    ["5 cm piece ginger", "2 inch piece ginger"],
  ])("to US units, %s", (line, shown) => expect(convert(line, "us")).toBe(shown));

  test("stay the same if the author wrote both, or for volumes in US units", () => {
    const lines = ["1 (14 oz / 400 g) can tomatoes", "1 can (14 oz/400 g) tomatoes"];
    for (const line of lines) expect([convert(line, "metric"), convert(line, "us")]).toEqual([line, line]);
    expect(convert("1 (400 ml) tin coconut milk", "us")).toBe("1 (400 ml) tin coconut milk");
  });

  test.each([
    ["1 cup parmesan (about 4 oz)", "115 g parmesan"],
    ["½ cup (4 ounces) honey", "170 g honey"],
    ["1 cup milk, or 1 can (12 oz) evaporated", "240 ml milk, or 1 can (12 oz) evaporated"],
    ["1 cup sugar (7 oz jar)", "200 g sugar"],
    ["1 cup (about 4 oz, shred it yourself) parmesan", "115 g (shred it yourself) parmesan"],
    ["1 cup parmesan (about 4 oz, shred it yourself)", "115 g parmesan (shred it yourself)"],
  ])("are weighed by the author rather than the table: %s", (line, shown) =>
    expect(convert(line, "metric")).toBe(shown),
  );

  test("per person are converted, but not scaled", () => {
    expect(convert("1 cup flour per person", "metric", { factor: 2 })).toBe("125 g flour per person");
    expect(convert("1 onion (250 g) per person", "us", { factor: 2 })).toBe("1 onion (9 oz) per person");
  });

  test("beside other foods, which are only scaled", () => {
    expect(convert("2 cups milk, 1 egg", "metric", { factor: 2 })).toBe("950 ml milk, 2 eggs");
  });

  test("of a single can aren't scaled, but a total weight is", () => {
    expect(convert("1 (14 oz) can tomatoes", "metric", { factor: 2 })).toBe("2 (400 g) cans tomatoes");
    expect(convert("2 onions (about 250 g)", "us", { factor: 2 })).toBe("4 onions (about 1 lb 2 oz)");
  });

  test("keep their original for a tap", () => {
    const units = { system: "metric" as const, region: findRegion("en", ""), findFood: () => null };
    const scaling = {
      factor: 2,
      spelling: { style: "glyph" as const, point: "." as const },
      words: wordsFor("en"),
    };
    const { text, amount, original } = showLine(
      readLine("1 (14 oz) can corn", scaling.words),
      scaling,
      units,
    );
    expect(text.slice(amount?.from, amount?.to)).toBe("2 (400 g) cans");
    expect(original).toBe("1 (14 oz) can corn");
  });
});

describe("eggs by size and bunches", () => {
  const american = { lines: ["1 cup flour"] };

  test.each([
    ["3 large eggs, beaten", "3 large eggs (150 g), beaten"],
    ["1 extra-large egg", "1 extra-large egg (55 g)"],
    ["1 jumbo egg", "1 jumbo egg (63 g)"],
    ["2 small eggs", "2 small eggs (75 g)"],
    ["4 eggs, medium", "4 eggs (175 g), medium"],
    ["2–3 large eggs", "2–3 large eggs (100–150 g)"],
    ["2 large egg yolks", "2 large egg yolks (34 g)"],
    ["1 large egg white", "1 large egg white (33 g)"],
    ["1 bunch spinach, washed", "1 bunch (340 g) spinach, washed"],
    ["1 bunch broccoli", "1 bunch (600 g) broccoli"],
  ])("American ones get their weight: %s", (line, shown) =>
    expect(convert(line, "metric", american)).toBe(shown),
  );

  test("the weight grows with the recipe", () => {
    const twice = { ...american, factor: 2 };
    expect(convert("1 large egg", "metric", twice)).toBe("2 large eggs (100 g)");
    expect(convert("1 bunch spinach", "metric", twice)).toBe("2 bunches (675 g) spinach");
  });

  test.each([
    ["3 eggs (size M)", "3 eggs (size M, US: large)", "en"],
    ["3 large eggs", "3 large (US: extra-large) eggs", "en"],
    ["3 Eier (Größe M)", "3 Eier (Größe M, US: large)", "de"],
    ["3 Eier Größe L, verquirlt", "3 Eier Größe L (US: extra-large), verquirlt", "de"],
    ["2 jajka (rozmiar S)", "2 jajka (rozmiar S, US: medium)", "pl"],
    ["2 Eier (Größe XL)", "2 Eier (Größe XL, US: jumbo)", "de"],
  ])("European ones get their US size: %s", (line, shown, language) =>
    expect(convert(line, "us", { language, link: "https://kitchen.example.co.uk/pie" })).toBe(shown),
  );

  test.each([
    ["3 eggs", american],
    ["3 large eggs (about 150 g)", american],
    ["3 large onions", american],
    ["1 bunch parsley", american],
    ["1 large egg or 2 small eggs", american],
    ["3 large or 4 medium eggs", american],
    ["2 eggs, cracked into a small bowl", american],
    ["1 dozen eggs (large)", american],
    // Without a country or cups, a large egg may be an American or a British one.
    ["3 large eggs", {}],
    ["3 large eggs", { link: "https://kitchen.example.com.au/pie" }],
  ])("stay: %s %j", (line, from) => expect(convert(line, "metric", from)).toBe(line));

  test("the US size is marked without its comma", () => {
    const { text, amount } = show("3 Eier (Größe M)", "us", { language: "de" });
    expect(text.slice(amount?.from, amount?.to)).toBe("US: large");
  });

  test("tapping the weight shows the line as written", () => {
    const { text, amount, original } = show("3 large eggs, beaten", "metric", american);
    expect(text.slice(amount?.from, amount?.to)).toBe("(150 g)");
    expect(original).toBe("3 large eggs, beaten");
  });

  test("stay in the units they were sold by", () => {
    expect(convert("3 large eggs", "us", american)).toBe("3 large eggs");
    expect(convert("3 Eier (Größe M)", "metric", { language: "de" })).toBe("3 Eier (Größe M)");
  });
});

test("a Pfund is half a kilogram, but a pound isn't in any language", () => {
  expect(convert("1 Pfund Mehl", "metric", { language: "de" })).toBe("500 g Mehl");
  expect(convert("1 Pfund Kartoffeln", "us", { language: "de" })).toBe("1 lb 2 oz Kartoffeln");
  expect(convert("1 livre de farine", "metric", { language: "fr" })).toBe("500 g de farine");
  expect(convert("1 lb flour", "metric")).toBe("450 g flour");
  expect(convert("1 lb 4 oz beef", "metric", { language: "de" })).toBe("575 g beef");
});

test("decimals have the recipe's point", () => {
  expect(convert("5 lb Kartoffeln", "metric", { language: "de" })).toBe("2.25 kg Kartoffeln");
  const comma = { language: "de", point: "," } as const;
  expect(convert("5 lb Kartoffeln", "metric", comma)).toBe("2,25 kg Kartoffeln");
  expect(convert("12 sticks butter", "metric", { point: "," })).toBe("1,35 kg butter");
  const american = { link: "https://kitchen.example.us/pie", point: "," } as const;
  expect(convert("2 bunches broccoli", "metric", american)).toBe("2 bunches (1,2 kg) broccoli");
});

test.each([
  ["1 cup (9 g) dill", "metric", "en", "9 g dill"],
  ["700 g beef (1 lb 9 oz-1 lb 12 oz)", "us", "en", "1 lb 9 oz beef (1 lb 9 oz-1 lb 12 oz)"],
  ["25 g blueberries", "us", "en", "⅞ oz blueberries"],
  ["2 g salt", "us", "en", "⅓ tsp salt"],
  ["50 g oil", "us", "en", "3⅔ tbsp oil"],
  ["100-150 ml oil", "us", "en", "3½–5 fl oz oil"],
  ["7 g yeast", "us", "en", "2¼ tsp yeast"],
  ["0.5 g salt", "us", "en", "⅛ tsp salt"],
  ["¼ cup chopped dill", "metric", "en", "¼ cup chopped dill"],
  ["1 kg potatoes", "us", "en", "2 lb 3 oz potatoes"],
  ["¼ cup (loosely packed) basil leaves", "metric", "en", "6 g (loosely packed) basil leaves"],
  ["2.2 cm piece ginger", "us", "en", "⅞ inch piece ginger"],
  ["10 g gelatina in fogli", "us", "it", "⅜ oz gelatina in fogli"],
  ["2 cucharadas de aceite", "us", "es", "2 cucharadas de aceite"],
  ["30 ml de aceite", "us", "es", "2 cdas. de aceite"],
  ["1 cup stock (½ tsp powder)", "metric", "en", "240 ml stock (½ tsp powder)"],
  ["500 g Mehl (davon 50 g zum Bestäuben)", "us", "de", "4 cups Mehl (davon ⅓ cup + 1 EL zum Bestäuben)"],
] as const)("%s in %s", (line, system, language, shown) =>
  expect(convert(line, system, { language })).toBe(shown),
);

test.each([
  ["de", "30 ml Olivenöl", "2 EL Olivenöl"],
  ["fr", "5 ml d'huile", "1 c. à café d'huile"],
  ["pl", "30 ml oleju", "2 łyżki oleju"],
  ["it", "15 ml di olio", "1 cucchiaio di olio"],
  ["zh-CN", "30毫升油", "2 大匙油"],
])("spoons are named in the recipe's language, in %s: %s", (language, line, shown) =>
  expect(convert(line, "us", { language })).toBe(shown),
);

test("Latin units and Chinese words have a space between them", () => {
  expect(convert("1杯清水", "metric", { language: "zh-CN" })).toBe("240 ml 清水");
});

test("a line is scaled before it's converted", () => {
  expect(convert("1 cup flour", "metric", { factor: 2 })).toBe("250 g flour");
  expect(convert("14 oz can tomatoes", "metric", { factor: 2 })).toBe("2 × 400 g can tomatoes");
});

test("a cup has the size of the recipe's country", () => {
  expect(convert("1 cup milk", "metric", { link: "https://kitchen.example.com.au/pie" })).toBe("250 ml milk");
  expect(convert("1 cup milk", "metric", { link: "https://kitchen.example.jp/pie" })).toBe("200 ml milk");
  expect(convert("1 Tasse milk", "metric", { language: "de" })).toBe("1 Tasse milk");
});

test.each([
  ["com.au", "1 cup plus 1 tbsp milk", "metric", "275 ml milk"],
  ["com.au", "1 tbsp olive oil", "us", "1⅓ tbsp olive oil"],
  ["com.au", "3 tbsp milk", "us", "¼ cup milk"],
  ["com.au", "1 cup milk", "us", "1 cup milk"],
  ["co.uk", "1 pint milk", "metric", "575 ml milk"],
  ["co.uk", "1 pint milk", "us", "2⅓ cups milk"],
  ["co.uk", "2 tbsp oil", "us", "2 tbsp oil"],
  ["jp", "1 cup milk", "us", "¾ cup + 1½ tbsp milk"],
] as const)("from a site in .%s, %s in %s units is %s", (place, line, system, shown) => {
  expect(convert(line, system, { link: `https://kitchen.example.${place}/pie` })).toBe(shown);
});
