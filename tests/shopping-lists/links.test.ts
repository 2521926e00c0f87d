import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { ListUpdate } from "../../src/contract/shopping-sync.ts";
import { CHECKING_LINK_DAYS } from "../../src/contract/shopping-rules.ts";
import { SharedList, ShoppingLink } from "../../src/contract/shopping-links.ts";
import { tidyDaily } from "../../src/scheduler.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { addition, device, listenTo } from "../support/shopping.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

let at: Tagine;
let list: number;

beforeEach(async () => {
  at = await tagine();
  await at.admin.send("PUT", "site-settings", { visitorsMustSignIn: true });
  list = at.app.shoppingLists.add(1, { name: "Weekly" }).id;
  at.setNow(new Date(2026, 10, 23, 12));
  await device(at.user, path(), "phone-of-ann").send(
    addition("milk-0001", "milk", { note: "the blue one" }),
    addition("salt-0001", "1 tsp salt"),
    addition("salt-0002", "2 tsp salt"),
    { type: "set-picture", id: "milk-0001", picture: PICTURE },
    { type: "check", ids: ["milk-0001"] },
  );
});
afterEach(() => at.close());

const path = () => `shopping-lists/${list}`;
async function share(input: object = { mayCheck: true }): Promise<ShoppingLink> {
  const { status, body } = await at.user.send("POST", `${path()}/links`, input);
  expect(status).toBe(201);
  return body;
}
const read = (token: string, rest = "") => at.visitor.get(`shared-lists/${token}${rest}`);
const guest = (token: string) => device(at.visitor, `shared-lists/${token}`, "phone-of-guest");
const getEntry = (id: string) => at.app.shoppingEntries.listActive(list).find((entry) => entry.id === id);

