import { lazy, type ComponentType } from "react";
import { later } from "../ui/later.ts";
import { whenQuiet } from "../ui/when-quiet.ts";

/** Parts that no page waits for, or needs. */
function afterwards(load: () => Promise<ComponentType>) {
  return lazy(async () => ({
    default: await whenQuiet()
      .then(load)
      .catch(() => Nothing),
  }));
}

const Nothing = () => null;

export const AwayMark = afterwards(
  async () => (await later(import("../offline/offline-mark.tsx"))).OfflineMark,
);
export const Timers = afterwards(
  async () => (await later(import("../cooking/timers/shown-timers.tsx"))).FrameTimers,
);
export const LateParts = afterwards(async () => (await later(import("./late-parts.tsx"))).LateParts);
