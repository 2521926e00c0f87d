import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { Theme } from "../contract/themes.ts";
import { ThemeNotFound } from "./theme.ts";
import type { ThemeStore } from "./theme-store.ts";

/** Lists and reads themes. */
export function themeRoutes(guard: Guard, { themes }: { themes: ThemeStore }) {
  return new Elysia({ prefix: "/themes" })
    .use(guard)
    .get("/", () => themes.list(), {
      visitor: true,
      detail: docs({
        tag: "themes",
        summary: "All themes",
        answer: { description: "The themes", body: t.Array(Theme) },
      }),
    })
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
    );
}
