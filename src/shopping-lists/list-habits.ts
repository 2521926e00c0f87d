import { rearrangeAisles } from "./rearrange-aisles.ts";

interface BoughtThing {
  /** Equal for the same food. */
  key: string;
  aisle: string;
  /** Increases in the order in which things were checked. */
  checked: number;
}

export interface BoughtTrip {
  /** ISO 8601, UTC. */
  endedAt: string;
  things: BoughtThing[];
}

const DAY_MS = 24 * 60 * 60_000;
const HABIT_DAYS = 365;
/** Half as important as a trip of today. */
const HALF_LIFE_DAYS = 90;
const USUAL_TIMES = 2;
const USUAL_MOST = 40;

const TRIPS_LEAST = 3;
const TRIPS_MOST = 10;

/**
 * Ranks by frequency, recent trips first. Things bought only once aren't usual.
 * @param trips newest first
 * @param onList keys of things that the list has
 */
export function rankUsualThings(
  trips: readonly BoughtTrip[],
  { onList, now }: { onList: ReadonlySet<string>; now: Date },
): { key: string; times: number }[] {
  const habits = new Map<string, { times: number; weight: number }>();
  for (const { endedAt, things } of trips) {
    const days = (now.getTime() - Date.parse(endedAt)) / DAY_MS;
    if (days > HABIT_DAYS) continue;
    for (const key of new Set(things.map((thing) => thing.key))) {
      const { times, weight } = habits.get(key) ?? { times: 0, weight: 0 };
      habits.set(key, { times: times + 1, weight: weight + 0.5 ** (days / HALF_LIFE_DAYS) });
    }
  }
  return [...habits]
    .filter(([key, { times }]) => times >= USUAL_TIMES && !onList.has(key))
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .slice(0, USUAL_MOST)
    .map(([key, { times }]) => ({ key, times }));
}

/**
 * Finds the shop's order from how things were checked.
 * @param trips newest first
 * @param current the order of all aisles
 * @returns no aisles if the trips contradict each other or confirm the current order
 */
export function learnAisles(
  trips: readonly BoughtTrip[],
  current: readonly string[],
): { trips: number; aisles: string[] | null } {
  const walks = trips
    .map(({ things }) => findPlaces(things))
    .filter((places) => new Set(places.values()).size > 1)
    .slice(0, TRIPS_MOST);
  if (walks.length < TRIPS_LEAST) return { trips: walks.length, aisles: null };
  const order = [...new Set([...current, ...walks.flatMap((places) => [...places.keys()])])];
  const later = countVotes(walks);
  const learned = rearrangeAisles(order, (one, other) => later.get(other)?.has(one) ?? false);
  const isNew = learned?.some((aisle, position) => aisle !== order[position]) ?? false;
  return { trips: walks.length, aisles: isNew ? learned : null };
}

/** Maps each aisle to the middle of its checks, since one forgotten thing says little. */
function findPlaces(things: readonly BoughtThing[]): Map<string, number> {
  const checks = Map.groupBy(
    things.toSorted((one, other) => one.checked - other.checked),
    ({ aisle }) => aisle,
  );
  return new Map(
    [...checks].map(([aisle, inAisle]) => [aisle, inAisle[(inAisle.length - 1) >> 1]?.checked ?? 0]),
  );
}

/** Maps each aisle to those that most trips reached later. */
function countVotes(walks: readonly Map<string, number>[]): Map<string, Set<string>> {
  const votes = new Map<string, Map<string, number>>();
  const vote = (from: string, to: string, by: number) => {
    const row = votes.get(from) ?? new Map<string, number>();
    votes.set(from, row.set(to, (row.get(to) ?? 0) + by));
  };
  for (const places of walks)
    for (const [one, at] of places)
      for (const [other, otherAt] of places) vote(one, other, Math.sign(otherAt - at));
  return new Map(
    [...votes].map(([from, row]) => [
      from,
      new Set([...row].filter(([, count]) => count > 0).map(([to]) => to)),
    ]),
  );
}
