import { afterAll, afterEach, expect, test } from "bun:test";
import { axeFindings, type Page } from "../support/browser.ts";
import { deleteAllRecipes, journey } from "../support/journey.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";
import { recipePage, testSite } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
const site = testSite();
afterAll(() => site.close());
afterEach(() => deleteAllRecipes(cook));

/** The address that a phone opens when something is shared with the app. */
const sharing = (shared: Record<string, string>) =>
  `${tagine.address}share?${String(new URLSearchParams(shared))}`;

test("a link that is shared with Tagine becomes a recipe, after signing in and with one tap", async () => {
  site.page("/soup", recipePage());
  const link = `${site.origin}/soup`;
  const page = await browser.visit(sharing({ title: "A soup", text: `Look at this: ${link}` }), {
    size: "phone",
  });
  await page.getByLabel("E-mail").fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Add a recipe from a link" }).waitFor();
  expect(await page.getByLabel("Address of the recipe's page").inputValue()).toBe(link);
  expect(await axeFindings(page)).toEqual([]);
  // Any site can lead here: nothing happens before somebody says so.
  expect((await cook.get("recipes/summary")).body).toEqual([]);
  await page.getByRole("button", { name: "Add recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Lemon Lentil Soup" }).waitFor();
});

test("a text that is shared with Tagine is a recipe, too", async () => {
  const text = "Ingredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer it with the lentils.";
  const page = await browser.visit(sharing({ title: "Red soup", text }), { as: ADMIN_EMAIL });
  await page.getByRole("heading", { level: 1, name: "Add a recipe from text" }).waitFor();
  expect(await page.getByLabel("Text of the recipe").inputValue()).toBe(`Red soup\n\n${text}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Red soup" }).waitFor();
});

/** Puts something in place of the browser's own way to keep the screen on, which tests cannot see the effect of. */
async function withScreen(page: Page, how: "allowed" | "refused" | "missing"): Promise<void> {
  await page.addInitScript((wanted) => {
    const locks: { released: boolean }[] = [];
    Object.assign(globalThis, { locks });
    const request = async () => {
      if (wanted === "refused") throw new DOMException("The battery is low", "NotAllowedError");
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock;
    };
    if (wanted === "missing") Reflect.deleteProperty(Navigator.prototype, "wakeLock");
    else Object.defineProperty(navigator, "wakeLock", { value: { request } });
  }, how);
  await page.reload();
}

/** How many locks are held on the screen, of how many there were. */
const held = (page: Page) =>
  page.evaluate(() => {
    const { locks } = globalThis as unknown as { locks: { released: boolean }[] };
    return [locks.filter(({ released }) => !released).length, locks.length];
  });

test("the screen stays on while a recipe is open, if somebody wants that", async () => {
  await cook.send("POST", "recipes/create", { name: "Stew" });
  await cook.send("POST", "recipes/create", { name: "Bread" });
  const page = await browser.visit(`${tagine.address}recipe/stew`, { size: "phone" });
  await withScreen(page, "allowed");
  const choice = page.getByRole("switch", { name: "Keep the screen on" });
  await choice.focus();
  expect(await held(page)).toEqual([0, 0]);
  await page.keyboard.press("Space");
  await page.waitForFunction(() => (globalThis as unknown as { locks: unknown[] }).locks.length === 1);

  // Who looks elsewhere loses it, and has it again when they are back.
  await page.evaluate(() => {
    const { locks } = globalThis as unknown as { locks: { released: boolean }[] };
    for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForFunction(() => (globalThis as unknown as { locks: unknown[] }).locks.length === 2);
  expect(await held(page)).toEqual([1, 2]);
  await page.getByRole("link", { name: "Tagine, home" }).click();
  await page.getByRole("link", { name: "Bread" }).waitFor();
  expect(await held(page)).toEqual([0, 2]);
  // The device remembers it.
  await page.getByRole("link", { name: "Bread" }).click();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(true);
  expect(await held(page)).toEqual([1, 3]);
  await choice.click();
  expect(await held(page)).toEqual([0, 3]);
});

test("where the screen cannot be kept on, it is said why, once somebody wants it", async () => {
  await cook.send("POST", "recipes/create", { name: "Stew" });
  for (const [how, why] of [
    ["missing", "This browser cannot keep the screen on."],
    ["refused", "The device does not allow it at the moment"],
  ] as const) {
    const page = await browser.visit(`${tagine.address}recipe/stew`);
    await withScreen(page, how);
    const choice = page.getByRole("switch", { name: "Keep the screen on" });
    await choice.waitFor();
    expect(await page.getByText(why).count()).toBe(0);
    await choice.click();
    await page.getByText(why).waitFor();
  }
});
