import type { Database } from "bun:sqlite";
import type { AlsoKind, FileFormatName } from "../../../contract/file-imports.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import type { FoundAlso } from "./found-also.ts";

/** Rows of a plan that aren't recipes. */
export function plannedAlsoStore(db: Database) {
  const insertAlso = db.query<null, Record<string, string | null>>(
    `INSERT INTO row (file, format, kind, name, day, words, state, also)
     VALUES ($file, $format, $kind, $name, $day, $words, 'new', $also)`,
  );
  const alsoOf = db.query<{ also: string | null }, [number]>("SELECT also FROM row WHERE position = ?");
  const alsoCounts = db.query<{ kind: AlsoKind; count: number }, []>(
    "SELECT kind, count(*) AS count FROM row WHERE also IS NOT NULL GROUP BY kind",
  );
  const alsoPositions = db.query<{ position: number }, [string]>(
    `SELECT position FROM row WHERE also IS NOT NULL AND kind IN (SELECT value FROM json_each(?))
     ORDER BY position`,
  );
  const forgetPasswords = db.query<null, []>(
    "UPDATE row SET also = json_set(also, '$.content.passwordHash', NULL) WHERE kind = 'users'",
  );

  return {
    add({ file, format }: { file: string; format: FileFormatName | null }, also: FoundAlso): void {
      const { kind, name, content } = also;
      const day = "date" in content ? content.date : null;
      const words = foldText(`${name} ${file}`);
      insertAlso.run({ file, format, kind, name, day, words, also: JSON.stringify(also) });
    },

    get(position: number): FoundAlso | null {
      const text = alsoOf.get(position + 1)?.also;
      return text ? JSON.parse(text) : null;
    },

    count: () => alsoCounts.all(),

    /** Positions, in order. */
    choose: (kinds: readonly AlsoKind[]): number[] =>
      alsoPositions.all(JSON.stringify(kinds)).map(({ position }) => position - 1),

    /** Call it once the import has ended, since a plan is kept longer than its files. */
    forgetPasswords: (): void => void forgetPasswords.run(),
  };
}
