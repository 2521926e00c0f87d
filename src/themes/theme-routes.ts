import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { themeCalls } from "../contract/calls/theme-calls.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../contract/rules.ts";
import { snackbar } from "../contract/sentences.ts";
import { completeColors, checkThemeName, ThemeNotFound } from "./theme.ts";
import type { ThemeStore } from "./theme-store.ts";

export function themeRoutes(guard: Guard, { themes }: { themes: ThemeStore }) {
  const defaults = () => themes.get(DEFAULT_THEME)?.colors ?? DEFAULT_LIGHT_COLORS;

  return bindCalls(guard, themeCalls, {
    "GET themes": () => themes.list(),

    "POST themes/create": ({ body }) => {
      themes.add(checkThemeName(body.name), completeColors(body.colors ?? {}, defaults()));
      return snackbar("theme-saved", "success");
    },

    "GET themes/{name}": ({ params }) => {
      const name = readName(params);
      const theme = themes.get(name);
      if (!theme) throw new ThemeNotFound(name);
      return theme;
    },

    "PUT themes/{name}": ({ params, body }) =>
      snackbar("theme-updated", "info", {
        name: themes.change(readName(params), completeColors(body.colors, body.colors)),
      }),

    "DELETE themes/{name}": ({ params }) =>
      snackbar("theme-deleted", "success", { name: themes.remove(readName(params)) }),
  });
}

/** Elysia gives null for a name whose escapes aren't UTF-8. */
function readName({ name }: { name: string | null }): string {
  return name ?? "";
}
