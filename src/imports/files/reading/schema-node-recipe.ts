import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import { type Fields, parseDay, toFields, toNames, toText } from "../../../archiving/lenient-values.ts";
import { readRecipe } from "../../../recipes/reading/read-recipe.ts";
import { isOfType, toList, type SchemaNode } from "../../../recipes/reading/page/schema-node.ts";
import { readSchemaRecipes } from "../../../recipes/reading/page/schema-recipe.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { SCHEMA_KEYS } from "../../migrations/formats/nextcloud.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FoundPicture, FoundRecipe, Place } from "../file-format.ts";
import { readIngredientText, readNutritionNotes, toNote } from "./recipe-text.ts";
import { readSchemaSteps } from "./schema-node-steps.ts";
import { dropRepeats, findPictureFile, readWrittenPicture } from "./written-pictures.ts";

/** Read like a page, but everything that people wrote stays, with all its lines. Null without a name. */
export function readSchemaNode(node: SchemaNode, place: Place): FoundRecipe | null {
  // Other keys may hold other recipes.
  const own = Object.fromEntries(READ_KEYS.map((key) => [key, node[key]]));
  const [page] = readSchemaRecipes([{ ...own, "@type": "Recipe" }], "", "");
  if (!page || !isVisible(page.name)) return null;
  const {
    image: _image,
    preview: _preview,
    ...recipe
  } = readRecipe({ ...page, notes: [] }, { orgURL: null, sourceText: null });
  const { steps, pictures } = readSchemaSteps(node["recipeInstructions"] ?? node["instructions"]);
  const { nutrition, notes } = readNutritionNotes(stripMarkup(getDescription(node["nutrition"])));
  const shownBy = new Map(
    pictures.flatMap(({ value, step }) =>
      toList(value).flatMap((one) => readPointer(one).map((at) => [at, step] as const)),
    ),
  );
  return {
    recipe: {
      ...recipe,
      description: stripMarkup(toText(toList(node["description"])[0])) || recipe.description,
      ...readIngredientText(recipe.recipeIngredient.join("\n")),
      recipeInstructions: steps,
      nutrition: { ...nutrition, ...withoutNulls(recipe.nutrition) },
      // Unlike on web pages, a number such as “2024” is someone's own name.
      recipeCategory: toTags(node["recipeCategory"] ?? node["category"]),
      tags: toTags(node["keywords"]),
      dateAdded: parseDay(node["dateCreated"]) ?? parseDay(node["datePublished"]),
      ...readSources(node, recipe.author),
      notes: [...readComments(node["comment"]), ...notes, ...readSchemaVideos(node)],
      extras: readSchemaExtras(node),
    },
    pictures: dropRepeats([
      ...toList(node["image"] ?? node["thumbnailUrl"]).flatMap((value, at) =>
        readPictures(value, place).map((picture) => placePicture(picture, shownBy.get(at))),
      ),
      ...pictures.flatMap(({ value, step }) =>
        readPictures(value, place).map((picture) => placePicture(picture, step)),
      ),
    ]),
  };
}

const READ_KEYS =
  `name headline description image thumbnailUrl recipeYield yield recipeIngredient ingredients prepTime cookTime
  performTime totalTime nutrition recipeCategory category recipeCuisine keywords tool tools author aggregateRating`.split(
    /\s+/,
  );

function getDescription(nutrition: unknown): string {
  const [first] = toList(nutrition);
  return typeof first === "string" ? first : toText(toFields(first)?.["description"]);
}

function withoutNulls(nutrition: Record<string, string | null>): Record<string, string> {
  const entries = Object.entries(nutrition).flatMap(([key, amount]) =>
    amount ? [[key, amount] as const] : [],
  );
  return Object.fromEntries(entries);
}

function toTags(value: unknown): string[] {
  const names = toList(value).flatMap((item) =>
    plainLine(toText(toFields(item)?.["name"] ?? item)).split(","),
  );
  return [...new Set(names.map((name) => name.trim()).filter(isVisible))];
}

/** The page that a recipe is from, rather than the page of the program that exported it. */
function readSources(node: SchemaNode, author: string): Pick<RecipeInput, "orgURL" | "author"> {
  const credit = plainLine(toText(toList(node["creditText"])[0]));
  const people = Array.isArray(node["author"]) ? toNames(node["author"]).map(plainLine) : [];
  const names = people.length > 1 ? people.join(", ") : author;
  return { orgURL: listAddresses(node)[0] ?? null, author: names || credit };
}

