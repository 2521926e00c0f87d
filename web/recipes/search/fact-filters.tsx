import type { Language } from "../../../src/contract/languages.ts";
import { Star } from "lucide-react";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { FilterPill } from "./filter-pill.tsx";

const TIMES = [15, 30, 60];
const RATINGS = [3, 4, 5];

export const PERSONAL = {
  favorites: "search.favorites",
  neverCooked: "search.never-cooked",
  toCheck: "search.to-check",
} as const;
export type Personal = keyof typeof PERSONAL;
export const ALL_PERSONAL = Object.keys(PERSONAL) as Personal[];

interface Props {
  params: URLSearchParams;
  put: (name: string, values: string[]) => void;
  ratings?: number[];
  personal?: Personal[];
}

/** Each choice replaces the other of its kind. */
export function FactFilters({ params, put, ratings = RATINGS, personal = ALL_PERSONAL }: Props) {
  const locale = useValue(language);
  const isPerson = useValue(signedIn);
  const pill = (name: string, value: string) => ({
    checked: params.get(name) === value,
    onChange: (checked: boolean) => put(name, checked ? [value] : []),
  });
  return (
    <>
      {TIMES.map((minutes) => (
        <FilterPill key={minutes} {...pill("maxMinutes", String(minutes))}>
          {formatLimit(minutes, locale)}
        </FilterPill>
      ))}
      {ratings.map((stars) => (
        <FilterPill
          key={stars}
          {...pill("minRating", String(stars))}
          label={t("search.stars", { count: stars })}
        >
          <Star size={16} aria-hidden />
          {stars}+
        </FilterPill>
      ))}
      {isPerson &&
        personal.map((name) => (
          <FilterPill key={name} {...pill(name, "true")}>
            {t(PERSONAL[name])}
          </FilterPill>
        ))}
    </>
  );
}

export function formatLimit(minutes: number, locale: Language): string {
  return `≤ ${formatMinutes(minutes, locale)}`;
}
