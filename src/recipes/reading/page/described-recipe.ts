import { decodeHTML } from "entities";
import { readAroundRecipe, type ParsedPage } from "./around-recipe.ts";
import { cleanDescription } from "./description-clutter.ts";
import { isDescribedDish } from "./described-dish.ts";
import { findPostDescription } from "./page-descriptions.ts";
import { getSharedTitle } from "./page-head.ts";
import type { SchemaNode } from "./schema-node.ts";
import { findDish } from "./video-title.ts";
import { readPlainText } from "../plain-text/read-plain-text.ts";
import { MAX_DESCRIPTION_CHARACTERS } from "../reading-limits.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";

/** For pages of videos and posts, whose recipe is in the text below them. */
export function readDescribedRecipe(page: ParsedPage, nodes: SchemaNode[]): ParsedRecipe | null {
  const found = findPostDescription(page, nodes);
  if (!found) return null;
  const description = decodeEscapes(found.text.slice(0, MAX_DESCRIPTION_CHARACTERS));
  const { dish, text } = findDish({
    title: getSharedTitle(page.head),
    author: found.author,
    site: page.head.meta["og:site_name"] ?? "",
    description,
  });
  const { text: body, others } = cleanDescription(text);
  // Only a label keeps names like “One pot pasta” out of the ingredients.
  const label = dish && `Recipe: ${dish}`;
  const read = readPlainText(`${label}\n\n${body}`);
  const recipe = {
    ...read,
    name: dish || read.name,
    description: [withoutStart(read.description, label), others].filter(Boolean).join("\n\n"),
    image: readAroundRecipe(page, undefined).image,
    author: found.author || read.author,
    tags: read.tags.filter((tag) => !SITE_TAG.test(tag)),
    orgURL: page.url,
  };
  return isDescribedDish(recipe, body) ? recipe : null;
}

const withoutStart = (text: string, start: string) =>
  text.startsWith(start) ? text.slice(start.length).trim() : text;

/** Some sites escape line breaks twice. */
function decodeEscapes(text: string): string {
  const lines = text.replace(/<br\s{0,3}\/?>/gi, "\n");
  const isEscaped = !lines.includes("\n") && lines.includes("\\n");
  const unescaped = isEscaped ? lines.replace(/\\(?:r\\)?n/g, "\n").replaceAll('\\"', '"') : lines;
  return decodeHTML(
    unescaped.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/** Tags that help a post get found. */
const SITE_TAG =
  /^(?:(?:yt|youtube)?shorts?|fyp.*|foryou.*|for_you|viral.*|reels?.*|instareels?|trending|explore|.*tok|.*tube|parati|pourtoi|fürdich|perte|dlaciebie|voorjou|おすすめ)$/iu;
