import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** After saving, the draft stays until the new data is shown, so that nothing jumps back. */
export function useUnsaved<Draft>(shown: object) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isStored = useRef(false);
  const drawn = useRef(shown);

  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    if (isStored.current) setDraft(null);
    isStored.current = false;
  }, [shown]);

  const choose = useCallback((next: Draft | null): void => {
    isStored.current = false;
    setDraft(next);
  }, []);

  return {
    draft,
    choose,
    markStored: (): void => {
      isStored.current = true;
    },
    getUnsaved: (): Draft | null => (isStored.current ? null : draft),
  };
}

export type Unsaved<Draft> = ReturnType<typeof useUnsaved<Draft>>;
