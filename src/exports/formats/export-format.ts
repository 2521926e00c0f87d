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
  /** Null if the file is missing. */
  read(): Promise<Uint8Array | null>;
}

export interface ExportContext {
  /** File names without extensions, by slug, of all exported recipes. */
  fileNames: ReadonlyMap<string, string>;
  /** Of the exported recipes, by slug. */
  recipeNames: ReadonlyMap<string, string>;
  /** Tagine's address, with a trailing slash. */
  base: string;
}

export interface ExportedFile {
  name: string;
  mime: string;
  content: string | Uint8Array;
}

/** A file format of other programs. */
export interface ExportFormatWriter {
  /** Name and type of a file with several recipes. */
  archive: { name: string; mime: string };
  /** Each call of `list` starts over. Pictures are read one at a time. */
  writeAll(
    list: () => Iterable<RecipeToExport>,
    context: ExportContext,
  ): AsyncIterable<ZipContent | StreamedContent>;
  /** One file, and its picture if the format doesn't embed it. */
  writeOne(source: RecipeToExport, context: ExportContext): Promise<ExportedFile[]>;
}
