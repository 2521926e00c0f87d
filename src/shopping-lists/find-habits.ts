import { AISLES } from "../contract/ingredient-rules.ts";
import type { ListHabits } from "../contract/shopping-lists.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { findAisle } from "../ingredients/sums/arrange-items.ts";
import { createTextReader, type ReadText } from "./entry-reader.ts";
import { learnAisles, rankUsualThings, type BoughtTrip } from "./list-habits.ts";
import type { ShoppingEntryStore } from "./shopping-entry-store.ts";
import type { StoredList } from "./shopping-list-store.ts";
import type { ShoppingTripStore, Trip } from "./shopping-trip-store.ts";

interface Parts {
  shoppingEntries: ShoppingEntryStore;
  shoppingTrips: ShoppingTripStore;
  knowledge: Knowledge;
  /** Of the things' names. */
  language: string;
  now: Date;
}

/** About two a week for a year. */
const TRIPS_MOST = 100;

export function findHabits(
  list: StoredList,
  { shoppingEntries, shoppingTrips, knowledge, language, now }: Parts,
): ListHabits {
  const read = createTextReader(knowledge);
  const trips = shoppingTrips.list(list.id, TRIPS_MOST);
  const bought = trips.map(({ endedAt, entries }): BoughtTrip => ({
    endedAt,
    things: entries.map((entry) => {
      const { key, aisle } = read(entry);
      return { key, aisle: findAisle({ key, aisle }, list.places), checked: entry.checked?.version ?? 0 };
    }),
  }));
  const onList = new Set(shoppingEntries.listActive(list.id).map((entry) => read(entry).key));
  const entriesByKey = Map.groupBy(
    trips.flatMap(({ entries }) => entries),
    (entry) => read(entry).key,
  );
  const getName = (key: string) => nameThing(entriesByKey.get(key) ?? [], read, { knowledge, language });
  const learned = learnAisles(bought, [...new Set([...list.aisles, ...AISLES])]);
  return {
    usual: rankUsualThings(bought, { onList, now }).map(({ key, times }) => ({ text: getName(key), times })),
    trips: learned.trips,
    suggestedAisles: learned.aisles,
  };
}

/** Names a food in the wanted language, and others as someone typed them last. */
function nameThing(
  entries: Trip["entries"],
  read: ReadText,
  { knowledge, language }: Pick<Parts, "knowledge" | "language">,
): string {
  const [last] = entries;
  if (!last) return "";
  const { key, foodId, food } = read(last);
  if (foodId === null || key !== foodId) return food;
  const texts = entries.map(({ text }) => text).join("\n");
  return knowledge.foods.createNamer(texts, language)(foodId);
}
