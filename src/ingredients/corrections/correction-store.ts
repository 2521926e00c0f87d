import type { IngredientCorrection } from "../../contract/ingredients.ts";
import { foldLine, indexCorrections, type Corrections, type LineCorrection } from "../correct-line.ts";
import { CorrectionExists, CorrectionNotFound } from "./correction.ts";
import type { Database } from "bun:sqlite";

export type CorrectionStore = ReturnType<typeof correctionStore>;

/** Tells who made a correction, and when. */
export interface Attribution {
  by: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

interface Row {
  id: number;
  written: string;
  amount: string;
  unit: string;
  food: string;
  food_id: string | null;
  corrected_by: string | null;
  corrected_at: string;
}

const COLUMNS = "id, written, amount, unit, food, food_id, corrected_by, corrected_at";

export function correctionStore(db: Database) {
  const all = db.query<Row, []>(`SELECT ${COLUMNS} FROM ingredient_correction ORDER BY id`);
  const byLine = db.query<Row, [string]>(`SELECT ${COLUMNS} FROM ingredient_correction WHERE line = ?`);
  const put = db.query<Row, [string, string, string, string, string, string | null, string | null, string]>(
    `INSERT INTO ingredient_correction (line, written, amount, unit, food, food_id, corrected_by, corrected_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (line) DO UPDATE SET written = excluded.written, amount = excluded.amount,
     unit = excluded.unit, food = excluded.food, food_id = excluded.food_id,
     corrected_by = excluded.corrected_by, corrected_at = excluded.corrected_at
     RETURNING ${COLUMNS}`,
  );
  const remove = db.query<{ line: string }, [number]>(
    "DELETE FROM ingredient_correction WHERE id = ? RETURNING written AS line",
  );
  const removeAll = db.query<null, []>("DELETE FROM ingredient_correction");

  let cached: Corrections | null = null;

  function store({ line, amount, unit, food, foodId }: LineCorrection, { by, at }: Attribution): Row {
    const row = put.get(foldLine(line), line, amount, unit, food, foodId, by, at);
    cached = null;
    if (!row) throw new Error("A correction wasn't stored");
    return row;
  }

  return {
    list: (): IngredientCorrection[] => all.all().map(fromRow),

    /** Cached, since every recipe needs it. */
    byLine: (): Corrections => (cached ??= indexCorrections(all.all().map(fromRow))),

    put: (correction: LineCorrection, attribution: Attribution): IngredientCorrection =>
      fromRow(store(correction, attribution)),

    /**
     * @returns the line as it was written
     * @throws CorrectionNotFound
     */
    remove(id: number): { line: string } {
      const removed = remove.get(id);
      if (!removed) throw new CorrectionNotFound();
      cached = null;
      return removed;
    },

    exportRows: (): object[] => all.all().map(exportRow),

    /** @throws CorrectionExists if the line has one and `force` is false */
    restore(correction: LineCorrection, attribution: Attribution, force: boolean): void {
      if (!force && byLine.get(foldLine(correction.line))) throw new CorrectionExists(correction.line);
      store(correction, attribution);
    },

    /** Call it inside the transaction that clears the data. */
    removeAll(): void {
      removeAll.run();
      cached = null;
    },
  };
}

function exportRow({ written, amount, unit, food, food_id, corrected_by, corrected_at }: Row): object {
  return { line: written, amount, unit, food, food_id, corrected_by, corrected_at };
}

function fromRow(row: Row): IngredientCorrection {
  const { id, written, amount, unit, food } = row;
  return { id, line: written, amount, unit, food, foodId: row.food_id, correctedAt: row.corrected_at };
}

/** Used for backups without settings. */
export function removeCorrections(db: Database): void {
  db.run("DELETE FROM ingredient_correction");
}
