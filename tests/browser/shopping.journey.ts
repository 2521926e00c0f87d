import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import type { CountedList, ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { hasFocus, type Page, type Size, type Visit } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/gate.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();
/** The connection, which is closed to be offline. */
const gate = openGate(tagine.address);
afterAll(() => gate.close());

let list = 0;
beforeEach(async () => {
  gate.open();
  const before: CountedList[] = (await cook.get("shopping-lists")).body;
  list = (await cook.send("POST", "shopping-lists", { name: "Market", isDefault: true })).body.id;
  for (const { id } of before) await cook.send("DELETE", `shopping-lists/${id}`);
});

const readItems = async (): Promise<ShoppingItem[]> => (await cook.get(`shopping-lists/${list}`)).body.items;
const isCheckedOnServer = async (text: string) =>
  (await readItems()).find((item) => item.text === text)?.isChecked === true;

async function openList(visit: Visit = {}): Promise<Page> {
  const page = await browser.visit(`${gate.address}shopping`, { as: ADMIN_EMAIL, ...visit });
  await page.getByRole("heading", { level: 1, name: "Market" }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole("combobox", { name: "Add items" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const done = (page: Page) => page.getByRole("region", { name: /^Done/ });

async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

describe.each(
  looks<[Size, boolean]>(
    [["phone", false]],
    [
      ["phone", true],
      ["desk", false],
      ["desk", true],
    ],
  ),
)("on a %s, dark: %p", (size, dark) => {
  test("a list is typed, checked, and kept, also without a connection", async () => {
    const page = await openList({ size, dark });
    await page.getByRole("heading", { name: "What do you need?" }).waitFor();
    await expectLooksRight(page);
    await add(page, "milk, 6 eggs, 500 g flour");
    await box(page, "500 g flour").waitFor();
    expect(await hasFocus(field(page))).toBe(true);
    await add(page, "0.2 kg flour");
    await box(page, "700 g flour").check();
    await done(page).waitFor();
    await expectLooksRight(page);
    await eventually(() => isCheckedOnServer("700 g flour"));

    await page.reload();
    await done(page).waitFor();
    expect(await box(page, "700 g flour").isChecked()).toBe(true);
    expect(await box(page, "milk").isChecked()).toBe(false);

    browser.takeErrors();
    await gate.close();
    await box(page, "milk").check();
    await page.getByText("1 change waiting to sync").waitFor();
    expect(await isCheckedOnServer("milk")).toBe(false);
    gate.open();
    await eventually(() => isCheckedOnServer("milk"));
    await page.getByText("waiting to sync").waitFor({ state: "detached" });

    await box(page, "6 eggs").check();
    await page.getByRole("heading", { name: "All done" }).waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Finish trip" }).click();
    await page.getByRole("heading", { name: "What do you need?" }).waitFor();
    await eventually(async () => (await readItems()).length === 0);
    browser.takeErrors();
  });
});

test("two devices see each other's checks within a second", async () => {
  await cook.send("POST", `shopping-lists/${list}/items`, { text: "milk, 6 eggs" });
  const [one, other] = [await openList({ size: "phone" }), await openList()];
  await box(other, "milk").waitFor();
  await box(one, "milk").check();
  const checked = other.locator("input:checked");
  await checked.waitFor({ timeout: 1000 });
  await done(other).waitFor();
});

test("a picture shows which kind to buy, on every device", async () => {
  await cook.send("POST", `shopping-lists/${list}/items`, { text: "milk" });
  const page = await openList({ size: "phone" });
  await page.getByRole("button", { name: "Details: milk" }).click();
  const large = await picture(2400, 1800);
  await page
    .getByLabel("Choose picture")
    .setInputFiles({ name: "milk.jpg", mimeType: "image/jpeg", buffer: Buffer.from(large) });
  const shown = page.getByRole("img", { name: "Picture of milk" });
  await page.getByRole("dialog").getByRole("img", { name: "Picture of milk" }).waitFor();
  await expectLooksRight(page);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await eventually(async () => ((await readItems())[0]?.picture ?? "").startsWith("data:image/jpeg;base64,"));
});

test("deleting an item with the keyboard keeps the place in the list", async () => {
  await cook.send("POST", `shopping-lists/${list}/items`, { text: "milk, 6 eggs" });
  const page = await openList();
  await page.getByRole("button", { name: "Details: eggs" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await box(page, "6 eggs").waitFor({ state: "detached" });
  const milk = page.getByRole("button", { name: "Details: milk" });
  await eventually(() => hasFocus(milk));
  await milk.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await eventually(() => hasFocus(field(page)));
});

test("an item is opened and closed with the keyboard, and the paper shows what's left", async () => {
  await cook.send("POST", `shopping-lists/${list}/items`, { text: "milk, 6 eggs" });
  const page = await openList();
  const details = page.getByRole("button", { name: "Details: milk" });
  await details.press("Enter");
  const dialog = page.getByRole("dialog", { name: "milk" });
  await expectLooksRight(page);
  await dialog.getByLabel("Note").fill("the blue one");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("the blue one").waitFor();
  await eventually(() => hasFocus(details));
  await box(page, "6 eggs").press(" ");
  await done(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("milk").first().isVisible()).toBe(true);
  for (const hidden of [field(page), done(page), page.getByRole("button").first()])
    expect(await hidden.isVisible()).toBe(false);

  const readColumns = () =>
    page
      .getByRole("region")
      .first()
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).columnCount);
  expect(await readColumns()).toBe("auto");
  const things = Array.from({ length: 30 }, (_, at) => `thing ${String.fromCodePoint(97 + at)}`);
  await cook.send("POST", `shopping-lists/${list}/items`, { text: things.join("\n") });
  await eventually(async () => (await readColumns()) === "2");
  // A browser rounds the sides of a box one by one, which squashes circles.
  const circle = await box(page, "milk").boundingBox();
  expect([circle?.width, circle?.height]).toEqual([14, 14]);
});
