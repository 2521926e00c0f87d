import type { Database } from "bun:sqlite";
import type { Notice } from "../../archiving/archive-list.ts";
import type { ResultStatus } from "../../contract/file-import-states.ts";
import type { UndoPreview } from "../../contract/file-import-undo.ts";
import type { FileImport } from "../../contract/file-imports.ts";
import type { OtherItemKind } from "../../contract/other-items.ts";
import type { ItemState } from "../../platform/jobs/job.ts";
import type { OtherItemOutcome } from "./other-items/other-item-outcome.ts";
import { FILE_IMPORT } from "./file-import.ts";

/** The result for a planned recipe, as stored with its job. */
export interface FileImportOutcome {
  status: "added" | "replaced" | "skipped";
  id: number;
  slug: string;
  name: string;
  /** When the import changed the recipe. If the recipe's time differs, someone has changed it since. */
  changedAt: string;
  /** When the previous version of a replaced recipe was saved. */
  before?: string;
  /** The picture that replaced the recipe's own, and that one's key, if it had any. */
  newPicture?: { key: string; formerKey: string | null };
  /** Keys of the further pictures that a replaced recipe got. */
  newPictures?: string[];
  /** Whether a replaced recipe became a favorite of the person who imports. */
  newFavorite?: true;
  /** Ids of the entries in its cooked history that a replaced recipe got. */
  newCooked?: number[];
  /** Ids of the categories and tags that didn't exist before. */
  newOrganizers?: number[];
  /** How many extras an added or replaced recipe got from its file. */
  extras?: number;
  notice?: Notice;
}

export interface ImportedRecipe extends Pick<
  FileImportOutcome,
  "status" | "id" | "changedAt" | "before" | "newPictures" | "newFavorite" | "newCooked"
> {
  slug: string;
  /** Whether it still has the picture of the import, so that the one before can be restored. */
  hasNewPicture: boolean;
  changedNow: string;
}

/** What an undone import made of a recipe, and the version `before` it. */
export interface DroppedVersion {
  id: number;
  savedAt: string;
  before: string;
}

interface ChangedResult {
  job: number;
  position: number;
  outcome: FileImportOutcome;
}

type ImportedCounts = Omit<UndoPreview, "also" | "keptAlso">;

const MAX_CHANGED_NAMES = 5;

interface ExistingRow {
  outcome: string;
  slug: string;
  changedNow: string;
  pictureKey: string | null;
  /** JSON with the key or null in a list; null if there is no former picture. */
  formerKey: string | null;
}

interface ResultRow {
  position: number;
  state: ItemState;
  outcome: string | null;
}

export type FileImportResults = ReturnType<typeof fileImportResultStore>;

