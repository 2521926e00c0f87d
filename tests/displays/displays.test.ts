import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Display, DisplayLink, StartedDisplay } from "../../src/contract/displays.ts";
import { tidyDaily } from "../../src/scheduler.ts";
import type { Caller } from "../support/caller.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { addition, device, listenTo } from "../support/shopping.ts";
import { PASSWORD } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
const START = new Date("2026-11-26T12:00:00Z");
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

beforeEach(async () => {
  at = await tagine();
  at.setNow(START);
});
afterEach(() => at.close());

async function createLink(by = at.user): Promise<DisplayLink> {
  const { status, body } = await by.send("POST", "displays", { name: " Kitchen  tablet " });
  expect(status).toBe(201);
  return body;
}
const start = (code: string) => at.visitor.send("POST", "displays/start", { code });
async function startDisplay(by = at.user): Promise<Caller> {
  const { status, body } = await start((await createLink(by)).code);
  expect(status).toBe(200);
  return at.withToken(body.access_token);
}
const listDisplays = async (by = at.user): Promise<Display[]> => (await by.get("displays")).body;

describe("a link for a kitchen display", () => {
  test("turns one device into a display, once", async () => {
    const link = await createLink();
    expect(shapeFaults(DisplayLink, link)).toEqual([]);
    expect(link).toEqual({
      name: "Kitchen tablet",
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
      url: `/display#code=${link.code}`,
      expiresAt: minutesLater(10).toISOString(),
    });
    const started = await start(link.code);
    expect(shapeFaults(StartedDisplay, started.body)).toEqual([]);
    expect(started.body.name).toBe("Kitchen tablet");
    expect((await at.withToken(started.body.access_token).get("shopping-lists")).status).toBe(200);
    const again = await start(link.code);
    expect([again.status, again.body.code]).toEqual([404, "display-code-not-found"]);
    expect(await listDisplays()).toHaveLength(1);
  });

  test("may be typed in any case, with spaces, and with letters that look like digits", async () => {
    const { code } = await createLink();
    const typed = ` ${code.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await start(typed)).status).toBe(200);
  });

  test("expires after ten minutes", async () => {
    const { code } = await createLink();
    at.setNow(minutesLater(10));
    expect((await start(code)).status).toBe(404);
    tidyDaily(at.app);
    expect(at.app.db.query("SELECT * FROM display_link").all()).toEqual([]);
  });

  test("replaces the one before", async () => {
    const [first, second] = [await createLink(), await createLink()];
    expect((await start(first.code)).status).toBe(404);
    expect((await start(second.code)).status).toBe(200);
  });

  test("isn't stored as it is", async () => {
    const { code } = await createLink();
    const rows = JSON.stringify(at.app.db.query("SELECT * FROM display_link").all());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replace("-", ""));
  });

  test("can't be guessed: after ten wrong codes, an address waits", async () => {
    const { code } = await createLink();
    for (let guess = 0; guess < 10; guess++) expect((await start(`00000-0000${guess}`)).status).toBe(404);
    expect((await start(code)).status).toBe(429);
    at.setNow(minutesLater(9.9));
    expect((await start(code)).status).toBe(429);
  });

  test.each([{}, { name: "" }, { name: "  " }, { name: "x".repeat(2000) }])(
    "is refused without a usable name: %j",
    async (input) => {
      expect((await at.user.send("POST", "displays", input)).status).toBe(422);
      expect(at.app.db.query("SELECT * FROM display_link").all()).toEqual([]);
    },
  );
});

describe("a kitchen display", () => {
  test("is listed for the person who created it, but not among devices and API tokens", async () => {
    await startDisplay();
    const displays = await listDisplays();
    expect(displays.flatMap((one) => shapeFaults(Display, one))).toEqual([]);
    expect(displays.map(({ name }) => name)).toEqual(["Kitchen tablet"]);
    expect((await at.user.get("auth/sessions")).body).toHaveLength(1);
    expect((await at.user.get("auth/api-tokens")).body).toEqual([]);
    expect(await listDisplays(at.admin)).toEqual([]);
  });

  test("tells when it was last used", async () => {
    const display = await startDisplay();
    at.setNow(minutesLater(90));
    await display.get("shopping-lists");
    expect((await listDisplays())[0]?.usedAt).toBe(minutesLater(90).toISOString());
  });

  test("works for years without signing in again", async () => {
    const display = await startDisplay();
    at.setNow(new Date("2031-11-26T12:00:00Z"));
    tidyDaily(at.app);
    expect((await display.get("meal-plans/this-week")).status).toBe(200);
  });

  test("has no more rights than others if an admin created it", async () => {
    const display = await startDisplay(at.admin);
    for (const path of ["users", "backups/available", "users/self", "users/1", "auth/sessions"])
      expect([path, (await display.get(path)).body.code]).toEqual([path, "display-not-allowed"]);
    const { status, body } = await display.send("POST", "recipes/create", { name: "Stew" });
    expect([status, body.snackbar.text]).toEqual([
      403,
      "A kitchen display can't do this. Use your own device.",
    ]);
    expect((await at.user.get("recipes/stew")).status).toBe(404);
  });

  test("can't use personal parts of what visitors may call", async () => {
    const display = await startDisplay();
    for (const path of ["recipes/search?favorites=true", "recipes/x/export?format=template&template=mine"])
      expect([path, (await display.get(path)).status]).toEqual([path, 403]);
  });

  test("ends with its account, with a new password, and when it's revoked", async () => {
    const isOpen = async (display: Caller) => (await display.get("shopping-lists")).status === 200;
    const revoked = await startDisplay();
    const other = await startDisplay();
    const [, first] = await listDisplays();
    expect((await at.admin.send("DELETE", `displays/${first?.id}`)).status).toBe(404);
    expect((await at.user.send("DELETE", `displays/${first?.id}`)).body.code).toBe("display-revoked");
    expect((await at.user.send("DELETE", `displays/${first?.id}`)).body.code).toBe("display-not-found");
    expect([await isOpen(revoked), await isOpen(other)]).toEqual([false, true]);

    await at.user.send("DELETE", "auth/sessions");
    expect(await isOpen(other)).toBe(true);
    const id = at.app.users.withEmail("user@example.org")?.id;
    const again = await at.as("user@example.org");
    const change = { currentPassword: PASSWORD, newPassword: "another-one" };
    expect((await again.send("PUT", `users/${id}/password`, change)).status).toBe(200);
    expect(await isOpen(other)).toBe(false);

    const last = await startDisplay(again);
    await at.admin.send("DELETE", `users/${id}`);
    expect(await isOpen(last)).toBe(false);
  });

  test("can remove itself", async () => {
    const display = await startDisplay();
    expect((await display.send("DELETE", "auth/sessions/current")).status).toBe(200);
    expect(await listDisplays()).toEqual([]);
  });
});

describe("on a kitchen display, a shopping list", () => {
  let list: string;
  beforeEach(async () => {
    list = `shopping-lists/${at.app.shoppingLists.add(1, { name: "Weekly" }).id}`;
    await device(at.admin, list, "phone-of-ann").send(
      addition("milk-0001", "milk"),
      addition("salt-0001", "salt"),
      { type: "remove", ids: ["salt-0001"] },
    );
  });
  const read = async () => (await at.admin.get(`${list}/changes`)).body.entries;

  test("can be checked and unchecked, in the display's name", async () => {
    const tablet = device(await startDisplay(at.admin), list, "phone-of-ann");
    await tablet.send({ type: "check", ids: ["milk-0001"] });
    expect((await read())[0].checked.by).toBe("Kitchen tablet");
    await tablet.send({ type: "uncheck", ids: ["milk-0001", "salt-0001"] });
    expect((await read())[0].checked).toBeNull();
    // Unchecking doesn't bring back what others deleted.
    expect(await read()).toHaveLength(1);
    // The display can't pretend to be another device.
    const phone = device(at.admin, list, "phone-of-bob");
    await phone.send({ type: "edit-note", id: "milk-0001", note: "the blue one" });
    expect((await read())[0].note).toBe("the blue one");
  });

  test.each([
    addition("eggs-0001", "eggs"),
    { type: "remove", ids: ["milk-0001"] },
    { type: "edit-note", id: "milk-0001", note: "no" },
    { type: "clear", ids: ["milk-0001"], trip: "trip-00001" },
    { type: "restore", ids: ["salt-0001"] },
  ])("can't be changed otherwise: %j", async (change) => {
    const display = await startDisplay(at.admin);
    const before = (await at.admin.get(`${list}/changes`)).body;
    const { status, body } = await display.send("POST", `${list}/changes`, {
      device: "tablet-0001",
      epoch: before.epoch,
      since: before.version,
      changes: [
        { number: 1, seen: before.version, change: { type: "check", ids: ["milk-0001"] } },
        { number: 2, seen: before.version, change },
      ],
    });
    expect([status, body.code]).toEqual([403, "display-not-allowed"]);
    expect((await at.admin.get(`${list}/changes`)).body).toEqual(before);
  });

  test("stops telling about changes as soon as the display is revoked", async () => {
    const display = await startDisplay(at.admin);
    const stream = await listenTo(at, `${list}/events`, display.token);
    await device(at.admin, list, "phone-of-bob").send({ type: "check", ids: ["milk-0001"] });
    expect((await stream.next())?.entries[0]?.checked).not.toBeNull();
    const [one] = await listDisplays(at.admin);
    await at.admin.send("DELETE", `displays/${one?.id}`);
    expect(await stream.next()).toBeNull();
  });

  test("of another group can't be read", async () => {
    const display = await startDisplay(at.admin);
    const theirs = at.app.shoppingLists.add(at.app.groups.findOrMake("Neighbors"), { name: "Theirs" });
    expect((await display.get(`shopping-lists/${theirs.id}`)).status).toBe(404);
  });
});
