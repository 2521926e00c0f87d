import type { ExportFormat } from "../contract/recipe-exports.ts";
import type { Recipe } from "../contract/recipes.ts";
import { streamZip, writeZip, type StreamedContent, type ZipContent } from "../platform/zip/write-zip.ts";
import { NothingToExport } from "./nothing-to-export.ts";
import type { ExportFormatWriter, NamedPicture, WrittenFile } from "./formats/export-format.ts";
import { namePictures, writePictureFile, toZipContent } from "./formats/file-per-recipe.ts";
import { WRITERS } from "./formats/formats.ts";
import { groupByStep } from "./formats/recipe-texts.ts";
import { toOwnSchema } from "./formats/schema-recipe.ts";
import { listPictures } from "./recipe-pictures.ts";
import { findNames, prepareRecipes, type OwnMarks, type SourceParts } from "./recipes-to-export.ts";
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

export interface ExportedFile {
  name: string;
  mime: string;
  /** In parts if it may not fit into memory. */
  content: WrittenFile["content"] | AsyncIterable<Uint8Array>;
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
    const content = JSON.stringify(toOwnSchema(recipe, options), null, 2);
    return { name: `${recipe.slug}.json`, mime: "application/ld+json", content };
  }
  const { ext, render } = parts.templates.open(chooseTemplate(options));
  const mime = ext === ".md" ? "text/markdown;charset=utf-8" : "text/plain;charset=utf-8";
  const [content = ""] = await render([recipe]);
  return { name: `${recipe.slug}${ext}`, mime, content };
}

/** Zips the file with its pictures, unless the format embeds them. */
async function writeAlone(
  { slug, name }: Recipe,
  writer: ExportFormatWriter,
  options: ExportFileOptions,
  parts: ExportParts,
): Promise<ExportedFile> {
  const { list, context } = prepareRecipes(new Map([[slug, name]]), options, parts);
  const source = await list().next();
  if (source.done) throw new NothingToExport();
  const files = writer.writeOne(source.value, context);
  const [first, second] = [await files.next(), await files.next()];
  if (first.done) throw new NothingToExport();
  if (second.done) return first.value;
  const [text, picture] = [first.value, second.value];
  async function* listFiles(): AsyncGenerator<ZipContent | StreamedContent> {
    yield* [text, picture].map(toZipContent);
    for await (const file of files) yield toZipContent(file);
  }
  const content = streamZip(listFiles(), options);
  return { name: `${slug}.zip`, mime: "application/zip", content };
}

/** Name and type of a file with several recipes. */
export function describeArchive(format: ExportFormat): { name: string; mime: string } {
  const name = format === "json" ? "recipes-json.zip" : "recipes.zip";
  return WRITERS[format]?.archive ?? { name, mime: "application/zip" };
}

/** @throws NothingToExport, TemplateNotFound, TemplateBroken */
export async function exportRecipes(
  path: string,
  { slugs, ...options }: ExportFileOptions & { slugs: string[] },
  parts: ExportParts,
): Promise<void> {
  const names = await findNames(slugs, parts);
  if (names.size === 0) throw new NothingToExport();
  const writer = WRITERS[options.format];
  const contents = writer
    ? writeAll(names, writer, options, parts)
    : listContents([...names.keys()], options, parts);
  await writeZip(path, contents, options);
}

function writeAll(
  names: ReadonlyMap<string, string>,
  writer: ExportFormatWriter,
  options: ExportFileOptions,
  parts: ExportParts,
): AsyncIterable<ZipContent | StreamedContent> {
  const { list, context } = prepareRecipes(names, options, parts);
  return writer.writeAll(list, context);
}

async function* listContents(
  slugs: string[],
  options: ExportFileOptions,
  parts: ExportParts,
): AsyncGenerator<ZipContent | StreamedContent> {
  const template = options.format === "json" ? null : parts.templates.open(chooseTemplate(options));
  const list: object[] = [];
  for await (const { recipe, texts } of renderRecipes(slugs, template ? [template] : [], parts.recipes)) {
    const { slug } = recipe;
    const pictures = namePictures({ pictures: listPictures(recipe, parts) }, `images/${slug}`);
    if (template) {
      const [text = ""] = texts;
      const shown = options.format === "markdown" ? showPictures(text, recipe, pictures) : text;
      yield { name: `${slug}${template.ext}`, bytes: Buffer.from(shown), packed: false };
    } else list.push(toOwnSchema(recipe, options, pictures));
    for (const picture of pictures)
      for await (const file of writePictureFile(picture, picture.file)) yield toZipContent(file);
  }
  if (!template)
    yield { name: "recipes.json", bytes: Buffer.from(JSON.stringify(list, null, 2)), packed: false };
}

/** Adds pictures below the headline, or below the steps that they show. */
function showPictures(text: string, { recipeInstructions }: Recipe, pictures: NamedPicture[]): string {
  const shown = groupByStep(pictures);
  const write = (step: number | null) => (shown.get(step) ?? []).map(({ file }) => `![](${file})\n`);
  const own = write(null);
  let written =
    own.length > 0 ? text.replace(/^# .*\n/, (headline) => `${headline}\n${own.join("\n")}`) : text;
  let from = 0;
  for (const [at, { text: step }] of recipeInstructions.entries()) {
    const line = `\n${at + 1}. ${step}\n`;
    const start = written.indexOf(line, from);
    if (start === -1) continue;
    from = start + line.length - 1;
    const below = write(at).map((picture) => `\n   ${picture}`);
    written = `${written.slice(0, from + 1)}${below.join("")}${written.slice(from + 1)}`;
  }
  return written;
}

function chooseTemplate({ format, template }: ExportFileOptions): string {
  if (format !== "template") return RECIPES_MD;
  if (!template) throw new TemplateNotFound("");
  return template;
}
