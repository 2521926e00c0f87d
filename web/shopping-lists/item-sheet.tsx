import { formatList } from "../../src/contract/join-lists.ts";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Change, Entry, EntrySource, ListState } from "../../src/contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { addUp } from "../../src/ingredients/sums/add-up.ts";
import { findAisle } from "../../src/ingredients/sums/arrange-items.ts";
import { changeNote, changePicture } from "../../src/ingredients/sums/change-sum.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { DIALOG_FOOT, Dialog } from "../ui/dialog.tsx";
import { EditedField } from "../ui/edited-field.tsx";
import { ItemAisle } from "./item-aisle.tsx";
import { ItemAmount } from "./item-amount.tsx";
import { changeText } from "./item-changes.ts";
import { ItemPicture } from "./item-picture.tsx";
import { ItemSources } from "./item-sources.tsx";
import { toEntryLanguage } from "./load-readers.ts";
import { nameChecker, type Knowledge, type ShownItem } from "./shown-item.ts";
import { useAmount } from "./use-amount.ts";
import { useDraft, type Draft } from "./use-draft.ts";

interface Props {
  item: ShownItem;
  list: ListState;
  /** Null where amounts can't be read. */
  knowledge: Knowledge | null;
  onCheck: (item: ShownItem, isChecked: boolean) => Promise<void>;
  onChange: (changes: Change[]) => void;
  onRemove: (item: ShownItem) => void;
  onRemoveSource: (item: ShownItem, entry: Entry) => void;
  onRemoveRecipe: (source: EntrySource) => void;
  onClose: () => void;
}

/** Everything about one item. Each field is saved when it's left. */
export function ItemSheet(props: Props) {
  const { item, onRemove, onClose } = props;
  const drafts = useDrafts(props);
  const close = useClosing([drafts.amount.amount, drafts.name, drafts.note], onClose);
  return (
    <Dialog title={item.food} room="more" onClose={close}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <ItemFields {...props} drafts={drafts} />
        <div className={`flex justify-between gap-2 ${DIALOG_FOOT}`}>
          <button
            type="button"
            className="btn btn-ghost text-danger -ml-3 px-3"
            onClick={() => onRemove(item)}
          >
            <Trash2 size={20} aria-hidden />
            {t("shopping-list.delete")}
          </button>
          <button type="submit" className="btn btn-primary">
            {t("shopping-list.close")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function ItemFields({ drafts, ...props }: Props & { drafts: ReturnType<typeof useDrafts> }) {
  const { item, list, knowledge, onCheck, onChange } = props;
  const { amount, less, more, step } = drafts.amount;
  return (
    <>
      <label className="-my-1 flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox checkbox-primary border-control checked:border-primary-mark size-7 rounded-full border-2"
          checked={item.isChecked}
          onChange={({ currentTarget }) => void onCheck(item, currentTarget.checked)}
        />
        <span>
          {t("shopping-list.bought")}
          {item.isChecked && <CheckedBy names={item.checkedBy} />}
        </span>
      </label>
      {knowledge && !item.isMixed && <ItemAmount draft={amount} less={less} more={more} onStep={step} />}
      {isRenamable(item) && <DraftField label={t("shopping-list.name")} draft={drafts.name} />}
      <DraftField label={t("shopping-list.note")} draft={drafts.note} />
      <ItemAisle
        aisle={findAisle(item, list.places)}
        list={list}
        onChoose={(aisle) => onChange([{ type: "place-food", food: item.key, aisle }])}
      />
      <ItemPicture
        food={item.food}
        picture={item.picture}
        onChange={(picture) => onChange(changePicture(item.entries, picture))}
      />
      <ItemSources
        entries={item.entries}
        spellAmount={(entry) => spellAmount(entry, knowledge)}
        onRemove={(entry) => props.onRemoveSource(item, entry)}
        onRemoveRecipe={props.onRemoveRecipe}
      />
    </>
  );
}

function CheckedBy({ names }: { names: readonly string[] }) {
  const locale = useValue(language);
  return (
    <span dir="auto" className="text-muted block text-sm [overflow-wrap:anywhere]">
      {t("shopping-list.checked-by", { name: formatList(names.map(nameChecker), locale) })}
    </span>
  );
}

function DraftField({ label, draft }: { label: string; draft: Draft }) {
  const { text, problem, type, commit } = draft;
  return <EditedField label={label} value={text} problem={problem} onType={type} onLeave={commit} />;
}

function useDrafts(props: Props) {
  const { item, knowledge, onChange } = props;
  const amount = useAmount(item, knowledge, onChange);
  const note = useDraft(item.note, (text) => {
    if (text.length > SHOPPING_MOST.characters) return refuseLong();
    onChange(changeNote(item.entries, text));
    return null;
  });
  return { amount, name: useName(props), note };
}

/** Stays open if something is wrong, unless the person leaves it as it is. */
function useClosing(drafts: readonly Draft[], onClose: () => void): () => void {
  const refused = useRef<string | null>(null);
  return () => {
    const isValid = drafts.map((draft) => draft.commit()).every(Boolean);
    const typed = drafts.map(({ text }) => text).join("\n");
    if (isValid || refused.current === typed) return onClose();
    refused.current = typed;
  };
}

function refuseLong(): string {
  return t("shopping-list.too-long", { limit: SHOPPING_MOST.characters });
}

function useName({ item, onChange }: Props) {
  const locale = useValue(language);
  const [entry] = item.entries;
  const isAdjusted = entry !== undefined && entry.adjustments.length > 0;
  const current = isAdjusted ? [item.amountText, item.food].filter(Boolean).join(" ") : entry?.text;
  return useDraft(current ?? "", (text) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return t("shopping-list.no-name");
    if (text.length > SHOPPING_MOST.characters) return refuseLong();
    onChange(changeText(item, text, toEntryLanguage(locale)));
    return null;
  });
}

function isRenamable({ entries: [entry, ...others] }: ShownItem): boolean {
  return entry !== undefined && others.length === 0 && entry.source === null;
}

function spellAmount(entry: Entry, knowledge: Knowledge | null): string {
  if (!knowledge) return "";
  const { read, readers, system } = knowledge;
  const [item] = addUp([{ id: entry.id, read: read(entry), adjustments: [] }], {
    ...readers.options,
    system,
  });
  return item?.amountText ?? "";
}
