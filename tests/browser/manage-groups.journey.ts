import { describe, expect, test } from "bun:test";
import type { Page, Size } from "../support/browser.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { waitForHeadlineFocus, dialog, startUserManagement, pressInDialog } from "../support/managing.ts";

const { cook, at } = await startUserManagement();

const card = (page: Page, name: string) => page.getByRole("article", { name });

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
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Delete group Café Crew" }).click();
    await dialog(page).getByRole("heading", { name: "Delete the group “Café Crew”?" }).waitFor();
    await expectLooksRight(page);
    await pressInDialog(page, "Delete");
    await card(page, "Café Crew").waitFor({ state: "detached" });
    await waitForHeadlineFocus(page);
  });
});
