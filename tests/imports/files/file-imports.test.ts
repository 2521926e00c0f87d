import { beforeEach, describe, expect, spyOn, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { archive } from "../../support/archives.ts";
import type { Caller } from "../../support/caller.ts";
import { BREAD, makeCookbook, SOUP } from "../../support/cookbook.ts";
import { eventually } from "../../support/eventually.ts";
import {
  listRows,
  listSlugs,
  reachState,
  runImport,
  undoImport,
  uploadFiles,
} from "../../support/import-files.ts";
import { pictureOf } from "../../support/pictured.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const at = runTaginePerTest();

describe("an archive of another program", () => {
  test("is planned without importing anything", async () => {
    const { id, formats, found, files, read, counts } = await uploadFiles(at.user, await makeCookbook());
    expect({ formats, found, counts }).toEqual({
      formats: [{ format: "nextcloud", recipes: 3 }],
      found: { new: 2, changed: 0, same: 0, repeated: 1, unreadable: 1, ignored: 1 },
      counts: null,
    });
    expect([files.count, files.names, read]).toEqual([1, ["Whatever.bin"], { done: 6, total: 6 }]);
    expect(await listSlugs(at.user)).toEqual([]);
    expect(
      (await listRows(at.user, id)).map(({ position, name, state, pictures, problem }) => [
        position,
        name,
        state,
        pictures,
        problem?.code ?? null,
      ]),
    ).toEqual([
      [0, "Lentil soup", "new", 1, null],
      [1, "Bread", "new", 0, null],
      [2, "Bread", "repeated", 0, "file-import-twice"],
      [3, "", "unreadable", 0, "archive-file-not-recipe"],
      [4, "", "ignored", 0, "file-import-no-recipe"],
    ]);
    expect((await listRows(at.user, id, "?search=LENTIL")).map(({ name }) => name)).toEqual(["Lentil soup"]);
    expect((await listRows(at.user, id, "?state=unreadable")).map(({ position }) => position)).toEqual([3]);
    expect((await listRows(at.user, id, "?after=1&limit=1")).map(({ position }) => position)).toEqual([2]);
    const preview = await at.user.get(`imports/files/${id}/recipes/0`);
    expect(preview.body).toMatchObject({
      position: 0,
      pictures: 1,
      recipe: { name: "Lentil soup", recipeIngredient: SOUP.recipeIngredient, dateAdded: "2019-05-04" },
    });
    expect((await at.user.get(`imports/files/${id}/recipes/3`)).status).toBe(404);
  });

  test("is imported with pictures and tags, and undone in one step", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    const long = "For the long weekend ".repeat(20).trim();
    const done = await runImport(at.user, id, { tags: ["From the old app", long] });
    expect(done).toMatchObject({
      counts: { total: 2, done: 2, failed: 0 },
      undo: { added: 2, replaced: 0, changedSince: { added: 0, replaced: 0 }, also: [] },
    });
    expect(await listSlugs(at.user)).toEqual(["bread", "lentil-soup"]);
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      tags: ["From the old app", long],
      dateAdded: "2019-05-04",
      image: "lentil-soup.jpg",
    });
    expect((await pictureOf(at, "lentil-soup", "tiny")).status).toBe(200);
    expect((await listRows(at.user, id)).map(({ result }) => result?.status ?? null)).toEqual([
      "added",
      "added",
      null,
      null,
      null,
    ]);
    const undone = await undoImport(at.user, id);
    expect([undone.status, undone.body.code]).toEqual([200, "file-import-undone"]);
    expect(await listSlugs(at.user)).toEqual([]);
    expect((await at.admin.get("recipe-bin")).body.length).toBe(2);
    expect((await at.user.get(`imports/files/${id}`)).body).toMatchObject({ state: "undone", undo: null });
    expect((await undoImport(at.user, id)).status).toBe(409);
  });

  test("removes its categories and tags when it's undone, unless something else uses them", async () => {
    const names = async (kind: string) =>
      (await at.user.get(`${kind}`)).body.map(({ name }: { name: string }) => name);
    const labeled = (recipe: object, keywords: string, recipeCategory: string) => ({
      ...recipe,
      keywords,
      recipeCategory,
    });
    await at.user.send("POST", "tags", { name: "Empty" });
    const file = await archive("labels.zip", {
      "Recipes/Soup/recipe.json": labeled(SOUP, "Empty,Warm", "Soups"),
      "Recipes/Bread/recipe.json": labeled(BREAD, "Baked", "Baking"),
    });
    const { id } = await uploadFiles(at.user, file);
    await runImport(at.user, id);
    expect([await names("categories"), await names("tags")]).toEqual([
      ["Baking", "Soups"],
      ["Baked", "Empty", "Warm"],
    ]);
    const ours = { ...BREAD, description: "Ours now", tags: ["Baked"], recipeCategory: ["Baking"] };
    await at.user.send("PUT", "recipes/bread", ours);
    await undoImport(at.user, id);
    expect([await names("categories"), await names("tags")]).toEqual([["Baking"], ["Baked", "Empty"]]);
    const [{ id: soupId }] = (await at.admin.get("recipe-bin")).body;
    await at.admin.send("POST", `recipe-bin/${soupId}/restore`);
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeCategory: ["Soups"],
      tags: ["Empty", "Warm"],
    });
  });

  test("can be undone without losing what someone changed since", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    await runImport(at.user, id);
    await at.user.send("PUT", "recipes/bread", { ...BREAD, description: "Ours now" });
    expect((await at.user.get(`imports/files/${id}`)).body.undo).toEqual({
      added: 2,
      replaced: 0,
      changedSince: { added: 1, replaced: 0 },
      changedNames: ["Bread"],
      also: [],
      keptAlso: [],
    });
    await undoImport(at.user, id);
    expect((await at.user.get(`imports/files/${id}`)).body.undone).toEqual({
      added: 1,
      replaced: 0,
      kept: 1,
      also: [],
      keptAlso: [],
    });
    expect(await listSlugs(at.user)).toEqual(["bread"]);
  });

  test("is recognized inside other archives, whatever their names", async () => {
    const inner = await (await makeCookbook()).bytes();
    const outer = await archive("outer.dat", { "backup/inner.xyz": inner });
    const packed = new File([gzipSync(await outer.bytes())], "outer.gz");
    const { found } = await uploadFiles(at.user, packed);
    expect(found).toMatchObject({ new: 2, unreadable: 1 });
  });
});

