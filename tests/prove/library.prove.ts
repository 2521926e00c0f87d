import { expect, test } from "bun:test";
import { slowDown, watchLongTasks, withMany } from "./measuring.ts";

const RECIPES = 5000;
/** A page that's busy for longer, in milliseconds, feels slow. */
const LONGEST_TASK_MS = 200;

const at = withMany(RECIPES);

test(`${RECIPES} recipes and their pictures are stored on the device while someone uses the page`, async () => {
  const page = await at.browser.visit(`${at.tagine.address}device`, { size: "phone", storeOffline: true });
  await slowDown(page);
  await page.getByLabel("Space for pictures").selectOption("2 GB", { timeout: 60_000 });
  const longTasks = await watchLongTasks(page);
  const started = performance.now();
  await page.getByRole("button", { name: "Sync now" }).click();
  await page.getByText("Last synced").waitFor({ timeout: 600_000 });
  const elapsedMs = performance.now() - started;
  const tasks = await longTasks();
  const longest = Math.max(0, ...tasks);
  const summary = await page.getByRole("list").filter({ hasText: "pictures" }).innerText();
  console.log(`kept ${summary.replaceAll("\n", ", ")} in ${(elapsedMs / 1000).toFixed(0)} s`);
  console.log(`${tasks.length} tasks above 50 ms, the longest ${longest.toFixed(0)} ms`);
  expect(summary).toContain("5,000 recipes");
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
}, 900_000);
