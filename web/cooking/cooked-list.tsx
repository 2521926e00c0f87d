import { useState } from "react";
import { PencilLine, Trash2 } from "lucide-react";
import type { CookedEntry } from "../../src/contract/cooking.ts";
import { callApi } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { toast } from "../state/toasts.ts";
import { offerUndo } from "../state/undo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Online } from "../ui/online.tsx";
import { Stars } from "../ui/stars.tsx";
import { formatCookedDay } from "./format-cooked-day.ts";
import { refreshHistory } from "./use-cooking.ts";

const SHOWN_FIRST = 3;

interface Props {
  entries: CookedEntry[];
  slug: string;
  onEdit: (entry: CookedEntry) => void;
}

export function CookedList({ entries, slug, onEdit }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const locale = useValue(language);
  const shown = showsAll ? entries : entries.slice(0, SHOWN_FIRST);

  async function remove({ id, date, note, servings, stars }: CookedEntry): Promise<void> {
    const answer = await callApi("DELETE cooked/{id}", { params: { id }, quiet: true });
    if (!answer.ok) return toast(answer.message, "error");
    refreshHistory();
    offerUndo(t("cooking.deleted", { day: formatCookedDay(date, locale) }), async () => {
      const body = { date, note, servings, stars };
      const back = await callApi("POST recipes/{slug}/cooked", { params: { slug }, body });
      if (back.ok) refreshHistory();
      else toast(back.message, "error");
      return back.ok;
    });
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="divide-base-300 border-base-300 w-full divide-y border-y">
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onEdit={() => onEdit(entry)}
            onDelete={() => void remove(entry)}
          />
        ))}
      </ul>
      {shown.length < entries.length && (
        <button type="button" className="btn btn-ghost -ml-4" onClick={() => setShowsAll(true)}>
          {t("cooking.all", { count: entries.length })}
        </button>
      )}
    </div>
  );
}

interface EntryProps {
  entry: CookedEntry;
  onEdit: () => void;
  onDelete: () => void;
}

function Entry({ entry: { date, note, servings, stars, by }, onEdit, onDelete }: EntryProps) {
  const day = formatCookedDay(date, useValue(language));
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-2">
      <div className="min-w-[min(100%,10rem)] flex-1 py-2 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <time dateTime={date} className="font-medium">
            {day}
          </time>
          {by && (
            <span dir="auto" className="text-muted text-sm">
              {by}
            </span>
          )}
        </p>
        {(servings !== null || stars !== null) && (
          <p className="text-muted flex flex-wrap items-center gap-x-3 text-sm">
            {servings !== null && t("recipe.servings-count", { count: servings })}
            {stars !== null && <Stars rating={stars} />}
          </p>
        )}
        {note && (
          <p dir="auto" className="whitespace-pre-wrap">
            {note}
          </p>
        )}
      </div>
      <div className="-mr-3 ml-auto flex">
        <Online>
          <IconButton Icon={PencilLine} label={t("cooking.edit", { day })} onClick={onEdit} />
          <IconButton Icon={Trash2} label={t("cooking.delete", { day })} onClick={onDelete} />
        </Online>
      </div>
    </li>
  );
}
