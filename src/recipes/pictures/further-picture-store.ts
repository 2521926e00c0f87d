import type { Database } from "bun:sqlite";
import type { FurtherPicture } from "../../contract/further-pictures.ts";
import type { Instruction, Recipe } from "../../contract/recipes.ts";
import { FURTHER_PICTURES_MOST } from "../../contract/rules.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";
import { TooManyPictures } from "../recipe.ts";
import { findPictureStep, followPictureStep, type PictureStep } from "./picture-step.ts";

export interface FurtherPictureState extends StoredPicture {
  step: PictureStep | null;
}

interface Row extends StoredPicture {
  step: number | null;
  text: string | null;
}

type Steps = Pick<Instruction, "text">[];

export type FurtherPictureStore = ReturnType<typeof furtherPictureStore>;

/** Call anything that writes inside the recipe's transaction. */
export function furtherPictureStore(db: Database) {
  const columns = "key, ext, hash, step, step_text AS text";
  const all = db.query<Row, [number]>(
    `SELECT ${columns} FROM further_picture WHERE recipe_id = ? AND removed_at IS NULL ORDER BY position`,
  );
  const withRemoved = db.query<Row, [number]>(`SELECT ${columns} FROM further_picture WHERE recipe_id = ?`);
  const ofAll = db.query<Row & { recipeId: number }, []>(
    `SELECT recipe_id AS recipeId, ${columns} FROM further_picture
     WHERE removed_at IS NULL ORDER BY recipe_id, position`,
  );
  const one = db.query<Row & { isRemoved: number }, [string, string]>(
    `SELECT ${columns}, removed_at IS NOT NULL AS isRemoved FROM further_picture
     WHERE key = ? AND recipe_id = (SELECT id FROM recipe WHERE slug = ?)`,
  );
  const counted = db.query<{ count: number }, [number]>(
    "SELECT count(*) AS count FROM further_picture WHERE recipe_id = ? AND removed_at IS NULL",
  );
  const insert = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO further_picture (key, recipe_id, position, ext, hash, step, step_text)
     VALUES ($key, $recipeId, (SELECT coalesce(max(position) + 1, 0) FROM further_picture WHERE recipe_id = $recipeId),
       $ext, $hash, $step, $text)`,
  );
  const setStep = db.query<null, [number | null, string | null, string]>(
    "UPDATE further_picture SET step = ?, step_text = ? WHERE key = ?",
  );
  const setPosition = db.query<null, [number, string, number]>(
    "UPDATE further_picture SET position = ? WHERE key = ? AND recipe_id = ?",
  );
  const setRemoved = db.query<null, [string | null, string]>(
    "UPDATE further_picture SET removed_at = ? WHERE key = ?",
  );
  const drop = db.query<null, [string]>("DELETE FROM further_picture WHERE key = ?");
  const forgetOld = db.query<{ key: string }, [string]>(
    "DELETE FROM further_picture WHERE removed_at < ? RETURNING key",
  );
  const forget = db.query<{ key: string }, [number]>(
    "DELETE FROM further_picture WHERE recipe_id = ? RETURNING key",
  );

  const count = (recipeId: number): number => counted.get(recipeId)?.count ?? 0;

  const list = (recipeId: number): FurtherPictureState[] => all.all(recipeId).map(fromRow);

  function refuseTooMany(recipeId: number): void {
    if (count(recipeId) >= FURTHER_PICTURES_MOST) throw new TooManyPictures();
  }

  function find(slug: string, key: string, isRemoved: boolean): FurtherPictureState | null {
    const row = one.get(key, slug);
    return row && (row.isRemoved === 1) === isRemoved ? fromRow(row) : null;
  }

  function add(recipeId: number, { key, ext, hash, step }: FurtherPictureState): void {
    refuseTooMany(recipeId);
    insert.run({ recipeId, key, ext, hash, step: step?.position ?? null, text: step?.text ?? null });
  }

  return {
    count,

    list,

    listByRecipe(): Map<number, FurtherPictureState[]> {
      const found = new Map<number, FurtherPictureState[]>();
      for (const row of ofAll.iterate()) {
        const pictures = found.get(row.recipeId);
        if (pictures) pictures.push(fromRow(row));
        else found.set(row.recipeId, [fromRow(row)]);
      }
      return found;
    },

    /** Null for recipes in the trash, and for pictures of other recipes. */
    find: (slug: string, key: string) => find(slug, key, false),

    findRemoved: (slug: string, key: string) => find(slug, key, true),

    /** @throws TooManyPictures */
    add,

    setStep: (key: string, step: PictureStep | null): void =>
      void setStep.run(step?.position ?? null, step?.text ?? null, key),

    /** Call it after the recipe was edited. */
    followSteps(recipeId: number, before: Steps, after: Steps): void {
      for (const { key, step } of withRemoved.all(recipeId).map(fromRow)) {
        const reworded = followPictureStep(step, before, after);
        if (reworded) setStep.run(reworded.position, reworded.text, key);
      }
    },

    /** Others follow in their present order. */
    arrange(recipeId: number, keys: string[]): void {
      const others = list(recipeId).flatMap(({ key }) => (keys.includes(key) ? [] : [key]));
      [...new Set(keys), ...others].forEach((key, position) => setPosition.run(position, key, recipeId));
    },

    /** @param at ISO 8601, UTC */
    remove: (key: string, at: string): void => void setRemoved.run(at, key),

    /** @throws TooManyPictures */
    restore(recipeId: number, key: string): void {
      refuseTooMany(recipeId);
      setRemoved.run(null, key);
    },

    /** Can't be restored. */
    drop: (key: string): void => void drop.run(key),

    /** Returns the keys. @param before ISO 8601, UTC */
    forgetOld: (before: string): string[] => forgetOld.all(before).map(({ key }) => key),

    /** Returns the keys of the removed pictures. */
    replaceAll(recipeId: number, pictures: FurtherPictureState[]): string[] {
      const dropped = forget.all(recipeId).map(({ key }) => key);
      for (const picture of pictures) add(recipeId, picture);
      return dropped;
    },

    forget: (recipeId: number): string[] => forget.all(recipeId).map(({ key }) => key),
  };
}

/** As clients see it. */
export function toFurtherPicture(
  { key, hash, step }: FurtherPictureState,
  { recipeInstructions }: Pick<Recipe, "recipeInstructions">,
): FurtherPicture {
  return { id: key, step: findPictureStep(recipeInstructions, step), hash };
}

function fromRow({ key, ext, hash, step, text }: Row): FurtherPictureState {
  return { key, ext, hash, step: step === null || text === null ? null : { position: step, text } };
}
