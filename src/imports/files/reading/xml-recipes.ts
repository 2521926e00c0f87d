import { plainLine } from "../../../recipes/text/text.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import type { FoundPicture, FoundRecipe, Place, UnreadableRecipe } from "../file-format.ts";
import { requireName } from "./each-object.ts";
import { finishRecipe, type RawRecipe } from "./raw-recipe.ts";
import { readElements, getText, MAX_XML_BYTES, type XmlElement } from "./xml-elements.ts";

/** Whether XML has this root, after its declarations. */
export function startsXml(head: string, root: string): boolean {
  const text = head.replace(
    /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>\s*)*/i,
    "",
  );
  return new RegExp(`^<${root}[\\s>]`, "i").test(text.slice(0, root.length + 2));
}

/** Reads the elements with a name one after the other. */
export async function* readXmlRecipes(
  { path, files }: Place,
  name: string,
  read: (element: XmlElement) => RawRecipe,
  repair?: (text: string) => string,
): AsyncGenerator<FoundRecipe | UnreadableRecipe> {
  for (const element of readElements(await files.bytes(path, MAX_XML_BYTES), new Set([name]), repair)) {
    yield requireName(finishRecipe(withoutMarkup(read(element))), path);
  }
}

/** Lines may contain HTML and its entities. */
function withoutMarkup(raw: RawRecipe): RawRecipe {
  return {
    ...raw,
    name: plainLine(raw.name),
    author: plainLine(raw.author),
    yield: plainLine(raw.yield),
    categories: raw.categories.map(plainLine),
    tags: raw.tags.map(plainLine),
    sections: raw.sections.map(({ title, items }) => ({
      title: plainLine(title),
      items: items.map(plainLine),
    })),
  };
}

/** Keeps paragraphs; programs put HTML into their XML. */
export function readBlock(element: XmlElement | undefined): string {
  return stripMarkup(getText(element).replaceAll("\r\n", "\n"));
}

/** Pictures inside XML. Null for anything but base64. */
export function decodePicture(text: string): FoundPicture | null {
  const data = text.startsWith("data:") ? text.slice(text.indexOf(",") + 1) : text;
  if (data.length < 16 || /[^A-Za-z0-9+/=_\s-]/.test(data)) return null;
  return { bytes: new Uint8Array(Buffer.from(data, "base64")) };
}

/** A file that ends with this name, in the folder of the recipes first. */
export function findNamedPicture(written: string, path: string, files: ArchiveFiles): FoundPicture | null {
  const name = getBaseName(written);
  const found = name ? (files.derive(groupByName).get(name) ?? []) : [];
  const folder = getFolder(path);
  const file = found.find((one) => one.startsWith(folder)) ?? found[0];
  return file === undefined || file === path ? null : { file };
}

function groupByName({ names }: ArchiveFiles): Map<string, string[]> {
  return Map.groupBy(names, getBaseName);
}

function getBaseName(path: string): string {
  return (path.trim().split(/[/\\]/).at(-1) ?? "").normalize("NFC").toLowerCase();
}

/** `1/2` of two amounts, `1-2` of a range. */
export function joinRange(least: string, most: string): string {
  return [least, most].filter(Boolean).join("-");
}
