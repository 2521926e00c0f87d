import { describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, type Page, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

const { browser, tagine, password: generated, cook } = await journey({ DEFAULT_PASSWORD: "" });
let people = 0;

/** Adds an account as an administrator does. */
async function addNewcomer(fullName = "Ada"): Promise<string> {
  const email = `newcomer-${++people}@example.org`;
  await cook.send("POST", "users", { fullName, email, password: PASSWORD });
  return email;
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  const password = email === ADMIN_EMAIL ? generated : PASSWORD;
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function openWelcome(email: string, wish = "/debug", visit: { size?: Size; dark?: boolean } = {}) {
  const page = await browser.visit(`${tagine.address}login?redirect=${encodeURIComponent(wish)}`, visit);
  await signInAs(page, email);
  await (email === ADMIN_EMAIL ? setup(page) : welcome(page)).waitFor();
  return page;
}

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(repeated);
  await save(page).click();
}

const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: "Make this account yours" });
const setup = (page: Page) => page.getByRole("heading", { level: 1, name: "Set up Tagine" });
const save = (page: Page) => page.getByRole("button", { name: "Save and continue" });

/** Whether this email and password work. */
async function canSignIn(email: string, password: string): Promise<boolean> {
  return tagine.signIn(email, password).then(
    () => true,
    () => false,
  );
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("signing in with a password set by someone else asks for a new one, then continues", async () => {
    const email = await addNewcomer();
    const page = await openWelcome(email, "/recipes/all?sort=name", { size });
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada");
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    expect(await page.getByLabel("Current password").count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByLabel("Full name").fill("");
    await choose(page, "short", "shorter");
    await page.getByText("Required").waitFor();
    await page.getByText("Passwords don't match").waitFor();
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    expect(page.url()).toContain("/welcome?redirect=");

    await choose(page, PASSWORD);
    await page.getByText("Choose a different password than your current one").waitFor();

    await page.getByLabel("Full name").fill("Ada Lovelace");
    await choose(page, "battery-staple");
    await page.waitForURL(`${tagine.address}recipes/all?sort=name`);
    await page.getByText("Welcome to Tagine!").waitFor();
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    const { body } = await (await tagine.signIn(email, "battery-staple")).get("users/self");
    expect([body.fullName, body.passwordGiven]).toEqual(["Ada Lovelace", false]);
    // From now on, nobody is asked again.
    await page.goto(`${tagine.address}welcome?redirect=/debug`);
    await page.waitForURL(`${tagine.address}debug`);
  });
});

test("the first admin sets up the account with the keyboard, starting from empty fields", async () => {
  const page = await openWelcome(ADMIN_EMAIL, "/debug", { size: "phone" });
  expect(await hasFocus(setup(page))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(await page.getByLabel("Full name").inputValue()).toBe("");
  expect(await page.getByLabel("Email").inputValue()).toBe("");
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press("Tab");
      if (text) await page.keyboard.type(text);
    }
  };
  // Each password is followed by its show button.
  await type("The Cook", "cook@example.org", "battery-staple", "", "battery-staple");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${tagine.address}debug`);
  const { body } = await (await tagine.signIn("cook@example.org", "battery-staple")).get("users/self");
  expect([body.id, body.fullName, body.admin, body.passwordGiven]).toEqual([1, "The Cook", true, false]);
});
