import { expect, test } from "bun:test";
import { detectLanguage, detectRecipeLanguage } from "../../src/ingredients/words/detect-language.ts";

test.each([
  ["en", ["2 cups flour", "1 tsp salt", "3 eggs"]],
  ["da", ["2 dl fløde", "1 spsk. smør", "lidt salt"]],
  ["de", ["250 g Mehl", "2 Eier", "1 Prise Salz"]],
  ["fr", ["250 g de farine", "2 œufs", "1 pincée de sel"]],
  ["pl", ["2 szklanki mąki", "1 łyżeczka soli", "3 jajka"]],
  ["pt", ["2 xícaras de farinha", "1 colher de chá de sal", "3 ovos"]],
  ["sv", ["3 dl vetemjöl", "1 tsk salt", "2 ägg"]],
  ["es", ["2 tazas de harina", "1 cucharadita de sal", "3 huevos"]],
  ["it", ["250 g di farina", "1 pizzico di sale", "3 uova"]],
  ["nl", ["250 g bloem", "snufje zout", "3 eieren"]],
  ["zh-CN", ["鸡胸肉 150克", "盐 适量", "葱 2根"]],
  ["zh-CN", ["鸡蛋 3个", "低筋面粉 50克", "细砂糖 50克", "抹茶粉 8克", "糖粉 10克"]],
  ["zh-TW", ["雞胸肉 150公克", "鹽 適量", "蔥 2根"]],
])("%s", (language, lines) => {
  expect(detectLanguage(lines)).toBe(language);
});

test.each([
  ["da", "kærlighed"],
  ["pl", "gęś"],
  ["pt", "pinhão"],
  ["es", "ñora"],
  ["it", "cavolfiòre"],
])("letters alone identify %s: %s", (language, line) => {
  expect(detectLanguage([line])).toBe(language);
});

test("the fallback is used if no word is known", () => {
  expect(detectLanguage(["200 g tofu"], "pl")).toBe("pl");
  expect(detectLanguage([], "de")).toBe("de");
});

test("a recipe's name only counts if its lines don't tell", () => {
  const recipe = { name: "Spaghetti con olio e aglio", recipeInstructions: [] };
  const english = ["400 g tomatoes", "2 cloves garlic", "salt and pepper"];
  expect(detectRecipeLanguage({ ...recipe, recipeIngredient: english })).toBe("en");
  expect(detectRecipeLanguage({ ...recipe, recipeIngredient: ["300 g spaghetti"] })).toBe("it");
});

test("a recipe that tells nothing has the language asked for", () => {
  const recipe = { name: "Quux", recipeIngredient: ["300 g tofu"], recipeInstructions: [] };
  expect(detectRecipeLanguage(recipe, "de")).toBe("de");
  expect(detectRecipeLanguage({ ...recipe, recipeIngredient: ["2 cups of flour"] }, "de")).toBe("en");
});
