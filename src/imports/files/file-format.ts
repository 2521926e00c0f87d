import type { FileFormatName } from "../../contract/file-imports.ts";
import type { RecipeInput } from "../../contract/recipes.ts";
import type { DomainError } from "../../platform/errors.ts";
import type { PageReader } from "../../recipes/reading/page-reader.ts";
import type { PdfReader } from "../../recipes/reading/pdf-reader.ts";
import type { LeftOutItem, OtherItem } from "./other-items/other-item.ts";
import type { DraftCorrections } from "./draft-corrections.ts";
import type { ArchiveFiles } from "../archives/recipe-format.ts";

/** How the files of one program hold its recipes. */
export interface FileFormat {
  name: FileFormatName;
  /** Decides by content. Called with every file that no earlier format recognized, so it must be cheap. */
  recognize(file: FileSample, files: ArchiveFiles): boolean;
  /**
   * Reads all recipes of a recognized file, in order, one at a time. Continues after a recipe that can't be read.
   * Other items come after the recipes. A file of which nothing is found gets a row that says so.
   * @throws DomainError if nothing in the file can be read
   */
  read(path: string, files: ArchiveFiles, readers: FileReaders): AsyncIterable<Found>;
}

/** A file among the others of an import. */
export interface Place {
  path: string;
  files: ArchiveFiles;
}

export type Found =
  FoundRecipe | UnreadableRecipe | { also: OtherItem } | { left: LeftOutItem } | PartOfOthers;

/** A file that other files need, or repeat, so it gets no row. */
interface PartOfOthers {
  isPart: true;
}

/** What readers need besides the files. */
export interface FileReaders {
  /** Both end after a time limit. */
  pages: Pick<PageReader, "read">;
  pdfs: Pick<PdfReader, "readText">;
  corrections: DraftCorrections;
}

/** The beginning of a file, and what it reveals. */
export interface FileSample {
  /** Like `Export/Soups/Lentil Soup.json`; archives in archives are folders of their name. */
  path: string;
  /** Decided by the content, not by the extension. */
  kind: "json" | "xml" | "html" | "text" | "pdf" | "binary";
  /** The first `SAMPLE_BYTES`, decoded; empty for PDFs and binary files. */
  head: string;
  /** The same bytes. */
  bytes: Uint8Array;
}

export interface FoundRecipe {
  /** Types are valid; lengths and dates are checked later. Values without a field are in notes or extras. */
  recipe: RecipeInput;
  /** The first that shows no step becomes the recipe's picture, or else the first. */
  pictures: FoundPicture[];
  isFavorite?: boolean;
  /** Days on which it was cooked: `YYYY-MM-DD`. */
  cookedOn?: string[];
}

/** A file beside the recipe, its bytes, or an address, which is kept, but not fetched. `step` counts from 0. */
export type FoundPicture =
  { file: string; step?: number } | { bytes: Uint8Array; step?: number } | { address: string; step?: number };

export interface UnreadableRecipe {
  /** Empty if it isn't known. */
  name: string;
  problem: DomainError;
}
