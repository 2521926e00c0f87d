import type { Language } from "../contract/languages.ts";
import da from "./kitchens/da.json";
import de from "./kitchens/de.json";
import enUS from "./kitchens/en-us.json";
import en from "./kitchens/en.json";
import es from "./kitchens/es.json";
import fr from "./kitchens/fr.json";
import it from "./kitchens/it.json";
import pl from "./kitchens/pl.json";
import pt from "./kitchens/pt.json";
import sv from "./kitchens/sv.json";
import zhTW from "./kitchens/zh-tw.json";
import zh from "./kitchens/zh.json";

/** `{vegetable}` and `{vegetable.plural}` are forms of one entry; `{200|300}` is a free choice. */
export interface Kitchen {
  slots: Record<string, (string | Record<string, string>)[]>;
  kinds: Kind[];
}

export interface Kind {
  category: string;
  tags: string[];
  names: string[];
  descriptions: string[];
  yields: string[];
  ingredients: Section[];
  steps: Section[];
  notes: string[][];
  tools: string[];
  prepMinutes: number[];
  cookMinutes: number[];
}

interface Section {
  title: string;
  lines: string[];
}

/** The first one has the samples for a new installation. */
export const KITCHENS = {
  "en-US": [enUS, en],
  "da-DK": [da],
  "de-DE": [de],
  "fr-FR": [fr],
  "pl-PL": [pl],
  "pt-PT": [pt],
  "sv-SE": [sv],
  "zh-CN": [zh],
  "zh-TW": [zhTW],
} as { [Tag in Language]: [Kitchen, ...Kitchen[]] };

/** For collections of many languages. */
export const ALL_KITCHENS = [en, en, de, fr, es, it, pl, sv, zh] as Kitchen[];
