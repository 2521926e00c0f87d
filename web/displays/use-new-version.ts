import { useEffect, type RefObject } from "react";
import { timers } from "../cooking/timers/timers.ts";
import { lookForNewVersion, newVersion } from "../offline/versions.ts";

const LOOK_EVERY_MS = 60_000;
/** Nobody is reading or checking items by then. */
const LEFT_FOR_MS = 120_000;

/** Loads a new version by itself. Not while timers run: after a reload, some browsers are silent until a tap. */
export function useNewVersion(touchedAt: RefObject<number>): void {
  useEffect(() => {
    const looks = setInterval(() => {
      lookForNewVersion();
      const isLeft = Math.abs(Date.now() - touchedAt.current) >= LEFT_FOR_MS;
      if (isLeft && timers.peek().length === 0) newVersion.peek()?.();
    }, LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [touchedAt]);
}
