import { expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, answer, as, calls, readStorage, open, settled } = await dom();

async function send(page: OpenApp, password = PASSWORD): Promise<void> {
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", password);
  await page.press("Sign in");
}

const password = () => screen.getByLabelText("Password");
const addsRecipes = () => screen.findByRole("button", { name: "Add a recipe" });

test("wrong credentials are reported separately from empty fields, and the password can be shown", async () => {
  const page = await open("login");
  await page.press("Sign in");
  expect(document.title).toBe("Sign in · Tagine");
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  await send(page, "wrong-horse");
  await within(await screen.findByRole("alert")).findByText("Wrong email or password");
  expect(page.address()).toBe("/login");

  expect(password()).toHaveProperty("type", "password");
  await page.press("Show password");
  expect(password()).toHaveProperty("type", "text");
  expect(password()).toHaveProperty("value", "wrong-horse");
  await page.press("Hide password");
  expect(password()).toHaveProperty("type", "password");
});

test("signing in returns to the requested page, but only within this Tagine", async () => {
  const page = await open("debug");
  await page.waitForAddress("/login?redirect=/debug");
  await send(page);
  await page.waitForAddress("/debug");
  await screen.findByRole("heading", { level: 1, name: "Debug" });
  for (const elsewhere of ["https://evil.example/", "//evil.example/"]) {
    const stranger = await open(`login?redirect=${elsewhere}`);
    await send(stranger);
    await stranger.waitForAddress("/");
  }
});

test("/logout signs out and goes home", async () => {
  const page = await open("", { as: await as(USER_EMAIL) });
  await addsRecipes();
  await page.go("/logout");
  await page.waitForAddress("/");
  await screen.findByRole("link", { name: "Sign in" });
  expect(readStorage("token")).toBeNull();
});

test("a double click signs in once", async () => {
  const page = await open("login");
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  const button = screen.getByRole("button", { name: "Sign in" });
  button.click();
  button.click();
  await page.waitForAddress("/");
  await addsRecipes();
  expect(calls().filter((call) => call === "POST /api/auth/token")).toHaveLength(1);
});

test("a response that isn't Tagine's is reported when signing in", async () => {
  const page = await open("login");
  const answerAgain = answer(
    /auth\/token$/,
    () => new Response("<!doctype html><title>Hotel</title>", { headers: { "Content-Type": "text/html" } }),
  );
  await send(page);
  await within(await screen.findByRole("alert")).findByText(/Can't reach Tagine/);
  answerAgain();
  await page.press("Sign in");
  await page.waitForAddress("/");
});

test("a session ended elsewhere ends here with the next request", async () => {
  const session = await as(USER_EMAIL);
  const page = await open("", { as: session });
  await addsRecipes();
  await session.send("DELETE", "auth/sessions/current");
  await page.go("/recipes/bin");
  await page.waitForAddress(/\/login\?redirect=/);
  expect(screen.queryAllByRole("alert")).toHaveLength(0);
});

const OVER = "Your session has ended. Sign in again to continue.";

test("the sign-in page says that the session ended, until someone signs out on purpose", async () => {
  const session = await as(USER_EMAIL);
  const page = await open("recipes/bin");
  await page.waitForAddress(/\/login/);
  expect(screen.queryByText(OVER)).toBeNull();
  await send(page);
  await page.waitForAddress("/recipes/bin");

  const own = await open("", { as: session });
  await addsRecipes();
  await session.send("DELETE", "auth/sessions/current");
  await own.go("/recipes/bin");
  await own.waitForAddress(/\/login/);
  await screen.findByText(OVER);
  await send(own);
  await own.waitForAddress("/recipes/bin");
  await own.go("/logout");
  await own.waitForAddress("/");
  await own.go("/login");
  await screen.findByLabelText("Email");
  expect(screen.queryByText(OVER)).toBeNull();
});

async function makesTag(): Promise<OpenApp> {
  const session = await as(USER_EMAIL);
  const page = await open("recipes/tags", { as: session });
  await page.fill("New tag", "Winter");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Create");
  await within(await screen.findByRole("dialog", { name: "Sign in" })).findByText(OVER);
  return page;
}

test("signing in again when the session ends keeps and saves what was typed", async () => {
  const page = await makesTag();
  await send(page);
  await screen.findByText("“Winter” created");
  expect(screen.queryAllByRole("dialog")).toHaveLength(0);
  expect(screen.getByLabelText("New tag")).toHaveProperty("value", "");
  expect((await admin.send("DELETE", "tags/winter")).status).toBe(200);
});

test("reading leaves the question whether to sign in again open, and goes on afterwards", async () => {
  const page = await makesTag();
  await page.go("/recipes/bin");
  await settled();
  await send(page);
  await screen.findByText("“Winter” created");
  await page.waitForAddress("/recipes/bin");
  expect((await admin.send("DELETE", "tags/winter")).status).toBe(200);
});

test("not signing in again when the session ends signs you out", async () => {
  const page = await makesTag();
  await page.press("Close");
  await waitFor(() => expect(readStorage("token")).toBeNull());
  await waitFor(() => expect(screen.queryAllByRole("dialog")).toHaveLength(0));
});

test("the sign-in page works after the session ended", async () => {
  const session = await as(USER_EMAIL);
  const page = await open("", { as: session });
  await addsRecipes();
  await session.send("DELETE", "auth/sessions/current");
  await page.go("/login?redirect=/debug");
  await send(page);
  await page.waitForAddress("/debug");
});

const unreadable = ["{", "5", '"x"', "[]", "{}", "null", '{"colors":{"primary":5}}', '{"language":5}'];

test.each(unreadable)("a stored %p is ignored", async (value) => {
  await open("");
  for (const name of ["user", "theme", "site", "dark-mode", "language"])
    localStorage.setItem(`tagine.${name}`, value);
  const page = await open("", { again: true });
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await screen.findByRole("link", { name: "Sign in" });
  await page.go("/recipes/all");
  await screen.findByRole("heading", { level: 1, name: "No recipes yet" });
});
