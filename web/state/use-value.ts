import type { ReadonlySignal } from "@preact/signals-core";
import { useSyncExternalStore } from "react";

/**
 * A signal's value in a component, which is drawn again when it changes. The one way to read signals in components:
 * automatic tracking needs a transform at build time, and where it is forgotten a component silently goes stale.
 */
export function useValue<Value>(signal: ReadonlySignal<Value>): Value {
  return useSyncExternalStore(
    (changed) => signal.subscribe(changed),
    () => signal.peek(),
  );
}
