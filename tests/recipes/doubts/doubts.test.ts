import { afterEach, beforeEach, expect, test } from "bun:test";
import type { RecipeDoubt } from "../../../src/contract/recipe-doubts.ts";
import { Recipe } from "../../../src/contract/recipes.ts";
import { tidyDoubts } from "../../../src/recipes/doubts/doubts.ts";
import { createBackup, restoreArchive } from "../../support/archives.ts";
import { startImportTest, type ImportTest } from "../../support/importing.ts";
import { shapeFaults } from "../../support/shape-faults.ts";
import type { Tagine } from "../../support/tagine.ts";
import { recipePage, type TestSite } from "../../support/test-site.ts";

let at: Tagine;
let site: TestSite;
let importFrom: ImportTest["importFrom"];
let close: ImportTest["close"];

const ODD = "Follow us on Instagram";
const SLUG = "lemon-lentil-soup";

beforeEach(async () => {
  ({ at, site, importFrom, close } = await startImportTest());
  site.page("/soup", recipePage({ recipeIngredient: ["200 g red lentils", "1 lemon", ODD] }));
  site.page("/bread", recipePage({ name: "Bread" }));
});
afterEach(() => close());

const getRecipe = async () => (await at.visitor.get(`recipes/${SLUG}`)).body;
const listLines = async () => (await getRecipe()).doubts.map(({ lines }: { lines: string[] }) => lines);
const slugsToCheck = async () =>
  (await at.visitor.get("recipes/search?toCheck=true")).body.map(({ slug }: { slug: string }) => slug);
const change = async (fields: object) =>
  at.user.send("PUT", `recipes/${SLUG}`, { ...(await getRecipe()), ...fields });

test("an imported recipe keeps its doubts, in its answer and in lists", async () => {
  await importFrom("/soup");
  await importFrom("/bread");
  const recipe = await getRecipe();
  expect(shapeFaults(Recipe, recipe)).toEqual([]);
  expect(recipe.doubts).toEqual([
    { part: "ingredients", reason: "odd-lines", lines: [ODD], confidence: expect.any(Number) },
  ]);
  const { body } = await at.visitor.get("recipes/summary");
  expect(body.map(({ name, toCheck }: { name: string; toCheck?: true }) => [name, toCheck])).toEqual([
    ["Lemon Lentil Soup", true],
    ["Bread", undefined],
  ]);
  expect(await slugsToCheck()).toEqual([SLUG]);
});

test("a preview names its doubts, and keeps those that are sent when it's stored", async () => {
  const { body } = await at.user.send("POST", "recipes/read-url", { url: `${site.origin}/soup` });
  const [recipe] = body.recipes;
  expect(recipe).toMatchObject({ doubts: [{ lines: [ODD] }], confidence: { name: expect.any(Number) } });
  await at.user.send("POST", "recipes/import", { recipe });
  expect(await listLines()).toEqual([[ODD]]);
  await at.user.send("POST", "recipes/import", { recipe: { ...recipe, name: "Seen", doubts: [] } });
  expect((await at.visitor.get("recipes/seen")).body.doubts).toEqual([]);
});

test("doubts name lines as they're stored, with tidy amounts", async () => {
  site.page(
    "/loaf",
    recipePage({ recipeIngredient: ["1.0 loaf of bread, see https://bakery.example", "1 lemon"] }),
  );
  await importFrom("/loaf");
  expect(await listLines()).toEqual([["1 loaf of bread, see https://bakery.example"]]);
});

test("doubts that are sent have limits", async () => {
  const doubt = { part: "steps", reason: "odd-lines", lines: ["x"], confidence: 0.5 };
  const importWith = async (doubts: unknown) =>
    (await at.user.send("POST", "recipes/import", { recipe: { name: "Soup", doubts } })).status;
  for (const wrong of [
    Array.from({ length: 13 }, () => doubt),
    [{ ...doubt, part: "picture" }],
    [{ ...doubt, lines: 7 }],
    "x",
  ])
    expect(await importWith(wrong)).toBe(422);
  expect((await at.visitor.get("recipes/summary")).body).toEqual([]);
  expect(await importWith([doubt])).toBe(201);
});

test("an import still shows doubts after its recipe is renamed", async () => {
  await importFrom("/soup");
  await change({ name: "Red soup" });
  expect(at.app.doubts.hasAny(SLUG)).toBe(true);
  expect(at.app.doubts.hasAny("red-soup")).toBe(true);
  expect(at.app.doubts.hasAny("bread")).toBe(false);
});

