import { t } from "elysia";
import { Snackbar } from "../sentences.ts";
import { NewTheme, Theme, ThemeChange } from "../themes.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const Name = t.Object({ name: PathText });

export const themeCalls = defineCalls({
  "GET themes": {
    role: "visitor",
    tag: "themes",
    summary: "List themes",
    answer: { description: "The themes, default first", body: t.Array(Theme) },
  },
  "POST themes/create": {
    role: "user",
    tag: "themes",
    summary: "Create a theme",
    description:
      "Omitted colors are the default theme's. Names that differ only in case are the same. " +
      "Names appear in URLs: they can't be “create”, “.” or “..”, or contain /, ? or #.",
    body: NewTheme,
    answer: { description: "Done", body: Snackbar },
    refusals: ["conflict", "invalid"],
  },
  "GET themes/{name}": {
    role: "visitor",
    tag: "themes",
    summary: "Get a theme",
    params: Name,
    answer: { description: "The theme", body: Theme },
    refusals: ["not-found"],
  },
  "PUT themes/{name}": {
    role: "user",
    tag: "themes",
    summary: "Update a theme's colors",
    description:
      "Send all seven. The name stays. Devices that use the theme get the new colors the next time they open Tagine.",
    params: Name,
    body: ThemeChange,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "invalid"],
  },
  "DELETE themes/{name}": {
    role: "user",
    tag: "themes",
    summary: "Delete a theme",
    description: "Devices that use it return to the default theme, which can't be deleted.",
    params: Name,
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found", "conflict"],
  },
});
