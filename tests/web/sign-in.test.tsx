import { expect, test } from "bun:test";
import { dom, screen, waitFor, within, type Opened } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, answer, as, calls, kept, open } = await dom();

async function send(page: Opened, password = PASSWORD): Promise<void> {
  await page.fill("E-mail", USER_EMAIL);
  await page.fill("Password", password);
  await page.press("Sign in");
}

const password = () => screen.getByLabelText("Password");
const addsRecipes = () => screen.findByRole("button", { name: "Add a recipe" });

test("wrong credentials are said, kept apart from nothing filled in, and the password can be shown", async () => {
  const page = await open("login");
  await page.press("Sign in");
  expect(document.title).toBe("Login 🍲 Tagine");
  expect(await screen.findAllByText("Please fill this in")).toHaveLength(2);
  await send(page, "wrong-horse");
  await within(await screen.findByRole("alert")).findByText("Could Not Validate Credentials");
  expect(page.address()).toBe("/login");

  expect(password()).toHaveProperty("type", "password");
  await page.press("Show the password");
  expect(password()).toHaveProperty("type", "text");
  expect(password()).toHaveProperty("value", "wrong-horse");
  await page.press("Hide the password");
  expect(password()).toHaveProperty("type", "password");
});

test("what was asked for before is where one goes, but only within this Tagine", async () => {
  const page = await open("debug");
  await page.arrives("/login?redirect=/debug");
  await send(page);
  await page.arrives("/debug");
  await screen.findByRole("heading", { level: 1, name: "Debug" });
  for (const elsewhere of ["https://evil.example/", "//evil.example/"]) {
    const stranger = await open(`login?redirect=${elsewhere}`);
    await send(stranger);
    await stranger.arrives("/");
  }
});

test("/logout forgets the session and goes home", async () => {
  const page = await open("", { as: await as(USER_EMAIL) });
  await addsRecipes();
  await page.go("/logout");
  await page.arrives("/");
  await screen.findByRole("link", { name: "Login" });
  expect(kept("token")).toBeNull();
});

test("two clicks at once sign in once", async () => {
  const page = await open("login");
  await page.fill("E-mail", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  const button = screen.getByRole("button", { name: "Sign in" });
  button.click();
  button.click();
  await page.arrives("/");
  await addsRecipes();
  expect(calls().filter((call) => call === "POST /api/auth/token")).toHaveLength(1);
});

test("an answer that is not Tagine's is said to be none when signing in", async () => {
  const page = await open("login");
  const answerAgain = answer(
    /auth\/token$/,
    () => new Response("<!doctype html><title>Hotel</title>", { headers: { "Content-Type": "text/html" } }),
  );
  await send(page);
  await within(await screen.findByRole("alert")).findByText(/Tagine does not answer/);
  answerAgain();
  await page.press("Sign in");
  await page.arrives("/");
});

test("a session that was ended elsewhere is over here as soon as something is read", async () => {
  const session = await as(USER_EMAIL);
  const page = await open("", { as: session });
  await addsRecipes();
  await session.send("DELETE", "auth/sessions/current");
  await page.go("/recipes/bin");
  await page.arrives(/\/login\?redirect=/);
  expect(screen.queryAllByRole("alert")).toHaveLength(0);
});

/** Somebody who is about to make a tag and whose session has ended. */
async function makesTag(): Promise<Opened> {
  const session = await as(USER_EMAIL);
  const page = await open("recipes/tags", { as: session });
  await page.fill("New tag", "Winter");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Create");
  await within(await screen.findByRole("dialog", { name: "Login" })).findByText(/Your session has ended/);
  return page;
}

test("whose session has ended signs in again over what they were typing, and it is stored", async () => {
  const page = await makesTag();
  await send(page);
  await screen.findByText("“Winter” is there now.");
  expect(screen.queryAllByRole("dialog")).toHaveLength(0);
  expect(screen.getByLabelText("New tag")).toHaveProperty("value", "");
  expect((await admin.send("DELETE", "tags/winter")).status).toBe(200);
});

test("whose session has ended is signed out when they do not sign in again", async () => {
  const page = await makesTag();
  await page.press("Close");
  await waitFor(() => expect(kept("token")).toBeNull());
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toHaveLength(0));
});

test("the page for signing in is there for who is signed in no more", async () => {
  const session = await as(USER_EMAIL);
  const page = await open("", { as: session });
  await addsRecipes();
  await session.send("DELETE", "auth/sessions/current");
  await page.go("/login?redirect=/debug");
  await send(page);
  await page.arrives("/debug");
});
