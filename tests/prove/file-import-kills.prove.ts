import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createSeededRandom } from "../../src/demo/random.ts";
import { archive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { startTagine } from "../support/program.ts";
import { picture } from "../support/test-site.ts";

const KILLS = 20;
const KILLS_WHILE_READING = 5;
const RECIPES = 300;
/** The program runs for at least this long, and at most this much longer, in milliseconds. */
const WORKS_MS = { least: 30, more: 300 };

async function cookbook(): Promise<File> {
  const dish = await picture(320, 240);
  const files = Array.from({ length: RECIPES }, (_, at) => [
    [
      `Recipes/${at}/recipe.json`,
      { "@type": "Recipe", name: `Dish ${at}`, recipeIngredient: [`${at} g salt`] },
    ],
    [`Recipes/${at}/full.jpg`, dish],
  ]).flat();
  return archive("Recipes.zip", Object.fromEntries(files));
}

async function reach(by: Caller, id: string, states: string[]): Promise<string> {
  for (;;) {
    const { body } = await by.get(`imports/files/${id}`);
    if (states.includes(body.state)) return body.state;
    await Bun.sleep(20);
  }
}

test("an import that is killed at any moment ends with every recipe exactly once", async () => {
  const dataDir = makeFolder();
  const chance = createSeededRandom(17);
  let tagine = await startTagine({}, dataDir);
  let admin = await tagine.signIn();
  let [killed, whileReading, whileImporting] = [0, 0, 0];
  try {
    for (let round = 0; killed < KILLS; round++) {
      const form = new FormData();
      form.append("files", await cookbook());
      const { body } = await admin.send("POST", "imports/files", form);
      const id: string = body.id;
      let state = "reading";
      let isStarted = false;
      while (state !== "done") {
        const isEnough = whileReading >= KILLS_WHILE_READING;
        state = await reach(
          admin,
          id,
          isStarted ? ["importing", "done"] : isEnough ? ["ready"] : ["reading", "ready"],
        );
        if (state === "ready") {
          expect((await admin.send("POST", `imports/files/${id}/start`, { existing: "copy" })).status).toBe(
            201,
          );
          isStarted = true;
        }
        if (state === "done" || killed === KILLS) {
          await reach(admin, id, ["ready", "done"]);
          continue;
        }
        await Bun.sleep(WORKS_MS.least + chance.next() * WORKS_MS.more);
        await tagine.stop("SIGKILL");
        killed++;
        if (isStarted) whileImporting++;
        else whileReading++;
        tagine = await startTagine({}, dataDir);
        admin = await tagine.signIn();
      }
      const rows = (await admin.get(`imports/files/${id}/recipes?limit=1000`)).body;
      expect(rows.map(({ result }: { result: { status: string } }) => result.status)).toEqual(
        Array.from({ length: RECIPES }, () => "added"),
      );
      expectWhole(dataDir, RECIPES * (round + 1));
    }
    console.log(`${killed} kills, ${whileReading} while reading, ${whileImporting} while importing`);
  } finally {
    await tagine.stop();
    removeFolder(dataDir);
  }
}, 600_000);

const UNDO_KILLS = 10;
/** The program is killed at most this long after the request, in milliseconds. */
const UNDO_MS = 150;

async function countRecipes(by: Caller): Promise<number> {
  return (await by.get("recipes/summary")).body.length;
}

test("undoing that is killed at any moment undoes everything or nothing, and can be repeated", async () => {
  const dataDir = makeFolder();
  const chance = createSeededRandom(18);
  let tagine = await startTagine({}, dataDir);
  let admin = await tagine.signIn();
  let [undone, kept] = [0, 0];
  try {
    for (let killed = 0; killed < UNDO_KILLS; killed++) {
      const form = new FormData();
      form.append("files", await cookbook());
      const id: string = (await admin.send("POST", "imports/files", form)).body.id;
      await reach(admin, id, ["ready"]);
      await admin.send("POST", `imports/files/${id}/start`, { existing: "copy" });
      await reach(admin, id, ["importing"]);
      const isStopped = killed % 2 === 0;
      if (isStopped) await admin.send("POST", `imports/files/${id}/stop`);
      await reach(admin, id, ["stopped", "done"]);
      const imported = await countRecipes(admin);
      const undo = () => admin.send("POST", `imports/files/${id}/undo`, { changed: "keep" });
      const undoing = undo().catch(() => null);
      await Bun.sleep(chance.next() * UNDO_MS);
      await tagine.stop("SIGKILL");
      await undoing;
      tagine = await startTagine({}, dataDir);
      admin = await tagine.signIn();
      const { state } = (await admin.get(`imports/files/${id}`)).body;
      const isUndone = state === "undone" || state === "ready";
      expect(await countRecipes(admin)).toBe(isUndone ? 0 : imported);
      if (isUndone) undone++;
      else {
        kept++;
        expect((await undo()).status).toBe(200);
        expect(await countRecipes(admin)).toBe(0);
      }
    }
    console.log(`${undone} undone, ${kept} kept`);
  } finally {
    await tagine.stop();
    removeFolder(dataDir);
  }
}, 600_000);

/** Every recipe is there once with its picture, and the database is valid. */
function expectWhole(dataDir: string, count: number): void {
  const db = new Database(join(dataDir, "tagine.db"), { readonly: true });
  expect(db.query("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  const keys = db.query<{ key: string | null }, []>("SELECT picture_key AS key FROM recipe").all();
  db.close();
  const folders = new Set(readdirSync(join(dataDir, "images")));
  expect(keys.length).toBe(count);
  expect(keys.filter(({ key }) => key === null || !folders.has(key))).toEqual([]);
}
