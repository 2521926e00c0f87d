import {
  Copy,
  Ellipsis,
  History,
  ListOrdered,
  Printer,
  Settings2,
  Share2,
  Star,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import { isOffline } from "../../state/connection.ts";
import { toast } from "../../state/toasts.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { copyText } from "../../ui/copy-button.tsx";
import { later } from "../../ui/later.ts";
import { MENU_ITEM, Popover } from "../../ui/popover.tsx";
import { SHEET } from "../../ui/sheet.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";
import { countLeft, type ShownSections } from "../shown-item.ts";
import type { ShownList } from "../sync/replica.ts";
import { writeListText } from "./list-text.ts";
import { saveList } from "./save-list.ts";
import { printPage } from "../../ui/print-page.ts";

const ShareList = lazy(async () => ({ default: (await later(import("./share-list.tsx"))).ShareList }));
const ArrangeAisles = lazy(async () => ({
  default: (await later(import("./arrange-aisles.tsx"))).ArrangeAisles,
}));
const ListHistory = lazy(async () => ({ default: (await later(import("./list-history.tsx"))).ListHistory }));
const ListSettings = lazy(async () => ({
  default: (await later(import("./list-settings.tsx"))).ListSettings,
}));
const DeleteList = lazy(async () => ({ default: (await later(import("./delete-list.tsx"))).DeleteList }));

type Action = "share" | "copy" | "print" | "arrange" | "history" | "settings" | "make-default" | "delete";

interface Props {
  lists: CountedList[];
  list: CountedList;
  /** As this device has it. */
  shown: ShownList;
  sections: ShownSections;
  onChoose: (list: number) => void;
}

export function ListMenu({ lists, list, shown, sections, onChoose }: Props) {
  const [task, setTask] = useState<Action | null>(null);
  const { revalidate } = useRevalidator();
  const end = () => setTask(null);
  const afterChange = useAfterChange(lists, end);
  const text = () => writeListText(list.name, sections);

  async function makeDefault(): Promise<void> {
    const refused = await saveList(list, { isDefault: true });
    if (refused !== null) return toast(refused, "error");
    toast(t("shopping-lists.is-default", { name: list.name }), "success");
    await revalidate();
  }

  async function copy(): Promise<void> {
    if (await copyText(text())) toast(t("shopping-lists.copied"), "success");
    else startTransition(() => setTask("share"));
  }

  function act(action: Action): void {
    if (action === "copy") void copy();
    else if (action === "print") void printPage();
    else if (action === "make-default") void makeDefault();
    else startTransition(() => setTask(action));
  }

  async function leaveDeleted(): Promise<void> {
    const next = lists.find(({ id }) => id !== list.id);
    if (next) onChoose(next.id);
    await afterChange();
  }

  return (
    <div className="print:hidden">
      <Popover
        label={t("shopping-lists.actions")}
        button={<Ellipsis size={20} aria-hidden />}
        buttonClass="btn btn-ghost btn-square"
        panelClass={`top-full right-0 mt-1 w-64 ${SHEET}`}
      >
        {(close) => (
          <ActionList
            list={list}
            onChoose={(action) => {
              close();
              act(action);
            }}
          />
        )}
      </Popover>
      <Suspense>
        {task === "share" && <ShareList list={list} text={text()} onClose={end} />}
        {task === "arrange" && <ArrangeAisles list={list.id} aisles={shown.list.aisles} onClose={end} />}
        {task === "history" && <ListHistory list={list.id} onClose={end} />}
        {task === "settings" && <ListSettings list={list} onDone={afterChange} onClose={end} />}
        {task === "delete" && (
          <DeleteList list={{ ...list, open: countLeft(sections) }} onDone={leaveDeleted} onClose={end} />
        )}
      </Suspense>
    </div>
  );
}

interface Item {
  action: Action;
  Icon: LucideIcon;
  look?: string;
}

function ActionList({ list, onChoose }: { list: CountedList; onChoose: (action: Action) => void }) {
  const offline = useValue(isOffline);
  return listActions(list, offline).map((items, group) => (
    <div key={items[0]?.action} className={group > 0 ? "border-base-300 mt-2 border-t pt-2" : ""}>
      {items.map(({ action, Icon, look = "" }) => (
        <button
          key={action}
          type="button"
          className={`${MENU_ITEM} ${look}`}
          onClick={() => onChoose(action)}
        >
          <Icon size={20} aria-hidden />
          {t(`shopping-lists.${action}`)}
        </button>
      ))}
    </div>
  ));
}

/** What changes only on the server is left out offline. */
function listActions({ isDefault }: CountedList, offline: boolean): Item[][] {
  const makeDefault: Item = { action: "make-default", Icon: Star };
  const ofServer: Item[] = [
    { action: "settings", Icon: Settings2 },
    ...(isDefault ? [] : [makeDefault]),
    { action: "delete", Icon: Trash2, look: "text-danger" },
  ];
  const groups: Item[][] = [
    [
      { action: "share", Icon: Share2 },
      { action: "copy", Icon: Copy },
      { action: "print", Icon: Printer },
    ],
    [
      { action: "arrange", Icon: ListOrdered },
      { action: "history", Icon: History },
    ],
  ];
  return offline ? groups : [...groups, ofServer];
}
