import { ARCHIVE_ITEMS, type ArchiveItem, type ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { ArchiveContents } from "../../../src/contract/backups.ts";

export const KINDS = [
  "recipes",
  "settings",
  "pages",
  "themes",
  "groups",
  "users",
] as const satisfies ArchiveKind[];

export function getKind(item: ArchiveItem): ArchiveKind | null {
  return ARCHIVE_ITEMS[item];
}

/** All kinds are listed because a missing one counts as chosen. */
export function toKindFlags(chosen: ReadonlySet<ArchiveKind>): Record<ArchiveKind, boolean> {
  return Object.fromEntries(KINDS.map((kind) => [kind, chosen.has(kind)])) as Record<ArchiveKind, boolean>;
}

type Notice = ArchiveContents["notices"][number];

export interface NoticesByKind {
  of: Partial<Record<ArchiveKind, Notice[]>>;
  none: Notice[];
}

export function noticesByKind(notices: Notice[]): NoticesByKind {
  const sorted = notices.toSorted((one, other) => rank(one) - rank(other));
  const none = sorted.filter(({ item }) => getKind(item) === null);
  const of = Object.groupBy(
    sorted.filter(({ item }) => getKind(item) !== null),
    ({ item }) => getKind(item) ?? "recipes",
  );
  return { of, none };
}

function rank({ state }: Notice): number {
  return state === "damaged" ? 0 : 1;
}
