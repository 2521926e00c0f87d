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

const { tagine, cook, at, addUser, person } = await startUserManagement();

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("an account is made, changed and deleted, and each time the list says so", async () => {
    await cook.send("POST", "groups", { name: "Family" });
    const page = await at(size, { dark: size === "phone" });
    await row(page, "Change Me").getByText("You", { exact: true }).waitFor();
    await page.getByRole("button", { name: "New user" }).click();
    await dialog(page).getByLabel("Full name").fill("Anna Smith");
    await dialog(page).getByLabel("E-mail").fill("Anna@Example.com");
    await dialog(page).getByLabel("Password", { exact: true }).fill("long-enough");
    await dialog(page).getByLabel("Group").selectOption("Family");
    await expectLooksRight(page);
    await pressInDialog(page, "Create");
    await page.getByText("Anna Smith has an account now.").waitFor();
    await row(page, "anna@example.com").getByText("Family").waitFor();
    expect(await hasFocus(page.getByRole("button", { name: "New user" }))).toBe(true);
    await tagine.signIn("anna@example.com", "long-enough");

    await chooseAction(page, "Anna Smith", "Edit");
    expect(await dialog(page).getByLabel("Password").count()).toBe(0);
    await dialog(page).getByLabel("Full name").fill("Anna Miller");
    await dialog(page).getByLabel("Group").selectOption("Home");
    await dialog(page).getByRole("checkbox", { name: "Administrator" }).check();
    await pressInDialog(page, "Save");
    await row(page, "Anna Miller").getByText("Administrator").waitFor();
    expect(await person("anna@example.com")).toMatchObject({ group: "Home", admin: true });

    await chooseAction(page, "Anna Miller", "Delete");
    await dialog(page).getByRole("heading", { name: "Delete “Anna Miller”?" }).waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Cancel");
    await waitUntilClosed(page);
    expect(await person("anna@example.com")).toBeDefined();
    await chooseAction(page, "Anna Miller", "Delete");
    await pressInDialog(page, "Delete");
    await row(page, "Anna Miller").waitFor({ state: "detached" });
    await waitForHeadlineFocus(page);
    expect(await person("anna@example.com")).toBeUndefined();
  });

  test("a new password is shown once, ready to copy, and ends all sessions", async () => {
    const email = `forgetful-${size}@example.com`;
    await addUser("Forgetful", email);
    const session = await tagine.signIn(email);
    const page = await at(size);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await chooseAction(page, "Forgetful", "New password");
    await dialog(page).getByRole("heading", { name: "Give “Forgetful” a new password?" }).waitFor();
    await pressInDialog(page, "Make a new password");
    const field = dialog(page).getByLabel("New password", { exact: true });
    await dialog(page)
      .getByText("Forgetful is signed out on all devices, and API tokens have ended.")
      .waitFor();
    expect(await hasFocus(field)).toBe(true);
    await pressInDialog(page, "Copy");
    await dialog(page).getByText("Copied").waitFor();
    await expectLooksRight(page);
    const password = await page.evaluate(() => navigator.clipboard.readText());
    expect(password).toBe(await field.inputValue());
    expect((await session.get("users/self")).status).toBe(401);
    await tagine.signIn(email, password);
    await pressInDialog(page, "Done");
    await waitUntilClosed(page);
    expect(await hasFocus(page.getByRole("button", { name: "Actions for Forgetful" }))).toBe(true);
  });

  test("all of it can be done by keyboard alone", async () => {
    const page = await at(size);
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
    expect(await hasFocus(page.getByRole("button", { name: "New user" }))).toBe(true);
    await key("Enter");
    await page.keyboard.type("Dora");
    await key("Tab");
    await page.keyboard.type("dora@example.com");
    await key("Tab");
    await page.keyboard.type("long-enough");
    // Past the button that shows the password, and the group.
    await key("Tab", "Tab", "Tab", "Space", "Enter");
    await row(page, "Dora").getByText("Administrator").waitFor();
    await waitUntilClosed(page);
    await page.getByRole("button", { name: "Actions for Dora" }).focus();
    // Edit, new password, delete: and in the dialog, Cancel comes first.
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
  test("every part is readable, and nothing sticks out at the side", async () => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitänskajüte";
    await cook.send("POST", "groups", { name: long });
    await addUser(long, `${long.replace("ä", "ae").toLowerCase()}@example.com`, { group: long, admin: true });
    await cook.send("POST", "users/sign-ups", { name: long });
    for (const part of ["", "groups", "sign-ups"]) {
      const page = await at(size, { part, dark });
      await page.getByRole("tabpanel").getByText(long).first().waitFor();
      await expectLooksRight(page);
    }
  });
});
