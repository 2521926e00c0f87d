import type { Document, Element } from "domhandler";
import { isVisible } from "../../../contract/rules.ts";
import { getAttribute } from "../../../recipes/reading/page/parse-page.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import type { FileFormat, FoundPicture, FoundRecipe } from "../file-format.ts";
import { findLinkedPicture } from "../reading/written-pictures.ts";
import {
  findElements,
  readEachPart,
  readHeadedLines,
  readLinkedLines,
  readVisibleLine,
  readVisibleLines,
} from "../reading/html-parts.ts";
import {
  readFiveStars,
  readIngredientLines,
  readStepLines,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";

const START = /<div\b[^<>]{0,300}?\sclass\s*=\s*["']?recipe-details["'\s>]/gi;

/** One page, `recipes.html`, with all recipes, and their pictures in `images/`. */
export const recipekeeper: FileFormat = {
  name: "recipekeeper",
  recognize: ({ kind, head }) =>
    kind === "html" && head.includes("recipe-details") && /itemprop\s*=\s*["']?recipe[A-Z]/.test(head),
  read: (path, files) => readEachPart({ path, files }, START, (part) => toRecipe(part, path, files)),
};

type Properties = ReadonlyMap<string, Element[]>;

function listProperties(part: Document): Properties {
  const getName = (element: Element) => getAttribute(element, "itemprop") ?? getAttribute(element, "meta");
  const elements = findElements(part, (element) => getName(element) !== undefined);
  return Map.groupBy(elements, (element) => getName(element)?.trim() ?? "");
}

function toRecipe(part: Document, path: string, files: ArchiveFiles): FoundRecipe {
  const properties = listProperties(part);
  const list = (name: string) => [...new Set((properties.get(name) ?? []).map(getValue).filter(isVisible))];
  const value = (name: string) => list(name)[0] ?? "";
  const lines = (name: string, read = readVisibleLines) => (properties.get(name) ?? []).flatMap(read);
  const { orgURL, source } = readSource(properties.get("recipeSource")?.[0]);
  const time = (name: string) => list(name).map(readTime).find(Boolean) ?? null;
  return {
    recipe: {
      name: value("name"),
      description: lines("recipeDescription").join("\n"),
      ...readIngredientLines(lines("recipeIngredients", readHeadedLines)),
      recipeInstructions: readStepLines(lines("recipeDirections", readHeadedLines)),
      notes: toNote(lines("recipeNotes", readLinkedLines).join("\n")),
      prepTime: time("prepTime"),
      performTime: time("cookTime"),
      totalTime: time("totalTime"),
      recipeYield: value("recipeYield"),
      nutrition: readNutrition(value),
      rating: readFiveStars(value("recipeRating")) || null,
      orgURL,
      recipeCategory: list("recipeCourse"),
      tags: [...new Set([...list("recipeCategory"), ...list("recipeCollection")])],
      extras: collectExtras([
        ["source", source],
        ...[...properties.keys()]
          .filter((name) => !KNOWN.test(name) && !NUTRITION.some(([own]) => name === `recipeNut${own}`))
          .map((name): [string, string] => [name, value(name)]),
      ]),
    },
    pictures: listPictures(part, path, files),
    ...(/^true$/i.test(value("recipeIsFavourite")) && { isFavorite: true }),
  };
}

/** Others are kept as they are. */
const KNOWN =
  /^(?:recipe(?:Id|ShareId|IsFavourite|Rating|Course|Category|Collection|Source|Yield|Description|Ingredients|Directions|Notes)|name|(?:prep|cook|total)Time|photo\d*)$/;

function getValue(element: Element): string {
  return plainLine(getAttribute(element, "content") ?? "") || readVisibleLine(element);
}

/** A link, or a name like “Grandma”. */
function readSource(element: Element | undefined): { orgURL: string | null; source: string } {
  const text = readVisibleLine(element);
  const [link] = element ? findElements(element, ({ name }) => name === "a") : [];
  const address = (link && getAttribute(link, "href")?.trim()) || text;
  if (!/^https?:\/\//i.test(address)) return { orgURL: null, source: text };
  return { orgURL: address, source: /^https?:\/\//i.test(text) ? "" : text };
}

const NUTRITION: readonly (readonly [name: string, key: string, unit: string])[] = [
  ["ServingSize", "servingSize", ""],
  ["Calories", "calories", "kcal"],
  ["TotalFat", "fatContent", "g"],
  ["SaturatedFat", "saturatedFatContent", "g"],
  ["TransFat", "transFatContent", "g"],
  ["Cholesterol", "cholesterolContent", "mg"],
  ["Sodium", "sodiumContent", "mg"],
  ["TotalCarbohydrate", "carbohydrateContent", "g"],
  ["DietaryFiber", "fiberContent", "g"],
  ["Sugars", "sugarContent", "g"],
  ["Protein", "proteinContent", "g"],
];

/** Numbers are without their units. */
function readNutrition(value: (name: string) => string): Record<string, string> {
  const amounts = NUTRITION.map(([name, key, unit]) => {
    const amount = value(`recipeNut${name}`);
    return [key, /^[\d.,]+$/.test(amount) ? `${amount} ${unit}`.trim() : amount] as const;
  });
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== ""));
}

/** The first is listed twice. In some versions, the photos have no names. */
function listPictures(part: Document, path: string, files: ArchiveFiles): FoundPicture[] {
  const images = findElements(part, ({ name }) => name === "img");
  const links = new Set(images.map((image) => getAttribute(image, "src") ?? "").filter(Boolean));
  return [...links].flatMap((link) => findLinkedPicture(path, link, files) ?? []);
}
