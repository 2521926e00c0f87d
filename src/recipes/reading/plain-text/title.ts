import { matchStart } from "../../text/match-start.ts";
import { findUrl, parseYield } from "../../text/facts.ts";
import { CLOSINGS, GREETINGS, LABELS, MAIL_HEADERS } from "../../text/plain-text-words.ts";
import { isCollection, isMessage, saysMore } from "./messages.ts";
import { endsSentence, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { withoutEmojis } from "./text-lines.ts";

const MAX_NAME_CHARACTERS = 100;
const MAX_GREETED_WORDS = 2;
const MIN_CHATTY_WORDS = 7;
/** “And this goes well with it:” */
const MIN_LEAD_WORDS = 5;
const TITLE_NEAR_LINES = 2;
/** `Subject: Fwd: Recipe: …` */
const MAX_TITLE_LABELS = 4;

/** In a chat, the lines above it aren't about the recipe. */
export function findTitle(lines: TextLine[], isChat: boolean): { line: TextLine; title: string } | null {
  const titles = lines.filter(mayBeTitle);
  // A message may begin with more than a greeting.
  const sure = titles.filter(isSurelyTitle);
  const first = (isChat ? sure.at(-1) : sure[0]) ?? titles[0];
  const labelled = lines.find(isLabelled);
  const line =
    labelled && isSubject(labelled) ? (findTitleAbove(lines, labelled) ?? labelled) : (labelled ?? first);
  return line ? { line, title: cleanTitle(line.text) } : null;
}

/** Right above the ingredients, which says more than a mail's subject. */
function findTitleAbove(lines: TextLine[], subject: TextLine): TextLine | null {
  const near = lines.slice(-TITLE_NEAR_LINES).filter((line) => line !== subject && line.afterGap);
  return near.findLast(isSurelyTitle) ?? null;
}

const isSubject = ({ text }: TextLine) =>
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|ämne|emne|temat|assunto|件名|主旨|主题|主題)\s?[:：]|^(?:\p{L}+\s?[:：]\s*)(?:re|aw|sv|vs|fwd?|wg|tr|i|rv|odp)\s?[:：]/iu.test(
    text,
  );

export function isSurelyTitle(line: TextLine): boolean {
  return mayBeTitle(line) && !isChatty(line.text);
}

function isChatty(text: string): boolean {
  const words = withoutEmojis(text).split(" ");
  const isLong = words.length >= MIN_CHATTY_WORDS;
  const isLead = words.length >= MIN_LEAD_WORDS && /[:：]$/.test(text);
  return (
    isLead ||
    STAMP.test(text) ||
    (matchStart(text, LABELS)?.kind === "author" && /\d/.test(text)) ||
    isMessage(text) ||
    isCollection(text) ||
    (isLong && (/^\p{Ll}/u.test(text) || /[!?…]|,.*,|:\)/u.test(text)))
  );
}

/** “Recipe: ”, “Recipe 2: ”. */
const LABEL_END = /^\s*(?:\d{1,2}\s*)?[:：]\s*/;

export function cleanTitle(text: string): string {
  let title = withoutEmojis(text);
  for (let round = 0; round < MAX_TITLE_LABELS; round++) {
    const label = matchStart(title, LABELS);
    if (label?.kind !== "title" || !LABEL_END.test(label.rest)) break;
    title = label.rest.replace(LABEL_END, "");
  }
  return title.replace(/\s?[:：]$/, "").trim();
}

function isLabelled(line: TextLine): boolean {
  const label = matchStart(line.text, LABELS);
  if (label?.kind !== "title" || line.text.length > MAX_NAME_CHARACTERS) return false;
  return /^\s*[:：]\s*\S/.test(label.rest) && cleanTitle(line.text) !== "";
}

export function mayBeTitle(line: TextLine): boolean {
  const text = splitYield(line.text).title;
  if (text.length > MAX_NAME_CHARACTERS || line.bullet === "mark" || !/\p{L}/u.test(cleanTitle(text)))
    return false;
  if (isOnlyLabel(text) || isGreeting(text) || findUrl(text)) return false;
  return !isSentence(text) || (/[!?！？]$/.test(text) && !/[.。]/.test(text)) || !endsSentence(text);
}

const FOR_PEOPLE = /^(.*\S)\s(?:for|für|pour|para|per|voor|til|till|dla|na)\s(\d.{1,20})$/u;

/** “Pancakes (4 pers.)”, “Recipe for 4: Pancakes”. */
export function splitYield(title: string): { title: string; recipeYield: string } {
  const [, name = "", inBrackets = ""] = /^(.*\S)\s*[（(]([^()（）]+)[)）]$/u.exec(title) ?? [];
  if (name && parseYield(inBrackets)) return { title: name, recipeYield: inBrackets };
  const [, dish = "", counted = ""] = /^(.*\S)(?:,|\s[–—-])\s(\d.{1,24})$/u.exec(title) ?? [];
  if (dish && (parseYield(counted) || /^\d{1,3}\s\p{L}+$/u.test(counted)))
    return { title: dish, recipeYield: counted };
  const [, plain = "", forPeople = ""] = FOR_PEOPLE.exec(title) ?? [];
  if (plain && parseYield(forPeople)) return { title: plain, recipeYield: forPeople };
  const [, said = "", rest = ""] = /^([^:：]{3,40}\d[^:：]{0,20})[:：]\s*(\S.*)$/u.exec(title) ?? [];
  const people = matchStart(said, LABELS)?.rest.trim() ?? "";
  return rest && parseYield(people) ? { title: rest, recipeYield: people } : { title, recipeYield: "" };
}

function isOnlyLabel(text: string): boolean {
  const label = matchStart(text, LABELS);
  return (
    label !== null &&
    (/^\s*[:：]?\s*$/.test(label.rest) || (label.kind !== "title" && /^\s*[:：]/.test(label.rest)))
  );
}

/** “Posted on Oct 6, 2019 7:14 pm” */
const STAMP = /(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** “On Monday, Sue wrote:” */
const QUOTED =
  /(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev|napisała?|写道|寫道).{0,40}[:：]$/iu;

function isGreeting(written: string): boolean {
  const text = withoutEmojis(written);
  const header = matchStart(text, MAIL_HEADERS);
  if (header && /^\s*[:：]/.test(header.rest)) return true;
  if (QUOTED.test(text) || /^.{1,6}(?:さん|様|ちゃん|くん|先生)[、，]?$/u.test(text)) return true;
  const closing = matchStart(text, CLOSINGS);
  if (closing && /^\s?[,!]/.test(closing.rest)) return true;
  if (/^.{1,4}(?:你好|您好)/u.test(text)) return true;
  const greeting = matchStart(text, GREETINGS);
  if (!greeting) return false;
  return (
    /[,!.:，！。：]$/.test(text) ||
    /^\s?[,!，！]/.test(greeting.rest) ||
    // “Hi Anna, here's the recipe”
    /^(?:\s[\p{L}-]+){1,3}\s?[,!，！]/u.test(greeting.rest) ||
    saysMore(greeting.rest) ||
    greeting.rest.trim().split(" ").length <= MAX_GREETED_WORDS
  );
}

export function nameByFirstLine({ name, description }: { name: string; description: string }): {
  name: string;
  description: string;
} {
  if (name) return { name, description };
  const [first = "", ...rest] = description.split("\n");
  if (first.length <= MAX_NAME_CHARACTERS)
    return { name: cleanTitle(first) || first, description: rest.join("\n").trim() };
  const short = first.slice(0, MAX_NAME_CHARACTERS);
  // The description keeps its beginning, which is also the name.
  return { name: short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short, description };
}
