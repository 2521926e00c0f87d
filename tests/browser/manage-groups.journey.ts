import { describe, expect, test } from "bun:test";
import type { Page, Size } from "../support/browser.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import {
  alert,
  waitForHeadlineFocus,
  chooseAction,
  waitUntilClosed,
  dialog,
  startUserManagement,
  pressInDialog,
  row,
  tab,
} from "../support/managing.ts";

const { at } = await startUserManagement();

const card = (page: Page, name: string) => page.getByRole("article", { name });

describe.each(looks<Size>(["desk"], ["phone"]))("%s", (size) => {
  test("a group is made, found, emptied and deleted, and its numbers are fresh", async () => {
    const page = await at(size, { part: "groups" });
    await page.getByRole("button", { name: "New group" }).click();
    await pressInDialog(page, "Create");
    await dialog(page).getByText("Field Required").waitFor();
    await dialog(page).getByLabel("Group name").fill("Home");
    await pressInDialog(page, "Create");
    await alert(page).getByText("There is already a group “Home”.").waitFor();
    await dialog(page).getByLabel("Group name").fill("Café Crew");
    await pressInDialog(page, "Create");
    await card(page, "Café Crew").waitFor();

    await page.getByLabel("Look for a group").fill("cafe");
    await card(page, "Home").waitFor({ state: "detached" });
    const box = await card(page, "Café Crew").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(325);
    await page.getByLabel("Look for a group").fill("nowhere");
    await page.getByText("No group is called that.").waitFor();
    await page.getByLabel("Look for a group").fill("");

    const remove = (name: string) => page.getByRole("button", { name: `Delete the group ${name}` });
    expect(await remove("Home").isDisabled()).toBe(true);
    await card(page, "Home").getByText("New users come into this group").waitFor();
    expect(await page.getByRole("button", { name: "Edit the group Café Crew" }).isDisabled()).toBe(true);
    expect(await remove("Café Crew").isDisabled()).toBe(false);
    await expectLooksRight(page);

    await tab(page, "Users").click();
    await page.getByRole("button", { name: "New user" }).click();
    await dialog(page).getByLabel("Full name").fill("Carla");
    await dialog(page).getByLabel("E-mail").fill("carla@example.com");
    await dialog(page).getByLabel("Password", { exact: true }).fill("long-enough");
    await dialog(page).getByLabel("Group").selectOption("Café Crew");
    await pressInDialog(page, "Create");
    await row(page, "Carla").waitFor();
    await tab(page, "Groups").click();
    await card(page, "Café Crew").getByText("Total users1").waitFor();
    await card(page, "Café Crew").getByText("To delete it, move its users").waitFor();
    expect(await remove("Café Crew").isDisabled()).toBe(true);

    await tab(page, "Users").click();
    await chooseAction(page, "Carla", "Edit");
    await dialog(page).getByLabel("Group").selectOption("Home");
    await pressInDialog(page, "Save");
    await waitUntilClosed(page);
    await tab(page, "Groups").click();
    await card(page, "Café Crew").getByText("Total users0").waitFor();
    await remove("Café Crew").click();
    await dialog(page).getByRole("heading", { name: "Delete the group “Café Crew”?" }).waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Delete");
    await card(page, "Café Crew").waitFor({ state: "detached" });
    await waitForHeadlineFocus(page);
  });
});
