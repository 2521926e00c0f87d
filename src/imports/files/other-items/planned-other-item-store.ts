import type { Database } from "bun:sqlite";
import type { FileImportChoice } from "../../../contract/file-import-choice.ts";
import type { FileFormatName } from "../../../contract/file-imports.ts";
import type { OtherItemKind } from "../../../contract/other-items.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import type { OtherItem } from "./other-item.ts";

/** Rows of a plan that aren't recipes. */
export function plannedOtherItemStore(db: Database) {
  const insertItem = db.query<null, Record<string, string | null>>(
    `INSERT INTO row (file, format, kind, name, day, "group", words, state, also)
     VALUES ($file, $format, $kind, $name, $day, $group, $words, 'new', $also)`,
  );
  const itemAt = db.query<{ also: string | null }, [number]>("SELECT also FROM row WHERE position = ?");
  const counts = db.query<{ kind: OtherItemKind; count: number }, []>(
    "SELECT kind, count(*) AS count FROM row WHERE also IS NOT NULL GROUP BY kind",
  );
  const countsByGroup = db.query<{ group: string; kind: OtherItemKind; count: number }, []>(
    `SELECT "group", kind, count(*) AS count FROM row WHERE "group" IS NOT NULL
     GROUP BY 1, 2 ORDER BY min(position)`,
  );
  const chosenPositions = db.query<{ position: number }, { kinds: string; groups: string | null }>(
    `SELECT position FROM row WHERE also IS NOT NULL AND kind IN (SELECT value FROM json_each($kinds))
       AND ("group" IS NULL OR $groups IS NULL OR "group" IN (SELECT value FROM json_each($groups)))
     ORDER BY position`,
  );
  const groupCounts = db.query<{ all: number; chosen: number }, { kinds: string; groups: string }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE "group" IN (SELECT value FROM json_each($groups))) AS chosen
     FROM row WHERE "group" IS NOT NULL AND kind IN (SELECT value FROM json_each($kinds))`,
  );
  const groupNames = db.query<{ name: string }, []>(
    `SELECT "group" AS name FROM row WHERE "group" IS NOT NULL GROUP BY 1
     ORDER BY min(json_extract(also, '$.groupPosition')), min(position)`,
  );
  const forgetPasswords = db.query<null, []>(
    "UPDATE row SET also = json_set(also, '$.content.passwordHash', NULL) WHERE kind = 'users'",
  );

  return {
    add({ file, format }: { file: string; format: FileFormatName | null }, also: OtherItem): void {
      const { kind, name, content } = also;
      const day = "date" in content ? content.date : null;
      const group = "group" in also ? also.group : null;
      const words = foldText(`${name} ${file}`);
      insertItem.run({ file, format, kind, name, day, group, words, also: JSON.stringify(also) });
    },

    get(position: number): OtherItem | null {
      const text = itemAt.get(position + 1)?.also;
      return text ? JSON.parse(text) : null;
    },

    count: () => counts.all(),

    countByGroup: () => countsByGroup.all(),

    /** Names of the other program's groups, in its order; none unless there are several. */
    listGroups: (): string[] => groupNames.all().map(({ name }) => name),

    /** Positions, in order. */
    choose({ also = [], groups: chosen }: Pick<FileImportChoice, "also" | "groups">): number[] {
      const rows = chosenPositions.all({
        kinds: JSON.stringify(also),
        groups: chosen ? JSON.stringify(chosen) : null,
      });
      return rows.map(({ position }) => position - 1);
    },

    /** Whether the chosen items belong to groups, but to none of the chosen ones. */
    lacksGroup({ also = [], groups: chosen }: Pick<FileImportChoice, "also" | "groups">): boolean {
      if (!chosen) return false;
      const found = groupCounts.get({ kinds: JSON.stringify(also), groups: JSON.stringify(chosen) });
      return found !== null && found.all > 0 && found.chosen === 0;
    },

    /** Call it once the import has ended, since a plan is kept longer than its files. */
    forgetPasswords: (): void => void forgetPasswords.run(),
  };
}
