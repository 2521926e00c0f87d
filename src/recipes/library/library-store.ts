import type { Database } from "bun:sqlite";
import type { LibraryEntry, LibraryItem } from "../../contract/recipe-library.ts";
import type { Organizer } from "../../contract/organizers.ts";
import { Recipe } from "../../contract/recipes.ts";
import type { DoubtStore } from "../doubts/doubt-store.ts";
import {
  toFurtherPicture,
  type FurtherPictureState,
  type FurtherPictureStore,
} from "../pictures/further-picture-store.ts";
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

interface Parts {
  wholeColumns: string;
  doubts: DoubtStore;
  furtherPictures: FurtherPictureStore;
}

export function libraryStore(db: Database, { wholeColumns, doubts, furtherPictures }: Parts) {
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
      const allPictures = furtherPictures.listByRecipe();
      return rows.all().map((row) => {
        const image = makeLabel(row);
        const pictures = allPictures.get(row.id) ?? [];
        const hasDoubts = toCheck.has(row.id);
        const around = { image, pictures, organized: organized.get(row.id) ?? 0, hasDoubts };
        const further = pictures.length > 0 && { pictures: pictures.map(({ key }) => key) };
        return { slug: row.slug, mark: makeMark(row, around), image, ...further };
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
        const pictures = furtherPictures.list(recipe.id);
        const around = { image: recipe.image, pictures, organized, hasDoubts: recipe.doubts.length > 0 };
        const further = pictures.length > 0 && {
          furtherPictures: pictures.map((picture) => toFurtherPicture(picture, recipe)),
        };
        return { mark: makeMark(row, around), etag: makeEtag(recipe), recipe, ...further };
      });
    },
  };
}

function hashOrganizer({ id, name, slug }: Organizer): number {
  return Bun.hash.crc32(`${id} ${name} ${slug}`);
}

interface Around {
  image: string | null;
  pictures: FurtherPictureState[];
  organized: number;
  hasDoubts: boolean;
}

/** Includes what can change without touching the recipe, such as the name of a category. */
function makeMark(
  { changed_at: changedAt }: Pick<EntryRow, "changed_at">,
  { image, pictures, organized, hasDoubts }: Around,
): string {
  // Without pictures as it was before there were any, so that devices fetch nothing again.
  const further = pictures.length > 0 ? ` ${JSON.stringify(pictures)}` : "";
  return Bun.hash(`${SHAPE} ${changedAt} ${image} ${organized} ${hasDoubts}${further}`).toString(36);
}
