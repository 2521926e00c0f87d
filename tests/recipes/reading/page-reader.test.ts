import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startPageWorker } from "../../../src/assets.ts";
import { openLog, type Log } from "../../../src/platform/log.ts";
import { pageReader, readableStart, type PageReader } from "../../../src/recipes/reading/page-reader.ts";
import { makeFolder, removeFolder } from "../../support/folder.ts";
import { recipePage } from "../../support/test-site.ts";

let folder: string;
let log: Log;
let reader: PageReader;

beforeEach(() => {
  folder = makeFolder();
  log = openLog({ folder, level: "info", print: false, clock: () => new Date() });
  reader = pageReader(startPageWorker, log);
});
afterEach(() => {
  reader.close();
  log.flush();
  removeFolder(folder);
});

const page = (html: string) => ({ url: "https://example.org/x", html });
/** Memory is watched for pages of this length. */
const LONG = "x".repeat(400_000);

function startThread(doing: string): Worker {
  const source = new Blob([`self.addEventListener("message", () => { ${doing} })`], {
    type: "text/javascript",
  });
  return new Worker(URL.createObjectURL(source), { ref: false });
}

test("pages are read in a thread, and each caller gets their own", async () => {
  const names = ["One", "Two", "Three"];
  const readings = await Promise.all(names.map((name) => reader.read(page(recipePage({ name })))));
  expect(readings.map(({ recipes }) => recipes[0]?.name)).toEqual(names);
});

describe("a page", () => {
  const cases: [string, string, string][] = [
    ["takes forever", "for (;;);", "x"],
    ["uses all the memory", "const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1))", LONG],
    ["exits the thread", "process.exit(1)", "x"],
    ["throws immediately", "throw new Error('no')", "x"],
  ];
  test.each(cases)(
    "that %s is given up, and the next one is read",
    async (_, doing, html) => {
      const threads = [() => startThread(doing), startPageWorker];
      const careful = pageReader(() => (threads.shift() ?? startPageWorker)(), log, 1500);
      const [broken, next] = await Promise.allSettled([
        careful.read(page(html)),
        careful.read(page(recipePage())),
      ]);
      expect(broken).toMatchObject({ status: "rejected", reason: { problem: "page-too-heavy" } });
      expect(next).toMatchObject({
        status: "fulfilled",
        value: { recipes: [{ name: "Lemon Lentil Soup" }] },
      });
      careful.close();
    },
    10_000,
  );
});

test("reading a page never blocks anything else", async () => {
  await reader.read(page("<p>Hi</p>"));
  const longest: number[] = [];
  // The best of several rounds, since a busy machine delays everything.
  for (let round = 0; round < 3; round++)
    longest.push(await measureLongestWait(page("<div>".repeat(50_000))));
  expect(Math.min(...longest)).toBeLessThan(250);
}, 30_000);

async function measureLongestWait(heavy: Parameters<typeof reader.read>[0]): Promise<number> {
  const reading = reader.read(heavy).catch(() => undefined);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await reading;
  clearInterval(beat);
  return longest;
}

test("a page that breaks the reader has no recipe, and the next one does", async () => {
  const broken = await reader.read(page("<b>x".repeat(50_000)));
  expect(broken).toEqual({ recipes: [], obstacle: null, versions: [] });
  expect((await reader.read(page(recipePage()))).recipes).toHaveLength(1);
}, 10_000);

test("a closed reader restarts when it's needed", async () => {
  await reader.read(page("<p>Hi</p>"));
  reader.close();
  expect((await reader.read(page(recipePage()))).recipes).toHaveLength(1);
});

describe("the readable start of a page", () => {
  test("is the whole page if it isn't too large", () => {
    const html = recipePage();
    expect(readableStart(html)).toBe(html);
    expect(readableStart("")).toBe("");
    expect(readableStart("no tag")).toBe("no tag");
  });

  test("is at most four million characters or a hundred thousand tags", () => {
    expect(readableStart("x".repeat(5_000_000))).toHaveLength(4_000_000);
    expect(readableStart("<p>".repeat(200_000))).toBe("<p>".repeat(100_000));
    const whole = "<p>".repeat(100_000);
    expect(readableStart(whole)).toBe(whole);
  });
});
