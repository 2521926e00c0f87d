import { expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { dom, fireEvent, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "../support/sign-ins.ts";

const { admin, answer, app, as, calls, readStorage, open, visitor, withToken } = await dom();
let people = 0;

interface Person {
  email: string;
  here: Caller;
  elsewhere: Caller;
}

async function addPerson(fullName = "Ada"): Promise<Person> {
  const email = `person-${++people}@example.org`;
  await admin.send("POST", "users", { fullName, email, password: PASSWORD });
  return { email, here: await as(email), elsewhere: await as(email) };
}

async function atProfile(person: Person): Promise<OpenApp> {
  const page = await open("admin/profile", { as: person.here });
  await screen.findByRole("heading", { level: 1, name: "Profile" });
  return page;
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const label = (name: string) => screen.getByLabelText(name);
const expectMessage = async (text: string) =>
  within(screen.getByRole("status", { name: "Messages" })).findByText(text);
const beside = () => within(screen.getByRole("complementary"));
const alert = async () => within(await screen.findByRole("alert"));
const signIn = (email: string, password: string) =>
  visitor.send("POST", "auth/token", signInForm(email, password));

async function changePassword(page: OpenApp, current: string, next: string, repeated = next): Promise<void> {
  await page.fill("Current password", current);
  await page.fill("New password", next);
  await page.fill("Confirm new password", repeated);
  await page.press("Change password");
}

test("name and email are saved, and the page updates immediately", async () => {
  const person = await addPerson();
  const page = await atProfile(person);
  expect(label("Group")).toHaveProperty("value", "Home");
  expect(label("Group")).toHaveProperty("readOnly", true);
  await screen.findByText("Only admins can change your group.");
  await page.fill("Full name", "  Ada Lovelace ");
  await page.fill("Email", `new-${person.email}`);
  await page.press("Save");
  await expectMessage("Account saved");
  await beside().findByText("Ada Lovelace");
  const { body } = await person.elsewhere.get("users/self");
  expect([body.fullName, body.email]).toEqual(["Ada Lovelace", `new-${person.email}`]);
  await atProfile(person);
  await beside().findByText("Ada Lovelace");
  expect(label("Email")).toHaveProperty("value", `new-${person.email}`);
});

test("an invalid name or email is reported at the field, and a taken email keeps what was typed", async () => {
  const page = await atProfile(await addPerson());
  await page.fill("Full name", "  ");
  await page.fill("Email", "nobody");
  await page.press("Save");
  await screen.findByText("Required");
  await screen.findByText("Enter a valid email address");
  expect(document.activeElement).toBe(label("Full name"));
  await page.fill("Full name", "Somebody Else");
  await page.fill("Email", "ChangeMe@email.com");
  await page.press("Save");
  await (await alert()).findByText("An account with this email already exists.");
  expect(label("Full name")).toHaveProperty("value", "Somebody Else");
  expect(label("Email")).toHaveProperty("value", "ChangeMe@email.com");
});

test("a file that's too large is refused before it's sent", async () => {
  await atProfile(await addPerson());
  const file = new File([new Uint8Array(25_000_001)], "huge.jpg", { type: "image/jpeg" });
  fireEvent.change(label("Choose file"), { target: { files: [file] } });
  await (await alert()).findByText(/25 MB limit/);
  expect(calls().filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("a picture is removed after a confirmation", async () => {
  const person = await addPerson();
  const { id } = (await person.here.get("users/self")).body;
  app.users.setPicture(id, { key: "0123456789", ext: "jpg" });
  const page = await atProfile(person);
  // In the section and in the sidebar.
  const pictures = () => document.querySelectorAll("main img[src*='/image?image_type=tiny']");
  await waitFor(() => expect(pictures()).toHaveLength(2));

  await page.press("Remove");
  const question = await screen.findByRole("dialog");
  await within(question).findByText(/Your initial is shown instead\.$/);
  await page.press("Cancel", question);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(pictures()).toHaveLength(2);
  await page.press("Remove");
  await page.press("Remove", await screen.findByRole("dialog"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectMessage("Picture removed");
  expect(pictures()).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
});

test("a new password ends the other browser's session and API tokens, but not this session", async () => {
  const person = await addPerson();
  const { email, elsewhere } = person;
  await elsewhere.send("POST", "auth/api-tokens", { name: "Kitchen display" });
  const page = await atProfile(person);
  const sessions = await section("Signed-in devices");
  await (await section("API tokens")).findByText("Kitchen display");
  expect(await sessions.findAllByRole("listitem")).toHaveLength(2);
  await screen.findByText(/signs out your other devices and revokes API tokens\./);

  await changePassword(page, PASSWORD, "short", "shorter");
  await (await section("Password")).findByText("Passwords don't match");
  expect(document.activeElement).toBe(label("New password"));
  await changePassword(page, "not-the-one", "battery-staple");
  await (await alert()).findByText("Current password is incorrect");
  expect(label("New password")).toHaveProperty("value", "battery-staple");
  expect((await elsewhere.get("users/self")).status).toBe(200);

  await changePassword(page, PASSWORD, "battery-staple");
  await expectMessage("Password changed");
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  await sessions.findByText(/^This device/);
  expect(screen.queryByText("Kitchen display")).toBeNull();
  for (const name of ["Current password", "New password", "Confirm new password"])
    expect(label(name)).toHaveProperty("value", "");
  expect((await elsewhere.get("users/self")).status).toBe(401);
  expect((await signIn(email, "battery-staple")).status).toBe(200);
  expect((await withToken(readStorage("token")).get("users/self")).status).toBe(200);
});

test("sessions are listed, ended one by one, and then all at once", async () => {
  const person = await addPerson();
  const page = await atProfile(person);
  const sessions = await section("Signed-in devices");
  const rows = await sessions.findAllByRole("listitem");
  expect(rows).toHaveLength(2);
  const current = rows.find((row) => within(row).queryByText(/^This device/));
  const other = rows.find((row) => within(row).queryByText(/^Last used \w+ \d+, \d{4}/));
  expect(current?.querySelector("button")).toBeNull();
  await page.press(/^Sign out /, other);
  await expectMessage("Signed out");
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  expect((await person.elsewhere.get("users/self")).status).toBe(401);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Signed-in devices" }));

  await page.press("Sign out everywhere");
  const question = await screen.findByRole("dialog");
  await within(question).findByText(/including this one/);
  await page.press("Cancel", question);
  await page.press("Sign out everywhere");
  await page.press("Sign out everywhere", await screen.findByRole("dialog"));
  await page.waitForAddress("/login");
  await screen.findByLabelText("Email");
  expect(readStorage("token")).toBeNull();
});

test("an API token is created, shown once, works, and is revoked after a confirmation", async () => {
  const person = await addPerson();
  const page = await atProfile(person);
  await page.press("Create token");
  await (await section("API tokens")).findByText("Required");
  await page.fill("Token name", "Kitchen display");
  await page.press("Create token");
  const field = await screen.findByLabelText<HTMLInputElement>("Token “Kitchen display”");
  expect(document.activeElement).toBe(field);
  const script = withToken(field.value);
  await screen.findByText(/you won't see it again/);
  await screen.findByText(/Authorization: Bearer/);
  await page.press("Copy");
  await screen.findByText("Copied");
  expect(await navigator.clipboard.readText()).toBe(field.value);
  await page.press("Done");
  expect(screen.queryByLabelText("Token “Kitchen display”")).toBeNull();
  expect(screen.getByRole("link", { name: "API documentation" }).getAttribute("href")).toBe("/docs");

  expect((await script.get("users/self")).body.email).toBe(person.email);
  await page.press("Revoke Kitchen display");
  const question = await screen.findByRole("dialog");
  await within(question).findByText("Revoke “Kitchen display”?");
  await page.press("Revoke", question);
  await waitFor(() => expect(screen.queryByText("Kitchen display")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await script.get("users/self")).status).toBe(401);
});

test("/admin shows the profile, after a visitor signs in", async () => {
  await admin.send("PUT", "users/1/password", { currentPassword: PASSWORD, newPassword: PASSWORD });
  const page = await open("admin");
  await page.waitForAddress("/login?redirect=/admin");
  const email = await screen.findByLabelText("Email");
  expect(document.activeElement).toBe(email);
  await page.fill("Email", ADMIN_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.keyboard("{Enter}");
  await page.waitForAddress("/admin");
  await screen.findByRole("heading", { level: 1, name: "Profile" });
  expect(beside().getByRole("link", { name: "Profile" }).getAttribute("aria-current")).toBe("page");
});

test("typed text stays if the server doesn't respond", async () => {
  const page = await atProfile(await addPerson());
  const answerAgain = answer(/^PUT .*users/);
  await page.fill("Full name", "Grace");
  await page.press("Save");
  await (await alert()).findByText(/Can't reach Tagine/);
  expect(label("Full name")).toHaveProperty("value", "Grace");
  answerAgain();
  await page.press("Save");
  await beside().findByText("Grace");
});
