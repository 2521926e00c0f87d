import { afterEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD } from "../support/sign-ins.ts";

const { admin, as, calls, open, user, visitor } = await dom();

afterEach(async () => {
  for (const { id } of (await admin.get("users")).body) if (id > 2) await admin.send("DELETE", `users/${id}`);
});

async function addUser(fullName: string, isAdmin = false): Promise<{ id: number; email: string }> {
  const email = `${fullName.toLowerCase()}@example.com`;
  const account = { fullName, email, password: PASSWORD, admin: isAdmin };
  return { id: (await admin.send("POST", "users", account)).body.id, email };
}

const dialog = () => screen.findByRole("dialog");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const waitForHeadlineFocus = () => waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
const row = (name: RegExp) => screen.findByRole("row", { name });

async function begin(page: OpenApp, name: string, action: string): Promise<HTMLElement> {
  await page.press(`Actions for ${name}`);
  await page.press(action);
  return dialog();
}

test("errors are shown in the dialog, and nothing typed is lost", async () => {
  await addUser("Ben");
  const page = await open("admin/manage-users", { as: admin });
  await page.press("New user");
  const form = within(await dialog());
  await page.fill("Full name", "   ");
  await page.fill("E-mail", "not an address");
  await page.fill("Password", "short");
  await page.press("Create");
  await form.findByText("Field Required");
  await form.findByText("E-mail must be valid");
  await form.findByText("Use 8 characters or more for your password");
  expect(document.activeElement).toBe(form.getByLabelText("Full name"));
  await page.fill("Full name", "x".repeat(201));
  await form.findByText(/This name is too long/);
  await page.fill("Full name", "Other Ben");
  await page.fill("E-mail", "BEN@example.com");
  await page.fill("Password", "long-enough");
  await page.press("Create");
  await within(await form.findByRole("alert")).findByText(
    "There is already an account with this e-mail address.",
  );
  expect(form.getByLabelText("Full name")).toHaveProperty("value", "Other Ben");
  expect(form.getByLabelText("Password")).toHaveProperty("value", "long-enough");
  await page.fill("E-mail", "other@example.com");
  await page.press("Create");
  await row(/Other Ben/);
});

test("non-admins are told that the page is for admins, and nothing is loaded", async () => {
  await open("admin/manage-users", { as: user });
  await screen.findByRole("heading", { name: "For administrators only" });
  expect(calls().filter((call) => /api\/(?:groups|users$|users\/sign-ups)/.test(call))).toEqual([]);
});

test("removing your own admin role leaves the page without an error", async () => {
  const second = await as((await addUser("Second", true)).email);
  const page = await open("admin/manage-users", { as: second });
  await page.press("Actions for Second");
  await screen.findByRole("button", { name: "Edit" });
  expect(screen.queryByRole("button", { name: "New password" })).toBeNull();
  await page.keyboard("{Escape}");
  const form = within(await begin(page, "Second", "Edit"));
  await form.findByText(/you leave this page/);
  await page.fill("Full name", "Only Second");
  await page.click(form.getByRole("checkbox", { name: /^Administrator/ }));
  await page.press("Save");
  await screen.findByRole("heading", { name: "For administrators only" });
  await screen.findByText("Only Second");
  await closed();
  await waitForHeadlineFocus();
  await open("admin/manage-users", { as: second });
  await screen.findByRole("heading", { name: "For administrators only" });
});

test("the last admin stays an admin, and the first account stays", async () => {
  const page = await open("admin/manage-users", { as: admin });
  await page.press("Actions for Change Me");
  expect(await screen.findByRole("button", { name: /^Delete/ })).toHaveProperty("disabled", true);
  await screen.findByText("The first account always stays.");
  await page.press("Edit");
  const form = within(await dialog());
  const administers = form.getByRole("checkbox", { name: /^Administrator/ });
  await page.click(administers);
  await page.press("Save");
  await within(await form.findByRole("alert")).findByText(/Tagine needs an administrator\./);
  expect(administers).toHaveProperty("checked", false);
});

test("deleting your own account signs you out", async () => {
  const { email } = await addUser("Leaving", true);
  const page = await open("admin/manage-users", { as: await as(email) });
  const question = await begin(page, "Leaving", "Delete");
  await within(question).findByText(/You are signed out at once/);
  await page.press("Delete", question);
  await page.waitForAddress("/");
  await screen.findByRole("link", { name: "Login" });
  await closed();
  const signIn = await visitor.send(
    "POST",
    "auth/token",
    new URLSearchParams({ username: email, password: PASSWORD }),
  );
  expect(signIn.status).toBe(401);
});

test("a new admin sees the page as soon as the role is known", async () => {
  const { id, email } = await addUser("Risen");
  const page = await open("", { as: await as(email) });
  await admin.send("PUT", `users/${id}`, { fullName: "Risen", email, admin: true });
  await page.go("/admin/manage-users");
  await within(await row(/Risen/)).findByText("You");
});

test("the address opens a tab, and Back leaves the page", async () => {
  const page = await open("", { as: admin });
  await page.go("/admin/manage-users?tab=groups");
  const groups = await screen.findByRole("tab", { name: /^Groups/ });
  expect(groups.getAttribute("aria-selected")).toBe("true");
  await page.click(screen.getByRole("tab", { name: /^Sign-up links/ }));
  await page.waitForAddress(/tab=sign-ups/);
  await page.back();
  await page.waitForAddress("/");
});
