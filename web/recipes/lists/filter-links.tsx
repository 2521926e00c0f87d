import { Link } from "react-router";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import type { ListQuery } from "./list-calls.ts";

/** To the search within the same category or tag. */
export function FilterLinks({ path: { category, tag } }: { path: ListQuery }) {
  const locale = useValue(language);
  const isPerson = useValue(signedIn);
  const links = [
    ["", t("search.filters")] as const,
    ...[15, 30, 60].map(
      (minutes) => [`maxMinutes=${minutes}`, `≤ ${formatMinutes(minutes, locale)}`] as const,
    ),
    ...(isPerson
      ? ([
          ["favorites=true", t("search.favorites")],
          ["neverCooked=true", t("search.never-cooked")],
          ["sort=cooked", t("search.sort-cooked")],
        ] as const)
      : []),
  ];
  const within = new URLSearchParams({
    ...(category && { categories: category }),
    ...(tag && { tags: tag }),
  });
  return (
    <nav
      aria-label={t("search.filters")}
      className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap print:hidden"
    >
      {links.map(([filter, label]) => (
        <Link
          key={filter}
          to={`/search?${[String(within), filter].filter(Boolean).join("&")}`}
          className="border-base-300 bg-base-100 flex min-h-11 shrink-0 items-center rounded-full border px-4 sm:min-h-9"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
