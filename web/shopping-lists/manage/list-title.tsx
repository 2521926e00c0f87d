import { Check, ChevronDown, ListChecks, Plus } from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { later } from "../../ui/later.ts";
import { MENU_ITEM, Popover } from "../../ui/popover.tsx";
import { SHEET } from "../../ui/sheet.tsx";

const NewList = lazy(async () => ({ default: (await later(import("./new-list.tsx"))).NewList }));
const ManageLists = lazy(async () => ({ default: (await later(import("./manage-lists.tsx"))).ManageLists }));

interface Props {
  lists: CountedList[];
  list: CountedList;
  /** As the page counts it, which adds up lines of the same food. */
  left?: number | null;
  onChoose: (list: number) => void;
}

/** The menu's button covers the name, so that a thumb finds it. */
export function ListTitle({ lists, list, left = null, onChoose }: Props) {
  const [task, setTask] = useState<"new" | "manage" | null>(null);
  const begin = (next: "new" | "manage") => startTransition(() => setTask(next));
  const end = () => setTask(null);
  const counted = lists.map((one) => (one.id === list.id && left !== null ? { ...one, open: left } : one));
  return (
    <div className="relative w-fit max-w-full">
      <div className="pointer-events-none relative z-1 flex min-h-11 items-center py-1 pr-9">
        <Headline className="line-clamp-2 min-w-0 text-2xl [overflow-wrap:anywhere] print:line-clamp-none">
          {list.name}
        </Headline>
        <ChevronDown size={24} className="text-muted absolute right-1 shrink-0 print:hidden" aria-hidden />
      </div>
      <div className="absolute inset-0 *:size-full print:hidden">
        <Popover
          label={t("shopping-lists.switch")}
          button={<span className="absolute inset-0" title={list.name} />}
          buttonClass="btn btn-ghost absolute -inset-x-2 inset-y-0 h-full"
          panelClass={`top-full -left-2 mt-1 w-80 ${SHEET}`}
        >
          {(close) => (
            <ListChoice
              lists={counted}
              list={list}
              onChoose={(id) => {
                close();
                if (id !== list.id) onChoose(id);
              }}
              onBegin={(next) => {
                close();
                begin(next);
              }}
            />
          )}
        </Popover>
      </div>
      <Suspense>
        {task === "new" && <NewList onDone={onChoose} onClose={end} />}
        {task === "manage" && <ManageLists lists={counted} list={list} onChoose={onChoose} onClose={end} />}
      </Suspense>
    </div>
  );
}

interface ListChoiceProps extends Omit<Props, "left"> {
  onBegin: (task: "new" | "manage") => void;
}

function ListChoice({ lists, list, onChoose, onBegin }: ListChoiceProps) {
  return (
    <>
      <ul aria-label={t("shopping-lists.your-lists")} className="max-h-[50dvh] overflow-y-auto">
        {lists.map(({ id, name, open }) => (
          <li key={id}>
            <button
              type="button"
              className={`${MENU_ITEM} h-auto min-h-12 py-2 text-left`}
              aria-current={id === list.id ? "true" : undefined}
              onClick={() => onChoose(id)}
            >
              <Check size={20} className={`shrink-0 ${id === list.id ? "" : "invisible"}`} aria-hidden />
              <span dir="auto" title={name} className="line-clamp-2 min-w-0 grow [overflow-wrap:anywhere]">
                {name}
              </span>
              <span className="text-muted shrink-0 text-sm">
                {open > 0 ? t("shopping-list.left", { count: open }) : t("shopping-list.nothing-left")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="border-base-300 mt-2 border-t pt-2">
        <button type="button" className={`${MENU_ITEM} min-h-12`} onClick={() => onBegin("new")}>
          <Plus size={20} aria-hidden />
          {t("shopping-lists.new")}
        </button>
        <button type="button" className={`${MENU_ITEM} min-h-12`} onClick={() => onBegin("manage")}>
          <ListChecks size={20} aria-hidden />
          {t("shopping-lists.manage")}
        </button>
      </div>
    </>
  );
}
