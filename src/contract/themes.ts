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

/** What a theme is made with. */
export const NewTheme = t.Object({
  name: t.String(),
  colors: t.Optional(
    t.Nullable(t.Partial(ThemeColors), { description: "Those that are missing are the default theme's" }),
  ),
});

/** What a theme is to be. It keeps its name, whatever name is sent. */
export const ThemeChange = t.Object({ colors: ThemeColors });
