import { describe, expect, test } from "bun:test";
import { axeFindings, hasFocus, overflows, SIZES, type Page, type Size } from "../support/browser.ts";
import type { Caller } from "../support/caller.ts";
import { eventually } from "../support/eventually.ts";
import { journey } from "../support/journey.ts";
import { PASSWORD } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";
import { looks } from "../support/looks.ts";

const { browser, tagine, cook } = await journey();
const sizes = looks<Size>(["phone"], ["desk"]);
let people = 0;

interface Person {
  id: number;
  email: string;
  /** Another session of theirs than the one in the browser. */
  elsewhere: Caller;
}

/** Somebody new, whom nothing of another journey concerns. */
async function somebody(fullName = "Ada"): Promise<Person> {
  const email = `person-${++people}@example.org`;
  const { body } = await cook.send("POST", "users", { fullName, email, password: PASSWORD });
  return { id: body.id, email, elsewhere: await tagine.signIn(email) };
}

async function atProfile(email: string, visit: { size?: Size; dark?: boolean } = {}): Promise<Page> {
  const page = await browser.visit(`${tagine.address}admin/profile`, { ...visit, as: email });
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  await section(page, "API tokens").waitFor();
  return page;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) => page.getByRole("status", { name: "Messages" }).getByText(text);
const jpeg = async (name = "me.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await picture(600, 400)),
});

