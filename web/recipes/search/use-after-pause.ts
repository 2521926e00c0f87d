import { useEffect, useRef } from "react";

const PAUSE_MS = 150;

export function useAfterPause(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, PAUSE_MS);
  };
}
