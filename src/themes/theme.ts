import type { ThemeColors } from "../contract/themes.ts";
import { DomainError } from "../platform/errors.ts";

export const DEFAULT_THEME = "default";

/** Specification 9: what the default theme is stored with. */
export const DEFAULT_COLORS: ThemeColors = {
  primary: "#E58325",
  accent: "#00457A",
  secondary: "#973542",
  success: "#43A047",
  info: "#FFFD99",
  warning: "#FF4081",
  error: "#EF5350",
};

export class ThemeNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "theme-not-found", { name });
  }
}
