import { useEffect, useEffectEvent } from "react";

/** Stops when the page is hidden or left. Some browsers would read on while they load another page. */
export function useStopAway(stop: () => void): void {
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    const hide = () => document.hidden && stopNow();
    const leave = () => stopNow();
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", leave);
      stopNow();
    };
  }, []);
}
