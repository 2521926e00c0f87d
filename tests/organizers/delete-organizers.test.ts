import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const KINDS = [
  { calls: "categories", kind: "category", title: "Category", field: "recipeCategory" },
  { calls: "tags", kind: "tag", title: "Tag", field: "tags" },
];

describe.each(KINDS)("deleting $calls", ({ calls, kind, title, field }) => {
  const make = (name: string) => at.user.send("POST", calls, { name });
  const cook = async (name: string, names: string[]): Promise<string> =>
    (await at.user.send("POST", "recipes/create", { name, [field]: names })).body;
  const remove = (slug: string) => at.admin.send("DELETE", `${calls}/${slug}`);

  test("an admin gets a confirmation, and the recipes keep their other ones in order", async () => {
    const slug = await cook("Soup", ["First", "To Go", "Last"]);
    const { status, body } = await remove("to-go");
    expect(status).toBe(200);
    expect(body).toEqual({
      snackbar: { text: `${title} Deleted: to-go`, type: "success" },
      code: `${kind}-deleted`,
      params: { slug: "to-go" },
    });
    expect((await at.visitor.get(`${calls}/to-go`)).status).toBe(404);
    const recipe = (await at.visitor.get(`recipes/${slug}`)).body;
    expect(recipe[field]).toEqual(["First", "Last"]);
    expect(recipe.organizers[calls].map((one: { slug: string }) => one.slug)).toEqual(["first", "last"]);
    const list = (await at.visitor.get(calls)).body.map((one: { slug: string }) => one.slug);
    expect(list).not.toContain("to-go");
    const summaries: Record<string, unknown>[] = (await at.visitor.get("recipes/summary")).body;
    expect(summaries.find((row) => row["slug"] === slug)?.[field]).toEqual(["First", "Last"]);
  });

  test("only admins can: visitors are asked to sign in, users are refused", async () => {
    await make("Protected");
    expect((await at.visitor.send("DELETE", `${calls}/protected`)).status).toBe(401);
    expect((await at.user.send("DELETE", `${calls}/protected`)).status).toBe(403);
    expect((await at.visitor.get(`${calls}/protected`)).status).toBe(200);
  });

  test("an unknown one gets 404, also the second time", async () => {
    await make("Once");
    expect((await remove("once")).status).toBe(200);
    for (const slug of ["once", "never", "%00", "..%2Fthemes"]) {
      const { status, body } = await remove(slug);
      expect([slug, status, body.code]).toEqual([slug, 404, `${kind}-not-found`]);
    }
  });

  test("one of the other kind with the same name stays", async () => {
    const other = calls === "tags" ? "categories" : "tags";
    await make("In Both");
    await at.user.send("POST", other, { name: "In Both" });
    await remove("in-both");
    expect((await at.visitor.get(`${other}/in-both`)).status).toBe(200);
    await at.admin.send("DELETE", `${other}/in-both`);
  });

  test("its name is free afterwards and recovers none of its recipes", async () => {
    await cook("Stew", ["Again"]);
    await remove("again");
    const { status, body } = await make("Again");
    expect([status, body.recipes]).toEqual([200, []]);
    expect((await at.visitor.get(`${calls}/again`)).body.recipes).toEqual([]);
  });

  test("an emoji name is still recognized after an earlier one is deleted", async () => {
    await cook("Hot", ["🌶️", "🍋"]);
    await remove(kind);
    const slug = await cook("Sour", ["🍋", "🥑"]);
    expect((await at.visitor.get(`recipes/${slug}`)).body[field]).toEqual(["🍋", "🥑"]);
    expect((await at.visitor.get(`${calls}/${kind}-2`)).body).toMatchObject({ name: "🍋" });
    expect((await at.visitor.get(`${calls}/${kind}-2`)).body.recipes).toHaveLength(2);
    expect((await at.visitor.get(`${calls}/${kind}`)).body.name).toBe("🥑");
  });

  test("simultaneous requests delete it once", async () => {
    await make("Twice");
    const replies = await Promise.all([remove("twice"), remove("twice")]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

test("a category's home section goes with it, and the rest move up", async () => {
  for (const name of ["Top", "Middle", "Bottom"]) await at.user.send("POST", "categories", { name });
  const categories = ["top", "middle", "bottom"].map((slug) => ({ slug }));
  await at.admin.send("PUT", "site-settings", { cardsPerSection: 12, categories });
  await at.admin.send("DELETE", "categories/middle");
  expect((await at.visitor.get("site-settings")).body).toMatchObject({
    cardsPerSection: 12,
    categories: [
      { slug: "top", position: 0 },
      { slug: "bottom", position: 1 },
    ],
  });
});
