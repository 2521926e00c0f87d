import { expect, test } from "bun:test";
import { dom, screen, within, type OpenApp } from "../support/dom.tsx";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

const { admin, calls, readStorage, open, user, withToken } = await dom();
let people = 0;

const newEmail = () => `guest-${++people}@example.org`;
const label = (name: string) => screen.getByLabelText(name);

async function invitation(isAdmin = false): Promise<{ path: string; token: string }> {
  const options = { name: "Grandma", admin: isAdmin };
  const { token } = (await admin.send("POST", "users/sign-ups", options)).body;
  return { token, path: `sign-up/${token}` };
}

const typed = (email: string, password = PASSWORD, repeated = password) =>
  [
    ["Full name", "Grandma Ilse"],
    ["Email", email],
    ["Password", password],
    ["Confirm password", repeated],
  ] as const;

async function fill(page: OpenApp, ...words: Parameters<typeof typed>): Promise<void> {
  for (const [name, text] of typed(...words)) await page.fill(name, text);
}

test("a used or unknown link says so before anything is typed", async () => {
  const { path, token } = await invitation();
  await admin.send("DELETE", `users/sign-ups/${token}`);
  for (const address of [path, "sign-up/never"]) {
    const page = await open(address);
    await screen.findByRole("heading", { level: 1, name: "This invitation has expired or was used" });
    const main = screen.getByRole("main");
    expect(main.querySelector("input")).toBeNull();
    await page.follow("Sign in", main);
    await page.waitForAddress("/login");
  }
});

test("errors are shown at their fields, and a taken email keeps everything typed", async () => {
  const page = await open((await invitation()).path);
  await page.press("Sign up");
  await screen.findByText("Required");
  await screen.findByText("Enter a valid email address");
  await screen.findByText("Use at least 8 characters");
  expect(document.activeElement).toBe(label("Full name"));
  await fill(page, "guest@nowhere", "short", "shorter");
  await page.press("Sign up");
  await screen.findByText("Passwords don't match");
  expect(document.activeElement).toBe(label("Email"));

  await fill(page, ADMIN_EMAIL);
  await page.press("Sign up");
  const alert = within(await screen.findByRole("alert"));
  await alert.findByText("Couldn't create your account");
  await alert.findByText("An account with this email already exists.");
  for (const [name, text] of typed(ADMIN_EMAIL)) expect(label(name)).toHaveProperty("value", text);
  await page.fill("Email", newEmail());
  await page.press("Sign up");
  await page.waitForAddress("/");
});

test("the second of two people with one link is told it was used, and keeps what they typed", async () => {
  const { path, token } = await invitation();
  const page = await open(path);
  const late = newEmail();
  await fill(page, late);
  const first = { fullName: "First", email: newEmail(), password: PASSWORD };
  expect((await withToken(null).send("POST", `users/sign-ups/${token}`, first)).status).toBe(200);
  await page.press("Sign up");
  const alert = within(await screen.findByRole("alert"));
  await alert.findByText("Couldn't create your account");
  await alert.findByText("This sign-up link has expired or was used. Ask for a new one.");
  expect(label("Email")).toHaveProperty("value", late);
  expect(readStorage("token")).toBeNull();
});

test("a signed-in person sees their account and can sign up after signing out", async () => {
  const page = await open((await invitation()).path, { as: user });
  await screen.findByRole("heading", { level: 1, name: "You're signed in as A User" });
  expect(screen.getByRole("main").querySelector("input")).toBeNull();
  await page.press("Sign out");
  await fill(page, newEmail());
  await page.press("Sign up");
  await page.waitForAddress("/");
});

test("a double click signs up once", async () => {
  const page = await open((await invitation()).path);
  await fill(page, newEmail());
  const button = screen.getByRole("button", { name: "Sign up" });
  button.click();
  button.click();
  await page.waitForAddress("/");
  expect(calls().filter((call) => call.startsWith("POST /api/users/sign-ups/"))).toHaveLength(1);
});

test("/sign-up alone redirects to home", async () => {
  await (await open("sign-up")).waitForAddress("/");
});

test("an invitation opens even if visitors must sign in", async () => {
  const { body: settings } = await admin.get("site-settings");
  await admin.send("PUT", "site-settings", { ...settings, visitorsMustSignIn: true });
  const page = await open((await invitation()).path);
  await fill(page, newEmail());
  await page.press("Sign up");
  await page.waitForAddress("/");
  await screen.findByRole("button", { name: "Add a recipe" });
  await admin.send("PUT", "site-settings", settings);
});

test("an admin's invitation creates an admin, by keyboard alone", async () => {
  const page = await open((await invitation(true)).path);
  await screen.findByLabelText("Full name");
  await page.keyboard("Co-cook{Tab}");
  await page.keyboard(`${newEmail()}{Tab}`);
  // A button that shows the password is next to each.
  await page.keyboard(`${PASSWORD}{Tab}{Tab}${PASSWORD}{Enter}`);
  await page.waitForAddress("/");
  const { body: self } = await withToken(readStorage("token")).get("users/self");
  expect(self.admin).toBe(true);
});
