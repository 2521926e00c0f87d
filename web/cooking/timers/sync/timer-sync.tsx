import { useEffect } from "react";
import { syncTimers } from "./sync-timers.ts";

/** Connected as long as it's on the page. */
export function TimerSync({ person }: { person: string }) {
  useEffect(() => syncTimers(person), [person]);
  return null;
}
