import type { FurtherPictureStore } from "../recipes/pictures/further-picture-store.ts";
import type { PictureStore } from "../recipes/pictures/picture-store.ts";
import type { ArchivedRecipeStore } from "../recipes/archived-recipe-store.ts";
import type { Account } from "../http/caller.ts";
import type { Guard } from "../http/guard.ts";
import type { Sessions } from "../accounts/sessions.ts";
import { BOOK_FORMAT, type ExportFormat } from "../contract/recipe-exports.ts";
import type { SiteStore } from "../site/site-store.ts";
import type { Clock } from "../platform/clock.ts";
import { attachment, type Downloads } from "../platform/downloads.ts";
import type { TemporaryFiles } from "../platform/temporary-files.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { RecipeNotFound } from "../recipes/recipe.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { CookedStore } from "../cooking/cooked-store.ts";
import type { FavoriteStore } from "../cooking/favorite-store.ts";
import { describeArchive, exportRecipe, exportRecipes, type ExportedFile } from "./export-recipes.ts";
import type { OwnMarks } from "./recipes-to-export.ts";
import { RECIPES_MD, type Templates } from "./templates.ts";
import { describeHtmlBook, writeHtmlBook, type HtmlBookParts } from "./html-book/write-html-book.ts";
import { chooseBookLanguage } from "./html-book/book-texts.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { exportCalls } from "../contract/calls/export-calls.ts";

interface Parts extends HtmlBookParts {
  site: SiteStore;
  backups: { templates: Templates };
  recipes: RecipeStore;
  favorites: FavoriteStore;
  cooked: CookedStore;
  pictures: PictureStore;
  furtherPictures: FurtherPictureStore;
  archivedRecipes: ArchivedRecipeStore;
  images: PictureFiles;
  downloads: Downloads;
  madeFiles: TemporaryFiles;
  clock: Clock;
  ownAddress(request: Request): string;
  takesLong(request: Request): void;
  sessions: Pick<Sessions, "identifyCaller">;
}

function isCustomTemplate({ format, template }: { format: ExportFormat; template?: string }): boolean {
  return format === "template" && template !== RECIPES_MD;
}

export function exportRoutes(guard: Guard, parts: Parts) {
  const {
    backups,
    favorites,
    cooked,
    recipes,
    pictures,
    furtherPictures,
    images,
    downloads,
    madeFiles,
    clock,
    ownAddress,
    takesLong,
    sessions,
    archivedRecipes,
    site,
  } = parts;
  const exporting = { recipes, pictures, furtherPictures, images, templates: backups.templates };

  /** @throws NotSignedIn */
  const requireUser = (request: Request) => sessions.identifyCaller(request.headers.get("Authorization"));

  /** @throws RecipeNotFound */
  function getRecipe(slug: string) {
    const recipe = recipes.get(slug);
    if (!recipe) throw new RecipeNotFound(slug, recipes.movedTo(slug));
    return recipe;
  }

  return bindCalls(guard, exportCalls, {
    "GET recipes/{slug}/export": async ({ params: { slug }, query, request }) => {
      if (isCustomTemplate(query)) await requireUser(request);
      const options = {
        format: query.format,
        template: query.template ?? null,
        base: ownAddress(request),
        made: clock(),
        marks: null,
      };
      const { name, mime, content } = await exportRecipe(getRecipe(slug), options, exporting);
      return new Response(toBody(content), {
        headers: {
          "Content-Type": mime,
          "Content-Disposition": attachment(name),
          "Cache-Control": "no-store",
        },
      });
    },

    "GET recipe-exports/templates": () => ({ templates: backups.templates.names() }),

    "POST recipe-exports": async ({ body, request, caller }) => {
      takesLong(request);
      const { format, template = null, slugs } = body;
      if (format === BOOK_FORMAT) {
        const book = { slugs: slugs ?? archivedRecipes.slugs(), hasPictures: body.pictures ?? true };
        const made = {
          ...book,
          language: chooseBookLanguage(request, site.settings().language),
          made: clock(),
        };
        const key = await madeFiles.add(describeHtmlBook(book.hasPictures), (path) =>
          writeHtmlBook(path, made, parts),
        );
        return { fileToken: await downloads.token(key) };
      }
      const options = {
        format,
        template,
        base: ownAddress(request),
        made: clock(),
        marks: readMarks(caller),
      };
      const [only, ...others] = new Set(slugs ?? archivedRecipes.slugs());
      const key =
        only !== undefined && others.length === 0
          ? await exportOne(only, options)
          : await madeFiles.add(describeArchive(format), (path) =>
              exportRecipes(path, { ...options, slugs: only ? [only, ...others] : [] }, exporting),
            );
      return { fileToken: await downloads.token(key) };
    },
  });

  /** What belongs to a person and their household. */
  function readMarks({ id, groupId }: Pick<Account, "id" | "groupId">): OwnMarks {
    const slugs = new Set(favorites.listSlugs(id));
    return {
      isFavorite: (slug) => slugs.has(slug),
      listCookedDays: (recipe) => cooked.listHistory(groupId, recipe).map(({ date }) => date),
    };
  }

  async function exportOne(slug: string, options: Parameters<typeof exportRecipe>[1]): Promise<string> {
    const { content, ...file } = await exportRecipe(getRecipe(slug), options, exporting);
    return madeFiles.add(file, (path) => Bun.write(path, new Response(toBody(content))));
  }
}

function toBody(content: ExportedFile["content"]): BodyInit {
  if (typeof content === "string") return content;
  if (content instanceof Uint8Array) return content.slice();
  return toStream("parts" in content ? content.parts : content);
}

function toStream(parts: AsyncIterable<Uint8Array>): ReadableStream {
  const reading = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await reading.return?.()),
  });
}
