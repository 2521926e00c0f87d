import { Tags } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { joinWithCommas } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { countToImport } from "./choice.ts";
import { countInGroups } from "./describe-other-item.ts";
import { countRecipes, listContents } from "./file-import.ts";
import { needsGroup } from "./other-items-choice.tsx";
import { StartButton } from "./start-button.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { TagsField, type Tagging } from "./tags-field.tsx";
import type { PlanChoices } from "./use-plan-choices.ts";

interface Props extends Tagging {
  job: FileImport;
  choices: PlanChoices;
  busy: boolean;
  problem: string | null;
  onStart: () => void;
}

/** On phones, the tags are collapsed. */
export function StartBar({ job, choices, busy, problem, onStart, ...tagging }: Props) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { tags } = tagging;
  const tagsName =
    tags.length > 0
      ? t("file-import.tags-chosen", { list: joinWithCommas(tags, language.value) })
      : t("file-import.tags-single");
  const missing = findMissing(job, choices);

  function toggleTags(): void {
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) field.current?.querySelector("input")?.focus();
  }

  return (
    <StickyBar problem={problem}>
      <div
        ref={field}
        id={id}
        className={`flex min-w-0 gap-3 max-sm:w-full max-sm:flex-col sm:grow sm:items-end ${isOpen ? "" : "max-sm:hidden"}`}
      >
        <TagsField label={t("file-import.tags")} {...tagging} />
      </div>
      <button
        type="button"
        className="btn bg-base-100 border-base-300 btn-square relative sm:hidden"
        title={tagsName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggleTags}
      >
        <Tags size={20} aria-hidden />
        <span className="sr-only">{tagsName}</span>
        {tags.length > 0 && (
          <span
            className="bg-primary text-primary-content absolute -top-2 -right-2 flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-sm"
            aria-hidden
          >
            {tags.length}
          </span>
        )}
      </button>
      {missing === null ? (
        <StartButton label={describeStart(job, choices)} busy={busy} onStart={onStart} />
      ) : (
        <p
          role="status"
          className="text-muted flex min-h-11 items-center text-pretty max-sm:grow max-sm:basis-0 sm:w-64 sm:shrink-0"
        >
          {t(missing)}
        </p>
      )}
    </StickyBar>
  );
}

function describeStart(job: FileImport, { choice, existing, also, withoutGroups }: PlanChoices): string {
  const count = countToImport(choice, job.found, existing);
  const others = countInGroups(job, withoutGroups).filter(({ kind }) => also.includes(kind));
  if (others.every((one) => one.count === 0)) return t("file-import.import", { count });
  return t("file-import.import-list", { list: listContents(count, others) });
}

/** What someone must choose before the import. */
function findMissing(job: FileImport, choices: PlanChoices): TextKey | null {
  const { choice, existing, also } = choices;
  if (needsGroup(job, choices)) return "server.file-import-no-group";
  if (also.length > 0 || countToImport(choice, job.found, existing) > 0) return null;
  const isAllSkipped = existing === "skip" && job.found.new === 0 && countRecipes(job) > 0;
  return isAllSkipped ? "file-import.all-skipped" : "server.file-import-nothing-chosen";
}
