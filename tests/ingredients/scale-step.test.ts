import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { findRegion } from "../../src/ingredients/amounts/measures.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { scaleStep } from "../../src/ingredients/steps/scale-step.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { scaleInStep } from "../support/scale-in-step.ts";

const foods = foodCatalog(FOOD_TEXTS);
const DOUGH = ["300 g plain flour", "2 eggs", "125 ml milk", "1 tsp salt", "50 g butter"];

describe("amounts of an ingredient are scaled", () => {
  test.each([
    ["Add 200 g of the flour and stir.", "Add 400 g of the flour and stir."],
    ["Beat 2 eggs with 1 tsp salt.", "Beat 4 eggs with 2 tsp salt."],
    ["Pour in 100 ml/3½ fl oz milk.", "Pour in 200 ml/7 fl oz milk."],
    ["Fold in the remaining 100 g sifted flour.", "Fold in the remaining 200 g sifted flour."],
    ["Add 1 egg yolk.", "Add 2 egg yolks."],
    ["Whisk 1 large egg and the milk.", "Whisk 2 large eggs and the milk."],
    ["Beat 1 Egg.", "Beat 2 Eggs."],
    ["Open 1 (400 ml) can milk.", "Open 2 (400 ml) cans milk."],
  ])("%s", (step, scaled) => expect(scaleInStep(step, DOUGH, 2)).toBe(scaled));
});

describe("everything else stays the same", () => {
  test.each([
    "Bake for 20 minutes at 180 °C until the flour is golden.",
    "Bake at 350 F for 1 hour.",
    "Fry for 2 minutes butter side down.",
    "Add half of the butter, then cook 5 minutes.",
    "Cut the butter into 2 cm cubes.",
    "Roll out to a 30 x 20 cm rectangle.",
    "Serves 4.",
    "Cut each onion into 8 wedges.",
    "Divide the batter between 2 cake tins.",
    "Shape into 5 cm balls.",
    "Form a well, and rest for 30 minutes.",
    "See the milk bread on page 12.",
    "See page 12 for the butter recipe.",
    "Use ½ the butter, and 1/2 the milk.",
    "Add one 400 ml can of milk.",
    "Add a 400 ml can milk.",
    "Step 2: beat the eggs.",
    "Keep ½ of the butter for later.",
    "Put 1 tbsp of the butter in the center of each round.",
    "Fill every round with 1 tbsp butter.",
    "Cut into 2 x 2 cm pieces of butter.",
    "Cool for about 5 minutes on the buttered sheet.",
    "Work with 6 pieces of dough and flour at a time.",
    "Simmer until reduced to 2 cups. Flour the board.",
  ])("%s", (step) => expect(scaleInStep(step, DOUGH, 2)).toBe(step));
});

