import { expect, test } from "bun:test";
import { dom, screen, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD, signInForm } from "../support/sign-ins.ts";

const { admin, answer, as, open, visitor } = await dom();
let people = 0;

async function newcomer(fullName = "Ada"): Promise<string> {
  const email = `newcomer-${++people}@example.org`;
  await admin.send("POST", "users", { fullName, email, password: PASSWORD });
  return email;
}

const label = (name: string) => screen.getByLabelText(name);
const welcome = () => screen.findByRole("heading", { level: 1, name: "Make this account yours" });
const alert = async () => within(await screen.findByRole("alert"));
const fits = async (email: string, password: string) =>
  (await visitor.send("POST", "auth/token", signInForm(email, password))).status === 200;

async function signIn(page: OpenApp, email: string): Promise<void> {
  await page.fill("Email", email);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
  await welcome();
}

async function atWelcome(email: string, redirect = "/debug"): Promise<OpenApp> {
  const page = await open(`login?redirect=${encodeURIComponent(redirect)}`);
  await signIn(page, email);
  return page;
}

async function choose(page: OpenApp, password: string, repeated = password): Promise<void> {
  await page.fill("New password", password);
  await page.fill("Confirm new password", repeated);
  await page.press("Save and continue");
}

test("the welcome can be postponed until the next sign-in", async () => {
  const email = await newcomer();
  const page = await atWelcome(email);
  await page.follow("Later");
  await page.waitForAddress("/debug");
  expect(await fits(email, PASSWORD)).toBe(true);
  await page.go("/logout");
  await screen.findByRole("link", { name: "Sign in" });
  await page.go("/login");
  await signIn(page, email);
});

test("the password is asked for after a reload, since it isn't stored", async () => {
  const email = await newcomer();
  await atWelcome(email);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
  const page = await open("welcome?redirect=/debug", { as: await as(email) });
  await page.fill("Current password", "not-the-one");
  await page.fill("Full name", "Grace");
  await choose(page, "battery-staple");
  const message = await alert();
  await message.findByText("Your name and email were saved, but your password wasn't");
  await message.findByText("Current password is incorrect");
  expect((await (await as(email)).get("users/self")).body.fullName).toBe("Grace");
  expect(label("New password")).toHaveProperty("value", "battery-staple");
  await page.fill("Current password", PASSWORD);
  await page.press("Save and continue");
  await page.waitForAddress("/debug");
  expect(await fits(email, "battery-staple")).toBe(true);
});

test("signing in through the dialog also shows the welcome and returns to the page", async () => {
  const page = await open("recipes/all");
  await page.press("Menu");
  await page.press("Sign in");
  await signIn(page, await newcomer());
  await choose(page, "battery-staple");
  await page.waitForAddress("/recipes/all");
});

test("the password is asked for when you leave the welcome and come back", async () => {
  const page = await atWelcome(await newcomer());
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await page.follow("Tagine, home");
  await page.waitForAddress("/");
  await page.go("/welcome");
  await screen.findByLabelText("Current password");
});

test("a taken email address saves nothing and loses nothing", async () => {
  const takenEmail = await newcomer();
  const email = await newcomer();
  const page = await atWelcome(email);
  await page.fill("Email", takenEmail);
  await choose(page, "battery-staple");
  const message = await alert();
  await message.findByText("Not saved");
  await message.findByText("An account with this email already exists.");
  expect(label("Email")).toHaveProperty("value", takenEmail);
  expect(await fits(email, PASSWORD)).toBe(true);
  await page.fill("Email", email);
  await page.press("Save and continue");
  await page.waitForAddress("/debug");
});

test("a remembered password that no longer works is asked for again", async () => {
  const page = await atWelcome(await newcomer());
  const text = "Current password is incorrect";
  const answerAgain = answer(/^PUT .*password$/, () =>
    Response.json({ code: "password-wrong", snackbar: { text, type: "error" } }, { status: 422 }),
  );
  await choose(page, "battery-staple");
  await (await alert()).findByText(text);
  answerAgain();
  await page.fill("Current password", PASSWORD);
  await page.press("Save and continue");
  await page.waitForAddress("/debug");
});

test("a visitor signs in first and then gets to the welcome", async () => {
  const page = await open("welcome?redirect=/debug");
  await page.waitForAddress("/login?redirect=/debug");
  await signIn(page, await newcomer());
  await page.follow("Later");
  await page.waitForAddress("/debug");
});
