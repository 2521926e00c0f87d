export interface KeptFor {
  /** Null for visitors. */
  person: string | null;
  isClosed: boolean;
}

/** What may stay after someone else signed in, or on a closed site. */
export type Staying = "all" | "public" | "nothing";

/** @param kept whom it was kept for; undefined when nothing is */
export function mayStay(kept: KeptFor | undefined, now: KeptFor): Staying {
  if (now.isClosed && now.person === null) return "nothing";
  if (!kept || kept.person === now.person) return "all";
  return kept.isClosed || now.isClosed ? "nothing" : "public";
}
