/**
 * Measures the built executable with 1,000 and 10,000 made recipes, each figure beside its limit in one run:
 * machines are noisy, so what counts is the ratio. It needs `bun build.ts` before, and Linux, which tells how much
 * memory a process has.
 *
 *   bun bench/run.ts [--seconds 2] [--rounds 3]
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { addSampleRecipes, storeSamplePictures } from "../src/demo/fill.ts";
import { sampleRecipes } from "../src/demo/sample-recipes.ts";
import { firstStart } from "../src/first-start.ts";
import { requestsPerSecond } from "./load.ts";
import { EXECUTABLE, startBare, startTagine } from "./program.ts";
import { median, row, thousands } from "./report.ts";
import { measureCookWith } from "./cook-with.ts";
import { measureSearch } from "./search.ts";

const CONNECTIONS = 8;
const STARTS = 20;
const PAGES = 500;

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "2" }, rounds: { type: "string", default: "3" } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), "tagine-bench-"));

async function fillDataFolder(count: number): Promise<string> {
  const dataDir = join(folder, String(count));
  const config = { ...readConfig([], {}), dataDir, logToConsole: false, defaultPassword: "bench-bench" };
  const app = openApp(config, new WeakMap());
  await firstStart(app);
  const pictures = await storeSamplePictures(app.images, 1, 8);
  app.db.transaction(() => addSampleRecipes(app, pictures, { seed: 1, count, today: new Date() }))();
  app.close();
  return dataDir;
}

interface Comparison {
  name: string;
  /** The same answer from Tagine and from Bun alone. */
  ours: string;
  limit: string;
  /** The ratio to reach, if any. */
  wanted: number | null;
}

/** Alternates between both and compares the medians. */
async function compare({ name, ours, limit, wanted }: Comparison): Promise<void> {
  const load = { headers: { Accept: "*/*" }, connections: CONNECTIONS, seconds };
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    const one = await requestsPerSecond({ url: ours, ...load });
    const other = await requestsPerSecond({ url: limit, ...load });
    pairs.push([one, other]);
  }
  const ratio = median(pairs.map(([one, other]) => one / other));
  const [mine, bare] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
  row(
    name,
    `${thousands(mine)} /s`,
    `limit ${thousands(bare)} /s`,
    `ratio ${ratio.toFixed(2)}`,
    wanted !== null && `wanted ${wanted}`,
  );
}

async function measureServing(count: number): Promise<void> {
  console.log(`\n${count.toLocaleString("en")} recipes`);
  const dataDir = await fillDataFolder(count);
  const tagine = await startTagine(dataDir);
  const list = `${tagine.address}api/recipes/summary`;
  const rows = (await (await fetch(list)).json()) as { slug: string; image: string | null }[];
  const slug = rows[count >> 1]?.slug ?? "";
  const pictured = rows.find(({ image }) => image)?.slug ?? "";
  const tiny = `${tagine.address}api/recipes/${pictured}/image?image_type=tiny`;

  await compareBytes("list of all summaries", list, count === 1000 ? 0.6 : null);
  const read = await startBare("read", join(dataDir, "tagine.db"));
  const ours = `${tagine.address}api/recipes/${slug}`;
  await compare({ name: "recipe by slug", ours, limit: `${read.address}${slug}`, wanted: 0.6 });
  await read.stop();
  await compareBytes("tiny picture", tiny, 0.5);
  await measureSearch(tagine.address, count === 10_000);
  await measureCookWith(tagine.address, count === 10_000);
  await tagine.stop();
  await measureStart(dataDir, count);
}

/** Compares with the same bytes from memory. */
async function compareBytes(name: string, ours: string, wanted: number | null): Promise<void> {
  const answer = await fetch(ours, { headers: { "Accept-Encoding": "identity" } });
  const file = join(folder, "bytes");
  writeFileSync(file, await answer.bytes());
  const bare = await startBare("bytes", file);
  await compare({ name, ours, limit: bare.address, wanted });
  await bare.stop();
}

async function measureStart(dataDir: string, count: number): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < STARTS; run++) times.push(await timeToFirstAnswer(dataDir, 20_000 + run));
  row(
    "start to first answer",
    `${median(times).toFixed(0)} ms`,
    `best ${Math.min(...times).toFixed(0)} ms`,
    "",
    count === 10_000 && "wanted 100 ms",
  );
  await measureMemory(dataDir, count);
}

async function measureMemory(dataDir: string, count: number): Promise<void> {
  const tagine = await startTagine(dataDir);
  await fetch(`${tagine.address}api/health`);
  await Bun.sleep(3000);
  const fresh = await residentMegabytes(tagine.pid);
  await (await fetch(`${tagine.address}api/recipes/summary`)).bytes();
  await Bun.sleep(5000);
  const used = await residentMegabytes(tagine.pid);
  row(
    "memory when idle",
    `${fresh.toFixed(0)} MB`,
    `after the whole list ${used.toFixed(0)} MB`,
    "",
    count === 10_000 && "wanted 90 MB",
  );
  await tagine.stop();
}

/** From the start of the process to the newest recipes, in milliseconds. */
async function timeToFirstAnswer(dataDir: string, port: number): Promise<number> {
  const started = performance.now();
  const run = Bun.spawn([EXECUTABLE], {
    stdout: "ignore",
    env: { DATA_DIR: dataDir, API_PORT: String(port), HOST: "127.0.0.1" },
  });
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/recipes/summary?order=recent&limit=9`);
      await answer.bytes();
      const took = performance.now() - started;
      run.kill();
      await run.exited;
      return took;
    } catch {
      await Bun.sleep(1);
    }
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Reads pages as recipe sites write them, in one process. */
async function measureReading(): Promise<void> {
  const lines: string[] = [];
  let number = 0;
  for (const recipe of sampleRecipes(7, PAGES, new Date())) {
    const file = join(folder, `page-${number}.html`);
    writeFileSync(
      file,
      makePage(recipe.name, { ...recipe, "@type": "Recipe", "@context": "https://schema.org" }),
    );
    lines.push(JSON.stringify({ id: number++, url: "https://recipes.example.org/", htmlFile: file }));
  }
  const started = performance.now();
  const run = Bun.spawn([EXECUTABLE, "scrape", "--batch"], {
    stdin: new Blob([lines.join("\n")]),
    stdout: "pipe",
  });
  const read = (await new Response(run.stdout).text())
    .split("\n")
    .filter((line) => line.includes('"recipe"')).length;
  const took = (performance.now() - started) / PAGES;
  console.log("\nReading pages");
  row("a page", `${took.toFixed(2)} ms`, `${read} of ${PAGES} read, including startup`, "", null);
}

function makePage(name: string, recipe: object): string {
  const article = `<p class="story">${name}, and how we came to love it. </p>`.repeat(400);
  return `<!doctype html><html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body>${article}</body></html>`;
}

try {
  for (const count of [1000, 10_000]) await measureServing(count);
  await measureReading();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
