import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import { ARCHIVE_MOST_BYTES, WHOLE_FILES_MOST } from "../../../src/contract/rules.ts";
import { archive } from "../../support/archives.ts";
import type { Caller } from "../../support/caller.ts";
import { eventually } from "../../support/eventually.ts";
import { makePdf } from "../../support/pdf-file.ts";
import { pictureOf } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.app.jobs.begin();
});
afterEach(() => at.close());

const soup = {
  "@type": "Recipe",
  name: "Lentil soup",
  recipeIngredient: ["200 g lentils", "1 onion"],
  recipeInstructions: ["Chop.", "Simmer for 20 minutes."],
  dateCreated: "2019-05-04T10:00:00",
};
const bread = {
  "@type": "Recipe",
  name: "Bread",
  recipeIngredient: ["500 g flour", "10 g salt", "300 ml water"],
};

async function cookbook() {
  return archive("Whatever.bin", {
    "Recipes/Soup/recipe.json": soup,
    "Recipes/Soup/full.jpg": await picture(80, 60),
    "Recipes/Bread/recipe.json": bread,
    "Recipes/Again/recipe.json": bread,
    "Recipes/Broken/recipe.json": '{ "@type" nothing else',
    "Recipes/style.css": "body { color: red }",
  });
}

async function upload(files: File[], by: Caller = at.user): Promise<FileImport> {
  const form = new FormData();
  for (const file of files) form.append("files", file, file.name);
  const { status, body } = await by.send("POST", "imports/files", form);
  expect(status).toBe(201);
  return reach(body.id, "ready", by);
}

async function reach(id: string, state: FileImport["state"], by: Caller = at.user): Promise<FileImport> {
  return eventually(async () => {
    const { body } = await by.get(`imports/files/${id}`);
    return body.state === state && body;
  });
}

async function rowsOf(id: string, query = ""): Promise<FoundRow[]> {
  return (await at.user.get(`imports/files/${id}/recipes${query}`)).body;
}

async function start(id: string, choice: object = {}): Promise<FileImport> {
  const { status } = await at.user.send("POST", `imports/files/${id}/start`, { existing: "skip", ...choice });
  expect(status).toBe(201);
  return reach(id, "done");
}

const slugs = async () =>
  (await at.user.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug).toSorted();

