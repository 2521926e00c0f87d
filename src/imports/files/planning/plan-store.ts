import { Database } from "bun:sqlite";
import type { FoundState } from "../../../contract/file-import-states.ts";
import type { FileFormatName, FileImport, FoundRow } from "../../../contract/file-imports.ts";
import type { RecipeContent } from "../../../contract/recipe-life.ts";
import type { Failure } from "../../../platform/jobs/job-kind.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import { createTables } from "./plan-schema.ts";
import { plannedOtherItemStore } from "../other-items/planned-other-item-store.ts";
import { plannedPictureStore } from "./planned-picture-store.ts";

/** A picture in the uploaded files, or one embedded in a recipe's file. */
export type PlannedPicture = ({ file: string } | { inline: number }) & {
  /** Position of the step that it shows. */
  step?: number;
};

export interface PlannedRow {
  file: string;
  format: FileFormatName | null;
  /** A recipe if missing. */
  kind?: FoundRow["kind"];
  name: string;
  state: FoundState;
  problem: Failure | null;
  existing: { slug: string; name: string } | null;
  recipe: PlannedRecipe | null;
}

export interface PlannedRecipe {
  content: RecipeContent;
  pictures: PlannedPicture[];
  isFavorite: boolean;
  cookedOn: string[];
}

export interface ListedRow
  extends Omit<PlannedRow, "recipe" | "kind">, Pick<FoundRow, "kind" | "day" | "group"> {
  position: number;
  pictures: number;
}

export interface RowsPage {
  state?: FoundState | undefined;
  /** Positions to choose from; all if missing. */
  only?: number[] | undefined;
  search?: string | undefined;
  after: number;
  limit: number;
}

export interface RowChoice {
  states: readonly FoundState[];
  with: readonly number[];
  without: readonly number[];
}

interface Row {
  position: number;
  file: string;
  format: FileFormatName | null;
  kind: FoundRow["kind"];
  name: string;
  day: string | null;
  group: string | null;
  state: FoundState;
  problem: string | null;
  existing: string | null;
  pictures: number;
}

const LISTED = 'position, file, format, kind, name, day, "group", state, problem, existing, pictures';

/** The uploaded file or folder that contains a row's file. */
const UPLOAD = "substr(file, 1, instr(file || '/', '/') - 1)";

export type PlanStore = ReturnType<typeof openPlan>;

