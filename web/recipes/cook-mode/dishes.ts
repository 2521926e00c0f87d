import { signal } from "@preact/signals-core";
import { stopReminders } from "../../cooking/timers/timers.ts";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import { forgetDoneSteps, renameDoneSteps } from "./done-steps.ts";

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

const DISHES = "dishes";
/** Beans soak overnight, but nobody wants yesterday's dinner beside today's. */
const FORGOTTEN_AFTER_MS = 20 * 3_600_000;
const DISHES_MOST = 8;

export const dishes = signal<readonly Dish[]>(load());

onStorageChange(DISHES, () => (dishes.value = load()));

export function findDish(slug: string): Dish | undefined {
  return dishes.peek().find((dish) => dish.slug === slug);
}

/** Those that are cooked keep their order. */
export function keepDish(dish: Dish): void {
  const before = dishes.peek();
  const isKnown = before.some(({ slug }) => slug === dish.slug);
  const next = isKnown ? before.map((one) => (one.slug === dish.slug ? dish : one)) : [...before, dish];
  save(next.slice(-DISHES_MOST));
}

export function removeDish(slug: string): void {
  save(dishes.peek().filter((dish) => dish.slug !== slug));
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
