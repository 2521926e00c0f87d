import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import type { MigrationFiles } from "../../../src/contract/recipe-migrations.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export interface LoadedMigrations {
  migrations: MigrationFiles[];
  imports: ArchiveImport[];
}

/** Asks for all of it, or says why some of it cannot be had. */
export async function loadMigrations(): Promise<Answer<LoadedMigrations>> {
  const [migrations, imports] = await Promise.all([
    callApi("GET migrations"),
    callApi("GET archive-imports"),
  ]);
  if (!migrations.ok) return migrations;
  if (!imports.ok) return imports;
  return {
    ok: true,
    status: migrations.status,
    data: { migrations: migrations.data, imports: imports.data },
  };
}
