import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

describe.each([
  ["categories", "recipeCategory", "Unused categories deleted: 2"],
  ["tags", "tags", "Unused tags deleted: 2"],
])("%s", (path, field, sentence) => {
  const names = async () => (await at.visitor.get(path)).body.map((one: { name: string }) => one.name);

  test("an admin deletes all empty ones at once, and used ones stay", async () => {
    await at.user.send("POST", "recipes/create", { name: `With ${path}`, [field]: ["Used"] });
    for (const name of ["Empty", "Another"]) await at.user.send("POST", path, { name });
    const settings = (await at.visitor.get("site-settings")).body;
    const sections = path === "categories" ? [{ slug: "empty" }, { slug: "used" }] : [];
    await at.admin.send("PUT", "site-settings", { ...settings, categories: sections });

    expect((await at.visitor.send("DELETE", `empty-${path}`)).status).toBe(401);
    expect((await at.user.send("DELETE", `empty-${path}`)).status).toBe(403);
    expect(await names()).toHaveLength(3);
    const reply = await at.admin.send("DELETE", `empty-${path}`);
    expect([reply.status, reply.body.snackbar]).toEqual([200, { text: sentence, type: "success" }]);
    expect(await names()).toEqual(["Used"]);
    const onHome = (await at.visitor.get("site-settings")).body.categories;
    expect(onHome.map((one: { slug: string }) => one.slug)).toEqual(sections.length > 0 ? ["used"] : []);
    expect((await at.admin.send("DELETE", `empty-${path}`)).body.params).toEqual({ count: 0 });
  });
});
