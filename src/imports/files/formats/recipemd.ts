import type { IngredientGroup, RecipeInput } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { parseDay, toNames } from "../../../archiving/lenient-values.ts";
import { countCookingEvidence } from "../../../recipes/reading/plain-text/sentences.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { readFrontMatter } from "../../migrations/formats/front-matter.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import type { FileFormat } from "../file-format.ts";
import { linkRecipesInNote } from "../reading/recipe-text.ts";
import {
  BREAK,
  findPictures,
  HEADING,
  LIST_ITEM,
  nameLinkedRecipes,
  plainInline,
  readMarkdownSteps,
  takeImages,
  withoutFileLinks,
} from "./markdown/markdown-text.ts";
import { MAX_TEXT_BYTES } from "../reading/linked-files.ts";
import { findFactsStart, linkFiles, readFacts } from "./recipemd-facts.ts";

interface Parts {
  fields: ReadonlyMap<string, string | string[]>;
  title: string;
  /** Between the title and the first line. */
  head: string[];
  ingredients: string[];
  steps: string[];
  /** What Tagine writes after the steps; null in files of other programs. */
  facts: string[] | null;
}

/** Whole paragraphs. */
const TAGS = /^(?:\*(?!\*)([^*]+)\*|_(?!_)([^_]+)_)$/s;
const YIELDS = /^(?:\*\*([^*]+)\*\*|__([^_]+)__)$/s;
const AMOUNT_FIRST = /^(?:\*(?![*\s])[^*\n]{1,60}\*|_(?![_\s])[^_\n]{1,60}_)(?=\s|$)/;

