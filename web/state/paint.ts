import type { ThemeColors } from "../../src/contract/themes.ts";

/** Specification 3: what one may choose; `system` follows the device. */
export type DarkMode = "light" | "dark" | "system";

/** A kept value as a dark mode; `system` for everything else. */
export function asDarkMode(text: string | null): DarkMode {
  return text === "light" || text === "dark" ? text : "system";
}

export interface ActiveTheme {
  name: string;
  colors: ThemeColors;
}

/** Specification 9: the stored colours of the default theme. */
const DEFAULT_LIGHT: ThemeColors = {
  primary: "#E58325",
  accent: "#00457A",
  secondary: "#973542",
  success: "#43A047",
  info: "#FFFD99",
  warning: "#FF4081",
  error: "#EF5350",
};

/** Specification 9: what it shows in dark mode for as long as nobody has edited it. */
const DEFAULT_DARK: ThemeColors = {
  primary: "#4527A0",
  accent: "#FF4081",
  secondary: "#26C6DA",
  success: "#43A047",
  info: "#2196F3",
  warning: "#FB8C00",
  error: "#FF5252",
};

const DARK_TEXT = "#1c1815";
const LIGHT_TEXT = "#ffffff";
/** WCAG AA for text, and for what is no text. */
const READABLE = 4.5;
const VISIBLE = 3;
/** What cards lie on and are made of, as app.css has it. */
const SURFACE = { light: "#f8f4ed", dark: "#272320" };

/** Puts the colours on the page. Runs before the first paint too, so it must stay small and need nothing. */
export function paint(mode: DarkMode, theme: ActiveTheme | null, deviceIsDark: boolean): void {
  const dark = mode === "dark" || (mode === "system" && deviceIsDark);
  const root = document.documentElement;
  root.dataset["theme"] = dark ? "dark" : "light";
  for (const [name, color] of Object.entries(colorsShown(theme, dark))) {
    root.style.setProperty(`--color-${name}`, color);
    root.style.setProperty(`--color-${name}-content`, textOn(color));
    root.style.setProperty(`--color-${name}-mark`, markOn(dark ? SURFACE.dark : SURFACE.light, color));
  }
}

/** A theme's colours in one of the two modes. */
export function colorsShown(theme: ActiveTheme | null, dark: boolean): ThemeColors {
  const colors = theme?.colors ?? DEFAULT_LIGHT;
  const unedited = (theme?.name ?? "default") === "default" && sameColors(colors, DEFAULT_LIGHT);
  return unedited && dark ? DEFAULT_DARK : colors;
}

/** A text colour that can be read on a colour (`#RRGGBB`): black or white always holds WCAG AA, warm black often. */
export function textOn(color: string): string {
  return [DARK_TEXT, LIGHT_TEXT, "#000000"].find((text) => contrast(text, color) >= READABLE) ?? LIGHT_TEXT;
}

/** A colour (`#RRGGBB`) as lines and stars on a surface: as it is, or so much lighter or darker that it is seen. */
export function markOn(surface: string, color: string): string {
  const towards = luminance(surface) > 0.5 ? 0 : 255;
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(color, towards, part);
    if (contrast(mixed, surface) >= VISIBLE) return mixed;
  }
  return textOn(surface);
}

function mix(color: string, towards: number, part: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (towards - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** 1 to 21. Source: WCAG 2.2 */
export function contrast(one: string, other: string): number {
  const [lights, darks] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lights ?? 0) + 0.05) / ((darks ?? 0) + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function sameColors(one: ThemeColors, other: ThemeColors): boolean {
  return Object.entries(one).every(
    ([name, color]) => other[name as keyof ThemeColors].toLowerCase() === color.toLowerCase(),
  );
}
