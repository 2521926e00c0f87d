import { Check, ChevronRight } from "lucide-react";
import { memo, useId, useState } from "react";
import { t } from "../text/translation.ts";
import { ROW } from "./animate-moves.ts";
import { nameChecker, type ShownItem } from "./shown-item.ts";

export interface RowActions {
  /** Without it, the list can only be read. */
  onCheck?: ((item: ShownItem, isChecked: boolean) => void | Promise<void>) | undefined;
  /** Opens what else can be changed. */
  onOpen?: ((item: ShownItem) => void) | undefined;
  /** Moves a staple from "Check at home" to the list. */
  onNeed?: ((item: ShownItem) => void) | undefined;
}

interface Props extends RowActions {
  item: ShownItem;
  /** True where checked items are. */
  isDone?: boolean;
  showsPeople?: boolean;
}

/** Its objects and callbacks stay the same, so that checking one of hundreds draws only that one. */
export const ItemRow = memo(function ItemRow(props: Props) {
  const { item, isDone = false, showsPeople = false, onCheck, onOpen, onNeed } = props;
  const id = useId();
  const { isBoxChecked, isStoring, isChecked, press } = useChecking(item, onCheck);
  // Whether something is at home doesn't depend on its recipes.
  const people = isChecked && showsPeople ? item.checkedBy : [];
  const remarks = [item.remark, item.note].filter(Boolean).join(" · ");
  const recipes = onNeed ? [] : item.recipes;
  const isDescribed = recipes.length + people.length > 0 || remarks !== "";
  return (
    <li
      {...{ [ROW]: item.entries[0]?.id }}
      data-held={isChecked === isDone ? undefined : ""}
      className={`flex scroll-mt-40 scroll-mb-40 items-stretch [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto] print:[content-visibility:visible] ${isChecked ? "print:hidden" : ""}`}
    >
      <label
        htmlFor={id}
        className={`flex min-h-13 min-w-0 grow items-center gap-3.5 py-2.5 pl-3.5 print:min-h-0 print:py-1 print:pl-0 ${onCheck ? "cursor-pointer" : ""} ${onOpen || onNeed ? "" : "pr-3.5"}`}
      >
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-primary border-control checked:border-primary-mark size-7 shrink-0 rounded-full border-2 disabled:opacity-60 aria-busy:opacity-40 print:size-[14px]"
          checked={isBoxChecked}
          disabled={!onCheck}
          aria-busy={isStoring}
          aria-labelledby={`${id}-name`}
          aria-describedby={isDescribed ? `${id}-more` : undefined}
          onChange={({ currentTarget }) => void press(currentTarget.checked)}
        />
        <span className="flex min-w-0 grow flex-col">
          <ItemName id={`${id}-name`} item={item} isChecked={isChecked} />
          {isDescribed && (
            <span
              id={`${id}-more`}
              className="text-muted flex flex-col text-sm text-pretty [overflow-wrap:anywhere]"
            >
              {remarks && <span dir="auto">{remarks}</span>}
              {recipes.length > 0 && <span dir="auto">{recipes.join(" · ")}</span>}
              {people.length > 0 && <People names={people} />}
            </span>
          )}
        </span>
        {!onOpen && <Picture item={item} />}
      </label>
      {onNeed && (
        <button
          type="button"
          className="btn btn-ghost my-auto shrink-0 px-3 text-sm"
          aria-label={t("shopping-list.need-named", { food: item.food })}
          onClick={() => onNeed(item)}
        >
          {t("shopping-list.need")}
        </button>
      )}
      {onOpen && (
        <button
          type="button"
          className="text-muted hover:text-base-content rounded-field flex shrink-0 cursor-pointer items-center gap-3.5 px-3.5 -outline-offset-2 print:hidden"
          aria-label={t("shopping-list.details", { food: item.food })}
          onClick={() => onOpen(item)}
        >
          <Picture item={item} />
          <ChevronRight size={20} aria-hidden />
        </button>
      )}
    </li>
  );
});

function Picture({ item: { picture, food } }: { item: ShownItem }) {
  if (!picture) return null;
  return (
    <img
      src={picture}
      alt={t("shopping-list.picture-of", { food })}
      className="rounded-field my-0.5 size-11 shrink-0 object-cover print:hidden"
    />
  );
}

/** Who checked it. */
function People({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {names.map((name) => (
        <span key={name}>
          <span className="sr-only">{t("shopping-list.checked-by", { name: nameChecker(name) })}</span>
          <span className="flex items-center gap-1" aria-hidden>
            <Check size={14} className="shrink-0" />
            <span dir="auto">{nameChecker(name)}</span>
          </span>
        </span>
      ))}
    </span>
  );
}

interface Pressed {
  item: ShownItem;
  isChecked: boolean;
  isStored: boolean;
}

/** The box answers the tap with a faint mark. Only a stored change is shown as checked, and then in the rest of the list. */
function useChecking(item: ShownItem, onCheck: RowActions["onCheck"]) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const current = pressed?.item === item ? pressed : null;

  async function press(isChecked: boolean): Promise<void> {
    setPressed({ item, isChecked, isStored: false });
    try {
      await onCheck?.(item, isChecked);
      setPressed({ item, isChecked, isStored: true });
    } catch (problem) {
      setPressed(null);
      throw problem;
    }
  }

  return {
    isBoxChecked: current?.isChecked ?? item.isChecked,
    isStoring: current ? !current.isStored : false,
    isChecked: current?.isStored ? current.isChecked : item.isChecked,
    press,
  };
}

interface ItemNameProps extends Pick<ShownItem, "isChecked"> {
  id: string;
  item: ShownItem;
}

function ItemName({ id, item, isChecked }: ItemNameProps) {
  const { food, amountText, isOpen } = item;
  return (
    <span
      id={id}
      dir="auto"
      className={`text-lg leading-6 [overflow-wrap:anywhere] ${isChecked ? "text-muted line-through decoration-1" : ""}`}
    >
      {amountText && (
        <strong className="font-semibold">
          {isOpen ? t("shopping-list.and-some", { amount: amountText }) : amountText}
        </strong>
      )}{" "}
      {food}
    </span>
  );
}
