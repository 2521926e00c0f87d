import { beforeAll, describe, expect, test } from "bun:test";
import { axeFindings, type Size } from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { journey } from "../support/journey.ts";

const RECIPES = {
  Omelette: ["3 eggs", "1 tbsp butter", "salt and pepper"],
  Pancakes: ["2 eggs", "250 g flour", "500 ml milk"],
  "Tomato soup": ["1 kg tomatoes", "200 ml cream"],
};

const { browser, tagine, cook } = await journey();

beforeAll(async () => {
  for (const [name, recipeIngredient] of Object.entries(RECIPES))
    await cook.send("POST", "recipes/create", { name, recipeIngredient });
});

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("the search page leads to the foods at home, to a recipe, and back", async () => {
    const page = await browser.visit(`${tagine.address}search`, { size });
    await page.getByRole("main").getByRole("link", { name: "What can I cook?" }).click();
    await page.getByRole("heading", { level: 1, name: "What can I cook?" }).waitFor();
    await page.getByText("Add what's in your fridge").waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const field = page.getByRole("combobox", { name: "What you have" });
    await field.fill("butte");
    await page.getByRole("option", { name: "butter", exact: true }).click();
    await field.pressSequentially("eggs,");
    const omelette = page.getByRole("link", { name: /Omelette/ });
    await omelette.getByText("You have everything").waitFor();
    await page
      .getByRole("link", { name: /Pancakes/ })
      .getByText("Missing: flour, milk")
      .waitFor();
    expect(await page.getByRole("link", { name: /Tomato soup/ }).count()).toBe(0);

    await page.getByText("Staples: salt").click();
    await page.getByRole("button", { name: "Remove salt" }).click();
    await omelette.getByText("Missing: salt").waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await omelette.click();
    await page.getByRole("heading", { level: 1, name: "Omelette" }).waitFor();
    await page.goBack();
    await omelette.getByText("Missing: salt").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Remove butter" }).waitFor();
    await omelette.getByText("Missing: salt").waitFor();
  });
});
