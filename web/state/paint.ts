import type { ThemeColors } from "../../src/contract/themes.ts";
import { getHoverColor, markOn, textOn } from "./contrast.ts";
import { isRecord } from "./storage.ts";
import { DEFAULT_DARK_COLORS, DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../../src/contract/rules.ts";

/** What one may choose; `system` follows the device. */
export type DarkMode = "light" | "dark" | "system";

/** A kept value as a dark mode; `system` for everything else. */
export function asDarkMode(text: string | null): DarkMode {
  return text === "light" || text === "dark" ? text : "system";
}

export interface ActiveTheme {
  name: string;
  colors: ThemeColors;
}

/** A kept theme, rather than something else. */
export function isTheme(value: unknown): value is ActiveTheme {
  if (!isRecord(value) || typeof value["name"] !== "string") return false;
  const colors = value["colors"];
  return (
    isRecord(colors) &&
    Object.keys(DEFAULT_LIGHT_COLORS).every((name) => /^#[0-9a-f]{6}$/i.test(String(colors[name])))
  );
}

/** What stars and lines are drawn on, as app.css has it: where there are two, the one they are harder to see on. */
export const SURFACE = { light: "#f8f4ed", dark: "#272320" };

/** The page itself, as app.css has it: a phone colours what is around it to match. */
const PAGE = { light: "#f8f4ed", dark: "#1b1816" };

export function showsDark(mode: DarkMode, deviceIsDark: boolean): boolean {
  return mode === "dark" || (mode === "system" && deviceIsDark);
}

/** Puts the colours on the page. Runs before the first paint too, so it must stay small and need nothing. */
export function paint(theme: ActiveTheme | null, dark: boolean): void {
  const root = document.documentElement;
  root.dataset["theme"] = dark ? "dark" : "light";
  document
    .querySelector<HTMLMetaElement>("meta[name=theme-color]")
    ?.setAttribute("content", dark ? PAGE.dark : PAGE.light);
  for (const [name, value] of Object.entries(toCssProperties(theme, dark)))
    root.style.setProperty(name, value);
}

/** The properties of CSS by which a theme is shown, on the page or on a part of it. */
export function toCssProperties(theme: ActiveTheme | null, dark: boolean): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [name, color] of Object.entries(colorsShown(theme, dark))) {
    properties[`--color-${name}`] = color;
    properties[`--color-${name}-content`] = textOn(color);
    properties[`--color-${name}-hover`] = getHoverColor(color);
    properties[`--color-${name}-mark`] = markOn(dark ? SURFACE.dark : SURFACE.light, color);
  }
  return properties;
}

export function colorsShown(theme: ActiveTheme | null, dark: boolean): ThemeColors {
  const colors = theme?.colors ?? DEFAULT_LIGHT_COLORS;
  const unedited =
    (theme?.name ?? DEFAULT_THEME) === DEFAULT_THEME && sameColors(colors, DEFAULT_LIGHT_COLORS);
  return unedited && dark ? DEFAULT_DARK_COLORS : colors;
}

function sameColors(one: ThemeColors, other: ThemeColors): boolean {
  return Object.entries(one).every(
    ([name, color]) => other[name as keyof ThemeColors].toLowerCase() === color.toLowerCase(),
  );
}
