import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { findSpelling, showLine } from "../../src/ingredients/amounts/show-line.ts";
import type { FractionStyle } from "../../src/ingredients/amounts/written-number.ts";

function scale(
  line: string,
  factor: number,
  { language = "en", style = "glyph" as FractionStyle, point = "." as "." | "," } = {},
) {
  const words = wordsFor(language);
  return showLine(readLine(line, words), { factor, spelling: { style, point }, words });
}

describe("the amount of a line", () => {
  test.each([
    ["200 g flour", "200 g"],
    ["200g flour", "200g"],
    ["1 ½ cups milk", "1 ½ cups"],
    ["1-1/2 cups milk", "1-1/2 cups"],
    ["2–3 cloves garlic", "2–3 cloves"],
    ["1 lb 4 oz beef", "1 lb 4 oz"],
    ["200 g / 7 oz butter", "200 g / 7 oz"],
    ["2 to 3 carrots", "2 to 3"],
    ["3 eggs", "3"],
    ["2 glasses of wine", "2 glasses"],
    ["Flour 200 g", "200 g"],
    ["salt", ""],
    ["10% cream", ""],
    ["7-Up", ""],
    ["00 flour", ""],
  ])("%s", (line, amount) => {
    const { text, amount: span } = scale(line, 1, { style: line.includes("/") ? "slash" : "glyph" });
    expect(text).toBe(line);
    expect(span ? text.slice(span.from, span.to) : "").toBe(amount);
  });

  test.each([
    ["de", "1 EL Öl", "1 EL"],
    ["fr", "2 c. à soupe d'huile", "2 c. à soupe"],
    ["zh-TW", "2大匙醬油", "2大匙"],
    ["zh-CN", "豆腐 200克", "200克"],
  ])("in %s: %s", (language, line, amount) => {
    const { text, amount: span } = scale(line, 1, { language });
    expect(span && text.slice(span.from, span.to)).toBe(amount);
  });
});

test("rewriting a fraction keeps the end of the amount", () => {
  const { text, amount } = scale("1 7 1⁄2-ounce bar milk chocolate", 1);
  expect(amount && text.slice(amount.from, amount.to)).toBe("1 7½-ounce bar");
});

test("a line with unreadable numbers is marked", () => {
  const line = "٢ كوب طحين";
  expect(scale(line, 2)).toMatchObject({ text: line, isUnscaled: true });
});

test.each([
  `200 g ${"x".repeat(10_000)}`,
  "1/0 cup sugar",
  "999999999999 g flour",
  "-5 g salt",
  "−5 g salt",
  "cup",
  "cups of flour",
  "g",
  "🍅🍅",
  "2 🍅",
  "½",
  " ",
  "",
])("what isn't an amount stays as written: %p", (line) => {
  expect(scale(line, 2).text).toBe(line);
});

test("a scaled amount is never 0", () => {
  expect(scale("2 cups flour", 0.001).text).toBe("0.01 cup flour");
  expect(scale("0 eggs", 2).text).toBe("0 eggs");
});

