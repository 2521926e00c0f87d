import { afterEach, expect, test } from "bun:test";
import { dom, screen, waitFor } from "../support/dom.tsx";

const { admin, open, user, visitor } = await dom();
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const choose = (name: string) => screen.findByRole("radio", { name });

afterEach(async () => {
  await admin.send("DELETE", "sample-recipes");
  await admin.send("PUT", "site-settings", { visitorsMustSignIn: false });
});

test("the empty home page leads an admin to setup, which adds sample recipes that one tap removes", async () => {
  const page = await open("", { as: admin });
  await page.follow("Set up Tagine");
  await headline("Set up Tagine");
  expect(screen.queryByLabelText("New password")).toBeNull();
  expect(await screen.findByRole("checkbox", { name: "Visitors must sign in" })).toHaveProperty(
    "checked",
    false,
  );
  await page.click(await choose("Look around with 12 sample recipes"));
  await page.press("Save and continue");
  await page.press("Remove the sample recipes");
  await headline("No recipes yet");
  expect((await visitor.get("recipes/summary")).body).toEqual([]);
}, 40_000);

test("a pasted link leads to its import, and closing the site is saved", async () => {
  const page = await open("welcome", { as: admin });
  await page.click(await screen.findByRole("checkbox", { name: "Visitors must sign in" }));
  await page.fill("Recipe link", "nonsense");
  await page.press("Save and continue");
  await screen.findByText("That doesn't look like a web address");
  await page.fill("Recipe link", "https://example.org/pie");
  await page.press("Save and continue");
  await page.waitForAddress(/^\/share\?url=/);
  expect((await visitor.get("recipes/summary")).status).toBe(401);
}, 40_000);

test("moving in from another app leads there", async () => {
  const page = await open("welcome", { as: admin });
  await page.click(await choose("Import from another app"));
  await page.press("Save and continue");
  await page.waitForAddress("/admin/migrations");
}, 40_000);

test("setup isn't for people without admin rights, or with recipes", async () => {
  const other = await open("welcome?redirect=/debug", { as: user });
  await other.waitForAddress("/debug");
  await admin.send("POST", "recipes/create", { name: "Soup" });
  const page = await open("welcome?redirect=/debug", { as: admin });
  await waitFor(() => expect(page.address()).toBe("/debug"));
}, 40_000);
