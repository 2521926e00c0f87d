import type { ActiveTheme } from "./paint.ts";

/** No name that people give to a theme may contain it. */
const MARK = "#";

/** Readable on light and dark surfaces as they are. */
const STATES = { success: "#4C9A52", info: "#3F86C6", warning: "#D9822B", error: "#D9534F" };

/** Not stored on the server. A device stores the one it shows. */
export const READY_THEMES = [
  { key: "terracotta", primary: "#C7603D", secondary: "#9A7550", accent: "#4A8C84" },
  { key: "olive", primary: "#77893B", secondary: "#A9763F", accent: "#B5653F" },
  { key: "aubergine", primary: "#9B5DA8", secondary: "#B9627F", accent: "#6B80C4" },
  { key: "ocean", primary: "#2C86AE", secondary: "#3A8F86", accent: "#C27248" },
  { key: "saffron", primary: "#E3A51F", secondary: "#B5603A", accent: "#6F8F3F" },
  { key: "graphite", primary: "#7A7E86", secondary: "#6B8797", accent: "#A87D4F" },
].map(({ key, ...accents }): ActiveTheme => ({ name: MARK + key, colors: { ...accents, ...STATES } }));

export type ReadyThemeKey = "terracotta" | "olive" | "aubergine" | "ocean" | "saffron" | "graphite";

/** Null for a theme of the site. */
export function getReadyThemeKey(name: string): ReadyThemeKey | null {
  return READY_THEMES.some((one) => one.name === name) ? (name.slice(MARK.length) as ReadyThemeKey) : null;
}