/** The one it's based on first. */
export function listAddresses(node: SchemaNode): string[] {
  const values = ["isBasedOn", "isBasedOnUrl", "url", "mainEntityOfPage"].flatMap((key) => toList(node[key]));
  const texts = values.map((value) => {
    const fields = toFields(value);
    return plainLine(toText(fields ? (fields["url"] ?? fields["@id"]) : value));
  });
  // `#recipe` is a place on the same page.
  const addresses = texts.filter((text) => /^https?:\/\/\S+$/i.test(text));
  const getPage = (text: string) => text.replace(/#.*$/, "");
  return addresses.filter((text, at) => addresses.findIndex((one) => getPage(one) === getPage(text)) === at);
}

function readComments(value: unknown): Note[] {
  return toList(value).flatMap((item) => {
    const comment = toFields(item);
    if (!comment) return toNote(stripMarkup(toText(item)));
    const author = toFields(toList(comment["author"])[0])?.["name"] ?? comment["author"];
    const title = plainLine(toText(comment["name"]) || toText(author));
    const text = stripMarkup(toText(comment["text"]) || toText(comment["description"]));
    return toNote(text, title === "Author Notes" ? "" : title);
  });
}

/** A note with the addresses of a recipe's videos and those of its steps. */
export function readSchemaVideos(node: SchemaNode): Note[] {
  const { videos } = readSchemaSteps(node["recipeInstructions"] ?? node["instructions"]);
  return linkVideos([...toList(node["video"]), ...videos]);
}

/** A note with the addresses of videos. */
export function linkVideos(value: unknown): Note[] {
  const links = toList(value).flatMap((item) => {
    const fields = toFields(item);
    const address = fields
      ? [fields["url"], fields["contentUrl"], fields["embedUrl"]].map(toText).find((text) => text !== "")
      : toText(item);
    return address && /^https?:\/\/\S+$/i.test(address) ? [address.trim()] : [];
  });
  return toNote([...new Set(links)].join("\n"), "Video");
}

/** Files beside, data in the text, or addresses: of one picture or a list, as text or objects. */
export function readPictures(value: unknown, { path, files }: Place): FoundPicture[] {
  return toList(value).flatMap((item) => {
    const fields = toFields(item);
    const address = toText(
      toList(fields ? (fields["url"] ?? fields["contentUrl"] ?? fields["@id"]) : item)[0],
    );
    const text = /^data:/i.test(address) ? address : plainLine(address);
    const file = findPictureFile(text, path, files);
    return file === null ? readWrittenPicture(text) : [{ file }];
  });
}

/** Tagine's JSON for RecipeSage has all pictures in `image`, and steps refer to them like `#/image/2`. */
function readPointer(value: unknown): number[] {
  const [, at] = /^#\/image\/(\d{1,3})$/.exec(toText(value)) ?? [];
  return at === undefined ? [] : [Number(at)];
}

function placePicture(picture: FoundPicture, step: number | undefined): FoundPicture {
  return step === undefined ? picture : { ...picture, step };
}

/** Values without a field. */
export function readSchemaExtras(node: SchemaNode): Record<string, string> {
  return collectExtras(listExtras(node));
}

function listExtras(node: SchemaNode): [string, unknown][] {
  const [, ...otherAddresses] = listAddresses(node);
  const credit = node["author"] ? node["creditText"] : null;
  const diets = toList(node["suitableForDiet"]).map((diet) => toText(diet).replace(/^.*[/#:]/, ""));
  return [
    ["url", otherAddresses[0]],
    ["creditText", credit],
    ["suitableForDiet", diets.filter(Boolean).join(", ")],
    ...Object.entries(node).filter(([key]) => !SCHEMA_KEYS.has(key) && !OWN_KEYS.has(key)),
  ];
}

const OWN_KEYS = new Set("isBasedOn isBasedOnUrl creditText suitableForDiet comment category".split(" "));

/** Whether an object without a type is a recipe anyway. */
export function isSchemaRecipe(node: Fields): boolean {
  if (isOfType(node, "Recipe")) return true;
  return node["@type"] === undefined && Boolean(node["name"]) && KEYS_OF_RECIPES.some((key) => node[key]);
}

const KEYS_OF_RECIPES = ["recipeIngredient", "recipe_ingredient", "recipeInstructions"];
