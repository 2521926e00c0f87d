import { matchStart } from "../../text/match-start.ts";
import { findUrl } from "../../text/facts.ts";
import { GREETINGS, LABELS, MAIL_HEADERS } from "../../text/plain-text-words.ts";
import { endsSentence, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";
import { withoutEmojis } from "./text-lines.ts";

/** No name of a recipe is longer, in characters. */
const MOST = 100;
/** A greeting without a comma names one or two people. */
const MOST_GREETED = 2;
/** `Subject: Fwd: Recipe: …` */
const MOST_LABELS = 4;

/** The line that names the recipe: one that says so, or the first that looks like a name. Null when none does. */
export function titleLine(lines: TextLine[]): { line: TextLine; title: string } | null {
  const line = lines.find(isLabelled) ?? lines.find(mayBeTitle);
  return line ? { line, title: cleanTitle(line.text) } : null;
}

/** A title without the marks around it: “Recipe:”, emojis, a colon at its end. */
export function cleanTitle(text: string): string {
  let title = withoutEmojis(text);
  for (let round = 0; round < MOST_LABELS; round++) {
    const label = matchStart(title, LABELS);
    if (label?.kind !== "title" || !/^\s*[:：]/.test(label.rest)) break;
    title = label.rest.replace(/^\s*[:：]\s*/, "");
  }
  return title.replace(/\s?[:：]$/, "").trim();
}

function isLabelled(line: TextLine): boolean {
  const label = matchStart(line.text, LABELS);
  if (label?.kind !== "title" || line.text.length > MOST) return false;
  return /^\s*[:：]\s*\S/.test(label.rest) && cleanTitle(line.text) !== "";
}

function mayBeTitle(line: TextLine): boolean {
  const { text } = line;
  if (text.length > MOST || line.bullet === "mark" || !/\p{L}/u.test(cleanTitle(text))) return false;
  if (isNothingButLabel(text) || isGreeting(text) || findUrl(text)) return false;
  return !isSentence(text) || (/[!?！？]$/.test(text) && !/[.。]/.test(text)) || !endsSentence(text);
}

/** “Recipe:”, which says that one follows. */
function isNothingButLabel(text: string): boolean {
  const label = matchStart(text, LABELS);
  return (
    label !== null &&
    (/^\s*[:：]?\s*$/.test(label.rest) || (label.kind !== "title" && /^\s*[:：]/.test(label.rest)))
  );
}

function isGreeting(text: string): boolean {
  const header = matchStart(text, MAIL_HEADERS);
  if (header && /^\s*[:：]/.test(header.rest)) return true;
  const greeting = matchStart(text, GREETINGS);
  if (!greeting) return false;
  return (
    /[,!.:，！。：]$/.test(text) ||
    /^[,!，！]/.test(greeting.rest) ||
    greeting.rest.trim().split(" ").length <= MOST_GREETED
  );
}

/** A name for text that is no recipe: its first line, or as much of it as a name may be long. The rest describes. */
export function nameFrom({ name, description }: { name: string; description: string }): {
  name: string;
  description: string;
} {
  if (name) return { name, description };
  const [first = "", ...rest] = description.split("\n");
  if (first.length <= MOST) return { name: cleanTitle(first) || first, description: rest.join("\n").trim() };
  const short = first.slice(0, MOST);
  // Nothing is cut out of the description: the name is its beginning.
  return { name: short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short, description };
}
