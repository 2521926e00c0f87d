import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import type { Group } from "../../src/contract/groups.ts";
import { localDay } from "../../web/text/day.ts";
import { hasFocus, type Page, type Size, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { looksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { testSite } from "../support/test-site.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1", TZ: "UTC" });
const sizes = looks<Size>(["desk"], ["phone"]);
const COOK = "somebody@example.org";

/** What was sent to the kitchen: the names of recipes. */
const sent: string[] = [];
const kitchen = testSite();
afterAll(() => kitchen.close());
kitchen.on("/dinner", async (request) => {
  sent.push(((await request.json()) as { name: string }).name);
  return new Response("Thanks");
});
kitchen.on("/broken", () => new Response("Oh no", { status: 500 }));
const GOOD = `${kitchen.origin}/dinner`;
const BAD = `${kitchen.origin}/broken`;

const { body: soup } = await cook.send("POST", "recipes/create", { name: "Soup", recipeCategory: ["Soups"] });
await cook.send("POST", "recipes/create", { name: "Cake", recipeCategory: ["Desserts"] });
await cook.send("POST", "users", { fullName: "Somebody", email: COOK, password: PASSWORD });

beforeEach(async () => {
  sent.length = 0;
  await cook.send("PUT", "groups/1", { name: "Home" });
  await cook.send("DELETE", "groups/self/calendar");
});

const stored = async (): Promise<Group> => (await cook.get("groups/self")).body;
const calendar = async (): Promise<string | null> => (await cook.get("groups/self/calendar")).body.url;

