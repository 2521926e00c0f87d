import type { ExportFormat } from "../contract/recipe-exports.ts";
import type { Recipe } from "../contract/recipes.ts";
import { getMimeType } from "../platform/pictures/formats.ts";
import { writeZip, zipToBytes, type StreamedContent, type ZipContent } from "../platform/zip/write-zip.ts";
import { schemaOrgRecipe } from "../recipes/schema-org.ts";
import { NothingToExport } from "./nothing-to-export.ts";
import type { ExportedFile, ExportFormatWriter } from "./formats/export-format.ts";
import { WRITERS } from "./formats/formats.ts";
import { prepareRecipes, readFileOrNothing, type OwnMarks, type SourceParts } from "./recipes-to-export.ts";
import { renderRecipes } from "./render-recipes.ts";
import { RECIPES_MD, TemplateNotFound, type Templates } from "./templates.ts";

export interface ExportFileOptions {
  format: ExportFormat;
  template: string | null;
  base: string;
  made: Date;
  /** Null for visitors. */
  marks: OwnMarks | null;
}

export interface ExportParts extends SourceParts {
  templates: Templates;
}

/** @throws TemplateNotFound, TemplateBroken */
export async function exportRecipe(
  recipe: Recipe,
  options: ExportFileOptions,
  parts: ExportParts,
): Promise<ExportedFile> {
  const writer = WRITERS[options.format];
  if (writer) return writeAlone(recipe, writer, options, parts);
  if (options.format === "json") {
    const content = JSON.stringify(schemaOrgRecipe(recipe, options), null, 2);
    return { name: `${recipe.slug}.json`, mime: "application/ld+json", content };
  }
  const { ext, render } = parts.templates.open(chooseTemplate(options));
  const mime = ext === ".md" ? "text/markdown;charset=utf-8" : "text/plain;charset=utf-8";
  const [content = ""] = await render([recipe]);
  return { name: `${recipe.slug}${ext}`, mime, content };
}

/** Zips the file with its picture, unless the format embeds it. */
async function writeAlone(
  { slug }: Recipe,
  writer: ExportFormatWriter,
  options: ExportFileOptions,
  parts: ExportParts,
): Promise<ExportedFile> {
  const { list, context } = prepareRecipes([slug], options, parts);
  const [source] = list();
  if (!source) throw new NothingToExport();
  const files = await writer.writeOne(source, context);
  const [only, ...others] = files;
  if (!only) throw new NothingToExport();
  if (others.length === 0) return only;
  const contents = files.map(({ name, content }) => ({
    name,
    bytes: typeof content === "string" ? Buffer.from(content) : content,
    packed: typeof content !== "string",
  }));
  return { name: `${slug}.zip`, mime: "application/zip", content: await zipToBytes(contents, options.made) };
}

/** Name and type of a file with several recipes. */
export function describeArchive(format: ExportFormat): { name: string; mime: string } {
  return WRITERS[format]?.archive ?? { name: "recipes.zip", mime: "application/zip" };
}

/** @throws NothingToExport, TemplateNotFound, TemplateBroken */
export async function exportRecipes(
  path: string,
  { slugs, ...options }: ExportFileOptions & { slugs: string[] },
  parts: ExportParts,
): Promise<void> {
  const existing = slugs.filter((slug) => parts.recipes.get(slug) !== null);
  if (existing.length === 0) throw new NothingToExport();
  const writer = WRITERS[options.format];
  const contents = writer
    ? writeAll(existing, writer, options, parts)
    : listContents(existing, options, parts);
  await writeZip(path, contents, options);
}

function writeAll(
  slugs: string[],
  writer: ExportFormatWriter,
  options: ExportFileOptions,
  parts: ExportParts,
): AsyncIterable<ZipContent | StreamedContent> {
  const { list, context } = prepareRecipes(slugs, options, parts);
  return writer.writeAll(list, context);
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
  const bytes = await readFileOrNothing(images.file(current, "original"));
  if (bytes) yield { name, bytes, packed: getMimeType(current.ext) !== "image/bmp" };
}

function chooseTemplate({ format, template }: ExportFileOptions): string {
  if (format !== "template") return RECIPES_MD;
  if (!template) throw new TemplateNotFound("");
  return template;
}
