import { useState } from "react";
import type { FoundRow } from "../../../src/contract/file-imports.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { loadRows, ROWS_AT_ONCE, type RowsQuery } from "./load-page.ts";

export interface FirstRows {
  query: RowsQuery;
  first: FoundRow[];
}

interface More {
  of: FoundRow[];
  rows: FoundRow[];
  isWhole: boolean;
}

/** The rows loaded so far, and a function that loads the next ones. */
export function useRows({ query, first }: FirstRows) {
  const [loaded, setLoaded] = useState<More | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const here = useIsMounted();
  // Ignore late pages of rows that were replaced.
  const more = loaded?.of === first ? loaded : { of: first, rows: [], isWhole: first.length < ROWS_AT_ONCE };
  const rows = more.rows.length > 0 ? [...first, ...more.rows] : first;

  async function loadMore(): Promise<void> {
    if (busy || more.isWhole) return;
    setBusy(true);
    setProblem(null);
    const answer = await loadRows(query, rows.at(-1)?.position ?? -1);
    if (!here.current) return;
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    setLoaded({
      of: first,
      rows: [...more.rows, ...answer.data],
      isWhole: answer.data.length < ROWS_AT_ONCE,
    });
  }

  return { rows, isWhole: more.isWhole, busy, problem, loadMore };
}
