import { afterAll, beforeAll, expect, test } from "bun:test";
import { CHANGES_KEPT_DAYS, SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { addChanges, planRequest, showRecord } from "../../web/shopping-lists/sync/list-record.ts";
import { createMemoryStore } from "../../web/shopping-lists/sync/memory-list-store.ts";
import { sendChanges, type Post } from "../../web/shopping-lists/sync/send-changes.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let kitchen: Tagine;
let list = 0;
beforeAll(async () => {
  kitchen = await tagine();
  list = (await kitchen.user.get("shopping-lists")).body[0].id;
});
afterAll(() => kitchen.close());

let count = 0;

function add(text: string): Change & { type: "add" } {
  const entry = { text, language: "en", region: "us", source: null, atHome: false, note: "" };
  return { type: "add", entry: { ...entry, id: `entry-of-devices-${++count}` } };
}

function setPicture(id: string, picture: string): Change {
  return { type: "set-picture", id, picture };
}

const post: Post = async (id, sent) => {
  const { status, body } = await kitchen.user.send("POST", `shopping-lists/${id}/changes`, sent);
  return status === 200 ? { ok: true, data: body } : { ok: false, status, code: body.code };
};

/** A browser with its own storage. */
function device() {
  const store = createMemoryStore();
  const changeAt = (id: number, ...changes: Change[]) =>
    store.update(id, (record) => ({ record: addChanges(record, changes) }));
  return {
    store,
    send: () => sendChanges(store, list, post),
    change: (...changes: Change[]) => changeAt(list, ...changes),
    changeAt,
    async shows(): Promise<string[]> {
      const shown = showRecord(await store.get(list), "Me");
      return [...(shown?.entries.values() ?? [])].filter(({ gone }) => gone === null).map(({ text }) => text);
    },
  };
}

test("what one device adds without a connection, another shows after both had one", async () => {
  const [one, other] = [device(), device()];
  const milk = add("oat milk");
  await one.change(milk);
  await one.change({ type: "check", ids: [milk.entry.id] });
  await other.send();
  await one.send();
  await other.send();
  expect(await other.shows()).toContain("oat milk");
  expect((await other.store.get(list)).replica?.entries.get(milk.entry.id)?.checked?.by).toBeTruthy();
});

test("an answer that never arrives makes the device send again, and the change counts once", async () => {
  const one = device();
  await one.send();
  await one.change(add("tea"));
  const request = planRequest(await one.store.get(list));
  await post(list, request);
  await post(list, request);
  await one.send();
  expect((await one.shows()).filter((text) => text === "tea")).toHaveLength(1);
});

test("a deletion that didn't know of an edit keeps the item, and says so", async () => {
  const [one, other] = [device(), device()];
  const item = add("rice");
  await one.change(item);
  await one.send();
  await other.send();
  await other.change({ type: "edit-note", id: item.entry.id, note: "basmati" });
  await other.send();
  await one.change({ type: "remove", ids: [item.entry.id] });
  expect(await one.shows()).not.toContain("rice");
  expect((await one.send()).kept).toEqual([item.entry.id]);
  expect(await one.shows()).toContain("rice");
});

test("an edit of an item that someone deleted restores it, and says so", async () => {
  const [one, other] = [device(), device()];
  const item = add("honey");
  await one.change(item);
  await one.send();
  await other.send();
  await one.change({ type: "remove", ids: [item.entry.id] });
  await one.send();
  await other.change({ type: "edit-note", id: item.entry.id, note: "dark" });
  expect((await other.send()).restored).toEqual([item.entry.id]);
  await one.send();
  expect(await one.shows()).toContain("honey");
});

test("after months away, a device's edit of a deleted item still counts", async () => {
  const [one, away] = [device(), device()];
  const item = add("cocoa");
  await one.change(item);
  await one.send();
  await away.send();
  await one.change({ type: "remove", ids: [item.entry.id] });
  await one.send();
  await away.change({ type: "edit-note", id: item.entry.id, note: "unsweetened" });
  const later = new Date(kitchen.app.clock().getTime() + (CHANGES_KEPT_DAYS + 1) * 86_400_000);
  kitchen.app.shoppingEntries.forgetOld(later.toISOString());
  await away.send();
  await one.send();
  expect(await one.shows()).toContain("cocoa");
  expect((await one.store.get(list)).replica?.entries.get(item.entry.id)?.note).toBe("unsweetened");
});

test("after a backup was restored, a device takes the list and sends what wasn't confirmed", async () => {
  const one = device();
  await one.send();
  await one.change(add("yeast"));
  kitchen.app.db.run("UPDATE shopping_list SET epoch = 'restored' WHERE id = ?", [list]);
  const before = (await one.store.get(list)).queue.device;
  await one.send();
  expect(await one.shows()).toContain("yeast");
  expect((await one.store.get(list)).queue).toMatchObject({ pending: [], received: 1 });
  expect((await one.store.get(list)).queue.device).not.toBe(before);
});

test("a change that the server refuses doesn't block those after it", async () => {
  const one = device();
  await one.send();
  await one.change(add("x".repeat(2000)), add("cream"));
  expect(await one.send()).toMatchObject({ state: "done", dropped: 1 });
  expect(await one.shows()).toContain("cream");
});

test("what a tab and the service worker send at the same time is refused only once", async () => {
  const one = device();
  await one.send();
  await one.change(add("x".repeat(2000)), add("nuts"));
  const sent = await Promise.all([one.send(), one.send()]);
  expect(sent.map(({ dropped }) => dropped).toSorted()).toEqual([0, 1]);
  expect(await one.shows()).toContain("nuts");
});

test("more than a request may contain is sent in several", async () => {
  const one = device();
  await one.send();
  const picture = `data:image/png;base64,${"A".repeat(79_000)}`;
  const item = add("wine");
  await one.change(item, ...Array.from({ length: 140 }, () => setPicture(item.entry.id, picture)));
  expect(await one.send()).toMatchObject({ state: "done", dropped: 0 });
  expect(await one.store.listWaiting()).toEqual([]);
});

test("an item for which a list had no room is reported until the device knows", async () => {
  const one = device();
  await one.send();
  const { id } = (await kitchen.user.send("POST", "shopping-lists", { name: "Full" })).body;
  const full = Array.from({ length: SHOPPING_MOST.entries }, () => add("salt"));
  for (let at = 0; at < full.length; at += 500) await one.changeAt(id, ...full.slice(at, at + 500));
  await sendChanges(one.store, id, post);
  const last = add("pepper");
  await one.changeAt(id, last);
  const request = planRequest(await one.store.get(id));
  await post(id, request);
  expect((await sendChanges(one.store, id, post)).refused).toEqual([last.entry.id]);
  expect(await one.store.listWaiting()).toEqual([]);
});

test("changing an item for which there's no room ends, too", async () => {
  const one = device();
  const { id } = (await kitchen.user.send("POST", "shopping-lists", { name: "Full, too" })).body;
  await sendChanges(one.store, id, post);
  const full = Array.from({ length: SHOPPING_MOST.entries }, () => add("salt"));
  for (let at = 0; at < full.length; at += 500) await one.changeAt(id, ...full.slice(at, at + 500));
  await sendChanges(one.store, id, post);
  const last = add("pepper");
  await one.changeAt(id, last, { type: "edit-note", id: last.entry.id, note: "black" });
  expect(await sendChanges(one.store, id, post)).toMatchObject({ state: "done" });
  expect(await one.store.listWaiting()).toEqual([]);
});

test("after a backup was restored, a removal doesn't beat an edit that its device never saw", async () => {
  const [one, other] = [device(), device()];
  const item = add("cheese");
  await one.change(item);
  await one.send();
  await one.change({ type: "remove", ids: [item.entry.id] });
  kitchen.app.db.run("UPDATE shopping_list SET epoch = 'restored again' WHERE id = ?", [list]);
  await other.send();
  await other.change({ type: "edit-note", id: item.entry.id, note: "aged" });
  await other.send();
  expect((await one.send()).kept).toEqual([item.entry.id]);
  expect(await one.shows()).toContain("cheese");
});

test("an edit that arrived before a deletion doesn't bring the item back months later", async () => {
  const [one, other] = [device(), device()];
  const item = add("plums");
  await one.change(item);
  await one.send();
  await one.change({ type: "edit-note", id: item.entry.id, note: "ripe" });
  await post(list, planRequest(await one.store.get(list)));
  await other.send();
  await other.change({ type: "remove", ids: [item.entry.id] });
  await other.send();
  const later = new Date(kitchen.app.clock().getTime() + (CHANGES_KEPT_DAYS + 1) * 86_400_000);
  kitchen.app.shoppingEntries.forgetOld(later.toISOString());
  await one.send();
  expect(await one.shows()).not.toContain("plums");
});

test("a copy of a browser becomes a device of its own, and loses nothing", async () => {
  const [one, copy] = [device(), device()];
  await one.send();
  const record = await one.store.get(list);
  await copy.store.update(list, () => ({ record }));
  await one.change(add("dates"));
  await copy.change(add("almonds"));
  await one.send();
  await copy.send();
  await one.send();
  expect(await one.shows()).toEqual(expect.arrayContaining(["dates", "almonds"]));
});

test("a device keeps its changes if there's no connection, or a proxy doesn't find Tagine", async () => {
  const one = device();
  await one.change(add("figs"));
  for (const status of [0, 404, 502]) {
    const unreachable: Post = async () => ({ ok: false, status, code: null });
    expect((await sendChanges(one.store, list, unreachable)).state).toBe("later");
  }
  expect(await one.store.listWaiting()).toEqual([{ list, count: 1 }]);
  const deleted: Post = async () => ({ ok: false, status: 404, code: "shopping-list-not-found" });
  expect(await sendChanges(one.store, list, deleted)).toMatchObject({ state: "gone", dropped: 1 });
});

test("a kitchen display sends its checks, and drops what only a person may change", async () => {
  const one = device();
  const account = kitchen.app.users.get(1);
  if (!account) throw new Error("There is no account");
  const session = kitchen.app.sessions.beginDisplay(account, { name: "Tablet", device: "" });
  const display = kitchen.withToken((await kitchen.app.sessions.token(session)).access_token);
  const postFromDisplay: Post = async (id, sent) => {
    const { status, body } = await display.send("POST", `shopping-lists/${id}/changes`, sent);
    return status === 200 ? { ok: true, data: body } : { ok: false, status, code: body.code };
  };
  const tea = add("tea");
  await one.change(tea);
  await one.send();
  await one.change(add("coffee"), { type: "check", ids: [tea.entry.id] });
  expect(await sendChanges(one.store, list, postFromDisplay)).toMatchObject({ state: "done", dropped: 1 });
  expect((await one.store.get(list)).replica?.entries.get(tea.entry.id)?.checked?.by).toBe("Tablet");
  expect(await one.shows()).not.toContain("coffee");
});
