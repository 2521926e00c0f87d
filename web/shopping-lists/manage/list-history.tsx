import { Suspense, use, useState } from "react";
import type { Trip } from "../../../src/contract/shopping-lists.ts";
import type { NewEntry } from "../../../src/contract/shopping-sync.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
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

export function ListHistory({ list, onClose }: Props) {
  const [history, setHistory] = useState(() => loadHistory(list));
  const [opened, setOpened] = useState<{ trip: Trip; name: string } | null>(null);
  const [added, setAdded] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useReconnect(() => setHistory(loadHistory(list)));

  /** Null if the list is full. */
  async function add(entries: Trip["entries"]): Promise<string[] | null> {
    const refused = await refuseFull(list, entries.length);
    setProblem(refused);
    if (refused !== null) return null;
    const created = entries.map(createEntry);
    await changeList(
      list,
      created.map((entry) => ({ type: "add", entry })),
    );
    const ids = [...added, ...created.map(({ id }) => id)];
    setAdded(ids);
    return ids;
  }

  /** The dialog would cover the offer. */
  function leave(ids: string[] = added): void {
    onClose();
    if (ids.length === 0) return;
    offerUndo(t("shopping-list.added", { count: ids.length }), async () => {
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
          onAdd={async (entries) => (await add(entries)) !== null}
          onAddAll={async (entries) => {
            const ids = await add(entries);
            if (ids) leave(ids);
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
  return callApi("GET shopping-lists/{id}/history", { params: { id } });
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

function createEntry({ text, language: spoken, region }: Trip["entries"][number]): NewEntry {
  return {
    id: makeRandomId(),
    text,
    language: spoken,
    region,
    source: null,
    atHome: false,
    note: "",
  };
}
