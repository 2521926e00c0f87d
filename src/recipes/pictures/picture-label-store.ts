import type { Database } from "bun:sqlite";

export type PictureLabelStore = ReturnType<typeof pictureLabelStore>;

/** Browsers cache a label forever, so numbers under a slug only grow. Call these inside the recipe's transaction. */
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

  function next(slug: string): number {
    const row = countUp.get(slug);
    if (!row) throw new Error(`No picture number for “${slug}”`);
    return row.number;
  }

  const all = db.query<{ slug: string; number: number }, []>(
    "SELECT slug, number FROM picture_label ORDER BY slug",
  );

  return {
    next,

    all: (): { slug: string; number: number }[] => all.all(),

    atLeast(slug: string, number: number): number {
      if (number > 0) raise.run(slug, number);
      return number;
    },

    follow: (recipeId: number, slug: string): void => void renumber.run(next(slug), recipeId),
  };
}
