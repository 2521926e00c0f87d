import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openApp, type App } from "../../../src/app.ts";
import { readConfig } from "../../../src/config.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { makeFolder, removeFolder } from "../../support/folder.ts";
import { picture } from "../../support/test-site.ts";

/** The sweep leaves what may still be needed; by then, nothing is. */
const AFTER_MS = 7_200_000;
/** How wide the pictures are that the recipe may have, before a deed and after. */
const FIRST = 60;
const SECOND = 50;
const THIRD = 40;

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
});
afterEach(() => removeFolder(dataDir));

async function inApp<Found>(look: (app: App) => Found | Promise<Found>): Promise<Found> {
  const app = openApp({ ...readConfig([], {}), dataDir, logToConsole: false }, new WeakMap());
  try {
    return await look(app);
  } finally {
    app.close();
  }
}

/** A recipe whose picture has been replaced once, as at the start of each deed. */
const begin = () =>
  inApp(async ({ recipes, images }) => {
    const slug = "soup";
    if (!recipes.get(slug)) recipes.add(recipeContent({ name: "Soup" }));
    const id = recipes.get(slug)?.id ?? 0;
    for (const width of [THIRD, FIRST])
      recipes.pictures.set(id, await images.store(await picture(width, 40)));
    images.sweep(recipes.pictures.keys(), new Date(Date.now() + AFTER_MS));
  });

/** Does a deed in a program of its own that is killed at a step; whether it came so far. */
async function killedAt(step: number, deed: string): Promise<boolean> {
  const file = join(import.meta.dir, "../../support/picture-program.ts");
  const program = Bun.spawn([process.execPath, file, dataDir, deed, String(step)], {
    stdout: "inherit",
    stderr: "inherit",
  });
  const code = await program.exited;
  expect(code === 0 || program.signalCode === "SIGKILL").toBe(true);
  return code !== 0;
}

/** The width of the picture that counts, and of what is had back in its place; null without one. */
const widths = () =>
  inApp(async ({ recipes, images, folder }) => {
    images.sweep(recipes.pictures.keys(), new Date(Date.now() + AFTER_MS));
    expect(new Set(readdirSync(folder.images))).toEqual(recipes.pictures.keys());
    const width = async () => {
      const now = recipes.pictures.current("soup");
      if (!now) return null;
      for (const type of ["small", "tiny", "original"] as const)
        await new Bun.Image(await Bun.file(images.file(now, type)).bytes()).bytes();
      return (await new Bun.Image(await Bun.file(images.file(now, "original")).bytes()).metadata()).width;
    };
    const present = await width();
    const former = recipes.pictures.restore(recipes.get("soup")?.id ?? 0) ? await width() : "gone";
    return [present, former];
  });

test.each([
  ["replace", 24, [FIRST, THIRD], [SECOND, FIRST]],
  // These write no files: what they are killed at comes after the recipe's row.
  ["remove", 3, null, [null, FIRST]],
  ["restore", 0, null, [THIRD, FIRST]],
  ["forget", 3, null, [FIRST, "gone"]],
])(
  "however a program is killed that is to %s a picture, none is lost and none is left over",
  async (deed, least, before, after) => {
    /** Killed before the row names another picture, or after. */
    const found = new Set<string>();
    let step = 0;
    for (let killed = true; killed; step++) {
      await begin();
      killed = await killedAt(step, deed);
      const now = await widths();
      expect([step, [before, after]]).toEqual([step, expect.arrayContaining([now])]);
      found.add(JSON.stringify(now));
      if (!killed) expect(now).toEqual(after);
    }
    expect(step).toBeGreaterThan(least);
    expect(found.size).toBe(before ? 2 : 1);
  },
  120_000,
);
