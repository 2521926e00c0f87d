import { isDay } from "../../../../contract/days.ts";
import { isVisible, PASTED_TEXT_MOST } from "../../../../contract/rules.ts";
import type { RecipeInput } from "../../../../contract/recipes.ts";
import { looksLikeRecipe } from "../../../../recipes/reading/plain-text/read-plain-text.ts";
import { readPlainTexts } from "../../../../recipes/reading/plain-text/read-plain-texts.ts";
import { isComplete, type ParsedRecipe } from "../../../../recipes/text/parsed-recipe.ts";
import { FileNotRecipe } from "../../../archives/recipe-format.ts";
import { collectExtras } from "../../../migrations/collect-extras.ts";
import type { FileFormat, FileReaders, FoundPicture, FoundRecipe } from "../../file-format.ts";
import { escapeMarkup } from "../../reading/html-parts.ts";
import { toRecipeInput } from "../../reading/to-recipe-input.ts";
import { readEnml, type NoteText } from "./enml.ts";
import { eachNote, type EvernoteNote, type NoteFile } from "./evernote-notes.ts";
import { isPictureType, NOWHERE } from "../web-page/saved-page.ts";

/** Pictures are in the file, so it's large. */
const MAX_BYTES = 200_000_000;

/** Source: https://evernote.com/blog/how-evernotes-xml-export-format-works */
export const evernote: FileFormat = {
  name: "evernote",
  recognize: ({ kind, head }) =>
    (kind === "xml" || kind === "html") && /<en-export[\s>]/.test(head.slice(0, 2000)),
  async *read(path, files, readers) {
    for (const note of eachNote(await files.bytes(path, MAX_BYTES))) {
      const text = readEnml(note.content);
      const recipes = await findRecipes(note, text, readers);
      // Most people have notes about other things, too.
      if (recipes.length === 0) yield { name: note.title, problem: new FileNotRecipe(note.title || path) };
      for (const [at, recipe] of recipes.entries()) yield toFound(recipe, note, at === 0 ? text : null);
    }
  },
};

/** Clipped pages are read as pages, and other notes as text. */
async function findRecipes(
  note: EvernoteNote,
  text: NoteText,
  { pages }: FileReaders,
): Promise<ParsedRecipe[]> {
  if (text.lines.length === 0) return [];
  const readAsPage = async () => {
    const html = `<title>${escapeMarkup(note.title)}</title><body>${text.html}</body>`;
    const { recipes } = await pages.read({ url: note.sourceUrl ?? NOWHERE, html });
    return recipes
      .filter(isComplete)
      .map(({ confidence: _confidence, doubts: _doubts, shownText: _shownText, ...recipe }) => recipe);
  };
  const ways = note.sourceUrl === null ? [readAsText, readAsPage] : [readAsPage, readAsText];
  for (const read of ways) {
    const recipes = await read(note, text);
    const [only] = recipes;
    if (only && recipes.length === 1) return [{ ...only, name: isNamed(note) ? note.title : only.name }];
    if (recipes.length > 0) return recipes;
  }
  return [];
}

function readAsText(note: EvernoteNote, { lines }: NoteText): ParsedRecipe[] {
  const title = isNamed(note) && lines[0] !== note.title ? [note.title, ""] : [];
  const text = [...title, ...lines].join("\n");
  if (text.length > PASTED_TEXT_MOST) return [];
  const found = readPlainTexts(text).map(({ recipe }) => recipe);
  return found.every((recipe) => isComplete(recipe) && looksLikeRecipe(recipe)) ? found : [];
}

function isNamed({ title }: EvernoteNote): boolean {
  return isVisible(title) && !/^untitled(?: note)?$/i.test(title);
}

/** @param text null except for a note's first recipe, which gets what belongs to the whole note */
function toFound(parsed: ParsedRecipe, note: EvernoteNote, text: NoteText | null): FoundRecipe {
  const orgURL = note.sourceUrl ?? (parsed.orgURL.startsWith(NOWHERE) ? null : parsed.orgURL || null);
  const sourceText = note.sourceUrl === null && text ? text.lines.join("\n") : null;
  const recipe = toRecipeInput(parsed, { orgURL, sourceText });
  const links = text && note.sourceUrl === null ? text.links.join("\n") : "";
  const others = note.files.filter(({ mime }) => !isPictureType(mime));
  const input: RecipeInput = {
    ...recipe,
    author: recipe.author || note.author,
    notes: [...(recipe.notes ?? []), ...(links ? [{ title: "", text: links }] : [])],
    tags: [...new Set([...note.tags, ...(recipe.tags ?? [])])],
    dateAdded: readCreated(note.created),
    extras: collectExtras(text ? [["attachments", others.map(({ name }) => name || "?").join(", ")]] : []),
  };
  return { recipe: input, pictures: text ? listPictures(note.files, text.media) : [] };
}

/** In the order of the text; others after them. */
function listPictures(files: readonly NoteFile[], media: readonly string[]): FoundPicture[] {
  const getPlace = ({ hash }: NoteFile) => (media.includes(hash) ? media.indexOf(hash) : media.length);
  return files
    .filter(({ mime, bytes }) => isPictureType(mime) && bytes.length > 0)
    .toSorted((one, other) => getPlace(one) - getPlace(other))
    .map(({ bytes }) => ({ bytes }));
}

/** `20230501T145416Z` */
function readCreated(created: string): string | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})(\d\d)(\d\d)T/.exec(created) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : null;
}
