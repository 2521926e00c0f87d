import type { FileFormatName } from "../../../contract/file-imports.ts";
import type { FoundTable } from "../../../contract/file-import-corrections.ts";
import { DomainError } from "../../../platform/errors.ts";
import type { FileTree } from "../opening/file-tree.ts";
import { isAnyTable, readTable, SAMPLE_ROWS } from "../formats/table/table.ts";
import { guessColumns } from "../formats/table/columns.ts";
import { findCorrection, type DraftCorrections } from "../draft-corrections.ts";
import type { PlanStore } from "./plan-store.ts";
import { sampleFile } from "../opening/sample-file.ts";

const MAX_TABLES = 20;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARACTERS = 100;

/** Programs whose exports have comments, settings, and other data beside the recipes. */
const WITH_OTHER_DATA: FileFormatName[] = [
  "mealie-backup",
  "mealie",
  "nextcloud",
  "chowdown",
  "tandoor",
  "keep",
];

/** Tables that were read, and files without recipes that look like tables. */
export async function listTables(
  tree: FileTree,
  plan: PlanStore,
  corrections: DraftCorrections,
): Promise<FoundTable[]> {
  const tables: FoundTable[] = [];
  for (const { file, isRead } of plan.listTableFiles(WITH_OTHER_DATA)) {
    if (tables.length === MAX_TABLES) break;
    try {
      if (isRead || isAnyTable(sampleFile(file, await tree.start(file))))
        tables.push(await describeTable(file));
    } catch (problem) {
      // It's listed as its own row.
      if (!(problem instanceof DomainError)) throw problem;
    }
  }
  return tables;

  async function describeTable(file: string): Promise<FoundTable> {
    const { header, rows } = await readTable(file, tree.files);
    const shown = [...rows];
    const chosen = findCorrection(corrections.columns, file);
    const columns = guessColumns(header, shown.slice(0, SAMPLE_ROWS)).map(({ column, field }, at) => ({
      column,
      field: chosen ? (chosen[at] ?? null) : field,
      samples: shown
        .map((row) => (row[at] ?? "").trim().slice(0, MAX_SAMPLE_CHARACTERS))
        .filter(Boolean)
        .slice(0, MAX_SAMPLES),
    }));
    return { file, columns };
  }
}
