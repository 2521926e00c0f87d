import { useRef, useState } from "react";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { useIsHere } from "../../ui/use-is-here.ts";
import type { Underway } from "./edited-picture.ts";

/** Makes a change; what comes back is why it was refused, and null when it was done. */
type Change = (onSent: (part: number) => void) => Promise<string | null>;

interface OneChange {
  underway: Underway | null;
  problem: string | null;
  setProblem: (problem: string | null) => void;
  make: (doing: Underway["doing"], change: Change) => Promise<boolean>;
}

/** Changes of a picture, one at a time: side by side, the one that was begun last might not be the one that counts. */
export function useOneChange(): OneChange {
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Not a state: a second one may come before the first one is drawn. */
  const busy = useRef(false);
  const here = useIsHere();

  async function make(doing: Underway["doing"], change: Change): Promise<boolean> {
    if (busy.current) {
      setProblem(t("picture.busy"));
      return false;
    }
    busy.current = true;
    setProblem(null);
    setUnderway({ doing, sent: null });
    const refused = await change((sent) => setUnderway({ doing, sent }));
    busy.current = false;
    setUnderway(null);
    setProblem(refused);
    // Whoever has left would not hear of it.
    if (refused && !here.current) toast(refused, "error");
    return refused === null;
  }

  return { underway, problem, setProblem, make };
}
