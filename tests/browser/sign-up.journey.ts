import { describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, type Page, type Size } from "../support/browser.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { PASSWORD } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();
let people = 0;

const newEmail = () => `guest-${++people}@example.org`;

async function invitation(name: string): Promise<{ token: string; url: string }> {
  return (await cook.send("POST", "users/sign-ups", { name, admin: false })).body;
}

/** Who is signed in on a page, as the server sees it. */
async function self(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("tagine.token"));
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${tagine.address}api/users/self`, { headers })).json();
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("an invited person signs up with the keyboard and adds a first recipe", async () => {
    const { url, token } = await invitation("Grandma");
    expect(url).toBe(`${tagine.address}sign-up/${token}`);
    const page = await browser.visit(url, { size });
    await page.getByText("This invitation is for Grandma.").waitFor();
    expect(await page.title()).toBe("Sign up · Tagine");
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    const email = newEmail();
    await page.keyboard.type("Grandma Ilse");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    // After each password stands the button that shows it.
    for (const presses of [1, 2]) {
      for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
      await page.keyboard.type(PASSWORD);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(tagine.address);
    await page.getByText("Account created").waitFor();
    const account = await self(page);
    expect([account.email, account.admin, account.group, account.passwordGiven]).toEqual([
      email,
      false,
      "Home",
      false,
    ]);

    await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
    await page.goto(`${tagine.address}new/`);
    await page.getByLabel("Name", { exact: true }).fill("Apple Pie");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`${tagine.address}recipe/apple-pie`);
    await page.getByRole("heading", { level: 1, name: "Apple Pie" }).waitFor();
    await deleteAllRecipes(cook);
  });
});