describe("scaling", () => {
  test.each([
    ["200 g flour", 1.5, "300 g flour"],
    ["1 cup milk", 1.5, "1½ cups milk"],
    ["½ cup milk", 2, "1 cup milk"],
    ["2 cup milk", 2, "4 cup milk"],
    ["2–3 cloves garlic", 2, "4–6 cloves garlic"],
    ["2 x 400 g tins tomatoes", 1.5, "3 x 400 g tins tomatoes"],
    ["about 2 lb beef", 2, "about 4 lb beef"],
    ["1 cup (240 ml) milk", 2, "2 cups (480 ml) milk"],
    ["1 can (400 g) tomatoes", 2, "2 cans (400 g) tomatoes"],
    ["1 (400 g) tin tomatoes", 2, "2 (400 g) tins tomatoes"],
    ["2 (14 oz) cans beans", 0.5, "1 (14 oz) can beans"],
    ["100 g / 3 oz butter", 2, "200 g / 6 oz butter"],
    ["200 g / 7 oz butter", 0.5, "100 g / 3½ oz butter"],
    ["1 tablespoon plus 1 teaspoon oil", 3, "3 tablespoons plus 3 teaspoons oil"],
    ["1 lb 4 oz potatoes", 2, "2 lb 8 oz potatoes"],
    ["25 g yeast", 1.5, "37.5 g yeast"],
    ["175 g rice", 1.5, "260 g rice"],
    ["15 oz pasta", 1.5, "22.5 oz pasta"],
    ["3 cups milk", 0.65, "2 cups milk"],
    ["400g/14oz can tomatoes", 2, "2 × 400g/14oz can tomatoes"],
    ["1 stick plus 2 tbsp butter", 2, "2 sticks plus 4 tbsp butter"],
    ["210 ml (¾ cup + 2 tbsp) water", 2, "420 ml (1½ cups + 4 tbsp) water"],
    ["1 tbsp half and half or milk", 1.5, "1½ tbsp half and half or milk"],
    ["2 onions, about 200 g", 2, "4 onions, about 400 g"],
    ["2 fillets, about 150 g each", 2, "4 fillets, about 150 g each"],
    ["1,000 g potatoes", 2, "2000 g potatoes"],
    ["1 tsp salt", 1 / 3, "⅓ tsp salt"],
    ["7 eggs", 1.25, "8¾ eggs"],
    ["3 eggs", 0.5, "1½ eggs"],
    ["half a cucumber", 4, "2 cucumber"],
    ["salt to taste", 2, "salt to taste"],
    ["juice of ½ lime", 2, "juice of 1 lime"],
    ["1 lemon (about 2 inches long)", 2, "2 lemon (about 2 inches long)"],
    ["pinch of 5 spice", 2, "pinch of 5 spice"],
    ["Flour 200 g", 2, "Flour 400 g"],
    ["1 lb 4 oz potatoes", 2.5, "3 lb 2 oz potatoes"],
    ["1 lb 4 oz potatoes", 0.5, "10 oz potatoes"],
    ["2 shoulders of lamb (about 5 lb 8 oz)", 2, "4 shoulders of lamb (about 11 lb)"],
    ["1 cup packed (200 g) sugar", 2, "2 cups packed (400 g) sugar"],
    ["1 cup (2 sticks) butter", 0.5, "½ cup (1 stick) butter"],
    ["2 sticks (1 cup) butter", 0.5, "1 stick (½ cup) butter"],
    ["1 cup chopped onion (about 1 medium)", 2, "2 cups chopped onion (about 2 medium)"],
    ["2¼ tsp (1 packet) yeast", 2, "4½ tsp (2 packets) yeast"],
    ["250 g/9 oz butter, plus 10 g/½ oz", 2, "500 g/18 oz butter, plus 20 g/1 oz"],
    ["2 eggs plus 1 yolk", 2, "4 eggs plus 2 yolk"],
    ["1 large onion or 2 small ones", 2, "2 large onion or 4 small ones"],
    ["1 cup dill, plus a few sprigs", 2, "2 cups dill, plus a few sprigs"],
    ["600 g/1 lb 5 oz beef", 2, "1200 g/2 lb 10 oz beef"],
    ["½ piece pork (about 1.2 kg/2 lb 10 oz)", 2, "1 piece pork (about 2.4 kg/5 lb 4 oz)"],
    ["2 sticks celery, cut into 4 or 5 pieces", 2, "4 sticks celery, cut into 4 or 5 pieces"],
    ["large bunch (about 100 g) parsley", 2, "large bunch (about 100 g) parsley"],
    ["1 cup rice, 2 cups water", 2, "2 cups rice, 4 cups water"],
    ["1 cup milk, 2 tbsp butter, 3 tbsp sugar", 2, "2 cups milk, 4 tbsp butter, 6 tbsp sugar"],
    ["1 cup milk, 3 eggs", 2, "2 cups milk, 6 eggs"],
    ["8 sage leaves, 4 finely chopped", 2, "16 sage leaves, 8 finely chopped"],
    ["2 bunches kale, half of the stalks chopped", 2, "4 bunches kale, half of the stalks chopped"],
    ["2 bananas (1 sliced, 1 mashed)", 2, "4 bananas (2 sliced, 2 mashed)"],
    ["4 limes (2 juiced, 1 zested)", 2, "8 limes (2 juiced, 1 zested)"],
    ["1 cup butter (½ cup melted, ½ cup cold)", 2, "2 cups butter (1 cup melted, 1 cup cold)"],
    ["2 cups sugar (reserve 2 tbsp)", 2, "4 cups sugar (reserve 4 tbsp)"],
    ["2 cups sugar, of which 2 tbsp for the top", 2, "4 cups sugar, of which 4 tbsp for the top"],
    ["½ tsp salt (or ⅓ tsp fine salt)", 2, "1 tsp salt (or ⅔ tsp fine salt)"],
    ["2 cups cream (or 1 cup milk and 1 cup butter)", 2, "4 cups cream (or 2 cups milk and 2 cups butter)"],
    ["12 (100 g, about 1 cup) mushrooms", 2, "24 (100 g, about 1 cup) mushrooms"],
    ["100 g mushrooms (3.5 oz, about 1 cup)", 2, "200 g mushrooms (7 oz, about 2 cups)"],
    ["1 tsp zest (zest of about 1 lemon)", 2, "2 tsp zest (zest of about 2 lemon)"],
    ["2 handfuls spinach, probably 5 ounces", 2, "4 handfuls spinach, probably 10 ounces"],
    ["2½ tbsp water (+/- 1 tbsp)", 2, "5 tbsp water (+/- 2 tbsp)"],
    ["⅜ cup vinegar", 0.5, "3/16 cup vinegar"],
    ["⅜ cup vinegar", 1.5, "9/16 cup vinegar"],
    ["1 turkey, 12 pounds", 2, "2 turkey, 24 pounds"],
    ["1 onion or 2 shallots", 2, "2 onion or 4 shallots"],
    ["2 mangoes, cut in four or six wedges", 2, "4 mangoes, cut in four or six wedges"],
    ["¼ cup milk or half and half", 2, "½ cup milk or half and half"],
    ["1 cup rice, 2 cans beans", 2, "2 cups rice, 4 cans beans"],
    ["700 g beef (1 lb 9 oz-1 lb 12 oz)", 2, "1400 g beef (1 lb 9 oz-1 lb 12 oz)"],
    ["1 turkey, 12 pounds thawed", 2, "2 turkey, 24 pounds thawed"],
    ["1 can beans, 15 oz", 2, "2 cans beans, 15 oz"],
    ["2 lemons, half juiced", 2, "4 lemons, half juiced"],
    ["2 tsp (10 g) salt, 1 egg", 2, "4 tsp (20 g) salt, 2 egg"],
    ["1 cup (125 g) flour, 2 tsp (8 g) baking powder", 2, "2 cups (250 g) flour, 4 tsp (16 g) baking powder"],
    ["2 cups flour or 1 to 1 gluten-free blend", 2, "4 cups flour or 1 to 1 gluten-free blend"],
    ["1 lb shrimp, 16-20 size", 2, "2 lb shrimp, 16-20 size"],
    ["4 cups broth, or 2 (14.5 oz) cans", 2, "8 cups broth, or 4 (14.5 oz) cans"],
    ["½ cup butter (113 g, 1 stick)", 2, "1 cup butter (226 g, 2 sticks)"],
    ["3 cups flour (360 g, of which 30 g for dusting)", 2, "6 cups flour (720 g, of which 60 g for dusting)"],
    ["1 tsp salt, half a teaspoon pepper", 2, "2 tsp salt, 1 teaspoon pepper"],
    ["200g pasta, 100g per person", 2, "400g pasta, 100g per person"],
    ["12 oz Sprite, 7UP or ginger ale", 2, "24 oz Sprite, 7UP or ginger ale"],
    ["1 lb beef, 7 percent fat", 2, "2 lb beef, 7 percent fat"],
    ["1 lb beef, or 90/10 if you prefer", 2, "2 lb beef, or 90/10 if you prefer"],
    ["1 lb peas, 10 oz package", 2, "2 lb peas, 10 oz package"],
    ["4 salmon fillets, 6 ounces", 2, "8 salmon fillets, 6 ounces"],
    ["2 tbsp (30 ml) oil, 1 onion (150 g)", 2, "4 tbsp (60 ml) oil, 2 onion (300 g)"],
    ["1 bunch kale (200 g)", 2, "2 bunches kale (400 g)"],
    ["½ can (400 g) beans", 2, "1 can (400 g) beans"],
    ["a 23cm/9in pastry case", 2, "2 × 23cm/9in pastry case"],
    ["1 loaf bread, 2 days old", 2, "2 loaves bread, 2 days old"],
    ["500 g flour, 550 type", 2, "1000 g flour, 550 type"],
    ["1 cup cream, 35% fat", 2, "2 cups cream, 35% fat"],
    ["1 cup stock, 2 cups cabernet", 2, "2 cups stock, 4 cups cabernet"],
    ["1 cup stock, 2 cups nettles", 2, "2 cups stock, 4 cups nettles"],
    ["1 cup rice, 2 cups drained tomatoes", 2, "2 cups rice, 4 cups drained tomatoes"],
    ["1 can beans, 240 g drained", 2, "2 cans beans, 240 g drained"],
    ["8 oz flour (1⅔ cups; 225 g)", 2, "16 oz flour (3⅓ cups; 450 g)"],
    ["1½ sticks (6 oz/170 g) butter", 2, "3 sticks (12 oz/340 g) butter"],
    ["2 tsp yeast (7 g, 1 sachet)", 2, "4 tsp yeast (14 g, 2 sachets)"],
    ["½ packet (3.5 g) yeast", 2, "1 packet (7 g) yeast"],
    ["½ small head cabbage (about 1 lb)", 2, "1 small head cabbage (about 2 lb)"],
    ["a bunch of dill, plus a few sprigs", 2, "a bunch of dill, plus a few sprigs"],
    ["25 g yeast or 1 packet dry yeast", 2, "50 g yeast or 2 packets dry yeast"],
    ["zest of 1 lemon and juice of 2", 2, "zest of 2 lemon and juice of 4"],
    ["2 eggs plus 1 hour to cool", 2, "4 eggs plus 1 hour to cool"],
    ["a handful of parsley", 2, "2 handfuls of parsley"],
    ["A cup of milk", 0.5, "½ cup of milk"],
    ["⅓ cup sugar", 0.5, "⅙ cup sugar"],
    ["⅛ tsp salt", 0.5, "1/16 tsp salt"],
    ["¼ l milk", 0.5, "⅛ l milk"],
    ["0.25 l milk", 0.5, "0.125 l milk"],
    ["50 g butter", 1 / 3, "17 g butter"],
    ["25 g butter", 1.5, "37.5 g butter"],
    ["1 can beans", 0.625, "⅔ can beans"],
    ["3 pinches of salt", 0.375, "1 pinch of salt"],
    ["1 pinch of salt", 0.375, "½ pinch of salt"],
    ["1 cup rice", 0.625, "⅝ cup rice"],
  ])("%s × %p", (line, factor, scaled) => expect(scale(line, factor).text).toBe(scaled));

  test.each([
    ["en", "4 (6-ounce) salmon fillets", "8 (6-ounce) salmon fillets"],
    ["en", "1 (3 lb) chicken", "2 (3 lb) chicken"],
    ["en", "3-inch cinnamon stick", "2 × 3-inch cinnamon stick"],
    ["en", "6-ounce salmon fillet", "2 × 6-ounce salmon fillet"],
    ["en", "a 14-ounce can tomatoes", "2 × 14-ounce can tomatoes"],
    ["en", "1-14 oz can tomatoes", "2-14 oz cans tomatoes"],
    ["en", "1 3 cm piece ginger", "2 × 3 cm pieces ginger"],
    ["de", "ein 3 cm großes Stück Ingwer", "2 × 3 cm großes Stück Ingwer"],
    ["de", "4 Hähnchenbrustfilets à ca. 150 g", "8 Hähnchenbrustfilets à ca. 150 g"],
    ["de", "4 Hähnchenbrustfilets (je ca. 150 g)", "8 Hähnchenbrustfilets (je ca. 150 g)"],
    ["de", "2 Zwiebeln (120 g/Stück)", "4 Zwiebeln (120 g/Stück)"],
    ["it", "4 fette (100 g per fetta)", "8 fette (100 g per fetta)"],
    ["sv", "1 burk musslor (à 150 g)", "2 burkar musslor (à 150 g)"],
    ["de", "2 Dosen Tomaten je 400 g", "4 Dosen Tomaten je 400 g"],
    ["pl", "2 puszki pomidorów po 400 g", "4 puszki pomidorów po 400 g"],
    ["da", "4 kyllingebryster à ca. 150 g", "8 kyllingebryster à ca. 150 g"],
    ["nl", "4 kipfilets van ca. 150 g", "8 kipfilets van ca. 150 g"],
    ["fr", "1 verre de 20 cl de lait", "2 verres de 20 cl de lait"],
  ])("but never the size of a piece, in %s: %s", (language, line, scaled) =>
    expect(scale(line, 2, { language }).text).toBe(scaled),
  );

  test.each([
    ["en", "1 tsp salt per pound of meat"],
    ["en", "10 g per kg of meat"],
    ["en", "1 egg per person"],
    ["en", "2 tsp (10 g) salt per kg meat"],
    ["en", "150 g (5 oz) fish per person"],
    ["de", "100 g Nudeln pro Person"],
    ["it", "10 g di sale per litro"],
    ["zh-CN", "面条100克/每人"],
    ["en", "1 cup minus 1 tbsp flour"],
  ])("an amount that depends on another one isn't scaled, and says so, in %s: %s", (language, line) =>
    expect(scale(line, 2, { language })).toMatchObject({ text: line, isUnscaled: true }),
  );

  test("a weight per pack isn't scaled, and says so", () => {
    const line = "番茄罐头 400克/罐 2罐";
    expect(scale(line, 2, { language: "zh-CN" })).toMatchObject({ text: line, isUnscaled: true });
  });

  test.each([
    ["de", "600 g Gulasch (ca. 3x3 cm große Stücke)", 2, "1200 g Gulasch (ca. 3x3 cm große Stücke)"],
    ["de", "200 g Mehl, 2 Eier, 1 Prise Salz", 2, "400 g Mehl, 4 Eier, 2 Prisen Salz"],
    ["zh-CN", "生抽1勺、老抽半勺、糖2克", 2, "生抽2勺、老抽1勺、糖4克"],
    ["de", "500 g Mehl (davon 50 g zum Bestäuben)", 2, "1000 g Mehl (davon 100 g zum Bestäuben)"],
    ["it", "200 g di zucchero, di cui 50 g per la crema", 2, "400 g di zucchero, di cui 100 g per la crema"],
    ["nl", "2 el azijn (of 1 el sap, 1 tl suiker)", 2, "4 el azijn (of 2 el sap, 2 tl suiker)"],
    ["zh-CN", "面粉200克（其中20克防粘）", 2, "面粉400克（其中40克防粘）"],
    ["zh-CN", "白糖60克（蛋白40克，蛋黄20克）", 2, "白糖120克（蛋白80克，蛋黄40克）"],
    ["sv", "200 g choklad (min 70 %)", 2, "400 g choklad (min 70 %)"],
    ["fr", "200 g de chocolat (au moins 70 % de cacao)", 2, "400 g de chocolat (au moins 70 % de cacao)"],
    [
      "fr",
      "200 g de farine, 10 cl d'huile, 20 cl de lait",
      2,
      "400 g de farine, 20 cl d'huile, 40 cl de lait",
    ],
    ["it", "200 g parmigiano, 24 mesi", 2, "400 g parmigiano, 24 mesi"],
    ["pl", "sok z 1 cytryny", 2, "sok z 2 cytryn"],
    ["zh-CN", "面粉200克，过筛2次", 2, "面粉400克，过筛2次"],
    ["zh-CN", "鸡蛋4个（每人1个）", 2, "鸡蛋8个（每人1个）"],
    ["it", "1 tazza di farina 00 (120 g)", 2, "2 tazze di farina 00 (240 g)"],
    ["de", "1 Tasse Mehl Type 550 (120 g)", 2, "2 Tassen Mehl Type 550 (240 g)"],
    ["fr", "4 œufs, 1 par personne", 2, "8 œufs, 1 par personne"],
    ["sv", "4 laxfiléer, 150 g", 2, "8 laxfiléer, 150 g"],
    ["zh-CN", "猪肉300克（肥3瘦7）", 2, "猪肉600克（肥3瘦7）"],
    ["zh-CN", "面粉500克，水与面比例1:2", 2, "面粉1000克，水与面比例1:2"],
    ["zh-CN", "水淀粉2勺（淀粉1勺+水3勺）", 2, "水淀粉4勺（淀粉2勺+水6勺）"],
    ["zh-CN", "葱油两三勺", 2, "葱油4–6勺"],
    ["zh-CN", "二锅头50毫升", 2, "二锅头100毫升"],
    ["zh-CN", "3个鸡蛋(每个约60克)", 2, "6个鸡蛋(每个约60克)"],
    ["de", "500 g Hackfleisch (halb Rind, halb Schwein)", 2, "1000 g Hackfleisch (halb Rind, halb Schwein)"],
    ["de", "500 g Hackfleisch (halb und halb)", 2, "1000 g Hackfleisch (halb und halb)"],
    ["en", "80/20 ground beef, 2 lb", 2, "80/20 ground beef, 4 lb"],
    ["en", "half & half, 1 cup", 2, "half & half, 2 cups"],
    ["en", "7UP, 1 can", 2, "7UP, 2 cans"],
    ["zh-CN", "大米1杯（水2杯，盐3克）", 2, "大米2杯（水4杯，盐6克）"],
    ["zh-CN", "番茄罐头1罐（净含量400克）", 2, "番茄罐头2罐（净含量400克）"],
    ["zh-CN", "盐2克，鸡蛋2个，姜3片", 2, "盐4克，鸡蛋4个，姜6片"],
    ["zh-CN", "鸡1只，约2斤", 2, "鸡2只，约4斤"],
    ["zh-CN", "葱2根，切3段", 2, "葱4根，切3段"],
    ["zh-CN", "牛奶500克，分2次", 2, "牛奶1000克，分2次"],
    ["zh-CN", "鸡翅10个，每个50克", 2, "鸡翅20个，每个50克"],
    ["de", "200 g Mehl, 3 mal gesiebt", 2, "400 g Mehl, 3 mal gesiebt"],
    ["de", "3 Eier, 200 g Zucker", 2, "6 Eier, 400 g Zucker"],
    ["de", "1 Würfel Hefe (42 g) oder 2 Pck. Trockenhefe", 2, "2 Würfel Hefe (84 g) oder 4 Pck. Trockenhefe"],
    ["fr", "une demi-botte de persil", 4, "2 bottes de persil"],
    ["fr", "1 boîte de thon, 140 g égoutté", 2, "2 boîtes de thon, 140 g égoutté"],
    ["pl", "łyżka cukru", 2, "2 łyżki cukru"],
    ["pl", "szklanka mleka (250 ml)", 2, "2 szklanki mleka (500 ml)"],
    ["nl", "2 paprika's (een rode en een gele)", 2, "4 paprika's (een rode en een gele)"],
    ["es", "1 cebolla y un puerro", 2, "2 cebolla y 2 puerro"],
    ["de", "500 g Kartoffeln (ca. 4 Stück)", 2, "1000 g Kartoffeln (ca. 8 Stück)"],
    ["zh-CN", "生抽1勺、老抽半勺", 2, "生抽2勺、老抽1勺"],
    ["zh-CN", "大米1杯，水2杯", 2, "大米2杯，水4杯"],
    ["zh-CN", "鸡蛋 2个（约100克）", 2, "鸡蛋 4个（约200克）"],
    ["de", "1 kg Mehl", 1.25, "1,25 kg Mehl"],
    ["de", "1 Tasse Milch", 2, "2 Tassen Milch"],
    ["fr", "1 càc et demie de cannelle", 2, "3 càc de cannelle"],
    ["de", "ein halbes Huhn", 3, "1,5 Huhn"],
    ["pl", "1 szklanka mąki", 2, "2 szklanki mąki"],
    ["pl", "1 szklanka mąki", 5, "5 szklanek mąki"],
    ["pl", "6 łyżek oleju", 0.5, "3 łyżki oleju"],
    ["pl", "1 szklanka mąki", 1.5, "1,5 szklanki mąki"],
    ["pl", "1 ząbek czosnku", 12, "12 ząbków czosnku"],
    ["pl", "3 ząbki czosnku", 0.5, "1,5 ząbka czosnku"],
    ["pl", "2 ząbki czosnku", 11, "22 ząbki czosnku"],
    ["zh-CN", "二分之一杯糖", 2, "1杯糖"],
    ["zh-CN", "鸡蛋 2个", 2, "鸡蛋 4个"],
    ["zh-TW", "半顆洋蔥", 4, "2顆洋蔥"],
  ])("in %s: %s × %p", (language, line, factor, scaled) => {
    expect(scale(line, factor, { language, style: "decimal", point: "," }).text).toBe(scaled);
  });

  test("keeps the style of the recipe", () => {
    expect(scale("1 cup milk", 1.5, { style: "slash" }).text).toBe("1 1/2 cups milk");
    expect(scale("1 cup milk", 1.5, { style: "decimal" }).text).toBe("1.5 cups milk");
  });

  test("puts a counted food in the plural", () => {
    const catalog = foodCatalog(FOOD_TEXTS);
    const scaleFood = (line: string, factor: number, language: string) => {
      const words = wordsFor(language);
      const inflectFood = (food: string, isPlural: boolean) => catalog.inflect(food, language, isPlural);
      const spelling = { style: "glyph", point: "." } as const;
      return showLine(readLine(line, words), { factor, spelling, words, inflectFood }).text;
    };
    expect(scaleFood("1 large carrot, sliced", 2, "en")).toBe("2 large carrots, sliced");
    expect(scaleFood("2 green bell peppers", 0.5, "en")).toBe("1 green bell pepper");
    expect(scaleFood("1 Zwiebel", 3, "de")).toBe("3 Zwiebeln");
    expect(scaleFood("1 Knoblauchzehe", 2, "de")).toBe("2 Knoblauchzehen");
    expect(scaleFood("4 Knoblauchzehen, gehackt", 0.25, "de")).toBe("1 Knoblauchzehe, gehackt");
    expect(scaleFood("2 Brennnesselblätter", 2, "de")).toBe("4 Brennnesselblätter");
    expect(scaleFood("1 kastanjechampignon", 4, "da")).toBe("4 kastanjechampignoner");
    expect(scaleFood("half a dozen eggs", 2, "en")).toBe("1 dozen eggs");
    expect(scaleFood("2 oeufs", 0.5, "fr")).toBe("1 oeuf");
    expect(scaleFood("1 jaune d’œuf", 2, "fr")).toBe("2 jaunes d’œuf");
    expect(scaleFood("2 zucchini", 2, "en")).toBe("4 zucchini");
    expect(scaleFood("1 citron", 1.5, "sv")).toBe("1½ citron");
    expect(scaleFood("1 egg per person", 2, "en")).toBe("1 egg per person");
    expect(scaleFood("200 g carrot", 2, "en")).toBe("400 g carrot");
    expect(scaleFood("1 mystery", 2, "en")).toBe("2 mystery");
  });

  test("also scales alternatives and additions", () => {
    expect(scale("10 g sourdough, or 2 g yeast", 2).text).toBe("20 g sourdough, or 4 g yeast");
    expect(scale("200 g butter, plus 1 tbsp for the tin", 2).text).toBe(
      "400 g butter, plus 2 tbsp for the tin",
    );
  });

  test("suggests a whole number for half a piece", () => {
    const round = (line: string, factor: number) => scale(line, factor).nearestWhole;
    expect([round("3 eggs", 0.5), round("1 onion", 0.5), round("2 eggs", 2)]).toEqual([2, null, null]);
    expect([round("300 g flour", 0.5), round("3 eggs", 1)]).toEqual([null, null]);
    expect([round("1 egg", 124.75), round("1 egg", 24.75)]).toEqual([null, 25]);
    // 2 to 2½ aren't “about 3”.
    expect(round("4-5 figs", 0.5)).toBeNull();
    expect(round("1 dozen oysters", 1.5)).toBeNull();
    expect(round("1 egg per person", 2.5)).toBeNull();
    expect(scale("鸡蛋3个", 0.5, { language: "zh-CN" }).nearestWhole).toBe(2);
  });

  test("marks lines whose numbers couldn't be scaled", () => {
    const lines = ["1/0 cup sugar", "salt", "200 g flour", "-5 g salt"];
    expect(lines.map((line) => scale(line, 2).isUnscaled)).toEqual([true, false, false, true]);
    expect(scale("1/0 cup sugar", 1).isUnscaled).toBe(false);
  });
});

