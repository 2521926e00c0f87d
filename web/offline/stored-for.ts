export interface StoredFor {
  /** Null for visitors. */
  person: string | null;
  isClosed: boolean;
}

/** What may stay after someone else signed in, or on a closed site. */
export type Remaining = "all" | "public" | "nothing";

export function decideWhatRemains(kept: StoredFor | undefined, now: StoredFor): Remaining {
  if (now.isClosed && now.person === null) return "nothing";
  if (!kept || kept.person === now.person) return "all";
  return kept.isClosed || now.isClosed ? "nothing" : "public";
}
