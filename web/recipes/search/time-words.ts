import { ENGLISH } from "../../state/preferred-language.ts";
import type { Language } from "../../../src/contract/languages.ts";

interface TimeWords {
  /** What stands before a number: "under 30". */
  under: string;
  minutes: string;
  hours: string;
  /** At most half an hour. */
  quick: string;
}

const WORDS: Record<Language, TimeWords> = {
  "en-US": {
    under: "(?:in )?(?:under|less than|within|max|at most|up to)",
    minutes: "min(?:s|ute|utes)?",
    hours: "h|hrs?|hours?",
    quick: "quick",
  },
  "da-DK": {
    under: "(?:på )?(?:under|højst|maks|max|op til|mindre end)",
    minutes: "min(?:ut|utter)?",
    hours: "t|timer?",
    quick: "hurtigt?|hurtige",
  },
  "de-DE": {
    under: "(?:in )?(?:unter|bis(?: zu)?|maximal|max|höchstens|weniger als)",
    minutes: "min(?:ute|uten)?",
    hours: "h|std|stunden?",
    quick: "schnell(?:e|er|es|en)?",
  },
  "fr-FR": {
    under: "(?:en )?(?:moins de|maximum|max|jusqu['’]à|sous)",
    minutes: "min(?:ute|utes|s)?",
    hours: "h|heures?",
    quick: "rapides?",
  },
  "pl-PL": {
    under: "do|poniżej|mniej niż|maks|max|w",
    minutes: "min(?:ut|uty|utę)?",
    hours: "h|godz|godzin[ayęe]?",
    quick: "szybk(?:i|a|ie|o)",
  },
  "pt-PT": {
    under: "(?:em )?(?:menos de|até|máximo|máx|max)",
    minutes: "min(?:uto|utos)?",
    hours: "h|horas?",
    quick: "rápid[oa]s?",
  },
  "sv-SE": {
    under: "(?:på )?(?:under|högst|max|mindre än|upp till)",
    minutes: "min(?:ut|uter)?",
    hours: "h|tim|timm(?:e|ar)",
    quick: "snabb(?:t|a)?",
  },
  "zh-CN": { under: "少于|不超过|最多", minutes: "分钟?", hours: "个?小时", quick: "快手|快速" },
  "zh-TW": { under: "少於|不超過|最多", minutes: "分鐘?", hours: "個?小時", quick: "快手|快速" },
};

const CHINESE_END = "(?:以内|之内|内|以下|以內|之內|內)?";
const QUICK_MINUTES = 30;

export interface TypedTime {
  minutes: number;
  /** As typed. */
  words: string;
}

/** In the app's language and English, the longest first: "under 30 min" contains "30 min". */
export function findTimes(text: string, language: Language): TypedTime[] {
  const times = [...new Set([language, ENGLISH])].flatMap((one) =>
    find(text, WORDS[one], one.startsWith("zh")),
  );
  return times.toSorted((one, other) => other.words.length - one.words.length);
}

function find(text: string, { under, minutes, hours, quick }: TimeWords, isChinese: boolean): TypedTime[] {
  const [start, end] = isChinese ? ["", CHINESE_END] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const number = "\\d{1,3}(?:[.,]\\d)?";
  const unit = `(?:(?<h>${hours})|(?:${minutes}))\\.?`;
  const pattern =
    `${start}(?:(?:${under}|[<≤])\\s*(?<upTo>${number})(?:\\s*-?${unit})?` +
    `|(?<count>${number})\\s*-?${unit.replaceAll("<h>", "<hour>")}|(?<quick>${quick}))${end}`;
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ 0: words, groups = {} }) => {
    if (groups["quick"]) return { minutes: QUICK_MINUTES, words };
    const count = Number((groups["upTo"] ?? groups["count"] ?? "").replace(",", "."));
    return { minutes: Math.round(count * (groups["h"] || groups["hour"] ? 60 : 1)), words };
  });
}
