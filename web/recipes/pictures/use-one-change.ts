import { useRef, useState } from "react";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import type { Underway } from "./edited-picture.ts";

type Change = (onSent: (part: number) => void) => Promise<string | null>;

interface OneChange {
  underway: Underway | null;
  problem: string | null;
  setProblem: (problem: string | null) => void;
  make: (doing: Underway["doing"], change: Change) => Promise<boolean>;
}

/** One change at a time, so that the last one wins. */
export function useOneChange(): OneChange {
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A ref, because a second change may come before the next render. */
  const busy = useRef(false);
  const here = useIsMounted();

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
    if (refused && !here.current) toast(refused, "error");
    return refused === null;
  }

  return { underway, problem, setProblem, make };
}
