import { afterEach, beforeEach, expect, spyOn, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, readStorage, user, visitor } = await dom();
const { chooseUnits } = await import("../../web/ingredients/unit-system.ts");

const SOUP = {
  name: "Lentil Soup",
  recipeIngredient: ["200 g lentils"],
  recipeInstructions: [{ text: "Cook the lentils." }],
  recipeCategory: ["Soups"],
  notes: [{ title: "Tip", text: "Better the next day." }],
  orgURL: "https://example.org/soup",
};

const close = (visitorsMustSignIn: boolean) => admin.send("PUT", "site-settings", { visitorsMustSignIn });
const listLinks = async (): Promise<{ id: number; token: string; expires: string | null }[]> =>
  (await admin.get("recipes/lentil-soup/share-links")).body;
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

let restoreClipboard = () => {};

beforeEach(async () => {
  await admin.send("POST", "recipes/create", SOUP);
  await close(true);
});
afterEach(async () => {
  restoreClipboard();
  chooseUnits("written");
  await close(false);
  await admin.send("DELETE", "recipes/lentil-soup");
});

function watchCopies(): string[] {
  const copies: string[] = [];
  const spy = spyOn(navigator.clipboard, "writeText");
  spy.mockImplementation(async (text) => void copies.push(text));
  restoreClipboard = () => spy.mockRestore();
  return copies;
}

async function openDialog(as: Caller = user): Promise<[OpenApp, HTMLElement]> {
  const page = await open("recipe/lentil-soup", { as });
  await headline("Lentil Soup");
  await page.press("More actions");
  await page.press("Share");
  return [page, await screen.findByRole("dialog", { name: "Share this recipe" })];
}

test("a link of a closed site is created and copied with two taps", async () => {
  const [page, dialog] = await openDialog();
  const copies = watchCopies();
  await page.press("Create link", dialog);
  await within(dialog).findByText("Link copied");
  const [link] = await listLinks();
  expect(link?.expires).toBeNull();
  expect(copies).toEqual([`${location.origin}/shared/${link?.token}`]);
  expect(within(dialog).getByLabelText("Link")).toHaveProperty("value", copies[0]);
  await within(dialog).findByText("Valid until revoked");
  within(dialog).getByText(/^Created by A User, /);
});

test.each([
  ["1 week", 7],
  ["1 month", 30],
])("a link is valid for %s", async (period, days) => {
  const [page, dialog] = await openDialog();
  watchCopies();
  await page.selectOptions(within(dialog).getByLabelText("Valid"), period);
  await page.press("Create link", dialog);
  await within(dialog).findByText(/^Valid until .*20/);
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE");
  expect((await listLinks())[0]?.expires).toBe(day);
});

test("a link is valid until a date that isn't over", async () => {
  const [page, dialog] = await openDialog();
  watchCopies();
  await page.selectOptions(within(dialog).getByLabelText("Valid"), "Until a date");
  await page.fill("Last day", "2020-01-01", dialog);
  await page.press("Create link", dialog);
  await within(dialog).findByText("Choose today or later");
  expect(await listLinks()).toEqual([]);
  await page.fill("Last day", "2099-12-31", dialog);
  await page.press("Create link", dialog);
  await within(dialog).findByText("Valid until Dec 31, 2099");
});

test("a link is revoked after a confirmation, by someone else who may edit, too", async () => {
  await user.send("POST", "recipes/lentil-soup/share-links", {});
  const [page, dialog] = await openDialog(admin);
  await page.press(/^Revoke link/, dialog);
  const question = await screen.findByRole("dialog", { name: "Revoke this link?" });
  await page.press("Cancel", question);
  expect(await listLinks()).toHaveLength(1);
  await page.press(/^Revoke link/);
  await page.press("Revoke", await screen.findByRole("dialog", { name: /^Revoke this link/ }));
  await screen.findByRole("dialog", { name: "Share this recipe" });
  await waitFor(() => expect(screen.queryByText("Links to this recipe")).toBeNull());
  expect(await listLinks()).toEqual([]);
});

