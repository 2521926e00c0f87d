import type { MigrationType } from "../../contract/recipe-migrations.ts";
import type { RecipeInput } from "../../contract/recipes.ts";
import { DomainError } from "../../platform/errors.ts";

export interface ArchiveFiles {
  /** Paths in the archive's order: NFC, separated by `/`, never outside the archive, without system files. */
  names: readonly string[];
  inFolder(folder: string): readonly string[];
  /** Caches what is computed once per archive. Pass the same function in each call. */
  derive<Made>(make: (files: ArchiveFiles) => Made): Made;
  /** @throws DomainError */
  bytes(name: string, mostBytes: number): Promise<Uint8Array>;
  /** For files that may not fit into memory. @throws DomainError */
  parts(name: string): AsyncIterable<Uint8Array>;
}

export interface RecipeSource {
  file: string;
}

export interface ArchiveRecipe {
  /** Types are right; lengths and days are checked later. */
  recipe: RecipeInput;
  /** Null if the format has no slugs, or an invalid one. */
  slug: string | null;
  picture: string | null;
}

export interface RecipeFormat {
  type: MigrationType;
  findRecipes(names: readonly string[]): RecipeSource[];
  /** @throws DomainError */
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
export class NoRecipeInFile extends DomainError {
  constructor() {
    super("invalid", "file-import-no-recipe");
  }
}
export class RecipeWithoutName extends DomainError {
  constructor(file: string) {
    super("invalid", "archive-recipe-without-name", { file });
  }
}

const MAX_PARTS_BYTES = 100_000_000;

/** With a slash at the end, as `inFolder` takes it; empty for a file in no folder. */
export function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

export function archiveFiles(
  names: readonly string[],
  bytes: ArchiveFiles["bytes"],
  parts: ArchiveFiles["parts"] = async function* readWhole(name) {
    yield await bytes(name, MAX_PARTS_BYTES);
  },
): ArchiveFiles {
  const folders = Map.groupBy(names, getFolder);
  const derived = new Map<unknown, unknown>();
  const files: ArchiveFiles = {
    names,
    bytes,
    parts,
    inFolder: (folder) => folders.get(folder) ?? [],
    derive<Made>(make: (files: ArchiveFiles) => Made): Made {
      if (!derived.has(make)) derived.set(make, make(files));
      return derived.get(make) as Made;
    },
  };
  return files;
}