describe("an archive of another program", () => {
  test("is planned without importing anything", async () => {
    const { id, formats, found, files, read, counts } = await upload([await cookbook()]);
    expect({ formats, found, counts }).toEqual({
      formats: [{ format: "nextcloud", recipes: 3 }],
      found: { new: 2, changed: 0, same: 0, repeated: 1, unreadable: 1, ignored: 1 },
      counts: null,
    });
    expect([files.count, files.names, read]).toEqual([1, ["Whatever.bin"], { done: 6, total: 6 }]);
    expect(await slugs()).toEqual([]);
    expect(
      (await rowsOf(id)).map(({ position, name, state, pictures, problem }) => [
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
      [4, "", "ignored", 0, null],
    ]);
    expect((await rowsOf(id, "?search=LENTIL")).map(({ name }) => name)).toEqual(["Lentil soup"]);
    expect((await rowsOf(id, "?state=unreadable")).map(({ position }) => position)).toEqual([3]);
    expect((await rowsOf(id, "?after=1&limit=1")).map(({ position }) => position)).toEqual([2]);
    const preview = await at.user.get(`imports/files/${id}/recipes/0`);
    expect(preview.body).toMatchObject({
      position: 0,
      pictures: 1,
      recipe: { name: "Lentil soup", recipeIngredient: soup.recipeIngredient, dateAdded: "2019-05-04" },
    });
    expect((await at.user.get(`imports/files/${id}/recipes/3`)).status).toBe(404);
  });

  test("is imported with pictures and tags, and undone in one step", async () => {
    const { id } = await upload([await cookbook()]);
    const long = "For the long weekend ".repeat(20).trim();
    const done = await start(id, { tags: ["From the old app", long] });
    expect(done).toMatchObject({
      counts: { total: 2, done: 2, failed: 0 },
      undo: { recipes: 2, changedSince: 0, also: 0 },
    });
    expect(await slugs()).toEqual(["bread", "lentil-soup"]);
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      tags: ["From the old app", long],
      dateAdded: "2019-05-04",
      image: "lentil-soup.jpg",
    });
    expect((await pictureOf(at, "lentil-soup", "tiny")).status).toBe(200);
    expect((await rowsOf(id)).map(({ result }) => result?.status ?? null)).toEqual([
      "added",
      "added",
      null,
      null,
      null,
    ]);
    const undone = await at.user.send("POST", `imports/files/${id}/undo`, { changed: "keep" });
    expect([undone.status, undone.body.code]).toEqual([200, "file-import-undone"]);
    expect(await slugs()).toEqual([]);
    expect((await at.admin.get("recipe-bin")).body.length).toBe(2);
    expect((await at.user.get(`imports/files/${id}`)).body).toMatchObject({ state: "undone", undo: null });
    expect((await at.user.send("POST", `imports/files/${id}/undo`, { changed: "keep" })).status).toBe(409);
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
      "Recipes/Soup/recipe.json": labeled(soup, "Empty,Warm", "Soups"),
      "Recipes/Bread/recipe.json": labeled(bread, "Baked", "Baking"),
    });
    const { id } = await upload([file]);
    await start(id);
    expect([await names("categories"), await names("tags")]).toEqual([
      ["Baking", "Soups"],
      ["Baked", "Empty", "Warm"],
    ]);
    const ours = { ...bread, description: "Ours now", tags: ["Baked"], recipeCategory: ["Baking"] };
    await at.user.send("PUT", "recipes/bread", ours);
    await at.user.send("POST", `imports/files/${id}/undo`, { changed: "keep" });
    expect([await names("categories"), await names("tags")]).toEqual([["Baking"], ["Baked", "Empty"]]);
    const [{ id: soupId }] = (await at.admin.get("recipe-bin")).body;
    await at.admin.send("POST", `recipe-bin/${soupId}/restore`);
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeCategory: ["Soups"],
      tags: ["Empty", "Warm"],
    });
  });

  test("can be undone without losing what someone changed since", async () => {
    const { id } = await upload([await cookbook()]);
    await start(id);
    await at.user.send("PUT", "recipes/bread", { ...bread, description: "Ours now" });
    expect((await at.user.get(`imports/files/${id}`)).body.undo).toEqual({
      recipes: 2,
      changedSince: 1,
      also: 0,
    });
    await at.user.send("POST", `imports/files/${id}/undo`, { changed: "keep" });
    expect(await slugs()).toEqual(["bread"]);
  });

  test("is recognized inside other archives, whatever their names", async () => {
    const inner = await (await cookbook()).bytes();
    const outer = await archive("outer.dat", { "backup/inner.xyz": inner });
    const packed = new File([gzipSync(await outer.bytes())], "outer.gz");
    const { found } = await upload([packed]);
    expect(found).toMatchObject({ new: 2, unreadable: 1 });
  });
});

describe("recipes that already exist", () => {
  const changed = { ...soup, recipeIngredient: ["250 g lentils", "1 onion"] };
  const files = async () =>
    archive("new.zip", { "Recipes/Soup/recipe.json": changed, "Recipes/Bread/recipe.json": bread });

  beforeEach(async () => {
    await start((await upload([await cookbook()])).id, { without: [2] });
  });

  test("are shown as the same or changed", async () => {
    const { id, found } = await upload([await files()]);
    expect(found).toMatchObject({ new: 0, changed: 1, same: 1 });
    expect((await rowsOf(id)).map(({ name, state, existing }) => [name, state, existing?.slug])).toEqual([
      ["Lentil soup", "changed", "lentil-soup"],
      ["Bread", "same", "bread"],
    ]);
  });

  test("are skipped unless someone chooses otherwise", async () => {
    const { id } = await upload([await files()]);
    expect((await start(id)).undo).toEqual({ recipes: 0, changedSince: 0, also: 0 });
    expect((await at.user.get("recipes/lentil-soup")).body.recipeIngredient[0]).toBe("200 g lentils");
    expect((await rowsOf(id))[0]?.result).toMatchObject({ status: "skipped", slug: "lentil-soup" });
  });

  test("are replaced in place, and undoing restores them", async () => {
    const { id } = await upload([await files()]);
    await start(id, { existing: "replace" });
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeIngredient: changed.recipeIngredient,
      image: "lentil-soup.jpg",
    });
    await at.user.send("POST", `imports/files/${id}/undo`, { changed: "keep" });
    expect((await at.user.get("recipes/lentil-soup")).body).toMatchObject({
      recipeIngredient: soup.recipeIngredient,
      image: "lentil-soup.jpg",
    });
    expect(await slugs()).toEqual(["bread", "lentil-soup"]);
  });

  test("get a copy with a number", async () => {
    const { id } = await upload([await files()]);
    await start(id, { existing: "copy", states: ["same", "changed"] });
    expect(await slugs()).toEqual(["bread", "bread-2", "lentil-soup", "lentil-soup-2"]);
  });
});

