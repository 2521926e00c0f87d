import type { Language } from "../../src/contract/languages.ts";

interface Writing {
  point: "." | ",";
  /** Between thousands. */
  group: string;
  groupsFrom: number;
}

const NBSP = "\u00A0";
const NARROW_NBSP = "\u202F";

/** As `Intl` writes numbers, which takes 40 ms the first time, while the first page waits. */
const WRITTEN: Record<Language, Writing> = {
  "en-US": { point: ".", group: ",", groupsFrom: 1000 },
  "da-DK": { point: ",", group: ".", groupsFrom: 1000 },
  "de-DE": { point: ",", group: ".", groupsFrom: 1000 },
  "fr-FR": { point: ",", group: NARROW_NBSP, groupsFrom: 1000 },
  "pl-PL": { point: ",", group: NBSP, groupsFrom: 10_000 },
  "pt-PT": { point: ",", group: NBSP, groupsFrom: 10_000 },
  "sv-SE": { point: ",", group: NBSP, groupsFrom: 1000 },
  "zh-CN": { point: ".", group: ",", groupsFrom: 1000 },
  "zh-TW": { point: ".", group: ",", groupsFrom: 1000 },
};

/** Of numbers that aren't negative, up to three decimals. */
export function formatNumber(number: number, language: Language): string {
  const { point, group, groupsFrom } = WRITTEN[language];
  const rounded = Math.round(number * 1000) / 1000;
  const [whole = "", decimals] = String(rounded).split(".");
  const grouped = rounded < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals ? grouped + point + decimals : grouped;
}

export function getPoint(language: Language): Writing["point"] {
  return WRITTEN[language].point;
}
