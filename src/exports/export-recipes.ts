import type { PictureStore } from "../recipes/pictures/picture-store.ts";
import { readFile } from "node:fs/promises";
import type { ExportFormat } from "../contract/recipe-exports.ts";
import type { Recipe } from "../contract/recipes.ts";
import { getErrorCode } from "../platform/errors.ts";
import { getMimeType } from "../platform/pictures/formats.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { writeZip, type ZipContent } from "../platform/zip/write-zip.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { schemaOrgRecipe } from "../recipes/schema-org.ts";
import { NothingToExport } from "./nothing-to-export.ts";
import { renderRecipes } from "./render-recipes.ts";
import { RECIPES_MD, TemplateNotFound, type Templates } from "./templates.ts";

export interface ExportFileOptions {
  format: ExportFormat;
  template: string | null;
  base: string;
}

export interface ExportParts {
  recipes: RecipeStore;
  pictures: Pick<PictureStore, "current">;
  images: Pick<PictureFiles, "file">;
  templates: Templates;
}

export interface ExportedFile {
  name: string;
  mime: string;
  text: string;
}

/** @throws TemplateNotFound, TemplateBroken */
export async function exportRecipe(
  recipe: Recipe,
  options: ExportFileOptions,
  { templates }: ExportParts,
): Promise<ExportedFile> {
  if (options.format === "json") {
    const text = JSON.stringify(schemaOrgRecipe(recipe, options), null, 2);
    return { name: `${recipe.slug}.json`, mime: "application/ld+json", text };
  }
  const { ext, render } = templates.open(chooseTemplate(options));
  const mime = ext === ".md" ? "text/markdown;charset=utf-8" : "text/plain;charset=utf-8";
  const [text = ""] = await render([recipe]);
  return { name: `${recipe.slug}${ext}`, mime, text };
}

/** @throws NothingToExport, TemplateNotFound, TemplateBroken */
export async function exportRecipes(
  path: string,
  { slugs, made, ...options }: ExportFileOptions & { slugs: string[]; made: Date },
  parts: ExportParts,
): Promise<void> {
  const existing = slugs.filter((slug) => parts.recipes.get(slug) !== null);
  if (existing.length === 0) throw new NothingToExport();
  await writeZip(path, listContents(existing, options, parts), { made });
}

async function* listContents(
  slugs: string[],
  options: ExportFileOptions,
  parts: ExportParts,
): AsyncGenerator<ZipContent> {
  const template = options.format === "json" ? null : parts.templates.open(chooseTemplate(options));
  const list: object[] = [];
  for await (const { recipe, texts } of renderRecipes(slugs, template ? [template] : [], parts.recipes)) {
    const { slug } = recipe;
    const current = parts.pictures.current(slug);
    const image = current && `images/${slug}.${current.ext}`;
    if (template) {
      const [text = ""] = texts;
      const shown = options.format === "markdown" && image ? withPicture(text, image) : text;
      yield { name: `${slug}${template.ext}`, bytes: Buffer.from(shown), packed: false };
    } else list.push(schemaOrgRecipe(recipe, options));
    if (current && image) yield* picture(image, current, parts);
  }
  if (!template)
    yield { name: "recipes.json", bytes: Buffer.from(JSON.stringify(list, null, 2)), packed: false };
}

function withPicture(text: string, image: string): string {
  return text.replace(/^# .*\n/, (headline) => `${headline}\n![](${image})\n`);
}

async function* picture(
  name: string,
  current: { key: string; ext: string },
  { images }: ExportParts,
): AsyncGenerator<ZipContent> {
  try {
    const bytes = await readFile(images.file(current, "original"));
    yield { name, bytes, packed: getMimeType(current.ext) !== "image/bmp" };
  } catch (problem) {
    // Someone may have deleted the file by hand.
    if (getErrorCode(problem) !== "ENOENT") throw problem;
  }
}

function chooseTemplate({ format, template }: ExportFileOptions): string {
  if (format !== "template") return RECIPES_MD;
  if (!template) throw new TemplateNotFound("");
  return template;
}
