import { describe, expect, test } from "bun:test";
import { learnAisles, rankUsualThings, type BoughtTrip } from "../../src/shopping-lists/list-habits.ts";

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
    ["leaves other aisles where they are", "abcde", ["ea", "ea", "ea"], "ebcda"],
    ["joins what several trips say", "abcd", ["dc", "cb", "ba"], "dcba"],
    ["keeps the current order of aisles that nobody compared", "abcd", ["da", "db", "dc"], "dabc"],
    ["is unclear if trips contradict each other", "abcd", ["ab", "bc", "ca"], null],
    ["doesn't follow one forgotten thing", "abcd", ["aaabbba", "aabba", "abbaaa"], null],
    ["takes the middle of an aisle", "abcd", ["abbbaa", "bbba", "bba"], "bacd"],
    ["includes aisles that the list doesn't name", "ab", ["xa", "xab", "xb"], "xab"],
  ])("%s", (_, current, trips, expected) => {
    expect(learnAisles(trips.map(walk), [...current]).aisles?.join("") ?? null).toBe(expected);
  });

  test("is learned from the last ten trips", () => {
    const trips = [...Array.from({ length: 10 }, () => "ba"), ...Array.from({ length: 20 }, () => "ab")];
    expect(learnAisles(trips.map(walk), ["a", "b"])).toEqual({ trips: 10, aisles: ["b", "a"] });
  });

  test("tells the number of trips that it's based on", () => {
    expect(learnAisles(["ba", "a", "ab"].map(walk), ["a", "b"])).toEqual({ trips: 2, aisles: null });
  });
});
