import type { Database } from "bun:sqlite";
import type { Instruction } from "../../contract/recipes.ts";
import { FURTHER_PICTURES_MOST } from "../../contract/rules.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";
import { TooManyPictures } from "../recipe.ts";
import { followPictureStep, type PictureStep } from "./picture-step.ts";

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
    `SELECT ${columns} FROM further_picture WHERE recipe_id = ? ORDER BY position`,
  );
  const one = db.query<Row, [string, string]>(
    `SELECT ${columns} FROM further_picture
     WHERE key = ? AND recipe_id = (SELECT id FROM recipe WHERE slug = ?)`,
  );
  const counted = db.query<{ count: number }, [number]>(
    "SELECT count(*) AS count FROM further_picture WHERE recipe_id = ?",
  );
  const insert = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO further_picture (key, recipe_id, position, ext, hash, step, step_text)
     VALUES ($key, $recipeId, (SELECT coalesce(max(position) + 1, 0) FROM further_picture WHERE recipe_id = $recipeId),
       $ext, $hash, $step, $text)`,
  );
  const setStep = db.query<null, [number | null, string | null, string]>(
    "UPDATE further_picture SET step = ?, step_text = ? WHERE key = ?",
  );
  const remove = db.query<null, [string]>("DELETE FROM further_picture WHERE key = ?");
  const forget = db.query<{ key: string }, [number]>(
    "DELETE FROM further_picture WHERE recipe_id = ? RETURNING key",
  );

  const count = (recipeId: number): number => counted.get(recipeId)?.count ?? 0;

  const list = (recipeId: number): FurtherPictureState[] => all.all(recipeId).map(fromRow);

  function add(recipeId: number, { key, ext, hash, step }: FurtherPictureState): void {
    if (count(recipeId) >= FURTHER_PICTURES_MOST) throw new TooManyPictures();
    insert.run({ recipeId, key, ext, hash, step: step?.position ?? null, text: step?.text ?? null });
  }

  return {
    count,

    list,

    /** Null for recipes in the trash, and for pictures of other recipes. */
    find(slug: string, key: string): FurtherPictureState | null {
      const row = one.get(key, slug);
      return row && fromRow(row);
    },

    /** @throws TooManyPictures */
    add,

    setStep: (key: string, step: PictureStep | null): void =>
      void setStep.run(step?.position ?? null, step?.text ?? null, key),

    /** Call it after the recipe was edited. */
    followSteps(recipeId: number, before: Steps, after: Steps): void {
      for (const { key, step } of list(recipeId)) {
        const reworded = followPictureStep(step, before, after);
        if (reworded) setStep.run(reworded.position, reworded.text, key);
      }
    },

    remove: (key: string): void => void remove.run(key),

    /** Returns the keys of the removed pictures. */
    replaceAll(recipeId: number, pictures: FurtherPictureState[]): string[] {
      const dropped = forget.all(recipeId).map(({ key }) => key);
      for (const picture of pictures) add(recipeId, picture);
      return dropped;
    },

    forget: (recipeId: number): string[] => forget.all(recipeId).map(({ key }) => key),
  };
}

function fromRow({ step, text, ...picture }: Row): FurtherPictureState {
  return { ...picture, step: step === null || text === null ? null : { position: step, text } };
}
