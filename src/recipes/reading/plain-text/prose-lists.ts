import { amountAtStart } from "../../text/amount.ts";
import { parseYield } from "../../text/facts.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { splitAtCommas } from "./ingredients.ts";
import { countCookingEvidence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { MAX_INLINE_LIST_CHARACTERS } from "../reading-limits.ts";

/** “You need …”, after an optional number of people. */
const NEED =
  /(?:you(?:'ll| will)? need|we need|ingredients are|braucht man|man braucht|brauchst du|du brauchst|braucht ihr|ihr braucht|benötigt man|man nehme|il (?:vous |te )?faut|vous avez besoin de|necesitas|necesitamos|necesitaremos|hacen falta|se necesitan|(?:ti |vi )?servono|occorrono|ci vogliono|heb je nodig|heb je|je hebt nodig|(?:você )?(?:vai )?precisar? de|precisas de|potrzeba|potrzebujesz|potrzebne są|będziesz potrzebować|behöver du|du behöver|man behöver|behövs|du skal bruge|skal du bruge|skal der bruges|材料は|用意するものは|需要准备|需要準備|需要)\s?[:：、，,]?\s*/iu;
const MAX_LEAD_CHARACTERS = 50;
const SENTENCE_END = /(?<=\p{L}|[)）\d])[.。](?=\s|$|[\p{Lu}\u3040-\u9fff])/u;
const LAST_AND =
  /\s(?:and|und|sowie|et|y|e|en|och|og|i|oraz)\s(?!.*\s(?:and|und|sowie|et|y|e|en|och|og|i|oraz)\s)/u;
const MAX_YIELD_CHARACTERS = 60;
const MIN_ITEMS = 3;
const MIN_EVIDENCE = 2;
const MIN_SHAPED_SHARE = 0.6;

/** “For 2 people you need 4 eggs, 250 ml milk and a pinch of salt.” becomes a list under a heading. */
export function splitProseLists(lines: TextLine[]): TextLine[] {
  return lines.flatMap((line) => splitProse(line) ?? [line]);
}

function splitProse(line: TextLine): TextLine[] | null {
  if (line.text.length > MAX_INLINE_LIST_CHARACTERS) return null;
  const need = line.bullet === null && line.number === null ? NEED.exec(line.text) : null;
  if (!need || need.index > MAX_LEAD_CHARACTERS) return null;
  const text = line.text.slice(need.index + need[0].length);
  const end = SENTENCE_END.exec(text)?.index ?? text.length;
  const items = listItems(text.slice(0, end));
  const shaped = items.filter((item) => findIngredientShape(item) !== null);
  if (items.length < MIN_ITEMS || shaped.length < items.length * MIN_SHAPED_SHARE) return null;
  const lead = line.text
    .slice(0, need.index)
    .replace(/[,，、]?\s*$/, "")
    .trim();
  const rest = text.slice(end + 1).trim();
  const mayBeYield = rest.length <= MAX_YIELD_CHARACTERS && !SENTENCE_END.test(rest.slice(0, -1));
  const others = [lead, (mayBeYield && findYield(rest)) || rest].filter(Boolean);
  const below = { ...line, heading: false, afterGap: false };
  const isSteps = countCookingEvidence(rest) >= MIN_EVIDENCE;
  return [
    ...others.filter((other) => !isSteps || other !== rest).map((other) => ({ ...line, text: other })),
    { ...line, text: "Ingredients:" },
    ...items.map((item): TextLine => ({ ...below, text: item, bullet: "mark" })),
    ...(isSteps
      ? [
          { ...line, text: "Steps:" },
          { ...below, text: rest },
        ]
      : []),
  ];
}

function listItems(text: string): string[] {
  const items = splitAtCommas(text.replace(/(?:です|だ)$/, ""));
  const last = items.pop() ?? "";
  const japanese = /^([^と]*\d[^と\d]*)と(.*\d.*)$/u.exec(last);
  const lastItems = japanese ? japanese.slice(1) : splitLast(last);
  return [...items, ...lastItems].map((item) =>
    item.replace(/^(?:それに|と|and|und|et|y|och|og)\s*(?=\S)/u, "").trim(),
  );
}

/** “1 egg and a pinch of salt”, not “salt and pepper”. */
function splitLast(text: string): string[] {
  const [first = text, second] = text.split(LAST_AND);
  return second && (findIngredientShape(second) || amountAtStart(second) || second.split(" ").length > 2)
    ? [first, second]
    : [text];
}

/** “The cake makes 8 pieces.” */
function findYield(sentence: string): string {
  const words = sentence.replace(/[.。]$/, "").split(" ");
  const starts = words.map((_, at) => words.slice(at).join(" "));
  return starts.find((start) => parseYield(start) !== null) ?? "";
}
