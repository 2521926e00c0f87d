import { useLayoutEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { focusHeadlineIfLost } from "./focus-headline.ts";

/** @param shown the page's data; new objects after a load */
export function useAfterChange(shown: object[], onClose: () => void): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const drawn = useRef(shown);
  const isChanged = useRef(false);

  // After rendering, because a focused row is removed only now.
  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    if (isChanged.current) focusHeadlineIfLost();
    isChanged.current = false;
  }, [shown]);

  return async () => {
    isChanged.current = true;
    onClose();
    await revalidate();
    focusHeadlineIfLost();
  };
}
