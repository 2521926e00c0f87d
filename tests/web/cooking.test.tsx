import { afterEach, beforeEach, expect, test } from "bun:test";
import { addDays } from "../../src/contract/days.ts";
import type { OfflineStore, StoredAnswer } from "../../web/offline/offline-store.ts";
import { localDay } from "../../web/text/day.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, open, user } = await dom();
const { syncAnswers } = await import("../../web/offline/sync-answers.ts");

const TODAY = localDay(new Date());
const LAST_YEAR = `${Number(TODAY.slice(0, 4)) - 1}-11-03`;

beforeEach(async () => {
  await admin.send("POST", "recipes/create", { name: "Lentil Soup", recipeYield: "4 servings" });
});
afterEach(async () => {
  const { id } = (await admin.send("DELETE", "recipes/lentil-soup")).body;
  await admin.send("DELETE", `recipe-bin/${id}`);
});

const favorites = async () => (await user.get("favorites")).body;
const entries = async () => (await user.get("recipes/lentil-soup/cooked")).body;
const cook = (date: string, note = "") => user.send("POST", "recipes/lentil-soup/cooked", { date, note });
const findMessage = (text: string | RegExp) =>
  within(screen.getByRole("status", { name: "Messages" })).findByText(text);
const history = () => screen.findByRole("region", { name: "Cooking history" });

const atRecipe = (): Promise<OpenApp> => open("recipe/lentil-soup", { as: user });

async function editor(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog");
  within(dialog).getByRole("heading", { name });
  return dialog;
}

test("a heart adds a recipe to the favorites and removes it again", async () => {
  const page = await atRecipe();
  const empty = await screen.findByRole("button", { name: "Add to favorites" });
  expect(empty.getAttribute("aria-pressed")).toBe("false");
  await page.press("Add to favorites");
  const heart = screen.getByRole("button", { name: "Remove from favorites" });
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await waitFor(async () => expect(await favorites()).toEqual(["lentil-soup"]));
  const again = await atRecipe();
  await again.press("Remove from favorites");
  await waitFor(async () => expect(await favorites()).toEqual([]));
});

test("a favorite that couldn't be stored isn't shown as one", async () => {
  const page = await atRecipe();
  await screen.findByRole("button", { name: "Add to favorites" });
  const answerAgain = answer(/favorites\//);
  await page.press("Add to favorites");
  await findMessage(/Can't reach Tagine/);
  await screen.findByRole("button", { name: "Add to favorites" });
  answerAgain();
  expect(await favorites()).toEqual([]);
});

test("“Cooked it” adds today with a note, and can be undone", async () => {
  const page = await atRecipe();
  await within(await history()).findByText("Not cooked yet");
  await page.press("Cooked it");
  const dialog = await editor("Cooked it");
  expect(within(dialog).getByLabelText<HTMLInputElement>("Date").value).toBe(TODAY);
  await page.fill("Servings (optional)", "6", dialog);
  await page.click(within(dialog).getByRole("radio", { name: "4 out of 5 stars" }));
  await page.fill("Note (optional)", "Half the salt", dialog);
  await page.press("Save", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await within(await history()).findByText(/^Cooked once, on \w+ \d+$/);
  expect((await within(await history()).findByRole("listitem")).textContent).toContain("Half the salt");
  expect(await entries()).toMatchObject([
    { date: TODAY, note: "Half the salt", servings: 6, stars: 4, by: "A User" },
  ]);
  expect((await user.get("recipes/lentil-soup")).body.rating).toBe(0);
  const offer = screen.getByRole("status", { name: "Undo" });
  await within(offer).findByText("Added to the cooking history");
  await page.press("Undo", offer);
  await within(await history()).findByText("Not cooked yet");
  expect(await entries()).toEqual([]);
});

test.each([
  ["4 servings", "7", "7"],
  ["4 servings", "", "4"],
  ["one 26 cm tart", "", ""],
  ["", "", ""],
])("“Cooked it” starts with the servings on the page: %s, %s", async (recipeYield, servings, shown) => {
  const recipe = (await admin.get("recipes/lentil-soup")).body;
  await admin.send("PUT", "recipes/lentil-soup", { ...recipe, recipeYield });
  const page = await open(`recipe/lentil-soup${servings && `?servings=${servings}`}`, { as: user });
  await page.press("Cooked it");
  const dialog = await editor("Cooked it");
  expect(within(dialog).getByLabelText<HTMLInputElement>("Servings (optional)").value).toBe(shown);
});

test("stars of an entry rate a recipe only if it has no rating and someone asks for it", async () => {
  const page = await atRecipe();
  await page.press("Cooked it");
  const dialog = await editor("Cooked it");
  const findOffer = () => within(dialog).queryByRole("checkbox", { name: "Also rate the recipe" });
  expect(findOffer()).toBeNull();
  await page.click(within(dialog).getByRole("radio", { name: "4 out of 5 stars" }));
  await page.click(within(dialog).getByRole("checkbox", { name: "Also rate the recipe" }));
  await page.press("Save", dialog);
  const rating = async () => (await user.get("recipes/lentil-soup")).body.rating;
  await waitFor(async () => expect(await rating()).toBe(4));
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "4 out of 5 stars" }).getAttribute("aria-checked")).toBe("true"),
  );
  await page.press("Cooked it");
  const second = await editor("Cooked it");
  await page.click(within(second).getByRole("radio", { name: "2 out of 5 stars" }));
  expect(within(second).queryByRole("checkbox", { name: "Also rate the recipe" })).toBeNull();
  await page.press("Cancel", second);
  await page.press("Undo", screen.getByRole("status", { name: "Undo" }));
  await waitFor(async () => expect(await rating()).toBe(0));
});

