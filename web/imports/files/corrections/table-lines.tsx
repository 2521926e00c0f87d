import { Suspense, use, useState } from "react";
import type { FoundTable } from "../../../../src/contract/file-import-corrections.ts";
import { callApi } from "../../../api/call-api.ts";
import type { Answer } from "../../../api/call.ts";
import { t } from "../../../text/translation.ts";
import { useIsMounted } from "../../../ui/use-is-mounted.ts";
import { findColumnProblem } from "./column-names.ts";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { CorrectionLine } from "./correction-line.tsx";
import { useReadAgain } from "./use-read-again.ts";

/** The others are behind a button. */
const SHOWN_AT_ONCE = 3;

interface Props {
  id: string;
  /** Whether the columns of the tables are known. */
  shows: "known" | "unknown" | "all";
  hasTables: boolean;
}

export function TableLines({ id, shows, hasTables }: Props) {
  const [asked, setAsked] = useState(() => loadTables(id));
  const readAgain = useReadAgain();
  const here = useIsMounted();

  async function handleSaved(): Promise<void> {
    await readAgain();
    // Usually, the page shows the progress of reading now.
    if (here.current) setAsked(loadTables(id));
  }

  return (
    <Suspense fallback={hasTables && <div className="min-h-15.5" />}>
      <Lines id={id} asked={asked} shows={shows} onSaved={handleSaved} />
    </Suspense>
  );
}

function loadTables(id: string): Promise<Answer<FoundTable[]>> {
  return callApi("GET imports/files/{id}/tables", { params: { id } });
}

interface LinesProps extends Pick<Props, "id" | "shows"> {
  asked: Promise<Answer<FoundTable[]>>;
  onSaved: () => Promise<void>;
}

function Lines({ id, asked, shows, onSaved }: LinesProps) {
  const answer = use(asked);
  const [open, setOpen] = useState<FoundTable | null>(null);
  const [isWhole, setWhole] = useState(false);
  const tables = answer.ok
    ? answer.data.filter((table) => shows === "all" || isKnown(table) === (shows === "known"))
    : [];
  const shown = isWhole ? tables : tables.slice(0, SHOWN_AT_ONCE);
  if (tables.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {shown.map((table) => (
          <li key={table.file}>
            <CorrectionLine
              text={t(isKnown(table) ? "file-import.columns-of" : "file-import.columns-unknown", {
                file: table.file,
              })}
              action={t("file-import.check-columns")}
              onOpen={() => setOpen(table)}
            />
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="btn btn-ghost -my-2 w-fit" onClick={() => setWhole(true)}>
          {t("file-import.more-files", { count: tables.length - shown.length })}
        </button>
      )}
      {open && (
        <ColumnsDialog
          id={id}
          table={open}
          onSaved={() => {
            setOpen(null);
            return onSaved();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function isKnown({ columns }: FoundTable): boolean {
  return findColumnProblem(columns.map(({ field }) => field)) === null;
}
