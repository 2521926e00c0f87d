import { describe, expect, test } from "bun:test";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { regionFor } from "../../../src/ingredients/amounts/measures.ts";
import { normalizeName } from "../../../src/ingredients/foods/food-table.ts";
import { readEntry } from "../../../src/ingredients/sums/read-entry.ts";
import { readerFor } from "./sum-lines.ts";

const read = (text: string, language = "en") => readEntry(text, readerFor(language), regionFor("", language));

describe("a line is read as one product", () => {
  test.each<readonly [line: string, language: string, key: string, aisle: string]>([
    ["2 large free-range eggs", "en", "egg", "dairy"],
    ["fresh flat-leaf parsley, chopped", "en", "parsley", "produce"],
    ["1 red onion", "en", "red-onion", "produce"],
    ["1 can tomatoes", "en", "canned-tomato", "canned"],
    ["400 g can chickpeas", "en", "chickpea~canned", "canned"],
    ["1 tsp dried basil", "en", "basil~dried", "spices"],
    ["1 Prise Petersilie, getrocknet", "de", "parsley~dried", "spices"],
    ["50 g dried unsweetened cranberries", "en", "cranberry~dried~unsweetened", "dry-goods"],
    ["200 g Erbsen (TK)", "de", "pea~frozen", "frozen"],
    ["400 g lentils (canned, drained)", "en", "lentil~canned", "canned"],
    ["1 cup crushed tomatoes (canned)", "en", "crushed-tomato", "canned"],
    ["1 can (28 ounce) whole tomatoes with juice", "en", "canned-tomato", "canned"],
    ["2 cups (450 g) cooked pumpkin (or canned pumpkin)", "en", "pumpkin~cooked", "produce"],
    ["400g/14oz can chopped tomatoes", "en", "canned-tomato", "canned"],
    ["400 g gemischte Bohnen aus der Dose", "de", "mixed-beans~canned", "canned"],
    ["250 ml (kook)room", "nl", "single-cream", "dairy"],
    ["1 bottle 750ML of a good Red Wine", "en", "red-wine", "alcohol"],
    ["200 ml juice from 2 oranges", "en", "?juice from 2 orange", "other"],
    ["1 cup cooked rice", "en", "rice~cooked", "dry-goods"],
    ["200 g rice, cooked", "en", "rice~cooked", "dry-goods"],
    ["6 slices bacon, cooked and crumbled", "en", "bacon", "meat"],
    ["2 tsp freshly ground black pepper", "en", "black-pepper", "spices"],
    ["300 ml double cream, whipped", "en", "double-cream", "dairy"],
    ["200 g TK-Erbsen", "de", "frozen-pea", "frozen"],
    ["mystery", "en", "?mystery", "other"],
    ["3 mysteries", "en", "?mystery", "other"],
    ["200 ml torrt vitt vin", "sv", "white-wine", "alcohol"],
    ["peppers", "en", "bell-pepper", "produce"],
    ["hummus", "en", "hummus", "dairy"],
    ["gomme da masticare", "it", "chewing-gum", "snacks"],
    ["500 g mezze maniche", "it", "penne~mezze maniche", "dry-goods"],
    ["bastoncini di pesce", "it", "fish-finger", "frozen"],
    ["Kaffeekapseln", "de", "coffee-capsule", "drinks"],
    ["2 bâtonnets de poisson", "fr", "fish-finger", "frozen"],
    ["ras el hanout", "fr", "ras-el-hanout", "spices"],
    ["molho de alho", "pt", "aioli", "condiments"],
    ["suppehorn", "da", "macaroni", "dry-goods"],
    ["氣泡水", "zh-TW", "sparkling-water", "drinks"],
  ])("%s (%s)", (line, language, key, aisle) => {
    const entry = read(line, language);
    expect([entry.key, entry.aisle]).toEqual([key, aisle]);
  });
});

