import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ARCHIVE_MOST_BYTES } from "../../contract/rules.ts";
import type { ArchiveFolder } from "../../platform/archive-folder.ts";
import { writeUploadToFile } from "../../platform/upload-to-file.ts";
import { openZip } from "../../platform/zip/read-zip.ts";

/** @throws NotAZip, TooManyFiles, and what receiving an upload throws */
export async function takeArchive(
  request: Request,
  folder: ArchiveFolder,
  workFolder: string,
): Promise<void> {
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  const draft = join(workFolder, `upload-${randomBytes(8).toString("hex")}`);
  const { name } = await writeUploadToFile(request, "archive", {
    path: draft,
    mostBytes: ARCHIVE_MOST_BYTES,
  });
  try {
    (await openZip(draft)).close();
    folder.take(draft, folder.getBaseName(name));
  } finally {
    rmSync(draft, { force: true });
  }
}
