import type { Database } from "bun:sqlite";

/** The one place with the SQL of groups. */
export function groupStore(db: Database) {
  const byName = db.query<{ id: number }, [string]>("SELECT id FROM user_group WHERE name = ?");
  const insert = db.query<{ id: number }, [string]>("INSERT INTO user_group (name) VALUES (?) RETURNING id");

  return {
    /** The id of the group of this name, made when there is none. */
    findOrMake(name: string): number {
      const id = byName.get(name)?.id ?? insert.get(name)?.id;
      if (id === undefined) throw new Error(`The group “${name}” was not stored`);
      return id;
    },
  };
}
