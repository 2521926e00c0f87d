import { describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, signInByHand, type Page, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { endSession, signInOver } from "../support/ended-session.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine } = await journey();

async function send(page: Page, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill("changeme@email.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe.each(looks<Size>(["phone"], ["desk"]))("at the size of a %s", (size) => {
  test("wrong credentials are said, kept apart from nothing filled in, and the password can be shown", async () => {
    const page = await browser.visit(`${tagine.address}login`, { size });
    await page.waitForFunction(() => document.title === "Login 🍲 Tagine");
    await page.getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByText("Please fill this in").count()).toBe(2);
    await send(page, "wrong-horse");
    const alert = page.getByRole("alert");
    await alert.getByText("Could Not Validate Credentials").waitFor();
    expect(page.url()).toBe(`${tagine.address}login`);

    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show the password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe("wrong-horse");
    await page.getByRole("button", { name: "Hide the password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    expect(await axeFindings(page)).toEqual([]);
  });

  test("what was asked for before is where one goes, but only within this Tagine", async () => {
    const page = await browser.visit(`${tagine.address}debug`, { size });
    await page.waitForURL(`${tagine.address}login?redirect=/debug`);
    await send(page, "correct-horse");
    await page.waitForURL(`${tagine.address}debug`);
    await page.getByRole("heading", { level: 1, name: "Debug" }).waitFor();

    const stranger = await browser.visit(`${tagine.address}login?redirect=https://evil.example/`, { size });
    await send(stranger, "correct-horse");
    await stranger.waitForURL(tagine.address);
    const disguised = await browser.visit(`${tagine.address}login?redirect=//evil.example/`, { size });
    await send(disguised, "correct-horse");
    await disguised.waitForURL(tagine.address);
  });
});

test("a session goes on after a reload, with a fresh token", async () => {
  const page = await browser.visit(tagine.address);
  await signInByHand(page, tagine.address);
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/refresh"));
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
});

test("a token that has ended signs out without a word", async () => {
  const page = await browser.visit(tagine.address);
  await page.evaluate(() => {
    localStorage.setItem("tagine.token", "ended");
    localStorage.setItem("tagine.user", JSON.stringify({ id: 1, fullName: "Someone", admin: true }));
  });
  await page.reload();
  await page.getByRole("link", { name: "Login" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("tagine.token") === null);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add a recipe" }).count()).toBe(0);
});

test("a server that does not answer signs nobody out", async () => {
  const page = await browser.visit(tagine.address);
  await signInByHand(page, tagine.address);
  await page.route("**/api/auth/refresh", (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/refresh"));
  await page.reload();
  await unanswered;
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).not.toBeNull();
  browser.complaints();
});

test("on a phone a message does not lie on the button that adds", async () => {
  const page = await browser.visit(tagine.address, { size: "phone" });
  await signInByHand(page, tagine.address);
  const message = await page.getByText("User Successfully Logged In").locator("..").boundingBox();
  const button = await page.getByRole("button", { name: "Add a recipe", exact: true }).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test("/logout forgets the session and goes home", async () => {
  const page = await browser.visit(tagine.address);
  await signInByHand(page, tagine.address);
  await page.goto(`${tagine.address}logout`);
  await page.waitForURL(tagine.address);
  await page.getByRole("link", { name: "Login" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
});

test("Escape closes the dialog and gives the focus back", async () => {
  const page = await browser.visit(tagine.address);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.waitFor();
  expect(await hasFocus(dialog.getByLabel("E-mail"))).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Login" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(page.getByRole("button", { name: "Menu" }))).toBe(true);
});

test("two clicks at once sign in once", async () => {
  const page = await browser.visit(`${tagine.address}login`);
  await page.getByLabel("E-mail").fill("changeme@email.com");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/token")) sent++;
  });
  await page.getByRole("button", { name: "Sign in" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(tagine.address);
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  expect(sent).toBe(1);
});

test("an answer that is not Tagine's is said to be none when signing in", async () => {
  const page = await browser.visit(`${tagine.address}login`);
  await page.route("**/api/auth/token", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Hotel</title>" }),
  );
  await send(page, "correct-horse");
  await page.getByRole("alert").getByText("Tagine does not answer").waitFor();
  await page.unroute("**/api/auth/token");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(tagine.address);
});

describe("another tab", () => {
  /** Two tabs of one browser, both at home. */
  async function tabs(): Promise<[Page, Page]> {
    const one = await browser.visit(tagine.address);
    const other = await one.context().newPage();
    other.setDefaultTimeout(8000);
    await other.goto(tagine.address);
    await other.getByRole("button", { name: "Menu" }).waitFor();
    await one.bringToFront();
    return [one, other];
  }

  test("follows signing in and out", async () => {
    const [one, other] = await tabs();
    await other.goto(`${tagine.address}login?redirect=/debug`);
    await other.getByRole("heading", { level: 1, name: "Login" }).waitFor();
    await signInByHand(one, tagine.address);
    await other.waitForURL(`${tagine.address}debug`);
    await other.getByRole("heading", { name: "Log", exact: true }).waitFor();

    await one.getByRole("button", { name: "Menu" }).click();
    await one.getByRole("link", { name: "Logout" }).click();
    await one.getByRole("link", { name: "Login" }).waitFor();
    await other.waitForURL(`${tagine.address}login?redirect=/debug`);
    expect(await other.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  });

  test("follows appearance, theme and language", async () => {
    const [one, other] = await tabs();
    await one.getByRole("button", { name: "Menu" }).click();
    await one.getByText("Dark", { exact: true }).locator("..").click();
    await other.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
    await one.evaluate(() => {
      const { colors } = JSON.parse(localStorage.getItem("tagine.theme") ?? "");
      const blue = { name: "blue", colors: { ...colors, primary: "#112233" } };
      localStorage.setItem("tagine.theme", JSON.stringify(blue));
    });
    await other.waitForFunction(
      () => document.documentElement.style.getPropertyValue("--color-primary") === "#112233",
    );
    await one.getByLabel("Language").selectOption("de-DE");
    await other.waitForFunction(() => document.documentElement.lang === "de-DE");
    await other.getByRole("link", { name: "Anmelden" }).waitFor();
  });
});

test("kept values that cannot be read count as absent", async () => {
  const page = await browser.visit(tagine.address);
  const unreadable = ["{", "5", '"x"', "[]", "{}", "null", '{"colors":{"primary":5}}', '{"language":5}'];
  for (const value of unreadable) {
    await page.evaluate((text) => {
      for (const name of ["user", "theme", "site", "dark-mode", "language"])
        localStorage.setItem(`tagine.${name}`, text);
      localStorage.setItem("tagine.token", "ключ ключ");
    }, value);
    await page.reload();
    await page.getByRole("link", { name: "Login" }).waitFor();
    await page.getByRole("heading", { level: 1, name: "No recipes yet" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  }
});

test("a session that was ended elsewhere is over here as soon as something is read", async () => {
  const page = await browser.visit(tagine.address);
  await signInByHand(page, tagine.address);
  await page.getByRole("button", { name: "Add a recipe", exact: true }).waitFor();
  const other = await tagine.signIn();
  await other.send("DELETE", "auth/sessions");
  await page.goto(`${tagine.address}recipes/bin`);
  await page.waitForURL(/\/login\?redirect=/);
  expect(await page.getByRole("alert").count()).toBe(0);
});

/** Somebody who is about to make a tag and whose session has ended. */
async function makesTag(size: Size): Promise<Page> {
  const page = await browser.visit(`${tagine.address}recipes/tags`, { size, as: ADMIN_EMAIL });
  await page.getByLabel("New tag").fill("Winter");
  await endSession(page);
  await page.getByRole("button", { name: "Create" }).click();
  return page;
}

describe.each(looks<Size>(["phone"], ["desk"]))("whose session has ended, at the size of a %s", (size) => {
  test("signs in again over what they were typing, and it is stored", async () => {
    const page = await makesTag(size);
    await signInOver(page);
    await page.getByText("“Winter” is there now.").waitFor();
    expect(await page.getByLabel("New tag").inputValue()).toBe("");
    await (await tagine.signIn()).send("DELETE", "tags/winter");
  });

  test("is signed out when they do not sign in again", async () => {
    const page = await makesTag(size);
    await page.getByRole("dialog", { name: "Login" }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => localStorage.getItem("tagine.token") === null);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("the page for signing in is there for who is signed in no more", async () => {
  const page = await browser.visit(tagine.address);
  await signInByHand(page, tagine.address);
  await (await tagine.signIn()).send("DELETE", "auth/sessions");
  await page.goto(`${tagine.address}login?redirect=/debug`);
  await send(page, "correct-horse");
  await page.waitForURL(`${tagine.address}debug`);
});
