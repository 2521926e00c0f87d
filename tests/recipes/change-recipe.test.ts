import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (recipe: object): Promise<string> =>
  (await at.user.send("POST", "recipes/create", recipe)).body;
const put = (slug: string, recipe: unknown, headers?: Record<string, string>) =>
  at.user.send("PUT", `recipes/${slug}`, recipe, headers);
const read = async (slug: string) => at.visitor.get(`recipes/${slug}`);

describe("updating a whole recipe", () => {
  test("returns the slug as a bare string and stores everything sent", async () => {
    await create({ name: "Carrot cake", tags: ["old"] });
    const sent = {
      name: "Carrot cake",
      description: "With nuts",
      recipeCategory: ["Cake"],
      tags: ["nuts"],
      rating: 5,
      recipeYield: "1 tin",
      recipeIngredient: ["3 carrots", "200 g nuts"],
      recipeInstructions: [{ text: "Grate the carrots", title: "Dough", timer: "5" }],
      nutrition: { calories: "300" },
      tools: ["grater"],
      totalTime: "2 Hours",
      prepTime: "1 Hour",
      performTime: "1 Hour",
      dateAdded: "2020-02-29",
      notes: [{ title: "Keep", text: "Three days" }],
      orgURL: "https://cakes.example/carrot",
      extras: { pan: "26" },
    };
    const reply = await put("carrot-cake", sent);
    expect([reply.status, reply.body]).toEqual([200, "carrot-cake"]);
    const { nutrition, ...rest } = sent;
    expect((await read("carrot-cake")).body).toMatchObject({
      ...rest,
      nutrition: { ...nutrition, fatContent: null },
    });
  });

  test("keeps the date added and fields that older clients don't know", async () => {
    const slug = await create({
      name: "Onion soup",
      dateAdded: "2019-05-01",
      author: "Ada",
      recipeCuisine: ["French"],
      sourceRating: 4.5,
      sourceText: "Onion soup, by Ada",
      recipeIngredient: ["5 onions", "1 baguette"],
      ingredientGroups: [
        { title: "Soup", items: ["5 onions"] },
        { title: "Top", items: ["1 baguette"] },
      ],
    });
    await put(slug, { name: "Onion soup", recipeIngredient: ["5 onions", "1 baguette"] });
    expect((await read(slug)).body).toMatchObject({
      dateAdded: "2019-05-01",
      author: "Ada",
      recipeCuisine: ["French"],
      sourceRating: 4.5,
      sourceText: "Onion soup, by Ada",
      ingredientGroups: [{ title: "Soup" }, { title: "Top" }],
    });
    await put(slug, { name: "Onion soup", recipeIngredient: ["6 onions"], author: "", sourceText: null });
    expect((await read(slug)).body).toMatchObject({ ingredientGroups: [], author: "", sourceText: null });
  });

  test("resets omitted fields to their defaults", async () => {
    const slug = await create({ name: "Full", tags: ["a"], notes: [{ title: "n", text: "t" }], rating: 3 });
    await put(slug, { name: "Full", extras: [], rating: null });
    expect((await read(slug)).body).toMatchObject({ tags: [], notes: [], rating: 0, extras: {} });
  });

  test("a new name changes the slug, and the old slug points to the recipe", async () => {
    const slug = await create({ name: "Fish pie" });
    expect((await put(slug, { name: "Fisherman's pie" })).body).toBe("fisherman-s-pie");
    const deleted = await read("fish-pie");
    expect([deleted.status, deleted.body.movedTo]).toEqual([404, "fisherman-s-pie"]);
    expect((await put("fish-pie", { name: "Fish pie" })).body.movedTo).toBe("fisherman-s-pie");
    await put("fisherman-s-pie", { name: "Cottage pie" });
    expect((await read("fish-pie")).body.movedTo).toBe("cottage-pie");
    expect((await read("fisherman-s-pie")).body.movedTo).toBe("cottage-pie");
    expect((await put("cottage-pie", { name: "Fish pie" })).body).toBe("fish-pie");
    expect((await read("fish-pie")).status).toBe(200);
  });

  test("a taken name gets a numbered slug, and a new recipe can reuse a freed slug", async () => {
    await create({ name: "Rye bread" });
    const other = await create({ name: "Dark bread" });
    expect((await put(other, { name: "Rye bread" })).body).toBe("rye-bread-2");
    expect((await put("rye-bread-2", { name: "RYE bread" })).body).toBe("rye-bread-2");
    expect(await create({ name: "Dark bread" })).toBe("dark-bread");
    expect((await read("dark-bread")).body.name).toBe("Dark bread");
    expect((await put("rye-bread", { name: "Summary" })).body).toBe("summary-2");
  });

  test("a stale If-Match gets 412 with the current recipe and changes nothing", async () => {
    const slug = await create({ name: "Risotto" });
    const etag = (await read(slug)).headers.get("ETag") ?? "";
    const first = await put(slug, { name: "Risotto", description: "one" }, { "If-Match": etag });
    expect(first.status).toBe(200);
    const late = await put(slug, { name: "Risotto", description: "two" }, { "If-Match": etag });
    expect([late.status, late.body.code, late.body.recipe.description]).toEqual([
      412,
      "recipe-changed",
      "one",
    ]);
    const now = await read(slug);
    expect(now.body.description).toBe("one");
    expect(first.headers.get("ETag")).toBe(now.headers.get("ETag"));
    expect(late.body.etag).toBe(now.headers.get("ETag"));
    // Some scripts drop the quotation marks.
    for (const old of ["abc", "'abc'", etag.replaceAll('"', "")])
      expect((await put(slug, { name: "Risotto" }, { "If-Match": old })).status).toBe(412);
    for (const knownEtag of [
      `W/"x", ${now.headers.get("ETag")}`,
      "*",
      now.headers.get("ETag")?.replaceAll('"', "") ?? "",
    ]) {
      expect((await put(slug, { name: "Risotto" }, { "If-Match": knownEtag })).status).toBe(200);
      await put(slug, { name: "Risotto", description: "one" });
    }
    expect((await put(slug, { name: "Risotto", description: "three" })).status).toBe(200);
  });

  test("of two simultaneous saves from the same version, only one succeeds", async () => {
    const slug = await create({ name: "Paella" });
    const headers = { "If-Match": (await read(slug)).headers.get("ETag") ?? "" };
    const replies = await Promise.all(
      ["one", "two", "three"].map((description) => put(slug, { name: "Paella", description }, headers)),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 412, 412]);
  });

  test("an invalid recipe is refused and changes nothing", async () => {
    const slug = await create({ name: "Dal", description: "as it was" });
    for (const bad of [{}, { name: " " }, { name: 5 }, { name: "Dal", dateAdded: "2021-02-30" }, "no", []]) {
      expect((await put(slug, bad)).status).toBe(422);
    }
    expect((await read(slug)).body.description).toBe("as it was");
    expect((await put("none", { name: "Dal" })).status).toBe(404);
    expect((await at.visitor.send("PUT", `recipes/${slug}`, { name: "x" })).status).toBe(401);
  });
});

