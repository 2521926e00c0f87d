import { computed, signal } from "@preact/signals-core";
import type { CookedRecipe } from "../../src/contract/cooking.ts";
import { callApi } from "../api/call-api.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";

export interface Cooking {
  /** Slugs of the person's favorites. */
  favorites: ReadonlySet<string>;
  /** By slug; what's missing was never cooked. */
  cooked: ReadonlyMap<string, CookedRecipe>;
}

const loaded = signal<{ person: number; cooking: Cooking } | null>(null);

const current = computed(() => {
  const known = loaded.value;
  return known !== null && known.person === user.value?.id ? known.cooking : null;
});

/** How often this tab changed the history of a recipe. */
export const historyChanges = signal(0);

let changes = 0;
// Sequential, so that the last choice wins.
let saving: Promise<unknown> = Promise.resolve();

/** Null for visitors and until `loadCooking` has an answer. */
export function useCooking(): Cooking | null {
  return useValue(current);
}

/** For loaders of pages that use it. What's known stays until there's an answer. */
export async function loadCooking(): Promise<void> {
  const person = user.peek()?.id;
  if (person === undefined) return;
  await saving;
  const before = changes;
  const [favorites, cooked] = await Promise.all([callApi("GET favorites"), callApi("GET cooked")]);
  if (before !== changes) return loadCooking();
  if (!favorites.ok || !cooked.ok || person !== user.peek()?.id) return;
  const bySlug = new Map(cooked.data.map((recipe) => [recipe.slug, recipe]));
  loaded.value = { person, cooking: { favorites: new Set(favorites.data), cooked: bySlug } };
}

/** After a change of a recipe's history. */
export function refreshHistory(): void {
  historyChanges.value++;
  void loadCooking();
}

/** Shows the change at once. Returns why it was refused; null for success. */
export async function setFavorite(slug: string, isFavorite: boolean): Promise<string | null> {
  show(slug, isFavorite);
  const name = isFavorite ? "PUT favorites/{slug}" : "DELETE favorites/{slug}";
  const sent = saving.then(() => callApi(name, { params: { slug }, quiet: true }));
  saving = sent;
  const answer = await sent;
  if (answer.ok) return null;
  show(slug, !isFavorite);
  return answer.message;
}

function show(slug: string, isFavorite: boolean): void {
  changes++;
  const known = loaded.peek();
  if (!known) return;
  const others = [...known.cooking.favorites].filter((one) => one !== slug);
  const favorites = new Set(isFavorite ? [slug, ...others] : others);
  loaded.value = { ...known, cooking: { ...known.cooking, favorites } };
}