test.each([
  [
    "de",
    "Mit 100 g Mehl bestäuben und 10 Minuten ruhen lassen.",
    ["300 g Mehl"],
    "Mit 200 g Mehl bestäuben und 10 Minuten ruhen lassen.",
  ],
  [
    "fr",
    "Ajoutez 2 cuillères à soupe d'huile et cuisez 5 minutes.",
    ["4 c. à soupe d'huile d'olive"],
    "Ajoutez 4 cuillères à soupe d'huile et cuisez 5 minutes.",
  ],
  ["fr", "Coupez 1 oignon rouge.", ["1 oignon rouge"], "Coupez 2 oignons rouges."],
  ["de", "1 Zwiebel würfeln, 1 Ei trennen.", ["1 Zwiebel", "1 Ei"], "2 Zwiebeln würfeln, 2 Eier trennen."],
  ["da", "Pisk 1 æg sammen.", ["1 æg"], "Pisk 2 æg sammen."],
  ["pl", "Dodaj 1 szklankę mąki.", ["2 szklanki mąki"], "Dodaj 2 szklanki mąki."],
  ["zh-CN", "加入2个鸡蛋，煮10分钟。", ["鸡蛋 3个"], "加入4个鸡蛋，煮10分钟。"],
  ["en", "Chop an onion and half a lemon.", ["1 onion", "½ lemon"], "Chop an onion and 1 lemon."],
  ["en", "Add one egg. Beat in one egg at a time.", ["1 egg"], "Add 2 eggs. Beat in one egg at a time."],
  ["de", "Eine Zwiebel würfeln.", ["1 Zwiebel"], "2 Zwiebeln würfeln."],
  ["de", "Die Schale der halben Zitrone reiben.", ["½ Zitrone"], "Die Schale der halben Zitrone reiben."],
  ["de", "Mit zwei Esslöffeln Joghurt servieren.", ["2 EL Joghurt"], "Mit 4 Esslöffeln Joghurt servieren."],
  ["es", "Añade dos dientes de ajo.", ["2 dientes de ajo"], "Añade 4 dientes de ajo."],
  ["fr", "Ajoutez 30 ml d'eau par personne.", ["sel"], "Ajoutez 30 ml d'eau par personne."],
  ["en", "Add half a teaspoon of sugar.", ["1 tsp sugar"], "Add half a teaspoon of sugar."],
  ["pl", "Zalać 3 litrami zimnej wody.", ["1 kura"], "Zalać 6 litrami zimnej wody."],
  ["pl", "Rozpuścić w 800 ml wrzątku.", ["2 galaretki"], "Rozpuścić w 1600 ml wrzątku."],
  ["de", "2 EL Öl erhitzen.", ["2 EL Rapsöl"], "4 EL Öl erhitzen."],
  ["zh-CN", "锅中放2大匙油。", ["花生油2大匙"], "锅中放4大匙油。"],
  [
    "en",
    "Beat the 3 eggs with 1 tbsp butter.",
    ["1 cup milk, 2 tbsp butter, 3 eggs"],
    "Beat the 6 eggs with 2 tbsp butter.",
  ],
  ["en", "Mix 240 ml semolina with water.", ["salt"], "Mix 240 ml semolina with water."],
])("in %s", (language, step, ingredients, scaled) => {
  expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled);
});

describe("the number of pieces that everything is divided into", () => {
  test.each([
    ["en", "Divide the dough into 12 pieces.", "Divide the dough into 24 pieces."],
    ["en", "Shape about 12 balls. Divide among 4 plates.", "Shape about 24 balls. Divide among 8 plates."],
    ["de", "Aus der Masse 12 Bällchen formen.", "Aus der Masse 24 Bällchen formen."],
    ["de", "Den Teig in 12 Stücke teilen und backen.", "Den Teig in 24 Stücke teilen und backen."],
    ["de", "Zu 6 Kugeln formen.", "Zu 12 Kugeln formen."],
    ["de", "In 8 gleich große Stücke teilen.", "In 16 gleich große Stücke teilen."],
    ["fr", "Formez 12 boules.", "Formez 24 boules."],
    ["fr", "Formez 12 boules sur une plaque.", "Formez 24 boules sur une plaque."],
    ["da", "Form 12 boller, og fordel i 4 skåle.", "Form 24 boller, og fordel i 8 skåle."],
    ["sv", "Dela degen i 12 bitar.", "Dela degen i 24 bitar."],
    ["pl", "Podziel ciasto na 10 części.", "Podziel ciasto na 20 części."],
    ["pt", "Divida a massa em 6 bolas.", "Divida a massa em 12 bolas."],
    ["zh-CN", "面团分成12份。", "面团分成24份。"],
  ])("grows, in %s: %s", (language, step, scaled) =>
    expect(scaleInStep(step, ["500 g"], 2, language)).toBe(scaled),
  );

  test.each([
    "Divide each piece into 3 balls.",
    "Divide it into 4 pieces, and then each of the 4 pieces into three.",
    "Divide the batter between 2 cake tins.",
    "Divide into 3 layers.",
  ])("stays if it's for each, of tins, or of one cake: %s", (step) =>
    expect(scaleInStep(step, ["500 g flour"], 2)).toBe(step),
  );

  test("stays if it wouldn't be whole", () => {
    expect(scaleInStep("Divide into 5 balls.", ["500 g flour"], 0.5)).toBe("Divide into 5 balls.");
  });

  test.each([
    ["nl", "Bak 20 minuten op 180 graden en serveer.", ["500 g aardappelen", "2 tomaten"]],
    ["nl", "Zet de oven op 180 en bak, en herhaal dit 3 keer en roer.", ["2 tomaten"]],
    ["de", "Bei 180 Grad in 20 Minuten backen.", ["1 Zweig Rosmarin"]],
    ["de", "200 g Eis servieren.", ["200 g Reis"]],
    ["de", "Mit 2 Löffeln Nocken formen.", ["500 g Mehl"]],
    ["da", "Kog i 20 til de er møre.", ["500 g kartofler"]],
    ["sv", "Lägg i en form och stek i 100 grader.", ["500 g mjöl"]],
    ["it", "Aggiungete il formaggio in 2 volte.", ["50 g formaggio"]],
    ["da", "Del løgene i 4 både.", ["2 løg"]],
    ["de", "20 g Butter zugeben.", ["50 g Erdnussbutter", "80 g Kräuterbutter"]],
    ["zh-CN", "筛入30克粉。", ["糖粉30克", "低筋面粉100克"]],
    ["fr", "Partagez les pommes en 8 quartiers.", ["2 pommes"]],
    ["de", "Die Tomaten in 4 Spalten teilen.", ["2 Tomaten"]],
    ["zh-CN", "把土豆分成4块。", ["土豆2个"]],
    ["en", "Divide the dough into 3 strands and braid.", ["500 g flour"]],
    ["it", "Dividete l'impasto in 3 e formate una treccia.", ["500 g farina"]],
    ["nl", "Verdeel over 2 bakblikken.", ["500 g bloem"]],
    ["en", "Press one pineapple slice down the skewer.", ["1 whole pineapple"]],
    ["de", "Jeweils ein Ei aufschlagen.", ["1 Ei"]],
    ["zh-CN", "划3花刀，糖分成3次加入，加入100克粉丝。", ["葱花20克", "糖30克", "面粉200克"]],
  ])("other numbers near such words stay, in %s: %s", (language, step, lines) =>
    expect(scaleInStep(step, lines, 2, language)).toBe(step),
  );
});

