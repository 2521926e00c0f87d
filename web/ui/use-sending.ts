import { useState } from "react";

/**
 * Sends something and says how that goes: whether it is under way, and why it was refused.
 * @param work sends it; what comes back is why it was refused, and null when it is done
 */
export function useSending<Given extends unknown[]>(work: (...given: Given) => Promise<string | null>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(...given: Given): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await work(...given));
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, send };
}
