import { withoutCopiedClutter } from "./copied-clutter.ts";
import { plainLines } from "../../text/text.ts";

/** `[14/11/2026, 18:22:05] Anna: ` and `12.03.24, 10:11 - Anna: `. */
const DAY = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}";
const CLOCK = "\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?";
const SENDER = new RegExp(
  `^[\\u200e\\u200f]?(?:\\[${DAY},?\\s${CLOCK}\\]|${DAY},?\\s${CLOCK}\\s[-–])\\s[^:\\n]{1,60}:[^\\S\\n]?`,
  "gimu",
);
const ELEMENT =
  /<\/?(?:h[1-6]|p|li|ul|ol|dl|dt|dd|div|br|table|tbody|tr|td|section|article|html|body)(?:\s[^<>]{0,500})?\/?>/giu;
/** Fewer tags can be part of the text. */
const MIN_ELEMENTS = 3;

export function cleanPastedText(text: string): string {
  return withoutCopiedClutter(withoutMarkup(text).replace(SENDER, ""));
}

function withoutMarkup(text: string): string {
  const elements = text.match(ELEMENT)?.length ?? 0;
  const isMarkup =
    elements >= MIN_ELEMENTS && (/^\s*<[a-z!]/iu.test(text) || elements >= text.split("\n").length);
  return isMarkup ? plainLines(text).join("\n") : text;
}
