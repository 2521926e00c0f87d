import { describe, expect, test } from "bun:test";
import {
  looksLikeRecipe,
  readPlainText,
} from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const read = (note: string) =>
  readPlainText(
    `Plum jam\n\n2 kg plums\n1 kg sugar\n\n${note}\n\nSimmer the plums for 40 minutes.\nAdd the sugar.`,
  );

const NOTES: [string, string[]][] = [
  ["You'll also need: 6 jars with lids, a large pan", ["6 jars with lids", "a large pan"]],
  ["Außerdem: 7 Gläser à 250 ml, ein Mulltuch", ["7 Gläser à 250 ml", "ein Mulltuch"]],
  ["Prévoir aussi : 4 bocaux", ["4 bocaux"]],
  ["También necesitas: 3 frascos limpios", ["3 frascos limpios"]],
  ["Occorrono inoltre: 4 vasetti sterilizzati", ["4 vasetti sterilizzati"]],
  ["Verder nodig: 5 potjes met deksel", ["5 potjes met deksel"]],
  ["Du behöver också: 4 glasburkar med lock", ["4 glasburkar med lock"]],
  ["Desuden: 5 flasker og en si", ["5 flasker og en si"]],
  ["Dodatkowo: 8 słoików po 900 ml", ["8 słoików po 900 ml"]],
  ["Também vai precisar de: 3 frascos de 250 ml", ["3 frascos de 250 ml"]],
  ["另外需要：玻璃瓶3个", ["玻璃瓶3个"]],
  ["その他：保存瓶 2個", ["保存瓶 2個"]],
  ["Außerdem:\n6 Gläser\n1 Trichter", ["6 Gläser", "1 Trichter"]],
];

describe("equipment named after the ingredients", () => {
  test.each(NOTES)("%p becomes tools", (note, tools) => {
    const recipe = read(note);
    expect(recipe.tools).toEqual(tools);
    expect(recipe.recipeIngredient).toEqual(["2 kg plums", "1 kg sugar"]);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual([
      "Simmer the plums for 40 minutes.",
      "Add the sugar.",
    ]);
  });

  test.each([
    ["Außerdem: 2 Gläser Kirschen, 200 g Butter", ["2 Gläser Kirschen", "200 g Butter"]],
    ["Also:\n2 jars of cherries\n200 g butter", ["2 jars of cherries", "200 g butter"]],
  ])("%p are ingredients", (note, ingredients) => {
    const recipe = read(note);
    expect(recipe.tools).toEqual([]);
    expect(recipe.recipeIngredient).toEqual(["2 kg plums", "1 kg sugar", ...ingredients]);
  });
});

test.each([
  "für 6 Gläser",
  "Na 8 słoików",
  "Makes 6 jars",
  "Ca 4 burkar",
  "Ger 2 limpor",
  "1 plade",
  "パウンド型1台分",
  "直径18cmの型1台分",
])("%s is the yield", (line) => {
  const recipe = readPlainText(
    `Plum jam\n${line}\n\nIngredients\n2 kg plums\n1 kg sugar\n\nMethod\nSimmer it.`,
  );
  expect(recipe.recipeYield).toBe(line);
  expect(recipe.recipeIngredient).toEqual(["2 kg plums", "1 kg sugar"]);
});

test.each([
  "Bitte mitbringen:\n- 2 Äpfel\n- 1 Packung Knäckebrot\n- 1 Becher\n\nWer kann um 8 Uhr helfen?",
  "Kannst du einkaufen?\n\n- 1 Liter Milch\n- 6 Eier\n- 500 g Hackfleisch\n\nBin gegen 19 Uhr da, Küsschen",
  "Caros pais,\n\nTragam por favor:\n- 1 bolo\n- 1 garrafa de sumo\n\nA festa começa às 16h.",
  "保護者の皆様\n\n・お椀とお箸\n・おにぎり 2個\n・水筒\n\n3日までにお知らせください。",
])("a letter with a list isn't a recipe: %p", (text) => {
  expect(looksLikeRecipe(readPlainText(text))).toBe(false);
});

test("the text after an ingredient sentence becomes the steps", () => {
  const recipe = readPlainText(
    "Spaghetti aglio e olio\n\nPer 4 persone servono 400 g di spaghetti, 4 spicchi d'aglio e 100 ml di olio. Fate soffriggere l'aglio nell'olio. Scolate gli spaghetti e serviteli subito.",
  );
  expect(recipe.recipeIngredient).toEqual(["400 g di spaghetti", "4 spicchi d'aglio", "100 ml di olio"]);
  expect(recipe.recipeInstructions).toEqual([
    { text: "Fate soffriggere l'aglio nell'olio. Scolate gli spaghetti e serviteli subito." },
  ]);
});

test("a title in bold above the ingredients of a message names the recipe", () => {
  const recipe = readPlainText(
    "Ciao Giulia! Ecco la ricetta 😊\n\n*Torta di mele*\n3 mele\n200 g di farina\n\nMescolare tutto.",
  );
  expect(recipe).toMatchObject({ name: "Torta di mele", ingredientGroups: [] });
});

test("a title with servings in brackets isn't an ingredient, whatever the subject of its email", () => {
  const recipe = readPlainText(
    "件名：肉じゃがのレシピ\n\n由美さん\n\n肉じゃが（4人分）\n牛肉 200g\nじゃがいも 4個\n\n1. 牛肉を炒める。\n2. じゃがいもを加えて煮る。",
  );
  expect(recipe).toMatchObject({ name: "肉じゃが", recipeYield: "4人分" });
  expect(recipe.recipeIngredient).toEqual(["牛肉 200g", "じゃがいも 4個"]);
});

test("a step that ends with an amount isn't an ingredient", () => {
  const recipe = readPlainText(
    "Barszcz\n\n1 kg buraków\n1 jabłko\n\nburaki i jabłko pokroić, zalać wodą 1,5 l\ngotować godzinę na małym ogniu",
  );
  expect(recipe.recipeIngredient).toEqual(["1 kg buraków", "1 jabłko"]);
  expect(recipe.recipeInstructions).toHaveLength(2);
});

test("a yield in the title stays if another one is known", () => {
  const recipe = readPlainText("Muffins, 12 pieces\n\nServes 4\n\n200 g flour\n2 eggs\n\nMix and bake.");
  expect(recipe).toMatchObject({ name: "Muffins", recipeYield: "Serves 4", description: "12 pieces" });
});

test("the juice of a lemon is an ingredient in Japanese, too", () => {
  const recipe = readPlainText("レモネード\n\n材料\nレモン汁 1個分\n水 200ml\n\n作り方\n1. 混ぜる。");
  expect(recipe.recipeIngredient).toEqual(["レモン汁 1個分", "水 200ml"]);
});