/** Source: https://recipemd.org/specification.html */
export const recipemd: FileFormat = {
  name: "recipemd",
  recognize({ kind, head }) {
    if (kind !== "text" || !/^\s{0,3}(?:#\s|[=]{3,}\s*$)/m.test(head)) return false;
    const parts = splitParts(head);
    return (
      parts !== null &&
      (parts.facts !== null || (isOnlyList(parts.ingredients) && (hasAmounts(parts) || isCooked(parts))))
    );
  },
  async *read(path, files) {
    const text = decodeFile(await files.bytes(path, MAX_TEXT_BYTES), path, files);
    const parts = splitParts(text);
    const title = plainInline(parts?.title ?? "");
    if (!parts || !isVisible(title)) {
      yield { name: title, problem: new RecipeWithoutName(path) };
      return;
    }
    const head = takeImages(parts.head.join("\n"));
    const about = readHead(withoutFileLinks(head.text));
    const { steps, pictures } = readMarkdownSteps(parts.steps);
    const links = await nameLinkedRecipes(
      [head.text, ...parts.ingredients, ...parts.steps].join("\n"),
      path,
      files,
    );
    const shown = [...head.links.map((link) => ({ link })), ...pictures];
    const facts = parts.facts && (await readFacts(parts.facts, (note) => linkFiles(note, path, files)));
    yield {
      recipe: {
        name: title,
        ...about,
        ...joinGroups(readGroups(parts.ingredients)),
        recipeInstructions: steps,
        notes: linkRecipesInNote(links),
        ...readMatter(parts.fields),
        tags: [...new Set([...(about.tags ?? []), ...toNames(parts.fields.get("tags"))])],
        ...facts?.complete(toNames(about.tags)),
      },
      pictures: findPictures(shown, path, files),
      ...(facts?.isFavorite && { isFavorite: true }),
    };
  },
};

/** A title, a horizontal line, ingredients, and perhaps another line and steps. */
function splitParts(text: string): Parts | null {
  const clean = text.replace(/^\ufeff/, "");
  const matter = readFrontMatter(clean);
  const lines = (matter?.body ?? clean).split(/\r\n?|\n/);
  const start = lines.findIndex((line) => line.trim() !== "");
  const isUnderlined = /^=+\s*$/.test(lines[start + 1] ?? "");
  const title = isUnderlined
    ? lines[start]
    : /^ {0,3}#(?!#)/.test(lines[start] ?? "")
      ? HEADING.exec(lines[start] ?? "")?.groups?.["text"]
      : undefined;
  if (title === undefined) return null;
  const all = lines.slice(start + (isUnderlined ? 2 : 1));
  const factsStart = findFactsStart(all);
  const body = factsStart === -1 ? all : all.slice(0, factsStart);
  const first = body.findIndex((line) => BREAK.test(line));
  if (first === -1) return null;
  const second = body.findIndex((line, at) => at > first && BREAK.test(line));
  const end = second === -1 ? body.length : second;
  return {
    fields: matter?.fields ?? new Map(),
    title,
    head: body.slice(0, first),
    ingredients: body.slice(first + 1, end),
    steps: body.slice(end + 1),
    facts: factsStart === -1 ? null : all.slice(factsStart + 1),
  };
}

function isOnlyList(lines: readonly string[]): boolean {
  let isInList = false;
  for (const line of lines) {
    if (HEADING.test(line)) isInList = false;
    else if (LIST_ITEM.test(line)) isInList = true;
    else if (line.trim() !== "" && !isInList) return false;
  }
  return lines.some((line) => LIST_ITEM.test(line));
}

function isCooked({ steps }: Parts): boolean {
  return countCookingEvidence(steps.join("\n")) > 0;
}

/** At least one amount in italics, or a yield in bold: anything else may be a page about something else. */
function hasAmounts({ head, ingredients }: Parts): boolean {
  const amounts = ingredients.map(
    (line) => AMOUNT_FIRST.exec(LIST_ITEM.exec(line)?.groups?.["text"] ?? "")?.[0],
  );
  const isYield = (paragraph: string) => /^..\s*\d/.test(paragraph) && YIELDS.test(paragraph);
  return (
    amounts.some((amount) => amount && /[\d\p{No}]/u.test(amount)) ||
    listParagraphs(head.join("\n")).some(isYield)
  );
}

function listParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function readHead(text: string): Pick<RecipeInput, "description" | "tags" | "recipeYield"> {
  const description: string[] = [];
  const tags: string[] = [];
  const yields: string[] = [];
  for (const paragraph of listParagraphs(text)) {
    const [, stars, lines] = TAGS.exec(paragraph) ?? [];
    const [, bold, underlined] = YIELDS.exec(paragraph) ?? [];
    if (stars ?? lines) tags.push(...splitNames(stars ?? lines ?? ""));
    else if (bold ?? underlined) yields.push((bold ?? underlined ?? "").replace(/\s+/g, " ").trim());
    else description.push(paragraph);
  }
  return { description: description.join("\n\n"), tags, recipeYield: yields.join(", ") };
}

function splitNames(text: string): string[] {
  return [...new Set(text.split(",").map(plainInline).filter(Boolean))];
}

/** A group without lines of its own names those below it, too. */
function readGroups(lines: readonly string[]): IngredientGroup[] {
  const groups: (IngredientGroup & { level: number })[] = [{ title: "", items: [], level: 0 }];
  for (const line of lines) {
    const heading = HEADING.exec(line)?.groups;
    const group = groups.at(-1);
    const item = LIST_ITEM.exec(line)?.groups?.["text"];
    if (heading) {
      const level = heading["marks"]?.length ?? 1;
      const own = plainInline(heading["text"] ?? "");
      const isBelow = group !== undefined && level > group.level && group.items.length === 0;
      groups.push({ title: isBelow && group.title ? `${group.title} / ${own}` : own, items: [], level });
    } else if (item !== undefined) group?.items.push(plainInline(item));
    else if (line.trim() !== "") group?.items.push(`${group.items.pop() ?? ""} ${plainInline(line)}`.trim());
  }
  return groups.map(({ title, items }) => ({ title, items }));
}

/** RecipeMD has none, but some programs add it. */
function readMatter(fields: Parts["fields"]): Partial<RecipeInput> {
  const getText = (key: string) => [fields.get(key) ?? ""].flat().join(", ");
  const source = getText("source") || getText("url");
  const known = new Set(["title", "author", "date", "source", "url", "tags"]);
  const extras = [...fields.keys()]
    .filter((key) => !known.has(key))
    .map((key): [string, string] => [key, getText(key)]);
  return {
    author: getText("author"),
    dateAdded: parseDay(getText("date")),
    orgURL: /^https?:\/\//i.test(source) ? source : null,
    extras: collectExtras(extras),
  };
}
