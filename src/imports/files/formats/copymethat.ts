import { isTag, type Document, type Element } from "domhandler";
import { isVisible } from "../../../contract/rules.ts";
import type { IngredientGroup, Instruction, Note } from "../../../contract/recipes.ts";
import { getAttribute } from "../../../recipes/reading/page/parse-page.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import type { FileFormat, FoundRecipe } from "../file-format.ts";
import { readFiveStars, readTime } from "../reading/recipe-text.ts";
import { findLinkedPicture } from "../reading/written-pictures.ts";
import {
  findElements,
  hasClass,
  readEachPart,
  readLinkedLines,
  readVisibleLine,
  readVisibleLines,
} from "../reading/html-parts.ts";

const START = /<div\b[^<>]{0,300}?\sclass\s*=\s*["']?recipe["'\s>]/gi;

/** One page, `recipes.html`, with all recipes, and their pictures in `images/`. */
export const copymethat: FileFormat = {
  name: "copymethat",
  recognize: ({ kind, head }) =>
    kind === "html" &&
    (head.includes("copymethat_class_id_version") || /id\s*=\s*["']?recipeIngredient_header\b/.test(head)),
  read: (path, files) => readEachPart({ path, files }, START, (part) => toRecipe(part, path, files)),
};

function toRecipe(part: Document, path: string, files: ArchiveFiles): FoundRecipe {
  // Every recipe has the same IDs.
  const byId = new Map(
    findElements(part, ({ attribs }) => attribs["id"] !== undefined)
      .toReversed()
      .map((element) => [getAttribute(element, "id"), element]),
  );
  const byClass = (name: string) => findElements(part, (element) => hasClass(element, name));
  const { groups, notes } = readIngredients(byId.get("recipeIngredients"));
  const { orgURL, source } = readSource(byId.get("link"), byId.get("original_link"));
  const readNamedTime = (name: string) => {
    const found = findElements(part, ({ attribs }) =>
      ["id", "meta", "itemprop"].some((key) => attribs[key] === name),
    );
    return found.map((element) => readTime(readVisibleLine(element))).find(Boolean) ?? null;
  };
  const images = listImages(part);
  const { steps, stepOf } = readSteps(byId.get("recipeInstructions"));
  return {
    recipe: {
      name: readVisibleLine(byId.get("name")),
      description: readVisibleLines(byId.get("description")).join("\n"),
      ...joinGroups(groups),
      recipeInstructions: steps,
      notes: [...notes, ...readNotes(byId.get("recipeNotes"))],
      recipeYield: readVisibleLine(byId.get("recipeYield")),
      prepTime: readNamedTime("prepTime"),
      performTime: readNamedTime("cookTime"),
      totalTime: readNamedTime("totalTime"),
      rating: readFiveStars(readVisibleLine(byId.get("ratingValue"))) || null,
      orgURL,
      tags: [...new Set(byClass("recipeCategory").map(readVisibleLine))].filter(
        (tag) => isVisible(tag) && tag !== "Tags:",
      ),
      extras: collectExtras([
        ["source", source],
        ["made-this", byId.has("made_this") || ""],
      ]),
    },
    pictures: [...new Set(images)].flatMap((link) => {
      const picture = findLinkedPicture(path, link, files);
      const step = stepOf.get(link);
      return picture ? [step === undefined ? picture : { ...picture, step }] : [];
    }),
    ...(byId.has("starred") && { isFavorite: true }),
  };
}

function readIngredients(list: Element | undefined): { groups: IngredientGroup[]; notes: Note[] } {
  const groups: IngredientGroup[] = [{ title: "", items: [] }];
  const notes: Note[] = [];
  for (const item of listItems(list)) {
    const text = readVisibleLine(item);
    if (!isVisible(text)) continue;
    if (hasClass(item, "recipeIngredient_subheader")) groups.push({ title: withoutColon(text), items: [] });
    else if (hasClass(item, "recipeIngredient_note")) notes.push({ title: groups.at(-1)?.title ?? "", text });
    else groups.at(-1)?.items.push(text);
  }
  return { groups, notes };
}

function listImages(part: Document | Element): string[] {
  const images = findElements(part, ({ name }) => name === "img");
  return images.flatMap((image) => getAttribute(image, "src") || []);
}

/** `stepOf` has the number of the step by the address of its picture. */
function readSteps(list: Element | undefined): { steps: Instruction[]; stepOf: Map<string, number> } {
  const steps: Instruction[] = [];
  const stepOf = new Map<string, number>();
  let title: string | null = null;
  for (const item of listItems(list)) {
    const text = readVisibleLines(item).join("\n");
    const last = steps.at(-1);
    const isNew = isVisible(text) && !(hasClass(item, "instruction_next") && title === null);
    for (const link of listImages(item))
      stepOf.set(link, Math.max(0, isNew ? steps.length : steps.length - 1));
    if (!isVisible(text)) continue;
    if (hasClass(item, "instruction_subheader")) {
      title = [title, withoutColon(text)].filter(Boolean).join(" · ");
    } else if (hasClass(item, "instruction_next") && last && title === null) {
      last.text += `\n${text}`;
    } else {
      steps.push(title === null ? { text } : { title, text });
      title = null;
    }
  }
  // A heading without steps is a step: nothing is lost.
  if (title !== null) steps.push({ text: title });
  return { steps, stepOf: steps.length > 0 ? stepOf : new Map() };
}

function readNotes(list: Element | undefined): Note[] {
  const notes: Note[] = [];
  let title = "";
  for (const item of listItems(list)) {
    const text = readVisibleLines(item).join("\n");
    if (!isVisible(text)) continue;
    if (hasClass(item, "recipeNote_subheader")) title = withoutColon(text);
    else notes.push({ title, text: readLinkedLines(item).join("\n") });
  }
  return notes;
}

function listItems(list: Element | undefined): Element[] {
  return (list?.children ?? []).filter(isTag);
}

function withoutColon(title: string): string {
  return title.replace(/\s*:$/, "");
}

/** A link, or a name like “Grandma”. */
function readSource(
  place: Element | undefined,
  link: Element | undefined,
): { orgURL: string | null; source: string } {
  const address = (link && getAttribute(link, "href")?.trim()) || "";
  const text = readVisibleLine(place)
    .replace(/^Adapted from\s*/i, "")
    .replace(readVisibleLine(link), "")
    .trim();
  return /^https?:\/\//i.test(address)
    ? { orgURL: address, source: text }
    : { orgURL: null, source: text || readVisibleLine(link) };
}
