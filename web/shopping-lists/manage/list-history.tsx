import { Suspense, use, useState } from "react";
import type { Trip, TripItem } from "../../../src/contract/shopping-lists.ts";
import type { Change } from "../../../src/contract/shopping-sync.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
import { unitSystem } from "../../ingredients/unit-system.ts";
import { language } from "../../state/language.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { useReconnect } from "../../ui/use-reconnect.ts";
import { refuseFull } from "../refuse-full.ts";
import { changeList } from "../sync/lists-on-device.ts";
import { makeRandomId } from "../sync/random-id.ts";
import { TripItems } from "./trip-items.tsx";
import { TripList } from "./trip-list.tsx";

interface Props {
  list: number;
  onClose: () => void;
}

interface Added {
  /** Of entries. */
  ids: string[];
  items: number;
}

const NOTHING_ADDED: Added = { ids: [], items: 0 };

export function ListHistory({ list, onClose }: Props) {
  const [history, setHistory] = useState(() => loadHistory(list));
  const [opened, setOpened] = useState<{ trip: Trip; name: string } | null>(null);
  const [added, setAdded] = useState(NOTHING_ADDED);
  const [problem, setProblem] = useState<string | null>(null);

  useReconnect(() => setHistory(loadHistory(list)));

  /** Null if the list is full. */
  async function add({ entries }: Trip, items: readonly TripItem[]): Promise<Added | null> {
    const changes = items
      .flatMap((item) => item.entries)
      .flatMap((position) => entries[position] ?? [])
      .map(addAgain);
    const refused = await refuseFull(list, changes.length);
    setProblem(refused);
    if (refused !== null) return null;
    await changeList(list, changes.flat());
    const ids = changes.flatMap(([{ entry }]) => entry.id);
    const all = { ids: [...added.ids, ...ids], items: added.items + items.length };
    setAdded(all);
    return all;
  }

  /** The dialog would cover the offer. */
  function leave({ ids, items }: Added = added): void {
    onClose();
    if (ids.length === 0) return;
    offerUndo(t("shopping-list.added", { count: items }), async () => {
      await changeList(list, [{ type: "remove", ids }]);
      return true;
    });
  }

  return (
    <Dialog
      title={opened ? opened.name : t("shopping-lists.history-title")}
      room="more"
      onBack={opened && (() => setOpened(null))}
      onClose={() => leave()}
    >
      {problem && <Alert title={problem} />}
      {opened ? (
        <TripItems
          trip={opened.trip}
          onAdd={async (item) => (await add(opened.trip, [item])) !== null}
          onAddAll={async (items) => {
            const all = await add(opened.trip, items);
            if (all) leave(all);
          }}
        />
      ) : (
        <Suspense fallback={<LoadingBlocks className="gap-2" heights={["h-14", "h-14", "h-14"]} />}>
          <Trips history={history} onOpen={(trip, name) => setOpened({ trip, name })} />
        </Suspense>
      )}
    </Dialog>
  );
}

type HistoryAnswer = Promise<AnswerTo<"GET shopping-lists/{id}/history">>;

function loadHistory(id: number): HistoryAnswer {
  const query = { language: language.peek(), units: unitSystem.peek() };
  return callApi("GET shopping-lists/{id}/history", { params: { id }, query });
}

interface TripsProps {
  history: HistoryAnswer;
  onOpen: (trip: Trip, name: string) => void;
}

function Trips({ history, onOpen }: TripsProps) {
  const answer = use(history);
  if (!answer.ok && answer.status === UNANSWERED)
    return <p className="text-muted text-pretty">{t("shopping-lists.history-offline")}</p>;
  if (!answer.ok) return <Alert title={answer.message} />;
  if (answer.data.length === 0)
    return <p className="text-muted text-pretty">{t("shopping-lists.history-none")}</p>;
  return <TripList trips={answer.data} onOpen={onOpen} />;
}

type Addition = Extract<Change, { type: "add" }>;

/** With everything that the list had, apart from the picture. */
function addAgain({ adjustments, ...entry }: Trip["entries"][number]): [Addition, ...Change[]] {
  const id = makeRandomId();
  const added: Addition = { type: "add", entry: { ...entry, id } };
  return adjustments.length > 0 ? [added, { type: "adjust", id, adjustments }] : [added];
}
