import type { FileFormat } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readStars, readStepText } from "../reading/recipe-text.ts";
import { addLine, addNote, type Draft, newDraft, startSection } from "./recipe-draft.ts";
import { childText, elementsIn, textIn, type XmlElement } from "./xml-elements.ts";
import { blockText, decodePicture, joinRange, readXmlRecipes, startsXml } from "./xml-recipes.ts";

/** The XML of Gourmet Recipe Manager. Source: https://github.com/thinkle/gourmet */
export const gourmet: FileFormat = {
  name: "gourmet",
  recognize: ({ head }) =>
    startsXml(head, "gourmetdoc") || (startsXml(head, "recipedoc") && /<ingredient/i.test(head)),
  read: (path, files) => readXmlRecipes({ path, files }, "recipe", readRecipe),
};

const KNOWN = new Set(
  `title category cuisine rating preptime cooktime yields servings source link instructions modifications image
  ingredient-list id thumb last_modified`.split(/\s+/),
);

function readRecipe(element: XmlElement): Draft {
  const draft = newDraft();
  // The first version had attributes instead of elements.
  const get = (name: string): string => childText(element, name) || (element.attributes[name] ?? "").trim();
  draft.name = get("title");
  const categories = elementsIn(element, "category").map(textIn);
  draft.categories = (categories.length > 0 ? categories : [get("category")]).flatMap((text) =>
    text.split(","),
  );
  draft.cuisines = get("cuisine") ? [get("cuisine")] : [];
  draft.rating = readStars(get("rating"));
  draft.prepTime = get("preptime");
  draft.performTime = get("cooktime");
  draft.yield = toYield(get("yields") || get("servings"));
  draft.sources = [get("link"), get("source")];
  draft.steps = readStepText(elementsIn(element, "instructions").map(blockText).join("\n\n"));
  addNote(draft, "", elementsIn(element, "modifications").map(blockText).join("\n\n"));
  draft.pictures = elementsIn(element, "image").flatMap((image) => decodePicture(textIn(image)) ?? []);
  for (const list of elementsIn(element, "ingredient-list")) addIngredients(draft, list);
  for (const part of elementsIn(element).filter(({ name }) => !KNOWN.has(name)))
    draft.extras.push([part.name, textIn(part)]);
  return draft;
}

function toYield(text: string): string {
  const number = withoutZero(text);
  return /^\d+(?:\.\d+)?$/.test(number) ? `${number} ${number === "1" ? "serving" : "servings"}` : number;
}

/** `4.0` is how it stores 4. */
function withoutZero(text: string): string {
  return text.replace(/^(\d+)\.0+(?=$|\s)/, "$1");
}

function addIngredients(draft: Draft, list: XmlElement): void {
  for (const part of elementsIn(list)) {
    if (part.name === "ingredient" || part.name === "ingref") addLine(draft, readIngredient(part));
    if (part.name !== "inggroup") continue;
    startSection(draft, childText(part, "groupname") || (part.attributes["name"] ?? ""));
    addIngredients(draft, part);
    startSection(draft, "");
  }
}

/** The key is only the food's name in lists. */
function readIngredient(element: XmlElement): string {
  const get = (name: string): string =>
    (childText(element, name) || (element.attributes[name] ?? "")).replace(/\s+/g, " ");
  const [written] = elementsIn(element, "amount");
  const range = written && elementsIn(written, "from", "to").map(textIn);
  const amount = range?.length === 2 ? joinRange(range[0] ?? "", range[1] ?? "") : withoutZero(get("amount"));
  const food = (get("item") || get("key") || ownText(element)).replace(/ ?; ?/g, ", ");
  const isRecipe = element.name === "ingref" || Boolean(element.attributes["refid"]);
  const optional = /^(?:yes|true|1)$/i.test(element.attributes["optional"] ?? "") ? "optional" : "";
  const line = [amount, get("unit"), isRecipe && food ? linkToRecipe(food) : food].filter(Boolean).join(" ");
  return [line, optional && !/optional/i.test(food) ? optional : ""].filter(Boolean).join(", ");
}

function ownText({ parts }: XmlElement): string {
  return parts
    .filter((part) => typeof part === "string")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
