import type { FileFormat } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readStars, readStepText } from "../reading/recipe-text.ts";
import {
  formatServings,
  addLine,
  addNote,
  type RawRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { getChildText, listElements, getOwnText, getText, type XmlElement } from "../reading/xml-elements.ts";
import { readBlock, decodePicture, joinRange, readXmlRecipes, startsXml } from "../reading/xml-recipes.ts";

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

function readRecipe(element: XmlElement): RawRecipe {
  const raw = createRawRecipe();
  // The first version had attributes instead of elements.
  const get = (name: string): string =>
    getChildText(element, name) || (element.attributes[name] ?? "").trim();
  raw.name = get("title");
  const categories = listElements(element, "category").map(getText);
  raw.categories = (categories.length > 0 ? categories : [get("category")]).flatMap((text) =>
    text.split(","),
  );
  raw.cuisines = get("cuisine") ? [get("cuisine")] : [];
  raw.rating = readStars(get("rating"));
  raw.prepTime = get("preptime");
  raw.performTime = get("cooktime");
  raw.yield = formatServings(withoutZero(get("yields") || get("servings")));
  raw.sources = [get("link"), get("source")];
  raw.steps = readStepText(listElements(element, "instructions").map(readBlock).join("\n\n"));
  addNote(raw, "", listElements(element, "modifications").map(readBlock).join("\n\n"));
  raw.pictures = listElements(element, "image").flatMap((image) => decodePicture(getText(image)) ?? []);
  for (const list of listElements(element, "ingredient-list")) addIngredients(raw, list);
  for (const part of listElements(element).filter(({ name }) => !KNOWN.has(name)))
    raw.extras.push([part.name, getText(part)]);
  return raw;
}

/** `4.0` is how it stores 4. */
function withoutZero(text: string): string {
  return text.replace(/^(\d+)\.0+(?=$|\s)/, "$1");
}

function addIngredients(raw: RawRecipe, list: XmlElement): void {
  for (const part of listElements(list)) {
    if (part.name === "ingredient" || part.name === "ingref") addLine(raw, readIngredient(part));
    if (part.name !== "inggroup") continue;
    startSection(raw, getChildText(part, "groupname") || (part.attributes["name"] ?? ""));
    addIngredients(raw, part);
    startSection(raw, "");
  }
}

/** The key is only the food's name in lists. */
function readIngredient(element: XmlElement): string {
  const get = (name: string): string =>
    (getChildText(element, name) || (element.attributes[name] ?? "")).replace(/\s+/g, " ");
  const [written] = listElements(element, "amount");
  const range = written && listElements(written, "from", "to").map(getText);
  const amount = range?.length === 2 ? joinRange(range[0] ?? "", range[1] ?? "") : withoutZero(get("amount"));
  const food = (get("item") || get("key") || getOwnText(element)).replace(/ ?; ?/g, ", ");
  const isRecipe = element.name === "ingref" || Boolean(element.attributes["refid"]);
  const optional = /^(?:yes|true|1)$/i.test(element.attributes["optional"] ?? "") ? "optional" : "";
  const line = [amount, get("unit"), isRecipe && food ? linkToRecipe(food) : food].filter(Boolean).join(" ");
  return [line, optional && !/optional/i.test(food) ? optional : ""].filter(Boolean).join(", ");
}