describe("pieces are added in turn", () => {
  test.each([
    ["da", "Tilsæt 3 æg, et ad gangen.", ["3 æg"], "Tilsæt 6 æg, et ad gangen."],
    ["en", "Add 2 eggs, one at a time.", ["2 eggs"], "Add 4 eggs, one at a time."],
    [
      "en",
      "Beat in 2 eggs, one at a time, mixing well after each addition.",
      ["2 eggs"],
      "Beat in 4 eggs, one at a time, mixing well after each addition.",
    ],
    ["en", "Add 3 cups flour, ½ cup at a time.", ["3 cups flour"], "Add 6 cups flour, ½ cup at a time."],
    ["es", "Añadir 3 huevos, uno a la vez.", ["3 huevos"], "Añadir 6 huevos, uno a la vez."],
    ["fr", "Ajouter 2 œufs, un à la fois.", ["2 œufs"], "Ajouter 4 œufs, un à la fois."],
    ["it", "Unire 3 uova, uno alla volta.", ["3 uova"], "Unire 6 uova, uno alla volta."],
    ["pl", "Dodać 3 jajka, po jednym na raz.", ["3 jajka"], "Dodać 6 jajka, po jednym na raz."],
    ["pt", "Junte 3 ovos, um de cada vez.", ["3 ovos"], "Junte 6 ovos, um de cada vez."],
    ["sv", "Rör ner 3 ägg, ett ägg i taget.", ["3 ägg"], "Rör ner 6 ägg, ett ägg i taget."],
    ["zh-CN", "加入3个鸡蛋，每次一个。", ["3个鸡蛋"], "加入6个鸡蛋，每次一个。"],
  ])("in %s: %s", (language, step, ingredients, scaled) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled);
  });

  test.each([
    ["en", "Add 2 eggs at a time.", ["6 eggs"]],
    ["en", "Add the flour, 1 cup at a time.", ["6 cups flour"]],
    ["es", "Añadir 2 huevos a la vez.", ["4 huevos"]],
    ["sv", "Tillsätt 1 ägg i taget.", ["3 ägg"]],
  ])("and the number of each turn stays, in %s: %s", (language, step, ingredients) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(step);
  });
});

