import { Parser } from "htmlparser2";
import type { Fields } from "../../../archiving/lenient-values.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";

const MAX_XML_BYTES = 40_000_000;
const LISTS = new Set(["labels", "recipeLabels", "images", "image", "recipeImages"]);

/** Rows by the names of their elements. Null if the file isn't XML. */
export async function listXmlRecipes(path: string, files: ArchiveFiles): Promise<Fields[] | null> {
  const xml = decodeFile(await files.bytes(path, MAX_XML_BYTES), path, files);
  return xml.trimStart().startsWith("<") ? readRows(xml) : null;
}

interface Level {
  name: string;
  fields: { [name: string]: string | string[] };
  text: string;
  /** Texts of everything inside, for lists. */
  texts: string[];
}

/** An element with a title and more is a recipe, whatever the elements around are called. */
function readRows(xml: string): Fields[] {
  const rows: Fields[] = [];
  const levels: Level[] = [];
  let openLists = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        levels.push({ name, fields: {}, text: "", texts: [] });
        if (LISTS.has(name)) openLists++;
      },
      ontext(text) {
        const level = levels.at(-1);
        if (level) level.text += text;
      },
      onclosetag(name) {
        const level = levels.pop();
        const above = levels.at(-1);
        if (level && isRow(level)) rows.push(level.fields);
        else if (level && above && openLists > 0) addToList(above, level);
        else if (level && above) addText(above, level);
        if (LISTS.has(name)) openLists--;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return rows;
}

function isRow({ fields }: Level): boolean {
  return "title" in fields && ("ingredients" in fields || "instructions" in fields);
}

function addToList(above: Level, { name, text, texts }: Level): void {
  // IDs and dates of labels and pictures aren't text of the recipe.
  const own = /(?:^id|Id|At|order)$/.test(name) ? "" : text.trim();
  const all = own ? [own, ...texts] : texts;
  const known = above.fields[name];
  if (LISTS.has(name)) above.fields[name] = [...(Array.isArray(known) ? known : []), ...all];
  above.texts = [...above.texts, ...all];
}

function addText({ fields }: Level, { name, text }: Level): void {
  const known = fields[name];
  fields[name] = typeof known === "string" && known ? `${known}\n${text.trim()}` : text.trim();
}
