import { useEffect, useRef } from "react";

const PAUSE_MS = 150;

/** Runs the last action after a pause; not after leaving the page. */
export function useAfterPause(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, PAUSE_MS);
  };
}
