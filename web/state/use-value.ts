import type { ReadonlySignal } from "@preact/signals-core";
import { useSyncExternalStore } from "react";

/** Automatic tracking needs a build step, and forgetting it makes a component silently stale. */
export function useValue<Value>(signal: ReadonlySignal<Value>): Value {
  return useSyncExternalStore(
    (changed) => signal.subscribe(changed),
    () => signal.peek(),
  );
}
