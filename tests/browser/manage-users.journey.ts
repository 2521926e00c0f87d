import { describe, expect, test } from "bun:test";
import { decode } from "fast-png";
import { decodeQR } from "qr/decode.js";
import { hasFocus, type Page, type Size } from "../support/browser.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import {
  waitForHeadlineFocus,
  chooseAction,
  waitUntilClosed,
  dialog,
  startUserManagement,
  pressInDialog,
  row,
  tab,
} from "../support/managing.ts";

const { tagine, cook, at, addUser } = await startUserManagement();

const card = (page: Page, name: string) => page.getByRole("article", { name });

/** What a phone would scan. */
function readCode(screenshot: Uint8Array): string {
  const { width, height, data } = decode(screenshot);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("an account can be created, reset and deleted with the keyboard", async () => {
    const page = await at(size, { dark: size === "phone" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const key = (...keys: string[]) =>
      keys.reduce((before, one) => before.then(() => page.keyboard.press(one)), Promise.resolve());
    await tab(page, "Users").focus();
    await key("ArrowRight");
    expect(await hasFocus(tab(page, "Groups"))).toBe(true);
    await page.waitForURL(/\?tab=groups$/);
    await key("End", "ArrowRight", "ArrowLeft");
    await page.waitForURL(/\?tab=sign-ups$/);
    await key("Home");
    await page.waitForURL(/manage-users$/);
    await page.getByRole("tab", { name: "Users", selected: true }).waitFor();
    await key("Tab");
    const add = page.getByRole("button", { name: "New user" });
    expect(await hasFocus(add)).toBe(true);
    await key("Enter");
    await page.keyboard.type("Dora");
    await key("Tab");
    await page.keyboard.type("dora@example.com");
    await key("Tab");
    await page.keyboard.type("long-enough");
    await expectLooksRight(page);
    // Past the button that shows the password, and the group.
    await key("Tab", "Tab", "Tab", "Space", "Enter");
    await row(page, "Dora").getByText("Admin").waitFor();
    await waitUntilClosed(page);
    expect(await hasFocus(add)).toBe(true);

    const actions = page.getByRole("button", { name: "Actions for Dora" });
    await chooseAction(page, "Dora", "Reset password");
    await pressInDialog(page, "Reset password");
    const field = dialog(page).getByLabel("New password", { exact: true });
    await field.waitFor();
    expect(await hasFocus(field)).toBe(true);
    await pressInDialog(page, "Copy");
    await dialog(page).getByText("Copied").waitFor();
    await expectLooksRight(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
    await pressInDialog(page, "Done");
    await waitUntilClosed(page);
    expect(await hasFocus(actions)).toBe(true);

    // Edit, reset password, delete: and in the dialog, Cancel comes first.
    await key("Enter");
    await page.getByRole("button", { name: "Delete", exact: true }).waitFor();
    await key("Tab", "Tab", "Tab", "Enter");
    await dialog(page).getByRole("heading", { name: "Delete “Dora”?" }).waitFor();
    await key("Tab", "Enter");
    await row(page, "Dora").waitFor({ state: "detached" });
    await waitForHeadlineFocus(page);
  });
});

describe.each(
  looks<[Size, boolean]>(
    [
      ["desk", false],
      ["phone", true],
    ],
    [
      ["desk", true],
      ["phone", false],
    ],
  ),
)("with long names: %s, dark: %p", (size, dark) => {
  test("every tab is readable, and nothing overflows", async () => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitänskajüte";
    await cook.send("POST", "groups", { name: long });
    await addUser(long, `${long.replace("ä", "ae").toLowerCase()}@example.com`, { group: long, admin: true });
    await cook.send("POST", "users/sign-ups", { name: long });
    const page = await at(size, { dark });
    for (const part of ["Users", "Groups", "Sign-up links"]) {
      await tab(page, part).click();
      await page.getByRole("tabpanel").getByText(long).first().waitFor();
      await expectLooksRight(page);
    }
  });
});

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("a group's card fits, and deleting it moves the focus to the headline", async () => {
    await cook.send("POST", "groups", { name: "Café Crew" });
    const page = await at(size, { part: "groups" });
    await page.getByLabel("Find a group").fill("cafe");
    await card(page, "Home").waitFor({ state: "detached" });
    const box = await card(page, "Café Crew").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(325);
    await page.getByLabel("Find a group").fill("");
    await card(page, "Home").getByText("New users join this group").waitFor();
    await page.getByRole("button", { name: "Delete group Café Crew" }).click();
    await dialog(page).getByRole("heading", { name: "Delete the group “Café Crew”?" }).waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Delete");
    await card(page, "Café Crew").waitFor({ state: "detached" });
    await waitForHeadlineFocus(page);
  });
});

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a sign-up link can be created, copied, scanned and deleted", async () => {
    const page = await at(size, { part: "sign-ups", dark: size === "phone" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("heading", { name: "No sign-up links" }).waitFor();
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
    await row(page, "Grandma").getByText("Yes", { exact: true }).waitFor();
    await waitForHeadlineFocus(page);
    await row(page, "Grandma").getByText("Technical details").click();
    await row(page, "Grandma").getByText(address).waitFor();

    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name: "Copy the link for Grandma" }).click();
    await row(page, "Grandma").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
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

  // It can be copied by hand.
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await tab(page, "Sign-up links").click();
  await page.getByRole("button", { name: "Copy the link for Uncle" }).click();
  await row(page, "Uncle").getByText("Couldn't copy.").waitFor();
  await expectLooksRight(page);
});
