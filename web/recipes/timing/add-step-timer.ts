import type { StepTime } from "../../../src/ingredients/times/read-time.ts";
import { allowSound } from "../../cooking/timers/ring.ts";
import type { Timer } from "../../cooking/timers/timer.ts";
import { addTimer, timers } from "../../cooking/timers/timers.ts";

export interface TimedStep {
  /** The path of the page, with its search. */
  place: string;
  dish: string;
  /** The number of the step, from 1. */
  step: number;
}

/**
 * Call it after a tap.
 * @returns null if there are too many timers
 */
export function addStepTimer(time: StepTime, { place, dish, step }: TimedStep): Timer | null {
  allowSound();
  return addTimer({ path: `${place}#step-${step}`, dish, step, ...measure(time) });
}

/** The first time of the step that no timer has. */
export function findIdleTime(times: readonly StepTime[], { dish, step }: TimedStep): StepTime | undefined {
  const running = timers.peek().filter((timer) => timer.dish === dish && timer.step === step);
  return times.find((time, at) => {
    const { length, extra } = measure(time);
    const isSame = (other: { length: number; extra: number }) =>
      other.length === length && other.extra === extra;
    return running.filter(isSame).length <= times.slice(0, at).map(measure).filter(isSame).length;
  });
}

function measure({ seconds, mostSeconds }: StepTime) {
  return { length: seconds * 1000, extra: (mostSeconds - seconds) * 1000 };
}
