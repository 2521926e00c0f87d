import { afterEach, beforeEach, expect, test } from "bun:test";
import { startImportTest, type ImportTest } from "../../support/importing.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let importFrom: ImportTest["importFrom"];
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, importFrom, close } = await startImportTest());
});
afterEach(() => close());

test("a link becomes a recipe with its picture, and 201 returns its slug", async () => {
  const photo = await picture();
  site.on("/soup.jpg", () => pictureAnswer(photo));
  site.page(
    "/soup",
    recipePage({ image: ["/soup.jpg"], aggregateRating: { ratingValue: 9, bestRating: 10 } }),
  );

  const reply = await importFrom("/soup");

  expect(reply.status).toBe(201);
  expect(reply.body).toBe("lemon-lentil-soup");
  const { body: recipe } = await at.visitor.get("recipes/lemon-lentil-soup");
  expect(recipe).toMatchObject({
    name: "Lemon Lentil Soup",
    description: "Bright and quick.",
    image: "lemon-lentil-soup.jpg",
    recipeYield: "4 servings",
    recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
    recipeInstructions: [
      { text: "Rinse the lentils." },
      { text: "Simmer in the stock for 15 minutes." },
      { text: "Season with lemon." },
    ],
    prepTime: "10 Minutes",
    performTime: "20 Minutes",
    totalTime: "30 Minutes",
    recipeCategory: ["Soups"],
    tags: ["quick", "vegan"],
    nutrition: { calories: "240 kcal", proteinContent: "12 g", fatContent: null },
    orgURL: `${site.origin}/soup`,
    rating: 0,
    sourceRating: 4.5,
  });
  const tiny = await at.visitor.get("recipes/lemon-lentil-soup/image?image_type=tiny");
  expect(tiny.status).toBe(200);
  expect(tiny.headers.get("Content-Type")).toBe("image/webp");
});

test("importing a page twice makes a second recipe", async () => {
  site.page("/soup", recipePage());
  expect((await importFrom("/soup")).body).toBe("lemon-lentil-soup");
  expect((await importFrom("/soup")).body).toBe("lemon-lentil-soup-2");
});

test("two simultaneous imports of the same page both succeed", async () => {
  const photo = await picture();
  site.on("/soup.jpg", () => pictureAnswer(photo));
  site.page("/soup", recipePage({ image: "/soup.jpg" }));
  const replies = await Promise.all([importFrom("/soup"), importFrom("/soup"), importFrom("/soup")]);
  expect(replies.map((reply) => reply.body).toSorted()).toEqual([
    "lemon-lentil-soup",
    "lemon-lentil-soup-2",
    "lemon-lentil-soup-3",
  ]);
});

test("the most complete of several recipes on a page is imported", async () => {
  const small = { "@type": "Recipe", name: "See also: Toast" };
  const whole = JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(recipePage())?.[1] ?? "");
  site.page(
    "/soup",
    `<script type="application/ld+json">${JSON.stringify({ "@graph": [small, whole] })}</script>`,
  );
  expect((await importFrom("/soup")).body).toBe("lemon-lentil-soup");
});

test("a site that blocks programs but not browsers can be imported", async () => {
  site.on("/soup", (request) =>
    /Mozilla.*Chrome/.test(request.headers.get("User-Agent") ?? "")
      ? new Response(recipePage(), { headers: { "Content-Type": "text/html" } })
      : new Response("Go away", { status: 403 }),
  );
  expect((await importFrom("/soup")).status).toBe(201);
});

test("redirects are followed, and the original link is stored", async () => {
  site.on("/short", () => Response.redirect(`${site.origin}/soup`, 302));
  site.page("/soup", recipePage());
  expect((await importFrom("/short")).status).toBe(201);
  expect((await at.visitor.get("recipes/lemon-lentil-soup")).body.orgURL).toBe(`${site.origin}/short`);
});

test("the debug page shows what the last page contained", async () => {
  expect((await at.user.get("debug/last-recipe-json/text")).status).toBe(404);
  site.page("/soup", recipePage());
  await importFrom("/soup");
  const last = await at.user.get("debug/last-recipe-json/text");
  expect(last.body).toMatchObject({ url: `${site.origin}/soup`, recipe: { name: "Lemon Lentil Soup" } });
});
