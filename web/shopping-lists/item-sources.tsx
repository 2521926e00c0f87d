import { useId } from "react";
import { Link } from "react-router";
import type { Entry, EntrySource } from "../../src/contract/shopping-sync.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDay } from "../text/day.ts";
import { t } from "../text/translation.ts";

interface Props {
  entries: readonly Entry[];
  /** Its part of the amount: "1 tsp", or empty. */
  spellAmount: (entry: Entry) => string;
  onRemove: (entry: Entry) => void;
  onRemoveRecipe: (source: EntrySource) => void;
}

/** Where the item comes from, with what was written there. */
export function ItemSources({ entries, spellAmount, onRemove, onRemoveRecipe }: Props) {
  const id = useId();
  const recipes = new Map(entries.flatMap(({ source }) => (source ? [[source.slug, source] as const] : [])));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-sm font-medium">
        {t("shopping-list.sources")}
      </h3>
      <ul className="divide-base-300 divide-y">
        {entries.map((entry) => (
          <li key={entry.id} className="flex min-h-13 items-center gap-2 py-2">
            <Source entry={entry} amount={spellAmount(entry)} />
            {entries.length > 1 && (
              <button
                type="button"
                className="btn btn-ghost -mr-3 shrink-0 px-3 text-sm"
                aria-label={t("shopping-list.remove-source", { text: entry.text })}
                onClick={() => onRemove(entry)}
              >
                {t("shopping-list.remove")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {[...recipes.values()].map((source) => (
        <button
          key={source.slug}
          type="button"
          className="btn btn-ghost text-muted -ml-3 h-auto min-h-11 px-3 py-2 text-left text-sm font-normal"
          onClick={() => onRemoveRecipe(source)}
        >
          {t("shopping-list.remove-recipe", { recipe: source.name })}
        </button>
      ))}
    </section>
  );
}

function Source({ entry, amount }: { entry: Entry; amount: string }) {
  const locale = useValue(language);
  const { source, text, addedBy } = entry;
  if (!source)
    return (
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <span dir="auto" className="block">
          {text}
        </span>
        {addedBy && (
          <span className="text-muted block text-sm">{t("shopping-list.added-by", { name: addedBy })}</span>
        )}
      </span>
    );
  const { slug, name, servings, day } = source;
  const details = [servings, day ? formatDay(day, locale) : ""].filter(Boolean);
  return (
    <span className="min-w-0 grow [overflow-wrap:anywhere]">
      <span dir="auto" className="block">
        {amount && <strong className="font-semibold">{amount} · </strong>}
        <Link to={`/recipe/${slug}`} className="underline decoration-dotted underline-offset-4">
          {name}
        </Link>
        {details.length > 0 && `, ${details.join(", ")}`}
      </span>
      <span dir="auto" className="text-muted block text-sm">
        {text}
      </span>
    </span>
  );
}
