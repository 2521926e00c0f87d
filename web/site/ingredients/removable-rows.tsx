import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "../../api/call.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";

interface Row {
  id: number;
  name: string;
  meaning: string;
  actionName: string;
}

interface Props {
  /** Must be oldest first. The list shows the newest first. */
  rows: Row[];
  noRows: string;
  /** Labels the buttons. Null if the person may not remove rows. */
  action: string | null;
  remove: (id: number) => Promise<Answer<unknown>>;
}

export function RemovableRows({ rows, noRows, action, remove }: Props) {
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const { busy, problem, send } = useSending(async (id: number) => {
    const answer = await remove(id);
    await revalidate();
    // The button disappears with its row.
    focusHeading(list.current);
    return answer.ok ? null : answer.message;
  });
  return (
    <div ref={list} className="flex flex-col gap-5">
      {problem && <Alert title={problem} />}
      {rows.length === 0 && <p className="text-muted text-sm">{noRows}</p>}
      {rows.length > 0 && (
        <ul className="divide-base-300 -my-3 divide-y">
          {rows.toReversed().map((row) => (
            <RemovableRow
              key={row.id}
              row={row}
              action={action}
              busy={busy}
              onRemove={() => void send(row.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, "action"> {
  row: Row;
  busy: boolean;
  onRemove: () => void;
}

function RemovableRow({ row: { name, meaning, actionName }, action, busy, onRemove }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3 sm:gap-4">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
          {meaning}
        </p>
      </div>
      {action && (
        <Online>
          <button
            type="button"
            className="btn btn-ghost -mr-4"
            aria-label={actionName}
            aria-disabled={busy}
            onClick={() => busy || onRemove()}
          >
            {action}
          </button>
        </Online>
      )}
    </li>
  );
}
