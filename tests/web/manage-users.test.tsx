import { afterEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import type { Caller } from "../support/caller.ts";
import { PASSWORD, signInForm } from "../support/sign-ins.ts";

const { admin, as, calls, open, user, visitor, withToken } = await dom();

afterEach(async () => {
  for (const { id } of (await admin.get("users")).body) if (id > 2) await admin.send("DELETE", `users/${id}`);
  for (const { id } of (await admin.get("groups")).body.slice(1)) await admin.send("DELETE", `groups/${id}`);
});

interface Person {
  email: string;
  group: string;
  admin: boolean;
}

async function person(email: string): Promise<Person | undefined> {
  return (await admin.get("users")).body.find((one: Person) => one.email === email);
}

/** Somebody who signs in with a password. */
async function signInAs(email: string, password: string): Promise<Caller> {
  const { body } = await visitor.send("POST", "auth/token", signInForm(email, password));
  return withToken(body.access_token);
}

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
  await page.fill("Email", "not an address");
  await page.fill("Password", "short");
  await page.press("Create");
  await form.findByText("Required");
  await form.findByText("Enter a valid email address");
  await form.findByText("Use at least 8 characters");
  expect(document.activeElement).toBe(form.getByLabelText("Full name"));
  await page.fill("Full name", "x".repeat(201));
  await form.findByText(/Name is too long/);
  await page.fill("Full name", "Other Ben");
  await page.fill("Email", "BEN@example.com");
  await page.fill("Password", "long-enough");
  await page.press("Create");
  await within(await form.findByRole("alert")).findByText("An account with this email already exists.");
  expect(form.getByLabelText("Full name")).toHaveProperty("value", "Other Ben");
  expect(form.getByLabelText("Password")).toHaveProperty("value", "long-enough");
  await page.fill("Email", "other@example.com");
  await page.press("Create");
  await row(/Other Ben/);
});

test("non-admins are told that the page is for admins, and nothing is loaded", async () => {
  await open("admin/manage-users", { as: user });
  await screen.findByRole("heading", { name: "Admins only" });
  expect(calls().filter((call) => /api\/(?:groups|users$|users\/sign-ups)/.test(call))).toEqual([]);
});

test("removing your own admin role leaves the page without an error", async () => {
  const second = await as((await addUser("Second", true)).email);
  const page = await open("admin/manage-users", { as: second });
  await page.press("Actions for Second");
  await screen.findByRole("button", { name: "Edit" });
  expect(screen.queryByRole("button", { name: "Reset password" })).toBeNull();
  await page.keyboard("{Escape}");
  const form = within(await begin(page, "Second", "Edit"));
  await form.findByText(/you lose access to this page/);
  await page.fill("Full name", "Only Second");
  await page.click(form.getByRole("checkbox", { name: /^Admin/ }));
  await page.press("Save");
  await screen.findByRole("heading", { name: "Admins only" });
  await screen.findByText("Only Second");
  await closed();
  await waitForHeadlineFocus();
  await open("admin/manage-users", { as: second });
  await screen.findByRole("heading", { name: "Admins only" });
});

test("the last admin stays an admin, and the first account stays", async () => {
  const page = await open("admin/manage-users", { as: admin });
  await page.press("Actions for Change Me");
  expect(await screen.findByRole("button", { name: /^Delete/ })).toHaveProperty("disabled", true);
  await screen.findByText("The first account can't be deleted.");
  await page.press("Edit");
  const form = within(await dialog());
  const administers = form.getByRole("checkbox", { name: /^Admin/ });
  await page.click(administers);
  await page.press("Save");
  await within(await form.findByRole("alert")).findByText(/Tagine needs at least one admin\./);
  expect(administers).toHaveProperty("checked", false);
});

test("deleting your own account signs you out", async () => {
  const { email } = await addUser("Leaving", true);
  const page = await open("admin/manage-users", { as: await as(email) });
  const question = await begin(page, "Leaving", "Delete");
  await within(question).findByText(/permanently deletes your account/);
  await page.press("Delete", question);
  await page.waitForAddress("/");
  await screen.findByRole("link", { name: "Sign in" });
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

async function createUser(
  page: OpenApp,
  given: { name: string; email: string; group: string },
): Promise<void> {
  await page.press("New user");
  await page.fill("Full name", given.name);
  await page.fill("Email", given.email);
  await page.fill("Password", "long-enough");
  await page.selectOptions(within(await dialog()).getByLabelText("Group"), given.group);
  await page.press("Create");
}

test("an account is created, changed and deleted, and the list says so each time", async () => {
  await admin.send("POST", "groups", { name: "Family" });
  const page = await open("admin/manage-users", { as: admin });
  await within(await row(/Change Me/)).findByText("You");
  await createUser(page, { name: "Anna Smith", email: "Anna@Example.com", group: "Family" });
  await screen.findByText("Account created for Anna Smith");
  await within(await row(/anna@example\.com/)).findByText("Family");
  expect((await signInAs("anna@example.com", "long-enough")).token).toBeString();

  const form = within(await begin(page, "Anna Smith", "Edit"));
  expect(form.queryByLabelText("Password")).toBeNull();
  await page.fill("Full name", "Anna Miller");
  await page.selectOptions(form.getByLabelText("Group"), "Home");
  await page.click(form.getByRole("checkbox", { name: /^Admin/ }));
  await page.press("Save");
  await within(await row(/Anna Miller/)).findByText("Admin");
  expect(await person("anna@example.com")).toMatchObject({ group: "Home", admin: true });

  const question = await begin(page, "Anna Miller", "Delete");
  await within(question).findByRole("heading", { name: "Delete “Anna Miller”?" });
  await page.press("Cancel", question);
  await closed();
  expect(await person("anna@example.com")).toBeDefined();
  await page.press("Delete", await begin(page, "Anna Miller", "Delete"));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Anna Miller/ })).toBeNull());
  await waitForHeadlineFocus();
  expect(await person("anna@example.com")).toBeUndefined();
});

