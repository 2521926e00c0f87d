import { useLayoutEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { goOnFromHeadlineIfLost } from "./go-on-from-headline.ts";

/**
 * Makes what follows a change: its dialog closes, the page shows what is there now, and whoever was at something that is
 * gone goes on from the headline.
 * @param shown what the page shows: another array when it was loaded anew
 */
export function useAfterChange(shown: object[], onClose: () => void): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const drawn = useRef(shown);
  const isChanged = useRef(false);

  // Loaded is not drawn yet: a row that has the focus goes only now.
  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    if (isChanged.current) goOnFromHeadlineIfLost();
    isChanged.current = false;
  }, [shown]);

  return async () => {
    isChanged.current = true;
    onClose();
    await revalidate();
    goOnFromHeadlineIfLost();
  };
}
