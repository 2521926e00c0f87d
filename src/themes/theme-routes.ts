import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { NewTheme, Theme, ThemeChange } from "../contract/themes.ts";
import { completeColors, themeName, ThemeNotFound } from "./theme.ts";
import type { ThemeStore } from "./theme-store.ts";

/** Themes: everybody sees them, and whoever is signed in makes and changes them. */
export function themeRoutes(guard: Guard, { themes }: { themes: ThemeStore }) {
  const defaults = () => themes.get(DEFAULT_THEME)?.colors ?? DEFAULT_LIGHT_COLORS;

  return new Elysia({ prefix: "/themes" })
    .use(guard)
    .get("/", () => themes.list(), {
      visitor: true,
      detail: docs({
        tag: "themes",
        summary: "All themes",
        answer: { description: "The themes, the default one first", body: t.Array(Theme) },
      }),
    })
    .post(
      "/create",
      ({ body }) => {
        themes.add(themeName(body.name), completeColors(body.colors ?? {}, defaults()));
        return snackbar("theme-saved", "success");
      },
      {
        user: true,
        body: NewTheme,
        detail: docs({
          tag: "themes",
          summary: "Make a theme",
          description:
            "Colours that are left out are the default theme's. Names that differ in case alone are the same. " +
            "Names stand in addresses as they are, so “create”, “.” and “..” are none, and none has / ? or #.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["conflict", "invalid"],
        }),
      },
    )
    .get(
      "/:name",
      ({ params }) => {
        const theme = themes.get(params.name);
        if (!theme) throw new ThemeNotFound(params.name);
        return theme;
      },
      {
        visitor: true,
        detail: docs({
          tag: "themes",
          summary: "One theme",
          answer: { description: "The theme", body: Theme },
          refusals: ["not-found"],
        }),
      },
    )
    .put(
      "/:name",
      ({ params, body }) =>
        snackbar("theme-updated", "info", {
          name: themes.change(params.name, completeColors(body.colors, body.colors)),
        }),
      {
        user: true,
        body: ThemeChange,
        detail: docs({
          tag: "themes",
          summary: "Give a theme other colours",
          description:
            "All seven. It keeps its name. Devices that show it get the new colours the next time they open Tagine.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found", "invalid"],
        }),
      },
    )
    .delete(
      "/:name",
      ({ params }) => snackbar("theme-deleted", "success", { name: themes.remove(params.name) }),
      {
        user: true,
        detail: docs({
          tag: "themes",
          summary: "Delete a theme",
          description: "Devices that show it go back to the default theme, which cannot be deleted.",
          answer: { description: "Deleted", body: Snackbar },
          refusals: ["not-found", "conflict"],
        }),
      },
    );
}
