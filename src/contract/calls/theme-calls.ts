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
    answer: { description: "The themes, the default one first", body: t.Array(Theme) },
  },
  "POST themes/create": {
    role: "user",
    tag: "themes",
    summary: "Create a theme",
    description:
      "Colours that are left out are the default theme's. Names that differ in case alone are the same. " +
      "Names stand in addresses as they are, so “create”, “.” and “..” are none, and none has / ? or #.",
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
      "All seven. It keeps its name. Devices that show it get the new colours the next time they open Tagine.",
    params: Name,
    body: ThemeChange,
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found", "invalid"],
  },
  "DELETE themes/{name}": {
    role: "user",
    tag: "themes",
    summary: "Delete a theme",
    description: "Devices that show it go back to the default theme, which cannot be deleted.",
    params: Name,
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found", "conflict"],
  },
});
