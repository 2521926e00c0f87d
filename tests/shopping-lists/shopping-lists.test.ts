import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ShoppingList } from "../../src/contract/shopping-lists.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { countListsSoon } from "../../src/shopping-lists/count-lists-soon.ts";
import type { ItemCounter } from "../../src/shopping-lists/item-counter.ts";
import { runPending } from "../support/fake-time.ts";
import { PASSWORD_HASH } from "../support/sign-ins.ts";
import { addition, device } from "../support/shopping.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const create = (name: string, more: object = {}) => at.user.send("POST", "shopping-lists", { name, ...more });
const all = async () => (await at.user.get("shopping-lists")).body;
const names = async () => (await all()).map(({ name }: { name: string }) => name);

async function stranger() {
  const email = "stranger@example.org";
  at.app.users.add({
    fullName: "A Stranger",
    email,
    passwordHash: PASSWORD_HASH,
    passwordGiven: false,
    admin: false,
    groupId: at.app.groups.findOrMake("Strangers"),
  });
  return at.as(email);
}

describe("the first list", () => {
  test("exists without being created", async () => {
    const expected = { name: "Shopping", isDefault: true, sendsWebhooks: false, open: 0, checked: 0 };
    expect(await all()).toEqual([{ id: expect.any(Number), ...expected }]);
    expect(await all()).toHaveLength(1);
  });

  test.each([
    ["de-AT,en;q=0.5", "Einkauf"],
    ["fr", "Courses"],
    ["ja", "Shopping"],
    ["", "Shopping"],
  ])("is named in the language of the caller: %s", async (header, name) => {
    const { body } = await at.user.get("shopping-lists", { "Accept-Language": header });
    expect(body[0].name).toBe(name);
    expect(await names()).toEqual([name]);
  });

  test("is the default if it's created by name", async () => {
    const { status, body } = await create("Market");
    expect([status, body.isDefault]).toEqual([201, true]);
    expect(await names()).toEqual(["Market"]);
  });
});

