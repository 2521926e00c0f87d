import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { Problem } from "../ui/problem.tsx";
import { ScreenOn } from "../ui/screen-on.tsx";
import { AddBar } from "./add-bar.tsx";
import { AllDone, EmptyList } from "./list-page-states.tsx";
import { ListSections } from "./list-sections.tsx";
import { ListStatus } from "./list-status.tsx";
import { AisleSuggestion } from "./manage/aisle-suggestion.tsx";
import { ListMenu } from "./manage/list-menu.tsx";
import { ListTitle } from "./manage/list-title.tsx";
import { OpenItem } from "./open-item.tsx";
import { countLeft, listItems, type ShownItem } from "./shown-item.ts";
import type { Adding } from "./use-add-field.ts";
import { useAdding } from "./use-adding.ts";
import { useHabits } from "./use-habits.ts";
import { useListActions, type ListActions } from "./use-list-actions.ts";
import { beginReports } from "./report-sent.ts";
import { onSent } from "./sync/lists-on-device.ts";
import { useShoppingList, type OpenList } from "./use-shopping-list.ts";

interface Props {
  lists: CountedList[];
  list: CountedList;
  /** Null for the one that opens without a choice. */
  onChoose: (list: number | null) => void;
}

export function ListView({ lists, list, onChoose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const open = useShoppingList(list.id, root);
  const { shown, sections } = open;
  const actions = useListActions(open.change);
  const habits = useHabits(list.id);
  const adding = useAdding(habits, { open, actions, root });
  useEffect(beginReports, []);
  const leave = useEffectEvent(() => onChoose(null));
  useEffect(
    () => onSent((sent, { state }) => void (sent === list.id && state === "gone" && leave())),
    [list.id],
  );
  const isEmpty = sections !== null && listItems(sections).length === 0;
  return (
    <div ref={root} className="flex flex-col gap-3">
      <PageTitle of={list.name} />
      <div>
        <div className="flex items-start justify-between gap-2">
          <ListTitle lists={lists} list={list} left={sections && countLeft(sections)} onChoose={onChoose} />
          {shown && sections && (
            <ListMenu lists={lists} list={list} shown={shown} sections={sections} onChoose={onChoose} />
          )}
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 print:hidden">
          <ListStatus
            left={isEmpty ? null : sections && countLeft(sections)}
            waiting={shown && shown.waiting}
          />
          <ScreenOn />
        </div>
      </div>
      <AddItems adding={adding} isEmpty={isEmpty} />
      {!sections && !open.hasFailed && <LoadingBlocks className="gap-4" heights={["h-32", "h-52", "h-40"]} />}
      {open.hasFailed && <Problem message={t("call.no-answer")} onAgain={open.again} />}
      {shown && habits?.suggestedAisles && (
        <AisleSuggestion list={list.id} aisles={shown.list.aisles} suggested={habits.suggestedAisles} />
      )}
      <Items root={root} open={open} actions={actions} />
    </div>
  );
}

function AddItems({ adding, isEmpty }: { adding: Adding; isEmpty: boolean }) {
  const [isInField, setInField] = useState(false);
  return (
    <>
      <AddBar {...adding} onFocus={setInField} />
      {isEmpty && <EmptyList usual={isInField ? [] : adding.usual} onAdd={adding.onAdd} />}
    </>
  );
}

interface ItemsProps {
  root: RefObject<HTMLElement | null>;
  open: OpenList;
  actions: ListActions;
}

function Items({ root, open, actions }: ItemsProps) {
  const { sections } = open;
  const me = useValue(user)?.fullName;
  // Of the item's entries when it was opened, since its first one may be removed.
  const [openIds, setOpenIds] = useState<readonly string[] | null>(null);
  const showItem = useCallback(({ entryIds }: ShownItem) => setOpenIds(entryIds), []);
  if (!sections) return null;
  const { toBuy, checked } = sections;
  const items = listItems(sections);
  const opened = openIds && items.find(({ entryIds }) => entryIds.some((id) => openIds.includes(id)));
  const isDone = toBuy.length === 0 && checked.length > 0;
  return (
    <>
      {isDone && <AllDone count={checked.length} onFinish={() => void actions.clear(checked)} />}
      <ListSections
        sections={sections}
        me={me}
        onCheck={actions.check}
        onOpen={showItem}
        onNeed={actions.need}
        onClear={isDone ? undefined : actions.clear}
      />
      {opened && (
        <OpenItem
          item={opened}
          items={items}
          open={open}
          actions={actions}
          root={root}
          onClose={() => setOpenIds(null)}
        />
      )}
    </>
  );
}
