import type { ThemeColors } from "../../src/contract/themes.ts";

export type ColorName = keyof ThemeColors;

export const COLOR_NAMES = [
  "primary",
  "secondary",
  "accent",
  "success",
  "info",
  "warning",
  "error",
] as const satisfies ColorName[];

export const NEW_THEME_COLORS: ThemeColors = {
  primary: "#E58325",
  accent: "#00457A",
  secondary: "#973542",
  success: "#5AB1BB",
  info: "#4990BA",
  warning: "#FF4081",
  error: "#EF5350",
};

/** `#RRGGBB`, also from `e58325` and `#fa0`; null for anything else. */
export function parseColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, "$&$&");
  return `#${six.toUpperCase()}`;
}
