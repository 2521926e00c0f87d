import { getBaseLanguage } from "../contract/languages.ts";
import type { NewEntry } from "../contract/shopping-sync.ts";
import type { Knowledge } from "../ingredients/read-ingredients.ts";
import { findRegionCode } from "../ingredients/amounts/measures.ts";
import { splitTyped } from "../ingredients/sums/split-typed.ts";
import { Invalid } from "../platform/errors.ts";
import { withoutControls } from "../platform/plain-text.ts";
import { prepareReader } from "./entry-reader.ts";
import { createEntryId } from "./shopping-list.ts";

interface Typing {
  language: string;
  /** Code of a region; empty if unknown. */
  country: string;
  knowledge: Knowledge;
}

/** @throws Invalid */
export function listTypedEntries(typed: string, { language, country, knowledge }: Typing): NewEntry[] {
  const base = getBaseLanguage(language);
  const reader = prepareReader(base === "zh" ? language : base, knowledge);
  const texts = splitTyped(withoutControls(typed), reader);
  if (texts.length === 0) throw new Invalid([{ field: "text", problem: "Field Required", kind: "missing" }]);
  return texts.map((text) => ({
    id: createEntryId(),
    text,
    language: reader.language,
    region: country || findRegionCode(reader.language, null, [text]),
    source: null,
    atHome: false,
    note: "",
  }));
}
