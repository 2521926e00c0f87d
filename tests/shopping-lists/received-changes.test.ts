import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { Change, Entry, NewEntry, SentChanges } from "../../src/contract/shopping-sync.ts";
import { CHANGES_KEPT_DAYS, SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { tidyDaily } from "../../src/scheduler.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let path: string;
let epoch: string;

beforeEach(async () => {
  at = await tagine();
  path = `shopping-lists/${(await at.user.get("shopping-lists")).body[0].id}`;
  ({ epoch } = (await at.user.get(`${path}/changes`)).body);
});
afterEach(() => at.close());

const PHONE = "phone-of-ann";
const TABLET = "tablet-of-ben";
const MILK = "entry-milk";
const EGGS = "entry-eggs";

const entry = (id: string, text: string): NewEntry => ({
  id,
  text,
  language: "en-US",
  region: "us",
  source: null,
  atHome: false,
  note: "",
});
const add = (id: string, text: string): Change => ({ type: "add", entry: entry(id, text) });

/** Numbers the changes from `first`. */
const send = async (
  device: string,
  changes: Change[],
  more: Partial<SentChanges> & { first?: number; seen?: number } = {},
) => {
  const { first = 1, seen = 0, ...rest } = more;
  const numbered = changes.map((change, position) => ({ number: first + position, seen, change }));
  const body = { device, epoch, since: 0, changes: numbered, ...rest };
  return (await at.as(USER_EMAIL)).send("POST", `${path}/changes`, body);
};
const readChanges = async (since = 0) =>
  (await (await at.as(USER_EMAIL)).get(`${path}/changes?since=${since}&epoch=${epoch}`)).body;
const readEntries = async () =>
  ((await readChanges()).entries as Entry[]).map(({ text, checked }) => (checked ? `✓ ${text}` : text));
const readVersion = async (): Promise<number> => (await readChanges()).version;

describe("changes of a device", () => {
  test("are applied in order and answered with the list", async () => {
    const { status, body } = await send(PHONE, [add(MILK, "milk"), { type: "check", ids: [MILK] }]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ received: 2, restored: [], kept: [], refused: [] });
    expect(body.update).toMatchObject({ epoch, version: 2, isComplete: true, list: { name: "Shopping" } });
    expect(body.update.entries).toEqual([
      {
        ...entry(MILK, "milk"),
        addedBy: "A User",
        checked: { by: "A User", version: 2 },
        picture: null,
        adjustments: [],
        gone: null,
        version: 2,
        edits: {},
      },
    ]);
  });

  test("are applied once, however often they're sent", async () => {
    const changes = [add(MILK, "milk"), add(EGGS, "eggs")];
    await send(PHONE, changes);
    const again = await send(PHONE, changes);
    expect(again.body).toMatchObject({ received: 2, update: { version: 2 } });
    expect(await readEntries()).toEqual(["milk", "eggs"]);
  });

  test("continue after those received before", async () => {
    await send(PHONE, [add(MILK, "milk")]);
    const { body } = await send(PHONE, [add(MILK, "milk"), add(EGGS, "eggs")]);
    expect(body.received).toBe(2);
    expect(await readEntries()).toEqual(["milk", "eggs"]);
  });

  test("with a number that was used for another change aren't applied, and it must start again", async () => {
    await send(PHONE, [add(MILK, "milk")]);
    const { body } = await send(PHONE, [add(EGGS, "eggs")]);
    expect(body.received).toBeLessThan(0);
    expect(await readEntries()).toEqual(["milk"]);
  });

  test("with a number twice in a request are applied once", async () => {
    const twice = [add(MILK, "milk"), add(EGGS, "eggs")].map((change) => ({ number: 1, seen: 0, change }));
    const { body } = await send(PHONE, [], { changes: twice });
    expect(body.received).toBe(1);
    expect(await readEntries()).toEqual(["milk"]);
  });

  test("after a gap wait until the gap is filled", async () => {
    const late = await send(PHONE, [add(EGGS, "eggs")], { first: 2 });
    expect(late.body).toMatchObject({ received: 0, update: { version: 0 } });
    await send(PHONE, [add(MILK, "milk"), add(EGGS, "eggs")]);
    expect(await readEntries()).toEqual(["milk", "eggs"]);
  });

  test("are numbered by each device on its own", async () => {
    await send(PHONE, [add(MILK, "milk")]);
    await send(TABLET, [add(EGGS, "eggs")]);
    expect(await readEntries()).toEqual(["milk", "eggs"]);
  });

  test("to a list of an earlier epoch aren't applied, and it gets the whole list", async () => {
    await send(PHONE, [add(MILK, "milk")]);
    const { body } = await send(PHONE, [add(EGGS, "eggs")], { first: 2, since: 1, epoch: "another" });
    expect(body).toMatchObject({ received: 1, update: { epoch, isComplete: true, version: 1 } });
    expect(await readEntries()).toEqual(["milk"]);
  });

  test("of two devices at once are all applied", async () => {
    const texts = Array.from({ length: 40 }, (_, number) => `thing ${number}`);
    const addFrom = async (device: string, things: string[]) => {
      for (const [position, text] of things.entries())
        await send(device, [add(`${device}-${position}`, text)], { first: position + 1 });
    };
    await Promise.all([addFrom(PHONE, texts.slice(0, 20)), addFrom(TABLET, texts.slice(20))]);
    expect((await readEntries()).toSorted()).toEqual(texts.toSorted());
    expect(await readVersion()).toBe(40);
  });

  test("sent twice at once are applied once", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => send(PHONE, [add(MILK, "milk")])));
    expect([one?.body.received, other?.body.received]).toEqual([1, 1]);
    expect(await readVersion()).toBe(1);
  });
});

