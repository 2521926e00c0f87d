import { describe, expect, test } from "bun:test";
import {
  getImport,
  listRows,
  listSlugs,
  reachState,
  runImport,
  undoImport,
  uploadFiles,
} from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";

const at = runTaginePerTest();

const recipe = (name: string, line: string) => ({ "@type": "Recipe", name, recipeIngredient: [line] });

async function upload(name: string, content: unknown): Promise<string> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return (await uploadFiles(at.user, new File([text], name))).id;
}

async function listResults(id: string): Promise<unknown[]> {
  return (await listRows(at.user, id)).map(({ result }) => [result?.status, result?.slug]);
}

const ingredientsOf = async (slug: string) => (await at.user.get(`recipes/${slug}`)).body.recipeIngredient;

describe("two different recipes with the same name in one import", () => {
  const both = [recipe("Pancakes", "3 eggs"), recipe("Pancakes", "500 g flour")];

  for (const existing of ["skip", "replace", "copy"])
    test(`are both added with “${existing}”, and undone`, async () => {
      const id = await upload("a.json", both);
      expect((await runImport(at.user, id, { existing })).undo).toEqual({
        added: 2,
        replaced: 0,
        changedSince: { added: 0, replaced: 0 },
        changedNames: [],
        also: [],
        keptAlso: [],
      });
      expect(await listResults(id)).toEqual([
        ["added", "pancakes"],
        ["added", "pancakes-2"],
      ]);
      expect((await undoImport(at.user, id)).status).toBe(200);
      expect(await listSlugs(at.user)).toEqual([]);
    });

  test("don't replace one recipe twice, so that undoing restores it", async () => {
    await at.user.send("POST", "recipes/create", recipe("Pancakes", "1 secret"));
    const id = await upload("a.json", both);
    await runImport(at.user, id, { existing: "replace" });
    expect(await listResults(id)).toEqual([
      ["replaced", "pancakes"],
      ["added", "pancakes-2"],
    ]);
    expect(await ingredientsOf("pancakes")).toEqual(["3 eggs"]);
    await undoImport(at.user, id);
    expect([await listSlugs(at.user), await ingredientsOf("pancakes")]).toEqual([["pancakes"], ["1 secret"]]);
  });

  test("are added once if they're the same", async () => {
    const id = await upload("a.json", [recipe("Pancakes", "3 eggs"), recipe("Pancakes", "3 eggs")]);
    await runImport(at.user, id, { existing: "replace", states: ["new", "changed", "same", "repeated"] });
    expect(await listResults(id)).toEqual([
      ["added", "pancakes"],
      ["skipped", "pancakes"],
    ]);
    expect((await undoImport(at.user, id, "remove")).status).toBe(200);
    expect(await listSlugs(at.user)).toEqual([]);
  });
});

describe("a recipe that is repeated in one import", () => {
  const twice = [recipe("Pancakes", "3 eggs"), recipe("Pancakes", "3 eggs"), recipe("Bread", "500 g flour")];

  test("has a state of its own, and only the first one is imported", async () => {
    const id = await upload("a.json", twice);
    const { found } = await reachState(at.user, id, "ready");
    expect(found).toMatchObject({ new: 2, same: 0, repeated: 1 });
    const rows = await listRows(at.user, id, "?state=repeated");
    expect(rows.map(({ position, name, problem }) => [position, name, problem?.code])).toEqual([
      [1, "Pancakes", "file-import-twice"],
    ]);
    await runImport(at.user, id, { existing: "skip" });
    expect(await listSlugs(at.user)).toEqual(["bread", "pancakes"]);
    expect((await getImport(at.user, id)).results).toMatchObject({ added: 2, skipped: 0, repeated: 1 });
    const left = await listRows(at.user, id, "?result=repeated");
    expect(left.map(({ position, result }) => [position, result?.status])).toEqual([[1, "repeated"]]);
  });

  test("stays repeated when the first one is already in Tagine", async () => {
    await runImport(at.user, await upload("a.json", twice), { existing: "skip" });
    const again = await reachState(at.user, await upload("b.json", twice), "ready");
    expect(again.found).toMatchObject({ new: 0, same: 2, repeated: 1 });
  });

  test("can be added as a copy", async () => {
    const id = await upload("a.json", twice);
    await runImport(at.user, id, { existing: "copy", with: [1] });
    expect(await listSlugs(at.user)).toEqual(["bread", "pancakes", "pancakes-2"]);
    expect((await getImport(at.user, id)).results).toMatchObject({ added: 3, repeated: 0 });
    expect(await listRows(at.user, id, "?result=repeated")).toEqual([]);
  });
});

