import { t } from "../../text/translation.ts";

/** Says in words what Tagine knows, and shows keys of other clients as they are. */
export function describeStepKey([key, value]: [string, unknown]): string {
  if (key === "ingredients" && isTexts(value))
    return value.length > 0
      ? t("step-ingredients.summary", { foods: value.join("; ") })
      : t("step-ingredients.none");
  if (key === "minutes" && typeof value === "number") return t("together.minutes-count", { count: value });
  if (key === "handsOn" && typeof value === "number")
    return t("together.hands-on", { time: t("together.minutes-count", { count: value }) });
  if (key === "handsOn" && typeof value === "number")
    return t("together.hands-on", { time: t("together.minutes-count", { count: value }) });
  if (key === "handsFree" && value === true) return t("together.waiting");
  return `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
