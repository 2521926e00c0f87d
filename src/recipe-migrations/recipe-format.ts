import type { MigrationType } from "../contract/recipe-migrations.ts";
import type { RecipeInput } from "../contract/recipes.ts";
import { DomainError } from "../platform/errors.ts";

/** The files of an archive, as those see them who read formats. */
export interface ArchiveFiles {
  /**
   * Paths of all files in the archive's order: composed letters (NFC), `/` between folders, none climbs out, without
   * the clutter of systems. Folders around everything stay.
   */
  names: readonly string[];
  /** Of the files right in a folder, which is named with a slash at its end. */
  inFolder(folder: string): readonly string[];
  /** @throws DomainError when it is too large, damaged or encrypted */
  bytes(name: string, mostBytes: number): Promise<Uint8Array>;
}

/** A recipe that an archive holds, before it is read. */
export interface RecipeSource {
  /** What it is read from. */
  file: string;
}

export interface FoundRecipe {
  /** Of the right types, whatever the file held; its lengths and its day are for the contract to judge. */
  recipe: RecipeInput;
  /** Its slug there, where the format has slugs and this is one; null lets it be made of the name. */
  slug: string | null;
  /** The file of its picture, always one of the archive; null without one. */
  picture: string | null;
}

/** How recipes are told in the archives of one program. */
export interface RecipeFormat {
  type: MigrationType;
  /** The recipes in an archive, by their files, in the archive's order. */
  recipesIn(names: readonly string[]): RecipeSource[];
  /** @throws DomainError when the file cannot be had, or is no recipe */
  read(source: RecipeSource, files: ArchiveFiles): Promise<FoundRecipe>;
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

/** Looks through an archive's files once, so that nobody has to for each recipe: some hold a hundred thousand. */
export function byFolder(names: readonly string[]): ArchiveFiles["inFolder"] {
  const folders = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf("/") + 1));
  return (folder) => folders.get(folder) ?? [];
}
