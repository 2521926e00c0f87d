import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import type { Page } from "../support/browser.ts";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import { journey } from "../support/journey.ts";
import { findWrongEntries } from "../support/shopping-faults.ts";
import { readLog } from "../support/list-server.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const INTERLEAVINGS = Number(process.env["INTERLEAVINGS"] ?? 200);
const SEED = 200;
const MOST_CHANGES = 3;
const SOON = { timeout: 3000 };
const SAME_WITHIN_MS = 30_000;
const FOODS = ["milk", "6 eggs", "200 g flour", "1 tsp salt", "2 onions", "bread", "1 kg potatoes", "soap"];

const { browser, tagine, cook } = await journey();

test(`two browsers end with the same list after ${INTERLEAVINGS} interleavings with lost connections`, async () => {
  const random = createSeededRandom(SEED);
  const list: number = (await cook.get("shopping-lists")).body[0].id;
  const pages = [await openPage("phone"), await openPage("desk")];
  // Each has its own chances, since both change something at the same time.
  const chances = pages.map((_, at) => createSeededRandom(SEED + 1 + at));
  const changeBoth = () => Promise.all(pages.map((page, at) => changeSomething(page, chances[at] ?? random)));
  for (let count = 1; count <= INTERLEAVINGS; count++) {
    const offline = pages.filter(() => random.chance(60));
    await Promise.all(offline.map((page) => page.context().setOffline(true)));
    for (let step = random.between(1, MOST_CHANGES); step > 0; step--) await changeBoth();
    // Some come back while others still change something.
    await Promise.all(offline.map((page) => page.context().setOffline(false)));
    if (random.chance(50)) await changeBoth();
    await expectSameLists(pages, list, `interleaving ${count} of seed ${SEED}`);
  }
  const { body } = await cook.get(`shopping-lists/${list}/changes`);
  const db = new Database(join(tagine.dataDir, "tagine.db"), { readonly: true });
  const log = readLog(db, list, 0);
  db.close();
  const faults = findWrongEntries({ entries: body.entries, log, forgotten: [] });
  console.log(
    `${INTERLEAVINGS} interleavings in two browsers (seed ${SEED}): ${log.length} changes, ${faults.length} faults`,
  );
  expect(log.length).toBeGreaterThan(INTERLEAVINGS);
  expect(faults).toEqual([]);
}, 1_800_000);

async function openPage(size: "phone" | "desk"): Promise<Page> {
  const page = await browser.visit(`${tagine.address}shopping`, {
    size,
    as: ADMIN_EMAIL,
    storeOffline: true,
  });
  await page.getByLabel("Add items").waitFor();
  // Without it, parts of the page couldn't be loaded offline.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

async function changeSomething(page: Page, random: Random): Promise<void> {
  const boxes = page.getByRole("checkbox").and(page.locator("li input[aria-labelledby]"));
  const count = await boxes.count();
  const kind = random.next();
  if (count === 0 || kind < 0.35) {
    await page.getByLabel("Add items").fill(random.pick(FOODS));
    return page.getByLabel("Add items").press("Enter");
  }
  const at = random.between(0, count - 1);
  // The other browser may delete the item at the same moment; lost changes show in the lists.
  if (kind < 0.7)
    return boxes
      .nth(at)
      .click(SOON)
      .catch(() => undefined);
  if (kind < 0.8) return clearDone(page);
  const details = page.getByRole("button", { name: /^Details/ }).nth(at);
  const sheet = page.getByRole("dialog");
  await details
    .click(SOON)
    .then(() => changeInSheet(sheet, kind, random))
    .catch(() => undefined);
  if ((await sheet.count()) > 0) await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
}

async function changeInSheet(sheet: Locator, kind: number, random: Random): Promise<void> {
  if (kind < 0.9) await sheet.getByLabel("Note").fill(`note ${random.between(1, 99)}`, SOON);
  else if (kind < 0.95) await sheet.getByRole("button", { name: "More" }).click(SOON);
  else return sheet.getByRole("button", { name: "Delete" }).click(SOON);
  await sheet.getByRole("button", { name: "Done" }).click(SOON);
}

async function clearDone(page: Page): Promise<void> {
  const clear = page.getByRole("button", { name: /^(?:Clear done|Finish trip)$/ });
  if ((await clear.count()) > 0)
    await clear
      .first()
      .click(SOON)
      .catch(() => undefined);
}

/** Waits until both pages and the API show the same. Rows may be redrawn while they're read. */
async function expectSameLists(pages: Page[], list: number, when: string): Promise<void> {
  const until = Date.now() + SAME_WITHIN_MS;
  for (;;) {
    const shown = await Promise.all(pages.map(readList));
    const api = await readItems(list);
    if (shown.every((one) => Bun.deepEquals(one, api))) return;
    if (Date.now() > until) throw new Error(`${when}: ${JSON.stringify({ shown, api }, null, 1)}`);
    await Bun.sleep(50);
  }
}

async function readItems(list: number): Promise<string[]> {
  const { items } = (await cook.get(`shopping-lists/${list}`)).body;
  const describe = ({ text, isChecked }: { text: string; isChecked: boolean }) =>
    `${isChecked ? "x" : "o"} ${text}`;
  return items.map(describe).toSorted();
}

async function readList(page: Page): Promise<string[]> {
  const rows = await page.locator("li:has(input[aria-labelledby])").evaluateAll((found) =>
    found.map((row) => {
      const box = row.querySelector("input");
      const name = document.getElementById(box?.getAttribute("aria-labelledby") ?? "");
      return `${box?.checked ? "x" : "o"} ${name?.textContent?.trim()}`;
    }),
  );
  return rows.toSorted();
}
