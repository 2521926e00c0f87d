import { describe, expect, test } from "bun:test";
import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import {
  toDraft,
  EMPTY_RECIPE,
  toRecipeState,
  applyDraft,
  type Draft,
} from "../../web/recipes/editing/draft.ts";
import { moveRow, newLine, putBehind, splitPastedLines } from "../../web/recipes/editing/line.ts";
import { merge, take } from "../../web/recipes/editing/merge.ts";

const BOIL = { text: "Boil.", title: "Broth", image: "a.jpg" };

const SOUP: RecipeContent = {
  ...EMPTY_RECIPE,
  name: "Soup",
  prepTime: "1 Hour 30 Minutes",
  dateAdded: "2026-01-02",
  recipeIngredient: ["salt", "flour", "water"],
  ingredientGroups: [
    { title: "", items: ["salt"] },
    { title: "Dough", items: ["flour", "water"] },
  ],
  recipeInstructions: [BOIL, { text: "Salt it.", name: "Season" }, { text: "", title: "Later" }],
  notes: [{ title: "Tip", text: "Cold, too." }],
  nutrition: { ...EMPTY_RECIPE.nutrition, calories: "120 kcal", carbohydrateContent: "3 g" },
  extras: { wine: "red" },
  sourceText: "soup …",
};

const edited = (change: (draft: Draft) => Partial<Draft>, before = SOUP) => {
  const draft = toDraft(before, "en-US");
  return applyDraft({ ...draft, ...change(draft) }, before, "en-US");
};

describe("a recipe in the form", () => {
  test.each(["en-US", "de-DE", "zh-CN"])("is unchanged if nobody edits it (%s)", (language) => {
    expect(applyDraft(toDraft(SOUP, language), SOUP, language)).toEqual(SOUP);
    expect(applyDraft(toDraft(EMPTY_RECIPE, language), EMPTY_RECIPE, language)).toEqual(EMPTY_RECIPE);
  });

  test("shows times in the person's language and parses what they type", () => {
    expect(toDraft(SOUP, "de-DE").prepTime).toBe("1 Std. 30 Min.");
    const draft = { ...toDraft(SOUP, "de-DE"), prepTime: "2 Stunden " };
    expect(applyDraft(draft, SOUP, "de-DE").prepTime).toBe("2 Stunden");
    expect(edited(() => ({ prepTime: " " })).prepTime).toBeNull();
  });

  test("keeps how long a step takes when its text changes or it's moved", () => {
    const timed = { text: "Chop.", minutes: 5, handsOn: 2, handsFree: false };
    const before = { ...SOUP, recipeInstructions: [timed, { text: "Boil." }] };
    const after = edited(
      ({ steps }) => ({
        steps: steps.toReversed().map((line) => (line.text === "Chop." ? { ...line, text: "Slice." } : line)),
      }),
      before,
    );
    expect(after.recipeInstructions).toEqual([{ text: "Boil." }, { ...timed, text: "Slice." }]);
  });

  test("drops empty rows", () => {
    const state = edited(({ ingredients, steps, notes }) => ({
      ingredients: [newLine(" "), ...ingredients, newLine("", "title")],
      steps: [...steps, newLine("\n"), newLine(" ", "title")],
      notes: [{ key: 1, name: " ", text: "" }, ...notes],
    }));
    expect(state).toEqual(SOUP);
  });

  test("puts a line that's moved across a title into the other section", () => {
    const state = edited(({ ingredients }) => ({
      ingredients: moveRow(ingredients, ingredients[0]?.key ?? 0, 1),
    }));
    expect(state.recipeIngredient).toEqual(["salt", "flour", "water"]);
    expect(state.ingredientGroups).toEqual([{ title: "Dough", items: ["salt", "flour", "water"] }]);
  });

  test("has no sections without titles", () => {
    const state = edited(({ ingredients }) => ({
      ingredients: ingredients.filter(({ kind }) => kind === "line"),
    }));
    expect(state.ingredientGroups).toEqual([]);
    expect(state.recipeIngredient).toEqual(["salt", "flour", "water"]);
  });

  test("keeps fields of other programs with their step", () => {
    const state = edited(({ steps }) => ({
      steps: steps.map((line) => (line.text === "Boil." ? { ...line, text: "Boil it." } : line)),
    }));
    expect(state.recipeInstructions[0]).toMatchObject({ ...BOIL, text: "Boil it." });
    const without = edited(({ steps }) => ({
      steps: steps.map((line) => (line.text === "Boil." ? { ...line, text: "" } : line)),
    }));
    expect(without.recipeInstructions[0]).toEqual({ text: "Salt it.", name: "Season", title: "Broth" });
  });

  test("sends only editable fields of a full recipe", () => {
    const whole = { ...SOUP, id: 3, slug: "soup", image: null, url: null };
    expect(toRecipeState(whole)).toEqual(SOUP);
  });
});

describe("rows", () => {
  test("are inserted after another one or at the end", () => {
    const rows = [{ key: 1 }, { key: 2 }];
    expect(putBehind(rows, 1, [{ key: 3 }])).toEqual([{ key: 1 }, { key: 3 }, { key: 2 }]);
    expect(putBehind(rows, null, [{ key: 3 }])).toEqual([{ key: 1 }, { key: 2 }, { key: 3 }]);
    expect(putBehind(rows, 9, [{ key: 3 }])).toEqual([{ key: 1 }, { key: 2 }, { key: 3 }]);
  });

  test("only move within the list", () => {
    const rows = [{ key: 1 }, { key: 2 }, { key: 3 }];
    expect(moveRow(rows, 3, 0)).toEqual([{ key: 3 }, { key: 1 }, { key: 2 }]);
    expect(moveRow(rows, 1, 2)).toEqual([{ key: 2 }, { key: 3 }, { key: 1 }]);
    for (const [key, to] of [
      [1, -1],
      [3, 3],
      [9, 0],
    ] as const)
      expect(moveRow(rows, key, to)).toEqual(rows);
  });

  test("are pasted one per line, without empty ones", () => {
    expect(splitPastedLines(" a \r\n\r\n\tb\rc\n \n")).toEqual(["a", "b", "c"]);
    expect(splitPastedLines("\n \n")).toEqual([]);
  });
});

describe("two people's changes", () => {
  const mine = { ...SOUP, recipeYield: "4", name: "My soup" };

  test("to different fields are merged", () => {
    const theirs = { ...SOUP, description: "Warm" };
    expect(merge(SOUP, mine, theirs)).toEqual({
      merged: { ...mine, description: "Warm" },
      theirs: ["description"],
      both: [],
    });
  });

  test("to the same field are conflicts, unless they're the same", () => {
    const theirs = { ...SOUP, recipeYield: "4", name: "Their soup" };
    expect(merge(SOUP, mine, theirs)).toEqual({ merged: mine, theirs: [], both: ["name"] });
  });

  test("to sections alone are changes to the ingredients", () => {
    const flat = { ...SOUP, ingredientGroups: [] };
    expect(merge(SOUP, mine, flat)).toMatchObject({
      theirs: ["recipeIngredient"],
      merged: { ingredientGroups: [] },
    });
    const other = { ...SOUP, recipeIngredient: ["milk"], ingredientGroups: [] };
    expect(merge(SOUP, flat, other).both).toEqual(["recipeIngredient"]);
    expect(take("recipeIngredient", other, mine)).toEqual({
      ...mine,
      recipeIngredient: ["milk"],
      ingredientGroups: [],
    });
  });
});
