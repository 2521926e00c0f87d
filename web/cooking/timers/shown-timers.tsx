import { signal } from "@preact/signals-core";
import { lazy, Suspense, useEffect } from "react";
import { useValue } from "../../state/use-value.ts";
import { later } from "../../ui/later.ts";
import { hasTimers } from "./has-timers.ts";

const TimerBar = lazy(async () => ({ default: (await later(import("./timer-bar.tsx"))).TimerBar }));

/** Cook mode covers the frame, and shows them itself. */
const isCovered = signal(false);

/** Loads nothing until there's a timer. */
export function ShownTimers() {
  const isShown = useValue(hasTimers);
  return <Suspense>{isShown && <TimerBar />}</Suspense>;
}

export function FrameTimers() {
  return useValue(isCovered) ? null : <ShownTimers />;
}

export function CookTimers() {
  useEffect(() => {
    isCovered.value = true;
    return () => {
      isCovered.value = false;
    };
  }, []);
  return <ShownTimers />;
}
