import type { ArchiveImport } from "../../src/contract/archive-imports.ts";
import type { AvailableBackups, BackupStatus } from "../../src/contract/backups.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";

export interface LoadedBackups {
  available: AvailableBackups;
  status: BackupStatus;
  imports: ArchiveImport[];
}

/** Asks for all of it, or says why some of it cannot be had. */
export async function loadBackups(): Promise<Answer<LoadedBackups>> {
  const [available, status, imports] = await Promise.all([
    callApi("GET backups/available"),
    callApi("GET backups/status"),
    callApi("GET archive-imports"),
  ]);
  if (!available.ok) return available;
  if (!status.ok) return status;
  if (!imports.ok) return imports;
  return {
    ok: true,
    status: available.status,
    data: { available: available.data, status: status.data, imports: imports.data },
  };
}
