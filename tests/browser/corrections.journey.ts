import { expect, test } from "bun:test";
import type { Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const LINE = "1 cup white stuff, soft";

test.each(looks<Size>(["phone"], ["desk"]))(
  "a line is corrected in one recipe, converted in another, its correction undone, and its food taught on a %s",
  async (size) => {
    const [first, second, third] = await Promise.all(
      ["Dip", "Cake", "Bread"].map(
        async (name) => (await cook.send("POST", "recipes/create", { name, recipeIngredient: [LINE] })).body,
      ),
    );
    const page = await browser.visit(`${tagine.address}recipe/${first}?edit=form`, {
      as: ADMIN_EMAIL,
      size,
      dark: size === "phone",
    });
    await page.getByRole("button", { name: "Correct “1 cup · white stuff”" }).click();
    const dialog = page.getByRole("dialog", { name: "Correct this line" });
    await dialog.getByLabel("Food").fill("stuff");
    await dialog.getByLabel("Counts as").fill("wheat flo");
    await dialog.getByRole("option", { name: "flour", exact: true }).click();
    await expectLooksRight(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Correct “1 cup · stuff”" }).waitFor();
    await expectLooksRight(page);

    await page.goto(`${tagine.address}recipe/${second}`);
    await page.getByLabel("Units").selectOption("metric");
    await page.locator("#ingredients").getByText("125 g").waitFor();

    await page.goto(`${tagine.address}admin/ingredients`);
    await page.getByText("1 cup · stuff · flour").waitFor();
    await expectLooksRight(page);
    await page.getByRole("button", { name: `Undo the correction of “${LINE}”` }).click();
    await page.getByText(/^Nothing corrected yet/).waitFor();
    expect((await cook.get("ingredient-corrections")).body.lines).toEqual([]);

    await page.reload();
    await page.getByRole("button", { name: "Choose what “white stuff” counts as" }).click();
    await page.getByRole("combobox", { name: "Counts as" }).first().fill("wheat flo");
    await page.getByRole("option", { name: "flour", exact: true }).click();
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/^No unknown foods/).waitFor();
    await page.goto(`${tagine.address}recipe/${third}`);
    await page.locator("#ingredients").getByText("125 g").waitFor();
    for (const { id } of (await cook.get("ingredient-corrections")).body.foods)
      await cook.send("DELETE", `taught-foods/${id}`);
    for (const slug of [first, second, third]) await cook.send("DELETE", `recipes/${slug}`);
  },
);
