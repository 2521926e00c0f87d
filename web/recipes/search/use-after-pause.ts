import { useEffect, useRef } from "react";

/** Somebody who types this fast is not through with the word, in milliseconds. */
const PAUSE_MS = 150;

/** Does the last of what it is told, as soon as nothing more comes for a moment; nothing when the page is left. */
export function useAfterPause(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, PAUSE_MS);
  };
}
