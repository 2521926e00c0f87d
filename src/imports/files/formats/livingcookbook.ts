import { parseDay } from "../../../archiving/lenient-values.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FileFormat, Place } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readFiveStars, readStepLines } from "../reading/recipe-text.ts";
import { setYield } from "./mastercook-facts.ts";
import {
  formatServings,
  addLine,
  addNote,
  type RawRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import {
  listElements,
  readElements,
  getText,
  MAX_XML_BYTES,
  type XmlElement,
} from "../reading/xml-elements.ts";
import {
  readBlock,
  decodePicture,
  findNamedPicture,
  readXmlRecipes,
  startsXml,
} from "../reading/xml-recipes.ts";

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

interface RecipePlace extends Place {
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

function readRecipe(element: XmlElement, place: RecipePlace): RawRecipe {
  const raw = createRawRecipe();
  const get = (...names: string[]): string => getField(element, ...names);
  raw.name = get("name", "recipename");
  raw.description = get("description");
  raw.yield = formatServings(get("servings", "numberofservings"));
  if (get("yield")) setYield(raw, get("yield"));
  raw.prepTime = get("preparationtime");
  raw.performTime = get("cookingtime");
  raw.totalTime = get("readyintime");
  raw.author = get("author", "authors");
  raw.sources = [get("webpage"), get("source")];
  raw.dateAdded = parseDay(get("createdate"));
  raw.rating = readFiveStars(get("rating"));
  raw.categories = [place.chapters.get(get("cookbookchapterid", "chapterid")) ?? ""];
  raw.tags = get("recipetypes", "recipetype").split(/[,;]/);
  addNote(raw, "", get("comments"));
  addNote(raw, "", get("notes"));
  raw.extras.push(...listOtherFields(element));
  for (const part of listParts(element)) readPart(raw, part, place);
  raw.steps = readStepLines(raw.steps.map(({ text }) => text));
  return raw;
}

const KNOWN = new Set(
  `name recipename description servings numberofservings yield preparationtime cookingtime readyintime author authors
  webpage source createdate rating cookbookchapterid chapterid recipetypes recipetype comments notes id recipeid`.split(
    /\s+/,
  ),
);

/** Attributes and elements without a field. */
function listOtherFields(element: XmlElement): [key: string, value: string][] {
  const texts = listElements(element).filter(
    (part) => !PARTS.has(part.name) && listElements(part).length === 0,
  );
  return [
    ...Object.entries(element.attributes),
    ...texts.map((part): [string, string] => [part.name, getText(part)]),
  ].filter(([key]) => !KNOWN.has(key));
}

/** Lists may have an element of their own. */
function listParts(element: XmlElement): XmlElement[] {
  return listElements(element).flatMap((part) => (PARTS.has(part.name) ? [part] : listParts(part)));
}

function readPart(raw: RawRecipe, part: XmlElement, { path, files }: Place): void {
  const isHeading = /^(?:y|yes|true|1)$/i.test(
    getField(part, "heading") || (listElements(part)[0]?.attributes["heading"] ?? ""),
  );
  const text = readBlock(part);
  switch (part.name) {
    case "recipeingredient":
      addIngredient(raw, part, isHeading);
      break;
    case "recipeprocedure":
      raw.steps.push({ text: isHeading ? `# ${text}` : text });
      break;
    case "recipeimage": {
      const picture =
        findNamedPicture(getField(part, "filename", "name"), path, files) ?? decodePicture(getText(part));
      if (picture) raw.pictures.push(picture);
      break;
    }
    default:
      addNote(raw, part.name === "recipetip" ? "Tip" : "", text);
  }
}

function addIngredient(raw: RawRecipe, part: XmlElement, isHeading: boolean): void {
  const get = (name: string): string => getField(part, name).replace(/\s+/g, " ");
  const food = get("ingredient") || getText(part);
  if (isHeading) return startSection(raw, food.replace(/:$/, ""));
  const isRecipe = /^recipe$/i.test(get("linktype")) && food !== "";
  addLine(
    raw,
    [get("quantity"), get("unit"), isRecipe ? linkToRecipe(food) : food].filter(Boolean).join(" "),
  );
}

/** Of an attribute or an element. */
function getField({ attributes, parts }: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const text = attributes[name] ?? getText(listElements({ name, attributes, parts }, name)[0]);
    if (text.trim() !== "") return text.trim();
  }
  return "";
}
