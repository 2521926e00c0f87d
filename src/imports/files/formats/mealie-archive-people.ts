import { type Fields, parseDay, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import type { Note } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { DomainError } from "../../../platform/errors.ts";
import { readJson } from "../../archives/read-json.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { listObjects } from "../reading/each-object.ts";

interface PeopleAndComments {
  /** Slugs that anyone marked. */
  favorites: ReadonlySet<string>;
  /** By slug. */
  comments: ReadonlyMap<string, Fields[]>;
}

/** Read once per archive, from `users/users.json` and `comments/comments.json`. */
export function readPeopleAndComments(root: string, files: ArchiveFiles): Promise<PeopleAndComments> {
  const roots = files.derive(createRoots);
  const known = roots.get(root) ?? readLists(root, files);
  roots.set(root, known);
  return known;
}

function createRoots(): Map<string, Promise<PeopleAndComments>> {
  return new Map();
}

async function readLists(root: string, files: ArchiveFiles): Promise<PeopleAndComments> {
  const people = await readList(`${root}users/users.json`, files);
  const comments = await readList(`${root}comments/comments.json`, files);
  return {
    favorites: new Set(
      people.flatMap((person) => toList(person["favorite_recipes"] ?? person["favoriteRecipes"]).map(toText)),
    ),
    comments: Map.groupBy(comments, (comment) => toText(comment["recipe_slug"] ?? comment["recipeSlug"])),
  };
}

async function readList(path: string, files: ArchiveFiles): Promise<Fields[]> {
  if (!files.inFolder(getFolder(path)).includes(path)) return [];
  try {
    return listObjects(await readJson(path, files));
  } catch (problem) {
    // A damaged list must not prevent the import of recipes.
    if (problem instanceof DomainError) return [];
    throw problem;
  }
}

/** Includes who wrote it, and when. */
export function listComments(comments: readonly Fields[]): Note[] {
  const notes = comments.map((comment) => {
    const user = toFields(comment["user"]);
    const name = toText(user?.["full_name"] ?? user?.["fullName"] ?? user?.["username"]).trim();
    const day = parseDay(comment["date_added"] ?? comment["dateAdded"]) ?? "";
    return { title: [name, day].filter(Boolean).join(", "), text: stripMarkup(toText(comment["text"])) };
  });
  // A recipe's file and the list have the same comments.
  const texts = notes.map(({ text }) => text);
  return notes.filter(({ text }, at) => isVisible(text) && texts.indexOf(text) === at);
}