test("an impossible day is pointed out and not sent", async () => {
  const page = await atRecipe();
  await page.press("Cooked it");
  const dialog = await editor("Cooked it");
  await page.fill("Date", addDays(TODAY, 1), dialog);
  await page.press("Save", dialog);
  await within(dialog).findByText("Pick today or an earlier day");
  await page.fill("Date", "", dialog);
  await page.press("Save", dialog);
  await within(dialog).findByText("Pick a date");
  expect(await entries()).toEqual([]);
});

test("a list leads to its recipes by the last day they were cooked, which cards show", async () => {
  await admin.send("POST", "recipes/create", { name: "Rye Bread" });
  await cook(LAST_YEAR);
  const page = await open("recipes/all", { as: user });
  await page.follow("Last cooked");
  await page.waitForAddress("/search?sort=cooked");
  await screen.findByText(`Cooked once, on Nov 3, ${LAST_YEAR.slice(0, 4)}`);
  const cards = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(cards).toEqual(["Lentil Soup", "Rye Bread"]);
  await screen.findByText("Not cooked yet");
  const { id } = (await admin.send("DELETE", "recipes/rye-bread")).body;
  await admin.send("DELETE", `recipe-bin/${id}`);
});

test("an entry is edited, and deleted with undo", async () => {
  await cook(LAST_YEAR, "Good");
  const page = await atRecipe();
  const day = `Nov 3, ${LAST_YEAR.slice(0, 4)}`;
  await within(await history()).findByText(`Cooked once, on ${day}`);
  await page.press(`Edit entry for ${day}`);
  const dialog = await editor("Edit entry");
  await page.fill("Note (optional)", "Very good", dialog);
  await page.press("Save", dialog);
  await within(await history()).findByText("Very good");
  await page.press(`Delete entry for ${day}`);
  await within(await history()).findByText("Not cooked yet");
  expect(await entries()).toEqual([]);
  await page.press("Undo", screen.getByRole("status", { name: "Undo" }));
  await within(await history()).findByText("Very good");
  expect(await entries()).toMatchObject([{ date: LAST_YEAR, note: "Very good" }]);
});

test("a long history shows its latest entries first, and all on demand", async () => {
  for (const day of [1, 2, 3, 4]) await cook(addDays(LAST_YEAR, day));
  const page = await atRecipe();
  await within(await history()).findByText(/^Cooked 4 times, last on Nov 7, \d{4}$/);
  await waitFor(async () => expect(within(await history()).getAllByRole("listitem")).toHaveLength(3));
  await page.press("Show all 4");
  expect(within(await history()).getAllByRole("listitem")).toHaveLength(4);
});

test("visitors see neither", async () => {
  await open("recipe/lentil-soup");
  await screen.findByRole("heading", { level: 1, name: "Lentil Soup" });
  expect(screen.queryByRole("button", { name: "Add to favorites" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cooked it" })).toBeNull();
});

test("a device stores both for the signed-in person only, and drops them for a visitor", async () => {
  await user.send("PUT", "favorites/lentil-soup", {});
  await atRecipe();
  await screen.findByRole("button", { name: "Remove from favorites" });
  const rows = new Map<string, StoredAnswer>();
  const shelf = {
    putAnswer: async (row: StoredAnswer) => void rows.set(row.path, row),
    removeAnswers: async (paths: string[]) => paths.forEach((path) => rows.delete(path)),
    answers: async () => [...rows.values()],
  } as unknown as OfflineStore;
  const sync = (person: string | null) => syncAnswers({ shelf, person, isStill: () => true });
  expect(await sync("2")).toBe(true);
  expect(rows.get("favorites")).toEqual({ path: "favorites", text: '["lentil-soup"]', person: "2" });
  expect(rows.get("cooked")).toEqual({ path: "cooked", text: "[]", person: "2" });
  expect(await sync(null)).toBe(true);
  expect([rows.has("favorites"), rows.has("cooked")]).toEqual([false, false]);
});
