import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { AISLES } from "../../src/contract/ingredient-rules.ts";
import { ListHabits, Trip } from "../../src/contract/shopping-lists.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let path: string;
let epoch: string;
let sent: number;

beforeEach(async () => {
  at = await tagine();
  sent = 0;
  path = `shopping-lists/${(await at.user.get("shopping-lists")).body[0].id}`;
  ({ epoch } = (await at.user.get(`${path}/changes`)).body);
});
afterEach(() => at.close());

const START = Date.now();
const DAY_MS = 24 * 60 * 60_000;

async function send(change: Change, seen: number) {
  const changes = [{ number: ++sent, seen, change }];
  const user = await at.as(USER_EMAIL);
  return user.send("POST", `${path}/changes`, { device: "phone-of-ann", epoch, since: 0, changes });
}

/** Checks and buys everything in this order. */
async function buy(day: number, things: string): Promise<void> {
  at.setNow(new Date(START + day * DAY_MS));
  const user = await at.as(USER_EMAIL);
  await user.send("POST", `${path}/items`, { text: things });
  const { items } = (await user.get(path)).body;
  for (const thing of things.split(", ")) {
    const item = items.find(({ text }: ShoppingItem) => text === thing);
    await user.send("PUT", `${path}/items/${item.id}`, { isChecked: true });
  }
  const ids = items.flatMap(({ sources }: ShoppingItem) => sources.map(({ id }) => id));
  const { version } = (await user.get(path)).body;
  await send({ type: "clear", ids, trip: `trip-${day + 1000}` }, version);
}

const read = async (call: string) => (await (await at.as(USER_EMAIL)).get(`${path}/${call}`)).body;

describe("the history", () => {
  test("is empty without trips", async () => {
    expect(await read("history")).toEqual([]);
  });

  test("has finished trips, newest first, in the order of checking", async () => {
    await buy(0, "milk, onions, bread");
    await buy(7, "6 eggs, milk");
    const history = await read("history");
    expect(history).toMatchObject([
      { id: "trip-1007", endedAt: new Date(START + 7 * DAY_MS).toISOString(), endedBy: "A User" },
      { id: "trip-1000" },
    ]);
    const texts = history.map((trip: typeof Trip.static) => trip.entries.map(({ text }) => text));
    expect(texts).toEqual([
      ["6 eggs", "milk"],
      ["milk", "onions", "bread"],
    ]);
    for (const trip of history) expect(shapeFaults(Trip, trip)).toEqual([]);
    expect((await (await at.as(USER_EMAIL)).get(path)).body.items).toEqual([]);
  });

  test("adds up what was bought as the list did, and has all it takes to add it again", async () => {
    const entry = { language: "en", region: "", source: null, atHome: false, note: "" };
    const source = { slug: "cake", name: "Cake", servings: "6 servings", day: null };
    const more = [{ measure: "volume" as const, kind: null, value: 1000 }];
    const ids = ["milk-id-1", "salt-id-1", "milk-id-2", "salt-id-2"];
    const changes: Change[] = [
      { type: "add", entry: { ...entry, id: "milk-id-1", text: "1 l milk", note: "the blue one" } },
      { type: "add", entry: { ...entry, id: "salt-id-1", text: "1 tsp salt" } },
      { type: "add", entry: { ...entry, id: "milk-id-2", text: "500 ml milk", source } },
      { type: "add", entry: { ...entry, id: "salt-id-2", text: "salt", source, atHome: true } },
      { type: "adjust", id: "milk-id-1", adjustments: more },
      { type: "check", ids: ["salt-id-1", "salt-id-2"] },
      { type: "check", ids: ["milk-id-1", "milk-id-2"] },
      { type: "clear", ids, trip: "trip-0001" },
    ];
    for (const change of changes) await send(change, 99);
    const [trip] = await read("history?language=en");
    expect(shapeFaults(Trip, trip)).toEqual([]);
    expect(trip.items).toMatchObject([
      { text: "1 tsp salt", isOpen: true, entries: [0, 1] },
      { text: "2.5 l milk", isOpen: false, note: "the blue one", entries: [2, 3] },
    ]);
    expect(trip.entries).toEqual([
      { ...entry, text: "1 tsp salt", adjustments: [] },
      { ...entry, text: "salt", source, atHome: true, adjustments: [] },
      { ...entry, text: "1 l milk", note: "the blue one", adjustments: more },
      { ...entry, text: "500 ml milk", source, adjustments: [] },
    ]);
    expect((await read("history?language=de"))[0].items[1].text).toBe("2,5 l Milch");
  });

  test("gives back what's restored", async () => {
    await buy(0, "milk");
    const { entries, version } = await read("changes");
    expect(entries).toEqual([]);
    const [{ id }] = (await read(`changes?since=1&epoch=${epoch}`)).entries;
    await send({ type: "restore", ids: [id] }, version);
    expect(await read("history")).toEqual([]);
    expect((await (await at.as(USER_EMAIL)).get(path)).body.items).toMatchObject([{ text: "milk" }]);
  });

  test("has at most 50 trips", async () => {
    for (let day = 0; day < 52; day++) await buy(day, "milk");
    expect(await read("history")).toHaveLength(50);
  });
});

