import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { formatDay } from "../../text/day.ts";
import { t } from "../../text/translation.ts";

const DATE = { year: "numeric", month: "short", day: "numeric" } as const;

export function formatLinkDay(day: string, locale: string): string {
  return formatDay(day, locale, DATE);
}

export function describeLink({ mayCheck, expires }: ShoppingLink, locale: string): string {
  if (expires === null) return t("shopping-lists.link-read-forever");
  const day = formatLinkDay(expires, locale);
  return t(mayCheck ? "shopping-lists.link-check" : "shopping-lists.link-read", { day });
}