describe("a resumable upload", () => {
  async function announce(bytes: number) {
    return at.user.send("POST", "imports/files/announce", { files: [{ path: "Box/book.zip", bytes }] });
  }
  async function send(id: string, offset: number, part: Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    form.set("part", new Blob([part]), "part");
    return at.user.send("POST", `imports/files/${id}/parts?file=0&offset=${offset}`, form);
  }

  test("is continued after the bytes that arrived", async () => {
    const bytes = await (await cookbook()).bytes();
    const { body } = await announce(bytes.length);
    expect(body).toMatchObject({ state: "receiving", files: { received: 0, names: ["Box/book.zip"] } });
    expect((await send(body.id, 0, bytes.subarray(0, 500))).body.files.received).toBe(500);
    const again = await send(body.id, 0, bytes.subarray(0, 500));
    expect([again.status, again.body.code, again.body.received]).toEqual([
      409,
      "file-import-part-out-of-order",
      500,
    ]);
    expect((await send(body.id, 500, bytes.subarray(500))).status).toBe(200);
    expect((await reach(body.id, "ready")).found.new).toBe(2);
  });

  async function sendWhole(id: string, files: Record<string, string>) {
    const form = new FormData();
    for (const [name, text] of Object.entries(files)) form.append("files", new Blob([text]), name);
    return at.user.send("POST", `imports/files/${id}/whole-files`, form);
  }

  test("receives small files together, and skips those that it has", async () => {
    const texts = [soup, bread].map((recipe) => JSON.stringify(recipe));
    const [first = "", second = ""] = texts;
    const { body } = await at.user.send("POST", "imports/files/announce", {
      files: texts.map((text, number) => ({ path: `${number}/recipe.json`, bytes: text.length })),
    });
    expect((await sendWhole(body.id, { 1: second })).body).toEqual({ received: second.length });
    const again = await sendWhole(body.id, { 1: second.replaceAll("Bread", "Other") });
    expect([again.status, again.body]).toEqual([200, { received: second.length }]);
    expect((await at.user.get(`imports/files/${body.id}/upload`)).body).toMatchObject([
      { received: 0 },
      { received: second.length },
    ]);
    await sendWhole(body.id, { 0: first, 1: second });
    expect((await reach(body.id, "ready")).found.new).toBe(2);
    expect((await rowsOf(body.id)).map(({ name }) => name)).toEqual(["Lentil soup", "Bread"]);
    expect((await sendWhole(body.id, { 0: first })).status).toBe(200);
    expect((await at.user.get(`imports/files/${body.id}`)).body.state).toBe("ready");
  });

  test("refuses small files that weren't announced or aren't whole, and keeps nothing of them", async () => {
    const { body } = await announce(4);
    expect((await sendWhole(body.id, { 1: "soup" })).status).toBe(404);
    expect((await sendWhole(body.id, { "../0": "soup" })).status).toBe(404);
    expect((await sendWhole(body.id, { 0: "sou" })).status).toBe(422);
    const most = "x".repeat(WHOLE_FILES_MOST.bytes + 1);
    expect((await sendWhole(body.id, { 0: most })).status).toBe(413);
    expect(readdirSync(at.app.fileImports.drafts.filesOf(body.id))).toEqual([]);
    expect((await at.user.get(`imports/files/${body.id}`)).body.files.received).toBe(0);
  });

  test("takes no more bytes than announced", async () => {
    const { body } = await announce(3);
    expect((await send(body.id, 0, new Uint8Array(4))).status).toBe(413);
    expect((await at.user.get(`imports/files/${body.id}`)).body.files.received).toBe(0);
  });

  test("with a wrong query says what's wrong with it", async () => {
    const { body } = await announce(3);
    const form = new FormData();
    form.set("part", new Blob(["abc"]), "part");
    const refused = await at.user.send("POST", `imports/files/${body.id}/parts?file=x`, form);
    expect([refused.status, refused.body.code]).toEqual([422, "not-valid"]);
    const faults: { loc: string[]; msg: string }[] = refused.body.detail;
    expect(faults.map(({ loc, msg }) => [loc.join("."), msg]).toSorted()).toEqual([
      ["query.file", "A whole number is expected here"],
      ["query.offset", "This is missing"],
    ]);
  });

  test("has rows for empty files, too, which need no parts", async () => {
    const bytes = Buffer.from(JSON.stringify(bread));
    const files = [
      { path: "empty.zip", bytes: 0 },
      { path: "bread.json", bytes: bytes.length },
      { path: "empty.txt", bytes: 0 },
    ];
    const { body } = await at.user.send("POST", "imports/files/announce", { files });
    const form = new FormData();
    form.set("part", new Blob([bytes]), "part");
    await at.user.send("POST", `imports/files/${body.id}/parts?file=1&offset=0`, form);
    expect((await reach(body.id, "ready")).found).toMatchObject({ new: 1, unreadable: 0, ignored: 2 });
    expect(
      (await rowsOf(body.id, "?state=ignored")).map(({ file, problem }) => [file, problem?.code]),
    ).toEqual([
      ["empty.zip", "file-import-empty"],
      ["empty.txt", "file-import-empty"],
    ]);
  });

  test("of empty files only is refused", async () => {
    const refused = await announce(0);
    expect([refused.status, (await at.user.get("imports/files")).body]).toEqual([422, []]);
  });

  test("may have 100,000 files, and as many exceptions when it starts", async () => {
    const files = Array.from({ length: 100_000 }, (_, number) => ({
      path: `Recipes/Recipe number ${number}.json`,
      bytes: 1,
    }));
    const { status, body } = await at.user.send("POST", "imports/files/announce", { files });
    expect([status, body.files.count]).toEqual([201, 100_000]);
    const more = await at.user.send("POST", "imports/files/announce", { files: [...files, files[0]] });
    expect(more.status).toBe(422);
    await at.user.send("DELETE", `imports/files/${body.id}`);
    const { id } = await upload([await cookbook()]);
    const positions = Array.from({ length: 100_000 }, (_, position) => position + 1);
    const done = await start(id, { with: positions, without: positions });
    expect(done.results).toMatchObject({ added: 1 });
  }, 30_000);

  test("larger than the limit is refused at once", async () => {
    expect((await announce(ARCHIVE_MOST_BYTES + 1)).status).toBe(413);
  });
});

