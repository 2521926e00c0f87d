import { describe, expect, test } from "bun:test";
import { decode } from "fast-png";
import { decodeQR } from "qr/decode.js";
import type { Size } from "../support/browser.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import {
  waitForHeadlineFocus,
  waitUntilClosed,
  dialog,
  startUserManagement,
  pressInDialog,
  row,
  tab,
} from "../support/managing.ts";

const { tagine, cook, at } = await startUserManagement();

/** What a phone would read. */
function readCode(screenshot: Uint8Array): string {
  const { width, height, data } = decode(screenshot);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a sign-up link can be created, copied, scanned and deleted", async () => {
    const page = await at(size, { part: "sign-ups", dark: size === "phone" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("heading", { name: "No sign-up links" }).waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "New link" }).click();
    await pressInDialog(page, "Save");
    await dialog(page).getByText("Required").waitFor();
    await dialog(page).getByLabel("Name").fill("Grandma");
    await dialog(page).getByRole("checkbox", { name: "Admin" }).check();
    await pressInDialog(page, "Save");
    await dialog(page).getByRole("heading", { name: "Sign-up link for “Grandma”" }).waitFor();
    const [link] = (await cook.get("users/sign-ups")).body;
    const address = `${tagine.address}sign-up/${link.token}`;
    expect(await dialog(page).getByLabel("Link", { exact: true }).inputValue()).toBe(address);
    await pressInDialog(page, "Copy");
    await dialog(page).getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await pressInDialog(page, "Done");
    await row(page, address).getByText("Yes", { exact: true }).waitFor();
    await waitForHeadlineFocus(page);

    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name: "Copy the link for Grandma" }).click();
    await row(page, "Grandma").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Show QR code for Grandma" }).click();
    const code = dialog(page).getByRole("img", { name: "QR code for the link" });
    await code.waitFor();
    expect(readCode(await code.screenshot())).toBe(address);
    await expectLooksRight(page);
    await page.keyboard.press("Escape");
    await waitUntilClosed(page);

    await page.getByRole("button", { name: "Delete the link for Grandma" }).click();
    await dialog(page).getByRole("heading", { name: "Delete the link for “Grandma”?" }).waitFor();
    await pressInDialog(page, "Delete");
    await page.getByRole("heading", { name: "No sign-up links" }).waitFor();
    await waitForHeadlineFocus(page);
  });
});

test("copying works without the clipboard API, and failures are reported", async () => {
  await cook.send("POST", "users/sign-ups", { name: "Uncle" });
  const page = await at("phone", { part: "sign-ups" });
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Show QR code for Uncle" }).click();
  const address = await dialog(page).getByLabel("Link", { exact: true }).inputValue();
  await pressInDialog(page, "Copy");
  await dialog(page).getByText("Copied").waitFor();
  await page.keyboard.press("Escape");
  await tab(page, "Groups").click();
  await page.getByLabel("Find a group").focus();
  await page.keyboard.press("Control+v");
  expect(await page.getByLabel("Find a group").inputValue()).toBe(address);

  // It can be taken by hand.
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await tab(page, "Sign-up links").click();
  await page.getByRole("button", { name: "Copy the link for Uncle" }).click();
  await row(page, "Uncle").getByText("Couldn't copy.").waitFor();
  await expectLooksRight(page);
});
