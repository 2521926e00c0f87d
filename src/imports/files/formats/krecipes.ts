import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FileFormat } from "../file-format.ts";
import { readStepText } from "../reading/recipe-text.ts";
import { addLine, addNote, type RawRecipe, createRawRecipe, startSection } from "../reading/raw-recipe.ts";
import {
  getChildText,
  listElements,
  readElements,
  getText,
  MAX_XML_BYTES,
  type XmlElement,
} from "../reading/xml-elements.ts";
import { readBlock, decodePicture, joinRange, readXmlRecipes, startsXml } from "../reading/xml-recipes.ts";

/** KreML, also inside of `.kre`. */
export const krecipes: FileFormat = {
  name: "krecipes",
  recognize: ({ head }) => startsXml(head, "krecipes"),
  async *read(path, files) {
    const parents = await readCategories(path, files);
    yield* readXmlRecipes({ path, files }, "krecipes-recipe", (element) => readRecipe(element, parents));
  },
};

/** Full names by name: “Soups / Cold”. */
async function readCategories(path: string, files: ArchiveFiles): Promise<Map<string, string>> {
  const bytes = await files.bytes(path, MAX_XML_BYTES);
  const named = new Map<string, string>();
  const collect = (element: XmlElement, above: string): void => {
    for (const one of listElements(element, "category")) {
      const name = one.attributes["name"]?.trim() ?? "";
      const full = [above, name].filter(Boolean).join(" / ");
      if (name) named.set(name, full);
      collect(one, full);
    }
  };
  // They come before all recipes.
  for (const element of readElements(bytes, new Set(["krecipes-category-structure", "krecipes-recipe"]))) {
    if (element.name === "krecipes-recipe") break;
    collect(element, "");
  }
  return named;
}

function readRecipe(element: XmlElement, categories: Map<string, string>): RawRecipe {
  const raw = createRawRecipe();
  for (const facts of listElements(element, "krecipes-description")) readDescription(raw, facts, categories);
  for (const list of listElements(element, "krecipes-ingredients")) addIngredients(raw, list);
  const steps = listElements(element, "krecipes-instructions").map(readBlock).join("\n\n");
  raw.steps = readStepText(steps);
  for (const ratings of listElements(element, "krecipes-ratings")) addRatings(raw, ratings);
  return raw;
}

function readDescription(raw: RawRecipe, facts: XmlElement, categories: Map<string, string>): void {
  raw.name = getChildText(facts, "title");
  const [author = "", ...others] = listElements(facts, "author").map(getText).filter(Boolean);
  raw.author = [author, ...others].join(", ");
  raw.categories = listElements(facts, "category")
    .flatMap((list) => (listElements(list, "cat").length > 0 ? listElements(list, "cat") : [list]))
    .map((one) => categories.get(getText(one)) ?? getText(one));
  raw.prepTime = getChildText(facts, "preparation-time");
  const [yieldElement] = listElements(facts, "yield");
  const servings = getChildText(facts, "servings");
  const kind = getChildText(yieldElement, "type");
  const amount = yieldElement ? readAmount(listElements(yieldElement, "amount")[0]) : "";
  if (amount) raw.yield = `${amount} ${kind || "servings"}`;
  else if (servings) raw.yield = `${servings} servings`;
  const pictures = [
    ...listElements(facts, "pictures").flatMap((list) => listElements(list, "pic")),
    ...listElements(facts, "pic"),
  ];
  raw.pictures = pictures.flatMap((one) => decodePicture(getText(one)) ?? []);
}

function readAmount(element: XmlElement | undefined): string {
  if (!element) return "";
  const least = getChildText(element, "min");
  const text = least ? joinRange(least, getChildText(element, "max")) : getText(element);
  return /^0(?:\.0+)?$/.test(text) ? "" : text;
}

function addIngredients(raw: RawRecipe, list: XmlElement): void {
  for (const part of listElements(list)) {
    if (part.name === "ingredient") addLine(raw, readIngredient(part));
    if (part.name !== "ingredient-group") continue;
    startSection(raw, part.attributes["name"]?.trim() ?? "");
    addIngredients(raw, part);
    startSection(raw, "");
  }
}

function readIngredient(element: XmlElement): string {
  const amount = readAmount(listElements(element, "amount")[0]);
  const line = [amount, getChildText(element, "unit"), getChildText(element, "name")]
    .filter(Boolean)
    .join(" ");
  const prepared = listElements(element, "prep").map(getText).filter(Boolean).join(", ");
  const others = listElements(element, "substitutes").flatMap((list) => listElements(list, "ingredient"));
  return [[line, ...others.map(readIngredient)].filter(Boolean).join(" or "), prepared]
    .filter(Boolean)
    .join(", ");
}

/** The average of all stars; what people wrote is a note. */
function addRatings(raw: RawRecipe, ratings: XmlElement): void {
  const stars: number[] = [];
  for (const rating of listElements(ratings, "rating")) {
    const criteria = listElements(rating, "criterion").flatMap((list) => listElements(list, "criteria"));
    const written = criteria.map((one) => ({
      name: getChildText(one, "name"),
      stars: getChildText(one, "stars"),
    }));
    stars.push(...written.map((one) => Number(one.stars)).filter((one) => one > 0 && one <= 5));
    const details = written.filter(({ name }) => name).map((one) => `${one.name}: ${one.stars}`);
    addNote(
      raw,
      getChildText(rating, "rater"),
      [getChildText(rating, "comment"), ...details].filter(Boolean).join("\n"),
    );
  }
  const sum = stars.reduce((total, one) => total + one, 0);
  if (stars.length > 0) raw.rating = Math.round((sum / stars.length) * 10) / 10;
}