test("a new password is shown once, ready to copy, and ends all sessions", async () => {
  const { email } = await addUser("Forgetful");
  const session = await as(email);
  const page = await open("admin/manage-users", { as: admin });
  const making = within(await begin(page, "Forgetful", "Reset password"));
  await making.findByRole("heading", { name: "Reset the password for “Forgetful”?" });
  await page.press("Reset password");
  await screen.findByText("Forgetful is signed out on all devices, and their API tokens are revoked.");
  const field = screen.getByLabelText<HTMLInputElement>("New password");
  expect(document.activeElement).toBe(field);
  await page.press("Copy");
  await screen.findByText("Copied");
  const password = await navigator.clipboard.readText();
  expect(password).toBe(field.value);
  expect((await session.get("users/self")).status).toBe(401);
  expect((await signInAs(email, password)).token).toBeString();
  await page.press("Done");
  await closed();
});

const tab = (name: RegExp) => screen.findByRole("tab", { name });
const card = async (name: string) => within(await screen.findByRole("article", { name }));
const removal = (name: string) => screen.findByRole("button", { name: `Delete group ${name}` });

test("a group is created, found, emptied and deleted, and its numbers are current", async () => {
  const page = await open("admin/manage-users?tab=groups", { as: admin });
  await page.press("New group");
  const form = within(await dialog());
  await page.press("Create");
  await form.findByText("Required");
  await page.fill("Group name", "Home");
  await page.press("Create");
  await within(await form.findByRole("alert")).findByText("A group named “Home” already exists.");
  await page.fill("Group name", "Café Crew");
  await page.press("Create");
  await card("Café Crew");
  await closed();

  await page.fill("Find a group", "cafe");
  await waitFor(() => expect(screen.queryByRole("article", { name: "Home" })).toBeNull());
  await card("Café Crew");
  await page.fill("Find a group", "nowhere");
  await screen.findByText("No matching groups");
  await page.fill("Find a group", "");
  expect(await removal("Home")).toHaveProperty("disabled", true);
  await (await card("Home")).findByText(/New users join this group/);
  const edit = screen.getByRole("button", { name: "Edit group Café Crew" });
  expect(edit).toHaveProperty("disabled", true);
  expect(await removal("Café Crew")).toHaveProperty("disabled", false);

  await page.click(await tab(/^Users/));
  await createUser(page, { name: "Carla", email: "carla@example.com", group: "Café Crew" });
  await row(/Carla/);
  await page.click(await tab(/^Groups/));
  const users = async () => (await screen.findByRole("article", { name: "Café Crew" })).textContent;
  await waitFor(async () => expect(await users()).toContain("Total users1"));
  await (await card("Café Crew")).findByText(/Move its users to another group/);
  expect(await removal("Café Crew")).toHaveProperty("disabled", true);

  await page.click(await tab(/^Users/));
  const moving = await begin(page, "Carla", "Edit");
  await page.selectOptions(within(moving).getByLabelText("Group"), "Home");
  await page.press("Save");
  await closed();
  await page.click(await tab(/^Groups/));
  await waitFor(async () => expect(await users()).toContain("Total users0"));
  await page.click(await removal("Café Crew"));
  const question = await dialog();
  await within(question).findByRole("heading", { name: "Delete the group “Café Crew”?" });
  await page.press("Delete", question);
  await waitFor(() => expect(screen.queryByRole("article", { name: "Café Crew" })).toBeNull());
  await waitForHeadlineFocus();
});

test("a sign-up link is created, copied and deleted", async () => {
  const page = await open("admin/manage-users?tab=sign-ups", { as: admin });
  await screen.findByRole("heading", { name: "No sign-up links" });
  await page.press("New link");
  const form = within(await dialog());
  await page.press("Save");
  await form.findByText("Required");
  await page.fill("Name", "Grandma");
  await page.click(form.getByRole("checkbox", { name: /^Admin/ }));
  await page.press("Save");
  const shown = await screen.findByRole("dialog", { name: "Sign-up link for “Grandma”" });
  const [link] = (await admin.get("users/sign-ups")).body;
  const address = `${location.origin}/sign-up/${link.token}`;
  expect(within(shown).getByLabelText("Link")).toHaveProperty("value", address);
  await page.press("Done", shown);
  await within(await row(/Grandma/)).findByText("Yes");
  await within(await row(/Grandma/)).findByText(address);
  await waitForHeadlineFocus();
  await page.press("Copy the link for Grandma");
  await within(await row(/Grandma/)).findByText("Copied");
  expect(await navigator.clipboard.readText()).toBe(address);
  await page.press("Delete the link for Grandma");
  const question = await dialog();
  await within(question).findByRole("heading", { name: "Delete the link for “Grandma”?" });
  await page.press("Delete", question);
  await screen.findByRole("heading", { name: "No sign-up links" });
  await waitForHeadlineFocus();
});
