import { expect, test } from "bun:test";
import {
  readIngredientText,
  readNutritionNotes,
  readStepText,
  readTime,
} from "../../../../src/imports/files/reading/recipe-text.ts";

test.each<[text: string, sections: Record<string, string[]>]>([
  [
    "▢ 1 cup flour\n– 3 apples\n-1 tsp salt\n◦ 2 eggs",
    { "": ["1 cup flour", "3 apples", "1 tsp salt", "2 eggs"] },
  ],
  ["--- Sauce ---\n1 cup milk\n== Top ==\n1 egg", { Sauce: ["1 cup milk"], Top: ["1 egg"] }],
  [
    "FOR THE SAUCE\n1 cup milk\nFOR THE TOP\n1 egg",
    { "FOR THE SAUCE": ["1 cup milk"], "FOR THE TOP": ["1 egg"] },
  ],
  ["1 egg\nSALT\nmilk", { "": ["1 egg", "SALT", "milk"] }],
  ["FLOUR\nMILK\nEGGS", { "": ["FLOUR", "MILK", "EGGS"] }],
  ["Ingredients:\n1 cup milk", { "": ["1 cup milk"] }],
  ["1. 1 cup milk\n2. 2 eggs", { "": ["1 cup milk", "2 eggs"] }],
  ["FILLING:\nCream:\n1 egg\nTo serve:", { "FILLING: Cream": ["1 egg"], "": ["To serve"] }],
  ["酱汁：\n1 egg", { 酱汁: ["1 egg"] }],
])("the ingredients of %j have their sections", (text, sections) => {
  const { recipeIngredient, ingredientGroups } = readIngredientText(text);
  const groups = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
  expect(groups).toEqual(Object.entries(sections).map(([title, items]) => ({ title, items })));
});

test.each<[text: string, steps: string[]]>([
  ["Step 1\nMix.\n\nStep 2\nBake.", ["Mix.", "Bake."]],
  ["Schritt 1: Rühren.\nSchritt 2: Backen.", ["Rühren.", "Backen."]],
  ["Étape 1\nFaire.\nÉtape 2\nCuire.", ["Faire.", "Cuire."]],
  ["**Step 1**\nMix.\n**Step 2**\nBake.", ["Mix.", "Bake."]],
  ["1.\nMix.\n2.\nBake.", ["Mix.", "Bake."]],
  ["1.Mix it.\n2.Bake it.", ["Mix it.", "Bake it."]],
  ["1 - Mix\n2 - Bake", ["Mix", "Bake"]],
  ["Directions:\nMix.", ["Mix."]],
  [
    "10 minutes later, eat.\n2 - 3 hours later, sleep.",
    ["10 minutes later, eat.", "2 - 3 hours later, sleep."],
  ],
  ["FOR THE DOUGH\nMix.\n\nBake.", ["FOR THE DOUGH | Mix.", "Bake."]],
  ["Dough:\nDay 1:\nMix.", ["Dough: Day 1 | Mix."]],
])("the steps of %j have no numbers", (text, steps) => {
  const shown = readStepText(text).map((step) => (step.title ? `${step.title} | ${step.text}` : step.text));
  expect(shown).toEqual(steps);
});

test.each<[text: string, time: string | null]>([
  ["0 mins", null],
  ["n/a", null],
  ["10 mins", "10 mins"],
  ["1:30", "1 Hour 30 Minutes"],
])("the time %j is %j", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each<[text: string, nutrition: Record<string, string>, note: string]>([
  [
    "Calories: 303kcal | Carbohydrates: 6g | Saturated Fat: 7g | Potassium: 345mg",
    { calories: "303kcal", carbohydrateContent: "6g", saturatedFatContent: "7g" },
    "Potassium: 345mg",
  ],
  [
    "Per Serving: 345 calories; protein 24.5g; fat 10g; sodium 345mg.",
    { calories: "345 calories", proteinContent: "24.5g", fatContent: "10g", sodiumContent: "345mg" },
    "",
  ],
  [
    "Amount Per Serving\nCalories 350 Calories from Fat 90\nTotal Fat 10g 15%\nSodium 1,300mg",
    { calories: "350", fatContent: "10g", sodiumContent: "1,300mg" },
    "Calories from Fat 90",
  ],
  ["250 kcal, 10 g fat, 8g protein", { calories: "250 kcal", fatContent: "10 g", proteinContent: "8g" }, ""],
  [
    "Pro Portion: Energie: 450 kcal, Fett: 1,5 g, davon Zucker 5 g",
    { calories: "450 kcal", fatContent: "1,5 g", sugarContent: "5 g" },
    "",
  ],
  ["Good for you, and cheap", {}, "Good for you, and cheap"],
])("the nutrition of %j is read", (text, nutrition, note) => {
  expect(readNutritionNotes(text)).toEqual({
    nutrition,
    notes: note ? [{ title: "Nutrition", text: note }] : [],
  });
});

test("the lines of a list within a step keep their marks", () => {
  expect(readStepText("Mix:\n\n- flour\n- salt\n\n- Bake.")).toEqual([
    { title: "Mix", text: "- flour\n- salt" },
    { text: "Bake." },
  ]);
});
