import { makeWordKey, splitWords } from "./split-words.ts";
import { foldText } from "../../text/fold-text.ts";
import { cleanTitle } from "../plain-text/title.ts";

interface Titled {
  title: string;
  author: string;
  site: string;
  description: string;
}

/** A part of a title divided by emojis, dashes, or colons. */
interface Piece {
  /** Before it. */
  mark: string;
  text: string;
}

/** Real titles are shorter. */
const MAX_TITLE_CHARACTERS = 500;
const DIVIDER = /\s*[|｜]\s*/;
const PICTOGRAPH =
  /(?:(?![0-9#*])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/u;
const SUBTITLE = new RegExp(`(${PICTOGRAPH.source}|\\s+[–—•·-]\\s+|\\s?:\\s+|\\s?：\\s?)`, "u");
const HASHTAG = /(?<!\S)#[\p{L}\p{N}_]+/gu;
/** Folded. */
const RECIPE =
  /(?<!\p{L})(?:recipes?|\p{L}{0,12}(?:rezepte?|recept(?:en|et)?|opskrift(?:en|er)?)|recettes?|recetas?|ricett[ae]|receitas?|przepisy?|oppskrift)(?!\p{L})|レシヒ|食谱|食譜|菜谱|教程/u;
const BRACKETS = /[(（[【][^()（）[\]【】]{1,60}[)）\]】]/gu;
const LEAD =
  /^(?:recipe for|rezept für|recette (?:de la|de|du|des|d')|receta de|receita de|ricetta(?: d[ei]l?)?|przepis na|opskrift på|recept på|recept voor)\s+(?=\S)/iu;
const QUESTION =
  /^(?:how to (?:make|cook)|how do you make|wie macht man|so macht (?:man|ihr)|so machst du|comment (?:faire|réussir|préparer)|cómo (?:hacer|preparar)|come (?:fare|preparare)|hoe maak je|zo maak je|jak zrobić|como fazer|hur gör man|så gör du|hvordan laver man|sådan laver du)\s+([^?!]+)/iu;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const CJK_END = /(?<=.{2})(?:的.{0,4}做法|怎么做|怎麼做|の.{0,4}(?:作り方|レシピ)|レシピ$|做法$)/u;

/** The name of the dish, empty if only the description has it, and the description without it. */
export function findDish({ title, author, site, description }: Titled): { dish: string; text: string } {
  if (isCaption(title, description)) return splitHook(description);
  const parts = title
    .slice(0, MAX_TITLE_CHARACTERS)
    .replaceAll(author || HASHTAG, " ")
    .replace(HASHTAG, " ")
    .replace(BRACKETS, (whole) => (whole.startsWith("【") || RECIPE.test(foldText(whole)) ? " " : whole))
    .replace(/\s+/g, " ")
    .split(DIVIDER)
    .map((part) => listPieces(part, site))
    .filter((pieces) => pieces.length > 0);
  const [first] = parts;
  if (!first) return splitHook(description);
  const whole = joinPieces(first);
  const dish = findDescribed(parts, description) || findNamingLine(whole, description) || cleanName(whole);
  return { dish, text: description };
}

const MIN_NAME_WORDS = 2;
const MIN_NAME_CHARACTERS = 4;

/** Titles also have a series or a slogan, but only the dish is in the description. */
function findDescribed(parts: Piece[][], description: string): string {
  const about = ` ${makeWordKey(description)} `;
  const isDescribed = (name: string) =>
    name.length >= MIN_NAME_CHARACTERS && about.includes(` ${makeWordKey(name)} `);
  const pieces = parts.flat().map(({ text }) => cleanName(text));
  const names = pieces.filter((name) => splitWords(name).length >= MIN_NAME_WORDS);
  return [...parts.map((part) => cleanName(joinPieces(part))), ...names].find(isDescribed) ?? "";
}

const COMPARED_CHARACTERS = 25;
const MIN_CAPTION_CHARACTERS = 30;
const MAX_SITE_WORDS = 3;

/** Posts have no title, so sites put the beginning of the text there. */
function isCaption(title: string, description: string): boolean {
  const start = splitWords(description.slice(0, 200)).join("").slice(0, COMPARED_CHARACTERS);
  const key = splitWords(title).join("");
  return start !== "" && key.includes(start) && key.length > MIN_CAPTION_CHARACTERS && !key.endsWith(start);
}

/** “on Photos”, what is left of a title without the channel. */
function isSite(piece: string, site: string): boolean {
  const key = makeWordKey(piece);
  return (
    key === "" || (site !== "" && key.endsWith(makeWordKey(site)) && key.split(" ").length <= MAX_SITE_WORDS)
  );
}

/** Without the site and “easy recipe”, but with “recipe for soup”. */
function listPieces(part: string, site: string): Piece[] {
  const tokens = ["", ...part.split(SUBTITLE)].map((token) => token.trim());
  const pieces = tokens.flatMap((text, at) => (at % 2 === 0 ? [] : [{ mark: tokens[at - 1] ?? "", text }]));
  return pieces.filter(({ text }, at) => {
    const isTagline = RECIPE.test(foldText(text)) && !(at === 0 && LEAD.test(text));
    return text !== "" && !isSite(text, site) && !isTagline;
  });
}

function joinPieces(pieces: Piece[]): string {
  const space = CJK.test(pieces[0]?.text ?? "") ? "\u3000" : " ";
  return pieces
    .map(({ mark, text }, at) => {
      if (at === 0) return text;
      if (/^[:：]$/.test(mark)) return `${mark} ${text}`;
      return /^[–—•·-]$/.test(mark) ? ` ${mark} ${text}` : `${space}${text}`;
    })
    .join("");
}

/** “Banana bread” below “The only banana bread you'll ever need”. */
function findNamingLine(title: string, description: string): string {
  const [first = ""] = description.trimStart().split("\n");
  const words = splitWords(first);
  const known = new Set(splitWords(title));
  const isShorter = words.length >= 2 && words.length < known.size && words.every((word) => known.has(word));
  return isShorter ? cleanTitle(first) : "";
}

function cleanName(text: string): string {
  const first = CJK.test(text) ? (text.split(/\s+/u)[0] ?? text) : text;
  const [named = ""] = cleanTitle(first).split(CJK_END);
  const bare = QUESTION.exec(named)?.[1]?.trim() ?? named.replace(LEAD, "");
  return bare === named ? named : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** “Creamy gnocchi 🔥 save this for later!” names the dish before the emoji. */
function splitHook(description: string): { dish: string; text: string } {
  const [first = "", ...rest] = description.trimStart().split("\n");
  const at = first.search(PICTOGRAPH);
  const name = at < 0 ? "" : cleanTitle(first.slice(0, at));
  if (splitWords(name).length < 2) return { dish: "", text: description };
  const hook = first.slice(at).replace(PICTOGRAPH, "").trim();
  return { dish: name, text: [hook, ...rest].join("\n") };
}
