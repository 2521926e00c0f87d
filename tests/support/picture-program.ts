import { mock } from "bun:test";
import * as fs from "node:fs";
import { readConfig } from "../../src/config.ts";
import type { App } from "../../src/app.ts";

/**
 * Usage: `bun picture-program.ts <folder> <action> <step>`. Changes the picture of the recipe `soup` and kills
 * itself at a step: before or after it writes, renames or removes something, or with a folder half removed.
 * With `never` it runs to the end and prints the number of steps.
 */
const [dataDir = "", action = "", last = ""] = process.argv.slice(2);
const real = { ...fs };
let counting = false;
let steps = 0;

function step(): void {
  if (!counting || steps++ !== Number(last)) return;
  process.kill(process.pid, "SIGKILL");
  for (;;) Bun.sleepSync(1000);
}

function stepping<Work extends (...given: never[]) => unknown>(work: Work): Work {
  return ((...args: Parameters<Work>) => {
    step();
    const done = work(...args);
    step();
    return done;
  }) as Work;
}

function removeInSteps(path: string, options: fs.RmOptions): void {
  const files = real.existsSync(path) && real.statSync(path).isDirectory() ? real.readdirSync(path) : [];
  for (const file of files) {
    real.rmSync(`${path}/${file}`);
    step();
  }
  real.rmSync(path, options);
}

void mock.module("node:fs", () => ({
  ...real,
  mkdirSync: stepping(real.mkdirSync),
  writeFileSync: stepping(real.writeFileSync),
  renameSync: stepping(real.renameSync),
  fsyncSync: stepping(real.fsyncSync),
  rmSync: stepping(removeInSteps),
}));

const ACTIONS: Record<string, (app: App) => unknown> = {
  replace: async (app) => {
    const { replacePicture } = await import("../../src/recipes/pictures/change-picture.ts");
    const { picture } = await import("./test-site.ts");
    const bytes = await picture(50, 80);
    await replacePicture("soup", async () => bytes, app);
  },
  remove: async (app) =>
    (await import("../../src/recipes/pictures/change-picture.ts")).removePicture("soup", app),
  restore: async (app) =>
    (await import("../../src/recipes/pictures/change-picture.ts")).restorePicture("soup", app),
  forget: async (app) => (await import("../../src/scheduler.ts")).dropFormerPictures(app),
};

const { openApp } = await import("../../src/app.ts");
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);
const config = { ...readConfig([], {}), dataDir, logToConsole: false };
const app = openApp(config, new WeakMap(), action === "forget" ? inTwoDays : undefined);
counting = true;
await ACTIONS[action]?.(app);
counting = false;
console.log(steps);
app.close();
process.exit(0);
