import { Check, Plus } from "lucide-react";
import { useState } from "react";
import type { Trip, TripItem } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { DIALOG_FOOT } from "../../ui/dialog.tsx";

interface Props {
  trip: Trip;
  /** Resolves to whether they were added. */
  onAdd: (item: TripItem) => Promise<boolean>;
  onAddAll: (items: TripItem[]) => Promise<void>;
}

export function TripItems({ trip: { items, entries }, onAdd, onAddAll }: Props) {
  const [added, setAdded] = useState<ReadonlySet<TripItem>>(new Set());
  const left = items.filter((item) => !added.has(item));

  async function add(item: TripItem): Promise<void> {
    if (await onAdd(item)) setAdded((before) => new Set([...before, item]));
  }

  return (
    <>
      <ul aria-label={t("shopping-lists.trip-items")} className="divide-base-300 mb-3 divide-y">
        {items.map((item) => (
          <li key={item.entries[0]} className="flex min-h-12 items-center gap-2 py-1">
            <TripItemText item={item} language={entries[item.entries[0] ?? 0]?.language} />
            <AddButton name={item.text} isAdded={added.has(item)} onAdd={() => void add(item)} />
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

interface TripItemTextProps {
  item: TripItem;
  /** Of a food that isn't named in the person's language. */
  language: string | undefined;
}

function TripItemText({ item, language }: TripItemTextProps) {
  const { food, foodId, amount, isOpen, remark, note } = item;
  const shown = isOpen ? t("shopping-list.and-some", { amount }) : amount;
  const remarks = [remark, note].filter(Boolean).join(" · ");
  return (
    <span className="flex min-w-0 grow flex-col [overflow-wrap:anywhere]">
      <span dir="auto" lang={(foodId === null && language) || undefined}>
        {[shown, food].filter(Boolean).join(" ")}
      </span>
      {remarks && (
        <span dir="auto" className="text-muted text-sm">
          {remarks}
        </span>
      )}
    </span>
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