describe("one style of fractions", () => {
  const words = wordsFor("en");
  const spell = (lines: string[]) => {
    const read = lines.map((line) => readLine(line, words));
    const spelling = findSpelling(read, ".");
    return read.map((line) => showLine(line, { factor: 1, spelling, words }).text);
  };

  test.each([
    [
      ["½ cup oil", "1/2 tsp salt", "1½ cups milk"],
      ["½ cup oil", "½ tsp salt", "1½ cups milk"],
    ],
    [
      ["1/2 cup oil", "1 1/2 tsp salt", "1½ cups milk"],
      ["1/2 cup oil", "1 1/2 tsp salt", "1 1/2 cups milk"],
    ],
    [
      ["0.5 cup oil", "0.25 tsp salt", "½ cup milk"],
      ["0.5 cup oil", "0.25 tsp salt", "½ cup milk"],
    ],
    [
      ["½ cup oil", "0.33 cup milk", "1.2 kg beef", "500 g rice"],
      ["½ cup oil", "0.33 cup milk", "1.2 kg beef", "500 g rice"],
    ],
    [
      ["½ cup oil", "1 carrot, in 1/2-inch pieces"],
      ["½ cup oil", "1 carrot, in ½-inch pieces"],
    ],
    [
      ["1/2 cup oil", "1 carrot, in ½ inch pieces"],
      ["1/2 cup oil", "1 carrot, in 1/2 inch pieces"],
    ],
    [
      ["1/2 cup oil", "300 ml/½ pint milk"],
      ["1/2 cup oil", "300 ml/½ pint milk"],
    ],
    [
      ["200 g flour", "80/20 beef"],
      ["200 g flour", "80/20 beef"],
    ],
  ])("%p", (lines, spelled) => expect(spell(lines)).toEqual(spelled));
});
