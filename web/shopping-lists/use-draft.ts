import { useState } from "react";

export interface Draft {
  text: string;
  problem: string | null;
  type: (text: string) => void;
  /** Saves it if it changed. False if it's wrong, and says why. */
  commit: () => boolean;
  reset: () => void;
}

/**
 * What someone types until it's saved. A value that changes elsewhere shows unless it's being edited.
 * @param save returns why the text is wrong, or null
 */
export function useDraft(value: string, save: (text: string) => string | null): Draft {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function reset(): void {
    setTyped(null);
    setProblem(null);
  }

  function commit(): boolean {
    if (typed === null || typed.trim() === value) {
      reset();
      return true;
    }
    const wrong = save(typed.trim());
    setProblem(wrong);
    if (wrong === null) setTyped(null);
    return wrong === null;
  }

  return {
    text: typed ?? value,
    problem,
    type(text) {
      setTyped(text);
      setProblem(null);
    },
    commit,
    reset,
  };
}