describe("anything else", () => {
  test("without files is refused", async () => {
    expect((await at.user.send("POST", "imports/files", new FormData())).status).toBe(422);
    expect((await at.user.send("POST", "imports/files/announce", { files: [] })).status).toBe(422);
    expect((await at.user.get("imports/files")).body).toEqual([]);
  });

  test("belongs to the person who uploaded it", async () => {
    const { id } = await upload([await cookbook()]);
    expect((await at.admin.get(`imports/files/${id}`)).status).toBe(404);
    expect((await at.user.get("imports/files/../../secret")).status).toBe(404);
  });

  test("can't be started twice, or with nothing chosen", async () => {
    const { id } = await upload([await cookbook()]);
    const nothing = await at.user.send("POST", `imports/files/${id}/start`, {
      existing: "skip",
      states: [],
    });
    expect([nothing.status, nothing.body.code]).toEqual([422, "file-import-nothing-chosen"]);
    await start(id);
    expect((await at.user.send("POST", `imports/files/${id}/start`, { existing: "skip" })).status).toBe(409);
  });

  test("is deleted with its files, but not its recipes", async () => {
    const { id } = await upload([await cookbook()]);
    await start(id);
    expect((await at.user.send("DELETE", `imports/files/${id}`)).status).toBe(200);
    expect((await at.user.get(`imports/files/${id}`)).status).toBe(404);
    expect(await slugs()).toEqual(["bread", "lentil-soup"]);
  });

  test("a damaged archive has a row, and the rest is read", async () => {
    const whole = await (await cookbook()).bytes();
    const { id, found } = await upload([new File([whole.subarray(0, 900)], "cut.zip"), await cookbook()]);
    expect(found).toMatchObject({ new: 2, unreadable: 2 });
    expect((await rowsOf(id, "?state=unreadable"))[0]).toMatchObject({
      file: "cut.zip",
      problem: { code: "archive-file-incomplete" },
    });
  });
});

describe("files without recipes", () => {
  test("say what to do with a picture, whatever its name", async () => {
    const photo = new File([Buffer.from(await picture(8, 6))], "photo");
    const sheet = new File([Uint8Array.of(0, 1, 2, 3)], "book.xls");
    const { id, found } = await upload([photo, sheet]);
    expect(found).toMatchObject({ unreadable: 0, ignored: 2 });
    expect((await rowsOf(id)).map(({ file, state, problem }) => [file, state, problem?.code])).toEqual([
      ["book.xls", "ignored", "file-import-unknown-kind"],
      ["photo", "ignored", "file-import-picture"],
    ]);
  });

  test("beside recipes include other kinds, but not pictures", async () => {
    const json = new File([JSON.stringify(bread)], "bread.json");
    const photo = new File([Buffer.from(await picture(8, 6))], "other.png");
    const sheet = new File([Uint8Array.of(0, 1, 2, 3)], "book.xls");
    const { id, found } = await upload([json, photo, sheet]);
    expect(found).toMatchObject({ new: 1, ignored: 1 });
    expect((await rowsOf(id)).map(({ file }) => file)).toEqual(["bread.json", "book.xls"]);
  });
});

