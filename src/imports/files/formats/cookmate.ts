import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { parseDay } from "../../../archiving/lenient-values.ts";
import type { FileFormat, FoundPicture } from "../file-format.ts";
import { readNutritionText } from "../reading/nutrition-text.ts";
import { readIngredientLines, readStepLines } from "../reading/recipe-text.ts";
import { addNote, type Draft, newDraft } from "./recipe-draft.ts";
import { childText, elementsIn, textIn, type XmlElement } from "./xml-elements.ts";
import { blockText, decodePicture, findPicture, readXmlRecipes, startsXml } from "./xml-recipes.ts";

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

function readRecipe(element: XmlElement, path: string, files: ArchiveFiles): Draft {
  const draft = newDraft();
  draft.name = childText(element, "title");
  draft.prepTime = childText(element, "preptime");
  draft.performTime = childText(element, "cooktime");
  draft.totalTime = childText(element, "totaltime");
  draft.yield = childText(element, "quantity");
  draft.description = linesIn(element, "description").join("\n").trim();
  draft.categories = elementsIn(element, "category").map(textIn);
  draft.tags = elementsIn(element, "tag", "tags").flatMap((tag) => textIn(tag).split(/[,;]/));
  draft.rating = toRating(childText(element, "rating"));
  draft.sources = [...elementsIn(element, "url"), ...elementsIn(element, "source")].map(textIn);
  draft.dateAdded = parseDay(childText(element, "created") || childText(element, "date"));
  setIngredients(draft, linesIn(element, "ingredient"));
  draft.steps = readStepLines(linesIn(element, "recipetext"));
  const { nutrition, rest } = readNutritionText(linesIn(element, "nutrition").join("\n"));
  draft.nutrition = nutrition;
  addNote(draft, "", linesIn(element, "comments").join("\n"));
  addNote(draft, "Nutrition", rest);
  for (const video of elementsIn(element, "video").map(textIn)) addNote(draft, "Video", video);
  draft.pictures = findPictures(element, path, files);
  for (const part of elementsIn(element).filter(({ name }) => !KNOWN.has(name)))
    draft.extras.push([part.name, textIn(part)]);
  draft.isFavorite = /^(?:true|1|yes)$/i.test(
    childText(element, "favorite") || childText(element, "favourite"),
  );
  draft.extras.push(["language", childText(element, "lang")]);
  return draft;
}

function setIngredients(draft: Draft, lines: string[]): void {
  const { recipeIngredient, ingredientGroups } = readIngredientLines(lines);
  draft.sections = ingredientGroups.length > 0 ? ingredientGroups : [{ title: "", items: recipeIngredient }];
}

/** Each line is an element, or all lines are one text. */
function linesIn(element: XmlElement, name: string): string[] {
  return elementsIn(element, name).flatMap((list) => {
    const items = elementsIn(list, "li");
    return (items.length > 0 ? items.map(blockText) : [blockText(list)]).flatMap((text) => text.split("\n"));
  });
}

function toRating(text: string): number {
  const rating = Number(text.replace(",", "."));
  return rating > 0 && rating <= 5 ? rating : 0;
}

function findPictures(element: XmlElement, path: string, files: ArchiveFiles): FoundPicture[] {
  const written = elementsIn(element, "imagepath", "image").flatMap((one) => {
    const items = elementsIn(one, "li");
    return (items.length > 0 ? items : [one]).map(textIn);
  });
  const found = written
    .filter(Boolean)
    .flatMap((one) => findPicture(one, path, files) ?? decodePicture(one) ?? []);
  const [address = ""] = elementsIn(element, "imageurl").map(textIn);
  return found.length === 0 && /^https?:/i.test(address) ? [{ address }] : found;
}
