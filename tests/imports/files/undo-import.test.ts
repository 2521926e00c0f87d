import { describe, expect, spyOn, test } from "bun:test";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import type { AboutFileImport } from "../../../src/imports/files/file-import.ts";
import { archive } from "../../support/archives.ts";
import { eventually } from "../../support/eventually.ts";
import {
  getImport,
  listSlugs,
  reachState,
  runImport,
  undoImport,
  uploadFiles,
} from "../../support/import-files.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const at = runTaginePerTest();

const recipe = (name: string, line = "1 onion") => ({ "@type": "Recipe", name, recipeIngredient: [line] });

async function upload(line?: string): Promise<string> {
  const file = await archive("Recipes.zip", {
    "Recipes/Soup/recipe.json": { ...recipe("Soup", line), keywords: "Warm" },
    "Recipes/Soup/full.jpg": await picture(80, 60),
    "Recipes/Bread/recipe.json": recipe("Bread", line),
  });
  return (await uploadFiles(at.user, file)).id;
}

const start = (id: string, existing = "skip") =>
  at.user.send("POST", `imports/files/${id}/start`, { existing });
/** Stops it while the soup, which has a picture, is imported. The bread waits. */
async function stopAfterSoup(id: string, existing?: string): Promise<FileImport> {
  const { store } = at.app.images;
  const storing = spyOn(at.app.images, "store").mockImplementation(async (...input) => {
    await at.user.send("POST", `imports/files/${id}/stop`);
    return store(...input);
  });
  await start(id, existing);
  await reachState(at.user, id, "stopped");
  const stopped = await eventually(async () => {
    const now = await getImport(at.user, id);
    return now.counts?.running === 0 && now;
  });
  storing.mockRestore();
  return stopped;
}

const tags = async () => (await at.user.get("tags")).body.map(({ name }: { name: string }) => name);
const ingredient = async (slug: string) => (await at.user.get(`recipes/${slug}`)).body.recipeIngredient[0];

describe("a stopped import", () => {
  test("is undone as far as it got, and can start again from its plan", async () => {
    const id = await upload();
    expect(await stopAfterSoup(id)).toMatchObject({
      counts: { done: 1, waiting: 1 },
      undo: { added: 1, replaced: 0, changedSince: { added: 0, replaced: 0 }, also: [] },
    });
    expect([await listSlugs(at.user), await tags()]).toEqual([["soup"], ["Warm"]]);
    expect((await undoImport(at.user, id)).body.code).toBe("file-import-undone");
    expect([await listSlugs(at.user), await tags()]).toEqual([[], []]);
    expect((await at.admin.get("recipe-bin")).body).toHaveLength(1);
    expect(await getImport(at.user, id)).toMatchObject({
      state: "ready",
      counts: null,
      undo: null,
      found: { new: 2 },
    });
    expect((await runImport(at.user, id)).results).toMatchObject({ added: 2 });
    expect((await undoImport(at.user, id)).status).toBe(200);
    expect((await getImport(at.user, id)).state).toBe("undone");
    expect(await listSlugs(at.user)).toEqual([]);
  });

  test("restores what it replaced, and keeps what someone changed since", async () => {
    const first = await upload();
    await runImport(at.user, first);
    const id = await upload("2 onions");
    await stopAfterSoup(id, "replace");
    expect([await ingredient("soup"), await ingredient("bread")]).toEqual(["2 onions", "1 onion"]);
    await undoImport(at.user, id);
    expect([await ingredient("soup"), await ingredient("bread")]).toEqual(["1 onion", "1 onion"]);

    await stopAfterSoup(id, "replace");
    await at.user.send("PUT", "recipes/soup", { ...recipe("Soup", "3 onions") });
    expect((await getImport(at.user, id)).undo).toMatchObject({
      added: 0,
      replaced: 1,
      changedSince: { added: 0, replaced: 1 },
    });
    await undoImport(at.user, id, "keep");
    expect([await ingredient("soup"), (await getImport(at.user, id)).state]).toEqual(["3 onions", "ready"]);
  });

  test("is forgotten with its job after 30 days", async () => {
    const id = await upload();
    await stopAfterSoup(id);
    const job = at.app.fileImports.findJob(id)?.id ?? 0;
    at.setNow(new Date(Date.now() + 31 * 24 * 60 * 60_000));
    at.app.fileImports.tidy(30);
    expect([at.app.fileImports.drafts.get(id), at.app.jobs.get(job)]).toEqual([null, null]);
    at.setNow(null);
  });
});

