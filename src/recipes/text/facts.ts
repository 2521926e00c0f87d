import { isRecipeUrl } from "../../contract/links.ts";
import { foldText } from "./fold-text.ts";
import { matchStart } from "./match-start.ts";
import { unitAtStart } from "./unit-at-start.ts";
import { amountAtStart, withoutApproximately } from "./amount.ts";
import { LABELS, TIME_UNITS, YIELD_NOUNS, YIELD_VERBS, type Label } from "./plain-text-words.ts";

export interface Fact {
  kind: Label;
  value: string;
}

const MAX_LINE_CHARACTERS = 200;
const MAX_VALUE_CHARACTERS = 60;
const MAX_NAME_WORDS = 5;
const MAX_TIME_PARTS = 4;
const MAX_URL_SEARCH_CHARACTERS = 3000;

const BETWEEN_FACTS = /\s*[|·•｜;；,，/]\s*|\s+[-–—]\s+/;
const AFTER_LABEL = /^\s*(?:\([^()]{0,20}\)|（[^（）]{0,20}）)?\s*[:：=]\s*/;
/** Some cards write a unit for eyes and screen readers: “10 minutes mins”. */
const UNIT_TWICE =
  /(?<=\d\s?)(minutes?|hours?|days?|seconds?)\s(?:mins?|minutes?|hrs?|hours?|days?|secs?)(?![\p{L}])/giu;
/** “4個分”, “パウンド型1台分”; the juice of a lemon is “レモン汁 1個分”. */
const COUNTED_FORMS =
  /^(?:約?\s?\d{1,2}\s?(?:台|個|枚|本|皿|杯|瓶|斤)分|[^\s\d]{0,8}(?:\d{1,2}\s?cm)?[^\s\d]{0,4}型\s?\d{1,2}\s?(?:台|個)分)$/u;