test("marking a recipe as checked clears its doubts, keeps its ETag, and adds no version", async () => {
  await importFrom("/soup");
  const before = await at.visitor.get(`recipes/${SLUG}`);
  const [{ mark }] = (await at.user.get("recipe-library")).body;
  const { status, body } = await at.user.send("DELETE", `recipes/${SLUG}/doubts`);
  expect([status, body.snackbar.type]).toEqual([200, "success"]);
  const after = await at.visitor.get(`recipes/${SLUG}`);
  expect(after.body.doubts).toEqual([]);
  expect(after.headers.get("ETag")).toBe(before.headers.get("ETag"));
  expect((await at.user.get(`recipes/${SLUG}/versions`)).body.versions).toEqual([]);
  expect(await slugsToCheck()).toEqual([]);
  // Devices that store recipes fetch it again.
  expect((await at.user.get("recipe-library")).body[0].mark).not.toBe(mark);
  expect((await at.user.send("DELETE", "recipes/unknown/doubts")).status).toBe(404);
});

test("changing a doubtful part clears its doubts; other changes don't", async () => {
  await importFrom("/soup");
  await change({ tags: ["quick"], recipeInstructions: [{ text: "Simmer." }], doubts: [] });
  expect(await listLines()).toEqual([[ODD]]);
  await change({ recipeIngredient: ["200 g red lentils", "1 lemon"] });
  expect(await listLines()).toEqual([]);
});

test("a restored recipe keeps its doubts, and a new one with its name has none", async () => {
  await importFrom("/soup");
  const { body } = await at.user.send("DELETE", `recipes/${SLUG}`);
  expect(await slugsToCheck()).toEqual([]);
  await at.user.send("POST", `recipe-bin/${body.id}/restore`);
  expect(await listLines()).toEqual([[ODD]]);

  await at.user.send("DELETE", `recipes/${SLUG}`);
  expect(at.app.doubts.get(body.id)).toHaveLength(1);
  await at.admin.send("DELETE", `recipe-bin/${body.id}`);
  expect(at.app.doubts.get(body.id)).toEqual([]);
  await at.user.send("POST", "recipes/create", { name: "Lemon Lentil Soup", doubts: [{ part: "name" }] });
  expect(await listLines()).toEqual([]);
});

test("a backup restores doubts, also in the trash", async () => {
  at.app.jobs.begin();
  await importFrom("/soup");
  const archive = await createBackup(at);
  await at.user.send("DELETE", `recipes/${SLUG}/doubts`);
  await restoreArchive(at, archive, { rebase: true });
  expect(await listLines()).toEqual([[ODD]]);

  const { body } = await at.user.send("DELETE", `recipes/${SLUG}`);
  await restoreArchive(at, await createBackup(at), { rebase: true });
  await at.user.send("POST", `recipe-bin/${body.id}/restore`);
  expect(await listLines()).toEqual([[ODD]]);
});

test("doubts from any archive are tidied", () => {
  const doubt: RecipeDoubt = { part: "steps", reason: "missing", lines: [], confidence: 0 };
  expect(tidyDoubts([doubt, { ...doubt, lines: "x", confidence: 7 }])).toEqual([
    doubt,
    { ...doubt, lines: ["x"], confidence: 1 },
  ]);
  const [most] = tidyDoubts([{ ...doubt, lines: Array(6000).fill("x") }]);
  expect(most?.lines).toHaveLength(5000);
  for (const other of [null, "x", {}, [null, 1, { part: "steps" }, { ...doubt, part: "picture" }]])
    expect(tidyDoubts(other)).toEqual([]);
});

test("saying how long a step takes doesn't count as checking the steps", async () => {
  site.page("/soup", recipePage({ recipeInstructions: ["Boil the lentils.", ODD] }));
  await importFrom("/soup");
  const { recipeInstructions } = await getRecipe();
  const [first, ...others] = recipeInstructions;
  expect(await listLines()).toEqual([[ODD]]);
  await change({ recipeInstructions: [{ ...first, minutes: 5, handsOn: 2, handsFree: true }, ...others] });
  expect(await listLines()).toEqual([[ODD]]);
  await change({ recipeInstructions: [{ ...first, text: "Boil." }, ...others] });
  expect(await listLines()).toEqual([]);
});
