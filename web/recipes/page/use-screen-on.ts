import { useEffect, useState } from "react";
import { saveText, loadText } from "../../state/storage.ts";

/** Why the screen cannot be kept on. */
type WhyNot = "insecure" | "unsupported" | "refused";

const NAME = "screen-on";

/** Whether the screen stays on for as long as this is drawn, as somebody wants it on this device. */
export function useScreenOn(): {
  isOn: boolean;
  /** Why it does not stay on although somebody wants it; null where it does, or nobody does. */
  why: WhyNot | null;
  choose(wanted: boolean): void;
} {
  const [isOn, setOn] = useState(() => loadText(NAME) === "yes" && cannot() === null);
  const [why, setWhy] = useState<WhyNot | null>(null);

  useEffect(() => (isOn ? stayOn(() => setWhy("refused")) : undefined), [isOn]);

  function choose(wanted: boolean): void {
    const not = wanted ? cannot() : null;
    setWhy(not);
    if (not) return;
    saveText(NAME, wanted ? "yes" : null);
    setOn(wanted);
  }

  return { isOn, why, choose };
}

/** What speaks against it on this connection or in this browser; null when nothing does. */
function cannot(): WhyNot | null {
  if ("wakeLock" in navigator) return null;
  return isSecureContext ? "unsupported" : "insecure";
}

/**
 * Keeps the screen on until it is told not to any more. Whoever looks elsewhere lets it go, and has it again when they
 * are back.
 */
function stayOn(refused: () => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function take(): Promise<void> {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A phone that saves its battery refuses; one that was just put away, too, and nobody needs to hear of that.
      if (!document.hidden && !isOver) refused();
      return;
    }
    if (isOver) await lock.release();
  }

  const again = () => void take();
  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
