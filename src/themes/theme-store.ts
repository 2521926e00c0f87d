import type { Database } from "bun:sqlite";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../contract/rules.ts";
import type { Theme, ThemeColors } from "../contract/themes.ts";
import { tidyName } from "../groups/check-name.ts";
import { DefaultTheme, ThemeExists, ThemeNotFound } from "./theme.ts";

export type ThemeStore = ReturnType<typeof themeStore>;

interface Row {
  name: string;
  colors: string;
}

export function themeStore(db: Database) {
  const all = db.query<Row, [string]>("SELECT name, colors FROM theme ORDER BY name <> ?, rowid");
  const byName = db.query<Row, [string]>("SELECT name, colors FROM theme WHERE name = ?");
  const insert = db.query<null, [string, string]>("INSERT INTO theme (name, colors) VALUES (?, ?)");
  const update = db.query<Row, [string, string]>(
    "UPDATE theme SET colors = ? WHERE name = ? RETURNING name, colors",
  );
  const remove = db.query<Row, [string]>("DELETE FROM theme WHERE name = ? RETURNING name, colors");

  const add = db.transaction((name: string, colors: ThemeColors): void => {
    // SQLite folds the case of ASCII letters only.
    const same = all.all(DEFAULT_THEME).find((row) => toComparableName(row.name) === toComparableName(name));
    if (same) throw new ThemeExists(same.name);
    insert.run(name, JSON.stringify(colors));
  });

  const removeOthers = db.query<null, [string]>("DELETE FROM theme WHERE name <> ?");

  const restore = db.transaction((theme: Theme, force: boolean): void => {
    const same = all
      .all(DEFAULT_THEME)
      .find((row) => toComparableName(row.name) === toComparableName(theme.name));
    if (!same) return void insert.run(theme.name, JSON.stringify(theme.colors));
    const isUnedited =
      same.name === DEFAULT_THEME && Bun.deepEquals(JSON.parse(same.colors), DEFAULT_LIGHT_COLORS);
    const isSame = Bun.deepEquals(JSON.parse(same.colors), theme.colors);
    if (!force && (isSame || !isUnedited)) throw new ThemeExists(same.name);
    update.run(JSON.stringify(theme.colors), same.name);
  });

  return {
    list: (): Theme[] => all.all(DEFAULT_THEME).map(fromRow),

    get(name: string): Theme | null {
      const row = byName.get(tidyName(name));
      return row && fromRow(row);
    },

    /** @throws ThemeExists also if only the case differs */
    add: (name: string, colors: ThemeColors): void => add.immediate(name, colors),

    /** @throws ThemeNotFound */
    change(name: string, colors: ThemeColors): string {
      const changed = update.get(JSON.stringify(colors), tidyName(name));
      if (!changed) throw new ThemeNotFound(name);
      return changed.name;
    },

    /** @throws ThemeExists unless `force` or the default theme is untouched */
    restore: (theme: Theme, force: boolean): void => restore.immediate(theme, force),

    removeAll(): void {
      removeOthers.run(DEFAULT_THEME);
      update.run(JSON.stringify(DEFAULT_LIGHT_COLORS), DEFAULT_THEME);
    },

    /** @throws ThemeNotFound, DefaultTheme */
    remove(name: string): string {
      if (tidyName(name) === DEFAULT_THEME) throw new DefaultTheme();
      const removed = remove.get(tidyName(name));
      if (!removed) throw new ThemeNotFound(name);
      return removed.name;
    },
  };
}

function toComparableName(name: string): string {
  return tidyName(name).toLowerCase();
}

function fromRow(row: Row): Theme {
  return { name: row.name, colors: JSON.parse(row.colors) };
}

export function removeThemes(db: Database): void {
  db.run("DELETE FROM theme");
}
