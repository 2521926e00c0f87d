import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startImportTest, neverAnswer, type ImportTest } from "../../support/importing.ts";
import type { Tagine } from "../../support/tagine.ts";
import { picture, pictureAnswer, recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let close: ImportTest["close"];

beforeEach(async () => {
  ({ at, site, close } = await startImportTest());
});
afterEach(() => close());

const importRecipe = (recipe: object) => at.user.send("POST", "recipes/import", { recipe });

test("a reviewed recipe is stored with its corrections and its picture", async () => {
  const photo = await picture();
  site.on("/soup.jpg", () => pictureAnswer(photo));
  site.page("/soup", recipePage({ image: "/soup.jpg" }));
  const { body } = await at.user.send("POST", "recipes/read-url", {
    url: `${site.origin}/soup`,
    previews: true,
  });

  const reply = await importRecipe({
    ...body.recipes[0],
    name: "Our Soup",
    notes: [{ title: "", text: "Good." }],
  });

  expect(reply.status).toBe(201);
  expect(reply.body).toBe("our-soup");
  const { body: recipe } = await at.visitor.get("recipes/our-soup");
  expect(recipe).toMatchObject({
    name: "Our Soup",
    image: "our-soup.jpg",
    orgURL: `${site.origin}/soup`,
    rating: 0,
    notes: [{ title: "", text: "Good." }],
  });
  expect(recipe.recipeInstructions).toEqual(body.recipes[0].recipeInstructions);
  expect(recipe.nutrition).toEqual(body.recipes[0].nutrition);
  expect((await at.visitor.get("recipes/our-soup/image")).status).toBe(200);
});

test("a duplicate is stored on request", async () => {
  await importRecipe({ name: "Soup" });
  expect((await importRecipe({ name: "Soup" })).body).toBe("soup-2");
});

test("corrected numbers aren't changed", async () => {
  await importRecipe({ name: "Soup", recipeIngredient: ["500.0 g flour"] });
  expect((await at.visitor.get("recipes/soup")).body.recipeIngredient).toEqual(["500.0 g flour"]);
});

test("a failing picture never loses the recipe", async () => {
  site.on("/html.jpg", () => new Response("<html>"));
  site.on("/never.jpg", neverAnswer);
  const images = [`${site.origin}/gone.jpg`, `${site.origin}/html.jpg`, `${site.origin}/never.jpg`];
  for (const image of [
    ...images,
    "http://10.0.0.9/a.jpg",
    "not an address",
    "file:///etc/passwd",
    "",
    null,
  ]) {
    const reply = await importRecipe({ name: "Soup", image });
    expect([image, reply.status]).toEqual([image, 201]);
    expect((await at.visitor.get(`recipes/${reply.body}`)).body.image).toBeNull();
  }
});

describe("the checks for new recipes apply", () => {
  const wrong: [string, unknown][] = [
    ["no recipe", {}],
    ["no name", { recipe: {} }],
    ["an empty name", { recipe: { name: "  " } }],
    ["a picture that isn't text", { recipe: { name: "x", image: 7 } }],
    ["a rating above five", { recipe: { name: "x", sourceRating: 9 } }],
    ["an invalid date", { recipe: { name: "x", dateAdded: "2026-02-30" } }],
    ["a list", []],
  ];
  test.each(wrong)("%s gets 422 and stores nothing", async (_, body) => {
    const reply = await at.user.send("POST", "recipes/import", body);
    expect(reply.status).toBe(422);
    expect(reply.body.detail.length).toBeGreaterThan(0);
    expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  });

  test("each problem has its position", async () => {
    const { body } = await importRecipe({ name: " ", dateAdded: "2026-02-30" });
    expect(body.detail.map((row: { loc: string[] }) => row.loc)).toEqual([
      ["body", "recipe", "name"],
      ["body", "recipe", "dateAdded"],
    ]);
  });

  test("visitors can't import", async () => {
    expect((await at.visitor.send("POST", "recipes/import", { recipe: { name: "x" } })).status).toBe(401);
  });
});
