import { describe, expect, test } from "bun:test";
import type { RecipePreview } from "../../src/contract/reading.ts";
import { bookmarklet } from "../../web/imports/links/bookmarklet.ts";
import { applyCorrection, correctionFor } from "../../web/imports/links/correction.ts";
import { parsePageMessage } from "../../web/imports/links/receive-page.ts";
import { linkMeant, findLinks, portions } from "../../web/text/find-links.ts";
import {
  ingredientsAsText,
  ingredientsFromText,
  notesAsText,
  notesFromText,
  stepsAsText,
  stepsFromText,
} from "../../web/imports/links/recipe-lines.ts";

const READ: RecipePreview = {
  name: "Pie",
  description: "",
  image: null,
  recipeYield: "4",
  recipeIngredient: ["flour", "butter", "apples"],
  ingredientGroups: [
    { title: "Dough", items: ["flour", "butter"] },
    { title: "Filling", items: ["apples"] },
  ],
  recipeInstructions: [
    { text: "Knead.", title: "Dough" },
    { text: "Bake.", name: "In the oven" },
  ],
  prepTime: "1 Hour 30 Minutes",
  performTime: null,
  totalTime: "about two hours",
  nutrition: {
    calories: null,
    fatContent: null,
    fiberContent: null,
    proteinContent: null,
    sodiumContent: null,
    sugarContent: null,
  },
  recipeCategory: [],
  recipeCuisine: [],
  tags: [],
  tools: [],
  notes: [{ title: "Tip", text: "Cold butter.\nCold hands." }],
  author: "",
  sourceRating: null,
  orgURL: null,
  sourceText: "Pie …",
  preview: null,
  confidence: { name: 1, ingredients: 1, steps: 1 },
  doubts: [],
  shownText: null,
};

describe("ingredients are lines, and lines ending in a colon are titles", () => {
  test.each([
    ["a\nb", ["a", "b"], []],
    ["  a  \r\n\r\n b", ["a", "b"], []],
    [
      "salt\nSauce:\ncream\nTopping：\nmint",
      ["salt", "cream", "mint"],
      [
        { title: "", items: ["salt"] },
        { title: "Sauce", items: ["cream"] },
        { title: "Topping", items: ["mint"] },
      ],
    ],
    ["Sauce :\ncream", ["cream"], [{ title: "Sauce", items: ["cream"] }]],
    [":", [":"], []],
    ["", [], []],
  ])("%p", (text, recipeIngredient, ingredientGroups) => {
    expect(ingredientsFromText(text)).toEqual({ recipeIngredient, ingredientGroups });
  });

  test("and stay the same as text and back", () => {
    const { recipeIngredient, ingredientGroups } = READ;
    expect(ingredientsFromText(ingredientsAsText(READ))).toEqual({ recipeIngredient, ingredientGroups });
  });
});

describe("steps are lines, whatever empty lines separate them", () => {
  test.each([
    ["Mix.\nBake.", [{ text: "Mix." }, { text: "Bake." }]],
    ["Mix.\nWait.\n\nBake.", [{ text: "Mix." }, { text: "Wait." }, { text: "Bake." }]],
    [
      "One.\nTwo.\nThree.\n\nFilling:\nFour.\nFive.",
      [
        { text: "One." },
        { text: "Two." },
        { text: "Three." },
        { text: "Four.", title: "Filling" },
        { text: "Five." },
      ],
    ],
    [
      "Dough:\nMix.\nSauce:\nStir.",
      [
        { text: "Mix.", title: "Dough" },
        { text: "Stir.", title: "Sauce" },
      ],
    ],
    ["Dough:\nMix.\n\nBake.", [{ text: "Mix.", title: "Dough" }, { text: "Bake." }]],
    ["Dough:\n\nMix.\n\nBake.", [{ text: "Mix.", title: "Dough" }, { text: "Bake." }]],
    [" \n ", []],
  ])("%p", (text, steps) => {
    expect(stepsFromText(text)).toEqual(steps);
  });

  test("or paragraphs, if they had several lines before", () => {
    const before = [{ text: "Mix\nwell." }, { text: "Bake." }];
    expect(stepsFromText("Mix\nvery well.\n\nRest.\nFilling:\nFill.\n\nBake.", before)).toEqual([
      { text: "Mix\nvery well." },
      { text: "Rest." },
      { text: "Fill.", title: "Filling" },
      { text: "Bake." },
    ]);
  });

  test("untouched steps stay, even if they look different as text", () => {
    for (const text of ["Cool.\nThen eat.", "For the sauce:", "Stir.\n\nWait:\nEat."])
      expect(stepsFromText(stepsAsText([{ text }]), [{ text }])).toEqual([{ text }]);
  });

  test("and stay the same as text and back, including fields the text doesn't show", () => {
    const steps = [...READ.recipeInstructions, { text: "Cool.\nThen eat." }];
    for (const some of [READ.recipeInstructions, steps])
      expect(stepsFromText(stepsAsText(some), some)).toEqual(some);
  });
});

