import { t } from "elysia";

const Color = t.String({ pattern: "^#[0-9A-Fa-f]{6}$", description: "#RRGGBB" });

export const ThemeColors = t.Object({
  primary: Color,
  accent: Color,
  secondary: Color,
  success: Color,
  info: Color,
  warning: Color,
  error: Color,
});
export type ThemeColors = typeof ThemeColors.static;

export const Theme = t.Object({ name: t.String(), colors: ThemeColors });
export type Theme = typeof Theme.static;

export const NewTheme = t.Object({
  name: t.String(),
  colors: t.Optional(
    t.Nullable(t.Partial(ThemeColors), { description: "Those that are missing are the default theme's" }),
  ),
});

/** A name may be sent, but is ignored. */
export const ThemeChange = t.Object({ colors: ThemeColors });
