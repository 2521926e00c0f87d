import { RATING_MOST } from "../../../src/contract/rules.ts";
import { formatDuration } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import type { Field } from "./find-differences.ts";

export function formatFact(field: Field, text: string, locale: string): string {
  if (!text) return "";
  if (field === "prepTime" || field === "performTime" || field === "totalTime")
    return formatDuration(text, locale);
  if (field === "rating") return t("card.rating", { rating: text, most: RATING_MOST });
  if (field === "sourceRating") return Number(text).toLocaleString(locale, { maximumFractionDigits: 2 });
  if (field === "dateAdded") return formatDate(text, locale);
  return text;
}

/** @param day `YYYY-MM-DD` */
function formatDate(day: string, locale: string): string {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(locale, { dateStyle: "medium" });
}
