import { expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { searchFoods } from "../../src/ingredients/foods/search-foods.ts";

const foods = foodCatalog(FOOD_TEXTS);
const search = (text: string, language: string) =>
  searchFoods(foods, { text, language, limit: 8 }).map(({ name }) => name);

test("usual names are listed before synonyms", () => {
  expect(search("kar", "de-DE").slice(0, 6)).toContain("Kartoffel");
  expect(search("zim", "de-DE").slice(0, 2)).toEqual(["Zimt", "Zimtzucker"]);
});

test("names of other languages are left out if the person's own language has some", () => {
  expect(search("öl", "de-DE")[0]).toBe("Öl");
  expect(search("öl", "de-DE")).not.toContain("Bier");
  expect(search("öl", "sv-SE")[0]).toBe("öl");
});

test("a name in another language is found", () => {
  expect(search("Tomaten", "en-US")[0]).toBe("tomato");
});
