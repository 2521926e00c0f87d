import type { Language } from "../../../src/contract/languages.ts";
import { X } from "lucide-react";
import type { Organizer } from "../../../src/contract/organizers.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { ALL_PERSONAL, formatLimit, PERSONAL } from "./fact-filters.tsx";
import { understandTyped } from "./understand.ts";

interface Props {
  params: URLSearchParams;
  put: (name: string, values: string[]) => void;
  categories: Organizer[];
  tags: Organizer[];
}

interface Chip {
  key: string;
  label: string;
  remove: () => void;
  /** Shown as a switched-on pill where there's room. */
  isPill?: boolean;
}

/** What narrows the search down, each removable: what was understood in the text first. */
export function ChosenChips(props: Props) {
  const locale = useValue(language);
  const chips = [...listTyped(props, locale), ...listChosen(props, locale)];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ key, label, remove, isPill }) => (
        <li key={key} className={`max-w-full ${isPill ? "sm:hidden" : ""}`}>
          <button
            type="button"
            className="bg-base-300 flex min-h-11 max-w-full items-center gap-2 rounded-full px-4 sm:min-h-9"
            aria-label={t("chips.remove", { name: label })}
            onClick={remove}
          >
            <span dir="auto" className="min-w-0 truncate">
              {label}
            </span>
            <X size={16} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function listTyped({ params, put, categories, tags }: Props, locale: Vocabulary["language"]): Chip[] {
  const plain = params.getAll("plain");
  const { chips } = understandTyped(params.get("q") ?? "", { language: locale, categories, tags }, plain);
  return chips.map((chip, at) => ({
    key: `typed ${at} ${chip.words}`,
    label: chip.kind === "time" ? formatLimit(chip.minutes, locale) : chip.name,
    remove: () => put("plain", [...plain, chip.words]),
  }));
}

type Vocabulary = Parameters<typeof understandTyped>[1];

function listChosen({ params, put, categories, tags }: Props, locale: Language): Chip[] {
  const named = (kind: "categories" | "tags", organizers: Organizer[]): Chip[] =>
    params.getAll(kind).map((slug) => {
      const name = organizers.find((one) => one.slug === slug)?.name ?? slug;
      const isExcluded = params.get(`${kind}Mode`) === "exclude";
      return {
        key: `${kind} ${slug}`,
        label: isExcluded ? t("search.without-named", { name }) : name,
        remove: () =>
          put(
            kind,
            params.getAll(kind).filter((other) => other !== slug),
          ),
      };
    });
  const ingredients = (kind: "with" | "without"): Chip[] =>
    params.getAll(kind).map((name) => ({
      key: `${kind} ${name}`,
      label: t(`search.${kind}-named`, { name }),
      remove: () =>
        put(
          kind,
          params.getAll(kind).filter((other) => other !== name),
        ),
    }));
  const fact = (name: string, label: (value: string) => string): Chip[] => {
    const value = params.get(name);
    return value ? [{ key: name, label: label(value), remove: () => put(name, []), isPill: true }] : [];
  };
  return [
    ...fact("maxMinutes", (value) => formatLimit(Number(value) || 0, locale)),
    ...fact("minRating", (value) => t("search.stars", { count: Number(value) || 0 })),
    ...ALL_PERSONAL.flatMap((name) => fact(name, () => t(PERSONAL[name]))),
    ...named("categories", categories),
    ...named("tags", tags),
    ...ingredients("with"),
    ...ingredients("without"),
  ];
}
