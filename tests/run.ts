/**
 * The test command: everything that has to hold, from the types to the journeys in a browser against the built
 * executable. Ends with `N passed, N failed` on a line of its own.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSERS, launchServer } from "./support/chromium.ts";
import { listSlowest, readTestTimes, type TestTime } from "./support/slowest-tests.ts";

const ROOT = join(import.meta.dir, "..");
/** Where Chromium is found on the systems that people work on. */
const CHROMIUM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** How many test files run at the same time. */
const WORKERS = availableParallelism();
/** So many of the slowest tests are listed. */
const SLOWEST = 20;
/** How long each file took last time, so that the slowest begin first. */
const TIMINGS = "dist/test-timings.json";

let passed = 0;
let failed = 0;
const times: TestTime[] = [];

/** Runs a step that either holds or does not; what it prints comes at its end, since others may run beside it. */
async function step(name: string, command: string[]): Promise<boolean> {
  const run = Bun.spawn(command, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], env });
  const printed = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()]);
  const code = await run.exited;
  console.log(`\n── ${name}\n${printed.join("")}`);
  if (code === 0) passed++;
  else failed++;
  if (code !== 0) console.log(`✗ ${name}`);
  return code === 0;
}

/** Runs test files and counts their tests. */
async function tests(name: string, files: string[], timeoutMs: number): Promise<void> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "tagine-report-"));
  const report = join(folder, "report.xml");
  const flags = [
    // Whatever a test left running ends with it.
    "--no-orphans",
    `--parallel=${WORKERS}`,
    `--timeout=${timeoutMs}`,
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    `--timings=${TIMINGS}`,
    "--update-timings",
  ];
  const run = Bun.spawn([process.execPath, "test", ...flags, ...files], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "pipe"],
    env,
  });
  let said = "";
  const decoder = new TextDecoder();
  for await (const chunk of run.stderr) {
    process.stderr.write(chunk);
    said += decoder.decode(chunk, { stream: true });
  }
  // The summary stands at the end, coloured where FORCE_COLOR is set.
  const summary = Bun.stripANSI(said);
  const count = (word: string) =>
    Number([...summary.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0);
  passed += count("pass");
  failed += count("fail");
  // A file that cannot even be loaded, or a run that was killed, is a failure that no test reports.
  if ((await run.exited) !== 0 && count("fail") === 0) failed++;
  if (count("pass") === 0) failed++;
  if (existsSync(report)) times.push(...readTestTimes(readFileSync(report, "utf8")));
  rmSync(folder, { recursive: true });
  console.log(`── ${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}

/** Runs the journeys, each worker's in a browser of its own. */
async function journeys(files: string[]): Promise<void> {
  // Where none can be started, each file says so itself.
  const browsers = await Promise.all(Array.from({ length: WORKERS }, launchServer)).catch(() => []);
  env[BROWSERS] = browsers.map((browser) => browser.wsEndpoint()).join(" ");
  await tests("journeys in the browser", files, 60_000);
  await Promise.all(browsers.map((browser) => browser.close()));
}

/** A Chromium to drive, installed where there is none and it can be; or a sentence on why there is none. */
async function chromium(): Promise<{ path: string } | { missing: string }> {
  const named = process.env["CHROMIUM"];
  if (named && !existsSync(named)) return { missing: `CHROMIUM names ${named}, but there is no such file.` };
  const found = () => named || CHROMIUM_PLACES.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installChromium();
  const path = found();
  return path
    ? { path }
    : { missing: "There is no Chromium. Install one, or name it with CHROMIUM=/path/to/chromium." };
}

/** Fresh containers have no lists of packages, so these are fetched first. What fails is seen, and told at the end. */
async function installChromium(): Promise<void> {
  console.log("\n── installing Chromium, Debian's package");
  const apt = "apt-get -qq -o DPkg::Lock::Timeout=120";
  const install = `${apt} update; ${apt} install -y --no-install-recommends chromium fonts-noto-color-emoji >/dev/null`;
  await Bun.spawn(["sh", "-c", install], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).exited;
}

const browser = await chromium();
if ("missing" in browser) console.log(`\n✗ ${browser.missing} The journeys in the browser will not run.`);
const env: Record<string, string | undefined> = { ...process.env };
if ("path" in browser) process.env["CHROMIUM"] = env["CHROMIUM"] = browser.path;
const inFolder = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `./${folder}/${file}`)
    .toSorted();

const [, built] = await Promise.all([
  step("types, lint and format", [process.execPath, "run", "check"]),
  step("build", [process.execPath, "build.ts"]),
]);
await tests(
  "unit, API and architecture tests",
  inFolder("tests", /\.test\.tsx?$/).filter((file) => !file.includes("/program/")),
  // A busy machine may need many times as long for a hash or a picture; what must be quick says so itself.
  30_000,
);
if (built) {
  await tests("the executable", inFolder("tests/program", /\.test\.ts$/), 60_000);
  if ("path" in browser) await journeys(inFolder("tests/browser", /\.journey\.ts$/));
  else {
    failed++;
    console.log(`\n✗ journeys in the browser: ${browser.missing}`);
  }
}

console.log(`\n── the ${SLOWEST} slowest tests\n${listSlowest(times, SLOWEST).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
