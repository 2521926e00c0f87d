import { describe, expect, test } from "bun:test";
import { recipeOn, recipesOn } from "../../../support/reading.ts";
import { INGREDIENTS, LIST, METHOD, readList, STEPS, TEXT, videoPage } from "./hummus-video.ts";

describe("without headings", () => {
  const items = INGREDIENTS.join("\n");

  test("a list and several steps are a recipe, even in languages whose verbs aren't known", () => {
    expect(readList(recipeOn(videoPage(`${items}\n\n${STEPS.join("\n")}`)))).toEqual(INGREDIENTS);
    const list = ["3 tojás", "5 dl tej", "25 dkg liszt"];
    const steps = [
      "A tojásokat egy tálban alaposan verd fel.",
      "Öntsd hozzá a tejet, majd szitáld bele a lisztet.",
      "Forró serpenyőben süsd ki mindkét oldalát.",
    ];
    expect(readList(recipeOn(videoPage([...list, "", ...steps].join("\n"), "Palacsinta")))).toEqual(list);
  });

  test.each([
    [
      "a tidy kitchen",
      "6 glass jars, 1 qt each\n2 bins for flour\n1 tray for eggs\n\nSteps\nEmpty the whole shelf first.\nAdd labels with a date.\nGroup all your snacks by size.",
    ],
    [
      "a machine's box",
      `Ingredients of a good kitchen:\n- 1 food processor, 2 l\n- 1 dough hook\n- 1 measuring cup\n\n${METHOD}`,
    ],
    ["a receipt", `${LIST.replace(/$/gm, ": $3")}\n\n${METHOD}`],
    ["a haul", `${items}\n\nNext week I'll mix and cook all of it.`],
    ["a day of meals", `Breakfast\n${items}\n\nLunch\n2 eggs\n\n${STEPS.join("\n")}`],
    ["a workout", `${LIST}\n\nWorkout:\n1. Squats, 3 sets of 12\n2. Push-ups, 3 x 10\n3. Mix and repeat.`],
    ["a face mask", TEXT],
  ])("%s isn't a recipe", (title, text) => {
    expect(recipesOn(videoPage(text, title))).toEqual([]);
  });
});

test("a single nutrient can be an ingredient", () => {
  const text = `${TEXT.replace("- 1 lemon", "- 1 lemon\n- 30 g fat")}`;
  expect(readList(recipeOn(videoPage(text)))).toEqual([...INGREDIENTS, "30 g fat"]);
});

test("a list of ingredients is enough if it has a heading", () => {
  expect(readList(recipeOn(videoPage(`Full method in the video!\n\n${LIST}`)))).toEqual(INGREDIENTS);
  expect(recipesOn(videoPage(`What I had today\n\n${INGREDIENTS.join("\n")}`))).toEqual([]);
});