describe("what two devices do to the same entry", () => {
  beforeEach(async () => {
    await send(PHONE, [add(MILK, "milk"), add(EGGS, "eggs")]);
    await send(TABLET, [], { since: 0 });
  });
  /** The phone sent two changes, and both devices have seen version 2. */
  const fromPhone = (change: Change) => send(PHONE, [change], { first: 3, seen: 2 });
  const fromTablet = (change: Change, seen = 2) => send(TABLET, [change], { first: 1, seen });
  const ids = [MILK];

  test("counts in the order of reception: check, then uncheck", async () => {
    await fromPhone({ type: "check", ids });
    await fromTablet({ type: "uncheck", ids });
    expect(await readEntries()).toEqual(["milk", "eggs"]);
  });

  test("counts in the order of reception: uncheck, then check", async () => {
    await fromTablet({ type: "uncheck", ids });
    await fromPhone({ type: "check", ids });
    expect(await readEntries()).toEqual(["✓ milk", "eggs"]);
  });

  test("an edit that arrives after a deletion restores it and says so", async () => {
    await fromPhone({ type: "remove", ids });
    const { body } = await fromTablet({ type: "edit-text", id: MILK, text: "2 l milk", language: "en-US" });
    expect(body).toMatchObject({ restored: [MILK], kept: [] });
    expect(await readEntries()).toEqual(["2 l milk", "eggs"]);
  });

  test("a deletion that hadn't seen an edit keeps the entry and says so", async () => {
    await fromTablet({ type: "edit-note", id: MILK, note: "blue" });
    const { body } = await fromPhone({ type: "remove", ids: [MILK, EGGS] });
    expect(body).toMatchObject({ restored: [], kept: [MILK] });
    expect(await readEntries()).toEqual(["milk"]);
  });

  test("a deletion that had seen the edit deletes", async () => {
    await fromPhone({ type: "edit-note", id: MILK, note: "blue" });
    const { body } = await fromTablet({ type: "remove", ids }, 3);
    expect(body.kept).toEqual([]);
    expect(await readEntries()).toEqual(["eggs"]);
  });

  test("a check doesn't restore what was deleted", async () => {
    await fromPhone({ type: "remove", ids });
    await fromTablet({ type: "check", ids });
    expect(await readEntries()).toEqual(["eggs"]);
  });

  test("an entry that someone unchecked isn't cleared", async () => {
    await fromPhone({ type: "check", ids: [MILK, EGGS] });
    await fromTablet({ type: "uncheck", ids }, 3);
    const clear: Change = { type: "clear", ids: [MILK, EGGS], trip: "trip-0001" };
    const { body } = await send(PHONE, [clear], { first: 4, seen: 3 });
    expect(body.kept).toEqual([MILK]);
    expect(await readEntries()).toEqual(["milk"]);
  });

  test("adding a known entry changes nothing, also after its deletion", async () => {
    await fromPhone({ type: "remove", ids });
    await fromTablet(add(MILK, "other milk"));
    expect(await readEntries()).toEqual(["eggs"]);
  });

  test("places and orders of aisles are kept side by side", async () => {
    await fromPhone({ type: "arrange-aisles", aisles: ["dairy", "produce"] });
    await fromTablet({ type: "place-food", food: "egg", aisle: "baking" });
    expect((await readChanges()).list).toEqual({
      name: "Shopping",
      aisles: ["dairy", "produce"],
      places: { egg: "baking" },
    });
  });
});

