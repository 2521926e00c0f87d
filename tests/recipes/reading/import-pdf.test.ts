import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startImportTest, type ImportTest } from "../../support/importing.ts";
import { makePdf, makePdfOf, type PdfText } from "../../support/pdf-file.ts";
import type { Tagine } from "../../support/tagine.ts";
import { recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let importFrom: ImportTest["importFrom"];
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, importFrom, close } = await startImportTest());
});
afterEach(() => close());

const lines = (x: number, y: number, texts: string[]): PdfText[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 16 }));

const SOUP = makePdf([
  [
    { text: "Carrot Soup", x: 50, y: 60, size: 24 },
    ...lines(50, 90, ["Serves 4"]),
    ...lines(50, 130, ["Ingredients", "500 g carrots", "1 onion", "1 l vegetable stock", "2 tbsp cream"]),
    ...lines(230, 130, [
      "Method",
      "1. Fry the onion and the carrots in a little oil.",
      "2. Add the stock and simmer for 20 minutes.",
      "3. Blend the soup and stir in the cream.",
    ]),
  ],
]);
const TEXT = `Carrot Soup

Serves 4

Ingredients
500 g carrots
1 onion
1 l vegetable stock
2 tbsp cream

Method
1. Fry the onion and the carrots in a little oil.
2. Add the stock and simmer for 20 minutes.
3. Blend the soup and stir in the cream.`;

const serve = (file: Uint8Array<ArrayBuffer>, type = "application/pdf") =>
  site.on("/soup.pdf", () => new Response(file.slice(), { headers: { "Content-Type": type } }));

test("a link to a PDF becomes a recipe with its text", async () => {
  serve(SOUP);
  const reply = await importFrom("/soup.pdf");
  expect(reply).toMatchObject({ status: 201, body: "carrot-soup" });
  expect((await at.visitor.get("recipes/carrot-soup")).body).toMatchObject({
    name: "Carrot Soup",
    recipeYield: "Serves 4",
    recipeIngredient: ["500 g carrots", "1 onion", "1 l vegetable stock", "2 tbsp cream"],
    recipeInstructions: [
      { text: "Fry the onion and the carrots in a little oil." },
      { text: "Add the stock and simmer for 20 minutes." },
      { text: "Blend the soup and stir in the cream." },
    ],
    image: null,
    orgURL: `${site.origin}/soup.pdf`,
    sourceText: TEXT,
  });
});

test("a PDF is recognized by its first bytes if its type is missing or wrong", async () => {
  for (const type of ["application/octet-stream", "text/html"]) {
    serve(SOUP, type);
    const { body } = await at.user.send("POST", "recipes/read-url", { url: `${site.origin}/soup.pdf` });
    expect(body.recipes).toMatchObject([{ name: "Carrot Soup", sourceText: TEXT }]);
  }
});

test("a PDF that was imported before is pointed out", async () => {
  serve(SOUP);
  await importFrom("/soup.pdf");
  const { body } = await at.user.send("POST", "recipes/read-url", { url: `${site.origin}/soup.pdf` });
  expect(body.existing).toEqual([{ slug: "carrot-soup", name: "Carrot Soup", recipe: 0, by: "address" }]);
});

test("a PDF isn't another version of a page", async () => {
  serve(SOUP);
  const html = `<link rel="alternate" media="print" href="/soup.pdf">${recipePage({ recipeIngredient: [] })}`;
  site.page("/page", html);
  const { body } = await at.user.send("POST", "recipes/read-url", { url: `${site.origin}/page` });
  expect(body.recipes).toMatchObject([{ name: "Lemon Lentil Soup", sourceText: null }]);
});

describe("a PDF gets 422 and a sentence of its own", () => {
  const news = makePdf([lines(50, 100, ["The library is closed on Monday.", "See you on Tuesday."])]);
  const slime = makePdf([
    lines(50, 60, [
      "Fluffy Slime",
      "",
      "Ingredients",
      "150 ml PVA glue",
      "2 cups shaving foam",
      "1 tsp baking soda",
    ]),
    lines(50, 200, ["Method", "Stir the glue and the foam together.", "Knead in the baking soda."]),
  ]);
  const prices = makePdf([
    lines(50, 60, ["Market Days", "500 g coffee", "1 kg flour", "Stop by for a stir-fry."]),
  ]);
  const cookbook = makePdf(
    Array.from({ length: 40 }, () =>
      lines(50, 100, Array(40).fill("Peel the carrots and put them into the soup. ".repeat(2))),
    ),
  );
  const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
    ["if it's a scan without text", makePdfOf(["0 0 200 200 re f"]), "pdf-without-text"],
    ["if it needs a password", makePdf([lines(50, 100, ["2 eggs"])], { isLocked: true }), "pdf-locked"],
    ["if it's damaged", SOUP.slice(0, 60), "pdf-broken"],
    ["if it isn't a recipe", news, "no-recipe-in-pdf"],
    ["if it's about something to play with", slime, "no-recipe-in-pdf"],
    ["if it only lists a few prices", prices, "no-recipe-in-pdf"],
    ["if it's a whole book", cookbook, "pdf-too-large"],
  ];
  test.each(cases)("%s", async (_, file, code) => {
    serve(file);
    const { body, status } = await importFrom("/soup.pdf");
    expect([body.code, status]).toEqual([code, 422]);
    expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  });
});
