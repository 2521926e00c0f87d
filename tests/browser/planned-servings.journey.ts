import { beforeEach, describe, expect, test } from "bun:test";
import { localDay } from "../../web/text/day.ts";
import { undoBar, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

await cook.send("POST", "recipes/create", {
  name: "Bean Stew",
  recipeYield: "4 servings",
  recipeIngredient: ["200 g beans", "2 onions", "salt"],
  recipeInstructions: [{ text: "Cook the 200 g beans." }],
});

beforeEach(async () => {
  for (const { uid } of (await cook.get("meal-plans/all")).body)
    await cook.send("DELETE", `meal-plans/${uid}`);
});

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("a recipe planned for 6 is for 6 on the shopping list, its page, and paper", async () => {
    const page = await browser.visit(`${tagine.address}recipe/bean-stew`, { size, as: ADMIN_EMAIL });
    for (let taps = 0; taps < 2; taps++) await page.getByRole("button", { name: "More servings" }).click();
    await page.getByRole("checkbox", { name: "300 g beans" }).waitFor();
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    await page.getByRole("button", { name: /^Today/ }).click();
    await undoBar(page)
      .getByText(/^Planned/)
      .waitFor();

    await page.goto(`${tagine.address}meal-plan/this-week`);
    const dinner = page.getByRole("article").filter({ hasText: "Bean Stew" });
    await dinner.getByText("6 servings").waitFor();
    await expectLooksRight(page);
    await page.getByRole("main").getByRole("button", { name: "Shopping list" }).click();
    await page.getByRole("heading", { name: "Bean Stew 6 servings" }).waitFor();
    for (const line of ["300 g beans", "3 onions", "salt"])
      await page.getByRole("checkbox", { name: line, exact: true }).waitFor();
    await expectLooksRight(page);

    await page.goto(`${tagine.address}meal-plan/today`);
    await page.waitForURL(`${tagine.address}recipe/bean-stew?servings=6`);
    await page.getByRole("checkbox", { name: "300 g beans" }).waitFor();
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    for (const text of ["6 servings", "300 g beans", "Cook the 300 g beans."])
      expect(await main.getByText(text, { exact: true }).locator("visible=true").count()).toBe(1);
  });

  test("a planned meal's servings can be changed", async () => {
    const today = localDay(new Date());
    const meals = [{ slug: "bean-stew", date: today }];
    await cook.send("POST", "meal-plans/create", { startDate: today, endDate: today, meals });
    const page = await browser.visit(`${tagine.address}meal-plan/planner`, { size, as: ADMIN_EMAIL });
    const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
    await press(/^Edit /);
    await press(/^Actions for Bean Stew/);
    await press("Change servings");
    const dialog = page.getByRole("dialog", { name: "Servings for Bean Stew" });
    for (let taps = 0; taps < 2; taps++) await dialog.getByRole("button", { name: "More servings" }).click();
    await expectLooksRight(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await press("Save");
    await page.getByRole("link", { name: "Bean Stew 6 servings" }).click();
    await page.waitForURL(`${tagine.address}recipe/bean-stew?servings=6`);
  });
});
