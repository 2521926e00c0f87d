import { posix } from "node:path";
import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import {
  type Fields as LenientFields,
  parseDay,
  toFields,
  toList,
  toNames,
  toText,
} from "../../../archiving/lenient-values.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotRecipe } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { readFrontMatter } from "../../migrations/formats/front-matter.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import type { FileFormat, FoundPicture } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { linkRecipesInNote, readFiveStars, readTime, toNote } from "../reading/recipe-text.ts";
import { dropRepeats } from "../reading/written-pictures.ts";
import { type CooklangBody, readCooklangBody } from "./cooklang-body.ts";
import { nameFolders } from "./cooklang-folders.ts";
import { findPicturesBeside } from "./cooklang-pictures.ts";
import { isCode } from "../reading/recipe-evidence.ts";
import { findLinked, findPicture, readLinked, MAX_TEXT_BYTES } from "../reading/linked-files.ts";

/** Only Cooklang has `%` between an amount and its unit. */
const AMOUNT =
  /(?<![\p{L}\p{N}])[@~](?!\.{0,2}[/\\])[&?+-]{0,2}[^@#~{}$;=<>"\n]{0,100}\{=?[^{}%:;=$"<>\n]{0,30}%[^{}%:;=$"<>\n]{1,30}\}/u;
/** Sufficient for `.cook` files. A menu only refers to recipes. */
const ANY_MARK =
  /(?<![\p{L}\p{N}])(?:@(?!\.{0,2}[/\\])[\p{L}\p{N}\p{Extended_Pictographic}]|#[\p{L}\p{N}][^#@~{}\n]{0,100}\{|~[^@#~{}\n]{0,50}\{)/u;

/** A recipe may have no ingredients and times yet, or only pots and names of times. */
const TITLED =
  /^\ufeff?(?:---\s*\n(?:[^\n]+\n)*?title:|>>\s*[\p{L} ]{2,40}:)|(?:^|\s)[#~]\p{L}[\p{L}\p{N}]+/mu;

/** Source: https://cooklang.org/docs/spec */
export const cooklang: FileFormat = {
  name: "cooklang",
  recognize({ path, kind, head }) {
    // A comment at the start looks like the list of a JSON file.
    if (kind !== "text" && !(kind === "json" && head.trimStart().startsWith("[-"))) return false;
    if (isCode(head)) return false;
    return AMOUNT.test(head) || (/\.cook$/i.test(path) && (ANY_MARK.test(head) || TITLED.test(head)));
  },
  async *read(path, files) {
    const text = decodeFile(await files.bytes(path, MAX_TEXT_BYTES), path, files).replace(/^\ufeff/, "");
    const { fields, body } = parseFile(text);
    const isEmpty = body.steps.length === 0 && body.groups.every(({ items }) => items.length === 0);
    if (isEmpty && !getText(fields, ...KEYS.title)) {
      yield { name: nameFile(path), problem: new FileNotRecipe(path) };
      return;
    }
    const names = await Promise.all(body.links.map((link) => nameLinked(link, path, files)));
    const notes = await Promise.all(body.notes.map((note) => linkFiles(note, path, files)));
    const written = notes.map(({ text: one }) => one).join("\n");
    const links = names.filter((name) => !written.includes(linkToRecipe(name)));
    const recipe = toRecipe(fields, { ...body, notes }, { name: nameFile(path), links });
    const categories = recipe.recipeCategory?.length ? recipe.recipeCategory : nameFolders(path, files);
    const isFavorite = /^(?:true|yes)$/i.test(getText(fields, "favorite", "favourite"));
    const pictures = [...findPicturesBeside(path, body, files), ...findNamedPictures(fields, path, files)];
    yield {
      recipe: { ...recipe, recipeCategory: categories },
      pictures: dropRepeats(pictures),
      ...(isFavorite && { isFavorite }),
    };
  },
};

type Fields = Map<string, string | string[]>;

function parseFile(text: string): { fields: Fields; body: CooklangBody } {
  const matter = readFrontMatter(text);
  const body = readCooklangBody(matter?.body ?? text);
  const fields: Fields = new Map();
  const metadata = matter ? spreadNested(matter.fields, text) : [];
  for (const [key, value] of [...metadata, ...body.metadata])
    // `[mode]` and such are instructions to the parser.
    if (!key.startsWith("[")) fields.set(key.toLowerCase().replaceAll("_", " ").trim(), value);
  return { fields, body };
}

/** `source: { name, url }` becomes `source.name` and `source.url`. */
function spreadNested(fields: ReadonlyMap<string, string | string[]>, text: string): Fields {
  const spread: Fields = new Map(fields);
  const yaml = parseMatter(text);
  for (const [outer, value] of Object.entries(yaml))
    for (const [inner, own] of Object.entries(toFields(value) ?? {})) {
      // The line parser took it for a separate field.
      if (!(inner in yaml)) spread.delete(inner.toLowerCase());
      if (spread.get(outer.toLowerCase()) === "") spread.delete(outer.toLowerCase());
      spread.set(`${outer}.${inner}`.toLowerCase(), toList(own).map(toText).join(", "));
    }
  return spread;
}

function parseMatter(text: string): LenientFields {
  try {
    return toFields(Bun.YAML.parse(/^\s*---[ \t]*\r?\n(.*?)\r?\n---/s.exec(text)?.[1] ?? "")) ?? {};
  } catch {
    return {};
  }
}

const KEYS = {
  title: ["title", "name", "recipe"],
  description: ["description", "introduction"],
  tags: ["tags", "tag", "keywords", "diet"],
  categories: ["course", "category", "categories"],
  cuisine: ["cuisine"],
  yield: ["servings", "serves", "yield", "yields"],
  prep: ["prep time", "time.prep", "prep", "preparation time"],
  cook: ["cook time", "time.cook", "cook", "cooking time"],
  total: ["total time", "time required", "time.required", "required", "time", "duration"],
  link: ["source.url", "source url", "url", "link", "source"],
  source: ["source.name", "source"],
  author: ["author.name", "author", "source.author"],
  rating: ["rating"],
  date: ["date added", "date", "created", "added"],
  notes: ["notes", "note"],
  tools: ["tools", "equipment", "cookware"],
  pictures: ["image", "images", "picture", "pictures"],
} as const;
const KNOWN = new Set<string>([...Object.values(KEYS).flat(), "favorite", "favourite"]);

function toRecipe(
  fields: Fields,
  body: CooklangBody,
  { name, links }: { name: string; links: string[] },
): RecipeInput {
  const link = KEYS.link.map((key) => getText(fields, key)).find((text) => /^https?:\/\//i.test(text));
  const source = getText(fields, ...KEYS.source);
  const author = getText(fields, ...KEYS.author);
  const sourceAuthor = getText(fields, "source.author");
  const nutrition = [...fields].flatMap(([key, value]) => {
    const known = KNOWN.has(key) ? null : findNutritionKey(key);
    return known && typeof value === "string" ? [[known, value] as const] : [];
  });
  const others = [...fields].filter(([key]) => !KNOWN.has(key) && findNutritionKey(key) === null);
  const isOther = source !== "" && source !== link && source !== author;
  return {
    name: getText(fields, ...KEYS.title) || name,
    description: getText(fields, ...KEYS.description),
    tags: [...new Set(KEYS.tags.flatMap((key) => toNames(fields.get(key))))],
    recipeCategory: [...new Set(KEYS.categories.flatMap((key) => toNames(fields.get(key))))],
    recipeCuisine: toNames(fields.get("cuisine")),
    recipeYield: readYield(fields),
    prepTime: readCookTime(getText(fields, ...KEYS.prep)),
    performTime: readCookTime(getText(fields, ...KEYS.cook)),
    totalTime: readCookTime(getText(fields, ...KEYS.total)),
    orgURL: link ?? null,
    author: author || (isOther ? source : ""),
    rating: toRating(getText(fields, ...KEYS.rating)),
    dateAdded: parseDay(getText(fields, ...KEYS.date)),
    ...joinGroups(body.groups),
    recipeInstructions: body.steps,
    tools: [...body.tools, ...KEYS.tools.flatMap((key) => toNames(fields.get(key)))],
    nutrition: Object.fromEntries(nutrition),
    notes: [
      ...body.notes,
      ...toNote(getText(fields, ...KEYS.notes)),
      ...toNote(body.comments.join("\n")),
      ...linkRecipesInNote(links),
    ],
    extras: collectExtras([
      ...others.map(([key, value]): [string, unknown] => [
        key,
        Array.isArray(value) ? value.join(", ") : value,
      ]),
      ...(isOther && author ? [["source", source] as [string, string]] : []),
      ["source author", sourceAuthor === author ? "" : sourceAuthor],
    ]),
  };
}

function getText(fields: Fields, ...keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields.get(key) ?? "";
    const text = Array.isArray(value) ? value.join("\n") : value;
    if (isVisible(text)) return text.trim();
  }
  return "";
}

/** A number, or the words for the same number. */
function readYield(fields: Fields): string {
  const servings = getText(fields, ...KEYS.yield).replace(/^(\d+)(?:\|\d+)+$/, "$1");
  const words = getText(fields, "yields");
  return /^\d+/.exec(words)?.[0] === servings ? words : servings;
}

/** `1h 30min` */
function readCookTime(text: string): string | null {
  const [, days, hours, minutes] = /^(?:(\d+)d)?(?: ?(\d+)h)?(?: ?(\d+)min)?$/.exec(text) ?? [];
  return readTime(
    text && (days ?? hours ?? minutes) ? `P${days ?? 0}DT${hours ?? 0}H${minutes ?? 0}M` : text,
  );
}

/** `4`, `4/5` */
function toRating(text: string): number {
  return readFiveStars(/^\d+(?:\.\d+)?/.exec(text)?.[0]);
}

function nameFile(path: string): string {
  return posix.basename(path).replace(/\.[a-z]{2,8}$/i, "");
}

/** Its title is the other recipe's name after the import. */
async function nameLinked(link: string, from: string, files: ArchiveFiles): Promise<string> {
  const file = findLinked(/\.cook$/i.test(link) ? link : `${link}.cook`, from, files);
  const text = file === null ? null : await readLinked(file, files);
  const title = text === null ? "" : getText(parseFile(text).fields, ...KEYS.title);
  return title || nameFile(link.replace(/\.cook$/i, ""));
}

const FILE_LINK = /\[((?:\\.|[^\\\]\n])*)\]\((\.{0,2}\/?[^()\s]+\.cook)\)/g;

/** Notes may link to other files in Markdown. */
async function linkFiles(note: Note, path: string, files: ArchiveFiles): Promise<Note> {
  const links = [...note.text.matchAll(FILE_LINK)];
  const names = await Promise.all(links.map(([, , link = ""]) => nameLinked(link, path, files)));
  return { ...note, text: note.text.replace(FILE_LINK, () => linkToRecipe(names.shift() ?? "")) };
}

function findNamedPictures(fields: Fields, path: string, files: ArchiveFiles): FoundPicture[] {
  const named = KEYS.pictures.flatMap((key) => [fields.get(key) ?? []].flat());
  return named.flatMap((link) => findPicture(link, path, files) ?? []);
}
