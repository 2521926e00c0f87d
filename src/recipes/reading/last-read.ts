import { join } from "node:path";
import { replaceFile } from "../../platform/data-folder.ts";
import type { Log } from "../../platform/log.ts";

export type LastRead = ReturnType<typeof lastRead>;

export function lastRead(folder: string, log: Log) {
  const file = join(folder, "last-recipe.json");
  return {
    file,

    keep(found: object): void {
      try {
        replaceFile(file, JSON.stringify(found, null, 2));
      } catch (problem) {
        // Losing this must not fail the import.
        log.warn(`what was read from the last page could not be kept: ${String(problem)}`);
      }
    },
  };
}
