import { foldText } from "../../text/fold-text.ts";
import {
  COMPONENT_PAIRS,
  COMPONENT_WORDS,
  COMPONENT_WORDS_ALONE,
  COMPONENT_WORDS_WITHOUT_SPACES,
} from "../../text/component-names.ts";
import { matchStart } from "../../text/match-start.ts";
import { ALSO } from "../../text/tool-words.ts";
import { countCookingEvidence } from "./sentences.ts";
import { splitYield } from "./title.ts";

/** “Teig” ends “Hefeteig”; shorter words end too many others. */
const MIN_ENDING = 4;
const SHORT_ENDINGS: ReadonlySet<string> = new Set(["deg", "dej"]);
const MIN_NAME_LETTERS = 4;
const WORDS = new Set(COMPONENT_WORDS);
const ENDINGS = COMPONENT_WORDS.filter((word) => word.length >= MIN_ENDING || SHORT_ENDINGS.has(word));
const ENDING_WITHOUT_SPACES = new RegExp(
  `(?:${COMPONENT_WORDS_WITHOUT_SPACES.split("|").map(foldText).join("|")})$`,
  "u",
);
const SCRIPT_WITHOUT_SPACES = /[\u3040-\u9fff\uac00-\ud7af]/u;
/** The words after one of these say what's in it. */
const PREPOSITIONS = new Set(
  "with from in of for mit aus nach fur de du des d a al au aux la con di del della alla da do dos das com met van en op med av af pa till til i z ze na w do".split(
    " ",
  ),
);
const NAMED_FIRST = new Set("de du des d a al au aux con di del della alla da do dos das com".split(" "));

/** “Hefeteig”, “Salsa de tomate”, “Vanilla custard”. */
export function isComponent(title: string): boolean {
  if (/^\s*$/.test(matchStart(title, ALSO)?.rest ?? "-")) return true;
  const words = listWords(title);
  if (COMPONENT_WORDS_ALONE.has(words.join(" ")) || COMPONENT_PAIRS.has(words.slice(-2).join(" ")))
    return true;
  // Without its ring, “sås” would end “hamburguesas”.
  if (ENDING_WITHOUT_SPACES.test(foldName(title)) || /sås$/iu.test(title)) return true;
  const [first = ""] = words;
  const named = listHeadWords(words);
  const last = named.at(-1) ?? "";
  const isFirst = WORDS.has(first) && !COMPONENT_WORDS_ALONE.has(first);
  return isFirst || WORDS.has(last) || ENDINGS.some((ending) => last.endsWith(ending));
}

/** Words by which other steps would refer to it: “flatbreads”. Folded. */
export function listReferences(title: string, ingredients: readonly string[]): string[] {
  if (SCRIPT_WITHOUT_SPACES.test(title)) return [foldName(title)];
  const words = listWords(title);
  const named = listHeadWords(words);
  const isNamedFirst = words.some((word) => NAMED_FIRST.has(word));
  const list = foldText(ingredients.join("\n"));
  return [named.at(-1) ?? "", isNamedFirst ? (named[0] ?? "") : ""].filter(
    (word) => word.length >= MIN_NAME_LETTERS && !list.includes(word) && countCookingEvidence(word) === 0,
  );
}

/** “Baked fennel” of “Baked fennel with beans”. */
function listHeadWords(words: string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  return words.slice(0, end < 0 ? undefined : end);
}

function listWords(title: string): string[] {
  return foldName(title).match(/[\p{L}\p{M}]+/gu) ?? [];
}

function foldName(title: string): string {
  return foldText(splitYield(title).title);
}
