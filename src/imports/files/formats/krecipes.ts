import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FileFormat } from "../file-format.ts";
import { readStepText } from "../reading/recipe-text.ts";
import { addLine, addNote, type Draft, newDraft, startSection } from "./recipe-draft.ts";
import {
  childText,
  elementsIn,
  readElements,
  textIn,
  MAX_XML_BYTES,
  type XmlElement,
} from "./xml-elements.ts";
import { blockText, decodePicture, joinRange, readXmlRecipes, startsXml } from "./xml-recipes.ts";

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
    for (const one of elementsIn(element, "category")) {
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

function readRecipe(element: XmlElement, categories: Map<string, string>): Draft {
  const draft = newDraft();
  for (const facts of elementsIn(element, "krecipes-description")) readDescription(draft, facts, categories);
  for (const list of elementsIn(element, "krecipes-ingredients")) addIngredients(draft, list);
  const steps = elementsIn(element, "krecipes-instructions").map(blockText).join("\n\n");
  draft.steps = readStepText(steps);
  for (const ratings of elementsIn(element, "krecipes-ratings")) addRatings(draft, ratings);
  return draft;
}

function readDescription(draft: Draft, facts: XmlElement, categories: Map<string, string>): void {
  draft.name = childText(facts, "title");
  const [author = "", ...others] = elementsIn(facts, "author").map(textIn).filter(Boolean);
  draft.author = [author, ...others].join(", ");
  draft.categories = elementsIn(facts, "category")
    .flatMap((list) => (elementsIn(list, "cat").length > 0 ? elementsIn(list, "cat") : [list]))
    .map((one) => categories.get(textIn(one)) ?? textIn(one));
  draft.prepTime = childText(facts, "preparation-time");
  const [made] = elementsIn(facts, "yield");
  const servings = childText(facts, "servings");
  const kind = childText(made, "type");
  const amount = made ? readAmount(elementsIn(made, "amount")[0]) : "";
  if (amount) draft.yield = `${amount} ${kind || "servings"}`;
  else if (servings) draft.yield = `${servings} servings`;
  const pictures = [
    ...elementsIn(facts, "pictures").flatMap((list) => elementsIn(list, "pic")),
    ...elementsIn(facts, "pic"),
  ];
  draft.pictures = pictures.flatMap((one) => decodePicture(textIn(one)) ?? []);
}

function readAmount(element: XmlElement | undefined): string {
  if (!element) return "";
  const least = childText(element, "min");
  const text = least ? joinRange(least, childText(element, "max")) : textIn(element);
  return /^0(?:\.0+)?$/.test(text) ? "" : text;
}

function addIngredients(draft: Draft, list: XmlElement): void {
  for (const part of elementsIn(list)) {
    if (part.name === "ingredient") addLine(draft, readIngredient(part));
    if (part.name !== "ingredient-group") continue;
    startSection(draft, part.attributes["name"]?.trim() ?? "");
    addIngredients(draft, part);
    startSection(draft, "");
  }
}

function readIngredient(element: XmlElement): string {
  const amount = readAmount(elementsIn(element, "amount")[0]);
  const line = [amount, childText(element, "unit"), childText(element, "name")].filter(Boolean).join(" ");
  const prepared = elementsIn(element, "prep").map(textIn).filter(Boolean).join(", ");
  const others = elementsIn(element, "substitutes").flatMap((list) => elementsIn(list, "ingredient"));
  return [[line, ...others.map(readIngredient)].filter(Boolean).join(" or "), prepared]
    .filter(Boolean)
    .join(", ");
}

/** The average of all stars; what people wrote is a note. */
function addRatings(draft: Draft, ratings: XmlElement): void {
  const stars: number[] = [];
  for (const rating of elementsIn(ratings, "rating")) {
    const criteria = elementsIn(rating, "criterion").flatMap((list) => elementsIn(list, "criteria"));
    const written = criteria.map((one) => ({ name: childText(one, "name"), stars: childText(one, "stars") }));
    stars.push(...written.map((one) => Number(one.stars)).filter((one) => one > 0 && one <= 5));
    const details = written.filter(({ name }) => name).map((one) => `${one.name}: ${one.stars}`);
    addNote(
      draft,
      childText(rating, "rater"),
      [childText(rating, "comment"), ...details].filter(Boolean).join("\n"),
    );
  }
  const sum = stars.reduce((total, one) => total + one, 0);
  if (stars.length > 0) draft.rating = Math.round((sum / stars.length) * 10) / 10;
}
