import { matchStart } from "../../text/match-start.ts";
import { isTime } from "../../text/facts.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import { ASIDES, REMARKS } from "../../text/plain-text-words.ts";
import { isCommand, isSentence } from "./sentences.ts";
import type { TextLine } from "./text-line.ts";

const MAX_ASIDE_CHARACTERS = 100;
const MAX_SIGNATURE_LINES = 5;
const MAX_SIGNATURE_CHARACTERS = 600;
const ENERGY = /(?:^|[\s:：(])\d{1,5}(?:[.,]\d+)?\s?(?:kcal|kj)(?![\p{L}])|^(?:.{0,60}\s)?kcal\b.{0,30}\d/iu;
const POSTSCRIPT = /^p\.?\s?s\.?(?:[:：]|(?<=\.)\s|\s?[-–]\s)/iu;
const FOLLOW = /(?:^|\s)@[\p{L}\p{N}_.]{2,}/u;

/** An energy value, a resting time, a postscript, a greeting to followers. */
export function isAside(line: TextLine): boolean {
  if (line.number !== null || line.heading) return false;
  if (POSTSCRIPT.test(line.text)) return true;
  if (line.text.length > MAX_ASIDE_CHARACTERS) return false;
  const rest = matchStart(line.text, ASIDES)?.rest ?? "";
  if (/^\s*[:：=]/.test(rest) && isTime(rest.replace(/^\s*[:：=]\s*/, ""))) return true;
  const remark = matchStart(line.text, REMARKS);
  if (remark && /^\s*[:：]/.test(remark.rest)) return true;
  return (FOLLOW.test(line.text) || ENERGY.test(line.text)) && !isCommand(line.text);
}

/** Below `--`. */
export function splitSignature(text: string): { body: string; signature: string } {
  const found = /\n--[ \t]?\r?\n/u.exec(text.slice(-MAX_SIGNATURE_CHARACTERS));
  if (!found) return { body: text, signature: "" };
  const at = Math.max(0, text.length - MAX_SIGNATURE_CHARACTERS) + found.index;
  const signature = text.slice(at + found[0].length).trim();
  const lines = signature.split("\n").map((line) => line.trim());
  const isSigned =
    lines.length <= MAX_SIGNATURE_LINES &&
    !lines.some(
      (line) => /^\d+[.)]/.test(line) || findIngredientShape(line) || isSentence(line) || isCommand(line),
    );
  return isSigned ? { body: text.slice(0, at), signature } : { body: text, signature: "" };
}
