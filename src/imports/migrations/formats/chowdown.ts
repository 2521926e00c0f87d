import type { RecipeInput } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { collectExtras } from "../collect-extras.ts";
import { joinGroups } from "../heading-lines.ts";
import { parseDay, toNames } from "../../../archiving/lenient-values.ts";
import {
  type ArchiveFiles,
  FileNotRecipe,
  type RecipeFormat,
  RecipeWithoutName,
} from "../../archives/recipe-format.ts";
import { type Components, readComponents, type Part, toPart, getSite } from "./chowdown-components.ts";
import { readAddedFacts } from "./chowdown-facts.ts";
import { readFrontMatter, readFrontMatterFile, type MatterAndBody } from "./front-matter.ts";

/** Source: https://github.com/clarklab/chowdown */
export const chowdown: RecipeFormat = {
  type: "chowdown",
  findRecipes(names) {
    const pages = names.filter(
      (name) => /\.(?:md|markdown)$/i.test(name) && !/(?:^|\/)(?:\.|readme\.)/i.test(name),
    );
    const collected = pages.filter((name) => /(?:^|\/)_recipes\//i.test(name));
    const recipes =
      collected.length > 0 ? collected : pages.filter((name) => /(?:^|\/)recipes\//i.test(name));
    return recipes.map((file) => ({ file }));
  },
  async read({ file }, files) {
    const page = await readFrontMatterFile(file, files);
    if (!page || !isRecipe(page)) throw new FileNotRecipe(file);
    const own = toPart(page.fields, file);
    if (!isVisible(own.title)) throw new RecipeWithoutName(file);
    const components = await readComponents(own, file, files);
    return {
      recipe: toRecipe(page, own, components),
      slug: null,
      picture: findPicture(getText(page, "image"), file, files),
    };
  },
};

const OWN_KEYS = ["ingredients", "directions", "components"];

function isRecipe({ fields }: MatterAndBody): boolean {
  return ["title", ...OWN_KEYS].some((key) => fields.get(key)?.length);
}

/** Whether front matter is a recipe's, since notes of other programs have some, too. */
export function showsChowdownRecipe(text: string): boolean {
  const page = readFrontMatter(text.replace(/^\ufeff/, ""));
  if (page === null) return false;
  return getText(page, "layout") === "recipe" || OWN_KEYS.some((key) => page.fields.get(key)?.length);
}

function toRecipe(page: MatterAndBody, own: Part, { parts, missing }: Components): RecipeInput {
  const { fields, body } = page;
  const { facts, video, used } = readAddedFacts(fields);
  const sections = [...parts, { ...own, title: parts.length > 0 ? own.title : "" }];
  return {
    name: own.title,
    description: body || getText(page, "description"),
    recipeCategory: toNames(fields.get("categories") ?? fields.get("category")),
    tags: toNames(fields.get("tags")),
    ...joinGroups(sections.map(({ title, ingredients }) => ({ title, items: ingredients }))),
    recipeInstructions: sections.flatMap(({ title, directions }) =>
      directions.map((text, at) => (at === 0 && title ? { title, text } : { text })),
    ),
    notes: [...missing.map((text) => ({ title: "Missing component", text })), ...video],
    ...facts,
    dateAdded: parseDay(fields.get("date")),
    author: getText(page, "author"),
    extras: collectExtras([...fields].filter(([key]) => !KNOWN_KEYS.has(key) && !used.has(key))),
  };
}

/** Keys that have a field, or that only matter to Jekyll. */
const KNOWN_KEYS = new Set(
  `title image tags category categories ingredients directions components description author date layout permalink
  published`.split(/\s+/),
);

function getText({ fields }: MatterAndBody, key: string): string {
  const value = fields.get(key);
  return typeof value === "string" ? value : "";
}

function findPicture(image: string, file: string, { derive }: ArchiveFiles): string | null {
  const site = getSite(file);
  const path = `/${decodeName(image)}`.toLowerCase();
  const called = derive(namesByLastPart).get(path.slice(path.lastIndexOf("/") + 1)) ?? [];
  const found = called.filter((name) => name.startsWith(site));
  const images = found.filter((name) => /(?:^|\/)images\//i.test(name.slice(site.length)));
  const endsAsNamed = (name: string) => `/${name}`.toLowerCase().endsWith(path);
  return images.find(endsAsNamed) ?? images[0] ?? found[0] ?? null;
}

function namesByLastPart({ names }: ArchiveFiles): Map<string, string[]> {
  return Map.groupBy(names, (name) => name.slice(name.lastIndexOf("/") + 1).toLowerCase());
}

/** `/soup%20pot.jpg?v=2` is `soup pot.jpg`. */
function decodeName(image: string): string {
  const [path = ""] = image.trim().normalize("NFC").split(/[?#]/);
  return path.replaceAll("%20", " ").replace(/^\/+/, "");
}
