import { describe, expect, test } from "bun:test";
import { hasFocus, type Size } from "../support/browser.ts";
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

const { cook, at, addUser } = await startUserManagement();

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
    await expectLooksRight(page);
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
