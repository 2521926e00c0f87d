import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import { ListSections } from "../shopping-lists/list-sections.tsx";
import { ListStatus } from "../shopping-lists/list-status.tsx";
import { countLeft } from "../shopping-lists/shown-item.ts";
import { onSent } from "../shopping-lists/sync/lists-on-device.ts";
import { useListActions } from "../shopping-lists/use-list-actions.ts";
import { useShoppingList } from "../shopping-lists/use-shopping-list.ts";
import { t } from "../text/translation.ts";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";

/** Follows the list and checks items, also without a connection. */
export function DisplayList({ list: { id, name } }: { list: CountedList }) {
  const root = useRef<HTMLElement>(null);
  const open = useShoppingList(id, root);
  const { check } = useListActions(open.change);
  const { revalidate } = useRevalidator();
  useEffect(
    // Someone deleted it, so another one is shown.
    () => onSent((list, { state }) => void (list === id && state === "gone" && revalidate())),
    [id, revalidate],
  );
  const { sections, shown } = open;
  return (
    <section
      ref={root}
      aria-label={t("display.list")}
      className="flex min-h-0 flex-col gap-2 across:col-start-2 across:row-span-3 across:row-start-1"
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <h2 dir="auto" className="min-w-0 text-xl [overflow-wrap:anywhere]">
          {name}
        </h2>
        <ListStatus left={sections && countLeft(sections)} waiting={shown && shown.waiting} />
      </header>
      {/* Its own padding keeps shadows and focus rings from being cut. */}
      <div className="-m-2 min-h-0 grow p-2 upright:overflow-y-auto across:overflow-y-auto [&_li]:text-lg [&_li_label]:min-h-15">
        {sections && <ListSections sections={sections} onCheck={check} />}
        {!sections && !open.hasFailed && <LoadingBlocks className="gap-4" heights={["h-32", "h-52"]} />}
      </div>
    </section>
  );
}