describe("a link to a shopping list", () => {
  test("is created, listed, and revoked by everyone in the group", async () => {
    const link = await share();
    expect(shapeFaults(ShoppingLink, link)).toEqual([]);
    expect(link).toMatchObject({
      id: 1,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/list/${link.token}`,
      mayCheck: true,
      createdBy: at.app.users.withEmail(USER_EMAIL)?.fullName,
    });
    const other = await share({ mayCheck: false });
    expect((await at.admin.get(`${path()}/links`)).body).toEqual([other, link]);
    const revoked = await at.admin.send("DELETE", `shopping-links/${link.id}`);
    expect([revoked.status, revoked.body.code]).toEqual([200, "share-link-revoked"]);
    expect((await at.user.get(`${path()}/links`)).body).toEqual([other]);
    expect((await at.admin.send("DELETE", `shopping-links/${link.id}`)).status).toBe(404);
  });

  test.each([
    [{ mayCheck: true }, "2026-11-30"],
    [{ mayCheck: true, expires: "2026-12-23" }, "2026-12-23"],
    [{ mayCheck: false }, "2026-12-23"],
    [{ mayCheck: false, expires: null }, null],
    [{ mayCheck: false, expires: "2999-01-01" }, "2999-01-01"],
  ])("%j expires on %p", async (input, expires) => {
    expect((await share(input)).expires).toBe(expires);
  });

  test.each([
    [{ mayCheck: true, expires: null }, "shopping-link-too-long"],
    [{ mayCheck: true, expires: "2026-12-24" }, "shopping-link-too-long"],
    [{ mayCheck: true, expires: "tomorrow" }, "share-link-day-not-valid"],
    [{ mayCheck: false, expires: "2026-11-22" }, "share-link-day-past"],
    [{ expires: "2026-11-25" }, "not-valid"],
  ])("%j is refused", async (input, code) => {
    const { status, body } = await at.user.send("POST", `${path()}/links`, input);
    expect([status, body.code]).toEqual([422, code]);
    expect((await at.user.get(`${path()}/links`)).body).toEqual([]);
  });

  test("for checking lasts as long as the sentences of all languages say", () => {
    expect(CHECKING_LINK_DAYS.most).toBe(30);
  });

  test("belongs to one group", async () => {
    at.app.groups.add("Neighbors");
    const { id } = at.app.shoppingLists.add(2, { name: "Theirs" });
    expect((await at.user.get(`shopping-lists/${id}/links`)).status).toBe(404);
    expect((await at.user.send("POST", `shopping-lists/${id}/links`, { mayCheck: true })).status).toBe(404);
    const link = await share();
    at.app.db.run("UPDATE user SET group_id = 2 WHERE email = ?", [USER_EMAIL]);
    expect((await at.user.send("DELETE", `shopping-links/${link.id}`)).status).toBe(404);
    expect((await read(link.token)).status).toBe(200);
  });

  test("can't be created or read with an API token, since it would outlive the token", async () => {
    const { body } = await at.user.send("POST", "auth/api-tokens", { name: "Script" });
    const script = at.withToken(body.token);
    for (const reply of [
      await script.get(`${path()}/links`),
      await script.send("POST", `${path()}/links`, { mayCheck: false }),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, "api-token-not-allowed"]);
  });
});

describe("someone with a link to a list of a closed site", () => {
  test("reads the list, added up, without names of people", async () => {
    const { token, expires } = await share();
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(shapeFaults(SharedList, body)).toEqual([]);
    expect(body).toMatchObject({ name: "Weekly", mayCheck: true, expires });
    expect(body.items.map(({ text }: ShoppingItem) => text)).toEqual(["3 tsp salt", "milk"]);
    expect(body.items[1]).toMatchObject({ isChecked: true, note: "the blue one", picture: PICTURE });
    expect(body.update).toMatchObject({ isComplete: true, list: { name: "Weekly" } });
    expect(JSON.stringify(body)).not.toMatch(/A User|phone-of-ann/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  test("sees what was removed disappear, but not what it was", async () => {
    const { token } = await share();
    const { version, epoch }: ListUpdate = (await read(token)).body.update;
    await device(at.user, path(), "tablet-of-ann").send({ type: "remove", ids: ["salt-0001"] });
    const { body } = await read(token, `/changes?since=${version}&epoch=${epoch}`);
    expect(shapeFaults(ListUpdate, body)).toEqual([]);
    expect(body.entries).toMatchObject([{ id: "salt-0001", text: "–", gone: "deleted" }]);
  });

  test("checks items, which the others hear at once", async () => {
    const { token } = await share();
    const stream = await listenTo(at, `${path()}/events`, at.user.token);
    const { update } = await guest(token).send({ type: "check", ids: ["salt-0001", "salt-0002"] });
    expect(update.entries.map(({ checked }) => checked?.by)).toEqual(["", ""]);
    const heard = await stream.next();
    expect(heard?.entries.map(({ id, checked }) => [id, checked?.by])).toEqual([
      ["salt-0001", ""],
      ["salt-0002", ""],
    ]);
    await guest(token).send();
    expect(getEntry("salt-0001")?.checked?.by).toBe("");
    const { items } = (await at.user.get(path())).body;
    const salt = items.find(({ text }: ShoppingItem) => text === "3 tsp salt");
    expect(salt).toMatchObject({ isChecked: true, checkedBy: [""] });
  });

  test("hears what others check, without their names", async () => {
    const { token } = await share();
    const stream = await listenTo(at, `shared-lists/${token}/events`, null);
    expect(stream.response.headers.get("X-Robots-Tag")).toBe("noindex");
    await device(at.user, path(), "tablet-of-ann").send({ type: "check", ids: ["salt-0001"] });
    const heard = await stream.next();
    expect(heard?.entries).toMatchObject([{ id: "salt-0001", addedBy: "", checked: { by: "" }, edits: {} }]);
  });

  test("stops hearing once the link is revoked", async () => {
    const link = await share();
    const stream = await listenTo(at, `shared-lists/${link.token}/events`, null);
    await at.user.send("DELETE", `shopping-links/${link.id}`);
    expect(await stream.next()).toBeNull();
  });

  test("can't change anything else, and nothing is changed if it's tried", async () => {
    const { token } = await share();
    const before = at.app.shoppingEntries.listActive(list);
    for (const change of [
      addition("wine-0001", "wine"),
      { type: "remove", ids: ["milk-0001"] },
      { type: "clear", ids: ["milk-0001"], trip: "trip-0001" },
      { type: "edit-text", id: "milk-0001", text: "wine", language: "en" },
      { type: "edit-note", id: "milk-0001", note: "wine" },
      { type: "arrange-aisles", aisles: [] },
    ]) {
      const check = { number: 1, seen: 0, change: { type: "check", ids: ["salt-0001"] } };
      const { epoch } = at.app.shoppingLists.get(1, list);
      const sent = {
        device: "phone-of-guest",
        epoch,
        since: 0,
        changes: [check, { number: 2, seen: 0, change }],
      };
      const { status, body } = await at.visitor.send("POST", `shared-lists/${token}/changes`, sent);
      expect([status, body.code]).toEqual([403, "shopping-link-forbids"]);
    }
    expect(at.app.shoppingEntries.listActive(list)).toEqual(before);
  });

  test("can't check anything with a link for reading", async () => {
    const { token } = await share({ mayCheck: false });
    await expect(guest(token).send({ type: "check", ids: ["salt-0001"] })).rejects.toThrow("403");
    expect((await read(token)).status).toBe(200);
  });

  test("can't bring back what others removed", async () => {
    const { token } = await share();
    await device(at.user, path(), "tablet-of-ann").send({ type: "remove", ids: ["milk-0001"] });
    const { received } = await guest(token).send({ type: "uncheck", ids: ["milk-0001"] });
    expect(received).toBe(1);
    expect(getEntry("milk-0001")).toBeUndefined();
  });

  test("can't pass for the device of someone else", async () => {
    const { token } = await share();
    await device(at.visitor, `shared-lists/${token}`, "tablet-of-ann").send({
      type: "check",
      ids: ["salt-0001"],
    });
    await device(at.user, path(), "tablet-of-ann").send({ type: "check", ids: ["salt-0002"] });
    expect(getEntry("salt-0002")?.checked?.by).toBe("A User");
  });

  test("gets a page without a trace of the list, which no search engine lists", async () => {
    const { token } = await share();
    const page = await at.handle(new Request(`http://localhost/list/${token}`));
    expect(page.status).toBe(200);
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  });
});

describe("a link to a list is a 404", () => {
  const expectGone = async (token: string) => {
    for (const rest of ["", "/changes", "/events"]) {
      const { status, body } = await read(token, rest);
      expect([rest, status, body.code]).toEqual([rest, 404, "share-link-not-found"]);
    }
    const sent = { device: "phone-of-guest", epoch: "", since: 0, changes: [] };
    expect((await at.visitor.send("POST", `shared-lists/${token}/changes`, sent)).status).toBe(404);
  };
  const cases: [string, (link: ShoppingLink) => unknown][] = [
    ["once it's revoked", ({ id }) => at.user.send("DELETE", `shopping-links/${id}`)],
    ["once its list is deleted", () => at.user.send("DELETE", path())],
    ["from the day after its last one", () => at.setNow(new Date(2026, 11, 1, 0, 1))],
    [
      "once its creator's account is deleted",
      () => at.admin.send("DELETE", `users/${at.app.users.withEmail(USER_EMAIL)?.id}`),
    ],
  ];
  test.each(cases)("%s", async (_, end) => {
    const link = await share();
    expect((await read(link.token)).status).toBe(200);
    await end(link);
    await expectGone(link.token);
  });

  test.each(["0".repeat(32), "x", "%00", "%FF", "null", "' OR 1=1 --"])(
    "if it's unknown, like %p",
    async (token) => {
      await share();
      await expectGone(encodeURIComponent(token).replaceAll("%25", "%"));
    },
  );

  test("and forgotten by the daily cleanup", async () => {
    await share();
    at.setNow(new Date(2026, 11, 1, 12));
    tidyDaily(at.app);
    expect(at.app.db.query("SELECT count(*) AS count FROM shopping_link").get()).toEqual({ count: 0 });
  });
});
