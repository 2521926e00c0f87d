import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { USER_EMAIL } from "../support/sign-ins.ts";

const { admin, as, calls, open, user } = await dom();
const { isOffline } = await import("../../web/state/connection.ts");
const { chooseUnits } = await import("../../web/ingredients/unit-system.ts");

const LINE = "1 cup white stuff, soft";

beforeEach(async () => {
  for (const name of ["Dip", "Cake"])
    await admin.send("POST", "recipes/create", {
      name,
      recipeYield: "2",
      recipeIngredient: [LINE, "For the top:", "", "salt"],
    });
});
afterEach(async () => {
  isOffline.value = false;
  chooseUnits("written");
  for (const slug of ["dip", "cake"]) await admin.send("DELETE", `recipes/${slug}`);
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
  const { lines, foods } = await list();
  for (const { id } of lines) await admin.send("DELETE", `ingredient-corrections/${id}`);
  for (const { id } of foods) await admin.send("DELETE", `taught-foods/${id}`);
});

const list = async () => (await admin.get("ingredient-corrections")).body;
const hint = (understood: string) => screen.findByRole("button", { name: `Correct “${understood}”` });
const hints = () =>
  screen.queryAllByRole("button", { name: /^Correct “/ }).map(({ textContent }) => textContent);
const findIngredient = (name: RegExp) => screen.findByRole("checkbox", { name });
const dialog = () => screen.findByRole("dialog", { name: "Correct this line" });

/** Starts a new session, which hasn't loaded corrections of other tests. */
async function atForm(): Promise<OpenApp> {
  const page = await open("recipe/dip?edit=form", { as: await as(USER_EMAIL) });
  await hint("salt");
  return page;
}

test("the form shows what each line means, except headings and empty lines", async () => {
  const page = await atForm();
  expect(hints()).toEqual(["1 cup · white stuff", "salt"]);
  await page.fill("Ingredient 1", "300 g rice");
  await hint("300 g · rice");
  await page.fill("Ingredient 1", "Sauce:");
  await waitFor(() => expect(hints()).toEqual(["salt"]));
});

test("a late response doesn't replace a newer one", async () => {
  const { correctedLines, refreshCorrections } = await import("../../web/ingredients/corrections.ts");
  await open("recipe/dip", { as: await as(USER_EMAIL) });
  const { fetch } = globalThis;
  const held = Promise.withResolvers<void>();
  globalThis.fetch = Object.assign(async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call);
    await held.promise;
    return answer;
  }, fetch);
  const late = refreshCorrections();
  globalThis.fetch = fetch;
  await admin.send("PUT", "ingredient-corrections", { line: LINE, amount: "1", unit: "cup", food: "stuff" });
  await refreshCorrections();
  held.resolve();
  await late;
  expect(correctedLines.peek().map(({ line }) => line)).toEqual([LINE]);
});

test("a correction applies to the same line of another recipe, and can be undone", async () => {
  const page = await atForm();
  await page.press("Correct “1 cup · white stuff”");
  const inside = await dialog();
  within(inside).getByText(LINE);
  await page.fill("Food", "stuff", inside);
  await page.fill("Counts as", "wheat flo", inside);
  await page.click(await within(inside).findByRole("option", { name: "flour" }));
  await page.press("Save", inside);
  await hint("1 cup · stuff");
  expect((await list()).lines).toMatchObject([
    { line: LINE, amount: "1", unit: "cup", food: "stuff", foodId: "wheat-flour" },
  ]);

  await page.go("/recipe/cake");
  await page.selectOptions(await screen.findByRole("combobox", { name: "Units" }), "metric");
  await findIngredient(/125 g white stuff, soft/);

  await page.go("/admin/ingredients");
  await findListItem("1 cup · stuff · flour");
  await page.press(`Undo the correction of “${LINE}”`);
  await screen.findByText(/^Nothing corrected yet/);
  expect((await list()).lines).toEqual([]);
  await page.go("/recipe/dip?edit=form");
  await hint("1 cup · white stuff");
});

