import type { MigrationType } from "../../contract/recipe-migrations.ts";
import type { RecipeInput } from "../../contract/recipes.ts";
import { DomainError } from "../../platform/errors.ts";

export interface ArchiveFiles {
  /**
   * Paths of all files in the archive's order: composed letters (NFC), `/` between folders, none climbs out, without
   * the clutter of systems. Folders around everything stay.
   */
  names: readonly string[];
  inFolder(folder: string): readonly string[];
  /**
   * What is worked out from an archive once for all its recipes: some hold a hundred thousand files.
   * @param make a function of the module that asks, the same each time
   */
  derive<Made>(make: (files: ArchiveFiles) => Made): Made;
  /** @throws DomainError when it is too large, damaged or encrypted */
  bytes(name: string, mostBytes: number): Promise<Uint8Array>;
}

export interface RecipeSource {
  file: string;
}

export interface ArchiveRecipe {
  /** Of the right types, whatever the file held; its lengths and its day are for the contract to judge. */
  recipe: RecipeInput;
  /** Its slug there, where the format has slugs and this is one; null lets it be made of the name. */
  slug: string | null;
  /** The file of its picture, always one of the archive; null without one. */
  picture: string | null;
}

export interface RecipeFormat {
  type: MigrationType;
  /** The recipes in an archive, by their files, in the archive's order. */
  findRecipes(names: readonly string[]): RecipeSource[];
  /** @throws DomainError when the file cannot be had, or is no recipe */
  read(source: RecipeSource, files: ArchiveFiles): Promise<ArchiveRecipe>;
}

export class FileNotJson extends DomainError {
  constructor(file: string) {
    super("invalid", "archive-file-not-json", { file });
  }
}
export class FileTooDeep extends DomainError {
  constructor(file: string) {
    super("invalid", "archive-file-too-deep", { file });
  }
}
export class FileNotRecipe extends DomainError {
  constructor(file: string) {
    super("invalid", "archive-file-not-recipe", { file });
  }
}
export class RecipeWithoutName extends DomainError {
  constructor(file: string) {
    super("invalid", "archive-recipe-without-name", { file });
  }
}

export function archiveFiles(names: readonly string[], bytes: ArchiveFiles["bytes"]): ArchiveFiles {
  const folders = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf("/") + 1));
  const derived = new Map<unknown, unknown>();
  const files: ArchiveFiles = {
    names,
    bytes,
    inFolder: (folder) => folders.get(folder) ?? [],
    derive<Made>(make: (files: ArchiveFiles) => Made): Made {
      if (!derived.has(make)) derived.set(make, make(files));
      // Kept under the function that made it.
      return derived.get(make) as Made;
    },
  };
  return files;
}
