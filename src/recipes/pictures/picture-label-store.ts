import type { Database } from "bun:sqlite";

export type PictureLabelStore = ReturnType<typeof pictureLabelStore>;

/**
 * The one place with the SQL of the numbers in image labels. Slugs change hands, but browsers keep for ever what they got
 * under a label: the numbers under one slug go on, whichever recipe has it. Call what is here inside the recipe's
 * transaction.
 */
export function pictureLabelStore(db: Database) {
  const countUp = db.query<{ number: number }, [string]>(
    `INSERT INTO picture_label (slug, number) VALUES (?, 1)
     ON CONFLICT DO UPDATE SET number = number + 1 RETURNING number`,
  );
  const raise = db.query<null, [string, number]>(
    `INSERT INTO picture_label (slug, number) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET number = max(number, excluded.number)`,
  );
  const renumber = db.query<null, [number, number]>("UPDATE recipe SET picture_number = ? WHERE id = ?");

  /** For a picture that comes under a slug; 1 for the first that ever does. */
  function next(slug: string): number {
    const made = countUp.get(slug);
    if (!made) throw new Error(`There is no number for a picture of “${slug}”`);
    return made.number;
  }

  const all = db.query<{ slug: string; number: number }, []>(
    "SELECT slug, number FROM picture_label ORDER BY slug",
  );

  return {
    next,

    all: (): { slug: string; number: number }[] => all.all(),

    /** For a picture that had this number under the slug before: the next ones get higher ones. */
    atLeast(slug: string, number: number): number {
      if (number > 0) raise.run(slug, number);
      return number;
    },

    /** Of a recipe that has another slug now: its picture comes under that one. */
    follow: (recipeId: number, slug: string): void => void renumber.run(next(slug), recipeId),
  };
}