test("parts must be in the line, and Tagine must know the food", async () => {
  const page = await atForm();
  await page.press("Correct “1 cup · white stuff”");
  const inside = await dialog();
  await page.fill("Unit", "mug", inside);
  await page.fill("Food", " ", inside);
  await page.fill("Counts as", "unobtainium", inside);
  await page.press("Save", inside);
  await within(inside).findByText("Not part of the line");
  within(inside).getByText("Required");
  within(inside).getByText("Choose a food from the list");
  expect((await list()).lines).toEqual([]);
});

test("the dialog shows an earlier correction and can undo it", async () => {
  const correction = { line: LINE.toUpperCase(), amount: "1", food: "STUFF", foodId: "honey" };
  await user.send("PUT", "ingredient-corrections", correction);
  const page = await atForm();
  await page.press("Correct “1 · stuff”");
  expect(within(await dialog()).getByLabelText<HTMLInputElement>("Counts as").value).toBe("honey");
  await page.press("Undo correction");
  await hint("1 cup · white stuff");
  expect((await list()).lines).toEqual([]);
});

test("corrections are loaded once per session", async () => {
  const page = await open("recipe/dip", { as: await as(USER_EMAIL) });
  await findIngredient(/white stuff/);
  await page.go("/recipe/cake");
  await screen.findByRole("heading", { name: "Cake" });
  await findIngredient(/white stuff/);
  await waitFor(() =>
    expect(calls().filter((call) => call.includes("ingredient-corrections"))).toHaveLength(1),
  );
});

test("offline, lines show what they mean, but can't be corrected", async () => {
  await atForm();
  isOffline.value = true;
  await waitFor(() => expect(hints()).toEqual([]));
  screen.getByText("1 cup · white stuff");
  isOffline.value = false;
  await hint("salt");
});

test("an admin teaches a food and removes it", async () => {
  const page = await open("admin/ingredients", { as: admin });
  await screen.findByText("No names added yet.");
  await page.press("Add");
  await screen.findByText("Required");
  await page.fill("Name", "Gloop");
  await page.fill("Counts as", "honey");
  await screen.findByRole("option", { name: "honey" });
  await page.keyboard("{ArrowDown}{Enter}");
  await page.press("Add");
  await findListItem("Gloop");
  expect((await list()).foods).toMatchObject([{ name: "Gloop", foodId: "honey" }]);
  await page.press("Remove “Gloop”");
  await screen.findByText("No names added yet.");
});

test("an unknown food disappears once an admin chooses what it counts as", async () => {
  const page = await open("admin/ingredients", { as: admin });
  await screen.findByText(/^No unknown foods/);
  await admin.send("POST", "recipes/create", { name: "Bread", recipeIngredient: ["2 tbsp white stuff"] });
  await page.go("/recipe/dip");
  await page.go("/admin/ingredients");
  await screen.findByRole("button", { name: "Choose what “white stuff” counts as" });
  const row = await findListItem("white stuff");
  within(row).getByText("3 recipes");
  await page.press("Choose what “white stuff” counts as");
  await page.press("Save", row);
  await within(row).findByText("Choose a food from the list");
  await page.fill("Counts as", "honey", row);
  await within(row).findByRole("option", { name: "honey" });
  await page.keyboard("{ArrowDown}{Enter}");
  await page.press("Save", row);
  await screen.findByText(/^No unknown foods/);
  await findListItem("white stuff");
  expect((await list()).foods).toMatchObject([{ name: "white stuff", foodId: "honey" }]);
  await admin.send("DELETE", "recipes/bread");
});

test("other people see taught foods, but can't change them", async () => {
  await admin.send("PUT", "taught-foods", { name: "Gloop", foodId: "honey" });
  await open("admin/ingredients", { as: user });
  await findListItem("Gloop");
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  expect(screen.queryByText(/^No unknown foods/)).toBeNull();
});