describe("an amount after its food", () => {
  test.each([
    ["en", "Add the flour (200 g).", ["200 g flour"], "Add the flour (400 g)."],
    ["en", "Add the flour (200 g, sifted).", ["200 g flour"], "Add the flour (400 g, sifted)."],
    ["en", "Add the flour (2 cups/240 g).", ["2 cups (240 g) flour"], "Add the flour (4 cups/480 g)."],
    [
      "de",
      "Die Butter (50 g) mit dem Zucker (100g) schlagen.",
      ["50 g Butter", "100 g Zucker"],
      "Die Butter (100 g) mit dem Zucker (200g) schlagen.",
    ],
    [
      "fr",
      "Ajoutez la farine de blé (200 g).",
      ["200 g de farine de blé"],
      "Ajoutez la farine de blé (400 g).",
    ],
    ["pl", "Przesiać mąkę (300 g).", ["300 g mąki"], "Przesiać mąkę (600 g)."],
    ["zh-CN", "加入面粉100克，搅拌。", ["面粉100克"], "加入面粉200克，搅拌。"],
    ["zh-CN", "面粉（100克）过筛。", ["100克面粉"], "面粉（200克）过筛。"],
    ["zh-CN", "鸡蛋2个打散。", ["鸡蛋2个"], "鸡蛋4个打散。"],
  ])("is scaled if the line says the same, in %s: %s", (language, step, ingredients, scaled) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled);
  });

  test.each([
    ["en", "Add half the flour (100 g).", ["200 g flour"]],
    ["en", "Shape the dough (200 g each).", ["200 g dough"]],
    ["en", "Add the flour (2 cups, 240 g).", ["2 cups flour"]],
    ["en", "Add the flour (2).", ["2 flour"]],
    ["zh-CN", "加入面粉100克。", ["面粉200克"]],
    ["zh-CN", "每个面团加入面粉100克。", ["面粉100克"]],
  ])("stays otherwise, in %s: %s", (language, step, ingredients) => {
    expect(scaleInStep(step, ingredients, 2, language)).toBe(step);
  });
});