test("on an open site, the recipe's own address is copied", async () => {
  await close(false);
  const page = await open("recipe/lentil-soup", { as: user });
  await headline("Lentil Soup");
  const copies = watchCopies();
  await page.press("More actions");
  await page.press("Share");
  await within(screen.getByRole("status", { name: "Messages" })).findByText("Link copied");
  expect(copies).toEqual([`${location.origin}/recipe/lentil-soup`]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the profile lists one's own links, and revokes them", async () => {
  await user.send("POST", "recipes/lentil-soup/share-links", {});
  await admin.send("POST", "recipes/lentil-soup/share-links", {});
  const page = await open("admin/profile", { as: user });
  const card = await screen.findByRole("region", { name: "Shared links" });
  expect(within(card).getAllByRole("listitem")).toHaveLength(1);
  expect(within(card).getByRole("link", { name: "Lentil Soup" })).toHaveProperty(
    "pathname",
    "/recipe/lentil-soup",
  );
  await page.press(/^Revoke link/, card);
  await page.press("Revoke", await screen.findByRole("dialog"));
  await within(card).findByText("No links yet. Create one from a recipe's menu.");
  expect(document.activeElement?.textContent).toBe("Shared links");
  expect(await listLinks()).toHaveLength(1);
});

test("the profile of an open site doesn't mention links until there is one", async () => {
  await close(false);
  await open("admin/profile", { as: user });
  await screen.findByRole("region", { name: "API tokens" });
  expect(screen.queryByRole("region", { name: "Shared links" })).toBeNull();
});

test.each([
  ["visitor", visitor],
  ["signed-in person", user],
])("a shared recipe leads a %s nowhere else", async (_, as) => {
  const { token } = (await admin.send("POST", "recipes/lentil-soup/share-links", {})).body;
  const page = await open(`shared/${token}`, { as });
  await headline("Lentil Soup");
  screen.getByText("Better the next day.");
  screen.getByText("Soups");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://example.org/soup"]);
  expect(screen.queryByRole("navigation")).toBeNull();
  await page.click(screen.getByRole("checkbox", { name: "200 g lentils" }));
  await page.press(/Cook the lentils/);
  expect(readStorage("ticks.ingredients lentil-soup")).not.toBeNull();
});

test("a shared recipe converts lines as they were corrected and taught, also on a closed site", async () => {
  const recipeIngredient = ["1 cup white stuff", "1 cup gloop"];
  await admin.send("POST", "recipes/create", { name: "Dip", recipeYield: "2", recipeIngredient });
  const parts = { line: "1 cup white stuff", amount: "1", unit: "cup", food: "stuff", foodId: "wheat-flour" };
  const { id } = (await admin.send("PUT", "ingredient-corrections", parts)).body;
  const taught = (await admin.send("PUT", "taught-foods", { name: "gloop", foodId: "sugar" })).body;
  const { token } = (await admin.send("POST", "recipes/dip/share-links", {})).body;
  const page = await open(`shared/${token}`);
  await page.selectOptions(await screen.findByRole("combobox", { name: "Units" }), "metric");
  await screen.findByRole("checkbox", { name: /125 g white stuff/ });
  await screen.findByRole("checkbox", { name: /200 g gloop/ });
  await admin.send("DELETE", `ingredient-corrections/${id}`);
  await admin.send("DELETE", `taught-foods/${taught.id}`);
  await admin.send("DELETE", "recipes/dip");
});

test("a link that doesn't work says so, without the recipe", async () => {
  const { id, token } = (await admin.send("POST", "recipes/lentil-soup/share-links", {})).body;
  await admin.send("DELETE", `share-links/${id}`);
  await open(`shared/${token}`);
  await headline("This link no longer works");
  screen.getByText("This link has expired or was revoked. Ask for a new one.");
  expect(screen.queryByText(/Lentil/)).toBeNull();
});
