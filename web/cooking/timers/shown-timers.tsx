import { signal } from "@preact/signals-core";
import { lazy, Suspense, useEffect } from "react";
import { demo } from "../../state/demo.ts";
import { token } from "../../state/session.ts";
import { readClaims } from "../../state/token-claims.ts";
import { useValue } from "../../state/use-value.ts";
import { later } from "../../ui/later.ts";
import { hasOthers, hasTimers } from "./has-timers.ts";
import { loadTimerBar } from "./load-timer-bar.ts";
import { openRecipes } from "./open-recipes.ts";
import { hasUnsentStops } from "./stops.ts";

const TimerBar = lazy(async () => ({ default: (await loadTimerBar()).TimerBar }));
const TimerSync = lazy(async () => ({
  default: (await later(import("./sync/timer-sync.tsx"))).TimerSync,
}));

/** Cook mode covers the frame, and shows them itself. */
const isCovered = signal(false);

/** Loads nothing until there's a timer. */
function ShownTimers() {
  const isShown = useValue(hasTimers);
  const areOthersShown = useValue(hasOthers);
  return <Suspense>{(isShown || areOthersShown) && <TimerBar />}</Suspense>;
}

export function FrameTimers() {
  const isHidden = useValue(isCovered);
  return (
    <>
      <HouseholdTimers />
      {!isHidden && <ShownTimers />}
    </>
  );
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

/** Connected only where it matters. In a demo, the others are strangers. */
function HouseholdTimers() {
  const { sub } = readClaims(useValue(token));
  const isDemo = useValue(demo);
  const hasOwn = useValue(hasTimers);
  const hasOpen = useValue(openRecipes).length > 0;
  const hasStops = useValue(hasUnsentStops);
  if (sub === undefined || isDemo || !(hasOwn || hasOpen || hasStops)) return null;
  return (
    <Suspense>
      <TimerSync person={String(sub)} />
    </Suspense>
  );
}
