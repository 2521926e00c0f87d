import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createSeededRandom } from "../../src/demo/random.ts";
import { archive, uploadArchive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { run, startTagine, type RunningTagine } from "../support/program.ts";
import { picture } from "../support/test-site.ts";

const KILLS = 50;
const RECIPES = 60;
/** The program runs for at least this long, and at most this much longer, in milliseconds. */
const WORKS_MS = { least: 20, more: 900 };

const name = (number: number) => `Dish ${number}`;

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function cookbook(): Promise<File> {
  const dish = await picture(320, 240);
  const files = Array.from({ length: RECIPES }, (_, at) => [
    [`Recipes/${at}/recipe.json`, { "@type": "Recipe", name: name(at), recipeIngredient: ["salt"] }],
    [`Recipes/${at}/full.jpg`, dish],
  ]).flat();
  return archive("Recipes.zip", Object.fromEntries(files));
}

test("killing it at any moment of a backup, restore or import keeps existing data, and work resumes", async () => {
  const dataDir = makeFolder();
  const chance = createSeededRandom(11);
  let tagine = await startTagine({}, dataDir);
  let admin = await tagine.signIn();
  try {
    await uploadArchive(admin, "migrations/nextcloud/upload", await cookbook());
    expect((await admin.send("POST", "migrations/nextcloud/Recipes.zip/import")).body).toHaveLength(RECIPES);
    const backup = await admin.send("POST", "backups/export/database", { tag: "whole" });
    const whole: string = backup.body.params.name;
    const works: ((by: Caller) => Promise<unknown>)[] = [
      (by) => by.send("POST", "backups/export/database", { tag: "killed" }),
      (by) => by.send("POST", `backups/${whole}/import`, { rebase: true }),
      async (by) => {
        await by.send("POST", "recipes/create", { name: "Made since" });
        await by.send("DELETE", `recipes/dish-${Math.floor(chance.next() * RECIPES)}`);
        await by.send("POST", "migrations/nextcloud/Recipes.zip/import");
      },
      async (by) => uploadArchive(by, "backups/upload", await cookbook()),
    ];
    for (let kill = 0; kill < KILLS; kill++) {
      const after = WORKS_MS.least + chance.next() * WORKS_MS.more;
      const over = Bun.sleep(after).then(() => tagine.stop("SIGKILL"));
      await Promise.allSettled([works[kill % works.length]?.(admin)]);
      await over;
      tagine = await startTagine({}, dataDir);
      admin = await tagine.signIn();
      await settled(admin);
      await expectWhole(tagine, admin, kill);
    }
    await admin.send("POST", `backups/${whole}/import`, { rebase: true });
    const summaries = (await admin.get("recipes/summary")).body;
    expect(summaries).toHaveLength(RECIPES);
    expect(summaries.filter(({ image }: { image: string | null }) => image === null)).toEqual([]);
    const verified = await run(["verify", join(dataDir, "backups", whole)]);
    expect([verified.code, verified.err]).toEqual([0, ""]);
    console.log(`${KILLS} kills, ${filesIn(join(dataDir, "backups")).length} archives`);
  } finally {
    await tagine.stop();
    removeFolder(dataDir);
  }
}, 600_000);

async function settled(admin: Caller): Promise<void> {
  for (;;) {
    const imports = (await admin.get("archive-imports")).body;
    if (imports.every(({ state }: { state: string }) => state === "done")) return;
    await Bun.sleep(50);
  }
}

/** The database is valid, every finished archive is valid, and no recipe has lost its picture. */
async function expectWhole({ dataDir }: RunningTagine, admin: Caller, kill: number): Promise<void> {
  const db = new Database(join(dataDir, "tagine.db"), { readonly: true });
  expect([kill, db.query("PRAGMA integrity_check").all()]).toEqual([kill, [{ integrity_check: "ok" }]]);
  expect([kill, db.query("PRAGMA foreign_key_check").all()]).toEqual([kill, []]);
  db.close();
  const summaries: { name: string; image: string | null }[] = (await admin.get("recipes/summary")).body;
  expect([kill, summaries.length >= RECIPES - 1]).toEqual([kill, true]);
  const unpictured = summaries.filter(({ image, name: of }) => image === null && of.startsWith("Dish"));
  expect([kill, unpictured]).toEqual([kill, []]);
  const { imports } = (await admin.get("backups/available")).body;
  for (const { name: file } of imports) {
    if (file.startsWith("Recipes")) continue;
    const { status } = await admin.get(`backups/${file}/contents`);
    expect([kill, file, status]).toEqual([kill, file, 200]);
    if (file.startsWith("killed") || file.startsWith("Before"))
      await admin.send("DELETE", `backups/${file}/delete`);
  }
}
