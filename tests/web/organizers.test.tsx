import { afterEach, beforeEach, expect, test } from "bun:test";
import { createDishes, deleteAllRecipes } from "../support/dishes.ts";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { admin, open } = await dom();

beforeEach(() => createDishes(admin, 4));
afterEach(() => deleteAllRecipes(admin));

const dialog = () => screen.findByRole("dialog");
const names = async (kind: string) => (await admin.get(kind)).body.map(({ name }: { name: string }) => name);

test("a taken name is reported at the field, with an offer to merge", async () => {
  await admin.send("POST", "tags", { name: "Odd" });
  const page = await open("recipes/tags", { as: admin });
  await page.press("Actions for Odd");
  await page.press("Rename");
  const renaming = within(await dialog());
  const name = renaming.getByLabelText("Name");
  await page.fill(name, " ");
  await page.keyboard("{Enter}");
  await renaming.findByText("Enter a name");
  await page.fill(name, "EVEN");
  await page.keyboard("{Enter}");
  await renaming.findByText("A tag named “Even” already exists.");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await page.press("Merge into “Even” instead");
  expect(await within(await dialog()).findByRole("radio", { name: /Even/ })).toHaveProperty("checked", true);
  await page.press("Merge", await dialog());
  await waitFor(() => expect(screen.queryByRole("link", { name: /Odd/ })).toBeNull());
  expect(await names("tags")).toEqual(["Even"]);
});

test("empty ones have their own address and are deleted right away, others by name", async () => {
  for (const name of ["Nothing", "Nobody"]) await admin.send("POST", "tags", { name });
  const before = await open("recipes/tags", { as: admin });
  await before.follow("Unused (2)");
  await waitFor(() => expect(screen.queryByRole("link", { name: /Even/ })).toBeNull());
  expect(before.address()).toBe("/recipes/tags?empty");
  const page = await open("recipes/tags?empty", { as: admin });
  await page.press("Delete all unused");
  await within(await dialog()).findByText("Deletes 2 tags that no recipe uses.");
  await page.press("Delete all unused", await dialog());
  await screen.findByText("No matches");
  await page.follow("Unused (0)");
  await page.press("Actions for Even");
  await page.press("Delete");
  const question = within(await dialog());
  await question.findByRole("heading", { name: "Delete “Even”?" });
  await question.findByText("It will be removed from 2 recipes. The recipes won't be deleted.");
  await page.press("Delete", await dialog());
  await screen.findByText(/^No tags yet\./);
  expect((await admin.get("recipes/summary")).body).toHaveLength(4);
});
