import { afterAll, beforeEach, expect, test } from "bun:test";
import type { Group } from "../../src/contract/groups.ts";
import type { Caller } from "../support/caller.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { LOOPBACK, testSite } from "../support/test-site.ts";
import { dayInZone } from "../support/time-zone.ts";

const { admin, answer, handle, open, user } = await dom({ allowPrivateAddresses: LOOPBACK });

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

const { body: soup } = await admin.send("POST", "recipes/create", {
  name: "Soup",
  recipeCategory: ["Soups"],
});

beforeEach(async () => {
  sent.length = 0;
  await admin.send("PUT", "groups/1", { name: "Home" });
  await admin.send("DELETE", "groups/self/calendar");
});

const stored = async (): Promise<Group> => (await admin.get("groups/self")).body;
const calendar = async (): Promise<string | null> => (await admin.get("groups/self/calendar")).body.url;

async function atSettings(caller: Caller = admin): Promise<OpenApp> {
  const page = await open("admin/meal-planner", { as: caller });
  await screen.findByRole("heading", { name: "Home settings" });
  return page;
}

const part = (name: string) => screen.getByRole("region", { name });
const webhooks = () => part("Webhooks");
const address = (number: number) => screen.findByRole("textbox", { name: `Address ${number}` });
const expectMessage = async (text: string) => {
  const messages = within(screen.getByRole("status", { name: "Messages" }));
  await waitFor(() => expect(messages.queryAllByText(text).length).toBeGreaterThan(0));
};

test("webhooks are saved, tested and removed", async () => {
  const page = await atSettings();
  const hooks = within(webhooks());
  await page.press("Add address");
  await page.fill(await address(1), "the kitchen");
  await page.press("Save webhooks");
  await hooks.findByText("That doesn't look like a web address");
  expect(document.activeElement).toBe(await address(1));
  expect((await stored()).webhookUrls).toEqual([]);

  await page.fill(await address(1), ` ${GOOD} `);
  await page.press("Add address");
  await page.fill(await address(2), BAD);
  await page.press("Add address");
  await page.click(hooks.getByLabelText("Send today's recipe"));
  await page.fill("Time of day", "17:30");
  await page.press("Save webhooks");
  await expectMessage("Group settings saved");
  const group = await stored();
  expect([group.webhookUrls, group.webhookTime, group.webhookEnable]).toEqual([[GOOD, BAD], "17:30", true]);
  await waitFor(() => expect(hooks.getAllByRole("textbox", { name: /^Address \d/ })).toHaveLength(2));

  const today = dayInZone("UTC");
  await admin.send("POST", "meal-plans/create", {
    startDate: today,
    endDate: today,
    meals: [{ slug: soup }],
  });
  await page.press("Test");
  await hooks.findByText("Delivered (200)");
  await hooks.findByText("Not delivered (500)");
  await hooks.findByText("127.0.0.1 returned an error (500).");
  expect(sent).toEqual(["Soup"]);

  await page.press("Remove address 2");
  await page.press("Save and test");
  await expectMessage("All webhooks delivered");
  expect((await stored()).webhookUrls).toEqual([GOOD]);
  expect(sent).toEqual(["Soup", "Soup"]);
  await page.press("Remove address 1");
  await waitFor(() =>
    expect(document.activeElement).toBe(hooks.getByRole("button", { name: "Add address" })),
  );
  await page.press("Save and test");
  await hooks.findByText(/Nothing was sent/);
  expect((await stored()).webhookUrls).toEqual([]);
});

test("the categories to pick dinners from are saved, and other settings stay", async () => {
  const before = { name: "Home", webhookEnable: true, webhookTime: "08:15", webhookUrls: [GOOD] };
  await admin.send("PUT", "groups/1", before);
  const page = await atSettings();
  const region = part("Categories for suggestions");
  const card = within(region);
  await card.findByText("All recipes");
  await page.fill(card.getByRole("combobox"), "sou");
  await page.click(await card.findByRole("option", { name: "Soups" }));
  await page.press("Save categories", region);
  await expectMessage("Group settings saved");
  const { categories, ...others } = await stored();
  expect(categories.map(({ name }) => name)).toEqual(["Soups"]);
  expect(others).toMatchObject(before);

  await page.press("Remove Soups", region);
  await waitFor(() => expect(card.queryByRole("button", { name: "Remove Soups" })).toBeNull());
  await page.press("Save categories", region);
  await waitFor(async () => expect((await stored()).categories).toEqual([]));
});