export function fileImportResultStore(db: Database) {
  const between = db.query<ResultRow, [number, number, number]>(
    `SELECT json_extract(input, '$.position') AS position, state, outcome FROM job_item
     WHERE job_id = ? AND json_extract(input, '$.position') BETWEEN ? AND ?`,
  );
  const imported = `FROM job_item JOIN recipe ON recipe.id = json_extract(outcome, '$.id')
     WHERE job_id = ? AND state = 'done' AND json_extract(outcome, '$.status') <> 'skipped'`;
  const isChanged = "changed_at <> json_extract(outcome, '$.changedAt')";
  const counted = db.query<{ status: "added" | "replaced"; count: number; changedSince: number }, [number]>(
    `SELECT json_extract(outcome, '$.status') AS status, count(*) AS count,
       total(${isChanged}) AS changedSince
     ${imported} GROUP BY 1`,
  );
  const changed = db.query<{ name: string }, [number]>(
    `SELECT recipe.name ${imported} AND ${isChanged} ORDER BY recipe.name COLLATE NOCASE LIMIT ${MAX_CHANGED_NAMES}`,
  );
  const existing = db.query<ExistingRow, [number]>(
    `SELECT outcome, recipe.slug, changed_at AS changedNow, picture_key AS pictureKey,
       (SELECT json_array(key) FROM former_picture WHERE recipe_id = recipe.id) AS formerKey
     ${imported} ORDER BY position`,
  );
  const withNewPicture = db.query<{ id: number }, [string]>(
    `SELECT json_extract(outcome, '$.id') AS id FROM job CROSS JOIN job_item ON job_item.job_id = job.id
     WHERE job.kind = ? AND json_extract(job.about, '$.undoneAt') IS NULL AND job_item.state = 'done'
       AND json_extract(outcome, '$.newPicture') IS NOT NULL`,
  );
  // Items first, since each recipe would read all of them otherwise.
  const unchangedAgain = db.query<
    { job: number; position: number; outcome: string; now: string },
    [string, string]
  >(
    `WITH restored AS MATERIALIZED (
       SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.before') AS before FROM json_each(?))
     SELECT job.id AS job, job_item.position, outcome, recipe.changed_at AS now
     FROM job CROSS JOIN job_item ON job_item.job_id = job.id
       CROSS JOIN restored ON restored.id = json_extract(outcome, '$.id')
       CROSS JOIN recipe ON recipe.id = restored.id
     WHERE job.kind = ? AND job_item.state = 'done' AND json_extract(outcome, '$.changedAt') = restored.before`,
  );
  const replacing = db.query<
    { job: number; position: number; outcome: string; before: string },
    [string, string]
  >(
    `WITH dropped AS MATERIALIZED (
       SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.savedAt') AS savedAt,
         json_extract(value, '$.before') AS before FROM json_each(?))
     SELECT job.id AS job, job_item.position, outcome, dropped.before
     FROM job CROSS JOIN job_item ON job_item.job_id = job.id
       CROSS JOIN dropped ON dropped.id = json_extract(outcome, '$.id')
     WHERE job.kind = ? AND job_item.state = 'done' AND json_extract(outcome, '$.before') = dropped.savedAt`,
  );
  // The recipe's time first, since a job may have many items.
  const importedBy = db.query<{ found: 1 }, [string, string, number]>(
    `SELECT 1 AS found FROM job CROSS JOIN recipe CROSS JOIN job_item ON job_item.job_id = job.id
     WHERE job.kind = ? AND json_extract(job.about, '$.draft') = ? AND recipe.id = ?
       AND recipe.changed_at >= job.created_at AND job_item.state = 'done'
       AND json_extract(outcome, '$.id') = recipe.id AND json_extract(outcome, '$.status') <> 'skipped' LIMIT 1`,
  );

  const statusOf = `CASE state WHEN 'failed' THEN 'failed' ELSE json_extract(outcome, '$.status') END`;
  const statuses = db.query<{ status: ResultStatus; count: number }, [number]>(
    `SELECT ${statusOf} AS status, count(*) AS count FROM job_item
     WHERE job_id = ? AND state IN ('done', 'failed') GROUP BY 1`,
  );
  const extras = db.query<FileImport["extras"], [number]>(
    `SELECT CAST(total(json_extract(outcome, '$.extras')) AS INTEGER) AS "values",
       count(json_extract(outcome, '$.extras')) AS recipes
     FROM job_item WHERE job_id = ? AND state = 'done'`,
  );
  const withStatus = db.query<{ position: number }, [number, string]>(
    `SELECT json_extract(input, '$.position') AS position FROM job_item
     WHERE job_id = ? AND state IN ('done', 'failed') AND ${statusOf} = ?`,
  );

  const positions = db.query<{ position: number }, [number]>(
    "SELECT json_extract(input, '$.position') AS position FROM job_item WHERE job_id = ?",
  );

  const newOrganizers = db.query<{ id: number }, [number]>(
    `SELECT value AS id FROM job_item, json_each(outcome, '$.newOrganizers') WHERE job_id = ? AND state = 'done'`,
  );

  const ofOthers = "job_id = ? AND state = 'done' AND json_extract(outcome, '$.made') IS NOT NULL";
  const others = db.query<{ outcome: string }, [number]>(
    `SELECT outcome FROM job_item WHERE ${ofOthers} ORDER BY position`,
  );
  const otherCounts = db.query<{ kind: OtherItemKind; count: number }, [number]>(
    `SELECT json_extract(outcome, '$.also') AS kind, count(*) AS count FROM job_item WHERE ${ofOthers} GROUP BY 1`,
  );

  return {
    countStatuses(job: number): Record<ResultStatus, number> {
      const counts = { added: 0, replaced: 0, skipped: 0, failed: 0, repeated: 0 };
      for (const { status, count } of statuses.all(job)) counts[status] = count;
      return counts;
    },

    countExtras: (job: number): FileImport["extras"] => extras.get(job) ?? { values: 0, recipes: 0 },

    /** Positions in the plan. */
    listWithStatus: (job: number, status: ResultStatus): number[] =>
      withStatus.all(job, status).map(({ position }) => position),

    /** Positions in the plan of everything that was chosen. */
    listChosen: (job: number): number[] => positions.all(job).map(({ position }) => position),

    /** Whether the import of these files added or replaced a recipe. */
    isImported: (draft: string, recipe: number): boolean =>
      importedBy.get(FILE_IMPORT, draft, recipe) !== null,

    /** By position in the plan. */
    listBetween(job: number, first: number, last: number): Map<number, Omit<ResultRow, "position">> {
      return new Map(between.all(job, first, last).map(({ position, ...row }) => [position, row]));
    },

    /** Those that still exist. */
    countImported(job: number): ImportedCounts {
      const changedNames = changed.all(job).map(({ name }) => name);
      const counts = { added: 0, replaced: 0, changedSince: { added: 0, replaced: 0 }, changedNames };
      for (const { status, count, changedSince } of counted.all(job)) {
        counts[status] = count;
        counts.changedSince[status] = changedSince;
      }
      return counts;
    },

    listNewOrganizers: (job: number): number[] => newOrganizers.all(job).map(({ id }) => id),

    /** What was added besides recipes. */
    listOtherItems: (job: number): OtherItemOutcome[] =>
      others.all(job).map(({ outcome }) => JSON.parse(outcome)),

    countOtherItems: (job: number): Map<OtherItemKind, number> =>
      new Map(otherCounts.all(job).map(({ kind, count }) => [kind, count])),

    /** Those that still exist, with their current slugs. */
    listImported: (job: number): ImportedRecipe[] => existing.all(job).map(toImported),

    /**
     * Results whose recipes are again as that import left them, with the recipes' current times.
     * @param restored recipes that got back the version that they had `before`, a time
     */
    listRestored: (restored: Required<Pick<FileImportOutcome, "id" | "before">>[]): ChangedResult[] =>
      unchangedAgain.all(JSON.stringify(restored), FILE_IMPORT).map(({ job, position, outcome, now }) => ({
        job,
        position,
        outcome: { ...(JSON.parse(outcome) as FileImportOutcome), changedAt: now },
      })),

    /** Results of later imports that replaced dropped versions, with the versions before those. */
    listReplacing: (dropped: DroppedVersion[]): ChangedResult[] =>
      replacing.all(JSON.stringify(dropped), FILE_IMPORT).map(({ job, position, outcome, before }) => ({
        job,
        position,
        outcome: { ...(JSON.parse(outcome) as FileImportOutcome), before },
      })),

    /** Recipes whose former pictures are needed to undo an import. */
    listWithNewPicture: (): number[] => withNewPicture.all(FILE_IMPORT).map(({ id }) => id),
  };
}

function toImported({ outcome, slug, changedNow, pictureKey, formerKey }: ExistingRow): ImportedRecipe {
  const { newPicture, ...imported } = JSON.parse(outcome) as FileImportOutcome;
  const hasNewPicture =
    newPicture !== undefined &&
    newPicture.key === pictureKey &&
    JSON.stringify([newPicture.formerKey]) === formerKey;
  return { ...imported, slug, changedNow, hasNewPicture };
}
