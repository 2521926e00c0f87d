import { describe, expect, test } from "bun:test";
import { NAME_MOST } from "../../src/contract/rules.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { archivedShoppingLists } from "../../src/groups/archived-shopping-lists.ts";
import { groupArchive } from "../../src/groups/group-archive.ts";
import { createBackup, readArchive, restoreArchive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { addition, device, listenTo } from "../support/shopping.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { runTaginePerTest } from "../support/running-tagine.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

const at = runTaginePerTest();

async function fillList({ user }: Tagine): Promise<number> {
  const { body } = await user.send("POST", "shopping-lists", { name: "Weekly", sendsWebhooks: true });
  const source = { slug: "bread", name: "Bread", servings: "6 servings", day: "2026-11-23" };
  await device(user, `shopping-lists/${body.id}`, "phone-of-ann").send(
    addition("flour-001", "500 g flour", { source }),
    addition("flour-002", "0.3 kg flour", { note: "the fine one" }),
    addition("salt-0001", "salt", { atHome: true }),
    ...["bread", "milk", "eggs"].map((food) => addition(`${food}-id-01`, food)),
    addition("wine-0001", "wine"),
    { type: "set-picture", id: "flour-001", picture: PICTURE },
    { type: "adjust", id: "flour-001", adjustments: [{ measure: "weight", kind: null, value: 100 }] },
    { type: "check", ids: ["eggs-id-01"] },
    { type: "check", ids: ["bread-id-01"] },
    { type: "check", ids: ["milk-id-01"] },
    { type: "clear", ids: ["bread-id-01", "milk-id-01", "eggs-id-01"], trip: "trip-00001" },
    { type: "check", ids: ["flour-002"] },
    { type: "remove", ids: ["wine-0001"] },
    { type: "arrange-aisles", aisles: ["dairy", "produce"] },
    { type: "place-food", food: "wheat-flour", aisle: "dairy" },
  );
  return body.id;
}

async function readList(by: Caller, id: number) {
  const { version: _, ...list } = (await by.get(`shopping-lists/${id}`)).body;
  return { list, history: (await by.get(`shopping-lists/${id}/history`)).body };
}

describe("a full backup", () => {
  test("brings back lists with their history, in the order in which things were bought", async () => {
    using from = await tagine();
    await fillList(from);
    const id = await fillList(from);
    const before = await readList(from.user, id);
    expect(before.list).toMatchObject({ name: "Weekly", sendsWebhooks: true, aisles: ["dairy", "produce"] });
    expect(before.history[0].entries.map(({ text }: { text: string }) => text)).toEqual([
      "eggs",
      "bread",
      "milk",
    ]);
    await restoreArchive(at, await createBackup(from), { rebase: true });
    const user = await at.as(USER_EMAIL);
    expect((await user.get("shopping-lists")).body).toEqual((await from.user.get("shopping-lists")).body);
    expect(await readList(user, id)).toEqual(before);
  });

  test("makes devices load the restored list instead of changing it", async () => {
    const id = await fillList(at);
    const before = at.app.shoppingLists.get(1, id);
    const archive = await createBackup(at);
    const stream = await listenTo(at, `shopping-lists/${id}/events`, at.user.token);
    await restoreArchive(at, archive, { force: true });
    at.app.listEvents.beat();
    expect(await stream.next()).toBeNull();
    const change = { number: 18, seen: before.version, change: { type: "remove", ids: ["salt-0001"] } };
    const sent = { device: "phone-of-ann", epoch: before.epoch, since: before.version, changes: [change] };
    const { body } = await at.user.send("POST", `shopping-lists/${id}/changes`, sent);
    expect(body).toMatchObject({ received: 0, update: { isComplete: true } });
    expect(body.update.epoch).not.toBe(before.epoch);
    expect(body.update.entries.map((entry: { id: string }) => entry.id)).toContain("salt-0001");
    for (const entry of body.update.entries) expect(entry.edits).toEqual({});
  });

  test("has no links to lists, since each lets strangers read a list", async () => {
    const id = await fillList(at);
    const link = await at.user.send("POST", `shopping-lists/${id}/links`, { mayCheck: true });
    const archive = await createBackup(at);
    const database = (await readArchive(archive)).get("tagine/tagine.db");
    expect(Buffer.from(database as Uint8Array).includes(link.body.token)).toBe(false);
    await restoreArchive(at, archive, { rebase: true });
    expect((await at.admin.get(`shopping-lists/${id}/links`)).body).toEqual([]);
  });

  test("brings back the longest values that a device may send", async () => {
    using from = await tagine();
    const id = await fillList(from);
    const food = `?${"x".repeat(SHOPPING_MOST.food - 1)}`;
    const kind = "k".repeat(SHOPPING_MOST.kind);
    await device(from.user, `shopping-lists/${id}`, "phone-of-bob").send(
      { type: "place-food", food, aisle: "dairy" },
      { type: "adjust", id: "salt-0001", adjustments: [{ measure: "count", kind, value: 2 }] },
    );
    await restoreArchive(at, await createBackup(from), { rebase: true });
    expect(at.app.shoppingLists.get(1, id).places).toEqual({ "wheat-flour": "dairy", [food]: "dairy" });
    const salt = at.app.shoppingEntries.listActive(id).find((one) => one.id === "salt-0001");
    expect(salt?.adjustments).toEqual([{ measure: "count", kind, value: 2 }]);
  });

  test("without groups has no lists", async () => {
    using from = await tagine();
    await fillList(from);
    const archive = await createBackup(from, { options: { groups: false } });
    await restoreArchive(at, archive, { rebase: true });
    expect(at.app.shoppingLists.list(1)).toEqual([]);
  });
});

describe("from an archive", () => {
  const entry = (id: string, more: object = {}) => ({ id, text: id, language: "en", version: 1, ...more });
  const weekly = (more: object = {}) => ({
    name: "Weekly",
    is_default: true,
    entries: [entry("milk-0001")],
    ...more,
  });

  function restore(group: object, { position = 0, force = false } = {}) {
    const context = {
      into: at.app,
      inside: null,
      force,
      rebase: false,
      position: 0,
      caller: null,
      now: at.app.clock(),
      restorePicture: () => Promise.resolve({ picture: null }),
      removePicture() {},
      onAccountRemoved() {},
      onPasswordChanged() {},
    };
    return archivedShoppingLists.prepareRow(position, { name: "Archived", ...group }, context).store();
  }
  const getGroup = () => at.app.groups.findId("Archived") ?? 0;
  const getTexts = (name = "Weekly") =>
    at.app.shoppingLists
      .list(getGroup())
      .filter((list) => list.name === name)
      .map(({ id }) => at.app.shoppingEntries.listActive(id).map(({ text }) => text));

  test("a group without lists gets none", () => {
    expect(archivedShoppingLists.getRows({ name: "Archived" })).toEqual([]);
    expect(archivedShoppingLists.getRows({ name: "Archived", shopping_lists: null })).toEqual([]);
  });

  test("an existing list is only replaced on request", () => {
    const row = { shopping_lists: [weekly()] };
    expect(restore(row)).toEqual([]);
    const { id, epoch } = at.app.shoppingLists.list(getGroup())[0] ?? { id: 0 };
    const other = { shopping_lists: [weekly({ entries: [entry("eggs-0001")] })] };
    expect(() => restore(other)).toThrow("shopping-list-exists");
    expect(getTexts()).toEqual([["milk-0001"]]);
    restore(other, { force: true });
    expect(getTexts()).toEqual([["eggs-0001"]]);
    expect(at.app.shoppingLists.get(getGroup(), id).epoch).not.toBe(epoch);
  });

  test("an empty list of the same name gives way, and an empty default list is no longer the default", () => {
    at.app.groups.add("Archived");
    at.app.shoppingLists.add(getGroup(), { name: "Shopping" });
    at.app.shoppingLists.add(getGroup(), { name: "Weekly" });
    restore({ shopping_lists: [weekly()] });
    expect(getTexts()).toEqual([["milk-0001"]]);
    expect(at.app.shoppingLists.list(getGroup()).map(({ name }) => name)).toEqual(["Weekly", "Shopping"]);
  });

  test("several lists with the same name stay several", () => {
    const shopping_lists = ["milk-0001", "eggs-0001"].map((id, position) =>
      weekly({ entries: [entry(id)], is_default: position === 0 }),
    );
    for (const position of [0, 1, 0, 1]) restore({ shopping_lists }, { position, force: true });
    expect(getTexts()).toEqual([["milk-0001"], ["eggs-0001"]]);
  });

  test("broken rows are left out and reported", () => {
    const long = "x".repeat(SHOPPING_MOST.characters + 1);
    const entries = [
      entry("milk-0001", { note: long, picture: "javascript:alert(1)" }),
      entry("milk-0001", { text: "twice" }),
      entry("x", { text: "short ID" }),
      entry("empty-001", { text: "" }),
      entry("blank-001", { text: " \n" }),
      entry("long-0001", { text: long }),
      entry("gone-0001", { text: "of no trip", gone: "trip-00009" }),
      entry("gone-0002", { text: "bought", gone: "trip-00001", checked: { by: 7, version: "2" } }),
      entry("odd-00001", {
        source: "Soup",
        adjustments: [{ measure: "length" }, 7],
        checked: "yes",
        version: "y",
      }),
      null,
      7,
    ];
    const trips = [{ id: "trip-00001", ended_at: "2026-11-20T10:00:00.000Z" }, { id: "trip-00002" }, "trip"];
    expect(
      restore({ shopping_lists: [weekly({ entries, trips, aisles: 7, places: { food: long } })] }),
    ).toEqual([
      { value: long },
      { value: "picture of “milk-0001”" },
      { value: "twice" },
      { value: "short ID" },
      { value: "" },
      { value: " \n" },
      { value: long },
      { value: "of no trip" },
    ]);
    expect(getTexts()).toEqual([["milk-0001", "odd-00001"]]);
    const [list] = at.app.shoppingLists.list(getGroup());
    expect(at.app.shoppingTrips.list(list?.id ?? 0, 9)).toMatchObject([
      {
        endedAt: "2026-11-20T10:00:00.000Z",
        endedBy: "",
        entries: [{ text: "bought", checked: { by: "7" } }],
      },
    ]);
  });

  test("too long names of people are shortened, and entries of a trip with an odd ID are left out", () => {
    const name = "x".repeat(NAME_MOST);
    const trips = [
      { id: "trip-00001", ended_at: "2026-11-20T10:00:00.000Z", ended_by: `${name}y` },
      { id: "trip/0002!", ended_at: "2026-11-20T10:00:00.000Z", ended_by: "Ann" },
    ];
    const entries = [
      entry("milk-0001", { added_by: `${name}y`, checked: { by: `${name}y`, version: 1 } }),
      entry("eggs-0001", { gone: "trip-00001" }),
      entry("wine-0001", { gone: "trip/0002!" }),
    ];
    expect(restore({ shopping_lists: [weekly({ entries, trips })] })).toEqual([{ value: "wine-0001" }]);
    const id = at.app.shoppingLists.list(getGroup())[0]?.id ?? 0;
    expect(at.app.shoppingEntries.listActive(id)).toMatchObject([{ addedBy: name, checked: { by: name } }]);
    expect(at.app.shoppingTrips.list(id, 9)).toMatchObject([{ endedBy: name }]);
  });

  test("the newest places of foods are kept", () => {
    const places = Object.fromEntries(
      Array.from({ length: SHOPPING_MOST.places + 1 }, (_, number) => [`?food ${number}`, "dairy"]),
    );
    restore({ shopping_lists: [weekly({ places })] });
    const stored = Object.keys(at.app.shoppingLists.list(getGroup())[0]?.places ?? {});
    expect(stored).toHaveLength(SHOPPING_MOST.places);
    expect([stored[0], stored.at(-1)]).toEqual(["?food 1", `?food ${SHOPPING_MOST.places}`]);
  });

  test("a list without a name is refused", () => {
    expect(() => restore({ shopping_lists: [weekly({ name: " " })] })).toThrow();
    expect(getGroup()).toBe(0);
  });

  test("a restored list keeps the order of changes, with small versions", () => {
    const entries = [
      entry("milk-0001", { version: 900, checked: { by: "Ann", version: 70 } }),
      entry("eggs-0001", { version: 800, checked: { by: "Ann", version: 800 } }),
    ];
    restore({ shopping_lists: [weekly({ entries, version: 1000 })] });
    const [list] = at.app.shoppingLists.list(getGroup());
    expect(list?.version).toBe(3);
    expect(at.app.shoppingEntries.listActive(list?.id ?? 0)).toMatchObject([
      { version: 3, checked: { version: 1 } },
      { version: 2, checked: { version: 2 } },
    ]);
  });
});

test("removing everything of groups removes their lists", async () => {
  const id = await fillList(at);
  groupArchive.removeAll({ into: at.app, caller: null, onAccountRemoved() {} });
  expect((await at.user.get(`shopping-lists/${id}`)).status).toBe(404);
});

test("deleting a group deletes its lists", async () => {
  at.app.groups.add("Neighbors");
  const { id } = at.app.shoppingLists.add(2, { name: "Theirs" });
  await at.admin.send("DELETE", "groups/2");
  expect(at.app.shoppingLists.find(id)).toBeNull();
});