describe("an update", () => {
  beforeEach(async () => {
    await send(PHONE, [add(MILK, "milk"), add(EGGS, "eggs")]);
  });
  const remove = () => send(PHONE, [{ type: "remove", ids: [MILK] }], { first: 3, seen: 2 });

  const tidyAfter = (days: number) => {
    at.setNow(new Date(Date.now() + days * 24 * 60 * 60_000));
    tidyDaily(at.app);
  };

  test("has only what changed since a version, with deletions", async () => {
    await remove();
    const update = await readChanges(2);
    expect(update).toMatchObject({ from: 2, version: 3, isComplete: false });
    expect(update.entries).toMatchObject([{ id: MILK, gone: "deleted" }]);
    expect((await readChanges(3)).entries).toEqual([]);
  });

  test("is complete for a version that the list never had", async () => {
    expect(await readChanges(99)).toMatchObject({ from: 0, isComplete: true, version: 2 });
  });

  test("is complete without the list's epoch", async () => {
    expect((await at.user.get(`${path}/changes?since=1`)).body).toMatchObject({ from: 0, isComplete: true });
  });

  test("is complete for devices from before a forgotten deletion", async () => {
    await remove();
    tidyAfter(CHANGES_KEPT_DAYS - 1);
    expect(await readChanges(2)).toMatchObject({ isComplete: false });
    tidyAfter(CHANGES_KEPT_DAYS + 1);
    expect(await readChanges(2)).toMatchObject({ from: 0, isComplete: true, entries: [{ id: EGGS }] });
    expect(await readChanges(3)).toMatchObject({ from: 3, isComplete: false, entries: [] });
  });

  test("still skips changes received before those were forgotten", async () => {
    await remove();
    tidyAfter(CHANGES_KEPT_DAYS + 1);
    await send(PHONE, [add(MILK, "milk"), add(EGGS, "eggs")]);
    expect(await readEntries()).toEqual(["eggs"]);
  });
});

test("a full list refuses further entries and says which", async () => {
  const all = Array.from({ length: SHOPPING_MOST.entries }, (_, number) =>
    add(`entry-${number + 1000}`, "salt"),
  );
  for (let first = 1; first <= all.length; first += SHOPPING_MOST.changes)
    await send(PHONE, all.slice(first - 1, first - 1 + SHOPPING_MOST.changes), { first });
  const late = [add(MILK, "milk"), { type: "check", ids: ["entry-1000"] } satisfies Change];
  const { body } = await send(PHONE, late, { first: all.length + 1 });
  expect(body).toMatchObject({ received: all.length + 2, refused: [MILK] });
  expect(body.update.entries).toHaveLength(SHOPPING_MOST.entries);
  expect(body.update.entries[0].checked).not.toBeNull();
  const { status, body: refusal } = await at.user.send("POST", `${path}/items`, { text: "milk" });
  expect([status, refusal.code]).toEqual([409, "shopping-list-full"]);
});

describe("invalid changes are refused, and nothing is changed", () => {
  const valid = { number: 1, seen: 0, change: add(MILK, "milk") };
  const withChange = (change: object) => ({ changes: [valid, { number: 2, seen: 0, change }] });
  const long = "x".repeat(SHOPPING_MOST.characters + 1);

  test.each<[string, object]>([
    ["no device", { device: undefined }],
    ["a short device", { device: "phone" }],
    ["a device with other letters", { device: "phone/of/ann" }],
    ["no epoch", { epoch: undefined }],
    ["a negative version", { since: -1 }],
    ["no changes", { changes: undefined }],
    ["changes that aren't a list", { changes: valid }],
    ["a number below 1", { changes: [{ ...valid, number: 0 }] }],
    ["a broken number", { changes: [valid, { ...valid, number: 1.5 }] }],
    ["an unknown type", withChange({ type: "explode", ids: [MILK] })],
    ["no type", withChange({ ids: [MILK] })],
    ["no entries", withChange({ type: "check", ids: [] })],
    ["a short id", withChange({ type: "check", ids: ["milk"] })],
    ["an empty text", withChange({ type: "edit-text", id: MILK, text: "", language: "en" })],
    ["a blank text", withChange({ type: "edit-text", id: MILK, text: " \n", language: "en" })],
    ["a blank entry", withChange(add(EGGS, " \u00a0\t"))],
    ["a long text", withChange({ type: "edit-text", id: MILK, text: long, language: "en" })],
    ["a long note", withChange({ type: "edit-note", id: MILK, note: long })],
    [
      "a link as a picture",
      withChange({ type: "set-picture", id: MILK, picture: "https://example.org/a.png" }),
    ],
    [
      "an unknown measure",
      withChange({ type: "adjust", id: MILK, adjustments: [{ measure: "length", kind: null, value: 1 }] }),
    ],
    [
      "a huge amount",
      withChange({ type: "adjust", id: MILK, adjustments: [{ measure: "weight", kind: null, value: 1e9 }] }),
    ],
    [
      "a long unit",
      withChange({
        type: "adjust",
        id: MILK,
        adjustments: [{ measure: "count", kind: "x".repeat(SHOPPING_MOST.kind + 1), value: 1 }],
      }),
    ],
    [
      "a long food",
      withChange({ type: "place-food", food: "x".repeat(SHOPPING_MOST.food + 1), aisle: "dairy" }),
    ],
    ["too many changes", { changes: Array.from({ length: SHOPPING_MOST.changes + 1 }, () => valid) }],
  ])("%s", async (_, wrong) => {
    const body = { device: PHONE, epoch, since: 0, changes: [valid], ...wrong };
    const { status } = await at.user.send("POST", `${path}/changes`, body);
    expect(status).toBe(422);
    expect(await readChanges()).toMatchObject({ version: 0, entries: [] });
  });
});
