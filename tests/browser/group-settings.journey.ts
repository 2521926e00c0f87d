import { afterAll, beforeEach, expect, test } from "bun:test";
import type { Group } from "../../src/contract/groups.ts";
import { hasFocus, type Page, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { testSite } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1", TZ: "UTC" });
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

await cook.send("POST", "recipes/create", { name: "Cake", recipeCategory: ["Desserts"] });
await cook.send("POST", "users", { fullName: "Somebody", email: COOK, password: PASSWORD });

beforeEach(async () => {
  sent.length = 0;
  await cook.send("PUT", "groups/1", { name: "Home" });
  await cook.send("DELETE", "groups/self/calendar");
});

const stored = async (): Promise<Group> => (await cook.get("groups/self")).body;

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
const toast = (page: Page, text: string) => page.getByRole("status", { name: "Messages" }).getByText(text);

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
  browser.takeErrors();
});
