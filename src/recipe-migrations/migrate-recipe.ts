import type { ArchiveOutcome } from "../archive-imports/archive-import.ts";
import { RECIPE_MIGRATION } from "../archive-imports/archive-import.ts";
import { PICTURE_MOST_BYTES } from "../contract/rules.ts";
import { DomainError } from "../platform/errors.ts";
import type { ItemContext, JobKind } from "../platform/jobs/job-kind.ts";
import type { Log } from "../platform/log.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { foundContent, ItemNotImported } from "./found-content.ts";
import { formatOf } from "./formats.ts";
import type { AboutMigration, MigrationInput } from "./migration.ts";
import type { MigrationArchives } from "./migration-archives.ts";
import { isMendedFile, TEXT_MENDED } from "./mended-text.ts";
import { pictureOrNotice, type PictureOrNotice } from "./picture-or-notice.ts";
import type { ArchiveFiles, FoundRecipe } from "./recipe-format.ts";

interface Parts {
  archives: MigrationArchives;
  recipes: RecipeStore;
  images: PictureFiles;
  log: Log;
}

/** Recipes that come from other programs, one after the other. */
export function migrationKind(parts: Parts): JobKind<MigrationInput> {
  return {
    name: RECIPE_MIGRATION,
    atOnce: 1,
    async work(item, context) {
      try {
        return await migrated(item, context, parts);
      } catch (problem) {
        if (problem instanceof ItemNotImported || !(problem instanceof DomainError)) throw problem;
        throw new ItemNotImported(item.name, problem);
      }
    },
  };
}

async function migrated(
  { item, file }: MigrationInput,
  { about, settle }: ItemContext,
  parts: Parts,
): Promise<ArchiveOutcome> {
  const { type, archive, by } = about as AboutMigration;
  return parts.archives.withArchive(type, archive, async ({ files, why }) => {
    if (item === "file") throw why(file);
    const found = await formatOf(type).read({ file }, files);
    const mended = isMendedFile(file, files);
    const name = String(found.recipe.name);
    try {
      return await stored(found, { name, by, settle, files, mended }, parts);
    } catch (problem) {
      if (!(problem instanceof DomainError)) throw problem;
      throw new ItemNotImported(name, problem);
    }
  });
}

async function stored(
  found: FoundRecipe,
  {
    name,
    by,
    settle,
    files,
    mended,
  }: { name: string; by: string; settle: ItemContext["settle"]; files: ArchiveFiles; mended: boolean },
  parts: Parts,
): Promise<ArchiveOutcome> {
  const { archived } = parts.recipes;
  const content = foundContent(found.recipe);
  // Recipes from elsewhere get the slug of their name, and one that is here already stays as it is.
  const recipe = { content, slug: null };
  archived.refuseClash(recipe, false);
  const { picture: file } = found;
  const store = async (from: string) =>
    parts.images.store(await files.bytes(from, PICTURE_MOST_BYTES), { isPatient: true });
  const { picture, notice }: PictureOrNotice =
    file === null ? { picture: null } : await pictureOrNotice(file, () => store(file), parts.log);
  const told = notice ?? (mended ? TEXT_MENDED : undefined);
  const outcome = (slug: string): ArchiveOutcome => ({ name, slug, ...(told && { notice: told }) });
  try {
    const { slug } = archived.restore(
      { ...recipe, picture, known: null },
      { force: false, by, also: (as) => settle(outcome(as)) },
    );
    return outcome(slug);
  } catch (problem) {
    if (picture) parts.images.remove(picture.key);
    throw problem;
  }
}
