import { useEffect, useRef, useState, type RefObject } from "react";
import { isRinging } from "../cooking/timers/timer.ts";
import { timers } from "../cooking/timers/timers.ts";
import { isNight, type DimHours } from "./dim-hours.ts";

const AWAKE_MS = 60_000;
const LOOK_EVERY_MS = 2000;

/**
 * Dark at night, except for a minute after a touch and while a timer rings.
 * @param touchedAt when someone last touched the screen, in milliseconds since 1970
 */
export function useDimming(hours: DimHours | null, touchedAt: RefObject<number>) {
  const [isDim, setDim] = useState(false);
  const wokenAt = useRef(0);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const isLeft = [touchedAt, wokenAt].every(({ current }) => Math.abs(now - current) >= AWAKE_MS);
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

  // Some screen readers click without touching the screen.
  function wake(): void {
    wokenAt.current = Date.now();
    setDim(false);
  }

  return { isDim, wake };
}
