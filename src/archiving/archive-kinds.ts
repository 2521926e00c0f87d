import { ARCHIVE_KINDS, type ArchiveKind } from "../contract/archive-kinds.ts";

export type Kinds = Record<ArchiveKind, boolean>;

export function chooseKinds(given: Partial<Record<ArchiveKind, boolean | null>> = {}): Kinds {
  const chosen = ARCHIVE_KINDS.map((kind): [ArchiveKind, boolean] => [kind, given[kind] ?? true]);
  return Object.fromEntries(chosen) as Kinds;
}
