import { expect, test } from "bun:test";
import { LANGUAGES } from "../../../../src/contract/languages.ts";
import { isOfMealType, writeMealNote } from "../../../../src/imports/files/other-items/meal-types.ts";

const TYPES = ["", "breakfast", "lunch", "side", "snack", "drink", "dessert", "brunch"];

test.each([
  ["lunch", "with Ben", "en-US", "Lunch: with Ben"],
  ["lunch", "", "de-DE", "Mittagessen"],
  ["lunch", "avec $& Ben", "fr-FR", "Déjeuner\u00a0: avec $& Ben"],
  ["breakfast", "和小本", "zh-CN", "早餐：和小本"],
  ["brunch", "spät", "de-DE", "Brunch: spät"],
  ["", "with Ben", "en-US", "with Ben"],
] as const)("the note of “%s” with “%s” in %s is “%s”", (type, note, language, written) => {
  expect(writeMealNote(type, note, language)).toBe(written);
});

test.each([...LANGUAGES])("a meal's type is found in its note in %s, whatever else it says", (language) => {
  for (const type of TYPES)
    for (const note of ["", "with Ben"]) {
      const written = writeMealNote(type, note, language);
      // Tagine knows no word for a brunch, so it could be a dinner's note.
      const found = TYPES.filter((one) => isOfMealType(written, one) && !(one === "" && type === "brunch"));
      expect(found).toEqual([type]);
    }
});