test("a category removed while the settings are saved stays removed", async () => {
  await admin.send("PUT", "groups/1", { name: "Home" });
  const page = await atSettings();
  const region = part("Categories for suggestions");
  const card = within(region);
  await page.fill(card.getByRole("combobox"), "sou");
  await page.click(await card.findByRole("option", { name: "Soups" }));
  const reload = Promise.withResolvers<void>();
  let isSaved = false;
  answer(/^PUT .*groups/, (request) => {
    isSaved = true;
    return handle(request);
  });
  answer(/^GET .*groups\/self$/, async (request) => {
    if (isSaved) await reload.promise;
    return handle(request);
  });
  await page.press("Save categories", region);
  await waitFor(() => expect(isSaved).toBe(true));
  await page.press("Remove Soups", region);
  reload.resolve();
  await card.findByRole("button", { name: "Save categories" });
  expect(card.queryByRole("button", { name: "Remove Soups" })).toBeNull();
});

test("a calendar link is created, shared, replaced and removed, each after a confirmation", async () => {
  const page = await atSettings();
  const region = part("Calendar");
  const card = within(region);
  const feed = (url: string) => handle(new Request(new URL(url, location.href)));
  await card.findByText(/Anyone with this link/);
  await page.press("Create calendar link", region);
  const field = await card.findByLabelText<HTMLInputElement>("Calendar link");
  expect(document.activeElement).toBe(card.getByRole("heading"));
  const first = field.value;
  expect(first).toBe((await calendar()) ?? "");
  expect(await (await feed(first)).text()).toStartWith("BEGIN:VCALENDAR");
  await card.findByRole("img", { name: "QR code for the calendar link" });
  await page.press("Copy", region);
  await card.findByText("Copied");
  expect(await navigator.clipboard.readText()).toBe(first);

  await page.press("New link", region);
  await page.press("Cancel", await screen.findByRole("dialog"));
  expect(field.value).toBe(first);
  await page.press("New link", region);
  const question = await screen.findByRole("dialog");
  await within(question).findByText(/The current link will stop working/);
  await page.press("New link", question);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(card.getByLabelText<HTMLInputElement>("Calendar link").value).not.toBe(first));
  expect((await feed(first)).status).toBe(404);

  await page.press("Turn off", region);
  await page.press("Turn off", await screen.findByRole("dialog"));
  await card.findByRole("button", { name: "Create calendar link" });
  expect(await calendar()).toBeNull();
  expect(document.activeElement).toBe(card.getByRole("heading"));
});

test("admins see what was sent and whether it arrived", async () => {
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
  answer(/webhook-deliveries$/, () => Response.json(deliveries));
  await atSettings();
  const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
  await (await row(/Dinner 2/)).findByText("Delivered (204)");
  await (await row(/Dinner 2/)).findByText("Nov 22, 2026, 5:30 PM");
  await (await row(/Dinner 1/)).findByText("kitchen returned an error (500).");
  await (await row(/Dinner 0/)).findByText("Retrying Nov 22, 2026, 5:33 PM");
});

test("non-admins edit their group's settings and see no log", async () => {
  const page = await atSettings(user);
  expect(screen.queryByText("Delivery log")).toBeNull();
  await page.press("Add address");
  await page.fill(await address(1), GOOD);
  await page.press("Save webhooks");
  await expectMessage("Group settings saved");
  expect((await stored()).webhookUrls).toEqual([GOOD]);
});

test("a group's card shows the number of its meal plans", async () => {
  const days = { startDate: "2026-11-23", endDate: "2026-11-24" };
  await admin.send("POST", "meal-plans/create", days);
  const { length } = (await stored()).mealplans;
  await open("admin/manage-users?tab=groups", { as: admin });
  const card = await screen.findByRole("article", { name: "Home" });
  expect(card.textContent).toContain(`Total meal plans${length}`);
  expect(length).toBeGreaterThan(0);
});

test("the settings can be changed by keyboard, and typed text stays if the server doesn't respond", async () => {
  const page = await atSettings();
  const hooks = within(webhooks());
  const press = async (element: HTMLElement, key: string) => {
    element.focus();
    await page.keyboard(key);
  };
  await press(hooks.getByLabelText("Send today's recipe"), " ");
  await press(hooks.getByRole("button", { name: "Add address" }), "{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await address(1)));
  await page.keyboard(GOOD);
  const answerAgain = answer(/^PUT .*groups\/1$/);
  await page.keyboard("{Enter}");
  await within(await hooks.findByRole("alert")).findByText(/Can't reach Tagine/);
  expect(await address(1)).toHaveProperty("value", GOOD);
  answerAgain();
  await page.keyboard("{Enter}");
  await expectMessage("Group settings saved");
  const { webhookEnable, webhookUrls } = await stored();
  expect([webhookEnable, webhookUrls]).toEqual([true, [GOOD]]);
  expect(document.activeElement).toBe(await address(1));
});
