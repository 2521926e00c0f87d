import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../support/chromium.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import type { RunningTagine } from "../support/program.ts";
import { startWithRecipes } from "./many-recipes.ts";
import { median } from "./measuring.ts";

/** Downloaded when needed, since it's larger than all other dependencies. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RECIPES = 5000;
const ROUNDS = 5;
const CHROMIUM_FLAGS = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage";

const WANTED = { performance: 0.95, "best-practices": 1, accessibility: 1 };
type Category = keyof typeof WANTED;
type Scores = Record<Category, number>;

let tagine: RunningTagine;
let slug: string;
const folder = makeFolder();

beforeAll(async () => {
  tagine = await startWithRecipes(RECIPES);
  const { body: rows } = await tagine.visitor.get("recipes/summary");
  slug = rows.find((row: { image: string | null }) => row.image)?.slug;
}, 300_000);
afterAll(async () => {
  await tagine.end();
  removeFolder(folder);
});

async function scoresOf(address: string): Promise<Scores> {
  const report = join(folder, "report.json");
  const words = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--output-path=${report}`];
  const run = Bun.spawn([...words, `--chrome-flags=${CHROMIUM_FLAGS}`], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const code: number = await run.exited;
  expect(code).toBe(0);
  const { categories }: { categories: Record<Category, { score: number }> } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  return {
    performance: categories.performance.score,
    "best-practices": categories["best-practices"].score,
    accessibility: categories.accessibility.score,
  };
}

test.each([
  ["home", ""],
  ["the list", "recipes/all"],
  ["a recipe", "recipe/:slug"],
])(
  "%s is fast enough and passes every audit",
  async (name, path) => {
    const rounds: Scores[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await scoresOf(tagine.address + path.replace(":slug", slug)));
    for (const category of Object.keys(WANTED) as Category[]) {
      const score = median(rounds.map((scores) => scores[category]));
      console.log(`${name}: ${category} ${Math.round(score * 100)}`);
      expect([category, score >= WANTED[category]]).toEqual([category, true]);
    }
  },
  600_000,
);
