import { describe, expect, test } from "bun:test";
import { measureFastest } from "../../../support/measure-fastest.ts";
import { pageWithData, recipeOn, recipesOn, stepsOf } from "../../../support/reading.ts";
import { expectHummus, LIST, METHOD, scriptPage, TEXT, videoPage } from "./hummus-video.ts";

const SHARED = `${TEXT.replace(/\s+/g, " ").slice(0, 100)}...`;
const MOST_MS = 500;

test("a video becomes a recipe with its picture, channel, and introduction", () => {
  const recipe = recipeOn(
    videoPage(TEXT, "Lemon hummus", { author: { "@type": "Person", name: "Anna Cooks" } }),
  );
  expectHummus(recipe);
  expect(recipe).toMatchObject({
    description: "My favorite dip.",
    author: "Anna Cooks",
    image: "https://kitchen.example/dip.jpg",
    orgURL: "https://kitchen.example/dishes/soup",
  });
});

test("a page that shows a recipe is read without its description", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Soup",
    recipeIngredient: ["1 leek"],
    recipeInstructions: "Boil it.",
  };
  const video = { "@type": "VideoObject", name: "Lemon hummus", description: TEXT };
  expect(recipesOn(pageWithData([recipe, video])).map(({ name }) => name)).toEqual(["Soup"]);
});

describe("where a description is", () => {
  const json = (value: unknown) => JSON.stringify(value);
  const states: [string, string][] = [
    ["in a text", `var state = {"shortDescription":${json(TEXT)},"title":"x"};more()`],
    ["in an object", `var state = {"description":{"simpleText":${json(TEXT)}}};`],
    ["in a caption", `{"caption":{"pk":"1","text":${json(TEXT)}}}`],
  ];
  test.each(states)("%s of the script state", (_, state) => {
    expectHummus(recipeOn(scriptPage(state, "Lemon hummus", SHARED)));
  });

  test("in data that is sent piece by piece", () => {
    const pushed = `self.__next_f.push([1,${json(`5:{"description":${json(TEXT)}}`)}])`;
    expectHummus(recipeOn(scriptPage(pushed, "Lemon hummus", SHARED)));
  });

  test("in the text for sharing, unless it's cut", () => {
    const page = (shared: string) =>
      `<html><head><title>Lemon hummus</title><meta property="og:description" content="${shared}"></head><body></body></html>`;
    expectHummus(recipeOn(page(TEXT)));
    expect(recipesOn(page(`${TEXT}\n3. Spri…`))).toEqual([]);
  });

  test("in the text for sharing, if the data is cut", () => {
    const page = videoPage(`${TEXT.slice(0, 60)}…`).replace(
      "<head>",
      `<head><meta property="og:description" content="${TEXT}">`,
    );
    expectHummus(recipeOn(page));
  });

  test("the longest of those that begin the same", () => {
    const state = `{"description":${json(TEXT)}}`;
    const page = videoPage(TEXT.slice(0, 60)).replace("<body>", `<body><script>${state}</script>`);
    expectHummus(recipeOn(page));
  });

  test.each([
    ["comments", `{"comments":[{"text":${json(TEXT)}}]}`],
    ["other videos", `[{"description":${json(TEXT)}},{"description":${json(TEXT.replaceAll("My", "Our"))}}]`],
  ])("%s aren't the page's own", (_, state) => {
    expect(recipesOn(scriptPage(state, "Holiday", "We spent a week at the sea."))).toEqual([]);
  });
});

test.each([
  ["line breaks as markup", TEXT.replaceAll("\n", "<br>")],
  ["line breaks escaped twice", TEXT.replaceAll("\n", "\\n").replace("'", "\\u0027")],
  ["dots between paragraphs", TEXT.replaceAll("\n\n", "\n.\n")],
  ["emojis as bullets", TEXT.replaceAll("- ", "🥣 ")],
  ["ballot boxes as bullets", TEXT.replaceAll("- ", "▢ ")],
  ["marks before the headings", TEXT.replace("Ingredients", "👉 INGREDIENTS").replace("Method", "🔸 METHOD")],
  ["headings in brackets", TEXT.replace("Ingredients:", "≪Ingredients≫").replace("Method:", "【Method】")],
  [
    "headings that ask",
    TEXT.replace("Ingredients:", "What do you need?").replace("Method:", "How to make it?"),
  ],
  ["wide numbers", TEXT.replace("1. ", "１．").replace("2. ", "２．")],
  ["numbers with a slash", TEXT.replace(/(\d)\. /g, "$1/ ")],
  ["times within the steps", TEXT.replace(/\.$/gm, ". (1:25)")],
])("%s are understood", (_, text) => {
  expectHummus(recipeOn(videoPage(text)));
});