describe("a list", () => {
  test("is created and read", async () => {
    await all();
    const { status, body } = await create("  Hardware \n store ");
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Hardware store", isDefault: false, sendsWebhooks: false });
    expect(body).toMatchObject({ aisles: [], items: [] });
    expect(shapeFaults(ShoppingList, body)).toEqual([]);
    expect((await at.user.get(`shopping-lists/${body.id}`)).body).toEqual(body);
    expect(await names()).toEqual(["Shopping", "Hardware store"]);
  });

  test("has a composed name without control characters", async () => {
    const { body } = await create("Cafe\u0301\u0007");
    expect(body.name).toBe("Caf\u00e9");
  });

  test("is renamed, and devices get a new version", async () => {
    const [{ id }] = await all();
    const { body: before } = await at.user.get(`shopping-lists/${id}`);
    const { status, body } = await at.user.send("PUT", `shopping-lists/${id}`, { name: "Café" });
    expect([status, body.name, body.version]).toEqual([200, "Café", before.version + 1]);
    expect(body.isDefault).toBe(true);
  });

  test("becomes the default, and another one stops being it", async () => {
    await all();
    const { body } = await create("Market", { isDefault: true, sendsWebhooks: true });
    expect(body).toMatchObject({ isDefault: true, sendsWebhooks: true });
    expect((await all()).map((list: { isDefault: boolean }) => list.isDefault)).toEqual([true, false]);
    expect(await names()).toEqual(["Market", "Shopping"]);
    const [, { id }] = await all();
    await at.user.send("PUT", `shopping-lists/${id}`, { name: "Shopping", isDefault: true });
    expect(await names()).toEqual(["Shopping", "Market"]);
  });

  test("stays the default if it's asked not to be", async () => {
    const [{ id }] = await all();
    const { body } = await at.user.send("PUT", `shopping-lists/${id}`, {
      name: "Shopping",
      isDefault: false,
    });
    expect(body.isDefault).toBe(true);
  });

  test("is deleted, and the oldest of the others becomes the default", async () => {
    const [{ id }] = await all();
    await create("Market");
    await create("Pharmacy");
    const { status, body } = await at.user.send("DELETE", `shopping-lists/${id}`);
    expect([status, body.code]).toEqual([200, "shopping-list-deleted"]);
    expect(await all()).toMatchObject([
      { name: "Market", isDefault: true },
      { name: "Pharmacy", isDefault: false },
    ]);
    expect((await at.user.send("DELETE", `shopping-lists/${id}`)).status).toBe(404);
  });

  test("that isn't the default is deleted without changing the default", async () => {
    await all();
    const { body } = await create("Market");
    await at.user.send("DELETE", `shopping-lists/${body.id}`);
    expect(await all()).toMatchObject([{ name: "Shopping", isDefault: true }]);
  });

  test("is replaced by a new one when the last is deleted", async () => {
    const [{ id }] = await all();
    await at.user.send("DELETE", `shopping-lists/${id}`);
    const [next] = await all();
    expect(next).toMatchObject({ name: "Shopping", isDefault: true });
    expect(next.id).not.toBe(id);
  });

  test("counts what's open and what's checked", async () => {
    const [{ id }] = await all();
    const { body } = await at.user.send("POST", `shopping-lists/${id}/items`, { text: "milk, eggs, salt" });
    await at.user.send("PUT", `shopping-lists/${id}/items/${body[0].id}`, { isChecked: true });
    expect(await all()).toMatchObject([{ open: 2, checked: 1 }]);
  });

  test("counts lines of the same food once, and again after each change", async () => {
    const [{ id }] = await all();
    const add = (text: string) => at.user.send("POST", `shopping-lists/${id}/items`, { text });
    const { body } = await add("200 g flour, milk, 1 cup flour");
    expect(await all()).toMatchObject([{ open: 2, checked: 0 }]);
    await add("2 l milk, eggs");
    expect(await all()).toMatchObject([{ open: 3, checked: 0 }]);
    await at.user.send("PUT", `shopping-lists/${id}/items/${body[0].id}`, { isChecked: true });
    expect(await all()).toMatchObject([{ open: 2, checked: 1 }]);
  });

  test("counts staples to check at home only if they're bought anyway", async () => {
    const [{ id }] = await all();
    const phone = device(at.user, `shopping-lists/${id}`, "device-of-a-phone");
    await phone.send(addition("entry-salt", "1 pinch of salt", { atHome: true }));
    expect(await all()).toMatchObject([{ open: 0, checked: 0 }]);
    await phone.send(addition("entry-more", "500 g salt"), addition("entry-milk", "milk"));
    expect(await all()).toMatchObject([{ open: 2, checked: 0 }]);
  });

  test("is counted again once someone teaches a food", async () => {
    const [{ id }] = await all();
    await at.user.send("POST", `shopping-lists/${id}/items`, { text: "wheat flour, typ-x" });
    expect(await all()).toMatchObject([{ open: 2 }]);
    await at.admin.send("PUT", "taught-foods", { name: "Typ-X", foodId: "wheat-flour" });
    expect(await all()).toMatchObject([{ open: 1 }]);
  });

  test("counts as many items as it shows", async () => {
    const [{ id }] = await all();
    const texts = ["salt and pepper", "salt and pepper", "2 onions", "1 red onion", "onions", "?? 3", "eggs"];
    const phone = device(at.user, `shopping-lists/${id}`, "device-of-a-phone");
    await phone.send(...texts.map((text, position) => addition(`entry-000${position}`, text)));
    const { items } = (await at.user.get(`shopping-lists/${id}`)).body;
    expect(items.length).toBeLessThan(texts.length);
    expect(await all()).toMatchObject([{ open: items.length }]);
  });
});

test("a group has a limited number of lists", async () => {
  for (let count = 0; count < SHOPPING_MOST.lists; count++) await create(`List ${count}`);
  const { status, body } = await create("One more");
  expect([status, body.code]).toEqual([409, "too-many-shopping-lists"]);
  expect(await all()).toHaveLength(SHOPPING_MOST.lists);
});

test.each<[string, object]>([
  ["no name", {}],
  ["an empty name", { name: " \u200b" }],
  ["a long name", { name: "x".repeat(201) }],
  ["a number as name", { name: 7 }],
  ["a word as flag", { name: "Market", isDefault: "yes" }],
])("a list with %s is refused, and nothing is changed", async (_, input) => {
  const before = await all();
  expect((await at.user.send("POST", "shopping-lists", input)).status).toBe(422);
  expect((await at.user.send("PUT", `shopping-lists/${before[0].id}`, input)).status).toBe(422);
  expect(await all()).toEqual(before);
});

