import { describe, expect, test } from "bun:test";
import { createSeededRandom } from "../../src/demo/random.ts";
import { learnAisles, rankUsualThings, type BoughtTrip } from "../../src/shopping-lists/list-habits.ts";
import { findMoves } from "../../web/shopping-lists/manage/aisle-order.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000).toISOString();

/** `7: milk, eggs` is a trip of a week ago. */
function bought(trip: string): BoughtTrip {
  const [days = "", things = ""] = trip.split(": ");
  return {
    endedAt: ago(Number(days)),
    things: things.split(", ").map((key, checked) => ({ key, aisle: "other", checked })),
  };
}

describe("usual things", () => {
  const rank = (trips: string[], onList: string[] = []) =>
    rankUsualThings(trips.map(bought), { onList: new Set(onList), now: NOW }).map(
      ({ key, times }) => `${times} ${key}`,
    );

  test.each<[string, string[], string[], string[]]>([
    ["none without trips", [], [], []],
    ["none from a single trip", ["1: milk, eggs"], [], []],
    [
      "the most frequent first",
      ["1: milk, eggs", "8: milk, salt", "15: eggs, milk", "22: salt, milk"],
      [],
      ["4 milk", "2 eggs", "2 salt"],
    ],
    [
      "recent ones before those of long ago",
      ["1: pumpkin", "8: pumpkin", "200: ice", "207: ice", "214: ice"],
      [],
      ["2 pumpkin", "3 ice"],
    ],
    ["without what the list has", ["1: milk, eggs", "8: milk, eggs"], ["milk"], ["2 eggs"]],
    ["without trips of more than a year ago", ["1: milk", "366: milk", "367: milk"], [], []],
    ["counted once per trip", ["1: milk, milk", "8: eggs, eggs, eggs"], [], []],
  ])("are %s", (_, trips, onList, expected) => {
    expect(rank(trips, onList)).toEqual(expected);
  });

  test("are at most 40", () => {
    const things = Array.from({ length: 50 }, (_, number) => `thing ${number}`).join(", ");
    expect(rank([`1: ${things}`, `2: ${things}`])).toHaveLength(40);
  });
});

/** A letter is an aisle in which one thing was checked; a dash keeps the same moment. */
function walk(aisles: string): BoughtTrip {
  let checked = 0;
  const things = [...aisles].flatMap((aisle, position) => {
    if (aisle === "-") return [];
    if (aisles[position - 1] !== "-") checked += 1;
    return [{ key: `${aisle}${position}`, aisle, checked }];
  });
  return { endedAt: ago(1), things };
}

function listOrders(aisles: readonly string[]): string[][] {
  if (aisles.length === 0) return [[]];
  return aisles.flatMap((first) =>
    listOrders(aisles.filter((aisle) => aisle !== first)).map((rest) => [first, ...rest]),
  );
}

describe("the order of aisles", () => {
  test.each<[string, string, string[], string | null]>([
    ["is unknown without trips", "abcd", [], null],
    ["is unknown after two trips", "abcd", ["ba", "ba"], null],
    ["is learned from three", "abcd", ["ba", "ba", "ba"], "bacd"],
    ["ignores trips through a single aisle", "abcd", ["ba", "ba", "bbb"], null],
    ["ignores things that were checked at once", "abcd", ["ba", "ba", "b-a"], null],
    ["isn't suggested if it's the current one", "abcd", ["ab", "abd", "bc"], null],
    ["follows the majority", "abcd", ["ba", "ab", "ba"], "bacd"],
    ["stays if as many trips say otherwise", "abcd", ["ba", "ab", "ba", "ab"], null],
    ["moves one aisle and leaves others where they are", "abcde", ["ea", "ea", "ea"], "bcdea"],
    ["moves only the aisle that was first", "pbmfdzgcrkw", ["kpbd", "kpbd", "kpbd"], "kpbmfdzgcrw"],
    ["moves only the aisle that was last", "pbmfdzg", ["bdp", "bdp", "bdp"], "bmfdpzg"],
    ["moves an aisle forward no further than needed", "abcde", ["aebd", "aebd", "aebd"], "aebcd"],
    ["moves an aisle back no further than needed", "abcde", ["acdb", "acdb", "acdb"], "acdbe"],
    ["moves as few as possible if some weren't compared", "abcde", ["ab", "da", "ce"], "dabce"],
    ["joins what several trips say", "abcd", ["dc", "cb", "ba"], "dcba"],
    ["keeps the current order of aisles that nobody compared", "abcd", ["da", "db", "dc"], "dabc"],
    ["is unclear if trips contradict each other", "abcd", ["ab", "bc", "ca"], null],
    ["doesn't follow one forgotten thing", "abcd", ["aaabbba", "aabba", "abbaaa"], null],
    ["takes the middle of an aisle", "abcd", ["abbbaa", "bbba", "bba"], "bacd"],
    ["includes aisles that the list doesn't name", "ab", ["xa", "xab", "xb"], "xab"],
  ])("%s", (_, current, trips, expected) => {
    expect(learnAisles(trips.map(walk), [...current]).aisles?.join("") ?? null).toBe(expected);
  });

  const LETTERS = "abcdef";
  test.each(Array.from({ length: 40 }, (_, seed) => seed))("moves as few as possible (seed %d)", (seed) => {
    const { next } = createSeededRandom(seed);
    const shuffle = () => [...LETTERS].toSorted(() => next() - 0.5);
    const current = shuffle();
    const shop = shuffle();
    const trips = Array.from({ length: 3 }, () => shop.filter(() => next() < 0.6).join(""));
    const walks = trips.filter((trip) => trip.length > 1);
    const isAfter = (one: string, other: string) =>
      walks.some((trip) => trip.includes(one) && trip.includes(other)) &&
      shop.indexOf(one) > shop.indexOf(other);
    const agrees = (order: readonly string[]) =>
      order.every((one, at) => order.slice(at).every((other) => !isAfter(one, other)));
    const { aisles } = learnAisles(trips.map(walk), current);
    if (walks.length < 3 || agrees(current)) return expect(aisles).toBeNull();

    const learned = aisles ?? [];
    expect(learned.toSorted().join("")).toBe(LETTERS);
    expect(agrees(learned)).toBe(true);
    const isBought = (aisle: string) => walks.some((trip) => trip.includes(aisle));
    const others = (order: readonly string[]) => order.filter((aisle) => !isBought(aisle)).join("");
    expect(others(learned)).toBe(others(current));
    const possible = listOrders(current).filter(agrees);
    const fewest = Math.min(...possible.map((order) => findMoves(current, order).length));
    expect(findMoves(current, learned)).toHaveLength(fewest);
  });

  test("is learned from the last ten trips", () => {
    const trips = [...Array.from({ length: 10 }, () => "ba"), ...Array.from({ length: 20 }, () => "ab")];
    expect(learnAisles(trips.map(walk), ["a", "b"])).toEqual({ trips: 10, aisles: ["b", "a"] });
  });

  test("tells the number of trips that it's based on", () => {
    expect(learnAisles(["ba", "a", "ab"].map(walk), ["a", "b"])).toEqual({ trips: 2, aisles: null });
  });
});
