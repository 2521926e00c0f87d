import type { Clock } from "../../platform/clock.ts";
import { openGroupTimers } from "./group-timers.ts";
import { openTimerEvents } from "./timer-events.ts";

/** The timers of all groups, and the devices that listen to them. */
export function openTimers(clock: Clock) {
  const groupTimers = openGroupTimers(clock);
  return { groupTimers, timerEvents: openTimerEvents({ timers: groupTimers, clock }) };
}
