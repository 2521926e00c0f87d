import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useValue } from "../../state/use-value.ts";
import { later } from "../../ui/later.ts";
import { hasTimers } from "./has-timers.ts";

const TimerBar = lazy(async () => ({ default: (await later(import("./timer-bar.tsx"))).TimerBar }));

/** Loads nothing until there's a timer. */
export function ShownTimers() {
  const isShown = useValue(hasTimers);
  return <Suspense>{isShown && <TimerBar />}</Suspense>;
}

/** Cook mode covers the frame, and has its own. */
export function FrameTimers() {
  return useLocation().pathname.endsWith("/cook") ? null : <ShownTimers />;
}
