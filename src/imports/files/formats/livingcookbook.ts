import { parseDay } from "../../../archiving/lenient-values.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FileFormat } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readStepLines } from "../reading/recipe-text.ts";
import { servingsText, setYield } from "./mastercook-facts.ts";
import { addLine, addNote, type Draft, newDraft, startSection } from "./recipe-draft.ts";
import { elementsIn, readElements, textIn, MAX_XML_BYTES, type XmlElement } from "./xml-elements.ts";
import { blockText, decodePicture, findPicture, readXmlRecipes, startsXml } from "./xml-recipes.ts";

/** The XML of Living Cookbook, in `.fdxz` with its pictures. */
export const livingcookbook: FileFormat = {
  name: "livingcookbook",
  recognize: ({ head }) => startsXml(head, "fdx"),
  async *read(path, files) {
    const chapters = await readChapters(path, files);
    yield* readXmlRecipes({ path, files }, "recipe", (element) =>
      readRecipe(element, { path, files, chapters }),
    );
  },
};

interface Place {
  path: string;
  files: ArchiveFiles;
  chapters: Map<string, string>;
}

/** Full names by number: “Soups / Cold”. */
async function readChapters(path: string, files: ArchiveFiles): Promise<Map<string, string>> {
  const found = new Map<string, { name: string; parent: string }>();
  const bytes = await files.bytes(path, MAX_XML_BYTES);
  for (const element of readElements(bytes, new Set(["cookbookchapter", "chapter"])))
    found.set(getField(element, "id"), {
      name: getField(element, "name"),
      parent: getField(element, "parentchapterid", "parentid"),
    });
  const fullName = (id: string, depth: number): string => {
    const own = found.get(id);
    if (!own || depth === 0) return "";
    return [fullName(own.parent, depth - 1), own.name].filter(Boolean).join(" / ");
  };
  return new Map([...found.keys()].map((id) => [id, fullName(id, MAX_DEPTH)]));
}

const MAX_DEPTH = 10;
const PARTS = new Set(
  "recipeingredient recipeprocedure recipetip recipeauthornote recipenote recipeimage".split(" "),
);

function readRecipe(element: XmlElement, place: Place): Draft {
  const draft = newDraft();
  const get = (...names: string[]): string => getField(element, ...names);
  draft.name = get("name", "recipename");
  draft.description = get("description");
  draft.yield = servingsText(get("servings", "numberofservings"));
  if (get("yield")) setYield(draft, get("yield"));
  draft.prepTime = get("preparationtime");
  draft.performTime = get("cookingtime");
  draft.totalTime = get("readyintime");
  draft.author = get("author", "authors");
  draft.sources = [get("webpage"), get("source")];
  draft.dateAdded = parseDay(get("createdate"));
  draft.rating = toRating(get("rating"));
  draft.categories = [place.chapters.get(get("cookbookchapterid", "chapterid")) ?? ""];
  draft.tags = get("recipetypes", "recipetype").split(/[,;]/);
  addNote(draft, "", get("comments"));
  addNote(draft, "", get("notes"));
  draft.extras.push(["copyright", get("copyright")]);
  for (const part of listParts(element)) readPart(draft, part, place);
  draft.steps = readStepLines(draft.steps.map(({ text }) => text));
  return draft;
}

/** Lists may have an element of their own. */
function listParts(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((part) => (PARTS.has(part.name) ? [part] : listParts(part)));
}

function readPart(draft: Draft, part: XmlElement, { path, files }: Place): void {
  const isHeading = /^(?:y|yes|true|1)$/i.test(
    getField(part, "heading") || (elementsIn(part)[0]?.attributes["heading"] ?? ""),
  );
  const text = blockText(part);
  switch (part.name) {
    case "recipeingredient":
      addIngredient(draft, part, isHeading);
      break;
    case "recipeprocedure":
      draft.steps.push({ text: isHeading ? `# ${text}` : text });
      break;
    case "recipeimage": {
      const picture =
        findPicture(getField(part, "filename", "name"), path, files) ?? decodePicture(textIn(part));
      if (picture) draft.pictures.push(picture);
      break;
    }
    default:
      addNote(draft, part.name === "recipetip" ? "Tip" : "", text);
  }
}

function addIngredient(draft: Draft, part: XmlElement, isHeading: boolean): void {
  const get = (name: string): string => getField(part, name).replace(/\s+/g, " ");
  const food = get("ingredient") || textIn(part);
  if (isHeading) return startSection(draft, food.replace(/:$/, ""));
  const isRecipe = /^recipe$/i.test(get("linktype")) && food !== "";
  addLine(
    draft,
    [get("quantity"), get("unit"), isRecipe ? linkToRecipe(food) : food].filter(Boolean).join(" "),
  );
}

/** Of an attribute or an element. */
function getField({ attributes, parts }: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const text = attributes[name] ?? textIn(elementsIn({ name, attributes, parts }, name)[0]);
    if (text.trim() !== "") return text.trim();
  }
  return "";
}

function toRating(text: string): number {
  const stars = Number(text);
  return stars > 0 && stars <= 5 ? stars : 0;
}
