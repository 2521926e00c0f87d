import { beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArchive } from "../support/archives.ts";
import { goWithin, hasFocus, type Page, type Size, type Visit, readDownload } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { waitUntilClosed, dialog } from "../support/managing.ts";
import { upload } from "../support/pictured.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();

beforeAll(async () => {
  const templates = join(tagine.dataDir, "templates");
  mkdirSync(templates, { recursive: true });
  writeFileSync(join(templates, "card.txt"), "CARD OF {{ recipe.name }}");
  for (const name of ["Fig Jam", "Lentil Soup", "Plum Cake"])
    await cook.send("POST", "recipes/create", { name, recipeIngredient: ["salt"] });
});

const at = (path: string, size: Size, visit: Visit = { as: ADMIN_EMAIL }): Promise<Page> =>
  browser.visit(tagine.address + path, { size, ...visit });

/** Saves and reads the file. */
async function readSavedFile(page: Page, save: () => Promise<void>): Promise<File> {
  const [download] = await Promise.all([page.waitForEvent("download"), save()]);
  return new File([await readDownload(download)], download.suggestedFilename());
}

/** Exports in the open dialog and reads the file. */
function exported(page: Page, format: string): Promise<File> {
  return readSavedFile(page, async () => {
    await dialog(page).getByRole("radio", { name: format, exact: true }).check();
    await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  });
}

async function openExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await dialog(page).getByRole("heading", { name: "Export “Lentil Soup”" }).waitFor();
}

describe.each(looks<Size>(["phone"], ["desk"]))("%s", (size) => {
  test("one recipe is exported as Markdown, JSON and by a custom template, and several as one file", async () => {
    const page = await at("recipe/lentil-soup", size);
    await openExport(page);
    await dialog(page).getByRole("radio", { name: "card.txt" }).waitFor();
    await expectLooksRight(page);
    const text = await exported(page, "Markdown");
    expect(text.name).toBe("lentil-soup.md");
    expect(await text.text()).toContain("# Lentil Soup");
    await waitUntilClosed(page);
    await openExport(page);
    const json = await exported(page, "JSON (schema.org)");
    expect(json.name).toEndWith(".json");
    expect(await json.text()).toContain("https://schema.org");
    await waitUntilClosed(page);
    await openExport(page);
    expect(await (await exported(page, "card.txt")).text()).toBe("CARD OF Lentil Soup");
    await waitUntilClosed(page);
    expect(await hasFocus(page.getByRole("button", { name: "More actions" }))).toBe(true);

    // Selected recipes, or all of them, are exported as one file.
    await goWithin(page, "recipes/all?sort=name");
    await page.getByRole("heading", { level: 1, name: "All recipes" }).waitFor();
    await page.getByRole("button", { name: "Select" }).click();
    const bar = page.getByRole("region", { name: "Selection" });
    expect(await bar.getByRole("button", { name: "Export" }).isDisabled()).toBe(true);
    for (const name of ["Fig Jam", "Plum Cake"]) await page.getByRole("checkbox", { name }).click();
    await bar.getByRole("button", { name: "Export" }).click();
    await dialog(page).getByRole("heading", { name: "Export 2 recipes" }).waitFor();
    const some = await exported(page, "Markdown");
    expect(some.name).toEndWith(".zip");
    expect([...(await readArchive(some)).keys()].toSorted()).toEqual(["fig-jam.md", "plum-cake.md"]);
    await waitUntilClosed(page);
    // They are still selected.
    await bar.getByText("2 selected").waitFor();
    await bar.getByRole("button", { name: "Done" }).click();

    await page.getByRole("button", { name: "Export all recipes" }).click();
    const all = await exported(page, "Markdown");
    expect((await readArchive(all)).size).toBe(3);
  });

  test("visitors can export a recipe, too", async () => {
    const page = await at("recipe/lentil-soup", size, {});
    await page.getByRole("button", { name: "More actions" }).click();
    await expectLooksRight(page);
    const text = await readSavedFile(page, () => page.getByRole("link", { name: "As Markdown" }).click());
    expect(text.name).toBe("lentil-soup.md");
    expect(await text.text()).toContain("# Lentil Soup");
    await page.getByRole("button", { name: "More actions" }).click();
    const json = await readSavedFile(page, () => page.getByRole("link", { name: "As JSON" }).click());
    expect(json.name).toEndWith(".json");
  });
});

test("an offline book finds recipes by name, ingredient, and tag, and shows them with their pictures", async () => {
  await cook.send("PUT", "recipes/plum-cake", {
    name: "Plum Cake",
    recipeCategory: ["Cakes"],
    recipeIngredient: ["500 g plums"],
    tags: ["autumn"],
  });
  await cook.send("PUT", "recipes/plum-cake/image", upload(await picture(80, 60)));
  const page = await at("recipes/all", "phone");
  await page.getByRole("button", { name: "Export all recipes" }).click();
  const file = await exported(page, "Offline book");
  await page.goto("about:blank");
  await page.setContent(await file.text());
  const names = () => page.getByRole("listitem").allInnerTexts();
  const search = page.getByRole("searchbox");
  for (const words of ["plum cake", "500 plums", "Autumn"]) {
    await search.fill(words);
    expect([words, await names()]).toEqual([words, ["Plum Cake"]]);
  }
  await search.fill("herring");
  await page.getByRole("status").waitFor();
  expect(await names()).toEqual([]);
  await search.fill("");
  expect((await names()).toSorted()).toEqual(["Fig Jam", "Lentil Soup", "Plum Cake"]);

  await page.getByRole("link", { name: "Plum Cake" }).click();
  await page.getByText("500 g plums").waitFor();
  await page.locator("main img").evaluate((image: HTMLImageElement) => image.decode());
  await page.goBack();
  await page.getByRole("link", { name: "Ingredient index" }).click();
  await page.getByText("Plums").click();
  await page.getByRole("listitem").filter({ hasText: "Plum Cake" }).waitFor();
});
