import { expect, test } from "bun:test";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { pressUntil } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/gate.ts";
import { journey } from "../support/journey.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const MOMENT_MS = 1000;

async function fillList(text: string): Promise<number> {
  const [list] = (await cook.get("shopping-lists")).body;
  await cook.send("POST", `shopping-lists/${list.id}/items`, { text });
  return list.id;
}

test("someone without an account scans a QR code and checks an item, which the owner sees at once", async () => {
  await fillList("3 l milk, bread, apples");
  const own = await browser.visit(`${tagine.address}shopping`, { as: ADMIN_EMAIL });
  await own.getByRole("checkbox", { name: "3 l milk" }).waitFor();
  await own.getByRole("button", { name: "List actions" }).click();
  await own.getByRole("button", { name: "Share…" }).click();
  await own.getByRole("button", { name: "Create link and QR code" }).click();
  await own.getByRole("img", { name: "QR code for the link" }).waitFor();
  const address = await own.getByLabel("Link", { exact: true }).inputValue();
  expect(address).toStartWith(`${tagine.address}list/`);
  await own.getByRole("button", { name: "Close" }).click();

  const guest = await browser.visit(address, { size: "phone" });
  const milk = guest.getByRole("checkbox", { name: "3 l milk" });
  await milk.click();
  await own.waitForFunction(
    () => [...document.querySelectorAll<HTMLInputElement>("main [type=checkbox]")].some((box) => box.checked),
    null,
    { timeout: MOMENT_MS },
  );
  expect(await own.getByRole("checkbox", { name: "3 l milk" }).isChecked()).toBe(true);
  expect(await guest.getByRole("link").count()).toBe(0);

  await own.getByRole("checkbox", { name: "bread" }).click();
  await guest.waitForFunction(
    () => [...document.querySelectorAll<HTMLInputElement>("main :checked")].length === 2,
  );
  expect(await milk.isChecked()).toBe(true);
});

test("a guest without a connection still has the list after a reload", async () => {
  const list = await fillList("oats");
  const { token } = (await cook.send("POST", `shopping-lists/${list}/links`, { mayCheck: true })).body;
  const gate = openGate(tagine.address);
  try {
    const guest = await browser.visit(`${gate.address}list/${token}`, { size: "phone", storeOffline: true });
    await guest.getByRole("checkbox", { name: "oats" }).waitFor();
    await guest.evaluate(() => navigator.serviceWorker.ready);
    browser.takeErrors();
    await gate.close();
    await guest.reload();
    await guest.getByRole("checkbox", { name: "oats" }).check();
    await guest.getByText("Waiting for a connection").waitFor();
    await guest.reload();
    await guest.getByText("Waiting for a connection").waitFor();
    expect(await guest.getByRole("checkbox", { name: "oats" }).isChecked()).toBe(true);
    gate.open();
    await guest.getByText(/^You can check items off until /).waitFor();
    await eventually(async () => {
      const { items }: { items: ShoppingItem[] } = (await cook.get(`shopping-lists/${list}`)).body;
      return items.some(({ text, isChecked }) => text === "oats" && isChecked);
    });
    browser.takeErrors();
  } finally {
    await gate.close();
  }
});

test("aisles are arranged by keyboard, and the list follows", async () => {
  const list = await fillList("eggs, salmon");
  const page = await browser.visit(`${tagine.address}shopping`, { as: ADMIN_EMAIL, size: "phone" });
  await page.getByRole("checkbox", { name: "eggs" }).waitFor();
  await page.getByRole("button", { name: "List actions" }).click();
  await page.getByRole("button", { name: "Arrange aisles…" }).click();
  const dialog = page.getByRole("dialog", { name: "Arrange aisles" });
  await dialog.getByRole("button", { name: "Move Dairy & eggs" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("Picked up Dairy & eggs. Position 5 of 18.").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByText("Move canceled. Dairy & eggs is back in place.").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await pressUntil(page, "ArrowUp", page.getByText("Dairy & eggs: position 4 of 18."));
  await page.keyboard.press("Space");
  await page.getByText("Moved Dairy & eggs to position 4 of 18.").waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Save order" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => {
    const aisles = [...document.querySelectorAll("main section h2")].map(({ textContent }) => textContent);
    return aisles.indexOf("Dairy & eggs") < aisles.indexOf("Fish");
  });
  // The page shows the order before the server has it.
  const aisles = await eventually(async () => {
    const { body } = await cook.get(`shopping-lists/${list}`);
    return body.aisles.length > 0 && body.aisles;
  });
  expect(aisles.slice(0, 5)).toEqual(["produce", "bakery", "meat", "dairy", "fish"]);
});
