import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { parseDay } from "../../../archiving/lenient-values.ts";
import type { FileFormat, FoundPicture } from "../file-format.ts";
import { readNutritionText } from "../reading/nutrition-text.ts";
import { readFiveStars, readIngredientLines, readStepLines } from "../reading/recipe-text.ts";
import { addNote, type RawRecipe, createRawRecipe } from "../reading/raw-recipe.ts";
import { getChildText, listElements, getText, type XmlElement } from "../reading/xml-elements.ts";
import {
  readBlock,
  decodePicture,
  findNamedPicture,
  readXmlRecipes,
  startsXml,
} from "../reading/xml-recipes.ts";

/** Cookmate, once called My CookBook. */
export const cookmate: FileFormat = {
  name: "cookmate",
  recognize: ({ head }) => startsXml(head, "cookbook") && /<(?:recipetext|ingredient|title)\b/i.test(head),
  read: (path, files) =>
    readXmlRecipes({ path, files }, "recipe", (element) => readRecipe(element, path, files)),
};

const KNOWN = new Set(
  `title preptime cooktime totaltime description ingredient recipetext url imagepath imageurl image quantity category
  tag tags comments source lang rating nutrition video favorite favourite id uuid date created`.split(/\s+/),
);

function readRecipe(element: XmlElement, path: string, files: ArchiveFiles): RawRecipe {
  const raw = createRawRecipe();
  raw.name = getChildText(element, "title");
  raw.prepTime = getChildText(element, "preptime");
  raw.performTime = getChildText(element, "cooktime");
  raw.totalTime = getChildText(element, "totaltime");
  raw.yield = getChildText(element, "quantity");
  raw.description = listLines(element, "description").join("\n").trim();
  raw.categories = listElements(element, "category").map(getText);
  raw.tags = listElements(element, "tag", "tags").flatMap((tag) => getText(tag).split(/[,;]/));
  raw.rating = readFiveStars(getChildText(element, "rating"));
  raw.sources = [...listElements(element, "url"), ...listElements(element, "source")].map(getText);
  raw.dateAdded = parseDay(getChildText(element, "created") || getChildText(element, "date"));
  setIngredients(raw, listLines(element, "ingredient"));
  raw.steps = readStepLines(listLines(element, "recipetext"));
  const { nutrition, rest } = readNutritionText(listLines(element, "nutrition").join("\n"));
  raw.nutrition = nutrition;
  addNote(raw, "", listLines(element, "comments").join("\n"));
  addNote(raw, "Nutrition", rest);
  for (const video of listElements(element, "video").map(getText)) addNote(raw, "Video", video);
  raw.pictures = findPictures(element, path, files);
  for (const part of listElements(element).filter(({ name }) => !KNOWN.has(name)))
    raw.extras.push([part.name, getText(part)]);
  raw.isFavorite = /^(?:true|1|yes)$/i.test(
    getChildText(element, "favorite") || getChildText(element, "favourite"),
  );
  raw.extras.push(["language", getChildText(element, "lang")]);
  return raw;
}

function setIngredients(raw: RawRecipe, lines: string[]): void {
  const { recipeIngredient, ingredientGroups } = readIngredientLines(lines);
  raw.sections = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
}

/** Each line is an element, or all lines are one text. */
function listLines(element: XmlElement, name: string): string[] {
  return listElements(element, name).flatMap((list) => {
    const items = listElements(list, "li");
    return (items.length > 0 ? items.map(readBlock) : [readBlock(list)]).flatMap((text) => text.split("\n"));
  });
}

function findPictures(element: XmlElement, path: string, files: ArchiveFiles): FoundPicture[] {
  const written = listElements(element, "imagepath", "image").flatMap((one) => {
    const items = listElements(one, "li");
    return (items.length > 0 ? items : [one]).map(getText);
  });
  const found = written
    .filter(Boolean)
    .flatMap((one) => findNamedPicture(one, path, files) ?? decodePicture(one) ?? []);
  const [address = ""] = listElements(element, "imageurl").map(getText);
  return found.length === 0 && /^https?:/i.test(address) ? [{ address }] : found;
}
