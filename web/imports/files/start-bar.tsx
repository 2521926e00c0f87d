import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";
import { countExisting, countToImport, type Choice } from "./choice.ts";
import { ImportOptions, type Options } from "./import-options.tsx";
import { StartButton } from "./start-button.tsx";
import { StickyBar } from "./sticky-bar.tsx";

interface Props extends Options {
  job: FileImport;
  choice: Choice;
  /** Whether other items than recipes are chosen. */
  hasOtherItems: boolean;
  busy: boolean;
  problem: string | null;
  onStart: () => void;
}

/** On phones, the options are collapsed. */
export function StartBar({ job, choice, hasOtherItems, busy, problem, onStart, ...options }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const existingCount = countExisting(choice, job.found);
  const isAllSkipped = existingCount.inTagine + existingCount.repeated > 0;
  const count = countToImport(choice, job.found, options.existing);
  return (
    <StickyBar problem={problem}>
      <div
        id={id}
        className={`flex min-w-0 gap-3 max-sm:w-full max-sm:flex-col sm:grow sm:items-end ${isOpen ? "" : "max-sm:hidden"}`}
      >
        <ImportOptions {...options} existingCount={existingCount} />
      </div>
      <button
        type="button"
        className="btn bg-base-100 border-base-300 btn-square sm:hidden"
        aria-label={t("file-import.options")}
        title={t("file-import.options")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={20} aria-hidden />
      </button>
      {count > 0 || hasOtherItems ? (
        <StartButton count={count} busy={busy} onStart={onStart} />
      ) : (
        <p
          role="status"
          className="text-muted flex min-h-11 items-center text-pretty max-sm:grow max-sm:basis-0 sm:w-64 sm:shrink-0"
        >
          {t(isAllSkipped ? "file-import.all-skipped" : "server.file-import-nothing-chosen")}
        </p>
      )}
    </StickyBar>
  );
}
