import { afterEach, expect, test } from "bun:test";
import { SIZES, type Page, type Size } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
afterEach(async () => {
  for (const { id } of (await cook.get("timers")).body.timers) await cook.send("DELETE", `timers/${id}`);
});

const MINUTE = 60_000;
const slug = (
  await cook.send("POST", "recipes/create", {
    name: "Lentil soup",
    recipeInstructions: [
      { text: "Soak the lentils overnight." },
      { text: "Fry the onions for 5 minutes, then simmer everything for 10–12 minutes." },
      ...Array.from({ length: 8 }, (_, at) => ({ text: `Stir, and wait ${at + 20} minutes.` })),
    ],
  })
).body;

const bar = (page: Page) => page.getByRole("region", { name: "Timers" });
const clocks = (page: Page) => bar(page).getByRole("timer").allTextContents();
/** "9:58" is 10. */
function toMinutes(clock: string): number {
  const [minutes = "", seconds = ""] = clock.split(":");
  return Math.round(Number(minutes) + Number(seconds) / 60);
}
const openSteps = async (page: Page, size: Size) => {
  if (SIZES[size].width < 1024) await page.getByRole("tab", { name: "Steps" }).click();
};
const startTimer = (page: Page, time: string) =>
  page.getByRole("button", { name: `Start a timer: ${time}`, exact: true }).click();

/** Seconds may pass on the way. */
const findLeft = (page: Page, minutes: number) =>
  bar(page)
    .getByText(new RegExp(`^(?:${minutes}:0\\d|${minutes - 1}:5\\d)$`))
    .waitFor();

/** Its clock moves only when the test says so. */
async function openRecipe(size: Size, dark = false): Promise<Page> {
  const page = await browser.visit(`${tagine.address}recipe/${slug}`, {
    as: ADMIN_EMAIL,
    size,
    dark,
    before: (opened) => opened.clock.install({ time: new Date("2026-05-04T18:00:00") }),
  });
  await openSteps(page, size);
  return page;
}

test.each(looks<Size>(["phone"], ["desk"]))(
  "a timer of a range runs on every page of a %s, survives a reload, and stays until it's stopped",
  async (size) => {
    const page = await openRecipe(size, size === "phone");
    await startTimer(page, "10–12 minutes");
    await findLeft(page, 10);
    await expectLooksRight(page);
    await page.clock.fastForward(4 * MINUTE);
    await page.getByRole("link", { name: "Search" }).first().click();
    await findLeft(page, 6);
    await page.reload();
    await findLeft(page, 6);
    await bar(page).getByRole("button", { name: "Pause: Step 2, Lentil soup" }).click();
    await page.clock.fastForward(20 * MINUTE);
    await bar(page).getByRole("button", { name: "Resume: Step 2, Lentil soup" }).click();
    await bar(page).getByRole("button", { name: "Add 1 minute: Step 2, Lentil soup" }).click();
    await page.clock.fastForward(7 * MINUTE);
    await bar(page)
      .getByText(/^up to (?:2:00|1:5\d)$/)
      .waitFor();
    await page
      .getByRole("alert")
      .getByText(/check it now. It may need up to 2 more minutes/)
      .waitFor();
    await expectLooksRight(page);
    // The device sleeps.
    await page.clock.fastForward(60 * MINUTE);
    await bar(page).getByText("Done").waitFor();
    await page.getByRole("alert").getByText("Step 2, Lentil soup: time's up.").waitFor();
    expect(await page.title()).toStartWith("⏰ Lentil soup · ");
    await page.reload();
    await bar(page).getByText("Done").waitFor();
    await bar(page).getByRole("button", { name: "Stop: Step 2, Lentil soup" }).click();
    await bar(page).waitFor({ state: "detached" });
    expect(await page.title()).not.toContain("⏰");
  },
);

test("ten timers run at once, and two tabs show and stop the same ones", async () => {
  const page = await openRecipe("desk");
  for (const time of ["5 minutes", "10–12 minutes"]) await startTimer(page, time);
  for (let at = 0; at < 8; at++) await startTimer(page, `${at + 20} minutes`);
  await page.waitForFunction(() => document.querySelectorAll("[role=timer]").length === 10);
  expect((await clocks(page)).slice(0, 3).map(toMinutes)).toEqual([5, 10, 20]);
  const other = await page.context().newPage();
  await other.clock.install({ time: new Date("2026-05-04T18:00:00") });
  await other.goto(`${tagine.address}search`);
  await findLeft(other, 5);
  await bar(other).getByRole("button", { name: /^Stop/ }).first().click();
  await page.waitForFunction(() => document.querySelectorAll("[role=timer]").length === 9);
  expect(toMinutes((await clocks(page))[0] ?? "")).toBe(10);
  await other.close();
});

test("after a night's sleep, ten timers say so once, and stop with one tap", async () => {
  const page = await openRecipe("phone");
  for (const time of ["5 minutes", "10–12 minutes"]) await startTimer(page, time);
  for (let at = 0; at < 8; at++) await startTimer(page, `${at + 20} minutes`);
  await page.waitForFunction(() => document.querySelectorAll("[role=timer]").length === 10);
  await page.clock.fastForward(9 * 60 * MINUTE);
  await page.getByRole("alert").getByText("10 timers are done.").waitFor();
  expect(await clocks(page)).toEqual(Array.from({ length: 10 }, () => "Done"));
  await expectLooksRight(page);
  await bar(page).getByRole("button", { name: "Stop all" }).click();
  await bar(page).waitFor({ state: "detached" });
});

/** Headless pages are always visible. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("a tab in the background rings on time, and hears that another device stopped its timer", async () => {
  const page = await openRecipe("desk");
  await startTimer(page, "5 minutes");
  await startTimer(page, "20 minutes");
  const { timers } = await eventually(async () => {
    const { body } = await cook.get("timers");
    return body.timers.length === 2 && body;
  });
  await setHidden(page, true);
  await page.clock.fastForward(6 * MINUTE);
  await page.getByRole("alert").getByText("Step 2, Lentil soup: time's up.").waitFor();
  expect(await page.title()).toStartWith("⏰ Lentil soup · ");
  for (const { id } of timers) await cook.send("DELETE", `timers/${id}`);
  await bar(page).waitFor({ state: "detached" });
  expect(await page.title()).not.toContain("⏰");
});

test("a timer runs on two devices, rings on both, and is stopped by one", async () => {
  const phone = await openRecipe("phone");
  await startTimer(phone, "5 minutes");
  await findLeft(phone, 5);
  // A tablet whose clock is years off.
  const tablet = await browser.visit(`${tagine.address}recipe/${slug}/cook`, {
    as: ADMIN_EMAIL,
    before: (opened) => opened.clock.install({ time: new Date("2019-01-01T03:00:00") }),
  });
  await findLeft(tablet, 5);
  await bar(tablet)
    .getByRole("button", { name: /^Add 1 minute/ })
    .click();
  await findLeft(phone, 6);
  for (const device of [phone, tablet]) await device.clock.fastForward(7 * MINUTE);
  for (const device of [phone, tablet])
    await device.getByRole("alert").getByText("Step 2, Lentil soup: time's up.").waitFor();
  await bar(tablet).getByRole("button", { name: /^Stop/ }).click();
  for (const device of [phone, tablet]) await bar(device).waitFor({ state: "detached" });
  expect((await cook.get("timers")).body.timers).toEqual([]);
});
