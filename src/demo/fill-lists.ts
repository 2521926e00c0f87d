import { addDays } from "../contract/days.ts";
import { DEFAULT_STAPLES } from "../contract/ingredient-rules.ts";
import type { Language } from "../contract/languages.ts";
import type { Entry, NewEntry } from "../contract/shopping-sync.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import { localDay } from "../platform/clock.ts";
import type { SummaryStore } from "../recipes/lists/summary-store.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { ArchivedList } from "../shopping-lists/archived-list.ts";
import { listRecipeEntries } from "../shopping-lists/recipe-entries.ts";
import { FIRST_LIST_NAMES } from "../shopping-lists/shopping-list.ts";
import type { ShoppingListRestoreStore } from "../shopping-lists/shopping-list-restore-store.ts";
import { DEMO_TEXTS } from "./demo-texts.ts";
import { createSeededRandom, type Random } from "./random.ts";

interface Parts {
  recipes: RecipeStore;
  summaries: SummaryStore;
  foods: FoodCatalog;
  corrections: CorrectionStore;
  archivedLists: ShoppingListRestoreStore;
}

interface Options {
  seed: number;
  group: number;
  today: Date;
  language?: Language;
}

/** Each food has its id and a number; 1 is left out. */
type Thing = readonly [food: string, count: number];

const TYPED: Thing[] = [
  ["milk", 1],
  ["egg", 6],
  ["banana", 5],
  ["bread", 1],
  ["coffee", 1],
  ["yogurt", 1],
];
const USUAL: Thing[] = [
  ["apple", 4],
  ["cucumber", 1],
  ["bread", 1],
  ["ham", 1],
  ["milk", 1],
  ["yogurt", 1],
  ["rice", 1],
  ["coffee", 1],
  ["chocolate", 2],
  ["orange-juice", 1],
];
const PARTY: Thing[] = [
  ["baguette", 3],
  ["cheese", 1],
  ["lemon", 4],
  ["sparkling-water", 1],
  ["wine", 1],
];

const BY = "Demo";
const RECIPES = 2;
const LINES_OF_RECIPE = 4;
const CHECKED = 3;
const TRIPS = [
  { id: "demo-trip-1", daysAgo: 10, time: "T17:10:00.000Z" },
  { id: "demo-trip-2", daysAgo: 3, time: "T16:35:00.000Z" },
];
const BOUGHT = 8;

/** Adds a list in use, with recipes and two earlier trips, and one for a party. */
export function addSampleLists(
  { archivedLists, ...parts }: Parts,
  { seed, group, today, language = "en-US" }: Options,
): void {
  const random = createSeededRandom(seed + 4);
  const make = createEntries(parts.foods, language);
  const open = [...make(TYPED), ...fromRecipes(parts, random)].map(numberEntry);
  const trips = TRIPS.map(({ id, daysAgo, time }) => ({
    id,
    endedAt: `${addDays(localDay(today), -daysAgo)}${time}`,
    endedBy: BY,
  }));
  const bought = trips.flatMap(({ id }, trip) =>
    make(random.some(USUAL, BOUGHT)).map((entry, at) =>
      checkEntry(numberEntry(entry, 100 * (trip + 1) + at), id),
    ),
  );
  const current = open.map((entry, at) => (at < CHECKED ? checkEntry(entry) : entry));
  const lists = [
    createList(FIRST_LIST_NAMES[language], { entries: [...bought, ...current], trips }),
    createList(DEMO_TEXTS[language].party, { entries: make(PARTY).map(numberEntry), trips: [] }),
  ];
  for (const at of lists.keys()) archivedLists.restore(group, { lists, at }, false);
}

function createEntries(foods: FoodCatalog, language: Language): (things: readonly Thing[]) => NewEntry[] {
  return (things) =>
    things.map(([food, count]) => {
      const name = foods.getName(food, language, count);
      const text = count === 1 ? name : `${count} ${name}`;
      return { id: "", text, language, region: "", source: null, atHome: false, note: "" };
    });
}

function fromRecipes(
  { summaries, recipes, foods, corrections }: Omit<Parts, "archivedLists">,
  random: Random,
) {
  const all = summaries.page({ order: "stored", start: 0, limit: -1 });
  const knowledge = { foods, corrections: corrections.byLine(), staples: new Set<string>(DEFAULT_STAPLES) };
  return random.some(all, RECIPES).flatMap(({ slug }) => {
    const recipe = recipes.get(slug);
    return recipe ? listRecipeEntries(recipe, {}, knowledge).slice(0, LINES_OF_RECIPE) : [];
  });
}

function numberEntry(entry: NewEntry, number: number): Entry {
  const id = `demo-entry-${number}`;
  const added = { addedBy: BY, checked: null, picture: null, adjustments: [], gone: null, edits: {} };
  return { ...entry, id, ...added, version: number + 1 };
}

function checkEntry(entry: Entry, trip: string | null = null): Entry {
  return { ...entry, checked: { by: BY, version: entry.version }, gone: trip };
}

function createList(name: string, { entries, trips }: Pick<ArchivedList, "entries" | "trips">): ArchivedList {
  const version = entries.reduce((most, entry) => Math.max(most, entry.version), 0);
  const settings = { isDefault: false, sendsWebhooks: false, aisles: [], places: {} };
  return { id: null, name, version, ...settings, entries, trips };
}
