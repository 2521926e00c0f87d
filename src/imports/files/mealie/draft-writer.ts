import { open, writeFile } from "node:fs/promises";
import { ARCHIVE_MOST_BYTES } from "../../../contract/rules.ts";
import { oneAtATime } from "../../../platform/one-at-a-time.ts";
import type { Draft, DraftFolder } from "../drafts/draft-folder.ts";
import { FilesTooLarge } from "../file-import.ts";
import type { BackupRows } from "../formats/mealie-backup/backup-rows.ts";

export type DraftWriter = Awaited<ReturnType<typeof openDraftWriter>>;

/** Written first, so that the file is recognized by its first bytes. */
const START = '{"alembic_version":[{"version_num":"000000000000"}],"recipes":[]';

/**
 * Writes a backup of Mealie into a draft. Tables may be written in several parts to save
 * memory; the reader joins them.
 * @param folder the first part of each path, which people see
 */
export async function openDraftWriter(draft: Draft, folder: string, drafts: DraftFolder) {
  const files: Draft["files"] = [{ path: `${folder}/database.json`, bytes: 0 }];
  const database = await open(drafts.storedOf(draft.id, 0), "w", 0o600);
  const inOrder = oneAtATime();
  let sum = 0;

  function count(file: number, bytes: number): void {
    sum += bytes;
    if (sum > ARCHIVE_MOST_BYTES) throw new FilesTooLarge();
    const entry = files[file];
    if (entry) entry.bytes += bytes;
  }

  const append = (text: string) =>
    inOrder(async () => {
      const bytes = Buffer.from(text);
      count(0, bytes.length);
      await database.appendFile(bytes);
    });

  await append(START);

  return {
    async addRows(tables: BackupRows): Promise<void> {
      const filled = tables.filter(([, rows]) => rows.length > 0);
      const parts = filled.map(([table, rows]) => `,\n${JSON.stringify(table)}:${JSON.stringify(rows)}`);
      if (parts.length > 0) await append(parts.join(""));
    },

    /** @param path like `data/recipes/{id}/images/original.webp` */
    async addFile(path: string, bytes: Uint8Array): Promise<void> {
      if (bytes.length === 0) return;
      const position = files.push({ path: `${folder}/${path}`, bytes: 0 }) - 1;
      count(position, bytes.length);
      await writeFile(drafts.storedOf(draft.id, position), bytes, { mode: 0o600 });
    },

    /** @returns what was written */
    async finish(): Promise<Draft["files"]> {
      await append("}");
      return files;
    },

    close: (): Promise<void> => database.close(),
  };
}
