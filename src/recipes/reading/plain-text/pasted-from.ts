import { withoutChatStamps } from "./chat-stamps.ts";
import { withoutCopiedClutter } from "./copied-clutter.ts";
import { MAX_TEXT_LINES } from "../reading-limits.ts";
import { plainLines } from "../../text/text.ts";

const ELEMENT =
  /<\/?(?:h[1-6]|p|li|ul|ol|dl|dt|dd|div|br|table|tbody|tr|td|section|article|html|body)(?:\s[^<>]{0,500})?\/?>/giu;
/** Fewer tags can be part of the text. */
const MIN_ELEMENTS = 3;

export function cleanPastedText(pasted: string): { text: string; isChat: boolean } {
  const lines = withoutMarkup(pasted).split("\n");
  const plain = lines.slice(0, MAX_TEXT_LINES).join("\n");
  const said = withoutChatStamps(plain);
  const text = [withoutCopiedClutter(said)].concat(lines.slice(MAX_TEXT_LINES)).join("\n");
  return { text, isChat: said !== plain };
}

function withoutMarkup(text: string): string {
  const elements = text.match(ELEMENT)?.length ?? 0;
  const isMarkup =
    elements >= MIN_ELEMENTS && (/^\s*<[a-z!]/iu.test(text) || elements >= text.split("\n").length);
  return isMarkup ? plainLines(text).join("\n") : text;
}
