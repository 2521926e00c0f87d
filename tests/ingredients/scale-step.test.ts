import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/languages.ts";
import { findRegion } from "../../src/ingredients/measures.ts";
import { readLine } from "../../src/ingredients/read-line.ts";
import { scaleStep } from "../../src/ingredients/scale-step.ts";

const foods = foodCatalog(FOOD_TEXTS);

function scale(step: string, ingredients: string[], factor: number, language = "en"): string {
  const words = wordsFor(language);
  const lines = ingredients.map((line) => readLine(line, words));
  const point = language === "en" ? "." : ",";
  const inflectFood = (food: string, isPlural: boolean) => foods.inflect(food, language, isPlural);
  return scaleStep(step, lines, { factor, spelling: { style: "glyph", point }, words, inflectFood });
}

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
    ["Pour in 400 ml can milk.", "Pour in 2 × 400 ml can milk."],
    ["Open 1 (400 ml) can milk.", "Open 2 (400 ml) cans milk."],
    ["Beat ½ egg.", "Beat 1 egg."],
  ])("%s", (step, scaled) => expect(scale(step, DOUGH, 2)).toBe(scaled));
});

describe("everything else stays", () => {
  test.each([
    "Bake for 20 minutes at 180 °C until the flour is golden.",
    "Bake at 350 F for 1 hour.",
    "Fry for 2 minutes butter side down.",
    "Add half of the butter, then cook 5 minutes.",
    "Cut the butter into 2 cm cubes.",
    "Roll out to a 30 x 20 cm rectangle.",
    "Divide into 8 pieces. Serves 4.",
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
  ])("%s", (step) => expect(scale(step, DOUGH, 2)).toBe(step));
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
])("in %s", (language, step, ingredients, scaled) => {
  expect(scale(step, ingredients, 2, language)).toBe(scaled);
});

test.each([
  ["de", "Wie auf Seite 12 Butter bräunen.", "100 g Butter"],
  ["de", "1/2 der Butter zugeben.", "100 g Butter"],
  ["de", "Eine 400-g-Dose Tomaten zugeben.", "2 Dosen Tomaten"],
  ["fr", "Voir page 12 beurre noisette.", "100 g de beurre"],
  ["sv", "Se sidan 12 smör.", "100 g smör"],
  ["pl", "Zobacz str. 12 masło.", "100 g masło"],
  ["es", "Ver página 12 mantequilla.", "100 g de mantequilla"],
])("no amount, in %s: %s", (language, step, line) => expect(scale(step, [line], 2, language)).toBe(step));

test("a factor of 1 changes nothing", () => {
  expect(scale("Add 1/2 cup milk.", ["1 cup milk"], 1)).toBe("Add 1/2 cup milk.");
});

test("amounts of an ingredient are converted like its line", () => {
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
  expect(scaleStep("Add one 15-oz can beans.", lines, scaling, units)).toBe("Add one 425 g can beans.");
});
