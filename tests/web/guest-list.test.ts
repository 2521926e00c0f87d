import { expect, test } from "bun:test";
import type { SharedList } from "../../src/contract/shopping-links.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import type { Entry, SentChangesResult } from "../../src/contract/shopping-sync.ts";
import {
  adoptList,
  checkShown,
  dropWaiting,
  openGuestList,
  planRequest,
  receiveResult,
  settle,
  showGuestList,
  type GuestList,
} from "../../web/shopping-lists/guest/guest-list.ts";

const NAMES = ["milk", "salt"];

function sharedList(version: number, checked: readonly string[] = [], epoch = "first"): SharedList {
  const entries = NAMES.map((id): Entry => {
    const check = checked.includes(id) ? { by: "", version } : null;
    const written = { id, text: id, language: "en", region: "", source: null, note: "", addedBy: "" };
    return {
      ...written,
      atHome: id === "salt",
      checked: check,
      picture: null,
      adjustments: [],
      gone: null,
      version: 1,
      edits: {},
    };
  });
  const items = entries.map(({ id, checked: check, atHome }): ShoppingItem => ({
    id,
    text: id,
    food: id,
    foodId: null,
    amount: "",
    isOpen: false,
    remark: "",
    aisle: "dairy",
    isChecked: check !== null,
    checkedBy: [],
    isAtHome: atHome && !check,
    note: "",
    picture: null,
    sources: [{ id, text: id, recipe: null, addedBy: "" }],
  }));
  const list = { name: "Market", aisles: [], places: {} };
  const update = { epoch, from: 0, version, isComplete: true, list, entries };
  return { name: "Market", mayCheck: true, expires: null, items, update };
}

const answer = (received: number, version: number): SentChangesResult => ({
  received,
  restored: [],
  kept: [],
  missing: [],
  refused: [],
  update: sharedList(version).update,
});

function find(guest: GuestList, name: string) {
  const { toBuy, atHome, checked } = showGuestList(guest);
  const item = [...toBuy.flatMap(({ items }) => items), ...atHome, ...checked].find(
    ({ food }) => food === name,
  );
  if (!item) throw new Error(`${name} isn't shown`);
  return item;
}
const check = (guest: GuestList, name: string) => checkShown(guest, find(guest, name));
const listChecked = (guest: GuestList) => showGuestList(guest).checked.map(({ food }) => food);
const sentOf = (guest: GuestList) => {
  const sent = planRequest(guest);
  if (!sent) throw new Error("Nothing waits");
  return sent;
};

test("a checked item stays where it is until the list settles", () => {
  const guest = check(openGuestList(sharedList(1)), "milk");
  expect(find(guest, "milk").isChecked).toBe(true);
  expect(listChecked(guest)).toEqual([]);
  expect(listChecked(settle(guest))).toEqual(["milk"]);
});

test("a staple that is unchecked returns to what may be at home", () => {
  const guest = settle(check(openGuestList(sharedList(1, ["salt"])), "salt"));
  expect(showGuestList(guest).atHome.map(({ food }) => food)).toEqual(["salt"]);
});

test("changes are numbered without gaps, also while some are on their way", () => {
  const first = check(openGuestList(sharedList(1)), "milk");
  const sent = sentOf(first);
  const both = check(first, "salt");
  const confirmed = receiveResult(both, sent, answer(1, 2));
  expect(sentOf(confirmed).changes).toMatchObject([{ number: 2, change: { type: "check", ids: ["salt"] } }]);
});

test("a list from before a check doesn't undo it", () => {
  const guest = check(openGuestList(sharedList(1)), "milk");
  const confirmed = settle(receiveResult(guest, sentOf(guest), answer(1, 2)));
  expect(adoptList(confirmed, sharedList(1))).toBeNull();
  const adopted = adoptList(confirmed, sharedList(2, ["milk"]));
  expect(adopted && listChecked(adopted)).toEqual(["milk"]);
});

test("what waits is still shown as checked after a newer list", () => {
  const guest = settle(check(openGuestList(sharedList(1)), "milk"));
  const adopted = adoptList(guest, sharedList(5, ["salt"]));
  expect(adopted && listChecked(adopted)).toEqual(["milk", "salt"]);
});

test("after a backup was restored, changes are sent as a new device", () => {
  const before = check(openGuestList(sharedList(1)), "milk");
  const confirmed = check(receiveResult(before, sentOf(before), answer(1, 2)), "salt");
  const again = receiveResult(confirmed, sentOf(confirmed), answer(0, 1));
  expect(again.device).not.toBe(confirmed.device);
  expect(sentOf(again).changes).toMatchObject([{ number: 1, change: { ids: ["salt"] } }]);
  expect(adoptList(again, sharedList(1, [], "restored"))).not.toBeNull();
});

test("what waited when the tab was closed still waits at the next visit", () => {
  const { device, received, waiting } = check(openGuestList(sharedList(1)), "milk");
  const again = openGuestList(sharedList(4, ["salt"]), { device, received, waiting });
  expect(listChecked(again)).toEqual(["milk", "salt"]);
  expect(sentOf(again)).toMatchObject({ device, changes: [{ number: 1, change: { ids: ["milk"] } }] });
});

test("refused checks disappear", () => {
  const guest = dropWaiting(check(openGuestList(sharedList(1)), "milk"));
  expect(planRequest(guest)).toBeNull();
  expect(find(guest, "milk").isChecked).toBe(false);
});

test("a staple that's to buy anyway isn't to check at home", () => {
  const { items, update, ...list } = sharedList(1);
  const [milk, salt] = items;
  if (!milk || !salt) throw new Error("The list is empty");
  const sources = [...milk.sources, ...salt.sources];
  const item = { ...salt, sources, isAtHome: false };
  const shown = showGuestList(openGuestList({ ...list, update, items: [item] }));
  expect(shown.atHome).toEqual([]);
  expect(shown.toBuy.flatMap((aisle) => aisle.items)).toMatchObject([{ food: "salt" }]);
});

test("a staple that's unchecked is to check at home again", () => {
  const guest = settle(check(openGuestList(sharedList(2, ["salt"])), "salt"));
  expect(showGuestList(guest).atHome).toMatchObject([{ food: "salt", isChecked: false }]);
});