async function atSettings(visit: Visit = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/meal-planner`, { as: ADMIN_EMAIL, ...visit });
  await page.getByRole("heading", { name: "Settings of Home" }).waitFor();
  return page;
}

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const webhooks = (page: Page) => part(page, "Webhooks");
const address = (page: Page, number: number) =>
  webhooks(page).getByRole("textbox", { name: `Address ${number}` });
const button = (page: Page, name: string) => webhooks(page).getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) => page.getByRole("status", { name: "Messages" }).getByText(text);

describe.each(sizes)("at the size of a %s", (size) => {
  test("who is told what is for dinner is stored, tried out, and taken away again", async () => {
    const page = await atSettings({ size });
    await button(page, "Add an address").click();
    await address(page, 1).fill("the kitchen");
    await button(page, "Save webhooks").click();
    await webhooks(page).getByText("Must be a Valid URL").waitFor();
    expect(await hasFocus(address(page, 1))).toBe(true);
    expect((await stored()).webhookUrls).toEqual([]);

    await address(page, 1).fill(` ${GOOD} `);
    await button(page, "Add an address").click();
    await address(page, 2).fill(BAD);
    await button(page, "Add an address").click();
    await webhooks(page).getByLabel("Send today’s recipe").check();
    await page.getByLabel("Time of day").fill("17:30");
    await button(page, "Save webhooks").click();
    await toast(page, "Group Settings Updated").waitFor();
    const group = await stored();
    expect([group.webhookUrls, group.webhookTime, group.webhookEnable]).toEqual([[GOOD, BAD], "17:30", true]);
    // What nothing was typed into is gone.
    await eventually(async () => (await page.getByRole("textbox", { name: /^Address \d/ }).count()) === 2);

    await cook.send("POST", "meal-plans/create", {
      startDate: localDay(new Date(), "UTC"),
      endDate: localDay(new Date(), "UTC"),
      meals: [{ slug: soup }],
    });
    await button(page, "Test").click();
    await webhooks(page).getByText("Reached (200)", { exact: true }).waitFor();
    await webhooks(page).getByText("Not reached (500)").waitFor();
    await webhooks(page).getByText("127.0.0.1 answered with an error (500).").waitFor();
    expect(sent).toEqual(["Soup"]);
    await looksRight(page);

    await button(page, "Remove address 2").click();
    await button(page, "Save and test").click();
    await toast(page, "All webhook addresses were reached").waitFor();
    expect((await stored()).webhookUrls).toEqual([GOOD]);
    expect(sent).toEqual(["Soup", "Soup"]);
    await button(page, "Remove address 1").click();
    await eventually(() => hasFocus(button(page, "Add an address")));
    await button(page, "Save and test").click();
    await webhooks(page).getByText("Nothing was sent.").waitFor();
    expect((await stored()).webhookUrls).toEqual([]);
  });

  test("the categories that dinners are picked from are chosen, and the other settings stay", async () => {
    const before = { name: "Home", webhookEnable: true, webhookTime: "08:15", webhookUrls: [GOOD] };
    await cook.send("PUT", "groups/1", before);
    const page = await atSettings({ size });
    const card = part(page, "Categories to plan from");
    await card.getByText("All recipes", { exact: true }).waitFor();
    await card.getByRole("combobox").fill("sou");
    await card.getByRole("option", { name: "Soups" }).click();
    await card.getByRole("button", { name: "Save categories" }).click();
    await toast(page, "Group Settings Updated").waitFor();
    const { categories, ...others } = await stored();
    expect(categories.map(({ name }) => name)).toEqual(["Soups"]);
    expect(others).toMatchObject(before);
    await looksRight(page);

    await card.getByRole("button", { name: "Remove Soups" }).click();
    await card.getByRole("button", { name: "Save categories" }).click();
    await eventually(async () => (await stored()).categories.length === 0);
  });

  test("an address for calendars is made, passed on, made anew and ended, each after a question", async () => {
    const page = await atSettings({ size });
    const card = part(page, "Calendar");
    await card.getByText("Anyone who knows this address").waitFor();
    await card.getByRole("button", { name: "Make an address" }).click();
    const field = card.getByLabel("Address of the calendar", { exact: true });
    await field.waitFor();
    expect(await hasFocus(card.getByRole("heading"))).toBe(true);
    const first = await field.inputValue();
    expect(first).toBe((await calendar()) ?? "");
    expect(await (await fetch(first)).text()).toStartWith("BEGIN:VCALENDAR");
    await card.getByRole("img", { name: "QR code of the address" }).waitFor();
    await card.getByRole("button", { name: "Copy" }).click();
    await card.getByText("Copied").waitFor();
    await looksRight(page);

    await card.getByRole("button", { name: "New address" }).click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await field.inputValue()).toBe(first);
    await card.getByRole("button", { name: "New address" }).click();
    await dialog(page).getByText("The present address stops working").waitFor();
    await dialog(page).getByRole("button", { name: "New address" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await eventually(async () => (await field.inputValue()) !== first);
    expect((await fetch(first)).status).toBe(404);

    await card.getByRole("button", { name: "Turn off" }).click();
    await dialog(page).getByRole("button", { name: "Turn off" }).click();
    await card.getByRole("button", { name: "Make an address" }).waitFor();
    expect(await calendar()).toBeNull();
    expect(await hasFocus(card.getByRole("heading"))).toBe(true);
  });

  test("administrators read what was sent, and what became of it", async () => {
    const deliveries = [
      { ok: null, status: null, tries: 1, nextAt: "2026-11-22T17:33:00.000Z", problem: "site-unreachable" },
      { ok: false, status: 500, tries: 1, nextAt: null, problem: "webhook-refused" },
      { ok: true, status: 204, tries: 2, nextAt: null, problem: null },
    ].map(({ problem, ...delivery }, id) => ({
      ...delivery,
      id,
      group: "Home",
      url: GOOD,
      recipe: `Dinner ${id}`,
      createdAt: "2026-11-22T17:30:00.000Z",
      problem: problem && { code: problem, text: "In English", params: { host: "kitchen", status: 500 } },
    }));
    for (const dark of [false, true]) {
      const page = await browser.visit(tagine.address, { as: ADMIN_EMAIL, size, dark, timeZone: "UTC" });
      await page.route("**/api/webhook-deliveries", (route) => route.fulfill({ json: deliveries }));
      await page.goto(`${tagine.address}admin/meal-planner`);
      const row = (name: string) => page.getByRole("row").filter({ hasText: name });
      await row("Dinner 2").getByText("Reached (204)").waitFor();
      await row("Dinner 2").getByText("Nov 22, 2026, 5:30 PM").waitFor();
      await row("Dinner 1").getByText("kitchen answered with an error (500).").waitFor();
      await row("Dinner 0").getByText("Under way, next try Nov 22, 2026, 5:33 PM").waitFor();
      await looksRight(page);
    }
  });
});

test("whoever is no administrator changes the settings of their group, and sees no log", async () => {
  const page = await atSettings({ as: COOK });
  expect(await page.getByText("What was sent").count()).toBe(0);
  await button(page, "Add an address").click();
  await address(page, 1).fill(GOOD);
  await button(page, "Save webhooks").click();
  await toast(page, "Group Settings Updated").waitFor();
  expect((await stored()).webhookUrls).toEqual([GOOD]);
});

test("the settings can be changed by keyboard, and what was typed stays when Tagine does not answer", async () => {
  const page = await atSettings();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await webhooks(page).getByLabel("Send today’s recipe").focus();
  await press("Space");
  await button(page, "Add an address").focus();
  await press("Enter");
  await eventually(() => hasFocus(address(page, 1)));
  await page.keyboard.type(GOOD);
  await page.route("**/api/groups/1", (route) => route.abort());
  await press("Enter");
  await webhooks(page).getByRole("alert").getByText("Tagine does not answer").waitFor();
  expect(await address(page, 1).inputValue()).toBe(GOOD);
  await page.unroute("**/api/groups/1");
  await press("Enter");
  await toast(page, "Group Settings Updated").waitFor();
  const { webhookEnable, webhookUrls } = await stored();
  expect([webhookEnable, webhookUrls]).toEqual([true, [GOOD]]);
  expect(await hasFocus(address(page, 1))).toBe(true);
  browser.complaints();
});

test("a group's card counts its meal plans", async () => {
  const days = { startDate: "2026-11-23", endDate: "2026-11-24" };
  await cook.send("POST", "meal-plans/create", days);
  const { length } = (await stored()).mealplans;
  const page = await browser.visit(`${tagine.address}admin/manage-users?tab=groups`, { as: ADMIN_EMAIL });
  await page.getByRole("article", { name: "Home" }).getByText(`Total meal plans${length}`).waitFor();
  expect(length).toBeGreaterThan(0);
});
