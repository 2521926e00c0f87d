import type { FileFormatName } from "../../../src/contract/file-imports.ts";
import { t, type TextKey } from "../../text/translation.ts";

const PROGRAMS: Partial<Record<FileFormatName, string>> = {
  "mealie-backup": "Mealie",
  mealie: "Mealie",
  nextcloud: "Nextcloud Cookbook",
  chowdown: "Chowdown",
  paprika: "Paprika",
  mela: "Mela",
  crouton: "Crouton",
  tandoor: "Tandoor",
  recipesage: "RecipeSage",
  recipekeeper: "Recipe Keeper",
  copymethat: "Copy Me That",
  plantoeat: "Plan to Eat",
  recettetek: "RecetteTek",
  cookmate: "Cookmate",
  cooklang: "Cooklang",
  recipemd: "RecipeMD",
  mealmaster: "Meal-Master",
  mastercook: "MasterCook",
  rezkonv: "RezKonv",
  recipeml: "RecipeML",
  krecipes: "Krecipes",
  gourmet: "Gourmet",
  grocy: "Grocy",
  kitchenowl: "KitchenOwl",
  evernote: "Evernote",
  markdown: "Markdown",
  pdf: "PDF",
};

const KINDS: Partial<Record<FileFormatName, TextKey>> = {
  "web-page": "file-import.kind-web-page",
  "json-ld": "file-import.kind-json-ld",
  table: "file-import.kind-table",
  text: "file-import.kind-text",
};

/** The program, or what kind of file it is. */
export function formatName(format: FileFormatName): string {
  const kind = KINDS[format];
  return kind ? t(kind) : (PROGRAMS[format] ?? format);
}

/** What people look for first. */
const NAMED: FileFormatName[] = [
  "paprika",
  "mealie",
  "tandoor",
  "mela",
  "crouton",
  "recipekeeper",
  "recipesage",
  "copymethat",
  "plantoeat",
  "nextcloud",
  "cookmate",
  "evernote",
  "mastercook",
  "cooklang",
];

export function listPrograms(): string {
  return NAMED.map(formatName).join(", ");
}
