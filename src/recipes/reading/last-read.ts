import { join } from "node:path";
import { writeWhole } from "../../platform/data-folder.ts";
import type { Log } from "../../platform/log.ts";

export type LastRead = ReturnType<typeof lastRead>;

/** What was found on the last page that was read, for the debug page: a file in the data folder. */
export function lastRead(folder: string, log: Log) {
  const file = join(folder, "last-recipe.json");
  return {
    file,

    keep(found: object): void {
      try {
        writeWhole(file, JSON.stringify(found, null, 2));
      } catch (problem) {
        // It helps to find out why a page was read wrongly; a recipe must not be lost for it.
        log.warn(`what was read from the last page could not be kept: ${String(problem)}`);
      }
    },
  };
}
