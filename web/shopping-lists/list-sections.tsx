import { useDeferredValue, useId, type ReactNode } from "react";
import { t } from "../text/translation.ts";
import { nameAisle } from "./aisle-name.ts";
import { DoneItems } from "./done-items.tsx";
import { ItemRow, type RowActions } from "./item-row.tsx";
import type { ShownItem, ShownSections } from "./shown-item.ts";

interface Props extends RowActions {
  sections: ShownSections;
  /** Name of the person who looks at it. */
  me?: string | undefined;
  onClear?: ((items: ShownItem[]) => void) | undefined;
}

/** As many as fit on A4. More are printed in two columns, if the paper is wide enough. */
const ONE_COLUMN_ITEMS = 25;

/** A whole list. It knows nothing of where the list comes from. */
export function ListSections({ sections, me, onNeed, onClear, ...actions }: Props) {
  const isWhole = useDeferredValue(true, false);
  const { toBuy, atHome, checked } = isWhole ? sections : takeFirst(sections);
  // Someone who shops alone knows who checked everything.
  const showsPeople = checked.some(({ checkedBy }) => checkedBy.some((name) => name !== me));
  const isLong = toBuy.reduce((sum, { items }) => sum + items.length, atHome.length) > ONE_COLUMN_ITEMS;
  return (
    <div
      className={`flex flex-col gap-6 print:block print:space-y-3 print:gap-x-8 ${isLong ? "print:sm:columns-2" : ""}`}
    >
      {toBuy.map(({ aisle, items }) => (
        <Section key={aisle} title={nameAisle(aisle)}>
          <Rows items={items} {...actions} />
        </Section>
      ))}
      {atHome.length > 0 && (
        <Section title={t("shopping-list.at-home")} help={t("shopping-list.at-home-help")}>
          <Rows items={atHome} {...actions} onNeed={onNeed} />
        </Section>
      )}
      {checked.length > 0 && (
        <DoneItems count={checked.length} onClear={onClear && (() => onClear(checked))}>
          <Rows items={checked} isDone showsPeople={showsPeople} {...actions} />
        </DoneItems>
      )}
    </div>
  );
}

/** A screen full of rows is drawn before hundreds of others. */
const FIRST_ROWS = 20;

function takeFirst(sections: ShownSections): ShownSections {
  let left = FIRST_ROWS;
  const take = (items: ShownItem[]) => {
    const taken = items.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const toBuy = sections.toBuy.map(({ aisle, items }) => ({ aisle, items: take(items) }));
  return {
    toBuy: toBuy.filter(({ items }) => items.length > 0),
    atHome: take(sections.atHome),
    checked: take(sections.checked),
  };
}

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 px-3.5 print:px-0">
        <h2 id={id} dir="auto" className="text-muted font-sans text-sm font-semibold">
          {title}
        </h2>
        {help && <p className="text-muted text-sm text-pretty print:hidden">{help}</p>}
      </div>
      {children}
    </section>
  );
}

/** While they're out of sight, the browser needs neither their styles nor their layout: 500 rows take long. */
const ROW_REM = 3.25;

interface RowsProps extends RowActions {
  items: readonly ShownItem[];
  isDone?: boolean;
  showsPeople?: boolean;
}

function Rows({ items, ...actions }: RowsProps) {
  return (
    <ul
      className="bg-base-100 rounded-box divide-base-300 divide-y shadow-(--shadow-card) [content-visibility:auto] print:divide-y-0 print:[content-visibility:visible]"
      style={{ containIntrinsicSize: `auto ${items.length * ROW_REM}rem` }}
    >
      {items.map((item) => (
        <ItemRow key={item.key} item={item} {...actions} />
      ))}
    </ul>
  );
}
