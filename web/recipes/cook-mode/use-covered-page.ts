import { useLayoutEffect } from "react";

/** Behind a dialog that fills the screen, a page that is wider, as with large text, would widen the dialog, too. */
export function useCoveredPage(): void {
  useLayoutEffect(() => {
    const covered = [document.documentElement, document.body];
    for (const { classList } of covered) classList.add("overflow-hidden");
    return () => {
      for (const { classList } of covered) classList.remove("overflow-hidden");
    };
  }, []);
}
