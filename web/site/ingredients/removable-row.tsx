import { Online } from "../../ui/online.tsx";

interface Props {
  name: string;
  meaning: string;
  /** Labels the button. Null if the person may not remove the row. */
  action: string | null;
  actionName: string;
  busy: boolean;
  onRemove: () => void;
}

export function RemovableRow({ name, meaning, action, actionName, busy, onRemove }: Props) {
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
