import { Check, Plus } from "lucide-react";
import { useState } from "react";
import type { Trip } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { DIALOG_FOOT } from "../../ui/dialog.tsx";

type TripEntry = Trip["entries"][number];

interface Props {
  trip: Trip;
  /** Resolves to whether they were added. */
  onAdd: (entries: TripEntry[]) => Promise<boolean>;
  onAddAll: (entries: TripEntry[]) => Promise<void>;
}

export function TripItems({ trip: { entries }, onAdd, onAddAll }: Props) {
  const [added, setAdded] = useState<ReadonlySet<TripEntry>>(new Set());
  const left = entries.filter((entry) => !added.has(entry));

  async function add(entry: TripEntry): Promise<void> {
    if (await onAdd([entry])) setAdded((before) => new Set([...before, entry]));
  }

  return (
    <>
      <ul aria-label={t("shopping-lists.trip-items")} className="divide-base-300 mb-3 divide-y">
        {entries.map((entry, position) => (
          <li
            // The same text may be there twice, and the order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            className="flex min-h-12 items-center gap-2 py-1"
          >
            <span
              dir="auto"
              lang={entry.language || undefined}
              className="min-w-0 grow [overflow-wrap:anywhere]"
            >
              {entry.text}
            </span>
            <AddButton name={entry.text} isAdded={added.has(entry)} onAdd={() => void add(entry)} />
          </li>
        ))}
      </ul>
      <div className={`flex justify-end ${DIALOG_FOOT}`}>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={left.length === 0}
          onClick={() => void (left.length === 0 || onAddAll(left))}
        >
          {t("shopping-lists.add-all")}
        </button>
      </div>
    </>
  );
}

interface AddButtonProps {
  name: string;
  isAdded: boolean;
  onAdd: () => void;
}

function AddButton({ name, isAdded, onAdd }: AddButtonProps) {
  const Icon = isAdded ? Check : Plus;
  return (
    <button
      type="button"
      className="btn btn-ghost shrink-0 -mr-4"
      aria-disabled={isAdded}
      aria-label={isAdded ? undefined : t("shopping-lists.add-named", { name })}
      onClick={() => void (isAdded || onAdd())}
    >
      <Icon size={20} aria-hidden />
      {isAdded ? t("shopping-lists.added") : t("shopping-lists.add-again")}
    </button>
  );
}