describe("what isn't part of the dish is left out", () => {
  const others: [string, string][] = [
    ["chapters", "Chapters\n0:00 Intro\n1:20 Blending\n3:05 Taste test"],
    ["chapters with the time at the end", "Chapters\nIntro 0:00\nMy kitchen 1:20\nTaste test 3:05"],
    ["links with a label", "My blender:\nhttps://shop.example/blender"],
    ["links in the line", "Tahini I use → https://shop.example/tahini"],
    ["requests", "Subscribe and hit the bell for 2 new videos a week!"],
    ["handles", "Follow me @annacooks"],
    ["credits", "Music: Stir and Serve by The Band"],
    ["nutrition", "Macros:\nCalories: 210\nProtein: 9 g\nFat: 12 g"],
    ["questions to viewers", "Which dip should I make next?"],
    ["email addresses", "Business: anna@cooks.example"],
  ];
  test.each(others)("%s", (_, block) => {
    const below = recipeOn(videoPage(`${TEXT}\n\n${block}`));
    expectHummus(below);
    expect(below?.description).toBe("My favorite dip.");
    expectHummus(recipeOn(videoPage(`My favorite dip.\n\n${block}\n\n${LIST}\n\n${METHOD}`)));
  });

  test("a sign-off below a link", () => {
    expectHummus(
      recipeOn(
        videoPage(`${TEXT}\n\nhttps://shop.example\n\nI'm Anna and I love dips.\n\nSee you next week.`),
      ),
    );
  });

  test("the request after a step, but not the step", () => {
    const text = TEXT.replace("and serve.", "and serve. Tag me @annacooks!");
    expectHummus(recipeOn(videoPage(text)));
  });

  test("tags that only name a site", () => {
    expect(
      recipeOn(videoPage(`${TEXT}\n\nhttps://shop.example\n\n#hummus #shorts #fyp #vegan`))?.tags,
    ).toEqual(["hummus", "vegan"]);
  });

  test("a link after an ingredient, but not the ingredient", () => {
    const text = TEXT.replace("tahini\n", "tahini (https://shop.example/tahini)\n");
    expectHummus(recipeOn(videoPage(text)));
  });
});

test("other sections below the recipe become part of the description", () => {
  const text = TEXT.replace("Ingredients:", "◆Ingredients").replace("Method:", "◆Method");
  const recipe = recipeOn(videoPage(`${text}\n\n◆Shelf life\nUp to 3 days in the fridge.`));
  expectHummus(recipe);
  expect(recipe?.description).toBe("My favorite dip.\n\n◆Shelf life\nUp to 3 days in the fridge.");
});

test("steps marked like the headings aren't other sections", () => {
  const text =
    "👉 Hozzávalók\n2 tojás\n5 dl tej\n2 dl liszt\n\n👉 Elkészítés\n👉 Verd fel a tojást.\n👉 Öntsd bele a tejet.";
  expect(stepsOf(recipeOn(videoPage(text, "Palacsinta")))).toEqual([
    "Verd fel a tojást.",
    "Öntsd bele a tejet.",
  ]);
});

test("hostile descriptions take no longer than others", async () => {
  const pages = [
    scriptPage('"desc":"\\n\\n\\n",'.repeat(100_000)),
    scriptPage('"desc":"\\n\\n'.repeat(100_000)),
    videoPage("- 1 g salt\n".repeat(100_000)),
    videoPage("0:00 ".repeat(200_000)),
    videoPage(`${"(".repeat(50_000)} @a`.repeat(20)),
    videoPage(TEXT, "| - : ".repeat(50_000)),
    videoPage(TEXT, "🍋".repeat(50_000)),
  ];
  for (const page of pages) expect(await measureFastest(() => recipesOn(page), 2)).toBeLessThan(MOST_MS);
});
