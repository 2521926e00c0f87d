import type { Database } from "bun:sqlite";
import type { LibraryEntry, LibraryItem } from "../../contract/recipe-library.ts";
import type { Organizer } from "../../contract/organizers.ts";
import { Recipe } from "../../contract/recipes.ts";
import type { DoubtStore } from "../doubts/doubt-store.ts";
import { makeEtag } from "../recipe.ts";
import { fromRow, makeLabel, type Row } from "../recipe-rows.ts";

/** Part of every mark, so that clients fetch recipes again after an update adds a field. */
const SHAPE = Bun.hash(
  JSON.stringify(Recipe, (key, value: unknown) =>
    key === "description" && typeof value === "string" ? undefined : value,
  ),
).toString(36);

type EntryRow = Pick<Row, "id" | "slug" | "picture_ext" | "picture_number" | "changed_at">;

export type LibraryStore = ReturnType<typeof libraryStore>;

export function libraryStore(db: Database, wholeColumns: string, doubts: DoubtStore) {
  const rows = db.query<EntryRow, []>(
    `SELECT id, slug, picture_ext, picture_number, changed_at FROM recipe ORDER BY date_added DESC, id DESC`,
  );
  // SQL joins, or building whole recipes, take several times as long.
  const links = db.query<{ recipe: number; organizer: number }, []>(
    "SELECT recipe_id AS recipe, organizer_id AS organizer FROM recipe_organizer ORDER BY recipe_id, organizer_id",
  );
  const organizers = db.query<Organizer, []>("SELECT id, name, slug FROM organizer");
  const some = db.query<Row, [string]>(
    `SELECT ${wholeColumns} FROM recipe WHERE slug IN (SELECT value FROM json_each(?))`,
  );

  return {
    entries(): LibraryEntry[] {
      const signs = new Map(organizers.all().map((organizer) => [organizer.id, hashOrganizer(organizer)]));
      const organized = new Map<number, number>();
      for (const { recipe, organizer } of links.all())
        organized.set(recipe, (organized.get(recipe) ?? 0) + (signs.get(organizer) ?? 0));
      const toCheck = doubts.listIds();
      return rows.all().map((row) => {
        const image = makeLabel(row);
        const around = { image, organized: organized.get(row.id) ?? 0, hasDoubts: toCheck.has(row.id) };
        return { slug: row.slug, mark: makeMark(row, around), image };
      });
    },

    some(slugs: string[]): LibraryItem[] {
      return some.all(JSON.stringify(slugs)).map((row) => {
        const recipe = fromRow(row);
        const { categories, tags } = recipe.organizers;
        const organized = [...categories, ...tags].reduce(
          (sum, organizer) => sum + hashOrganizer(organizer),
          0,
        );
        const around = { image: recipe.image, organized, hasDoubts: recipe.doubts.length > 0 };
        return { mark: makeMark(row, around), etag: makeEtag(recipe), recipe };
      });
    },
  };
}

function hashOrganizer({ id, name, slug }: Organizer): number {
  return Bun.hash.crc32(`${id} ${name} ${slug}`);
}

interface Around {
  image: string | null;
  organized: number;
  hasDoubts: boolean;
}

/** Includes what can change without touching the recipe, such as the name of a category. */
function makeMark(
  { changed_at: changedAt }: Pick<EntryRow, "changed_at">,
  { image, organized, hasDoubts }: Around,
): string {
  return Bun.hash(`${SHAPE} ${changedAt} ${image} ${organized} ${hasDoubts}`).toString(36);
}