describe("recipes that already exist", () => {
  const changed = { ...SOUP, recipeIngredient: ["250 g lentils", "1 onion"] };
  const files = async () =>
    archive("new.zip", { "Recipes/Soup/recipe.json": changed, "Recipes/Bread/recipe.json": BREAD });

  beforeEach(async () => {
    await runImport(at.user, (await uploadFiles(at.user, await makeCookbook())).id, { without: [2] });
  });

  test("are shown as the same or changed", async () => {
    const { id, found } = await uploadFiles(at.user, await files());
    expect(found).toMatchObject({ new: 0, changed: 1, same: 1 });
    expect(
      (await listRows(at.user, id)).map(({ name, state, existing }) => [name, state, existing?.slug]),
    ).toEqual([
      ["Lentil soup", "changed", "lentil-soup"],
      ["Bread", "same", "bread"],
    ]);
  });

  test("are skipped unless someone chooses otherwise", async () => {
    const { id } = await uploadFiles(at.user, await files());
    expect((await runImport(at.user, id)).undo).toEqual({
      added: 0,
      replaced: 0,
      changedSince: { added: 0, replaced: 0 },
      changedNames: [],
      also: [],
      keptAlso: [],
    });
    expect((await at.user.get("recipes/lentil-soup")).body.recipeIngredient[0]).toBe("200 g lentils");
    expect((await listRows(at.user, id))[0]?.result).toMatchObject({
      status: "skipped",
      slug: "lentil-soup",
    });
  });

  test("are replaced in place, and undoing restores them", async () => {
    const { id } = await uploadFiles(at.user, await files());
    await runImport(at.user, id, { existing: "replace" });
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeIngredient: changed.recipeIngredient,
      image: "lentil-soup.jpg",
    });
    await undoImport(at.user, id);
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeIngredient: SOUP.recipeIngredient,
      image: "lentil-soup.jpg",
    });
    expect(await listSlugs(at.user)).toEqual(["bread", "lentil-soup"]);
  });

  test("get a copy with a number", async () => {
    const { id } = await uploadFiles(at.user, await files());
    await runImport(at.user, id, { existing: "copy", states: ["same", "changed"] });
    expect(await listSlugs(at.user)).toEqual(["bread", "bread-2", "lentil-soup", "lentil-soup-2"]);
  });
});

