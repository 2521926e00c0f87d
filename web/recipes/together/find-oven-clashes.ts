import type { OvenHeat } from "../../../src/ingredients/step-work/read-step-work.ts";
import type { PlannedDish } from "./read-dish.ts";
import type { IsDone, Schedule } from "./schedule.ts";
import { getLength } from "./step-length.ts";

interface OvenUse extends OvenHeat {
  dish: string;
  /** Minutes since 1970. */
  from: number;
  to: number;
}

export type OvenClash = readonly [OvenUse, OvenUse];

/** In °C. Ovens aren't exact, and 400 °F is 204 °C. */
const LIKE_ENOUGH = 15;
/** Minutes. A dish may go in while the oven still cools down a little. */
const SHARED_LEAST = 5;

/** Dishes that need one oven at the same time at different temperatures. */
export function findOvenClashes(
  dishes: readonly PlannedDish[],
  schedule: Schedule,
  isDone: IsDone,
): OvenClash[] {
  const uses = dishes.map((dish) => listUses(dish, schedule, isDone));
  return uses.flatMap((own, at) =>
    uses.slice(at + 1).flatMap((others): OvenClash[] => {
      const clashes = own.flatMap((one) =>
        others.filter((other) => areClashing(one, other)).map((other): OvenClash => [one, other]),
      );
      return clashes.slice(0, 1);
    }),
  );
}

function areClashing(one: OvenUse, other: OvenUse): boolean {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared >= SHARED_LEAST && Math.abs(one.withoutFan - other.withoutFan) > LIKE_ENOUGH;
}

function listUses({ dish, steps }: PlannedDish, { starts }: Schedule, isDone: IsDone): OvenUse[] {
  let last: OvenHeat | undefined;
  return steps.flatMap((step): OvenUse[] => {
    const heat = step.work.oven[0] ?? last;
    last = step.work.oven.at(-1) ?? last;
    const start = starts[step.key];
    if (!heat || start === undefined || !step.work.usesOven || isDone(step)) return [];
    const waitAt = step.parts.findIndex(({ handsFree }) => handsFree);
    if (waitAt < 0) return [];
    const from = start + getLength(step.parts.slice(0, waitAt));
    return [{ ...heat, dish: dish.name, from, to: start + getLength(step.parts) }];
  });
}
