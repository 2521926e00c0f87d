import type { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import type { ShareLink } from "../contract/share-links.ts";
import { localDay, type Clock } from "../platform/clock.ts";

export type StoredShareLink = Omit<ShareLink, "url">;

export type ShareLinkStore = ReturnType<typeof shareLinkStore>;

interface NewLink {
  recipeId: number;
  createdBy: number;
  lastDay: string | null;
}

interface Row {
  id: number;
  token: string;
  slug: string;
  name: string;
  creator: string;
  created_at: string;
  last_day: string | null;
}

const VALID = `SELECT l.id, l.token, recipe.slug, recipe.name, user.full_name AS creator, l.created_at, l.last_day
  FROM share_link l JOIN recipe ON recipe.id = l.recipe_id JOIN user ON user.id = l.created_by
  WHERE (l.last_day IS NULL OR l.last_day >= $today)`;

export function shareLinkStore(db: Database, clock: Clock) {
  const byRecipe = db.query<Row, { recipeId: number; today: string }>(
    `${VALID} AND l.recipe_id = $recipeId ORDER BY l.id DESC`,
  );
  const byCreator = db.query<Row, { userId: number; today: string }>(
    `${VALID} AND l.created_by = $userId ORDER BY l.id DESC`,
  );
  const byToken = db.query<Row, { token: string; today: string }>(`${VALID} AND l.token = $token`);
  const insert = db.query<null, [number, number, string, string | null, string]>(
    "INSERT INTO share_link (recipe_id, created_by, created_at, last_day, token) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = db.query<{ id: number }, [number]>("DELETE FROM share_link WHERE id = ? RETURNING id");
  const forgetExpired = db.query<null, [string]>("DELETE FROM share_link WHERE last_day < ?");
  const today = () => localDay(clock());

  function getValid(token: string): StoredShareLink | null {
    const row = byToken.get({ token, today: today() });
    return row && fromRow(row);
  }

  return {
    getValid,

    listByRecipe: (recipeId: number): StoredShareLink[] =>
      byRecipe.all({ recipeId, today: today() }).map(fromRow),

    listByCreator: (userId: number): StoredShareLink[] =>
      byCreator.all({ userId, today: today() }).map(fromRow),

    add({ recipeId, createdBy, lastDay }: NewLink): StoredShareLink {
      const token = randomBytes(16).toString("hex");
      insert.run(recipeId, createdBy, clock().toISOString(), lastDay, token);
      const link = getValid(token);
      if (!link) throw new Error("The share link was not stored");
      return link;
    },

    remove: (id: number): boolean => remove.get(id) !== null,

    forgetExpired(): void {
      forgetExpired.run(today());
    },
  };
}

function fromRow(row: Row): StoredShareLink {
  return {
    id: row.id,
    token: row.token,
    recipe: { slug: row.slug, name: row.name },
    createdBy: row.creator,
    createdAt: row.created_at,
    expires: row.last_day,
  };
}
