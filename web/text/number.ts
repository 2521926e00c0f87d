import type { Language } from "../../src/contract/languages.ts";

const WITH_POINT = new Set<Language>(["en-US", "zh-CN", "zh-TW"]);

/** As `Intl` writes numbers, which takes 40 ms the first time, while the first page waits. */
export function formatNumber(number: number, language: Language): string {
  const rounded = Math.round(number * 1000) / 1000;
  if (rounded < 0 || rounded >= 1000) return number.toLocaleString(language);
  return String(rounded).replace(".", getPoint(language));
}

export function getPoint(language: Language): "." | "," {
  return WITH_POINT.has(language) ? "." : ",";
}
