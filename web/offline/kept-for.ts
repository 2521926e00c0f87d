export interface KeptFor {
  /** Who was signed in, as tokens name them; null for visitors. */
  person: string | null;
  isClosed: boolean;
}

/** What of it may stay where somebody else may be at the device, or where visitors must sign in by now. */
export type Staying = "all" | "public" | "nothing";

/** @param kept whom it was kept for; undefined when nothing is */
export function mayStay(kept: KeptFor | undefined, now: KeptFor): Staying {
  if (now.isClosed && now.person === null) return "nothing";
  if (!kept || kept.person === now.person) return "all";
  return kept.isClosed || now.isClosed ? "nothing" : "public";
}
