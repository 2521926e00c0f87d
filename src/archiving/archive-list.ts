import type { Database } from "bun:sqlite";
import type { ArchiveItem, ArchiveKind } from "../contract/archive-kinds.ts";
import type { BackupCounts } from "../contract/backups.ts";
import type { ListParams } from "../contract/join-lists.ts";
import type { Sentence } from "../contract/sentences.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type { Fields } from "./lenient-values.ts";

/** Functions take the stores they need, of Tagine or of an archive. */
export interface ArchiveList<Stores> {
  /** Also the name of the file in the archive. */
  kind: Exclude<ArchiveKind, "recipes">;
  item: ArchiveItem;
  /** In snake_case. A backup is verified by comparing these rows before and after. */
  exportRows(stores: Stores): object[];
  count?(stores: Stores): Partial<BackupCounts>;
  getName(row: Fields): string;
  prepareRow: PrepareRow<Stores>;
  /** Restored after all lists, because they refer to recipes and other lists. */
  nested?: NestedRows<Stores>[];
  /** Runs in the caller's transaction and returns picture keys that are now unused. */
  removeAll(context: Pick<RestoreContext<Stores>, "into" | "caller" | "onAccountRemoved">): string[];
  /** Whether something would still work without the current rows, given those of the archive. */
  mayRemoveAll?(rows: Fields[], caller: Caller | null): boolean;
  /** For a backup that leaves this kind out. */
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

export interface RestoredRow {
  name: string;
  /** Runs in the caller's transaction and returns what couldn't be restored. */
  store(): LeftOut[];
  afterCommit?(): void;
  /** Called if it wasn't stored: removes the files made for it. */
  discard?(): void;
}

export interface RestoreContext<Stores> {
  into: Stores;
  /** Null for an archive of another program. */
  inside: Stores | null;
  /** Whether what exists is changed to what the archive says. */
  force: boolean;
  /** Whether everything of these kinds was removed first. */
  rebase: boolean;
  position: number;
  /** Keeps their account, password and role; null on the command line. */
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

export interface Notice {
  code: Sentence;
  params?: ListParams | undefined;
}

export interface PictureOrNotice {
  picture: StoredPicture | null;
  notice?: Notice;
}

export type LeftOut = { value: string } | { notice: Notice };
