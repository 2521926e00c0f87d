import type { Recipe } from "../../contract/recipes.ts";
import type { StreamedContent, ZipContent } from "../../platform/zip/write-zip.ts";

export interface RecipeToExport {
  recipe: Recipe;
  picture: PictureToExport | null;
  isFavorite: boolean;
  /** From the first day, `YYYY-MM-DD`. */
  cookedOn(): string[];
}

export interface PictureToExport {
  ext: string;
  /** Null if the file is gone. */
  read(): Promise<Uint8Array | null>;
}

export interface ExportContext {
  /** File names without endings by slug, of all recipes of the export. */
  fileNames: ReadonlyMap<string, string>;
  /** Of the exported recipes, by slug. */
  recipeNames: ReadonlyMap<string, string>;
  /** Where Tagine is, with a slash at the end. */
  base: string;
}

export interface ExportedFile {
  name: string;
  mime: string;
  content: string | Uint8Array;
}

/** A way in which other programs read recipes. */
export interface ExportFormatWriter {
  /** What the file with several recipes is called, and its type. */
  archive: { name: string; mime: string };
  /** Each call of `list` starts over. Pictures are read one at a time. */
  writeAll(
    list: () => Iterable<RecipeToExport>,
    context: ExportContext,
  ): AsyncIterable<ZipContent | StreamedContent>;
  /** One file, and its picture if the format has it beside the file. */
  writeOne(source: RecipeToExport, context: ExportContext): Promise<ExportedFile[]>;
}
