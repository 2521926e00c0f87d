import type { Part } from "../../text/part-words.ts";
import { parseFactRow } from "./fact-row.ts";
import {
  findUrl,
  isForPeople,
  countsPieces,
  parseFact,
  parseFacts,
  parseLoneLabel,
  parseValue,
  parseYield,
  type Fact,
} from "../../text/facts.ts";
import { amountAtStart, withoutApproximately } from "../../text/amount.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import type { UnitKind } from "../../../ingredients/words/units.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { parsePartHeading, type PartHeading } from "./part-heading.ts";
import { matchStart } from "../../text/match-start.ts";
import { YIELD_VERBS, type Label } from "../../text/plain-text-words.ts";
import { isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";

export interface Facts {
  said: Map<Label, string>;
  tags: string[];
  lines: TextLine[];
}

const HASHTAG = /(?<![\p{L}\p{N}&/#])#([\p{L}\p{N}_][\p{L}\p{N}_-]{0,80})#?/gu;
const LETTER = /\p{L}/u;
/** Not in a time of day. */
const COLON_AFTER_LABEL = /(?<!\d)\s?[:：=]/u;
/** Labels that no step begins with. */
const TIME_LABEL = /zeit|time|temps|tid\b|czas|tempo|tiempo|tijd/iu;
/** “Bake 30 minutes.” */
const FULL_STOP = /[.。!]$/;

export function takeFacts(all: TextLine[]): Facts {
  const facts: Facts = { said: new Map(), tags: [], lines: [] };
  let part: Part | null = null;
  let begun = false;
  for (let at = 0; at < all.length; at++) {
    const line = all[at];
    if (!line) break;
    const heading = isTimeInCard(all, at) ? null : parsePartHeading(line);
    if (heading) part = heading.inline ? part : heading.part;
    const next = all[at + 1];
    // Only a colon tells a fact from a step.
    const mayBeStep =
      !COLON_AFTER_LABEL.test(line.text) && (part === "steps" || (begun && FULL_STOP.test(line.text)));
    begun ||= part !== null || line.number !== null || findIngredientShape(line.text) === "sure";
    if (next && !mayBeStep && takePair(line, next, facts)) at++;
    else if (
      (isCount(all, at) || (at > 0 && !begun && saysYield(line))) &&
      addNewFacts([{ kind: "yield", value: withoutBrackets(line.text) }], facts)
    )
      continue;
    else if (!takeLine(line, part, mayBeStep, facts)) {
      facts.lines.push(line);
      continue;
    }
    const below = all[at + 1];
    if (below && line.afterGap) below.afterGap = true;
  }
  facts.tags = withoutDoubles(facts.tags);
  return facts;
}

/** “Preparación 15 min” above “Cocción 25 min” isn't a heading. */
function isTimeInCard(lines: TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next || next.afterGap || !parsePartHeading(line)?.fact) return false;
  return parseFact(line.text)?.kind === "prep" && isTimeFact(next.text);
}

function isTimeFact(text: string): boolean {
  const kind = parseFact(text)?.kind;
  return kind === "cook" || kind === "total";
}

const FOOD_MEASURES: ReadonlySet<UnitKind> = new Set<UnitKind>([
  "mg",
  "g",
  "kg",
  "ml",
  "cl",
  "dl",
  "l",
  "oz",
  "lb",
  "fl-oz",
  "pint",
  "quart",
  "gallon",
  "tsp",
  "tbsp",
  "pinch",
  "dash",
]);
const MAX_YIELD_WORDS = 7;
const COUNT = /^\d{1,3}\s\p{L}{3,}$/u;

/** “12 buns” between the title and the heading of the ingredients, or between the heading and the list. */
function isCount(lines: TextLine[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!above || !line || !below?.afterGap || line.bullet !== null || line.number !== null) return false;
  const inBrackets = withoutBrackets(line.text);
  const verb = matchStart(inBrackets, YIELD_VERBS);
  const counted = withoutApproximately(verb?.rest.trimStart() ?? inBrackets);
  if (!COUNT.test(counted) || measuresFood(counted) || parseFacts(counted).length > 0) return false;
  const partBelow = parsePartHeading(below)?.part;
  const isBelowTitle =
    (at === 1 && (inBrackets !== line.text || verb !== null || partBelow !== undefined)) ||
    partBelow === "ingredients";
  const isBelowHeading =
    parsePartHeading(above)?.part === "ingredients" && findIngredientShape(below.text) !== null;
  return isBelowTitle || isBelowHeading;
}

/** “The recipe is for 4 people” */
function saysYield({ text, number, bullet }: TextLine): boolean {
  const words = text.replace(/[.。]$/, "").split(" ");
  if (words.length > MAX_YIELD_WORDS || number !== null || bullet !== null) return false;
  return words.some((_, at) => isForPeople(words.slice(at).join(" ")));
}

/** “500 gram”, not “4 jars”. */
function measuresFood(text: string): boolean {
  const unit = unitAtStart(amountAtStart(text)?.rest.trimStart() ?? "");
  return unit !== null && FOOD_MEASURES.has(unit.kind);
}

function takePair(line: TextLine, next: TextLine, facts: Facts): boolean {
  const kind = parseLoneLabel(line.text);
  const value = kind && !next.heading && next.number === null ? parseValue(kind, next.text) : null;
  return value !== null && addNewFacts([value], facts);
}

function takeLine(line: TextLine, part: Part | null, mayBeStep: boolean, facts: Facts): boolean {
  if (takeHashtags(line, facts)) return true;
  const address = findUrl(line.text);
  if (address && !facts.said.has("source")) {
    facts.said.set("source", address);
    return isOnlyAddress(line.text, address);
  }
  if (line.number !== null) return false;
  const text = withoutBrackets(line.text);
  const row = mayBeStep && !TIME_LABEL.test(text) ? null : parseFactRow(text);
  if (row && row.facts.length + row.others.length > 1 && addNewFacts(row.facts, facts)) {
    line.text = row.others.join("\n");
    return line.text === "";
  }
  if (mayBeStep) return false;
  const found = parseFacts(text).filter(({ kind }) => kind !== "title" && kind !== "source");
  if (found.length === 0) return false;
  if (part !== null && countsPieces(line.text)) return false;
  return addNewFacts(found, facts);
}

/** False if a kind is known already; the line then stays. */
function addNewFacts(found: Fact[], facts: Facts): boolean {
  if (found.some(({ kind }) => facts.said.has(kind))) return false;
  for (const { kind, value } of found) {
    if (kind === "tags") facts.tags.push(...splitList(value));
    else facts.said.set(kind, withoutFullStop(value));
  }
  return true;
}

function withoutBrackets(text: string): string {
  return /^[(（]([^()（）]+)[)）]$/u.exec(text)?.[1]?.trim() ?? text;
}

/** Dots inside (“ca. 4”) and ellipses stay. */
function withoutFullStop(value: string): string {
  return value.replace(/(?<![.。\s])[.。]$/, "");
}

/** Hashtags inside a sentence stay. */
function takeHashtags(line: TextLine, facts: Facts): boolean {
  if (!line.text.includes("#")) return false;
  for (const [, tag = ""] of line.text.matchAll(HASHTAG)) {
    if (LETTER.test(tag)) facts.tags.push(tag);
  }
  line.text = withoutTrailingTags(line.text);
  return line.text === "";
}

function withoutTrailingTags(text: string): string {
  const words = text.split(" ");
  while (words.at(-1)?.startsWith("#") && LETTER.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

function isOnlyAddress(text: string, address: string): boolean {
  const rest = text
    .replace(address, "")
    .replace(address.replace("https://", ""), "")
    .replace(/[<>()[\]]/g, "")
    .trim();
  return (
    rest === "" ||
    parseLoneLabel(rest) === "source" ||
    (rest.length <= 40 && /[:：]$/.test(rest) && !isSentence(rest))
  );
}

export function splitList(value: string): string[] {
  return value
    .split(/[,，、;；|]/)
    .map((word) => word.replace(/^#/, "").trim())
    .filter(Boolean);
}

function withoutDoubles(words: string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) if (!first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  return [...first.values()];
}

/** “Zutaten für 4 Personen”, “Zubereitung (30 Minuten)”. Returns whether the fact is new. */
export function addHeadingFact({ part, title, fact }: PartHeading, said: Map<Label, string>): boolean {
  const amount: Fact | null = part === "ingredients" ? { kind: "yield", value: fact } : null;
  const found = parseYield(fact) ?? parseFact(`${title}: ${fact}`) ?? parseFact(fact) ?? amount;
  if (!found || said.has(found.kind)) return false;
  said.set(found.kind, withoutFullStop(found.value));
  return true;
}
