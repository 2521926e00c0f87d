import { t } from "elysia";

/** In the order in which they are tried: the first that recognizes a file reads it. */
export const FILE_FORMATS = [
  "mealie-backup",
  "mealie",
  "nextcloud",
  "chowdown",
  "paprika",
  "mela",
  "crouton",
  "tandoor",
  "recipesage",
  "recipekeeper",
  "copymethat",
  "plantoeat",
  "recettetek",
  "cookmate",
  "cooklang",
  "recipemd",
  "mealmaster",
  "mastercook",
  "rezkonv",
  "recipeml",
  "krecipes",
  "gourmet",
  "grocy",
  "kitchenowl",
  "evernote",
  "web-page",
  "json-ld",
  "table",
  "markdown",
  "text",
  "pdf",
] as const;
export type FileFormatName = (typeof FILE_FORMATS)[number];

export const FileFormat = t.UnionEnum([...FILE_FORMATS]);
