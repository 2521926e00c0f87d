import { t } from "elysia";

/** Of one group. */
export const TIMERS_MOST = 100;

const WEEK_MS = 7 * 24 * 3_600_000;

export const TimerId = t.String({
  pattern: "^[A-Za-z0-9_-]{3,40}$",
  example: "3141592-653589",
  description: "Made by the device that starts the timer",
});

const Length = (description: string) => t.Number({ minimum: 0, maximum: WEEK_MS, description });

export const TimerInput = t.Object({
  path: t.String({
    pattern: "^/recipe/[^/?#.][^/?#]*(?:/cook)?(?:[?#].*)?$",
    example: "/recipe/soup/cook?servings=4#step-2",
    maxLength: 2000,
    description: "Where its step is in the app",
  }),
  dish: t.String({ minLength: 1, maxLength: 300, description: "The recipe's name" }),
  step: t.Number({ minimum: 1, maximum: 5000, multipleOf: 1, description: "The number of its step, from 1" }),
  length: Length("How long it was set for, in milliseconds"),
  extra: Length("How much longer it may take, in milliseconds: 120,000 for “10 to 12 minutes”"),
  left: t.Number({
    minimum: -WEEK_MS,
    maximum: WEEK_MS,
    description: "Milliseconds until `length` is over; negative after that. Clocks needn't agree",
  }),
  isPaused: t.Boolean(),
  version: t.Number({
    minimum: 1,
    maximum: 1_000_000,
    multipleOf: 1,
    description: "1 for a new timer, and one more with each change",
  }),
});
export type TimerInput = typeof TimerInput.static;

export const GroupTimer = t.Composite([t.Object({ id: TimerId }), TimerInput]);
export type GroupTimer = typeof GroupTimer.static;

export const GroupTimers = t.Object({
  timers: t.Array(GroupTimer, { description: "Until someone stops them, also after their end" }),
  stopped: t.Array(TimerId, { description: "Timers that were stopped in the last 24 hours" }),
});
export type GroupTimers = typeof GroupTimers.static;
