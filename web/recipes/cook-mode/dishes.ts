import { signal } from "@preact/signals-core";
import { stopReminders } from "../../cooking/timers/timers.ts";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import { doneSteps, forgetDoneSteps, markStep, renameDoneSteps } from "./done-steps.ts";

/** A recipe that someone is cooking on this device. */
export interface Dish {
  slug: string;
  name: string;
  /** As in the URL: "?servings=4", or empty. */
  search: string;
  /** The position of its step, from 0. */
  at: number;
  steps: number;
  /** When it was last on the screen, in milliseconds since 1970. */
  seenAt: number;
}

export interface RemovedDish {
  dish: Dish;
  /** Its position among the dishes, from 0. */
  place: number;
  /** Positions of its steps that were done. */
  done: readonly number[];
}

const DISHES = "dishes";
/** Beans soak overnight, but nobody wants yesterday's dinner beside today's. */
const FORGOTTEN_AFTER_MS = 20 * 3_600_000;
const DISHES_MOST = 8;

export const dishes = signal<readonly Dish[]>(load());

onStorageChange(DISHES, () => (dishes.value = load()));

export function getCookPath({ slug, search }: Pick<Dish, "slug" | "search">): string {
  return `/recipe/${slug}/cook${search}`;
}

export function findDish(slug: string): Dish | undefined {
  return dishes.peek().find((dish) => dish.slug === slug);
}

/**
 * Those that are cooked keep their order.
 * @returns the oldest one, if it was removed to make room
 */
export function keepDish(dish: Dish): RemovedDish | undefined {
  const before = dishes.peek();
  if (before.some(({ slug }) => slug === dish.slug)) {
    save(before.map((one) => (one.slug === dish.slug ? dish : one)));
    return undefined;
  }
  const [oldest] = before;
  const removed = oldest && before.length >= DISHES_MOST ? removeDish(oldest.slug) : undefined;
  save([...dishes.peek(), dish]);
  return removed;
}

/** @returns what `restoreDish` needs, if it was there */
export function removeDish(slug: string): RemovedDish | undefined {
  const before = dishes.peek();
  const place = before.findIndex((dish) => dish.slug === slug);
  const dish = before[place];
  if (!dish) return undefined;
  const done = doneSteps.peek()[slug] ?? [];
  save(before.toSpliced(place, 1));
  return { dish, place, done };
}

/** May exceed the limit: someone who undoes a removal wants both. */
export function restoreDish({ dish, place, done }: RemovedDish): void {
  const now = dishes.peek();
  if (now.some(({ slug }) => slug === dish.slug)) return;
  save(now.toSpliced(place, 0, dish));
  for (const at of done) markStep(dish.slug, at, true);
}

/** When someone renamed the recipe. */
export function renameDish(slug: string, to: string): void {
  const renamed = dishes.peek().map((dish) => (dish.slug === slug ? { ...dish, slug: to } : dish));
  renameDoneSteps(slug, to);
  save(renamed.filter((dish, at) => renamed.findIndex((one) => one.slug === dish.slug) === at));
}

/** When someone signs out. */
export function removeDishes(): void {
  save([]);
}

function save(next: readonly Dish[]): void {
  saveText(DISHES, next.length > 0 ? JSON.stringify(next) : null);
  dishes.value = next;
  const isKept = (slug: string) => next.some((dish) => dish.slug === slug);
  forgetDoneSteps(isKept);
  stopReminders((slug) => !isKept(slug));
}

function load(): readonly Dish[] {
  const since = Date.now() - FORGOTTEN_AFTER_MS;
  return (loadJson(DISHES, areDishes) ?? []).filter(({ seenAt }) => seenAt > since);
}

function areDishes(value: unknown): value is Dish[] {
  return (
    Array.isArray(value) &&
    value.every(
      (dish) =>
        isRecord(dish) &&
        ["slug", "name", "search"].every((name) => typeof dish[name] === "string") &&
        ["at", "steps", "seenAt"].every((name) => Number.isInteger(dish[name]) && Number(dish[name]) >= 0),
    )
  );
}
