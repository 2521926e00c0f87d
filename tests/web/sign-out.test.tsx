import { expect, test } from "bun:test";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import type { Caller } from "../support/caller.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, answer, as, open, readStorage } = await dom();
const { changeList, countWaiting, sendWaiting } =
  await import("../../web/shopping-lists/sync/lists-on-device.ts");
const { makeRandomId } = await import("../../web/shopping-lists/sync/random-id.ts");

const CHANGES = /POST .*shopping-lists\/\d+\/changes/;

/** What a browser without space does. The lists are in memory then. */
function recordDatabases(): { opened: string[]; deleted: string[]; end: () => void } {
  const [opened, deleted]: [string[], string[]] = [[], []];
  const factory = {
    open(name: string): never {
      opened.push(name);
      throw new DOMException("Nothing is stored here");
    },
    deleteDatabase(name: string): EventTarget {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event("success")));
      return request;
    },
  };
  Object.assign(globalThis, { indexedDB: factory });
  return { opened, deleted, end: () => void Reflect.deleteProperty(globalThis, "indexedDB") };
}

/** Adds items that can't be sent. */
async function openWithUnsent(
  path: string,
  texts: string[],
): Promise<{ page: OpenApp; session: Caller; answerAgain: () => void }> {
  // Each test ends its session.
  const session = await as(USER_EMAIL);
  const page = await open(path, { as: session });
  const [list]: CountedList[] = (await admin.get("shopping-lists")).body;
  const answerAgain = answer(CHANGES);
  const base = { language: "en", region: "", source: null, atHome: false, note: "" };
  await changeList(
    list?.id ?? 0,
    texts.map((text) => ({ type: "add", entry: { ...base, id: makeRandomId(), text } })),
  );
  return { page, session, answerAgain };
}

async function readItems(): Promise<string[]> {
  const [list]: CountedList[] = (await admin.get("shopping-lists")).body;
  const { items } = (await admin.get(`shopping-lists/${list?.id}`)).body;
  return items.map(({ text }: { text: string }) => text);
}

async function signOut(page: OpenApp): Promise<void> {
  await page.press("Menu");
  await page.follow("Sign out");
}

test("signing out with unsent changes asks first, and staying keeps them", async () => {
  const { page, answerAgain } = await openWithUnsent("recipes/all", ["milk", "bread"]);
  await signOut(page);
  await screen.findByRole("heading", { level: 1, name: "Sign out anyway?" });
  await screen.findByText("2 changes haven't been sent. Signing out deletes them.");
  expect(readStorage("token")).not.toBeNull();
  await page.press("Stay signed in");
  await page.waitForAddress("/recipes/all");
  answerAgain();
  // They are sent before anyone is asked.
  await signOut(page);
  await page.waitForAddress("/");
  expect(readStorage("token")).toBeNull();
  expect((await readItems()).toSorted()).toEqual(["bread", "milk"]);
});

test("the question waits for an answer, also once everything was sent", async () => {
  const { page, answerAgain } = await openWithUnsent("recipes/all", ["rice"]);
  await signOut(page);
  await screen.findByText("1 change hasn't been sent. Signing out deletes it.");
  answerAgain();
  await sendWaiting();
  // Any page's data is loaded again, for example once the own account has changed.
  await page.go("/logout");
  await screen.findByText("All your changes have been sent.");
  expect(readStorage("token")).not.toBeNull();
  await page.press("Sign out");
  await page.waitForAddress("/");
  expect(readStorage("token")).toBeNull();
  expect(await readItems()).toContain("rice");
});

test("discarding unsent changes signs out and forgets them", async () => {
  const { page, answerAgain } = await openWithUnsent("recipes/all", ["eggs"]);
  await signOut(page);
  await screen.findByText("1 change hasn't been sent. Signing out deletes it.");
  await page.press("Sign out and discard");
  await page.waitForAddress("/");
  expect(readStorage("token")).toBeNull();
  expect(await countWaiting()).toBe(0);
  answerAgain();
  await open("recipes/all", { as: await as(USER_EMAIL) });
  await sendWaiting();
  expect(await readItems()).not.toContain("eggs");
});

test("each person's changes are in a database of their own", async () => {
  const databases = recordDatabases();
  await open("recipes/all", { as: admin });
  await sendWaiting();
  await openWithUnsent("recipes/all", ["figs"]);
  await open("recipes/all", { as: admin });
  await sendWaiting();
  databases.end();
  const names = new Set(databases.opened.filter((name) => / lists /.test(name)));
  expect(names.size).toBe(2);
  expect(await readItems()).not.toContain("figs");
});

test("deleting the own account deletes its lists from this device", async () => {
  const account = { fullName: "Ada", email: "ada@example.org", password: PASSWORD, admin: true };
  const { id } = (await admin.send("POST", "users", account)).body;
  const databases = recordDatabases();
  const page = await open("admin/manage-users", { as: await as(account.email) });
  await page.press("Actions for Ada");
  await page.press("Delete");
  await page.press("Delete", await screen.findByRole("dialog"));
  await page.waitForAddress("/");
  databases.end();
  expect(databases.deleted).toContainEqual(expect.stringMatching(new RegExp(` lists ${id}$`)));
});

test("signing out everywhere asks about unsent changes, too", async () => {
  const { page } = await openWithUnsent("admin/profile", ["salt"]);
  await page.press("Sign out everywhere");
  const question = await screen.findByRole("dialog");
  await within(question).findByText("1 change hasn't been sent. Signing out deletes it.");
  await page.press("Sign out everywhere and discard", question);
  await page.waitForAddress("/login");
  expect(await countWaiting()).toBe(0);
});

const KEPT = "2 unsent changes stay on this device and are sent when you sign in again.";

test("after the session ended, the sign-in page says that unsent changes are kept, and sends them", async () => {
  const { page, session, answerAgain } = await openWithUnsent("recipes/all", ["plums", "leeks"]);
  await session.send("DELETE", "auth/sessions/current");
  await page.go("/shopping");
  await page.waitForAddress(/\/login\?redirect=/);
  await screen.findByText(KEPT);
  answerAgain();
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
  await page.waitForAddress("/shopping");
  await sendWaiting();
  await waitFor(async () => expect(await readItems()).toEqual(expect.arrayContaining(["leeks", "plums"])));
});

test("the dialog that asks to sign in again says that unsent changes are kept", async () => {
  const { page, session } = await openWithUnsent("recipes/tags", ["basil", "chives"]);
  await session.send("DELETE", "auth/sessions/current");
  await page.fill("New tag", "Winter");
  await page.press("Create");
  await within(await screen.findByRole("dialog", { name: "Sign in" })).findByText(KEPT);
  await page.press("Close");
  await waitFor(() => expect(readStorage("token")).toBeNull());
});

test("after signing out, the sign-in page says nothing of changes", async () => {
  const { page } = await openWithUnsent("recipes/all", ["dill"]);
  await signOut(page);
  await page.press("Sign out and discard");
  await page.waitForAddress("/");
  await page.go("/login");
  await screen.findByLabelText("Email");
  expect(screen.queryByText(/unsent/)).toBeNull();
});
