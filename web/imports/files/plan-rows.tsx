import { useState } from "react";
import type { FoundState } from "../../../src/contract/file-import-states.ts";
import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";
import { chooseAll, countChosen, isChoosable, isChosen, isImported, toggle } from "./choice.ts";
import { ExistingField } from "./existing-field.tsx";
import { DivideDialog } from "./corrections/divide-dialog.tsx";
import { TableLines } from "./corrections/table-lines.tsx";
import { countRecipes } from "./file-import.ts";
import { listFilters } from "./load-page.ts";
import { LongRows } from "./long-rows.tsx";
import { PlanRow } from "./plan-row.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { getFilterName, RowsFilter } from "./rows-filter.tsx";
import type { PlanChoices } from "./use-plan-choices.ts";
import type { FirstRows } from "./use-rows.ts";

const HELP: Partial<Record<FoundState, TextKey>> = {
  changed: "file-import.help-changed",
  repeated: "file-import.help-repeated",
  unreadable: "file-import.help-unreadable",
  ignored: "file-import.help-ignored",
};

interface Props {
  job: FileImport;
  rows: FirstRows;
  choices: PlanChoices;
}

export function PlanRows({ job, rows, choices }: Props) {
  const { choice, setChoice, existing, setExisting } = choices;
  const [open, setOpen] = useState<FoundRow | null>(null);
  const [divided, setDivided] = useState<string | null>(null);
  const { filter, search } = rows.query;
  const state = getFilterName(filter) as FoundState;
  // Without recipes, the page shows a message.
  const help = countRecipes(job) > 0 ? HELP[state] : undefined;
  const count = job.found[state];
  const isSkipped = isChoosable(state) && !isImported(state, existing);
  const isWhole = isChoosable(state) && countChosen(choice, job.found, state) === count;
  const selectAll = isChoosable(state) && search === "" && count > 1 && (
    <button
      type="button"
      // Beside the choice, it's as high as the field below the label.
      className={`btn btn-ghost ml-auto h-auto min-h-11 max-w-full font-normal whitespace-normal max-sm:px-3 ${state === "new" ? "" : "sm:mt-6.5"}`}
      onClick={() => setChoice((now) => chooseAll(now, state, !isWhole))}
    >
      {isWhole ? t("organize.none") : t("organize.all")}
    </button>
  );
  return (
    <section className="flex flex-col gap-3">
      <RowsFilter filters={listFilters(job)} chosen={filter}>
        {state === "new" && selectAll}
      </RowsFilter>
      {help && <p className="text-muted text-sm text-pretty">{t(help)}</p>}
      {isChoosable(state) && state !== "new" && (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <div className="w-full sm:max-w-100">
            <ExistingField
              label={t(state === "repeated" ? "file-import.existing-repeated" : "file-import.existing-title")}
              {...chooseHelp(state, isSkipped)}
              existing={existing}
              onExisting={setExisting}
            />
          </div>
          {!isSkipped && selectAll}
        </div>
      )}
      {state === "ignored" && countRecipes(job) > 1 && (
        <Online>
          <TableLines id={job.id} shows="unknown" hasTables={false} />
        </Online>
      )}
      <LongRows
        // Row heights differ between lists.
        key={JSON.stringify(rows.query)}
        {...rows}
        total={search === "" ? count : null}
        renderRow={(row) => (
          <PlanRow
            job={job}
            row={row}
            isChosen={isSkipped ? null : isChosen(choice, row)}
            onToggle={() => setChoice((now) => toggle(now, row))}
            onOpen={() => setOpen(row)}
            onDivide={() => setDivided(row.file)}
          />
        )}
      />
      {open && (
        <PreviewDialog
          id={job.id}
          row={open}
          onClose={() => setOpen(null)}
          onDivide={() => {
            setOpen(null);
            setDivided(open.file);
          }}
        />
      )}
      {divided !== null && <DivideDialog id={job.id} file={divided} onClose={() => setDivided(null)} />}
    </section>
  );
}

/** Repeated recipes are also skipped by “Replace”. */
function chooseHelp(state: FoundState, isSkipped: boolean): { help?: string } {
  if (state === "repeated")
    return { help: t("file-import.repeated-by-copy", { choice: t("file-import.existing-copy") }) };
  return isSkipped ? { help: t("file-import.skipped-for-now") } : {};
}
