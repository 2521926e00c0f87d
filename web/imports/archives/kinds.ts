import { ARCHIVE_ITEMS, type ArchiveItem, type ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { ArchiveContents } from "../../../src/contract/backups.ts";

/** What a backup may hold, in the order in which it is offered. */
export const KINDS = [
  "recipes",
  "settings",
  "pages",
  "themes",
  "groups",
  "users",
] as const satisfies ArchiveKind[];

/** The kind that an item of an archive comes with; null for what is none of them, as a file that nobody knows. */
export function getKind(item: ArchiveItem): ArchiveKind | null {
  return ARCHIVE_ITEMS[item];
}

/** Says of each kind whether it is chosen: what a call is not told of, it takes as chosen. */
export function toKindFlags(chosen: ReadonlySet<ArchiveKind>): Record<ArchiveKind, boolean> {
  return Object.fromEntries(KINDS.map((kind) => [kind, chosen.has(kind)])) as Record<ArchiveKind, boolean>;
}

type Notice = ArchiveContents["notices"][number];

export interface NoticesByKind {
  of: Partial<Record<ArchiveKind, Notice[]>>;
  /** Of no kind. */
  none: Notice[];
}

/** Within a kind, what is damaged comes first: the rest is only here already. */
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
