import { expect, test } from "bun:test";
import type { Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey();

test.each(looks<Size>(["phone"], ["desk"]))(
  "a visitor makes double and reads it in grams on a %s",
  async (size) => {
    const name = `Scones on a ${size}`;
    const recipeIngredient = ["2 cups flour", "1/2 cup milk", "1 egg"];
    const recipeInstructions = [
      { text: "Mix the 2 cups flour with the milk. Bake at 425°F for 15 minutes." },
    ];
    const input = { name, recipeYield: "8 scones", recipeIngredient, recipeInstructions };
    const slug = (await cook.send("POST", "recipes/create", input)).body;
    const page = await browser.visit(`${tagine.address}recipe/${slug}`, { size, dark: size === "desk" });
    await page.getByRole("button", { name: "2 times the recipe" }).click();
    await page.getByText("4 cups", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("?servings=16");
    await page.getByLabel("Units").selectOption("metric");
    await page.getByRole("button", { name: "500 g", exact: true }).click();
    await page.getByText("Original: 2 cups flour").waitFor();
    expect(await page.getByRole("checkbox", { name: "500 g flour" }).isChecked()).toBe(false);
    await expectLooksRight(page);
    await page.reload();
    await page.getByRole("button", { name: "500 g", exact: true }).waitFor();
    if (size === "phone") await page.getByRole("tab", { name: "Steps" }).click();
    await page.getByText("Mix the 500 g flour with the milk. Bake at 220 °C for 15 minutes.").waitFor();
    await cook.send("DELETE", `recipes/${slug}`);
  },
);

test("weights convert even if the table of foods can't be loaded", async () => {
  const recipeIngredient = ["1 lb beef", "1 cup flour"];
  const slug = (await cook.send("POST", "recipes/create", { name: "Stew", recipeIngredient })).body;
  const page = await browser.visit(`${tagine.address}recipe/${slug}`);
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const isTable = (await answer.text()).includes("\tproduce\t");
    return isTable ? route.abort("connectionreset") : route.fulfill({ response: answer });
  });
  await page.getByLabel("Units").selectOption("metric");
  await page.getByRole("checkbox", { name: "450 g beef" }).waitFor();
  expect(await page.getByRole("checkbox", { name: "1 cup flour" }).count()).toBe(1);
  await cook.send("DELETE", `recipes/${slug}`);
});
