import { userArchive } from "../../accounts/user-archive.ts";
import type { Kinds } from "../../archiving/archive-kinds.ts";
import type { ArchiveList } from "../../archiving/archive-list.ts";
import { groupArchive } from "../../groups/group-archive.ts";
import { customPageArchive } from "../../site/custom-page-archive.ts";
import { settingsArchive } from "../../site/settings-archive.ts";
import { themeArchive } from "../../themes/theme-archive.ts";
import { LAYOUT } from "./archive-layout.ts";
import type { Stores } from "./open-stores.ts";

/** In the order of restoring: a list comes after those it refers to. */
export const ARCHIVE_LISTS: ArchiveList<Stores>[] = [
  settingsArchive,
  themeArchive,
  customPageArchive,
  groupArchive,
  userArchive,
];

export function exportLists(stores: Stores, kinds: Kinds): { name: string; rows: object[] }[] {
  return ARCHIVE_LISTS.filter(({ kind }) => kinds[kind]).map((list) => ({
    name: LAYOUT.list(list.kind),
    rows: list.exportRows(stores),
  }));
}