async function changePassword(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Repeat the new password").fill(repeated);
  await button(page, "Change password").click();
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("name and e-mail address are changed, and the page around says so at once", async () => {
    const { email, elsewhere } = await somebody("Ada");
    const page = await atProfile(email, { size });
    const group = page.getByLabel("Group");
    expect(await group.inputValue()).toBe("Home");
    expect(await group.isEditable()).toBe(false);
    await page.getByText("Groups can only be set by administrators.").waitFor();
    await page.getByLabel("Full name").fill("  Ada Lovelace ");
    await page.getByLabel("E-mail").fill(`new-${email}`);
    await button(page, "Save").click();
    await toast(page, "User Updated").waitFor();
    await page.locator("aside").getByText("Ada Lovelace").waitFor();
    const { body } = await elsewhere.get("users/self");
    expect([body.fullName, body.email]).toEqual(["Ada Lovelace", `new-${email}`]);
    await page.reload();
    await page.locator("aside").getByText("Ada Lovelace").waitFor();
    expect(await page.getByLabel("E-mail").inputValue()).toBe(`new-${email}`);
  });

  test("what cannot be a name or an address is said at the field, and an address that is taken keeps what was typed", async () => {
    const { email } = await somebody();
    const page = await atProfile(email, { size });
    await page.getByLabel("Full name").fill("  ");
    await page.getByLabel("E-mail").fill("nobody");
    await button(page, "Save").click();
    await page.getByText("Field Required").waitFor();
    await page.getByText("E-mail must be valid").waitFor();
    expect(await hasFocus(page.getByLabel("Full name"))).toBe(true);
    await page.getByLabel("Full name").fill("Somebody Else");
    await page.getByLabel("E-mail").fill("ChangeMe@email.com");
    await button(page, "Save").click();
    const alert = page.getByRole("alert");
    await alert.getByText("There is already an account with this e-mail address.").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Somebody Else");
    expect(await page.getByLabel("E-mail").inputValue()).toBe("ChangeMe@email.com");
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  test("a picture is chosen, seen beside the name, and removed after a question", async () => {
    const { email } = await somebody();
    const page = await atProfile(email, { size });
    await page.getByLabel("Choose a file").setInputFiles({
      name: "letter.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Dear Tagine"),
    });
    await page.getByRole("alert").getByText("This is not a picture that Tagine can read.").waitFor();
    await page.getByLabel("Choose a file").setInputFiles(await jpeg());
    await toast(page, "File uploaded").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    // In the section and in the sidebar.
    const pictures = page.locator("main img[src*='/image?image_type=tiny']");
    await eventually(() =>
      pictures.evaluateAll(
        (images) =>
          images.length === 2 && images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    );
    await page.getByRole("button", { name: "Menu" }).click();
    // On its button and in it.
    const inMenu = page.getByRole("banner").locator("img[src*='/image?image_type=tiny']");
    await eventually(async () => (await inMenu.count()) === 2);
    await page.keyboard.press("Escape");

    await button(page, "Remove").click();
    await dialog(page).getByText("The first letter of your name takes its place.").waitFor();
    await button(page, "Cancel").click();
    await dialog(page).waitFor({ state: "detached" });
    expect(await pictures.count()).toBe(2);
    await button(page, "Remove").click();
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await toast(page, "Picture Removed").waitFor();
    expect(await pictures.count()).toBe(0);
    expect(await button(page, "Remove").count()).toBe(0);
  });

  test("a file that is too large is refused before it is sent", async () => {
    const { email } = await somebody();
    const page = await atProfile(email, { size });
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent++;
    });
    await page.getByLabel("Choose a file").evaluate((input: HTMLInputElement) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(25_000_001)], "huge.jpg", { type: "image/jpeg" }));
      input.files = data.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.getByRole("alert").getByText("at most 25 MB").waitFor();
    expect(sent).toBe(0);
  });

  test("a new password ends the session of another browser and the API tokens, and this one goes on", async () => {
    const { id, email, elsewhere } = await somebody();
    await elsewhere.send("POST", "auth/api-tokens", { name: "Kitchen display" });
    const page = await atProfile(email, { size });
    const sessions = section(page, "Where you are signed in").getByRole("listitem");
    await section(page, "API tokens").getByText("Kitchen display").waitFor();
    expect(await sessions.count()).toBe(2);
    await page.getByText("All other devices are signed out, and your API tokens end.").waitFor();

    await changePassword(page, PASSWORD, "short", "shorter");
    await section(page, "Password").getByText("Password must match").waitFor();
    expect(await hasFocus(page.getByLabel("New password", { exact: true }))).toBe(true);
    await changePassword(page, "not-the-one", "battery-staple");
    await page.getByRole("alert").getByText("Existing password does not match").waitFor();
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe("battery-staple");
    expect((await elsewhere.get("users/self")).status).toBe(200);

    await changePassword(page, PASSWORD, "battery-staple");
    await toast(page, "Password Updated").waitFor();
    await eventually(async () => (await sessions.count()) === 1);
    await sessions.getByText("This device").waitFor();
    expect(await page.getByText("Kitchen display").count()).toBe(0);
    for (const label of ["Current password", "New password", "Repeat the new password"])
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    expect((await elsewhere.get("users/self")).status).toBe(401);
    expect((await (await tagine.signIn(email, "battery-staple")).get(`users/${id}`)).status).toBe(200);
    await page.reload();
    await page.getByLabel("Full name").waitFor();
  });

  test("one sees where one is signed in, signs out there, and then everywhere", async () => {
    const { email, elsewhere } = await somebody();
    const page = await atProfile(email, { size });
    const rows = section(page, "Where you are signed in").getByRole("listitem");
    expect(await rows.count()).toBe(2);
    expect(await rows.filter({ hasText: "This device" }).getByRole("button").count()).toBe(0);
    const other = rows.filter({ hasText: "Last used" });
    await other.getByText(/^Last used \w+ \d+, \d{4}/).waitFor();
    await other.getByRole("button", { name: /^Sign out: Bun/ }).click();
    await toast(page, "Signed Out").waitFor();
    await eventually(async () => (await rows.count()) === 1);
    expect((await elsewhere.get("users/self")).status).toBe(401);
    expect(await hasFocus(page.getByRole("heading", { name: "Where you are signed in" }))).toBe(true);

    await tagine.signIn(email);
    await button(page, "Sign out everywhere").click();
    await dialog(page).getByText("this one included").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button(page, "Cancel").click();
    await button(page, "Sign out everywhere").click();
    await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL(`${tagine.address}login`);
    await page.getByLabel("E-mail").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tagine.token"))).toBeNull();
  });

  test("an API token is made, shown once, works, and is revoked after a question", async () => {
    const { email } = await somebody();
    const page = await atProfile(email, { size });
    await button(page, "Make a token").click();
    await section(page, "API tokens").getByText("Field Required").waitFor();
    await page.getByLabel("What the new token is for").fill("Kitchen display");
    await button(page, "Make a token").click();
    const field = page.getByLabel("The token for “Kitchen display”");
    const token = await field.inputValue();
    expect(await hasFocus(field)).toBe(true);
    await page.getByText("it is shown only this once").waitFor();
    await page.getByText("Authorization: Bearer").waitFor();
    await button(page, "Copy").click();
    await page.getByText("Copied", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await button(page, "Done").click();
    expect(await field.count()).toBe(0);
    const link = page.getByRole("link", { name: "What the API can do" });
    expect(await link.getAttribute("href")).toBe("/docs");

    const ask = () =>
      fetch(`${tagine.address}api/users/self`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await (await ask()).json()).email).toBe(email);
    await button(page, "Revoke: Kitchen display").click();
    await dialog(page).getByText("Revoke “Kitchen display”?").waitFor();
    await dialog(page).getByRole("button", { name: "Revoke" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await eventually(async () => (await page.getByText("Kitchen display").count()) === 0);
    expect((await ask()).status).toBe(401);
  });

  test("in light and in dark everybody can use it, nothing is cut, and on a phone targets are large", async () => {
    const { email, elsewhere } = await somebody("A".repeat(120));
    await elsewhere.send("POST", "auth/api-tokens", { name: "W".repeat(150) });
    for (const dark of [false, true]) {
      const page = await atProfile(email, { size, dark });
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      if (size === "phone")
        for (const target of await page.locator("main").locator("button, a, label.btn").all()) {
          const box = await target.boundingBox();
          if (!box) continue;
          expect([await target.textContent(), Math.round(box.height) >= 44]).toEqual([
            await target.textContent(),
            true,
          ]);
          expect(box.x + box.width).toBeLessThanOrEqual(SIZES.phone.width);
        }
    }
  });
});

