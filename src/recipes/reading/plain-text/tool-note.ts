import { amountAtStart, withoutApproximately } from "../../text/amount.ts";
import { foldText } from "../../text/fold-text.ts";
import { matchStart } from "../../text/match-start.ts";
import { ALSO, TOOL_WORDS, TOOL_WORDS_WITHOUT_SPACES } from "../../text/tool-words.ts";
import { splitAtCommas } from "./ingredients.ts";
import type { PartHeading } from "./part-heading.ts";
import type { TextLine } from "./text-line.ts";

const MAX_TOOL_CHARACTERS = 80;
const MAX_WORDS_BEFORE = 3;
/** Shorter words end too many others. */
const MIN_ENDING = 4;
const WORDS = new Set(TOOL_WORDS);
const ENDINGS = TOOL_WORDS.filter((word) => word.length >= MIN_ENDING);
/** “jars with lids”, “Gläser à 250 ml”, but not “Gläser Kirschen”. */
const MAY_FOLLOW =
  /^\s*(?:(?:e?sterili|clean|propre|pulit|limpi|vuot|vid|leer|saubere|toma|tomm|rena|rene|wypar|czyst|schon|lege)\p{L}*\s*)?(?:$|[\d(（]|(?:with|mit|avec|con|met|med|z|ze|com|for|fur|pour|para|per|voor|til|till|do|na|und|and|et|e|y|en|och|og|i)\s|(?:a|zu|je|de|of|von|da|van|af|po|ca)\s[^\p{L}]*\d)/u;
const WITHOUT_SPACES = new RegExp(
  `(?:${TOOL_WORDS_WITHOUT_SPACES.split("|").map(foldText).join("|")})[\\s:：×x]*(?:[\\d一二两三四五六七八九十]+\\s*[個个只本枚张張台つ]?)?$`,
  "u",
);

/** “You'll also need: 6 jars, a funnel”. Other things after such a label are ingredients. */
export function parseToolNote(line: TextLine, below: TextLine[]): PartHeading | null {
  const also = line.number === null ? matchStart(line.text, ALSO) : null;
  const [, inline] = /^\s*[:：]\s*(.*)$/u.exec(also?.rest ?? "") ?? [];
  if (!also || inline === undefined) return null;
  const items = inline ? splitAtCommas(inline) : below.map(({ text }) => text);
  const tools = items.filter(isTool);
  if (tools.length === 0 || tools.length * 2 < items.length) return null;
  return { part: "equipment", title: also.word, section: "", fact: "", inline, isAside: true };
}

function isTool(item: string): boolean {
  if (item.length > MAX_TOOL_CHARACTERS) return false;
  const folded = foldText(item.replace(/[.。]$/, ""));
  if (WITHOUT_SPACES.test(folded)) return true;
  const counted = withoutApproximately(folded);
  const text = (amountAtStart(counted)?.rest ?? counted).trim();
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)].slice(0, MAX_WORDS_BEFORE + 1);
  return words.some(
    ({ 0: word, index }) => isToolWord(word) && MAY_FOLLOW.test(text.slice(index + word.length)),
  );
}

function isToolWord(word: string): boolean {
  return WORDS.has(word) || ENDINGS.some((ending) => word.endsWith(ending));
}
