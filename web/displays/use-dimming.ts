import { useEffect, useState, type RefObject } from "react";
import { isRinging } from "../cooking/timers/timer.ts";
import { timers } from "../cooking/timers/timers.ts";
import { isNight, type DimHours } from "./dim-hours.ts";

const AWAKE_MS = 60_000;
const LOOK_EVERY_MS = 2000;

/** `touchedAt` is when someone last touched the screen, in milliseconds since 1970. Dark at night, except for a minute after a touch and while a timer rings. */
export function useDimming(hours: DimHours | null, touchedAt: RefObject<number>) {
  const [isDim, setDim] = useState(false);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const isLeft = Math.abs(now - touchedAt.current) >= AWAKE_MS;
      setDim(
        hours !== null &&
          isNight(hours, new Date(now)) &&
          isLeft &&
          !timers.peek().some((timer) => isRinging(timer, now)),
      );
    };
    look();
    const looks = setInterval(look, LOOK_EVERY_MS);
    const stopTimers = timers.subscribe(look);
    return () => {
      clearInterval(looks);
      stopTimers();
    };
  }, [hours, touchedAt]);

  return { isDim, wake: () => setDim(false) };
}
