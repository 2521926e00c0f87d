import { afterAll, beforeAll, expect, test } from "bun:test";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import type { Serving } from "../support/program.ts";
import { servingMany } from "./many-recipes.ts";

const RECIPES = 5000;
/** How much slower the processor of the browser is made. */
const SLOWED = 4;
/** A page that is busy for longer than this does not answer at once, in milliseconds. */
const LONGEST_TASK_MS = 250;

let browser: TestBrowser;
let tagine: Serving;

beforeAll(async () => {
  tagine = await servingMany(RECIPES);
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await tagine.end();
});

test(`${RECIPES} recipes and their pictures are kept while somebody uses the page`, async () => {
  const page = await browser.visit(`${tagine.address}device`, { size: "phone", keeps: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.getByLabel("Room for pictures").selectOption("2 GB", { timeout: 60_000 });
  await page.evaluate(() => {
    const found = globalThis as unknown as { longTasks: number[] };
    found.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  const begun = performance.now();
  await page.getByRole("button", { name: "Keep now" }).click();
  await page.getByText("As of").waitFor({ timeout: 600_000 });
  const took = (performance.now() - begun) / 1000;
  const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  const longest = Math.max(0, ...tasks);
  const kept = await page.getByRole("list").filter({ hasText: "on this device" }).innerText();
  console.log(`kept ${kept.replaceAll("\n", ", ")} in ${took.toFixed(0)} s`);
  console.log(`${tasks.length} tasks above 50 ms, the longest ${longest.toFixed(0)} ms`);
  expect(kept).toContain("5,000 recipes");
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
}, 900_000);
