import { expect, test } from "bun:test";
import { addDays, getMonday } from "../../src/contract/days.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { localDay } from "../../src/platform/clock.ts";
import { SIZES, type Page } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/gate.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const soup = (
  await cook.send("POST", "recipes/create", {
    name: "Lentil soup",
    recipeInstructions: [{ text: "Simmer for 10 minutes." }],
  })
).body;
const [list] = (await cook.get("shopping-lists")).body;
await cook.send("POST", `shopping-lists/${list.id}/items`, { text: "3 l milk, bread" });
const monday = getMonday(localDay(new Date()));
/** Every day has the same dinner, so midnight doesn't matter. */
const meals = Array.from({ length: 14 }, (_, day) => ({ slug: soup, date: addDays(monday, day) }));
await cook.send("POST", "meal-plans/create", { startDate: monday, endDate: addDays(monday, 13), meals });

async function addDisplay(phone: Page): Promise<string> {
  const card = phone.getByRole("region", { name: "Kitchen displays" });
  await card.getByRole("button", { name: "Add a display" }).click();
  await phone.getByRole("button", { name: "Create code" }).click();
  await phone.getByRole("img", { name: "QR code for the display" }).waitFor();
  return phone.getByLabel("Link", { exact: true }).inputValue();
}

test("a phone turns a tablet into a kitchen display, which shows dinner, checks an item, and is revoked", async () => {
  const phone = await browser.visit(`${tagine.address}admin/profile`, { as: ADMIN_EMAIL, size: "phone" });
  const link = await addDisplay(phone);
  await expectLooksRight(phone);
  const tablet = await browser.visit(link);
  await tablet.getByRole("button", { name: "Start display" }).click();
  await phone.getByText("“Kitchen tablet” is ready.").waitFor();
  await tablet
    .getByRole("region", { name: "Dinner today" })
    .getByRole("link", { name: "Cook Lentil soup" })
    .waitFor();
  const milk = tablet.getByRole("checkbox", { name: "3 l milk" });
  await milk.click();
  await eventually(async () => {
    const { items }: { items: ShoppingItem[] } = (await cook.get(`shopping-lists/${list.id}`)).body;
    return items.some(({ text, isChecked }) => text === "3 l milk" && isChecked);
  });
  await expectLooksRight(tablet);
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await expectLooksRight(tablet);
  await tablet.setViewportSize(SIZES.desk);

  // It leads nowhere else.
  await tablet.goto(tagine.address);
  await tablet.waitForURL(`${tagine.address}display`);

  await phone.getByRole("button", { name: "Done" }).click();
  await phone.getByRole("button", { name: "Revoke Kitchen tablet" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await tablet.getByRole("heading", { name: "“Kitchen tablet” was revoked" }).waitFor();
  await expectLooksRight(tablet);
  expect(await tablet.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
});

test("a display is dark at night, wakes for a minute with a tap, and lights up when a timer rings", async () => {
  const { code } = (await cook.send("POST", "displays", { name: "Kitchen tablet" })).body;
  const tablet = await browser.visit(`${tagine.address}display#code=${code}`, {
    before: (opened) => opened.clock.install({ time: new Date("2026-05-04T21:50:00Z") }),
  });
  await tablet.getByRole("button", { name: "Start display" }).click();
  const dark = tablet.getByRole("button", { name: "Wake the display" });
  const bread = tablet.getByRole("checkbox", { name: "bread" });
  await bread.waitFor();
  const { x, y } = (await bread.boundingBox()) ?? { x: 0, y: 0 };
  await tablet.clock.runFor(9 * 60_000);
  expect(await dark.count()).toBe(0);
  await tablet.clock.runFor(2 * 60_000);
  await dark.waitFor();
  await expectLooksRight(tablet);
  await tablet.mouse.click(x + 8, y + 8);
  await dark.waitFor({ state: "detached" });
  // The tap only woke it.
  expect(await bread.isChecked()).toBe(false);
  await tablet.clock.runFor(90_000);
  await dark.waitFor();

  await tablet.evaluate((path) => {
    const timer = { id: "1", path, dish: "Lentil soup", step: 1, length: 600_000, extra: 0 };
    const ends = { endsAt: Date.now() + 120_000, pausedAt: 0, announced: 0 };
    localStorage.setItem("tagine.timers", JSON.stringify([{ ...timer, ...ends }]));
    dispatchEvent(new StorageEvent("storage", { key: "tagine.timers" }));
  }, `/recipe/${soup}/cook`);
  await tablet.clock.runFor(60_000);
  expect(await dark.count()).toBe(1);
  await tablet.clock.runFor(70_000);
  await dark.waitFor({ state: "detached" });
  await tablet.getByRole("region", { name: "Timers" }).getByText("Done").waitFor();
  // A pot that nobody is near doesn't light the kitchen all night.
  await tablet.clock.runFor(4 * 60_000);
  await dark.waitFor();
});

test("a display without a connection shows what it knew, also after a reload", async () => {
  const gate = openGate(tagine.address);
  try {
    const { code } = (await cook.send("POST", "displays", { name: "Kitchen tablet" })).body;
    const tablet = await browser.visit(`${gate.address}display#code=${code}`, { storeOffline: true });
    await tablet.getByRole("button", { name: "Start display" }).click();
    await tablet.getByRole("checkbox", { name: "bread" }).waitFor();
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    await eventually(async () => {
      // Each look makes the page load its plan again.
      await Bun.sleep(300);
      return tablet.evaluate(storesWeek);
    });
    browser.takeErrors();
    await gate.close();
    await tablet.reload();
    await tablet.getByRole("link", { name: "Cook Lentil soup" }).first().waitFor();
    await tablet.getByRole("checkbox", { name: "bread" }).waitFor();
    await tablet.getByRole("status").getByText("Offline").waitFor();
    browser.takeErrors();
  } finally {
    await gate.close();
  }
});

test("a new version of Tagine loads by itself while nobody uses the display", async () => {
  const gate = openGate(tagine.address);
  try {
    const { code } = (await cook.send("POST", "displays", { name: "Kitchen tablet" })).body;
    const tablet = await browser.visit(`${gate.address}display#code=${code}`, {
      storeOffline: true,
      before: (opened) => opened.clock.install({ time: new Date("2026-05-04T12:00:00Z") }),
    });
    await tablet.getByRole("button", { name: "Start display" }).click();
    await tablet.getByRole("checkbox", { name: "bread" }).waitFor();
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    const [, build = ""] = /build (\w+)/.exec(await (await fetch(`${gate.address}sw.js`)).text()) ?? [];
    gate.rewrite((path, text) =>
      path === "/sw.js"
        ? text.replaceAll(build, "another")
        : text.replace("<html", '<html data-version="another"'),
    );
    const isNew = tablet.locator("html[data-version=another]");
    await eventually(async () => {
      await tablet.clock.runFor(11 * 60_000);
      // The new version installs in real time, which the page's timers would delay.
      return isNew.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    }, 40_000);
    await tablet.getByRole("checkbox", { name: "bread" }).waitFor();
    // Closing the gate would interrupt its stream.
    await tablet.goto("about:blank");
    browser.takeErrors();
  } finally {
    await gate.close();
  }
});

/** Runs in the page. */
async function storesWeek(): Promise<boolean> {
  // Otherwise, syncing begins after a few seconds.
  document.dispatchEvent(new Event("visibilitychange"));
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const name = names.find((one) => one.startsWith("tagine") && !one.includes("lists"));
  if (!name) return false;
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open(name);
    request.addEventListener("success", () => opened(request.result));
  });
  try {
    const request = db.transaction("answers").objectStore("answers").getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((found) => {
      request.addEventListener("success", () => found(request.result));
    });
    return keys.includes("meal-plans/this-week");
  } finally {
    db.close();
  }
}
