import { expect, test } from "bun:test";
import type { Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

test.each(looks<Size>(["phone"], ["desk"]))(
  "a wrong ingredient of a step is corrected on the way through cook mode on a %s",
  async (size) => {
    const slug = (
      await cook.send("POST", "recipes/create", {
        name: "Onion soup",
        recipeIngredient: ["2 red onions", "1 l stock", "1 tbsp butter"],
        recipeInstructions: [{ text: "Fry the onions." }, { text: "Pour in the stock." }],
      })
    ).body;
    const page = await browser.visit(`${tagine.address}recipe/${slug}/cook`, {
      as: ADMIN_EMAIL,
      size,
      dark: size === "phone",
    });
    const used = page.getByRole("group", { name: "Ingredients for this step" }).getByRole("listitem");
    await used.getByText("red onions").waitFor();
    await page.getByRole("link", { name: "Correct ingredients" }).click();
    await page.getByRole("checkbox", { name: "1 tbsp butter" }).check();
    await page.getByRole("button", { name: "Ingredients: red onions, butter" }).waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await used.getByText("butter").waitFor();
    await expectLooksRight(page);
    expect((await cook.get(`recipes/${slug}`)).body.recipeInstructions).toEqual([
      { text: "Fry the onions.", ingredients: ["2 red onions", "1 tbsp butter"] },
      { text: "Pour in the stock." },
    ]);
    await cook.send("DELETE", `recipes/${slug}`);
  },
);
