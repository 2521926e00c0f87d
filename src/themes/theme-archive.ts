import type { ArchiveList, LeftOut } from "../archiving/archive-list.ts";
import { hasValue, toFields, toText, type Fields } from "../archiving/lenient-values.ts";
import { DEFAULT_LIGHT_COLORS } from "../contract/rules.ts";
import type { ThemeColors } from "../contract/themes.ts";
import { removeThemes, type ThemeStore } from "./theme-store.ts";
import { checkStoredThemeName } from "./theme.ts";

export const themeArchive: ArchiveList<{ themes: ThemeStore }> = {
  kind: "themes",
  item: "theme",
  exportRows: ({ themes }) => themes.list(),
  count: ({ themes }) => ({ themes: themes.list().length }),
  getName: (row) => toText(row["name"]),
  prepareRow(row, { into, force }) {
    const name = checkStoredThemeName(toText(row["name"]));
    const { colors, leftOut } = readColors(toFields(row["colors"]) ?? {});
    return {
      name,
      store() {
        into.themes.restore({ name, colors }, force);
        return leftOut;
      },
    };
  },
  removeAll({ into }) {
    into.themes.removeAll();
    return [];
  },
  removeFromCopy: removeThemes,
};

function readColors(fields: Fields): { colors: ThemeColors; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const colors = Object.entries(DEFAULT_LIGHT_COLORS).map(([key, fallback]) => {
    const text = toText(fields[key]);
    const color = /^#[0-9A-Fa-f]{6}$/.test(text) ? text : removeAlpha(text);
    if (hasValue(fields[key]) && color !== text) leftOut.push({ value: `${key} “${text}”` });
    return [key, color ?? fallback];
  });
  return { colors: Object.fromEntries(colors) as ThemeColors, leftOut };
}

function removeAlpha(color: string): string | null {
  return /^#[0-9A-Fa-f]{8}$/.test(color) ? color.slice(0, 7) : null;
}
