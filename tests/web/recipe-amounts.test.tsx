import { afterEach, beforeAll, expect, test } from "bun:test";
import { dom, screen, waitFor, type OpenApp } from "../support/dom.tsx";
import { USER_EMAIL } from "../support/sign-ins.ts";

const { admin, as, open, readStorage, visitor } = await dom();
const { chooseUnits } = await import("../../web/ingredients/unit-system.ts");

beforeAll(async () => {
  await admin.send("POST", "recipes/create", {
    name: "Custard",
    recipeYield: "4 servings",
    orgURL: "https://kitchen.example.com.au/custard",
    recipeIngredient: ["1 cup milk", "3 eggs", "1/0 cup sugar", "1 carrot"],
    recipeInstructions: [{ text: "Heat the 1 cup milk. Bake at 350°F." }],
  });
});
afterEach(() => chooseUnits("written"));

const lines = () =>
  [...document.querySelectorAll("#ingredients li label")].map(({ textContent }) => textContent);
const step = () => document.querySelector("#steps li")?.textContent;

async function atCustard(): Promise<OpenApp> {
  const page = await open("recipe/custard", { as: visitor });
  await screen.findByRole("heading", { level: 1, name: "Custard" });
  return page;
}

test("units are stored on the device, and convert ingredients and steps by the recipe's country", async () => {
  const page = await atCustard();
  expect(readStorage("units")).toBeNull();
  await page.selectOptions(screen.getByRole("combobox", { name: "Units" }), "metric");
  await waitFor(() => expect(lines()[0]).toBe("250 ml milk"));
  expect(step()).toContain("Heat the 250 ml milk. Bake at 180 °C.");
  expect(readStorage("units")).toBe("metric");
  await page.selectOptions(screen.getByRole("combobox", { name: "Units" }), "written");
  await waitFor(() => expect(lines()[0]).toBe("1 cup milk"));
  expect(step()).toContain("Heat the 1 cup milk. Bake at 350°F.");
});

test("tapping a converted amount shows and hides the original", async () => {
  chooseUnits("metric");
  const page = await atCustard();
  const amount = await screen.findByText("250 ml", { selector: "button" });
  await page.click(amount);
  await screen.findByText("Original: 1 cup milk");
  await page.click(amount);
  expect(screen.queryByText("Original: 1 cup milk")).toBeNull();
});

test("a converted step shows its original, a scaled one doesn't", async () => {
  const page = await atCustard();
  await page.press("2 times the recipe");
  expect(screen.queryByRole("button", { name: "Show original" })).toBeNull();
  await page.selectOptions(screen.getByRole("combobox", { name: "Units" }), "metric");
  await page.press("Show original");
  await screen.findByText("Heat the 1 cup milk. Bake at 350°F.");
  await page.press("Hide original");
  expect(screen.queryByText("Heat the 1 cup milk. Bake at 350°F.")).toBeNull();
});

test("scaled lines have plurals, a whole number for half a piece, and a mark where it didn't work", async () => {
  const page = await atCustard();
  await page.press("½ times the recipe");
  expect(lines().slice(1, 3)).toEqual(["1½ eggs ≈ 2", "1/0 cup sugar not scaled"]);
  await page.press("2 times the recipe");
  await waitFor(() => expect(lines()[3]).toBe("2 carrots"));
  await page.press("1 times the recipe");
  expect(lines()).toEqual(["1 cup milk", "3 eggs", "1/0 cup sugar", "1 carrot"]);
});

test("every tap on + counts, even before the URL has changed", async () => {
  const page = await atCustard();
  const button = screen.getByRole("button", { name: "More servings" });
  for (let tap = 0; tap < 5; tap++) {
    button.click();
    await Promise.resolve();
  }
  await screen.findByRole("status", { name: "9 servings" });
  await page.waitForAddress("/recipe/custard?servings=9");
});

test("foods are known in the recipe's language, whatever the page's is", async () => {
  await admin.send("POST", "recipes/create", {
    name: "Pfannkuchen",
    recipeIngredient: ["250 g Mehl", "1 Zwiebel", "1 Prise Salz"],
    recipeInstructions: [{ text: "Das Mehl mit dem Salz und der Zwiebel verrühren." }],
  });
  chooseUnits("us");
  const page = await open("recipe/pfannkuchen", { as: visitor });
  await waitFor(() => expect(lines()[0]).toBe("2 cups Mehl"));
  await page.press("2 times the recipe");
  await waitFor(() => expect(lines()).toEqual(["4 cups Mehl", "2 Zwiebeln", "2 Prisen Salz"]));
});

test("a correction applies to a line whose text is tidied", async () => {
  const line = "1 cup white stuff ( soft )";
  await admin.send("POST", "recipes/create", { name: "Dip", recipeIngredient: [line, "1 cup milk"] });
  const parts = { line, amount: "1", unit: "cup", food: "stuff", foodId: "wheat-flour" };
  const { id } = (await admin.send("PUT", "ingredient-corrections", parts)).body;
  chooseUnits("metric");
  await open("recipe/dip", { as: await as(USER_EMAIL) });
  await waitFor(() => expect(lines()[0]).toBe("125 g white stuff (soft)"));
  await admin.send("DELETE", `ingredient-corrections/${id}`);
});

test("a pan of another size is scaled by its area, and says so", async () => {
  const cake = { name: "Cake", recipeYield: "one 20 cm cake", recipeIngredient: ["200 g flour"] };
  await admin.send("POST", "recipes/create", cake);
  const page = await open("recipe/cake", { as: visitor });
  await screen.findByRole("heading", { level: 1, name: "Cake" });
  await page.press("2 times the recipe");
  await screen.findByText("2× by area");
  expect([page.address(), lines()]).toEqual(["/recipe/cake?servings=28.28", ["400 g flour"]]);
});

test("changing servings leaves one step back to the page before", async () => {
  const page = await open("about", { as: visitor });
  await page.go("/recipe/custard");
  await screen.findByRole("heading", { level: 1, name: "Custard" });
  await page.press("More servings");
  await page.press("More servings");
  expect(page.address()).toBe("/recipe/custard?servings=6");
  await page.back();
  await page.waitForAddress("/about");
});
