import { beforeAll, expect, test } from "bun:test";
import { dom, screen, waitFor, within } from "../support/dom.tsx";
import { upload } from "../support/pictured.ts";
import { picture } from "../support/test-site.ts";

const { admin, answer, open } = await dom();

beforeAll(async () => {
  for (const [name, category] of [
    ["Leek Soup", "Soups"],
    ["Bean Soup", "Soups"],
    ["Green Salad", "Salads"],
  ])
    await admin.send("POST", "recipes/create", {
      name,
      recipeCategory: [category],
      recipeIngredient: ["2 leeks", "salt"],
      recipeInstructions: [{ text: "Cook **well**." }],
    });
});

const preview = () => screen.getByRole("region", { name: "Preview" });
const pageNames = () =>
  within(preview())
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

async function findPages(count: number): Promise<void> {
  await screen.findByText(`${count} pages`);
}

test("the book has a cover, contents, chapters, and an index of foods", async () => {
  const page = await open("cookbook", { as: admin });
  await findPages(6);
  expect(pageNames()).toEqual(["Green Salad", "Bean Soup", "Leek Soup", "L"]);
  const contents = within(preview()).getByRole("region", { name: "Page 2" });
  expect(contents.textContent).toBe("ContentsSalads3Green Salad3Soups4Bean Soup4Leek Soup5Contents2");
  const index = within(preview()).getByRole("region", { name: "Page 6" });
  expect(index.textContent).toContain("LeeksGreen Salad3Bean Soup4Leek Soup5");
  expect(index.textContent).not.toContain("Salt");

  await page.fill("Title", "Grandma's book");
  await page.fill("Subtitle (optional)", "Since 1950");
  const cover = within(preview()).getByRole("region", { name: "Cover" });
  expect(cover.textContent).toBe("Grandma's bookSince 1950");
  expect(document.title).toBe("Grandma's book · Tagine");
});

test("a category, and two recipes on a page", async () => {
  const page = await open("cookbook", { as: admin });
  await page.selectOptions(await screen.findByLabelText("Recipes"), "Soups");
  await findPages(5);
  expect(pageNames()).toEqual(["Bean Soup", "Leek Soup", "L"]);
  await page.selectOptions(screen.getByLabelText("Recipes per page"), "Two, if they fit");
  await findPages(4);
  await page.selectOptions(screen.getByLabelText("Paper size"), "A5");
  await waitFor(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    expect(rules.join("\n")).toContain("148mm");
  });
});

test("pictures of steps are below their step, unless two recipes share a page", async () => {
  const path = "recipes/bean-soup/pictures";
  const { id } = (await admin.send("POST", `${path}?step=0`, upload(await picture(60, 40)))).body;
  const { id: whole } = (await admin.send("POST", path, upload(await picture(60, 40)))).body;
  const page = await open("cookbook", { as: admin });
  await findPages(6);
  const addresses = () => [...preview().querySelectorAll("img")].map(({ src }) => src);
  expect(addresses()).toEqual([expect.stringContaining(`api/recipes/bean-soup/pictures/${id}/small`)]);
  await page.click(screen.getByRole("checkbox", { name: "With pictures" }));
  await waitFor(() => expect(addresses()).toEqual([]));
  await page.click(screen.getByRole("checkbox", { name: "With pictures" }));
  await waitFor(() => expect(addresses()).toHaveLength(1));
  await page.selectOptions(screen.getByLabelText("Recipes per page"), "Two, if they fit");
  await waitFor(() => expect(addresses()).toEqual([]));
  for (const key of [id, whole]) await admin.send("DELETE", `${path}/${key}`);
});

test("the export dialog leads to a book of the selected recipes, and Back to the selection", async () => {
  const page = await open("recipes/all?sort=name", { as: admin });
  await page.press("Select");
  await page.click(await screen.findByRole("checkbox", { name: "Leek Soup" }));
  await page.click(await screen.findByRole("checkbox", { name: "Green Salad" }));
  await page.press("Export", screen.getByRole("region", { name: "Selection" }));
  await page.follow("Make a printed cookbook");
  await page.waitForAddress("/cookbook");
  await findPages(5);
  expect(pageNames()).toEqual(["Green Salad", "Leek Soup", "L"]);
  await page.selectOptions(screen.getByLabelText("Recipes"), "All recipes");
  await findPages(6);
  await page.back();
  await within(await screen.findByRole("region", { name: "Selection" })).findByText("2 selected");
});

test("a book that couldn't be loaded is laid out after another try", async () => {
  const comeBack = answer(/recipe-library/);
  const page = await open("cookbook", { as: admin });
  await screen.findByText(/Can't reach Tagine/);
  comeBack();
  await page.press("Try again");
  await findPages(6);
  expect(pageNames()).toEqual(["Green Salad", "Bean Soup", "Leek Soup", "L"]);
});
