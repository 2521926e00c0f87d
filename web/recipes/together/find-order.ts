import { countCost } from "./count-cost.ts";
import { placeSteps, type PlaceOrder } from "./place-steps.ts";
import type { PlanDish } from "./plan-step.ts";
import { getLength } from "./step-length.ts";

const ALL_ORDERS_UP_TO = 3;
/** Of tries times the steps squared, so that large dinners take no longer. */
const EFFORT_MOST = 900_000;
const TRIES_MOST = 1000;
const TRIES_LEAST = 12;
const SEED = 7;
const CHANGES_MOST = 2;
const BLOCK_EVERY = 4;

type Pick = (count: number) => number;

/** Tries orders of placing steps, and changes the best one as long as less food waits. */
export function findOrder(dishes: readonly PlanDish[], ends: readonly number[]): PlaceOrder {
  const rate = (order: PlaceOrder) => countCost(dishes, placeSteps(dishes, ends, order), ends);
  const starts = listStartingOrders(dishes).map((order) => ({ order, cost: rate(order) }));
  let best = starts.toSorted((one, other) => one.cost - other.cost)[0];
  if (!best) return { turns: [], apart: new Set() };
  const hot = listHot(dishes);
  const count = best.order.turns.length;
  const tries = Math.min(TRIES_MOST, Math.max(TRIES_LEAST, Math.floor(EFFORT_MOST / (count + 1) ** 2)));
  const pick = createPicker();
  for (let at = 0; at < tries; at++) {
    const order = change(best.order, hot, pick);
    const cost = rate(order);
    if (cost <= best.cost) best = { order, cost };
  }
  return best.order;
}

/** A few changes at once lead out of what no single one makes better. */
function change(order: PlaceOrder, hot: readonly string[], pick: Pick): PlaceOrder {
  let next = order;
  for (let left = 1 + pick(CHANGES_MOST); left > 0; left--) next = changeOnce(next, hot, pick);
  return next;
}

function changeOnce({ turns, apart }: PlaceOrder, hot: readonly string[], pick: Pick): PlaceOrder {
  const key = hot[pick(hot.length * 3)];
  if (key !== undefined) {
    const next = new Set(apart);
    if (!next.delete(key)) next.add(key);
    return { turns, apart: next };
  }
  const from = pick(turns.length);
  const dish = turns[from];
  if (dish === undefined) return { turns, apart };
  // All that's left of a dish is earlier than the others.
  if (pick(BLOCK_EVERY) === 0) {
    const isMoved = (one: number, at: number) => at >= from && one === dish;
    return {
      turns: [...turns.filter((one, at) => !isMoved(one, at)), ...turns.filter(isMoved)],
      apart,
    };
  }
  const next = turns.toSpliced(from, 1);
  next.splice(pick(next.length + 1), 0, dish);
  return { turns: next, apart };
}

/** Steps that could be apart from the next. */
function listHot(dishes: readonly PlanDish[]): string[] {
  return dishes.flatMap((steps, dish) =>
    steps.flatMap(({ after }, at) => (after === "hot" && at < steps.length - 1 ? [`${dish} ${at}`] : [])),
  );
}

/** One dish after the other, and what's nearest to the end of its dish first. */
function listStartingOrders(dishes: readonly PlanDish[]): PlaceOrder[] {
  const apart = new Set<string>();
  const orders = listDishOrders(dishes.length).map((order) =>
    order.flatMap((dish) => (dishes[dish] ?? []).map(() => dish)),
  );
  const steps = dishes.flatMap((own, dish) =>
    own.map((_, at) => ({
      dish,
      at,
      toEnd: own.slice(at + 1).reduce((sum, { parts }) => sum + getLength(parts), 0),
    })),
  );
  const nearest = steps.toSorted((one, other) => one.toEnd - other.toEnd || other.at - one.at);
  return [...orders, nearest.map(({ dish }) => dish)].map((turns) => ({ turns, apart }));
}

/** All orders of a few dishes, otherwise each dish once at the front. */
function listDishOrders(count: number): number[][] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (count > ALL_ORDERS_UP_TO) return all.map((at) => [...all.slice(at), ...all.slice(0, at)]);
  return permute(all);
}

function permute(all: readonly number[]): number[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first) => permute(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** The same dinner gets the same schedule. @returns a function that picks from 0 to below `count` */
function createPicker(): Pick {
  let state = SEED;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
