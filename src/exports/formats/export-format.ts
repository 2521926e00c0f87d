import type { Recipe } from "../../contract/recipes.ts";
import type { StreamedContent, ZipContent } from "../../platform/zip/write-zip.ts";

export interface RecipeToExport {
  recipe: Recipe;
  /** The recipe's own picture first, if it has one. All files exist. */
  pictures: PictureToExport[];
  isFavorite: boolean;
  /** From the first day, `YYYY-MM-DD`. */
  cookedOn(): string[];
}

export interface PictureToExport {
  key: string;
  ext: string;
  bytes: number;
  isMain: boolean;
  /** From 0. */
  step: number | null;
  /** Both are null if someone deletes the file at this moment. */
  read(): Promise<Uint8Array | null>;
  open(): Promise<AsyncIterable<Uint8Array> | null>;
  /** The same picture with few pixels. */
  toSmall(): PictureToExport;
}

/** A picture beside the recipe's file. */
export interface NamedPicture extends PictureToExport {
  /** Relative to the recipe's file. */
  file: string;
}

export interface ExportContext {
  /** File names without extensions, by slug, of all exported recipes. */
  fileNames: ReadonlyMap<string, string>;
  /** Of the exported recipes, by slug. */
  recipeNames: ReadonlyMap<string, string>;
  /** Tagine's address, with a trailing slash. */
  base: string;
}

/** For files that are too large to be in memory several times. */
export interface WrittenParts {
  parts: AsyncIterable<Uint8Array>;
  /** If it's known. */
  size?: number;
}

export interface WrittenFile {
  name: string;
  mime: string;
  content: string | Uint8Array | WrittenParts;
  /** Whether compressing it is useless. */
  packed: boolean;
}

/** A file format of other programs. */
export interface ExportFormatWriter {
  /** Name and type of a file with several recipes. */
  archive: { name: string; mime: string };
  /** Each call of `list` starts over. Pictures are read one at a time. */
  writeAll(
    list: () => AsyncIterable<RecipeToExport>,
    context: ExportContext,
  ): AsyncIterable<ZipContent | StreamedContent>;
  /** One file, and its pictures if the format doesn't embed them. */
  writeOne(source: RecipeToExport, context: ExportContext): AsyncGenerator<WrittenFile>;
}
