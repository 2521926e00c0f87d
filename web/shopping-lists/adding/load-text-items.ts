import { knownCorrections, loadCorrections } from "../../ingredients/corrections.ts";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import { readTyped } from "../item-changes.ts";
import { loadReaders, toEntryLanguage } from "../load-readers.ts";
import type { OfferedGroup } from "./offered-line.ts";

/** In characters. Steps of recipes are longer. */
const LONGEST_ITEM = 60;
const MOST_LINES = 60;

/** Guesses what a shared text is. Either way, the person can change it. */
export function looksLikeList(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim());
  const items = lines.flatMap((line) => line.split(/[,;，、；]/));
  return (
    lines.length <= MOST_LINES &&
    items.every((item) => item.trim().length <= LONGEST_ITEM && !isSentence(item))
  );
}

/** "Chop the onion." and "Method" aren't things to buy. */
function isSentence(item: string): boolean {
  return /\p{L}{2}[.。!！]\s*$/u.test(item);
}

/** Without the words of the language, only lines and commas divide items. */
export async function loadTextItems(text: string): Promise<OfferedGroup> {
  await loadCorrections();
  const readers = await loadReaders([], language.peek(), knownCorrections.peek()).catch(() => null);
  const typed = readTyped(text, readers?.own ?? null, toEntryLanguage(language.peek()));
  const lines = typed.map(({ id, text: item, language: tag, region, source, note }) => ({
    key: id,
    shown: { before: "", amount: "", after: item },
    entry: { text: item, language: tag, region, source, note },
    staple: null,
    food: item,
    isListed: false,
  }));
  return { title: t("add-to-list.items"), note: "", lines };
}
