import { toText } from "../../../../archiving/lenient-values.ts";
import { stripMarkup } from "../../../migrations/strip-markup.ts";
import type { FoundPicture } from "../../file-format.ts";
import { decodeLink } from "../../reading/files-beside.ts";
import { linkToRecipe } from "../../reading/recipe-links.ts";
import type { RecipeFolder } from "./recipe-folder.ts";

export interface RichText {
  text: string;
  pictures: FoundPicture[];
}

export interface TextContext {
  folder: Pick<RecipeFolder, "findAsset">;
  /** Null if no recipe has this slug. */
  findName(slug: string): string | null;
}

// Lengths are limited because patterns would take minutes for a thousand unclosed tags.
const PICTURE_TAG = /<img\b[^>]{0,500}?\bsrc\s*=\s*["']?([^"'\s>]{1,2000})[^>]{0,500}>/gi;
const PICTURE_LINK = /!\[[^\]]{0,500}\]\(\s*<?([^\s)>]{1,2000})[^)]{0,500}\)/g;
const VIDEO_TAG =
  /<(?:iframe|video|source)\b[^>]{0,500}?\bsrc\s*=\s*["']?([^"'\s>]{1,2000})[^>]{0,500}>(?:\s*<\/(?:iframe|video)>)?/gi;
const LINK_TAG = /<a\b[^>]{0,500}?\bhref\s*=\s*["']?([^"'\s>]{1,2000})[^>]{0,500}>([^<]{0,500})<\/a>/gi;
const RECIPE_LINK =
  /\[([^\]]{1,500})\]\((?:(?:https?:\/\/[^\s)/]{1,300})?\/g\/[^\s)/]{1,300}\/r|\/recipe|\/r)\/([^\s)/?#]{1,300})(?:[?#][^\s)]{0,500})?\)/g;

/** Texts are Markdown with HTML. Pictures in them become pictures of the step or recipe. */
export function readRichText(value: unknown, context: TextContext): RichText {
  const pictures: FoundPicture[] = [];
  const takePicture = (whole: string, address: string) => {
    const picture = findPicture(address, context.folder);
    if (picture) pictures.push(picture);
    return picture ? "" : `[${getFileName(address) || whole}]`;
  };
  const withLinks = toText(value)
    .replace(PICTURE_TAG, takePicture)
    .replace(PICTURE_LINK, takePicture)
    .replace(VIDEO_TAG, (_, address: string) => ` ${address} `)
    .replace(LINK_TAG, (_, address: string, label: string) => `[${label.trim() || address}](${address})`)
    .replace(RECIPE_LINK, (link: string, label: string, slug: string) => {
      const name = context.findName(decodeLink(slug));
      return name === null ? link : linkToRecipe(name).replace(/^\[[^]*\](?=\(recipe:)/, () => `[${label}]`);
    });
  return { text: stripMarkup(withLinks), pictures };
}

/** An asset, or a picture of another site. */
function findPicture(address: string, folder: TextContext["folder"]): FoundPicture | null {
  const file = address.includes("/assets/") ? folder.findAsset(getFileName(address)) : null;
  if (file !== null) return { file };
  return /^https?:\/\//i.test(address) && !address.includes("/api/media/") ? { address } : null;
}

function getFileName(address: string): string {
  return decodeLink(/([^/?#]+)(?:[?#].*)?$/.exec(address)?.[1] ?? "");
}
