import type { Database } from "bun:sqlite";
import type { Theme, ThemeColors } from "../contract/themes.ts";

export type ThemeStore = ReturnType<typeof themeStore>;

interface Row {
  name: string;
  colors: string;
}

/** The one place with the SQL of themes. */
export function themeStore(db: Database) {
  const all = db.query<Row, []>("SELECT name, colors FROM theme ORDER BY rowid");
  const byName = db.query<Row, [string]>("SELECT name, colors FROM theme WHERE name = ?");
  const insert = db.query<null, [string, string]>("INSERT INTO theme (name, colors) VALUES (?, ?)");

  return {
    list: (): Theme[] => all.all().map(fromRow),

    /** Null when there is none. */
    get(name: string): Theme | null {
      const row = byName.get(name);
      return row && fromRow(row);
    },

    /** @throws SQLiteError when there is a theme of this name already */
    add(name: string, colors: ThemeColors): void {
      insert.run(name, JSON.stringify(colors));
    },
  };
}

function fromRow(row: Row): Theme {
  return { name: row.name, colors: JSON.parse(row.colors) };
}
