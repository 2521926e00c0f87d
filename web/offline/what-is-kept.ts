import { openOnce } from "./sync.ts";

export interface WhatIsKept {
  recipes: number;
  pictures: number;
  bytes: number;
  /** When it was last all as the server has it, ISO 8601 in UTC; null while it never was. */
  keptAt: string | null;
}

const NOTHING: WhatIsKept = { recipes: 0, pictures: 0, bytes: 0, keptAt: null };

export async function whatIsKept(): Promise<WhatIsKept> {
  // A browser that keeps nothing says so by that.
  const shelf = await openOnce().catch(() => null);
  if (!shelf) return NOTHING;
  const [marks, pictures, keptAt] = await Promise.all([
    shelf.marks(),
    shelf.pictures(),
    shelf.fact("keptAt"),
  ]);
  const bytes = [...marks, ...pictures].reduce((sum, one) => sum + one.bytes, 0);
  return { recipes: marks.length, pictures: pictures.length, bytes, keptAt: keptAt ?? null };
}