describe("habits", () => {
  test("are unknown without trips", async () => {
    expect(await read("habits")).toEqual({ usual: [], trips: 0, suggestedAisles: null });
  });

  test("name what's bought again and again, without what's on the list", async () => {
    await buy(0, "2 onions, milk, thingamajig");
    await buy(7, "1 l milk, 3 onions, bread");
    await buy(14, "2 thingamajigs, milk");
    const habits = await read("habits?language=en");
    expect(shapeFaults(ListHabits, habits)).toEqual([]);
    expect(habits.usual).toEqual([
      { text: "milk", times: 3 },
      { text: "thingamajigs", times: 2 },
      { text: "onions", times: 2 },
    ]);
    expect((await read("habits?language=de")).usual.map(({ text }: { text: string }) => text)).toEqual([
      "Milch",
      "thingamajigs",
      "Zwiebeln",
    ]);
    await (await at.as(USER_EMAIL)).send("POST", `${path}/items`, { text: "500 ml milk" });
    expect((await read("habits")).usual[0].text).toBe("thingamajigs");
  });

  test("suggest the order of aisles after three trips", async () => {
    await buy(0, "milk, onions");
    await buy(1, "6 eggs, 2 apples");
    expect(await read("habits")).toMatchObject({ trips: 2, suggestedAisles: null });
    await buy(2, "1 l milk, 3 onions");
    const { trips, suggestedAisles } = await read("habits");
    expect(trips).toBe(3);
    expect(suggestedAisles.indexOf("dairy")).toBeLessThan(suggestedAisles.indexOf("produce"));
    await send({ type: "arrange-aisles", aisles: suggestedAisles }, 0);
    expect(await read("habits")).toMatchObject({ trips: 3, suggestedAisles: null });
  });

  test("suggest to move only the aisle that's out of order", async () => {
    for (const day of [0, 1, 2]) await buy(day, "flour, apples, bread, milk");
    const { suggestedAisles } = await read("habits");
    expect(suggestedAisles).toEqual(["baking", ...AISLES.filter((aisle) => aisle !== "baking")]);
  });

  test("know where someone put a food", async () => {
    await send({ type: "place-food", food: "onion", aisle: "drinks" }, 0);
    for (const day of [0, 1, 2]) await buy(day, "onions, milk");
    const { suggestedAisles } = await read("habits");
    expect(suggestedAisles.indexOf("drinks")).toBeLessThan(suggestedAisles.indexOf("dairy"));
    expect(suggestedAisles.indexOf("produce")).toBe(0);
  });
});
