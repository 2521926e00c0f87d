import { withoutChatStamps } from "./chat-stamps.ts";
import { withoutCopiedClutter } from "./copied-clutter.ts";
import { plainLines } from "../../text/text.ts";

const ELEMENT =
  /<\/?(?:h[1-6]|p|li|ul|ol|dl|dt|dd|div|br|table|tbody|tr|td|section|article|html|body)(?:\s[^<>]{0,500})?\/?>/giu;
/** Fewer tags can be part of the text. */
const MIN_ELEMENTS = 3;

export function cleanPastedText(pasted: string): { text: string; isChat: boolean } {
  const plain = withoutMarkup(pasted);
  const said = withoutChatStamps(plain);
  return { text: withoutCopiedClutter(said), isChat: said !== plain };
}

function withoutMarkup(text: string): string {
  const elements = text.match(ELEMENT)?.length ?? 0;
  const isMarkup =
    elements >= MIN_ELEMENTS && (/^\s*<[a-z!]/iu.test(text) || elements >= text.split("\n").length);
  return isMarkup ? plainLines(text).join("\n") : text;
}