describe("anything else", () => {
  test("without files is refused", async () => {
    expect((await at.user.send("POST", "imports/files", new FormData())).status).toBe(422);
    expect((await at.user.send("POST", "imports/files/announce", { files: [] })).status).toBe(422);
    expect((await at.user.get("imports/files")).body).toEqual([]);
  });

  test("belongs to the person who uploaded it", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    expect((await at.admin.get(`imports/files/${id}`)).status).toBe(404);
    expect((await at.user.get("imports/files/../../secret")).status).toBe(404);
  });

  test("can't be started twice, or with nothing chosen", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    const nothing = await at.user.send("POST", `imports/files/${id}/start`, {
      existing: "skip",
      states: [],
    });
    expect([nothing.status, nothing.body.code]).toEqual([422, "file-import-nothing-chosen"]);
    await runImport(at.user, id);
    expect((await at.user.send("POST", `imports/files/${id}/start`, { existing: "skip" })).status).toBe(409);
  });

  test("can't be changed while it starts, and another person's can start at the same time", async () => {
    const [own, other] = [
      await uploadFiles(at.user, await makeCookbook()),
      await uploadFiles(at.admin, await makeCookbook()),
    ];
    const start = (by: Caller, id: string) =>
      by.send("POST", `imports/files/${id}/start`, { existing: "copy" });
    const { promise: stored, resolve: store } = Promise.withResolvers<void>();
    const { startSlowly } = at.app.jobs;
    const starting = spyOn(at.app.jobs, "startSlowly").mockImplementation(async (job) => {
      await stored;
      return startSlowly(job);
    });
    const starts = [start(at.user, own.id), start(at.admin, other.id)];
    await eventually(() => starting.mock.calls.length > 0);
    const text = { file: "Soup", text: "Soup\n\n1 onion" };
    const refused = [
      await start(at.user, own.id),
      await at.user.send("PUT", `imports/files/${own.id}/texts`, text),
      await at.user.send("DELETE", `imports/files/${own.id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    store();
    expect((await Promise.all(starts)).map(({ status }) => status)).toEqual([201, 201]);
    await reachState(at.user, own.id, "done");
    await reachState(at.admin, other.id, "done");
    starting.mockRestore();
  });

  test("is deleted with its files, but not its recipes", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    await runImport(at.user, id);
    expect((await at.user.send("DELETE", `imports/files/${id}`)).status).toBe(200);
    expect((await at.user.get(`imports/files/${id}`)).status).toBe(404);
    expect(await listSlugs(at.user)).toEqual(["bread", "lentil-soup"]);
  });

  test("a damaged archive has a row, and the rest is read", async () => {
    const whole = await (await makeCookbook()).bytes();
    const { id, found } = await uploadFiles(
      at.user,
      new File([whole.subarray(0, 900)], "cut.zip"),
      await makeCookbook(),
    );
    expect(found).toMatchObject({ new: 2, unreadable: 2 });
    expect((await listRows(at.user, id, "?state=unreadable"))[0]).toMatchObject({
      file: "cut.zip",
      problem: { code: "archive-file-incomplete" },
    });
  });
});

describe("files without recipes", () => {
  test("say what to do with a picture, whatever its name", async () => {
    const photo = new File([Buffer.from(await picture(8, 6))], "photo");
    const sheet = new File([Uint8Array.of(0, 1, 2, 3)], "book.xls");
    const { id, found } = await uploadFiles(at.user, photo, sheet);
    expect(found).toMatchObject({ unreadable: 0, ignored: 2 });
    expect(
      (await listRows(at.user, id)).map(({ file, state, problem }) => [file, state, problem?.code]),
    ).toEqual([
      ["book.xls", "ignored", "file-import-unknown-kind"],
      ["photo", "ignored", "file-import-picture"],
    ]);
  });

  test("say what to do with a program named as an archive, an unknown table, and a text", async () => {
    const { id } = await uploadFiles(
      at.user,
      new File(["MZ\u0000\u0003", new Uint8Array(300)], "program.zip"),
      new File(["Shelf,Color\nB 2,red\n"], "shelves.csv"),
      new File(["Hello"], "letter.txt"),
    );
    expect((await listRows(at.user, id)).map(({ file, problem }) => [file, problem?.text])).toEqual([
      ["program.zip", "This isn't an archive, or it's damaged. Export or download it again."],
      [
        "shelves.csv",
        "No recipe found in this table. Check that it has a column with names and one with ingredients.",
      ],
      ["letter.txt", "No recipe found in this file. If it has one, add it from a link or text."],
    ]);
  });

  test("beside recipes include pictures that no recipe uses", async () => {
    const json = new File([JSON.stringify(BREAD)], "bread.json");
    const photo = new File([Buffer.from(await picture(8, 6))], "other.png");
    const sheet = new File([Uint8Array.of(0, 1, 2, 3)], "book.xls");
    const { id, found } = await uploadFiles(at.user, json, photo, sheet);
    expect(found).toMatchObject({ new: 1, ignored: 2 });
    expect((await listRows(at.user, id)).map(({ file, problem }) => [file, problem?.code])).toEqual([
      ["bread.json", undefined],
      ["book.xls", "file-import-unknown-kind"],
      ["other.png", "file-import-picture"],
    ]);
  });
});
