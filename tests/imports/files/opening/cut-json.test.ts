import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { listRows, uploadFiles } from "../../../support/import-files.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

const at = runTaginePerTest();

/** Longer than what may be mended. */
const MANY = 4000;
const listNumbers = (count: number) => Array.from({ length: count }, (_, place) => place);

const linked = (place: number) => ({
  "@type": "Recipe",
  name: `Stew ${place}`,
  recipeIngredient: ["1 leek", `${place} "large" \\ beans`],
  recipeInstructions: "Simmer it slowly until it is done, then serve it in warm bowls with bread and butter.",
});
const plain = (place: number) => ({ name: `Stew ${place}`, ingredients: ["1 leek"], steps: ["Simmer."] });
const sage = (place: number) => ({
  title: `Stew ${place}`,
  ingredients: "1 leek",
  instructions: "Simmer.",
  activeTime: "",
  totalTime: "",
  source: "",
  url: "",
  notes: "",
});

async function scan(name: string, content: string | Buffer<ArrayBuffer>) {
  const { id, found } = await uploadFiles(at.user, new File([content], name));
  const problems = (await listRows(at.user, id, "?state=unreadable")).map((row) => row.problem?.code);
  return { found: found.new, problems };
}

const cut = (text: string) => text.slice(0, Math.floor(text.length * 0.6));

test.each([
  ["a few schema.org recipes", JSON.stringify(listNumbers(20).map(linked)), 11],
  ["many schema.org recipes", JSON.stringify(listNumbers(MANY).map(linked)), MANY * 0.59],
  ["recipes of any program", JSON.stringify({ recipes: listNumbers(20).map(plain) }, null, 2), 11],
  [
    "recipes on lines",
    listNumbers(20)
      .map((place) => JSON.stringify(plain(place)))
      .join("\n"),
    11,
  ],
  ["RecipeSage's recipes", JSON.stringify(listNumbers(20).map(sage)), 11],
])("if %s are cut off, the recipes before the end are read, and a row says so", async (_, whole, least) => {
  const { found, problems } = await scan("recipes.json", cut(whole));
  expect(found).toBeGreaterThanOrEqual(least);
  expect(problems).toEqual(["archive-file-incomplete"]);
  expect(await scan("recipes.json", whole)).toMatchObject({ problems: [] });
});

test("a cut gzip file with JSON has one row for that", async () => {
  const packed = gzipSync(
    JSON.stringify(listNumbers(200).map((place) => ({ ...plain(place), id: crypto.randomUUID() }))),
  );
  const { found, problems } = await scan(
    "recipes.json.gz",
    Buffer.from(packed.subarray(0, packed.length >> 1)),
  );
  expect(found).toBeGreaterThan(80);
  expect(problems).toEqual(["archive-file-incomplete"]);
});

test.each([
  [
    "comma",
    '[{"name": "Stew", "ingredients": ["1 leek"], "steps": ["Simmer."]}, {"name": "Soup", "ingredients": ["1 leek"], "steps": ["Simmer."]},]',
  ],
  [
    "number",
    '[{"name": "Stew", "ingredients": ["1 leek"], "steps": ["Simmer."], "rating": NaN}, {"name": "Soup", "ingredients": ["1 leek"], "steps": ["Simmer."]}]',
  ],
  [
    "quotation mark",
    '[{"@type": "Recipe", "name": "Stew", "recipeIngredient": ["1 leek", "a 6" pan"]}, {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"]}]',
  ],
])("JSON with a wrong %s gets no row about damage", async (_, text) => {
  expect(await scan("recipes.json", text)).toEqual({ found: 2, problems: [] });
});
