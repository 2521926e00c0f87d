import { toFields } from "../../../archiving/lenient-values.ts";
import {
  type ArchiveFiles,
  FileNotJson,
  FileNotRecipe,
  RecipeWithoutName,
} from "../../archives/recipe-format.ts";
import type { FileFormat, FoundPicture, FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { readOwnNode } from "../reading/own-schema.ts";

const GENERATOR = '<meta name="generator" content="Tagine offline book">';
const START = /<noscript id="r\d+"/;
const END = "</noscript>";
const DATA = /<script type="application\/ld\+json">(?<json>[^<]*)<\/script>/;
const PICTURE = /<img src="data:image\/webp;base64,(?<data>[\w+/=]+)" alt=""(?: data-step="(?<step>\d+)")?>/g;
/** A recipe and its pictures, which have few pixels. */
const MAX_RECIPE_CHARACTERS = 60_000_000;

/** Tagine's offline book: one page with everything. */
export const htmlBook: FileFormat = {
  name: "html-book",
  recognize: ({ kind, head }) => kind === "html" && head.includes(GENERATOR),
  async *read(path, files) {
    for await (const html of listRecipes(path, files)) yield readRecipe(html, path, files);
  },
};

/** @throws FileNotRecipe if one is too large */
async function* listRecipes(path: string, files: ArchiveFiles): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of files.parts(path)) {
    const pieces = (rest + decoder.decode(part, { stream: true })).split(END);
    rest = pieces.pop() ?? "";
    if (rest.length > MAX_RECIPE_CHARACTERS) throw new FileNotRecipe(path);
    yield* pieces.filter((piece) => START.test(piece));
  }
}

function readRecipe(html: string, path: string, files: ArchiveFiles): FoundRecipe | UnreadableRecipe {
  const node = parseData(DATA.exec(html)?.groups?.["json"] ?? "");
  if (!node) return { name: "", problem: new FileNotJson(path) };
  const found = readOwnNode(node, { path, files });
  if (!found) return { name: "", problem: new RecipeWithoutName(path) };
  const pictures = [...html.matchAll(PICTURE)].map(({ groups }): FoundPicture => {
    const { data = "", step } = groups ?? {};
    const bytes = Buffer.from(data, "base64");
    return step === undefined ? { bytes } : { bytes, step: Number(step) - 1 };
  });
  return { ...found, pictures };
}

function parseData(json: string) {
  try {
    return toFields(JSON.parse(json));
  } catch {
    return null;
  }
}
