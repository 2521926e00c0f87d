import type { LibraryEntry, LibraryItem } from "../../src/contract/recipe-library.ts";
import { callApi } from "../api/call-api.ts";
import { quietly } from "./quietly.ts";
import { searchable } from "./search-offline.ts";
import type { StoredMark, StoredText, StoredSummary, OfflineStore } from "./offline-store.ts";
import { recipesToKeep } from "./sync-plan.ts";

/** Few enough that parsing them doesn't block the page. */
const AT_ONCE = 25;

interface Parts {
  shelf: OfflineStore;
  isStill(): boolean;
  rest(): Promise<void>;
  tell(done: number, total: number): void;
}

/** Returns whether the server answered. */
export async function syncRecipes(
  rows: LibraryEntry[],
  { shelf, isStill, rest, tell }: Parts,
): Promise<boolean> {
  const stored = new Map((await shelf.marks()).map(({ slug, mark }) => [slug, mark]));
  const { fetch: missing, remove } = recipesToKeep(rows, stored);
  if (remove.length > 0) await shelf.removeRecipes(remove);
  const here = rows.length - missing.length;
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    tell(here + at, rows.length);
    const recipes = missing.slice(at, at + AT_ONCE);
    const answer = await callApi("POST recipe-library", { body: { recipes }, ...quietly() });
    if (!answer.ok) return false;
    if (!isStill()) return true;
    await shelf.putRecipes(answer.data.map(toRows));
    await rest();
  }
  tell(rows.length, rows.length);
  return true;
}

function toRows({ mark, etag, recipe, furtherPictures }: LibraryItem): {
  recipe: StoredText;
  summary: StoredSummary;
  mark: StoredMark;
} {
  const { slug, organizers, id, name, image, imageHash, description, rating, dateAdded } = recipe;
  const { recipeCategory, tags, totalTime, recipeIngredient } = recipe;
  const toCheck = recipe.doubts.length > 0;
  const text = JSON.stringify(recipe);
  return {
    recipe: { slug, etag, text, ...(furtherPictures && { further: furtherPictures }) },
    summary: {
      slug,
      summary: {
        id,
        name,
        slug,
        image,
        description,
        recipeCategory,
        tags,
        rating,
        totalTime,
        dateAdded,
        imageHash,
        ...(toCheck && { toCheck }),
      },
      categories: organizers.categories.map((category) => category.slug),
      tags: organizers.tags.map((tag) => tag.slug),
      words: {
        name: searchable(name),
        ingredients: recipeIngredient.map(searchable),
        more: searchable([description, ...recipeCategory, ...tags].join(" ")),
      },
    },
    mark: { slug, mark, bytes: text.length },
  };
}
