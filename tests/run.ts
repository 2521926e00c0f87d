/** The last line is `N passed, N failed`. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listSlowest, readTestTimes, type TestTime } from "./support/slowest-tests.ts";

const ROOT = join(import.meta.dir, "..");
const CHROMIUM_PLACES = [
  // Draws no windows, which saves a quarter of the processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const WORKERS = availableParallelism();
/** Plenty for tests, and more than the 64 MB that containers often have. */
const MEMORY_FOLDER_LEAST_BYTES = 1_000_000_000;
const SLOWEST = 20;
/** Lets the slowest files of the last run start first. */
const TIMINGS = "dist/test-timings.json";

let passed = 0;
let failed = 0;
const times: TestTime[] = [];

/** Prints the output when it's done, since steps run side by side. */
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

async function runTests(name: string, files: string[], timeoutMs: number): Promise<void> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "tagine-report-"));
  const report = join(folder, "report.xml");
  const flags = [
    "--no-orphans",
    // Each process loads its modules and opens its browser once for all of its files.
    "--no-isolate",
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
  let output = "";
  const decoder = new TextDecoder();
  for await (const chunk of run.stderr) {
    process.stderr.write(chunk);
    output += decoder.decode(chunk, { stream: true });
  }
  // The summary is at the end, and colored if FORCE_COLOR is set.
  const summary = Bun.stripANSI(output);
  const count = (word: string) =>
    Number([...summary.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0);
  passed += count("pass");
  failed += count("fail");
  // A file that can't be loaded or a killed run counts as a failure, too.
  if ((await run.exited) !== 0 && count("fail") === 0) failed++;
  if (count("pass") === 0) failed++;
  if (existsSync(report)) times.push(...readTestTimes(readFileSync(report, "utf8")));
  rmSync(folder, { recursive: true });
  console.log(`── ${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}

/** In the first run, takes sizes for times, since long files tend to take long. */
function estimateTimes(files: string[]): void {
  if (existsSync(join(ROOT, TIMINGS))) return;
  mkdirSync(join(ROOT, dirname(TIMINGS)), { recursive: true });
  const sizes = files.map((file) => [file.slice("./".length), statSync(join(ROOT, file)).size]);
  writeFileSync(join(ROOT, TIMINGS), JSON.stringify({ version: 1, files: Object.fromEntries(sizes) }));
}

/** Installs Chromium if possible. */
async function findChromium(): Promise<{ path: string } | { missing: string }> {
  const configured = process.env["CHROMIUM"];
  if (configured && !existsSync(configured))
    return { missing: `CHROMIUM is set to ${configured}, which doesn't exist.` };
  const found = () => configured || CHROMIUM_PLACES.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installChromium();
  const path = found();
  return path
    ? { path }
    : { missing: "There is no Chromium. Install one, or name it with CHROMIUM=/path/to/chromium." };
}

async function installChromium(): Promise<void> {
  console.log("\n── installing Chromium, Debian's package");
  const apt = "apt-get -qq -o DPkg::Lock::Timeout=120";
  const install = `${apt} install -y --no-install-recommends fonts-noto-color-emoji`;
  // Only Debian has the shell.
  const command = `${apt} update; ${install} chromium-headless-shell >/dev/null || ${install} chromium >/dev/null`;
  await Bun.spawn(["sh", "-c", command], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).exited;
}

/** A folder in memory if it has room, since test files don't have to survive a power cut. */
function findMemoryFolder(): string | undefined {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > MEMORY_FOLDER_LEAST_BYTES ? folder : undefined;
}

const env: Record<string, string | undefined> = {
  TMPDIR: findMemoryFolder(),
  // The proofs, which measure speed and memory, set none of these.
  // Bun keeps freed memory, since getting it back from a virtual machine's host takes a quarter of the unit tests' time.
  MIMALLOC_PURGE_DELAY: "-1",
  // Fewer processes and no optimizing compilers save up to a tenth of the journeys' time, since pages live for seconds.
  CHROMIUM_FLAGS: "--enable-features=NetworkServiceInProcess2 --js-flags=--lite-mode",
  ...process.env,
};
const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `./${folder}/${file}`)
    .toSorted();

const [browser, , built] = await Promise.all([
  findChromium(),
  step("types, lint and format", [process.execPath, "run", "check"]),
  step("build", [process.execPath, "build.ts"]),
]);
estimateTimes(listFiles("tests", /\.(?:test|journey)\.tsx?$/));
await runTests(
  "unit, API and architecture tests",
  listFiles("tests", /\.test\.tsx?$/).filter((file) => !file.includes("/program/")),
  // Generous, since hashes and pictures are slow on a busy machine. Tests of speed have their own limits.
  30_000,
);
if (built) {
  await runTests("the executable", listFiles("tests/program", /\.test\.ts$/), 60_000);
  if ("path" in browser) {
    env["CHROMIUM"] = browser.path;
    await runTests("journeys in the browser", listFiles("tests/browser", /\.journey\.ts$/), 60_000);
  } else {
    failed++;
    console.log(`\n✗ journeys in the browser: ${browser.missing}`);
  }
}

console.log(`\n── the ${SLOWEST} slowest tests\n${listSlowest(times, SLOWEST).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