describe("lists of another group", () => {
  test("aren't listed", async () => {
    await create("Market");
    expect((await (await stranger()).get("shopping-lists")).body).toMatchObject([{ name: "Shopping" }]);
  });

  test("aren't found by any call", async () => {
    const { body: list } = await create("Market");
    const { body: items } = await at.user.send("POST", `shopping-lists/${list.id}/items`, { text: "milk" });
    const other = await stranger();
    const path = `shopping-lists/${list.id}`;
    const { epoch } = (await at.user.get(`${path}/changes`)).body;
    const calls: [string, string, object?][] = [
      ["GET", ""],
      ["PUT", "", { name: "Mine" }],
      ["DELETE", ""],
      ["POST", "/items", { text: "eggs" }],
      ["PUT", `/items/${items[0].id}`, { isChecked: true }],
      ["DELETE", `/items/${items[0].id}`],
      ["POST", "/recipes", { slug: "soup" }],
      ["DELETE", "/recipes/soup"],
      ["GET", "/changes"],
      ["POST", "/changes", { device: "phone-of-ann", epoch, since: 0, changes: [] }],
      ["GET", "/events"],
      ["GET", "/history"],
      ["GET", "/habits"],
    ];
    for (const [method, rest, body] of calls) {
      const reply = await other.send(method, path + rest, body);
      expect([method, rest, reply.status, reply.body.code]).toEqual([
        method,
        rest,
        404,
        "shopping-list-not-found",
      ]);
    }
    expect((await at.user.get(path)).body).toMatchObject({ name: "Market", items: [{ isChecked: false }] });
  });

  test("have entries with the same ids", async () => {
    const other = await stranger();
    const entry = {
      id: "entry-milk",
      text: "milk",
      language: "en",
      region: "us",
      source: null,
      atHome: false,
      note: "",
    };
    const changes = [{ number: 1, seen: 0, change: { type: "add", entry } }];
    for (const caller of [at.user, other]) {
      const [{ id }] = (await caller.get("shopping-lists")).body;
      const { epoch } = (await caller.get(`shopping-lists/${id}/changes`)).body;
      const sent = { device: "phone-of-ann", epoch, since: 0, changes };
      await caller.send("POST", `shopping-lists/${id}/changes`, sent);
      expect((await caller.get(`shopping-lists/${id}`)).body.items).toHaveLength(1);
    }
  });

  test("are deleted with the group", async () => {
    const other = await stranger();
    const [{ id }] = (await other.get("shopping-lists")).body;
    await other.send("POST", `shopping-lists/${id}/items`, { text: "milk" });
    const self = (await other.get("users/self")).body;
    const group = at.app.groups.findId("Strangers");
    await at.admin.send("DELETE", `users/${self.id}`);
    expect((await at.admin.send("DELETE", `groups/${group}`)).status).toBe(200);
    expect(at.app.db.query("SELECT * FROM shopping_entry WHERE list_id = ?").all(id)).toEqual([]);
  });
});

test("people of the same group see the same lists", async () => {
  await create("Market");
  expect((await at.admin.get("shopping-lists")).body).toEqual(await all());
});

test("visitors have no lists", async () => {
  const [{ id }] = await all();
  for (const path of ["shopping-lists", `shopping-lists/${id}`, `shopping-lists/${id}/changes`])
    expect((await at.visitor.get(path)).status).toBe(401);
});

test("an API token reads and changes lists", async () => {
  const { body } = await at.user.send("POST", "auth/api-tokens", { name: "Kitchen" });
  const script = at.withToken(body.token);
  const [{ id }] = (await script.get("shopping-lists")).body;
  const added = await script.send("POST", `shopping-lists/${id}/items`, { text: "milk" });
  expect([added.status, added.body[0].sources[0].addedBy]).toEqual([201, "A User"]);
  expect((await script.get(`shopping-lists/${id}`)).body.items).toHaveLength(1);
});

test.each(["0", "x", "1.5", "-1", "99999999999999999999"])("there's no list %s", async (id) => {
  expect((await at.user.get(`shopping-lists/${id}`)).body.code).toBe("shopping-list-not-found");
});

test("all lists are counted after a start, until it stops", async () => {
  await all();
  const first = await create("Market");
  const second = await create("Bakery");
  const counted: number[] = [];
  const countItems: ItemCounter = async (lists) => {
    counted.push(...lists.map(({ id }) => id));
    if (counted.at(-1) === first.body.id) stop();
    return [];
  };
  const stop = countListsSoon({ ...at.app, countItems });
  await runPending();
  expect(counted).toContain(first.body.id);
  expect(counted).not.toContain(second.body.id);
  countListsSoon({ ...at.app, countItems });
  await runPending();
  expect(counted).toContain(second.body.id);
});
