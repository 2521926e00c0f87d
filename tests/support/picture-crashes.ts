import { expect } from "bun:test";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openApp, type App } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { picture } from "./test-site.ts";

/** By then, the cleanup removes everything unused. */
const AFTER_MS = 7_200_000;
const FIRST = 60;
const SECOND = 50;
const THIRD = 40;

/** The width of the current picture and of the one that undo restores; null without one. */
type Widths = [present: number | null, former: number | null | "gone"];

interface PictureAction {
  name: "replace" | "remove" | "restore" | "forget";
  /** The least number of steps it can be killed at. */
  least: number;
  before: Widths | null;
  after: Widths;
}

export const PICTURE_ACTIONS: PictureAction[] = [
  { name: "replace", least: 24, before: [FIRST, THIRD], after: [SECOND, FIRST] },
  // These write no files, so they can only be killed after the recipe's row is written.
  { name: "remove", least: 3, before: null, after: [null, FIRST] },
  { name: "restore", least: 0, before: null, after: [THIRD, FIRST] },
  { name: "forget", least: 3, before: null, after: [FIRST, "gone"] },
];

/** Expects the picture from before or after an action, killed at up to `atMost` of its steps. */
export async function expectPicturesSurvive(
  { name, least, before, after }: PictureAction,
  atMost = Infinity,
): Promise<void> {
  const template = makeFolder();
  try {
    await begin(template);
    const { steps, widths } = await tryAt(template, name, null);
    expect(widths).toEqual(after);
    expect(steps).toBeGreaterThanOrEqual(least);
    const found = new Set([JSON.stringify(widths)]);
    for (const step of spread(steps, atMost)) {
      const killed = await tryAt(template, name, step);
      expect([step, [before, after]]).toEqual([step, expect.arrayContaining([killed.widths])]);
      found.add(JSON.stringify(killed.widths));
    }
    expect(found.size).toBe(before ? 2 : 1);
  } finally {
    removeFolder(template);
  }
}

function spread(count: number, atMost: number): number[] {
  const length = Math.min(count, atMost);
  return Array.from({ length }, (_, at) => Math.round((at * (count - 1)) / Math.max(1, length - 1)));
}

async function tryAt(template: string, action: string, step: number | null) {
  const dataDir = makeFolder();
  try {
    cpSync(template, dataDir, { recursive: true });
    const steps = await runProgram(dataDir, action, step);
    return { steps, widths: await measureWidths(dataDir) };
  } finally {
    removeFolder(dataDir);
  }
}

/** @returns the number of its steps */
async function runProgram(dataDir: string, action: string, step: number | null): Promise<number> {
  const file = join(import.meta.dir, "picture-program.ts");
  const program = Bun.spawn([process.execPath, file, dataDir, action, String(step ?? "never")], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const printed = await new Response(program.stdout).text();
  const code = await program.exited;
  if (step === null) expect(code).toBe(0);
  else expect([step, program.signalCode]).toEqual([step, "SIGKILL"]);
  return Number(printed);
}

async function inApp<Found>(dataDir: string, look: (app: App) => Found | Promise<Found>): Promise<Found> {
  const app = openApp({ ...readConfig([], {}), dataDir, logToConsole: false }, new WeakMap());
  try {
    return await look(app);
  } finally {
    app.close();
  }
}

function begin(dataDir: string): Promise<void> {
  return inApp(dataDir, async ({ recipes, pictures, images }) => {
    recipes.add(recipeContent({ name: "Soup" }));
    const id = recipes.get("soup")?.id ?? 0;
    for (const width of [THIRD, FIRST]) pictures.set(id, await images.store(await picture(width, 40)));
    images.sweep(pictures.keys(), new Date(Date.now() + AFTER_MS));
  });
}

function measureWidths(dataDir: string): Promise<Widths> {
  return inApp(dataDir, async ({ recipes, pictures, images, folder }) => {
    images.sweep(pictures.keys(), new Date(Date.now() + AFTER_MS));
    expect(new Set(readdirSync(folder.images))).toEqual(pictures.keys());
    const width = async () => {
      const now = pictures.current("soup");
      if (!now) return null;
      for (const type of ["small", "tiny", "original"] as const)
        await new Bun.Image(await Bun.file(images.file(now, type)).bytes()).bytes();
      return (await new Bun.Image(await Bun.file(images.file(now, "original")).bytes()).metadata()).width;
    };
    const present = await width();
    const former = pictures.restore(recipes.get("soup")?.id ?? 0) ? await width() : "gone";
    return [present, former];
  });
}