/** “2 portions as a main course” */
const AS_COURSE = /^\s(?:as|als|en|comme|como|come|som|jako)(?:\s\p{L}+){1,4}$/u;
const URL = /https?:\/\/[^\s<>"）】]+/i;
const BARE_ADDRESS = /(?<![\p{L}\p{N}/.@-])www\.[^\s<>"]+/iu;
const COUNT_LABEL = /^(?:servings?|portion|porzion|porci|porcj|porties|porcoes|racion|yield|dosi|份量|分量)/;
const NAME_WORD =
  /^(?:\p{Lu}[\p{L}.'’-]*|de|da|do|dos|von|van|der|den|af|av|la|le|du|&|and|und|et|og|och|i|e)$/u;
const SCRIPTS_WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff]/;

export function parseFacts(line: string): Fact[] {
  if (line.length > MAX_LINE_CHARACTERS) return [];
  const pieces = line.split(BETWEEN_FACTS).filter(Boolean);
  const facts = pieces.length > 1 ? pieces.flatMap((piece) => parseFact(piece) ?? []) : [];
  const kinds = new Set(facts.map(({ kind }) => kind));
  // “1 hour, 30 minutes” is one time.
  if (kinds.size > 0 && kinds.size === pieces.length) return facts;
  const whole = parseFact(line);
  return whole ? [whole] : parseYieldAndTime(line);
}

/** “4 servings    30 minutes”, in either order. */
function parseYieldAndTime(line: string): Fact[] {
  const [, first = "", second = ""] = /^(\d{1,3}\s\D{1,20})\s(\d{1,3}\s?\D{1,20})$/u.exec(line) ?? [];
  const facts = [first, second].flatMap((piece) => parseYield(piece) ?? parseTime(piece) ?? []);
  return facts.length === 2 && facts[0]?.kind !== facts[1]?.kind ? facts : [];
}

export function parseFact(line: string): Fact | null {
  return parseLabelledFact(line) ?? parseYield(line) ?? parseTime(line) ?? parseAuthor(line);
}

export function parseLoneLabel(line: string): Label | null {
  const label = matchStart(line, LABELS);
  return label && /^\s*[:：]?$/.test(label.rest) ? label.kind : null;
}

export function parseValue(kind: Label, text: string): Fact | null {
  if (text.length > MAX_VALUE_CHARACTERS) return null;
  if (isTimeKind(kind)) return isTime(text) ? { kind, value: text } : null;
  if (kind !== "yield") return null;
  const isCounted = /^[\d０-９]+(?:\s?[-–]\s?\d+)?(?:\s\p{L}+)?$/u.test(text);
  return isCounted || parseYield(text) ? { kind, value: text } : null;
}

/** “Serves 4”, “Für 4 Personen”, “4 portions”, “4人份”. */
export function parseYield(line: string): Fact | null {
  if (line.length > MAX_VALUE_CHARACTERS) return null;
  if (COUNTED_FORMS.test(line)) return { kind: "yield", value: line };
  const verb = matchStart(line, YIELD_VERBS);
  const said = (verb ? verb.rest : line).trimStart();
  const counted = withoutApproximately(said);
  const rest = amountAtStart(counted)?.rest.trim();
  if (rest === undefined) return null;
  const isCount = verb !== null && isCountWord(verb.word, rest);
  const isJars = verb !== null && isContainer(rest);
  return isCount || isJars || isPieces(rest) || countsPeople(rest) ? { kind: "yield", value: line } : null;
}

/** Whether a line only counts pieces; their name may be on the next line. */
export function countsPieces(line: string): boolean {
  return isPieces(amountAtStart(withoutApproximately(line))?.rest.trim() ?? "");
}

function isPieces(text: string): boolean {
  const unit = unitAtStart(text);
  return (unit?.kind === "piece" || unit?.kind === "slice") && /^[.!]?$/.test(unit.rest);
}

/** “für 6 Gläser”. */
function isContainer(text: string): boolean {
  const unit = unitAtStart(text);
  const isKnown = unit?.kind === "jar" || unit?.kind === "glass" || unit?.kind === "bottle";
  return isKnown && /^[.!]?$/.test(unit.rest);
}

/** “for 4 people”. */
export function isForPeople(text: string): boolean {
  const verb = matchStart(text, YIELD_VERBS);
  const rest = verb ? amountAtStart(withoutApproximately(verb.rest.trimStart()))?.rest.trim() : undefined;
  return rest !== undefined && countsPeople(rest);
}

function countsPeople(text: string): boolean {
  const noun = matchStart(text, YIELD_NOUNS);
  return noun !== null && (/^[.!]?\s*(?:[(（].*)?$/u.test(noun.rest) || AS_COURSE.test(noun.rest));
}

/** “Makes 12 muffins” counts anything; “for 12 muffins” can mean other things. */
function isCountWord(verb: string, rest: string): boolean {
  if (matchStart(rest, TIME_UNITS) || /[.!?:：。]/.test(rest.slice(0, -1)) || /^[°%]/.test(rest))
    return false;
  const words = rest.split(" ").filter(Boolean).length;
  if (SCRIPTS_WITHOUT_SPACES.test(verb)) return words <= 2 && rest.length <= 8;
  return verb.length >= 5 && words <= 4;
}

function parseLabelledFact(line: string): Fact | null {
  const label = matchStart(line, LABELS);
  if (!label) return null;
  const colon = AFTER_LABEL.exec(label.rest);
  const value = label.rest
    .slice(colon?.[0].length ?? 0)
    .replace(/^\s*[-–—]\s+/, "")
    .replace(UNIT_TWICE, "$1")
    .trim();
  if (!value) return null;
  if (isTimeKind(label.kind)) return parseTimeValue(label.kind, value, colon !== null);
  if (label.kind === "yield") return colon ? parseYieldValue(value) : parseBareYield(value, line);
  if (label.kind === "source")
    return URL.exec(value)?.[0] === value || colon ? { kind: "source", value } : null;
  return colon ? { kind: label.kind, value: withoutAddress(value) } : null;
}

function parseTimeValue(kind: Label, value: string, hasColon: boolean): Fact | null {
  if (value.length > MAX_VALUE_CHARACTERS) return null;
  return isTime(value) || (hasColon && mayBeTime(value)) ? { kind, value } : null;
}

function parseYieldValue(value: string): Fact | null {
  if (value.length > MAX_VALUE_CHARACTERS) return null;
  const isSaid = /[\d０-９一二两三四五六七八九十]|^\p{L}+(?: \p{L}+){0,3}$/u.test(value);
  return isSaid ? { kind: "yield", value } : null;
}

/** “Servings 4”; recipe cards also write “Portions 12 slices”. */
function parseBareYield(value: string, line: string): Fact | null {
  const isNumber = /^(?:ca\.?\s*)?[\d０-９]+(?:\s?[-–]\s?[\d０-９]+)?$/i.test(value);
  if (isNumber) return { kind: "yield", value: line };
  const isCounted = COUNT_LABEL.test(foldText(line)) && /^\d+(?:\s?[-–]\s?\d+)?\s\p{L}+$/u.test(value);
  return isCounted ? { kind: "yield", value } : null;
}

function parseTime(line: string): Fact | null {
  return line.length <= MAX_VALUE_CHARACTERS && isTime(line) ? { kind: "total", value: line } : null;
}

/** “10 min preparation time” */
export function parseTimeBeforeLabel(line: string): Fact | null {
  if (line.length > MAX_VALUE_CHARACTERS) return null;
  const words = line.split(" ");
  for (const [at] of words.entries()) {
    const value = words.slice(0, at).join(" ");
    const kind = at > 0 && isTime(value) ? parseLoneLabel(words.slice(at).join(" ")) : null;
    if (kind && isTimeKind(kind)) return { kind, value };
  }
  return null;
}

/** Only a time: `25 min`, `1 h 30`, `约30分钟`, `1-2 Stunden (plus Ruhezeit)`. */
export function isTime(text: string): boolean {
  let rest = withoutApproximately(text.trim());
  for (let parts = 0; parts < MAX_TIME_PARTS; parts++) {
    const amount =
      /^[\d０-９]{1,3}\s?h\s?[\d０-９]{0,2}\s?m?(?![\p{L}\d])|^[\d０-９]{1,3}\s?m(?![\p{L}\d])|^\d{1,2}:\d\d(?:\s?h)?(?![\p{L}\d])/iu.exec(
        rest,
      )?.[0];
    const next = amount === undefined ? skipTimeUnit(rest) : rest.slice(amount.length);
    if (next === null) return parts > 0 && /^(?:[(（+].*|(?:plus|zzgl|\+)\b.*)$/iu.test(rest);
    rest = next.replace(/^[.,，]?\s*(?:(?:and|und|et|og|och|i|e|y|en|ja|és|και|и|ve)\s+(?=[\d½¼¾]))?/iu, "");
    if (rest === "") return true;
  }
  return false;
}

function skipTimeUnit(text: string): string | null {
  const amount = amountAtStart(text);
  return amount ? (matchStart(amount.rest.trimStart(), TIME_UNITS)?.rest ?? null) : null;
}

/** After a label, a time may be in words: “overnight”. */
function mayBeTime(value: string): boolean {
  if (/^\d+$/.test(value) || /[\d一二两三半]\s?个?(?:分|小时|小時|时|時|天)/.test(value)) return true;
  const words = value.split(/[^\p{L}]+/u).filter(Boolean);
  return words.length <= 8 && words.some((word) => matchStart(word, TIME_UNITS)?.rest === "");
}

function isTimeKind(kind: Label): boolean {
  return kind === "prep" || kind === "cook" || kind === "total";
}

/** “by Anna Schmidt”, only before a capitalized name. */
function parseAuthor(line: string): Fact | null {
  const label = matchStart(line, LABELS);
  if (label?.kind !== "author" || line.length > MAX_VALUE_CHARACTERS || !label.rest.startsWith(" "))
    return null;
  const value = label.rest.trim();
  const words = value.split(" ");
  const isName =
    words.length <= MAX_NAME_WORDS && words.every((word) => NAME_WORD.test(word)) && /^\p{Lu}/u.test(value);
  return isName ? { kind: "author", value } : null;
}

function withoutAddress(value: string): string {
  return value.replace(/\s*<[^<>\s]{0,200}>$/, "") || value;
}

export function findUrl(text: string): string | null {
  const found = withoutPunctuation(URL.exec(text.slice(0, MAX_URL_SEARCH_CHARACTERS))?.[0] ?? "");
  if (found && isRecipeUrl(found)) return found;
  const bare = `https://${BARE_ADDRESS.exec(text.slice(0, MAX_URL_SEARCH_CHARACTERS))?.[0] ?? ""}`;
  return isRecipeUrl(bare) ? bare : null;
}

function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)]".includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}
