import { type Fields, toFields, toText } from "../../../archiving/lenient-values.ts";
import type { Instruction, Note } from "../../../contract/recipes.ts";
import { toList, type SchemaNode } from "../../../recipes/reading/page/schema-node.ts";
import { listObjects } from "./each-object.ts";
import type { FoundPicture, FoundRecipe, Place } from "../file-format.ts";
import { linkToRecipe } from "./recipe-links.ts";
import { readPictures, readSchemaNode } from "./schema-node-recipe.ts";

/** Whether Tagine wrote it. */
export function isOwnNode(node: SchemaNode): boolean {
  return toFields(node["sdPublisher"])?.["name"] === "Tagine";
}

/**
 * Texts stay exactly as they are. The rating is the recipe's own, and addresses of the Tagine that exported it are left
 * out. Null without a name.
 */
export function readOwnNode(node: SchemaNode, place: Place): FoundRecipe | null {
  const { url: _url, sdPublisher: _publisher, additionalProperty, image, ...own } = node;
  const { comment, recipeInstructions, ...rest } = own;
  const found = readSchemaNode(rest, place);
  if (!found) return null;
  const { sourceRating, ...recipe } = found.recipe;
  const listNames = (key: string) => toList(node[key]).map(toText).filter(Boolean);
  const { steps, pictures } = readSteps(recipeInstructions, place);
  return {
    recipe: {
      ...recipe,
      description: toText(node["description"]),
      // Names may contain commas.
      recipeCategory: listNames("recipeCategory"),
      tags: listNames("keywords"),
      rating: sourceRating ?? 0,
      recipeInstructions: steps,
      notes: listObjects(comment).map(readNote),
      extras: { ...recipe.extras, ...readProperties(additionalProperty) },
    },
    pictures: [
      ...readPictures(
        toList(image).map((value) => findExported(toText(value))),
        place,
      ),
      ...pictures,
    ],
  };
}

function readSteps(value: unknown, place: Place): { steps: Instruction[]; pictures: FoundPicture[] } {
  const steps: Instruction[] = [];
  const pictures: FoundPicture[] = [];
  let title = "";
  const visit = (node: Fields): void => {
    const name = toText(node["name"]);
    if (node["@type"] === "HowToSection") {
      title = name;
      listObjects(node["itemListElement"]).forEach(visit);
      return;
    }
    pictures.push(
      ...readPictures(node["image"], place).map((picture) => ({ ...picture, step: steps.length })),
    );
    steps.push({ text: toText(node["text"]), ...(name && { name }), ...(title && { title }) });
    title = "";
  };
  listObjects(value).forEach(visit);
  return { steps, pictures };
}

function readNote(comment: Fields): Note {
  const title = toText(comment["name"]);
  return linkRecipePages({ title: title === "Author Notes" ? "" : title, text: toText(comment["text"]) });
}

function readProperties(value: unknown): Record<string, string> {
  return Object.fromEntries(listObjects(value).map(({ name, value: text }) => [toText(name), toText(text)]));
}

const OWN_PICTURE = /\/api\/recipes\/(?<slug>[^/.]+)(?:\.\d+)?(?<ext>\.\w+)\/image(?:\?|$)/;

/** The address of a picture is that of the other Tagine, but the picture is in the archive, too. */
function findExported(address: string): string {
  const { slug = "", ext = "" } = OWN_PICTURE.exec(address)?.groups ?? {};
  return slug ? `images/${slug}${ext}` : address;
}

const LINK = /\[((?:\\.|[^\\\]\n])*)\]\(\/recipe\/[a-z0-9-]{1,100}\)/g;

/** Links to pages of the other Tagine lead to the imported recipes. */
export function linkRecipePages({ title, text }: Note): Note {
  return {
    title,
    text: text.replace(LINK, (_, label: string) => linkToRecipe(label.replace(/\\(.)/g, "$1"))),
  };
}