test("notes are paragraphs, titled if the first line ends in a colon", () => {
  const notes = [...READ.notes, { title: "", text: "Keeps: three days." }];
  expect(notesFromText(notesAsText(notes))).toEqual(notes);
  expect(notesFromText("Tip:")).toEqual([{ title: "", text: "Tip:" }]);
});

describe("a recipe under review", () => {
  test("stays the same if nothing is corrected", () => {
    expect(applyCorrection(READ, correctionFor(READ, "de-DE"), "de-DE")).toEqual(READ);
  });

  test("gets the typed times and keeps the others as written", () => {
    const correction = correctionFor(READ, "en-US");
    expect(correction.prepTime).toBe("1 hr 30 min");
    const changed = { ...correction, name: " Tart ", performTime: " 40 Minutes ", totalTime: "" };
    expect(applyCorrection(READ, changed, "en-US")).toEqual({
      ...READ,
      name: "Tart",
      performTime: "40 Minutes",
      totalTime: null,
    });
  });
});

describe("links are found in lists, text and bookmarks, once each", () => {
  test.each([
    [
      "https://a.example/1\nhttps://a.example/2\nhttps://a.example/1",
      ["https://a.example/1", "https://a.example/2"],
    ],
    [
      "See https://a.example/1, (https://a.example/2) and <https://a.example/3>.",
      ["https://a.example/1", "https://a.example/2", "https://a.example/3"],
    ],
    [
      '<DT><A HREF="https://a.example/?a=1&amp;b=2" ICON="data:image/png;base64,x">Soup</A> https://not.example/',
      ["https://a.example/?a=1&b=2"],
    ],
    [
      "<a class=x href='https://a.example/1'>1</a><a href=https://a.example/2>2</a>",
      ["https://a.example/1", "https://a.example/2"],
    ],
    ['<a href="javascript:alert(1)">x</a><a href="place:sort=8">y</a>', []],
    ["http://localhost/x ftp://a.example/ a.example/1", []],
    ["", []],
  ])("%p", (text, links) => {
    expect(findLinks(text)).toEqual(links);
  });
});

describe("a pasted link is cleaned up", () => {
  test.each([
    ["www.a.example/1", "https://www.a.example/1"],
    [" WWW.a.example ", "https://WWW.a.example"],
    ["Look: http://a.example/1!\nhttps://b.example/", "http://a.example/1"],
    ["https://a.example/1 ", "https://a.example/1"],
    ["https://a.example/1.", "https://a.example/1."],
    ["www", "www"],
    ["soup recipe", "soup recipe"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["", ""],
  ])("%p", (text, link) => {
    expect(linkMeant(text)).toBe(link);
  });
});

test("a list that's too long is split evenly", () => {
  expect(portions([], 3)).toEqual([]);
  expect(portions([1, 2, 3], 3)).toEqual([[1, 2, 3]]);
  expect(portions([1, 2, 3, 4], 3)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

describe("a page is only accepted from its own site", () => {
  const html = "<title>x</title>";
  test("if the address matches", () => {
    const page = { url: "https://a.example/soup?x=1", html };
    expect(parsePageMessage({ ...page, more: 1 }, "https://a.example")).toEqual(page);
  });
  test.each([
    [{ url: "https://b.example/", html }, "https://a.example"],
    [{ url: "http://a.example/", html }, "https://a.example"],
    [{ url: "https://a.example:8443/", html }, "https://a.example"],
    [{ url: "https://a.example@b.example/", html }, "https://a.example"],
    [{ url: "javascript:alert(1)", html }, "null"],
    [{ url: "data:text/html,x", html }, "null"],
    [{ url: "https://a.example/", html: 1 }, "https://a.example"],
    [{ url: "https://a.example/", html: "x".repeat(9_000_001) }, "https://a.example"],
    [{ html }, "https://a.example"],
    ["tagine-ready", "https://a.example"],
    [null, "https://a.example"],
  ])("%#: but not otherwise", (message, origin) => {
    expect(parsePageMessage(message, origin)).toBeNull();
  });
});

test("the bookmarklet is made for this Tagine, and page content can't break out of it", () => {
  const blocked = `Allow "pop-ups" – 100% – </script>\\ and 'then' again`;
  const code = bookmarklet("https://home.example/cook/", blocked);
  expect(code).toMatch(/^javascript:[\w%()!*'.~-]+$/);
  const source = decodeURIComponent(code.slice("javascript:".length));
  expect(() => new Function(source)).not.toThrow();
  expect(source).toContain(JSON.stringify("https://home.example/cook/import-page"));
  expect(source).toContain(`o="https://home.example"`);
  expect(source).toContain(JSON.stringify(blocked));
});