test("/admin shows the profile, and a visitor signs in first and comes back", async () => {
  const page = await browser.visit(`${tagine.address}admin`);
  await page.waitForURL(`${tagine.address}login?redirect=/admin`);
  expect(await hasFocus(page.getByLabel("E-mail"))).toBe(true);
  await page.getByLabel("E-mail").fill("changeme@email.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${tagine.address}admin`);
  await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
  const entry = page.locator("aside").getByRole("link", { name: "Profile" });
  expect(await entry.getAttribute("aria-current")).toBe("page");
});

test("whoever signs out sees no page about something going wrong on the way", async () => {
  const { email } = await somebody();
  const page = await atProfile(email);
  await page.route("**/login-page*.js", async (route) => {
    await Bun.sleep(500);
    await route.continue();
  });
  // Looking from outside could miss what stands for a moment only.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const headline of document.querySelectorAll("h1")) seen.add(headline.textContent);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { seenHeadlines: seen });
  });
  await button(page, "Sign out everywhere").click();
  await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
  expect(await page.evaluate("[...seenHeadlines]")).toEqual(["Profile", "Login"]);
});

test("by keyboard alone one changes the name, the password, and makes and revokes a token", async () => {
  const { email } = await somebody();
  const page = await atProfile(email);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel("Full name").focus();
  await press("Control+a");
  await page.keyboard.type("Grace");
  await press("Enter");
  await page.locator("aside").getByText("Grace").waitFor();

  // E-mail, group and its button stand between.
  await press("Tab", "Tab", "Tab", "Tab");
  expect(await hasFocus(page.getByLabel("Current password"))).toBe(true);
  await page.keyboard.type(PASSWORD);
  await press("Tab", "Tab");
  await page.keyboard.type("battery-staple");
  await press("Tab", "Tab");
  await page.keyboard.type("battery-staple");
  await press("Tab", "Tab", "Enter");
  await toast(page, "Password Updated").waitFor();
  expect(await hasFocus(button(page, "Change password"))).toBe(true);

  // The way out everywhere and the link to the docs stand between.
  await eventually(async () => (await page.getByRole("button", { name: /^Sign out:/ }).count()) === 0);
  await press("Tab", "Tab", "Tab");
  expect(await hasFocus(page.getByLabel("What the new token is for"))).toBe(true);
  await page.keyboard.type("Script");
  await press("Enter");
  const field = page.getByLabel("The token for “Script”");
  await field.waitFor();
  expect(await hasFocus(field)).toBe(true);
  await press("Tab", "Tab", "Enter");
  expect(await hasFocus(page.getByRole("heading", { name: "API tokens" }))).toBe(true);
  await press("Tab", "Tab");
  expect(await hasFocus(button(page, "Revoke: Script"))).toBe(true);
  await press("Enter");
  await dialog(page).waitFor();
  await press("Tab", "Enter");
  await eventually(async () => (await page.getByText("Script", { exact: true }).count()) === 0);
  expect(await hasFocus(page.getByRole("heading", { name: "API tokens" }))).toBe(true);
});

test("what somebody types stays when the server does not answer", async () => {
  const { email } = await somebody();
  const page = await atProfile(email);
  await page.route("**/api/users/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Full name").fill("Grace");
  await button(page, "Save").click();
  await page.getByRole("alert").getByText("Tagine does not answer").waitFor();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Grace");
  await page.unroute("**/api/users/*");
  await button(page, "Save").click();
  await page.locator("aside").getByText("Grace").waitFor();
  browser.complaints();
});
