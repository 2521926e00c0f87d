import { useEffect, useState } from "react";
import { saveText, loadText } from "../state/storage.ts";

type WhyNot = "insecure" | "unsupported" | "refused";

const NAME = "screen-on";

export function useScreenOn(): {
  isOn: boolean;
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

/** While the component is shown. Returns why it can't be kept on, or null. */
export function useScreenLock(): WhyNot | null {
  const [why, setWhy] = useState(cannot);
  useEffect(() => (cannot() === null ? stayOn(() => setWhy("refused")) : undefined), []);
  return why;
}

function cannot(): WhyNot | null {
  if ("wakeLock" in navigator) return null;
  return globalThis.isSecureContext ? "unsupported" : "insecure";
}

/** Released while the page is hidden, and requested again afterwards. Returns what ends it. */
function stayOn(refused: () => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function take(): Promise<void> {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // Low battery refuses; so does a page that was just hidden, which isn't an error.
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
