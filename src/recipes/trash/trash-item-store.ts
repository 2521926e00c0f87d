import type { Database } from "bun:sqlite";
import type { DeletedRecipe } from "../../contract/recipe-life.ts";
import { TRASH_DAYS } from "../../contract/rules.ts";
import type { RecipeContent } from "../../contract/recipe-life.ts";
import type { StoredPicture } from "../../platform/pictures/picture-files.ts";

const DAY_MS = 24 * 60 * 60_000;

interface Row {
  id: number;
  slug: string;
  name: string;
  content: string;
  picture_key: string | null;
  picture_ext: string | null;
  picture_number: number;
  picture_hash: string | null;
  changed_at: string;
  changed_by: string | null;
  deleted_at: string;
  deleted_by: string | null;
}

export interface TrashItem {
  id: number;
  slug: string;
  content: RecipeContent;
  picture: StoredPicture | null;
  pictureNumber: number;
  changedAt: string;
  changedBy: string | null;
}

export interface FullTrashItem extends TrashItem {
  deletedAt: string;
  deletedBy: string | null;
}

/** Call anything that writes inside the recipe's transaction. */
export function trashItemStore(db: Database) {
  const all = db.query<Row, []>("SELECT * FROM deleted_recipe ORDER BY deleted_at DESC, id DESC");
  const one = db.query<Row, [number]>("SELECT * FROM deleted_recipe WHERE id = ?");
  const names = db.query<{ id: number; name: string }, []>("SELECT id, name FROM deleted_recipe ORDER BY id");
  const same = db.query<{ count: number }, [string, string, number]>(
    "SELECT count(*) AS count FROM deleted_recipe WHERE slug = ? AND deleted_at = ? AND id < ?",
  );
  const before = db.query<{ id: number }, [string]>("SELECT id FROM deleted_recipe WHERE deleted_at < ?");
  const drop = db.query<null, [number]>("DELETE FROM deleted_recipe WHERE id = ?");
  const insert = db.query<null, Record<string, string | number | null>>(
    `INSERT INTO deleted_recipe (id, slug, name, content, picture_key, picture_ext, picture_number, picture_hash,
       changed_at, changed_by, deleted_at, deleted_by)
     VALUES ($id, $slug, $name, $content, $pictureKey, $pictureExt, $pictureNumber, $pictureHash,
       $changedAt, $changedBy, $deletedAt, $deletedBy)`,
  );

  return {
    list: (): DeletedRecipe[] => all.all().map(toTrashEntry),

    names: (): { id: number; name: string }[] => names.all(),

    getFull(id: number): FullTrashItem | null {
      const row = one.get(id);
      return row && { ...fromRow(row), deletedAt: row.deleted_at, deletedBy: row.deleted_by };
    },

    countSame: (slug: string, deletedAt: string, below: number): number =>
      same.get(slug, deletedAt, below)?.count ?? 0,

    get(id: number): TrashItem | null {
      const row = one.get(id);
      return row && fromRow(row);
    },

    put(deleted: TrashItem, deletedAt: string, deletedBy: string | null): void {
      const { content, picture } = deleted;
      insert.run({
        id: deleted.id,
        slug: deleted.slug,
        name: content.name,
        content: JSON.stringify(content),
        pictureKey: picture?.key ?? null,
        pictureExt: picture?.ext ?? null,
        pictureNumber: deleted.pictureNumber,
        pictureHash: picture?.hash ?? null,
        changedAt: deleted.changedAt,
        changedBy: deleted.changedBy,
        deletedAt,
        deletedBy,
      });
    },

    drop: (id: number): void => void drop.run(id),

    overdue(now: Date): number[] {
      const since = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
      return before.all(since).map(({ id }) => id);
    },
  };
}

function toTrashEntry({ id, name, deleted_at, deleted_by }: Row): DeletedRecipe {
  const goneAt = new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toISOString();
  return { id, name, deletedAt: deleted_at, deletedBy: deleted_by, goneAt };
}

function fromRow(row: Row): TrashItem {
  const { picture_key: key, picture_ext: ext, picture_hash: hash } = row;
  return {
    id: row.id,
    slug: row.slug,
    content: JSON.parse(row.content),
    picture: key === null || ext === null ? null : { key, ext, hash: hash ?? "" },
    pictureNumber: row.picture_number,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  };
}