test("a step of 10,000 letters is scaled at once", () => {
  for (const part of ["1 ", "flour (", "one at a time ", "1 cup a ", "3/4 flour 1:2 "]) {
    const started = performance.now();
    scaleInStep(part.repeat(10_000 / part.length), DOUGH, 2);
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

test("a volume weighs as much as in its line", () => {
  const words = wordsFor("en");
  const lines = ["2 cups packed (440 g) brown sugar", "1 cup milk"].map((line) => readLine(line, words));
  const units = {
    system: "metric" as const,
    region: findRegion("en", null),
    findFood: ({ food }: { food: string }) => foods.findOnly(food, "en"),
  };
  const scaling = { factor: 1, spelling: { style: "glyph", point: "." } as const, words };
  const step = (text: string) => scaleStep(text, lines, scaling, units);
  expect(step("Add 1 cup of the brown sugar.")).toBe("Add 220 g of the brown sugar.");
  lines[0] = readLine("2 cups (400 g) brown sugar", words);
  expect(step("Add 1 cup of the brown sugar.")).toBe("Add 200 g of the brown sugar.");
  expect(step("Add 1 cup packed brown sugar.")).toBe("Add 200 g packed brown sugar.");
});

test("sizes are converted, but not scaled", () => {
  const words = wordsFor("en");
  const lines = ["4 salmon fillets"].map((line) => readLine(line, words));
  const units = {
    system: "metric" as const,
    region: findRegion("en", null),
    findFood: ({ food }: { food: string }) => foods.findOnly(food, "en"),
  };
  const scaling = { factor: 2, spelling: { style: "glyph", point: "." } as const, words };
  expect(scaleStep("Sear the 6-ounce salmon fillets.", lines, scaling, units)).toBe(
    "Sear the 170 g salmon fillets.",
  );
});

test.each([
  ["de", "Wie auf Seite 12 Butter bräunen.", "100 g Butter"],
  ["de", "1/2 der Butter zugeben.", "100 g Butter"],
  ["de", "Eine 400-g-Dose Tomaten zugeben.", "2 Dosen Tomaten"],
  ["fr", "Voir page 12 beurre noisette.", "100 g de beurre"],
  ["sv", "Se sidan 12 smör.", "100 g smör"],
  ["pl", "Zobacz str. 12 masło.", "100 g masło"],
  ["es", "Ver página 12 mantequilla.", "100 g de mantequilla"],
])("a number that isn't an amount stays, in %s: %s", (language, step, line) =>
  expect(scaleInStep(step, [line], 2, language)).toBe(step),
);

test.each([
  ["en", "Juice 2 oranges.", ["2 oranges"], "Juice 4 oranges."],
  ["en", "Boil 2 mini corn cobs.", ["2 mini corn cobs"], "Boil 4 mini corn cobs."],
  ["it", "Spremere 2 orate.", ["2 orate"], "Spremere 4 orate."],
  ["es", "Pelar 2 naranjas 2 horas.", ["2 naranjas"], "Pelar 4 naranjas 2 horas."],
])("a food may start like a word for time, in %s: %s", (language, step, ingredients, scaled) => {
  expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled);
});

test("pounds and ounces are scaled together", () => {
  expect(scaleInStep("Add 1 lb 4 oz flour.", ["1 lb 4 oz flour"], 1.5)).toBe("Add 1 lb 14 oz flour.");
});

test.each([
  ["en", "Add one teaspoon of sugar.", ["1 tsp sugar"], "Add 2 teaspoons of sugar."],
  ["de", "Zwei Esslöffel Joghurt unterrühren.", ["2 EL Joghurt"], "4 Esslöffel Joghurt unterrühren."],
  ["es", "Añada una cucharadita de sal.", ["1 cucharadita de sal"], "Añada 2 cucharaditas de sal."],
  ["zh-CN", "加一勺淀粉。", ["淀粉 1勺"], "加2勺淀粉。"],
])("measures in words are scaled, in %s: %s", (language, step, ingredients, scaled) =>
  expect(scaleInStep(step, ingredients, 2, language)).toBe(scaled),
);

test.each([
  ["en", "Roll the dough out in two directions.", ["1 kg dough"]],
  ["en", "Cut one half of the onion.", ["1 onion"]],
  ["en", "Skewer two bananas on a stick.", ["4 bananas"]],
  ["it", "In una ciotola versare la panna.", ["1 l di panna"]],
  ["de", "Mit einem Löffel über den lauwarmen Reis geben.", ["200 g Reis"]],
  ["de", "Die Butter in eine Schüssel geben und eine Stunde kühlen.", ["100 g Butter"]],
  ["fr", "Faire fondre une partie du beurre.", ["100 g de beurre"]],
])("other words stay, in %s: %s", (language, step, ingredients) =>
  expect(scaleInStep(step, ingredients, 2, language)).toBe(step),
);

test.each([
  ["en", "Pour in 250 ml boiling water.", "Pour in 500 ml boiling water."],
  ["fr", "Verser 250 ml d'eau.", "Verser 500 ml d'eau."],
  ["pl", "Zalać 3 l zimnej wody.", "Zalać 6 l zimnej wody."],
  ["zh-CN", "加入200毫升清水。", "加入400毫升清水。"],
])("water is scaled although recipes seldom list it, in %s: %s", (language, step, scaled) =>
  expect(scaleInStep(step, ["1 kg x"], 2, language)).toBe(scaled),
);

test.each([
  ["fr", "2- Ajoutez le parmesan.", "50 g de parmesan"],
  ["en", "Cut into 3x3 cm large carrot pieces.", "3 carrots"],
])("numbers of steps and sides stay, in %s: %s", (language, step, line) =>
  expect(scaleInStep(step, [line], 2, language)).toBe(step),
);

test("a factor of 1 changes nothing", () => {
  expect(scaleInStep("Add 1/2 cup milk.", ["1 cup milk"], 1)).toBe("Add 1/2 cup milk.");
});

test("amounts of an ingredient are converted like in its line", () => {
  const words = wordsFor("en");
  const lines = ["2 cups flour", "1 cup leftover stew", "1 15-oz can beans"].map((line) =>
    readLine(line, words),
  );
  const units = {
    system: "metric" as const,
    region: findRegion("en", null),
    findFood: ({ food }: { food: string }) => foods.findOnly(food, "en"),
  };
  const scaling = { factor: 2, spelling: { style: "glyph", point: "." } as const, words };
  expect(scaleStep("Mix 1 cup of the flour with 1 cup stew.", lines, scaling, units)).toBe(
    "Mix 250 g of the flour with 2 cups stew.",
  );
  expect(scaleStep("Add one 15-oz can beans.", lines, scaling, units)).toBe("Add 2 × 425 g cans beans.");
});
