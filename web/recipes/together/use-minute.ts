import { useEffect, useState } from "react";

const CHECK_MS = 1000;

/** Minutes since 1970. */
export function getMinute(): number {
  return Math.floor(Date.now() / 60_000);
}

export function useMinute(): number {
  const [minute, setMinute] = useState(getMinute);
  useEffect(() => {
    const update = () => setMinute(getMinute());
    const checks = setInterval(update, CHECK_MS);
    // A device that slept shows the right time at once.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(checks);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return minute;
}