describe("a thing that isn't food is in its own aisle", () => {
  test.each<readonly [line: string, language: string, key: string, food: string]>([
    ["Toilet paper", "en", "?toilet paper", "Toilet paper"],
    ["2 packs of toilet paper", "en", "?toilet paper", "toilet paper"],
    ["kitchen roll", "en", "?kitchen roll", "kitchen roll"],
    ["2 light bulbs", "en", "?light bulb", "light bulbs"],
    ["washing-up liquid", "en", "?washing up liquid", "washing-up liquid"],
    ["8 wooden skewers, soaked", "en", "?wooden skewers", "wooden skewers"],
    ["Nivea hand cream", "en", "?nivea hand cream", "Nivea hand cream"],
    ["extra soft toilet roll", "en", "?extra soft toilet roll", "extra soft toilet roll"],
    ["12 Rollen Klopapier", "de", "?klopapier", "Klopapier"],
    ["1 Dose Katzenfutter", "de", "?katzenfutter", "Katzenfutter"],
    ["2 sacs poubelle", "fr", "?sac poubelle", "sacs poubelle"],
    ["1 L d’eau de Javel", "fr", "?eau de javel", "eau de Javel"],
    ["8 rolek papieru toaletowego", "pl", "?papier toaletowy", "papieru toaletowego"],
    ["pasta do zębów Colgate", "pl", "?pasta do zebow colgate", "pasta do zębów Colgate"],
    ["sal para a máquina", "pt", "?sal da maquina", "sal para a máquina"],
    ["2 rolos de papel higiénico", "pt", "?papel higienico", "papel higiénico"],
    ["toapapper 8 rullar", "sv", "?toapapper", "toapapper"],
    ["2 elpærer", "da", "?elpære", "elpærer"],
    ["salt for the dishwasher", "en", "?dishwasher salt", "salt for the dishwasher"],
    ["2 kg Salz für die Spülmaschine", "de", "?spulmaschinensalz", "Salz für die Spülmaschine"],
    ["sel pour le lave-vaisselle", "fr", "?sel lave vaisselle", "sel pour le lave-vaisselle"],
    ["2 kg soli do zmywarki", "pl", "?sol do zmywarki", "soli do zmywarki"],
    ["sal para a máquina da loiça", "pt", "?sal da maquina", "sal para a máquina da loiça"],
    ["salt till diskmaskinen", "sv", "?diskmaskinssalt", "salt till diskmaskinen"],
    ["salt til opvaskemaskinen", "da", "?opvaskesalt", "salt til opvaskemaskinen"],
    ["洗碗机专用盐", "zh-CN", "?洗碗机盐", "洗碗机专用盐"],
    ["洗碗機用鹽", "zh-TW", "?洗碗機鹽", "洗碗機用鹽"],
    ["2卷厨房纸", "zh-CN", "?厨房纸", "厨房纸"],
    ["衛生紙一包", "zh-TW", "?衛生紙", "衛生紙"],
  ])("%s (%s)", (line, language, key, food) => {
    const entry = read(line, language);
    expect(entry).toMatchObject({ key, food, foodId: null, aisle: "household", isMixed: false });
  });

  test.each<readonly [line: string, language: string, key: string]>([
    ["bread rolls", "en", "bread-roll"],
    ["foil-wrapped potatoes", "en", "potato~foil wrapped"],
    ["candle nuts", "en", "candlenut"],
    ["candy floss", "en", "candy-floss"],
    ["trifle sponges", "en", "sponge-cake"],
    ["8 chicken skewers", "en", "?chicken skewer"],
    ["butter for the baking paper", "en", "butter"],
    ["lardons allumettes", "fr", "lardon"],
    ["plastry szynki", "pl", "ham"],
    ["2 dl ljus sirap", "sv", "golden-syrup"],
    ["海绵蛋糕", "zh-CN", "sponge-cake"],
  ])("unless its name is a part of a food's: %s (%s)", (line, language, key) => {
    const entry = read(line, language);
    expect(entry.key).toBe(key);
    expect(entry.aisle).not.toBe("household");
  });

  test.each([...LANGUAGES])("whatever it's called in %s, and no food has its name", (language) => {
    const { foods, words } = readerFor(language);
    const names = [...words.household.byStart.values()].flat().map(({ text }) => text);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => read(name, language).aisle !== "household")).toEqual([]);
    expect(names.filter((name) => foods.index.byName.has(normalizeName(name)))).toEqual([]);
  });
});

describe("a line's own weight tells its density", () => {
  test.each<readonly [line: string, gramsPerMl: number]>([
    ["1 cup (240 g) yogurt", 1.014],
    ["1 cup plus 1 tbsp / 235 g olive oil", 0.935],
    ["½ cup (4 ounces) honey", 1.43],
    ["1 cup flour", 0.528],
  ])("%s", (line, gramsPerMl) => expect(read(line).gramsPerMl).toBeCloseTo(gramsPerMl, 2));
});

test("a corrected line is read as corrected", () => {
  const correction = { line: "2 cups pop", amount: "2", unit: "cups", food: "pop", foodId: "cola" };
  const entry = readEntry("2 cups pop", readerFor("en", [correction]), regionFor("us", "en"));
  expect(entry.foodId).toBe("cola");
});

test.each([
  "1 cup milk, 1 egg",
  "For the sauce:",
  "¼ tsp each ground ginger, salt, nutmeg",
  "2/3 + 1/4 cup mystery",
  "сливочное масло - 50г",
  "bananas (4-5 small bananas, or 2-3 large ones)",
])("%s is shown as written", (line) => {
  const entry = read(line);
  expect(entry.isMixed).toBe(true);
  expect(entry.food).toBe(line);
  expect(entry.amounts).toEqual([]);
});