describe("corrections before the import", () => {
  const put = (id: string, what: "tables" | "texts", body: object) =>
    at.user.send("PUT", `imports/files/${id}/${what}`, body);

  test("tell what the columns of a table are", async () => {
    const rows = "Kol 1;Kol 2;Kol 3\nSuppe;200 g Linsen|1 Zwiebel;Kochen.\nBrot;500 g Mehl;Backen.\n";
    const { id, found } = await upload([new File([rows], "liste.csv")]);
    expect(found).toMatchObject({ new: 0, ignored: 1 });
    const { body: tables } = await at.user.get(`imports/files/${id}/tables`);
    expect(tables).toEqual([
      {
        file: "liste.csv",
        columns: [
          { column: "Kol 1", field: null, samples: ["Suppe", "Brot"] },
          { column: "Kol 2", field: null, samples: ["200 g Linsen|1 Zwiebel", "500 g Mehl"] },
          { column: "Kol 3", field: null, samples: ["Kochen.", "Backen."] },
        ],
      },
    ]);
    const fields = ["name", "ingredients", "steps"];
    expect((await put(id, "tables", { file: "liste.csv", fields })).status).toBe(200);
    expect(await reach(id, "ready")).toMatchObject({
      formats: [{ format: "table", recipes: 2 }],
      found: { new: 2, ignored: 0 },
    });
    expect((await at.user.get(`imports/files/${id}/recipes/0`)).body.recipe).toMatchObject({
      name: "Suppe",
      recipeIngredient: ["200 g Linsen", "1 Zwiebel"],
    });
    expect((await at.user.get(`imports/files/${id}/tables`)).body[0].columns[1].field).toBe("ingredients");
  });

  test("aren't offered for the other data of a program's export", async () => {
    const stew = { name: "Stew", slug: "stew", recipeIngredient: ["1 leek"], dateAdded: "2021-11-01" };
    const files = {
      "m/recipes/stew/stew.json": stew,
      "m/comments/comments.json": [{ recipe_slug: "stew", text: "Good" }],
      "m/settings/settings.json": { name: "Home", showRecent: true },
    };
    const own = new File(["Kol 1;Kol 2\nSuppe;200 g Linsen\nBrot;500 g Mehl\n"], "liste.csv");
    const { id, found } = await upload([await archive("mealie.zip", files), own]);
    expect(found).toMatchObject({ new: 1, ignored: 3 });
    const { body: tables } = await at.user.get(`imports/files/${id}/tables`);
    expect(tables.map(({ file }: { file: string }) => file)).toEqual(["liste.csv"]);
  });

  test("divide a text where its recipes begin", async () => {
    const lentils =
      "Lentil lentils\n\nIngredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer for 20 minutes.";
    const { id } = await upload([
      new File([`${lentils}\n\n${lentils.replaceAll("entil", "ea")}`], "mine.txt"),
    ]);
    const { body } = await at.user.get(`imports/files/${id}/texts?file=mine.txt`);
    expect(body.text).toContain("Lentil lentils");
    const text = ["Soup\n\n1 onion\n\nChop.", "Bread\n\n500 g flour\n\nBake."].join("\n-----\n");
    expect((await put(id, "texts", { file: "mine.txt", text })).status).toBe(200);
    expect((await reach(id, "ready")).found.new).toBe(2);
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual(["Soup", "Bread"]);
    expect((await at.user.get(`imports/files/${id}/texts?file=mine.txt`)).body).toEqual({
      file: "mine.txt",
      text,
    });
  });

  test("show the whole text of a PDF in which no recipe was found", async () => {
    const lines = ["Toaster manual", "Do not put it into water."];
    const pdf = makePdf([lines.map((text, line) => ({ text, x: 50, y: 100 + line * 14 }))]);
    const { id, found } = await upload([new File([pdf], "manual.pdf")]);
    expect(found.unreadable).toBe(1);
    const { body } = await at.user.get(`imports/files/${id}/texts?file=manual.pdf`);
    expect(body.text).toContain("Do not put it into water.");
  });

  test("are refused once the import has started, and for unknown files", async () => {
    const { id } = await upload([await cookbook()]);
    expect((await at.user.get(`imports/files/${id}/texts?file=nothing.txt`)).status).toBe(404);
    await start(id);
    expect((await put(id, "texts", { file: "x", text: "y" })).status).toBe(409);
  });
});
