import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

/** Names with letters that can be one code point or several. */
const NAMES = ["Café", "Crème brûlée", "Чай с йогуртом", "가을", "がんも", "Ὀπώρα", "🎉\u00e9"];

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const composed = (name: string) => name.normalize("NFC");
const decomposed = (name: string) => name.normalize("NFD");

describe.each(["groups", "categories", "tags"])("of %s", (path) => {
  test.each(NAMES)("%s is the same name in any Unicode form", async (name) => {
    expect((await at.admin.send("POST", path, { name: decomposed(name) })).status).toBe(200);
    for (const again of [composed(name), decomposed(name), composed(name).toUpperCase()])
      expect([again, (await at.admin.send("POST", path, { name: again })).status]).toEqual([again, 409]);
    const names = (await at.admin.get(path)).body.map((one: { name: string }) => one.name);
    expect(names).toContain(composed(name));
    expect(names).not.toContain(decomposed(name));
  });
});

test.each(NAMES)("a recipe filed under %s gets the same tag in any Unicode form", async (name) => {
  const tag = `${name} soup`;
  for (const form of [composed, decomposed])
    await at.user.send("POST", "recipes/create", { name: "Soup", tags: [form(tag)] });
  const tags = (await at.visitor.get("tags")).body.map((one: { name: string }) => one.name.normalize("NFC"));
  expect(tags.filter((one: string) => one === composed(tag))).toHaveLength(1);
});

test("a decomposed tag from an older version stays the tag of its recipes", async () => {
  const older = decomposed("Хлебный") + " day";
  at.app.db.run("INSERT INTO organizer (kind, name, slug) VALUES ('tag', ?, 'an-older-slug')", [older]);
  const { body: slug } = await at.user.send("POST", "recipes/create", { name: "Bread", tags: [older] });
  const tags = (await at.visitor.get("tags")).body;
  const matching = tags.filter((one: { name: string }) => composed(one.name) === composed(older));
  expect(matching).toEqual([expect.objectContaining({ slug: "an-older-slug" })]);
  expect((await at.visitor.get(`recipes/${slug}`)).body.tags).toEqual([older]);
});

test("the default group is found again in any Unicode form", async () => {
  using own = await tagine({ defaultGroup: decomposed("Café") });
  expect((await own.admin.get("groups")).body.map((group: { name: string }) => group.name)).toEqual([
    "Café",
    "Home",
  ]);
  expect((await own.admin.send("POST", "groups", { name: "Café" })).status).toBe(409);
});
