import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within } from "../support/dom.tsx";

const { admin, open, user } = await dom();
const { isOffline } = await import("../../web/state/connection.ts");

await admin.send("POST", "recipes/create", { name: "Lentil Soup", recipeCategory: ["Soups"], rating: 4 });

beforeEach(() => {
  isOffline.value = false;
});
afterEach(() => {
  isOffline.value = false;
});

const WHY = "You're offline. Connect to make changes.";

/** Offline there are none of these buttons and links, and afterwards all of them again. */
async function expectOnlyOnline(names: string[]): Promise<void> {
  const isThere = (name: string) =>
    screen.queryAllByRole("button", { name }).length + screen.queryAllByRole("link", { name }).length > 0;
  await waitFor(() => expect(names.filter(isThere)).toEqual(names));
  isOffline.value = true;
  await waitFor(() => expect(names.filter(isThere)).toEqual([]));
  isOffline.value = false;
  await waitFor(() => expect(names.filter(isThere)).toEqual(names));
}

test("settings offer nothing that writes and say why, until the connection is back", async () => {
  await open("admin/themes", { as: user });
  await screen.findByRole("button", { name: "New theme" });
  isOffline.value = true;
  await screen.findByText(WHY);
  for (const name of ["New theme", "Edit theme Default", "Edit a copy of Olive"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("radio", { name: "Olive" })).toHaveProperty("disabled", false);
  isOffline.value = false;
  await waitFor(() => screen.getByRole("button", { name: "New theme" }));
});

test("a recipe can be cooked, shopped for, shared and printed, but not changed or planned", async () => {
  await user.send("PUT", "favorites/lentil-soup");
  await user.send("POST", "recipes/lentil-soup/cooked", { date: "2026-01-02", note: "" });
  const page = await open("recipe/lentil-soup", { as: user });
  await expectOnlyOnline([
    "Add a recipe",
    "Edit",
    "Cooked it",
    "Remove from favorites",
    "Edit entry for Jan 2",
    "Delete entry for Jan 2",
  ]);
  isOffline.value = true;
  await screen.findByRole("img", { name: "Favorite" });
  screen.getByRole("img", { name: /4 (?:of|out of) 5/ });
  expect(within(screen.getByRole("main")).queryByRole("button", { name: "Plan" })).toBeNull();
  screen.getByRole("link", { name: "Cook" });
  screen.getByRole("button", { name: "Share" });
  screen.getByRole("button", { name: "Shop" });
  await page.press("More actions");
  await screen.findByRole("button", { name: "Print" });
  for (const name of ["Export", "Picture", "Delete"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("lists can't be selected from, and categories have no actions", async () => {
  await open("recipes/all", { as: user });
  await expectOnlyOnline(["Select"]);
  await open("recipes/categories", { as: admin });
  await expectOnlyOnline(["Actions for Soups"]);
});

test("site settings and a group's calendar can't be saved", async () => {
  await open("admin/settings", { as: admin });
  await expectOnlyOnline(["Save home page", "New page"]);
  isOffline.value = true;
  expect((await screen.findAllByText(WHY)).length).toBeGreaterThan(0);
  isOffline.value = false;
  await open("admin/meal-planner", { as: user });
  await expectOnlyOnline(["Create calendar link"]);
});

test("a question that was open keeps only Cancel", async () => {
  const page = await open("admin/profile", { as: user });
  await page.press("Sign out everywhere");
  const question = within(await screen.findByRole("dialog"));
  isOffline.value = true;
  await question.findByText(WHY);
  expect(question.queryByRole("button", { name: "Sign out everywhere" })).toBeNull();
  question.getByRole("button", { name: "Cancel" });
});
