import { RECIPE_MIGRATION, storeNotices, type ArchiveOutcome } from "../archives/archive-import.ts";
import { PICTURE_MOST_BYTES } from "../../contract/rules.ts";
import type { JobKind } from "../../platform/jobs/job-kind.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { ArchivedRecipeStore } from "../../recipes/archived-recipe-store.ts";
import { toRecipeContent, nameProblem } from "../archives/to-recipe-content.ts";
import { getFormat } from "./formats.ts";
import type { AboutMigration, MigrationInput } from "./migration.ts";
import type { MigrationArchives } from "./migration-archives.ts";
import { isRepairedFile, TEXT_REPAIRED } from "../archives/repair-text.ts";
import type { PictureOrNotice } from "../../archiving/archive-list.ts";
import { pictureOrNotice } from "../archives/picture-or-notice.ts";
import type { ArchiveFiles, ArchiveRecipe } from "../archives/recipe-format.ts";

interface Parts {
  archives: MigrationArchives;
  archivedRecipes: ArchivedRecipeStore;
  images: PictureFiles;
  log: Log;
}

export function migrationKind(parts: Parts): JobKind<MigrationInput> {
  return {
    name: RECIPE_MIGRATION,
    atOnce: 1,
    isBatched: () => true,
    async work(item, { about }) {
      try {
        return await readRecipe(item, about as AboutMigration, parts);
      } catch (problem) {
        throw nameProblem(item.name, problem);
      }
    },
  };
}

async function readRecipe(
  { item, file }: MigrationInput,
  { type, archive, by }: AboutMigration,
  parts: Parts,
): Promise<ReadyItem<ArchiveOutcome>> {
  return parts.archives.withArchive(type, archive, async ({ files, getRefusal: refusalOf }) => {
    if (item === "file") throw refusalOf(file);
    const found = await getFormat(type).read({ file }, files);
    const name = String(found.recipe.name);
    try {
      return await prepareRecipe(found, { name, by, files, isMended: isRepairedFile(file, files) }, parts);
    } catch (problem) {
      throw nameProblem(name, problem);
    }
  });
}

interface Preparing {
  name: string;
  by: string;
  files: ArchiveFiles;
  isMended: boolean;
}

async function prepareRecipe(
  found: ArchiveRecipe,
  { name, by, files, isMended }: Preparing,
  { archivedRecipes: archived, images, log }: Parts,
): Promise<ReadyItem<ArchiveOutcome>> {
  // Without a slug, existing recipes are never overwritten.
  const recipe = { content: toRecipeContent(found.recipe), slug: null };
  archived.refuseClash(recipe, false);
  const store = async (from: string) =>
    images.store(await files.bytes(from, PICTURE_MOST_BYTES), { isPatient: true });
  const { picture: file } = found;
  const { picture, notice }: PictureOrNotice =
    file === null ? { picture: null } : await pictureOrNotice(file, () => store(file), log);
  const notices = storeNotices([notice, isMended ? TEXT_REPAIRED : undefined]);
  return new ReadyItem({
    store(): ArchiveOutcome {
      try {
        const { slug } = archived.restore({ ...recipe, picture, known: null }, { force: false, by });
        return { name, slug, ...notices };
      } catch (problem) {
        throw nameProblem(name, problem);
      }
    },
    discard: () => void (picture && images.remove(picture.key)),
  });
}
