import { useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * What somebody has chosen and not stored. Once it is stored it stays until what is stored is shown: in between, things
 * would jump back for a moment.
 * @param shown what is stored, as it is shown: another object when it was loaded anew
 */
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
    /** Null while what is stored is shown. */
    draft,
    choose,
    /** It is on its way back from where it was stored. */
    markStored: (): void => {
      isStored.current = true;
    },
    /** What would be lost; null when nothing would. */
    getUnsaved: (): Draft | null => (isStored.current ? null : draft),
  };
}

export type Unsaved<Draft> = ReturnType<typeof useUnsaved<Draft>>;
