import type { ThemeColors } from "../../src/contract/themes.ts";
import { getHoverColor, markOn, textOn } from "./contrast.ts";
import { isRecord } from "./storage.ts";
import { DEFAULT_DARK_COLORS, DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../../src/contract/rules.ts";

export type DarkMode = "light" | "dark" | "system";

export function asDarkMode(text: string | null): DarkMode {
  return text === "light" || text === "dark" ? text : "system";
}

export interface ActiveTheme {
  name: string;
  colors: ThemeColors;
}

export function isTheme(value: unknown): value is ActiveTheme {
  if (!isRecord(value) || typeof value["name"] !== "string") return false;
  const colors = value["colors"];
  return (
    isRecord(colors) &&
    Object.keys(DEFAULT_LIGHT_COLORS).every((name) => /^#[0-9a-f]{6}$/i.test(String(colors[name])))
  );
}

/** From app.css: the surface with the lower contrast, if there are two. */
export const SURFACE = { light: "#f8f4ed", dark: "#272320" };

/** From app.css; phones color the browser to match. */
const PAGE = { light: "#f8f4ed", dark: "#1b1816" };

export function showsDark(mode: DarkMode, deviceIsDark: boolean): boolean {
  return mode === "dark" || (mode === "system" && deviceIsDark);
}

/** Also runs before the first paint, so it must stay small and self-contained. */
export function paint(theme: ActiveTheme | null, dark: boolean): void {
  const root = document.documentElement;
  root.dataset["theme"] = dark ? "dark" : "light";
  document
    .querySelector<HTMLMetaElement>("meta[name=theme-color]")
    ?.setAttribute("content", dark ? PAGE.dark : PAGE.light);
  for (const [name, value] of Object.entries(toCssProperties(theme, dark)))
    root.style.setProperty(name, value);
}

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