describe("versions", () => {
  const versions = async (slug: string) => (await at.user.get(`recipes/${slug}/versions`)).body;

  test("record who saved, when, and the previous content; an unchanged save adds none", async () => {
    at.setNow(new Date("2026-01-01T10:00:00Z"));
    const slug = await create({ name: "Stew", tags: ["warm"], description: "one" });
    at.setNow(new Date("2026-01-02T10:00:00Z"));
    await at.admin.send("PUT", `recipes/${slug}`, { name: "Stew", description: "two" });
    await put(slug, { name: "Stew", description: "two" });
    at.setNow(null);
    const history = await versions(slug);
    expect(history).toEqual({
      savedAt: "2026-01-02T10:00:00.000Z",
      savedBy: "Change Me",
      changed: ["description", "tags"],
      versions: [
        { id: expect.any(Number), savedAt: "2026-01-01T10:00:00.000Z", savedBy: "A User", changed: null },
      ],
    });
    const { id } = history.versions[0];
    const { body } = await at.user.get(`recipes/${slug}/versions/${id}`);
    expect(body).toMatchObject({ id, savedBy: "A User", recipe: { description: "one", tags: ["warm"] } });
    expect(body.before).toBeNull();
    await put(slug, { name: "Stew", description: "three" });
    const [{ id: second }] = (await versions(slug)).versions;
    const { recipe, before } = (await at.user.get(`recipes/${slug}/versions/${second}`)).body;
    expect([recipe.description, before]).toEqual(["two", body.recipe]);
  });

  test("can be restored under their old name, and the restore can be undone", async () => {
    const slug = await create({ name: "Gratin", description: "with cheese" });
    await put(slug, { name: "Vegan gratin", description: "without" });
    const [{ id }] = (await versions("vegan-gratin")).versions;
    const restored = await at.user.send("POST", `recipes/vegan-gratin/versions/${id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, "gratin"]);
    expect((await read("gratin")).body.description).toBe("with cheese");
    const [last] = (await versions("gratin")).versions;
    await at.user.send("POST", `recipes/gratin/versions/${last.id}/restore`);
    expect((await read("vegan-gratin")).body.description).toBe("without");
  });

  test("list what each save changed, unless there's too much to compare", async () => {
    const slug = await create({ name: "Pilaf" });
    await put(slug, { name: "Pilaf", recipeIngredient: ["rice"], nutrition: { calories: "200" } });
    await put(slug, { name: "Pilaf", recipeIngredient: ["rice"], notes: [{ title: "", text: "Rinse." }] });
    const readChanges = async () => {
      const { changed, versions: earlier } = await versions(slug);
      return [changed, ...earlier.map((one: { changed: string[] | null }) => one.changed)];
    };
    expect(await readChanges()).toEqual([["nutrition", "notes"], ["recipeIngredient", "nutrition"], null]);
    const long = Array.from({ length: 50 }, () => ({ text: "x".repeat(90_000) }));
    await put(slug, { name: "Pilaf", recipeInstructions: long });
    await put(slug, { name: "Pilaf", recipeYield: "4" });
    expect(await readChanges()).toEqual([null, null, null, null, null]);
    await put(slug, { name: "Pilaf", recipeYield: "5" });
    expect(await readChanges()).toEqual([["recipeYield"], null, null, null, null, null]);
  });

  test("can only be restored over the version the client has seen", async () => {
    const slug = await create({ name: "Polenta", description: "soft" });
    await put(slug, { name: "Polenta", description: "fried" });
    const [{ id }] = (await versions(slug)).versions;
    const restore = (etag: string) =>
      at.user.send("POST", `recipes/${slug}/versions/${id}/restore`, undefined, { "If-Match": etag });
    const knownEtag = (await read(slug)).headers.get("ETag") ?? "";
    await put(slug, { name: "Polenta", description: "baked" });
    const refused = await restore(knownEtag);
    expect([refused.status, refused.body.code]).toEqual([412, "recipe-changed"]);
    expect(refused.body.recipe.description).toBe("baked");
    expect((await read(slug)).body.description).toBe("baked");
    const restored = await restore(refused.body.etag);
    expect(restored.status).toBe(200);
    const { headers, body } = await read(slug);
    expect([headers.get("ETag"), body.description]).toEqual([restored.headers.get("ETag"), "soft"]);
  });

  test("aren't available to visitors, for unknown recipes or for another recipe", async () => {
    const one = await create({ name: "Alpha" });
    const other = await create({ name: "Beta" });
    await put(one, { name: "Alpha", description: "x" });
    const [{ id }] = (await versions(one)).versions;
    for (const path of [
      `${other}/versions/${id}`,
      `${one}/versions/0`,
      `${one}/versions/x`,
      "none/versions",
    ]) {
      expect([path, (await at.user.get(`recipes/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await at.user.send("POST", `recipes/${other}/versions/${id}/restore`)).status).toBe(404);
    expect((await at.visitor.get(`recipes/${one}/versions`)).status).toBe(401);
    expect((await at.visitor.send("POST", `recipes/${one}/versions/${id}/restore`)).status).toBe(401);
  });
});
