import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createBackup, restoreArchive } from "../support/archives.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

/** Names of properties that every object has, and names that look like Tagine's fields. */
const KEYS = [
  "toString",
  "constructor",
  "valueOf",
  "hasOwnProperty",
  "toLocaleString",
  "__proto__",
  "org_url",
  "trans_fat_content",
  "ingredients",
];
/** As text, since a literal would set the prototype. */
const FREE = `{${KEYS.map((key) => `"${key}":"kept"`).join()}}`;
const STEP = `{"text":"Stir",${FREE.slice(1, -1)},"further":${FREE}}`;
const RECIPE = `{"name":"Odd keys","extras":${FREE},"nutrition":${FREE},"recipe_instructions":[${STEP}]}`;
const PARTS = [
  ["extras", JSON.parse(FREE)],
  ["nutrition", JSON.parse(FREE)],
  ["recipeInstructions", [JSON.parse(STEP)]],
] as const;

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
  at.app.jobs.begin();
});
afterAll(() => at.close());

const written = (part: unknown) =>
  JSON.stringify(part, (_, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== null)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

async function expectAllKeys(of: Tagine): Promise<void> {
  const { body } = await of.visitor.get("recipes/odd-keys");
  for (const [part, sent] of PARTS) expect([part, written(body[part])]).toEqual([part, written(sent)]);
}

describe("extras, nutrition and step keys that every object has are stored", () => {
  test("when a recipe is created, changed or imported", async () => {
    expect((await at.user.send("POST", "recipes/create", RECIPE)).status).toBe(201);
    await expectAllKeys(at);
    expect((await at.user.send("PUT", "recipes/odd-keys", '{"name":"Odd keys"}')).status).toBe(200);
    expect((await at.user.send("POST", "recipe-check", RECIPE)).status).toBe(200);
    expect((await at.user.send("PUT", "recipes/odd-keys", RECIPE)).status).toBe(200);
    await expectAllKeys(at);
    await at.user.send("DELETE", "recipes/odd-keys");
    expect((await at.user.send("POST", "recipes/import", `{"recipe":${RECIPE}}`)).status).toBe(201);
    await expectAllKeys(at);
  });

  test("when it's backed up and restored", async () => {
    const archive = await createBackup(at);
    using to = await tagine();
    to.app.jobs.begin();
    await restoreArchive(to, archive);
    await expectAllKeys(to);
  });

  test.each(["json", "markdown", "template&template=recipes.md"])(
    "and when it's exported as %s",
    async (format) => {
      const { status } = await at.user.get(`recipes/odd-keys/export?format=${format}`);
      expect(status).toBe(200);
    },
  );

  test("and shown on its page, in its versions and after a restore", async () => {
    const page = await at.handle(new Request("http://localhost/recipe/odd-keys"));
    expect(page.status).toBe(200);
    await at.user.send("PUT", "recipes/odd-keys", '{"name":"Odd keys"}');
    const [version] = (await at.user.get("recipes/odd-keys/versions")).body.versions;
    const path = `recipes/odd-keys/versions/${version.id}`;
    expect((await at.user.get(path)).status).toBe(200);
    expect((await at.user.send("POST", `${path}/restore`)).status).toBe(200);
    await expectAllKeys(at);
  });
});

test("the ingredients that someone chose for steps survive an import of what the API returned", async () => {
  const recipeInstructions = [
    { text: "Fry.", ingredients: ["2 onions", "gone"] },
    { text: "Serve.", ingredients: [] },
  ];
  await at.user.send("POST", "recipes/create", { name: "Linked", recipeInstructions });
  const recipe = (await at.user.get("recipes/linked")).body;
  await at.user.send("DELETE", "recipes/linked");
  expect((await at.user.send("POST", "recipes/import", { recipe })).status).toBe(201);
  expect((await at.visitor.get("recipes/linked")).body.recipeInstructions).toEqual(recipeInstructions);
});

test.each(["extras", "nutrition", "recipeInstructions"])("%s that don't validate get 422", async (part) => {
  const odd = '{"valueOf":1,"toString":{"a":1}}';
  for (const value of [odd, `{"x":${odd}}`, `[${odd}]`, `[{"text":${odd}}]`]) {
    const reply = await at.user.send("POST", "recipes/create", `{"name":"No","${part}":${value}}`);
    expect([value, reply.status]).toEqual([value, 422]);
  }
});

test("nutrition keys from the contract may use underscores", async () => {
  const sent = { name: "Fat", nutrition: { fat_content: "1 g", sugar_content: "2 g", sugarContent: "3 g" } };
  await at.user.send("POST", "recipes/create", sent);
  expect((await at.visitor.get("recipes/fat")).body.nutrition).toMatchObject({
    fatContent: "1 g",
    sugarContent: "3 g",
  });
});
