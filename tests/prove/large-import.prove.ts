import { expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import type { FileImport } from "../../src/contract/file-imports.ts";
import { sampleRecipes } from "../../src/demo/sample-recipes.ts";
import { writeZip, type ZipContent } from "../../src/platform/zip/write-zip.ts";
import type { Caller } from "../support/caller.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { watchMemory } from "../support/memory.ts";
import { startTagine } from "../support/program.ts";
import { picture } from "../support/test-site.ts";

const MEMORY_MOST_BYTES = 300_000_000;
const DRY_RUN_MOST_MS = 60_000;
const ANSWER_MOST_MS = 1000;
const RECIPES = 10_000;
/** Every fifth recipe has a picture. */
const PICTURED = 5;
const PICTURES_BYTES = 2_000_000_000;
/** Of a phone, and close to the limit. */
const PHOTO_BYTES = [3_000_000, 20_000_000];
/** Of one part of a color profile. */
const PROFILE_BYTES = 64_000;
const MADE = new Date(2026, 0, 1);

const recipeFile = (at: number, recipe: object): ZipContent => ({
  name: `Recipes/${at}/recipe.json`,
  bytes: Buffer.from(JSON.stringify({ "@type": "Recipe", ...recipe })),
  packed: false,
});
const pictureFile = (at: number, bytes: Uint8Array): ZipContent => ({
  name: `Recipes/${at}/full.jpg`,
  bytes,
  packed: true,
});

async function* manyRecipes(): AsyncGenerator<ZipContent> {
  const dish = await picture(640, 480);
  let at = 0;
  for (const { name, tags, recipeInstructions, orgURL, ...recipe } of sampleRecipes(7, RECIPES, MADE)) {
    yield recipeFile(at, {
      ...recipe,
      name: `${name} ${at}`,
      url: orgURL && `${orgURL}/${at}`,
      keywords: tags.join(","),
      recipeInstructions: recipeInstructions.map(({ text }) => text),
    });
    if (at % PICTURED === 0) yield pictureFile(at, dish);
    at++;
  }
}

async function* largePictures(bytes: number): AsyncGenerator<ZipContent> {
  const photo = await makePhoto(bytes);
  for (let at = 0; at * bytes < PICTURES_BYTES; at++) {
    yield recipeFile(at, { name: `Dish ${at}`, recipeIngredient: [`${at + 1} g salt`] });
    yield pictureFile(at, photo);
  }
}

/** Twelve megapixels. Its color profile, which is kept, fills it up; its comment is removed. */
async function makePhoto(bytes: number): Promise<Uint8Array> {
  const dish = await picture(4000, 3000);
  const parts = [dish.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 4, 1, 2])];
  for (let size = dish.length; size < bytes; size += PROFILE_BYTES) {
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from("ICC_PROFILE\0\u0001\u0001", "latin1")]);
    head.writeUInt16BE(head.length - 2 + PROFILE_BYTES, 2);
    parts.push(head, randomBytes(PROFILE_BYTES));
  }
  return Buffer.concat([...parts, dish.subarray(2)]);
}

interface Reached {
  state: FileImport;
  ms: number;
  slowestMs: number;
}

async function reach(by: Caller, id: string, wanted: FileImport["state"]): Promise<Reached> {
  const began = performance.now();
  let slowestMs = 0;
  for (;;) {
    const started = performance.now();
    const { body } = await by.get(`imports/files/${id}`);
    const ended = performance.now();
    slowestMs = Math.max(slowestMs, ended - started);
    if (body.state === wanted) return { state: body, ms: ended - began, slowestMs };
    await Bun.sleep(50);
  }
}

/** Uploads, reads, and imports one archive, and checks the limits on the way. */
async function importArchive(contents: AsyncIterable<ZipContent>, recipes: number): Promise<void> {
  const folder = makeFolder();
  const tagine = await startTagine();
  try {
    const path = join(folder, "Recipes.zip");
    await writeZip(path, contents, { made: MADE });
    const { size } = statSync(path);
    const admin = await tagine.signIn();
    const endWatch = watchMemory(tagine.pid);
    const form = new FormData();
    form.append("files", Bun.file(path));
    const began = performance.now();
    const { status, body } = await admin.send("POST", "imports/files", form);
    const uploadMs = performance.now() - began;
    expect(status).toBe(201);
    const read = await reach(admin, body.id, "ready");
    const readMost = endWatch();
    expect(read.state.found).toMatchObject({ new: recipes, unreadable: 0 });

    const endImportWatch = watchMemory(tagine.pid);
    await admin.send("POST", `imports/files/${body.id}/start`, { existing: "skip" });
    const done = await reach(admin, body.id, "done");
    const importMost = endImportWatch();
    console.log(
      `${recipes} recipes, ${(size / 1e6).toFixed(0)} MB: ` +
        `uploaded in ${(uploadMs / 1000).toFixed(1)} s, read in ${(read.ms / 1000).toFixed(1)} s with at most ${(readMost / 1e6).toFixed(0)} MB, ` +
        `imported in ${(done.ms / 1000).toFixed(1)} s with at most ${(importMost / 1e6).toFixed(0)} MB, ` +
        `slowest answer ${Math.max(read.slowestMs, done.slowestMs).toFixed(0)} ms`,
    );
    expect(done.state.results).toMatchObject({ added: recipes });
    expect(done.state.counts).toMatchObject({ failed: 0 });
    expect(uploadMs + read.ms).toBeLessThan(DRY_RUN_MOST_MS);
    expect(Math.max(readMost, importMost)).toBeLessThan(MEMORY_MOST_BYTES);
    expect(Math.max(read.slowestMs, done.slowestMs)).toBeLessThan(ANSWER_MOST_MS);
  } finally {
    await tagine.end();
    removeFolder(folder);
  }
}

test("10,000 recipes are read within a minute, and imported with little memory", async () => {
  await importArchive(manyRecipes(), RECIPES);
}, 900_000);

test.each(PHOTO_BYTES)(
  "2 GB of pictures of %d bytes are imported with little memory",
  async (bytes) => {
    await importArchive(largePictures(bytes), Math.ceil(PICTURES_BYTES / bytes));
  },
  1_800_000,
);
