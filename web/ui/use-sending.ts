import { useState } from "react";

/** @param work resolves to why it was refused; null for success */
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
