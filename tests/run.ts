/**
 * The test command: everything that has to hold, from the types to the journeys in a browser against the built
 * executable. Ends with `N passed, N failed` on a line of its own.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

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

let passed = 0;
let failed = 0;

/** Runs a step that either holds or does not. */
async function step(name: string, command: string[]): Promise<boolean> {
  console.log(`\n── ${name}`);
  const code = await Bun.spawn(command, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], env }).exited;
  if (code === 0) passed++;
  else failed++;
  if (code !== 0) console.log(`✗ ${name}`);
  return code === 0;
}

/** Runs test files and counts their tests. */
async function tests(name: string, files: string[], flags: string[]): Promise<void> {
  console.log(`\n── ${name}`);
  // Whatever a test left running ends with it.
  const run = Bun.spawn([process.execPath, "test", "--no-orphans", ...flags, ...files], {
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
const env = { ...process.env, ...("path" in browser && { CHROMIUM: browser.path }) };
const inFolder = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => `./${folder}/${file}`)
    .toSorted();

await step("types, lint and format", [process.execPath, "run", "check"]);
const built = await step("build", [process.execPath, "build.ts"]);
await tests(
  "unit, API and architecture tests",
  [...inFolder("tests", ".test.ts"), ...inFolder("tests", ".test.tsx")].filter(
    (file) => !file.includes("/program/"),
  ),
  // A busy machine may need many times as long for a hash or a picture; what must be quick says so itself.
  ["--parallel", "--timeout", "30000"],
);
if (built) {
  await tests("the executable", inFolder("tests/program", ".test.ts"), ["--timeout", "60000"]);
  if ("path" in browser)
    await tests("journeys in the browser", inFolder("tests/browser", ".journey.ts"), [
      "--parallel",
      "--timeout",
      "60000",
    ]);
  else {
    failed++;
    console.log(`\n✗ journeys in the browser: ${browser.missing}`);
  }
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
