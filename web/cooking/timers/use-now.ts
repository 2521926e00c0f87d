import { useEffect, useState } from "react";

const TICK_MS = 250;

/** Milliseconds since 1970, several times a second while `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    if (!runs) return;
    const ticks = setInterval(update, TICK_MS);
    return () => clearInterval(ticks);
  }, [runs]);
  return now;
}
