import { expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import { writeZip, type ZipContent } from "../../src/platform/zip/write-zip.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { watchMemory } from "../support/memory.ts";
import { startTagine } from "../support/program.ts";
import { picture } from "../support/test-site.ts";

const ARCHIVE_BYTES = 2_000_000_000;
const MEMORY_MOST_BYTES = 300_000_000;
const ANSWER_MOST_MS = 1000;

async function* recipes(large: Uint8Array): AsyncGenerator<ZipContent> {
  const count = Math.ceil(ARCHIVE_BYTES / large.length);
  for (let at = 0; at < count; at++) {
    const recipe = { "@type": "Recipe", name: `Dish ${at}`, recipeIngredient: ["1 kg patience"] };
    yield { name: `Recipes/${at}/recipe.json`, bytes: Buffer.from(JSON.stringify(recipe)), packed: false };
    yield { name: `Recipes/${at}/full.jpg`, bytes: large, packed: true };
  }
}

/** A phone's picture, with the extra data that phones append. */
async function largePicture(): Promise<Uint8Array> {
  const bytes = await picture(1600, 1200);
  return Buffer.concat([bytes, Buffer.alloc(20_000_000 - bytes.length)]);
}

test("a 2 GB archive is imported with little memory while others are answered", async () => {
  const folder = makeFolder();
  const tagine = await startTagine();
  let slowest = 0;
  try {
    const path = join(folder, "Recipes.zip");
    await writeZip(path, recipes(await largePicture()), { made: new Date() });
    expect(statSync(path).size).toBeGreaterThan(ARCHIVE_BYTES);
    const admin = await tagine.signIn();
    const endUploadWatch = watchMemory(tagine.pid);
    const form = new FormData();
    form.set("archive", Bun.file(path));
    const began = performance.now();
    expect((await admin.send("POST", "migrations/nextcloud/upload", form)).status).toBe(200);
    const uploaded = performance.now();
    const uploadMost = endUploadWatch();
    const endImportWatch = watchMemory(tagine.pid);
    const { id, counts } = (await admin.send("POST", "migrations/nextcloud/Recipes.zip/start")).body;
    for (let done = false; !done;) {
      const started = performance.now();
      done = (await admin.get(`archive-imports/${id}`)).body.state === "done";
      slowest = Math.max(slowest, performance.now() - started);
      await Bun.sleep(50);
    }
    const ended = performance.now();
    const importMost = endImportWatch();
    const report = (await admin.get(`archive-imports/${id}`)).body.counts;
    expect(report).toMatchObject({ total: counts.total, failed: 0 });
    console.log(
      `${counts.total} recipes: uploaded in ${((uploaded - began) / 1000).toFixed(1)} s, brought in in ` +
        `${((ended - uploaded) / 1000).toFixed(1)} s, at most ${(uploadMost / 1e6).toFixed(0)} and ${(importMost / 1e6).toFixed(0)} MB, slowest answer ${slowest.toFixed(0)} ms`,
    );
    expect(Math.max(uploadMost, importMost)).toBeLessThan(MEMORY_MOST_BYTES);
    expect(slowest).toBeLessThan(ANSWER_MOST_MS);
  } finally {
    await tagine.end();
    removeFolder(folder);
  }
}, 600_000);