test("importing the same files again adds no day twice on which a recipe was cooked", async () => {
  for (const step of ["Chop", "Fry", "Bake"]) {
    const csv = `name,ingredients,steps,last cooked\nSoup,1 onion,${step},2020-01-05\n`;
    await runImport(at.user, await upload("a.csv", csv), { existing: "replace" });
  }
  const { body } = await at.user.get("recipes/soup/cooked");
  expect(body.map(({ date }: { date: string }) => date)).toEqual(["2020-01-05"]);
});

describe("files that aren't stored", () => {
  const sendPart = (id: string, content: string) => {
    const form = new FormData();
    form.append("part", new File([content], "part"));
    return at.user.send("POST", `imports/files/${id}/parts?file=0&offset=0`, form);
  };

  test("have no tables yet, and deleting the import ends their upload", async () => {
    const bytes = 3_000_000;
    const announced = { files: [{ path: "a.csv", bytes }] };
    const { id } = (await at.user.send("POST", "imports/files/announce", announced)).body;
    expect(await at.user.get(`imports/files/${id}/tables`)).toMatchObject({ status: 200, body: [] });
    const [part, deleted] = await Promise.all([
      sendPart(id, "a".repeat(bytes)),
      at.user.send("DELETE", `imports/files/${id}`),
    ]);
    expect([part.status, part.body.code, deleted.status]).toEqual([404, "import-not-found", 200]);
  });

  test("have no tables anymore, and no more parts", async () => {
    const id = await upload("a.csv", "name,ingredients,steps\nSoup,1 onion,Chop.\n");
    await runImport(at.user, id, { existing: "skip" });
    at.app.fileImports.tidy(30);
    expect(await at.user.get(`imports/files/${id}/tables`)).toMatchObject({ status: 200, body: [] });
    expect(await sendPart(id, "a")).toMatchObject({ status: 409, body: { code: "file-import-not-ready" } });
  });
});

test("an empty file doesn't stop the others, and any name is just a name", async () => {
  const soup = new File([JSON.stringify(recipe("Soup", "1 onion"))], "constructor");
  const { id, found } = await uploadFiles(at.user, soup, new File([""], "empty.json"));
  expect(found).toMatchObject({ new: 1, unreadable: 0, ignored: 1 });
  for (const name of ["__proto__", "toString"])
    expect((await at.user.get(`imports/files/${id}/texts?file=${name}`)).status).toBe(404);
});

test("undoing removes the favorite and the cooked days that a replaced recipe got", async () => {
  await runImport(at.user, await upload("soup.json", recipe("Soup", "1 onion")));
  const table = "Name;Ingredients;Directions;Favorite;Last cooked\nSoup;2 onions;Chop.;yes;";
  const days = async () =>
    (await at.user.get("recipes/soup/cooked")).body.map(({ date }: { date: string }) => date).toSorted();
  const favorites = async () => (await at.user.get("favorites")).body;

  const first = await upload("a.csv", `${table}2026-01-05\n`);
  await runImport(at.user, first, { existing: "replace" });
  const second = await upload("b.csv", `${table}2026-01-09\n`.replace("2 onions", "3 onions"));
  await runImport(at.user, second, { existing: "replace" });
  expect([await days(), await favorites()]).toEqual([["2026-01-05", "2026-01-09"], ["soup"]]);
  await undoImport(at.user, second);
  expect([await days(), await favorites()]).toEqual([["2026-01-05"], ["soup"]]);
  // The other import has changed it since.
  await undoImport(at.user, first, "remove");
  expect([await days(), await favorites()]).toEqual([[], []]);
});