/** A separate database with what an import found. It's deleted with the uploaded files, and isn't in backups. */
export function openPlan(path: string) {
  const db = new Database(path, { create: true, strict: true });
  db.run("PRAGMA journal_mode = WAL");
  db.run("PRAGMA synchronous = NORMAL");
  createTables(db);
  const insert = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO row (file, format, kind, name, words, state, problem, existing, pictures, extras, recipe)
     VALUES ($file, $format, $kind, $name, $words, $state, $problem, $existing, $pictures, $extras, $recipe)`,
  );
  const addPicture = db.query<{ id: number }, [Uint8Array]>(
    "INSERT INTO picture (bytes) VALUES (?) RETURNING id",
  );
  const pictureOf = db.query<{ bytes: Uint8Array }, [number]>("SELECT bytes FROM picture WHERE id = ?");
  const recipeOf = db.query<{ recipe: string | null }, [number]>("SELECT recipe FROM row WHERE position = ?");
  const rowOf = db.query<Row, [number]>(`SELECT ${LISTED} FROM row WHERE position = ?`);
  const named = db.query<{ position: number }, [string]>(
    "SELECT position FROM row WHERE name = ? AND recipe IS NOT NULL LIMIT 1",
  );
  const tableFiles = db.query<{ file: string; isRead: number }, [string]>(
    `SELECT file, max(format = 'table') AS isRead FROM row WHERE format = 'table' OR (state = 'ignored' AND format IS NULL
       AND ${UPLOAD} NOT IN (SELECT ${UPLOAD} FROM row WHERE format IN (SELECT value FROM json_each(?))))
     GROUP BY file ORDER BY isRead DESC, min(position)`,
  );
  const texts = db.query<{ format: FileFormatName | null; text: string | null }, [string]>(
    `SELECT format, json_extract(recipe, '$.content.sourceText') AS text FROM row WHERE file = ? ORDER BY position`,
  );
  const formats = db.query<{ format: FileFormatName; recipes: number }, []>(
    `SELECT format, count(*) AS recipes FROM row WHERE format IS NOT NULL AND recipe IS NOT NULL
     GROUP BY format ORDER BY recipes DESC, format`,
  );
  const states = db.query<{ state: FoundState; count: number }, []>(
    "SELECT state, count(*) AS count FROM row WHERE also IS NULL GROUP BY state",
  );
  const extras = db.query<FileImport["extras"], []>(
    `SELECT CAST(total(extras) AS INTEGER) AS "values", count(*) AS recipes FROM row
     WHERE extras > 0 AND state IN ('new', 'changed')`,
  );
  const setProgress = db.query<null, [number, number]>(
    "INSERT OR REPLACE INTO progress (id, done, total) VALUES (1, ?, ?)",
  );
  const finish = db.query<null, [string]>("UPDATE progress SET at = ?");
  const getProgress = db.query<{ done: number; total: number; at: string | null }, []>(
    "SELECT done, total, at FROM progress",
  );
  const transaction = db.transaction((work: () => void) => work());

  return {
    /** So that a crash leaves no partial rows. */
    inTransaction: (work: () => void): void => transaction.immediate(work),

    add({ recipe, problem, existing, kind = "recipe", ...row }: PlannedRow): void {
      insert.run({
        ...row,
        kind,
        words: foldText(`${row.name} ${row.file}`),
        problem: problem && JSON.stringify(problem),
        existing: existing && JSON.stringify(existing),
        pictures: recipe?.pictures.length ?? 0,
        extras: Object.keys(recipe?.content.extras ?? {}).length,
        recipe: recipe && JSON.stringify(recipe),
      });
    },

    /** Adds rows for items that couldn't be fetched. */
    addMissing(parts: readonly { path: string; name: string; problem: Failure }[]): void {
      for (const { path: file, name, problem } of parts)
        this.add({ file, format: null, name, state: "unreadable", problem, existing: null, recipe: null });
    },

    otherItems: plannedOtherItemStore(db),
    pictureCounts: plannedPictureStore(db),

    addPicture(bytes: Uint8Array): number {
      const added = addPicture.get(bytes);
      if (!added) throw new Error("The picture was not stored");
      return added.id;
    },

    getPicture: (id: number): Uint8Array | null => pictureOf.get(id)?.bytes ?? null,

    getRecipe(position: number): PlannedRecipe | null {
      const text = recipeOf.get(position + 1)?.recipe;
      return text ? JSON.parse(text) : null;
    },

    /** Files without recipes may be tables, too, unless an export of these programs contains them. */
    listTableFiles: (except: readonly FileFormatName[]): { file: string; isRead: boolean }[] =>
      tableFiles.all(JSON.stringify(except)).map(({ file, isRead }) => ({ file, isRead: isRead === 1 })),

    /** The texts from which the recipes of a file were read; null for those that are unreadable. */
    listTexts: (file: string) => texts.all(file),

    hasRecipe: (name: string): boolean => named.get(name) !== null,

    getRow(position: number): ListedRow | null {
      const row = rowOf.get(position + 1);
      return row && toListed(row);
    },

    list({ state, only, search, after, limit }: RowsPage): ListedRow[] {
      const words = foldText(search ?? "")
        .split(/\s+/)
        .filter(Boolean);
      const where = [
        "position > ?",
        ...(state ? ["state = ? AND also IS NULL"] : []),
        ...(only ? ["position - 1 IN (SELECT value FROM json_each(?))"] : []),
        ...words.map(() => "instr(words, ?) > 0"),
      ];
      const query = db.query<Row, (string | number)[]>(
        `SELECT ${LISTED} FROM row WHERE ${where.join(" AND ")} ORDER BY position LIMIT ?`,
      );
      const given = [...(state ? [state] : []), ...(only ? [JSON.stringify(only)] : [])];
      return query.all(after + 1, ...given, ...words, limit).map(toListed);
    },

    /** Positions of recipes, in order. */
    choose({ states: chosen, with: added, without }: RowChoice): number[] {
      const query = db.query<{ position: number }, [string, string, string]>(
        `SELECT position FROM row WHERE recipe IS NOT NULL
         AND (state IN (SELECT value FROM json_each(?)) OR position - 1 IN (SELECT value FROM json_each(?)))
         AND position - 1 NOT IN (SELECT value FROM json_each(?)) ORDER BY position`,
      );
      const rows = query.all(JSON.stringify(chosen), JSON.stringify(added), JSON.stringify(without));
      return rows.map(({ position }) => position - 1);
    },

    countFormats: () => formats.all(),

    countStates(): Record<FoundState, number> {
      const counts = { new: 0, changed: 0, same: 0, repeated: 0, unreadable: 0, ignored: 0 };
      for (const { state, count } of states.all()) counts[state] = count;
      return counts;
    },

    /** Of recipes that are new or changed. */
    countExtras: () => extras.get() ?? { values: 0, recipes: 0 },

    setProgress: (done: number, total: number): void => void setProgress.run(done, total),

    /** @param at ISO 8601, UTC */
    finish: (at: string): void => void finish.run(at),

    /** In one transaction, so that a crash leaves no plan that counts as read, but has no rows. */
    clear: (): void =>
      transaction.immediate(() => {
        for (const table of ["row", "picture", "progress"]) db.run(`DELETE FROM ${table}`);
      }),

    getProgress: () => getProgress.get() ?? { done: 0, total: 0, at: null },

    close: (): void => db.close(),
  };
}

function toListed({ position, problem, existing, ...row }: Row): ListedRow {
  return {
    ...row,
    position: position - 1,
    problem: problem === null ? null : JSON.parse(problem),
    existing: existing === null ? null : JSON.parse(existing),
  };
}
