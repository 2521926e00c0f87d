import { openStoreOnce } from "./sync.ts";

export interface OfflineContents {
  recipes: number;
  pictures: number;
  bytes: number;
  /** ISO 8601, UTC; null if it never was complete. */
  keptAt: string | null;
}

const NOTHING: OfflineContents = { recipes: 0, pictures: 0, bytes: 0, keptAt: null };

export async function readOfflineContents(): Promise<OfflineContents> {
  const shelf = await openStoreOnce().catch(() => null);
  if (!shelf) return NOTHING;
  const [marks, pictures, keptAt] = await Promise.all([
    shelf.marks(),
    shelf.pictures(),
    shelf.fact("keptAt"),
  ]);
  const bytes = [...marks, ...pictures].reduce((sum, one) => sum + one.bytes, 0);
  return { recipes: marks.length, pictures: pictures.length, bytes, keptAt: keptAt ?? null };
}
