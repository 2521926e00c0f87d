import type { Database } from "bun:sqlite";
import type { ArchiveItem, ArchiveKind } from "../contract/archive-kinds.ts";
import type { BackupCounts } from "../contract/backups.ts";
import type { ListParams } from "../contract/join-lists.ts";
import type { Sentence } from "../contract/sentences.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type { Fields } from "./lenient-values.ts";

/**
 * What a feature stores, as backups and restores see it: rows in `<kind>/<kind>.json`. Each feature describes its own
 * list; `ARCHIVE_LISTS` names them all. Functions take the stores they need, of Tagine or of an archive.
 */
export interface ArchiveList<Stores> {
  /** What people choose to back up or restore, and the name of the file. */
  kind: Exclude<ArchiveKind, "recipes">;
  /** What reports call a row. */
  item: ArchiveItem;
  /** Every row, with names in snake_case. A backup is verified by comparing what this returns before and after. */
  exportRows(stores: Stores): object[];
  /** How many there are, for the list of backups. */
  count?(stores: Stores): Partial<BackupCounts>;
  /** The name of a row in reports. */
  getName(row: Fields): string;
  prepareRow: PrepareRow<Stores>;
  /** Rows inside a row, restored after all lists because they refer to recipes and other lists. */
  nested?: NestedRows<Stores>;
  /** Removes everything that can be removed, in the caller's transaction, and returns picture keys that are now unused. */
  removeAll(context: Pick<RestoreContext<Stores>, "into" | "caller" | "onAccountRemoved">): string[];
  /** Whether something would still work without the current rows, given those of the archive. */
  mayRemoveAll?(rows: Fields[], caller: Caller | null): boolean;
  /** Removes it from a copy of the database, for a backup that leaves this kind out. */
  removeFromCopy(db: Database): void;
}

export interface NestedRows<Stores> {
  item: ArchiveItem;
  getRows(row: Fields): Fields[];
  getName(nested: Fields, row: Fields): string;
  /** @param position of the nested row in `row` */
  prepareRow(position: number, row: Fields, context: RestoreContext<Stores>): RestoredRow;
}

/** @throws DomainError for a row that can't be restored */
type PrepareRow<Stores> = (
  row: Fields,
  context: RestoreContext<Stores>,
) => RestoredRow | Promise<RestoredRow>;

/** A row of an archive that is ready to be stored. */
export interface RestoredRow {
  name: string;
  /** Stores it, in the caller's transaction, and returns what couldn't be restored of it. */
  store(): LeftOut[];
  /** Called when it is stored for good. */
  afterwards?(): void;
  /** Called when it wasn't stored: removes the files made for it. */
  discard?(): void;
}

export interface RestoreContext<Stores> {
  into: Stores;
  /** The database in the archive; null if another program made the archive. */
  inside: Stores | null;
  /** Whether what exists is changed to what the archive says. */
  force: boolean;
  /** Whether everything of these kinds was removed first. */
  rebase: boolean;
  /** Position of the row in its list. */
  position: number;
  /** Who restores, whose account, password and role stay; null on the command line. */
  caller: Caller | null;
  now: Date;
  /** A picture that isn't part of a recipe, with its small sizes, or a notice why it couldn't be restored. */
  restorePicture(picture: { key: string; ext: string; hash?: string }): Promise<PictureOrNotice>;
  removePicture(key: string): void;
  onAccountRemoved(id: number): void;
  onPasswordChanged(id: number): void;
}

interface Caller {
  id: number;
  name: string;
}

/** A sentence about an item that was restored. */
export interface Notice {
  code: Sentence;
  params?: ListParams | undefined;
}

export interface PictureOrNotice {
  picture: StoredPicture | null;
  notice?: Notice;
}

/** Part of a row that can't be restored: its name and content, or a sentence of its own. */
export type LeftOut = { value: string } | { notice: Notice };