describe("an import whose recipes a later one replaced", () => {
  /** Adds both recipes, replaces them with a later import, and undoes that. */
  async function replaceAndUndo({ between = async () => {}, after = async () => {} }): Promise<string> {
    const first = await upload();
    await runImport(at.user, first);
    await between();
    for (const line of ["2 onions", "3 onions"]) {
      const later = await upload(line);
      await runImport(at.user, later, { existing: "replace" });
      await after();
      expect((await undoImport(at.user, later, "remove")).status).toBe(200);
    }
    expect(await ingredient("bread")).toBe("1 onion");
    return first;
  }

  async function importThree(): Promise<string[]> {
    const ids = [await upload(), await upload("2 onions"), await upload("3 onions")];
    for (const id of ids) await runImport(at.user, id, { existing: "replace" });
    return ids;
  }

  const change = (line: string) => at.user.send("PUT", "recipes/soup", { ...recipe("Soup", line) });

  test("is undone without a question after the later ones were undone", async () => {
    const first = await replaceAndUndo({});
    expect((await getImport(at.user, first)).undo).toMatchObject({
      added: 2,
      changedSince: { added: 0, replaced: 0 },
    });
    await undoImport(at.user, first);
    expect(await listSlugs(at.user)).toEqual([]);
  });

  test("still asks about what someone changed between them", async () => {
    const first = await replaceAndUndo({ between: async () => void (await change("9 onions")) });
    expect((await getImport(at.user, first)).undo?.changedSince).toEqual({ added: 1, replaced: 0 });
    await undoImport(at.user, first);
    expect([await listSlugs(at.user), await ingredient("soup")]).toEqual([["soup"], "9 onions"]);
  });

  test("still asks about what someone changed after the later one", async () => {
    const first = await replaceAndUndo({ after: async () => void (await change("9 onions")) });
    expect((await getImport(at.user, first)).undo?.changedSince).toEqual({ added: 1, replaced: 0 });
  });

  test("stays undone after a later one that replaced it is undone", async () => {
    const [, second = "", third = ""] = await importThree();
    await undoImport(at.user, second, "remove");
    expect(await ingredient("bread")).toBe("1 onion");
    await undoImport(at.user, third, "remove");
    expect(await ingredient("bread")).toBe("1 onion");
  });

  test("is undone in turn with later ones, the latest first", async () => {
    for (const id of (await importThree()).toReversed()) {
      expect((await getImport(at.user, id)).undo?.changedSince).toEqual({ added: 0, replaced: 0 });
      await undoImport(at.user, id);
    }
    expect(await listSlugs(at.user)).toEqual([]);
  });
});

test("a running import can't be undone, and neither can an undone one", async () => {
  const id = await upload();
  let finish = () => {};
  const { store } = at.app.images;
  const storing = spyOn(at.app.images, "store").mockImplementation(async (...input) => {
    await new Promise<void>((go) => (finish = go));
    return store(...input);
  });
  await start(id);
  await eventually(() => storing.mock.calls.length > 0);
  expect([(await undoImport(at.user, id)).status, (await getImport(at.user, id)).undo]).toEqual([409, null]);
  finish();
  await reachState(at.user, id, "done");
  storing.mockRestore();
  expect([(await undoImport(at.user, id)).status, (await undoImport(at.user, id)).status]).toEqual([
    200, 409,
  ]);
});

for (const end of ["changeAbout", "remove"] as const)
  test(`undoing that fails at its end (${end}) changes nothing, and can be repeated`, async () => {
    const id = await upload();
    if (end === "remove") await stopAfterSoup(id);
    else await runImport(at.user, id);
    const before = [await getImport(at.user, id), await listSlugs(at.user), await tags()];
    const failing = spyOn(at.app.jobs, end).mockImplementation(() => {
      throw new Error("killed");
    });
    expect((await undoImport(at.user, id)).status).toBe(500);
    failing.mockRestore();
    expect([await getImport(at.user, id), await listSlugs(at.user), await tags()]).toEqual(before);
    expect((await undoImport(at.user, id)).status).toBe(200);
    expect([await listSlugs(at.user), await tags()]).toEqual([[], []]);
  });

test("what an earlier build undid is described without what it didn't count", async () => {
  const id = await upload();
  await runImport(at.user, id);
  await undoImport(at.user, id);
  const { id: job = 0, about } = at.app.fileImports.findJob(id) ?? {};
  const { undone, ...rest } = about as AboutFileImport;
  const { keptAlso: _, ...counted } = undone ?? {};
  at.app.jobs.changeAbout(job, { ...rest, undone: counted });
  expect((await getImport(at.user, id)).undone).toMatchObject({ added: 2, keptAlso: [] });
});

test("an import that an earlier build undid stays undone", async () => {
  const id = await upload();
  await runImport(at.user, id);
  await undoImport(at.user, id);
  // Earlier builds stored it with the draft instead of the job.
  const { drafts, findJob } = at.app.fileImports;
  const { id: job = 0, about } = findJob(id) ?? {};
  const { undoneAt, ...rest } = about as { undoneAt: string };
  at.app.jobs.changeAbout(job, rest);
  const stored = drafts.list();
  for (const draft of stored) drafts.save({ ...draft, undoneAt });
  expect((await getImport(at.user, id)).state).toBe("done");

  at.app.fileImports.begin();
  expect(await getImport(at.user, id)).toMatchObject({ state: "undone", undo: null });
  expect((await undoImport(at.user, id)).status).toBe(409);
  expect(drafts.list()).toEqual(stored);
});
