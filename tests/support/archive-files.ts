import { DomainError } from "../../src/platform/errors.ts";
import { recipeFormats } from "../../src/imports/migrations/formats.ts";
import {
  archiveFiles as filesOfArchive,
  type ArchiveFiles,
  type ArchiveRecipe,
  type RecipeFormat,
} from "../../src/imports/archives/recipe-format.ts";

export function archiveFiles(contents: Record<string, string | Uint8Array | object>): ArchiveFiles {
  const known = new Map(Object.entries(contents));
  return filesOfArchive([...known.keys()], async (name, mostBytes) => {
    const bytes = bytesOf(known.get(name));
    if (bytes === null) throw new DomainError("not-found", "file-not-found");
    if (bytes.length > mostBytes) throw new DomainError("too-large", "body-too-large", { megabytes: 10 });
    return bytes;
  });
}

function bytesOf(content: string | Uint8Array | object | undefined): Uint8Array | null {
  if (content === undefined) return null;
  if (content instanceof Uint8Array) return content;
  return new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
}

export function formatOf(type: RecipeFormat["type"]): RecipeFormat {
  const format = recipeFormats.find((one) => one.type === type);
  if (!format) throw new Error(`There is no format ${type}`);
  return format;
}

export async function readAll(format: RecipeFormat, files: ArchiveFiles): Promise<ArchiveRecipe[]> {
  return Promise.all(format.findRecipes(files.names).map((source) => format.read(source, files)));
}

export async function refusalOf(format: RecipeFormat, files: ArchiveFiles): Promise<string | null> {
  try {
    await readAll(format, files);
  } catch (problem) {
    if (problem instanceof DomainError) return problem.problem;
    throw problem;
  }
  return null;
}
