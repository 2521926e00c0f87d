/** A kitchen display runs for eight hours of a simulated clock, from dinner into the night, without growing. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { CDPSession, Page } from "playwright-core";
import { openChromium } from "../support/chromium.ts";
import type { Caller } from "../support/caller.ts";
import { eventually } from "../support/eventually.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { addition, device } from "../support/shopping.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const HOURS = 8;
const MINUTE = 60_000;
/** In the first two, caches and compiled code still grow. */
const WARM_HOURS = 2;
/** A leak of 100 bytes per event, request, or tick would be several times as much. */
const MOST_GROWTH_PER_HOUR = { kilobytes: 40, nodes: 3, listeners: 2 };
/** Requests hold on to their time limits, which run in real time. */
const REQUEST_LIMIT_MS = 20_500;
const ITEMS = 20;
const MONDAY = "2026-05-04";

/** Compiled code grows for hours, and is no part of what the page keeps. */
process.env["CHROMIUM_FLAGS"] = `${process.env["CHROMIUM_FLAGS"] ?? ""} --js-flags=--lite-mode`.trim();

let at: RunningTagine;
let admin: Caller;
let list: string;
let plan: string;

beforeAll(async () => {
  at = await startTagine();
  admin = await at.signIn(ADMIN_EMAIL);
  for (const name of ["Lentil soup", "Fish tacos"])
    await admin.send("POST", "recipes/create", {
      name,
      recipeIngredient: ["2 onions", "500 g lentils"],
      recipeInstructions: [{ text: "Fry the onions for 5 minutes." }],
    });
  const created = await admin.send("POST", "meal-plans/create", week("lentil-soup"));
  plan = created.body.uid;
  list = `shopping-lists/${(await admin.get("shopping-lists")).body[0].id}`;
  const entries = Array.from({ length: ITEMS }, (_, number) =>
    addition(`entry-${number + 1000}`, `${number + 1} apples no. ${number}`),
  );
  await device(admin, list, "first-phone").send(...entries);
});
afterAll(() => at.end());

const week = (slug: string) => ({
  startDate: MONDAY,
  endDate: "2026-05-10",
  meals: [4, 5, 6].map((day) => ({ slug, date: `2026-05-0${day}` })),
});

async function openDisplay(): Promise<Page> {
  const browser = await openChromium();
  const context = await browser.newContext({
    viewport: { width: 1400, height: 900 },
    timezoneId: "UTC",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(`${MONDAY}T18:00:00Z`) });
  await answerWeek(page);
  const { code } = (await admin.send("POST", "displays", { name: "Kitchen tablet" })).body;
  await page.goto(`${at.address}display#code=${code}`);
  await page.getByRole("button", { name: "Start display" }).click();
  await page.getByRole("checkbox").first().waitFor();
  await dinner(page, "Lentil soup").waitFor();
  return page;
}

/** The server's week is today's, so this gives it the plan of the simulated one. */
async function answerWeek(page: Page): Promise<void> {
  await page.route("**/api/meal-plans/this-week", async (route) => {
    const { body } = await admin.get("meal-plans/all");
    await route.fulfill({ json: body[0] });
  });
}

const dinner = (page: Page, name: string) =>
  page.getByRole("region", { name: "Dinner today" }).getByRole("link", { name: `Cook ${name}` });

interface Memory {
  kilobytes: number;
  nodes: number;
  listeners: number;
}

async function measure(session: CDPSession): Promise<Memory> {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    kilobytes: Math.round(read("JSHeapUsedSize") / 1000),
    nodes: read("Nodes"),
    listeners: read("JSEventListeners"),
  };
}

/** Of the line that fits best, by hour. */
function getSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, hour) => sum + (hour - middle) * (value - mean), 0);
  const run = values.reduce((sum, _, hour) => sum + (hour - middle) ** 2, 0);
  return rise / run;
}

/** Cooks dinner's first step, and stops its timer once it rings. */
async function cook(page: Page, name: string): Promise<void> {
  await dinner(page, name).click();
  await page.getByRole("button", { name: "Start a timer: 5 minutes" }).click();
  await page.getByRole("button", { name: "Close cook mode" }).click();
  await page.getByRole("timer").waitFor();
  await advance(page, 6);
  await page.getByRole("region", { name: "Timers" }).getByText("Done").waitFor();
  await page.getByRole("button", { name: /^Stop: / }).click();
  await page.getByRole("timer").waitFor({ state: "detached" });
}

async function advance(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await page.clock.runFor(MINUTE);
    // Answers of the server take real time.
    await Bun.sleep(30);
  }
}

test(
  `a display's memory stays flat over ${HOURS} hours`,
  async () => {
    const page = await openDisplay();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const phone = device(admin, list, "other-phone");
    const hours: Memory[] = [];
    let nights = 0;
    for (let hour = 0; hour < HOURS; hour++) {
      const slug = hour % 2 === 0 ? "fish-tacos" : "lentil-soup";
      const name = hour % 2 === 0 ? "Fish tacos" : "Lentil soup";
      expect((await admin.send("PUT", `meal-plans/${plan}`, week(slug))).status).toBe(200);
      await advance(page, 6);
      const clock = page.getByRole("button", { name: "Wake the display" });
      const isNight = (await clock.count()) > 0;
      if (isNight) {
        nights++;
        await clock.click();
      }
      await dinner(page, name).waitFor();
      await cook(page, name);
      for (let step = 0; step < 48; step++) {
        const id = `entry-${1000 + (step % ITEMS)}`;
        await phone.send({ type: step < ITEMS ? "check" : "uncheck", ids: [id] });
        await advance(page, 1);
      }
      // Nothing is checked in the end, so each hour shows the same.
      const all = Array.from({ length: ITEMS }, (_, number) => `entry-${1000 + number}`);
      await phone.send({ type: "uncheck", ids: all });
      await eventually(async () => {
        await page.clock.runFor(3000);
        return (await page.locator("input:checked").count()) === 0;
      });
      await page.clock.runFor(10_000);
      await Bun.sleep(REQUEST_LIMIT_MS);
      const memory = await measure(session);
      hours.push(memory);
      console.log({ hour: hour + 1, isNight, ...memory });
    }
    const warm = hours.slice(WARM_HOURS - 1);
    const growth = {
      kilobytes: getSlope(warm.map(({ kilobytes }) => kilobytes)),
      nodes: getSlope(warm.map(({ nodes }) => nodes)),
      listeners: getSlope(warm.map(({ listeners }) => listeners)),
    };
    console.log({ growthPerHour: growth });
    // The night begins at 22:00.
    expect(nights).toBe(4);
    for (const kind of ["kilobytes", "nodes", "listeners"] as const)
      expect([kind, growth[kind] <= MOST_GROWTH_PER_HOUR[kind]]).toEqual([kind, true]);
    await page.context().close();
  },
  15 * MINUTE,
);
