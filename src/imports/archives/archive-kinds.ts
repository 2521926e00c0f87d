import { ARCHIVE_KINDS, type ArchiveKind } from "../../contract/archive-imports.ts";

/** Which kinds of what is kept. */
export type Kinds = Record<ArchiveKind, boolean>;

/** All kinds but those that were said to be left out. */
export function chooseKinds(given: Partial<Record<ArchiveKind, boolean | null>> = {}): Kinds {
  const chosen = ARCHIVE_KINDS.map((kind): [ArchiveKind, boolean] => [kind, given[kind] ?? true]);
  return Object.fromEntries(chosen) as Kinds;
}
