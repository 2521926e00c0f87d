import { matchStart } from "../../text/match-start.ts";
import { foldText } from "../../text/fold-text.ts";
import { PART_NAMES, partOfHeading, type Part } from "../../text/part-words.ts";
import { amountAtStart, withoutApproximately } from "../../text/amount.ts";
import { parseFact } from "../../text/facts.ts";
import { FOR_PART, STEP_LEADS, YIELD_VERBS } from "../../text/plain-text-words.ts";
import { endsSentence, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";

export interface PartHeading {
  part: Part;
  title: string;
  /** “for the dough”; empty for the whole recipe. */
  section: string;
  fact: string;
  /** The text after the colon, which is the first line of the part. */
  inline: string;
  /** Whether the part above continues after an empty line. */
  isAside?: boolean;
}

const MAX_HEADING_CHARACTERS = 60;
const ARTICLE =
  /^(?:the|your|my|our|die|das|der|les|la|le|os|as|el|los|las|il|gli|de|het|for the)\s+|^(?:l'|l’)/iu;
const COLON = /^\s*[:：]\s*/;

export function parsePartHeading(line: TextLine): PartHeading | null {
  if (line.number !== null || line.bullet === "mark") return null;
  const text = line.text.replace(ARTICLE, "");
  const named = matchStart(text, PART_NAMES);
  const lead = named ? null : matchStart(line.text, STEP_LEADS);
  if (lead && /^\s*[:：]?\s*$/.test(lead.rest))
    return { part: "steps", title: lead.word, section: "", fact: "", inline: "" };
  if (!named) return parseNameAtEnd(line);
  const { kind: part, rest } = named;
  const title = line.text.slice(0, line.text.length - rest.length).trim();
  const empty: PartHeading = { part, title, section: "", fact: "", inline: "" };
  if (/^\s*[:：.?？]?\s*$/.test(rest)) return empty;
  const inline = COLON.test(rest) ? rest.replace(COLON, "") : "";
  if (inline) return parseFact(inline) ? { ...empty, fact: inline } : { ...empty, inline };
  return line.text.length <= MAX_HEADING_CHARACTERS ? parseRest(line, empty, rest) : null;
}

function parseRest(line: TextLine, heading: PartHeading, rest: string): PartHeading | null {
  const bare = rest.replace(/^[\s(（\-–—~]+|[\s)）:：]+$/g, "");
  if (!bare) return heading;
  const isSize = /^\s*[(（]/.test(rest) && /^\d{1,2}\s?[\p{L}]{1,8}$/u.test(bare);
  if (parseFact(bare) || (heading.part === "ingredients" && (isSize || isForNumber(bare))))
    return { ...heading, fact: bare };
  const whole = line.text.replace(/\s*[:：]$/, "");
  if (heading.part === "ingredients" || heading.part === "steps") {
    if (isSentence(line.text)) return null;
    const isFor = matchStart(bare, FOR_PART) !== null || /^[(（]/.test(rest.trim());
    return isFor || standsOut(line) ? { ...heading, title: whole, section: bare } : null;
  }
  const isMore =
    standsOut(line) || /^\s*(?:[(（]|(?:&|\+|and|und|et|og|och|i|e|y|per|pro|par|por|pr\.?)\s)/iu.test(rest);
  return isMore && !endsSentence(line.text) && whole.split(" ").length <= 5
    ? { ...heading, title: whole }
    : null;
}

/** After “Ingredients”, “for 1 tray” can only be the yield. */
function isForNumber(text: string): boolean {
  const verb = matchStart(text, YIELD_VERBS);
  return verb !== null && amountAtStart(withoutApproximately(verb.rest.trimStart())) !== null;
}

/** “Dough ingredients”. */
function parseNameAtEnd(line: TextLine): PartHeading | null {
  if (!standsOut(line) || line.text.length > MAX_HEADING_CHARACTERS) return null;
  const part = partOfHeading(line.text);
  if (part !== "ingredients" && part !== "steps") return null;
  const title = line.text.replace(/\s*[:：]$/, "");
  const end = foldText(title);
  const isAtEnd = [...PART_NAMES].some(
    ([word, its]) => its === part && word.length > 3 && end.endsWith(word),
  );
  return isAtEnd ? { part, title, section: title, fact: "", inline: "" } : null;
}

export function standsOut(line: TextLine): boolean {
  return (
    line.heading ||
    (line.text.length <= MAX_HEADING_CHARACTERS && /[:：]$/.test(line.text)) ||
    isCapitals(line.text)
  );
}

function isCapitals(text: string): boolean {
  return (
    text.length <= MAX_HEADING_CHARACTERS &&
    !/\p{Ll}/u.test(text) &&
    (text.match(/\p{Lu}/gu)?.length ?? 0) >= 3 &&
    !/^\d/.test(text)
  );
}
