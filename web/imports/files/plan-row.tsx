import { ChevronRight, CircleAlert, File } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { describeOtherItem } from "./describe-other-item.ts";
import { describeRow } from "./describe-row.ts";
import { isChoosable } from "./choice.ts";
import { DivideButton } from "./corrections/divide-button.tsx";

interface Props {
  job: FileImport;
  row: FoundRow;
  /** Null if the import skips it, so there is nothing to choose. */
  isChosen: boolean | null;
  onToggle: () => void;
  onOpen: () => void;
  onDivide: () => void;
}

export function PlanRow({ job, row, ...recipe }: Props) {
  if (isChoosable(row.state)) return <FoundRecipeRow job={job} row={row} {...recipe} />;
  return <OtherRow job={job} row={row} onDivide={recipe.onDivide} />;
}

function FoundRecipeRow({ job, row, isChosen, onToggle, onOpen }: Omit<Props, "onDivide">) {
  const id = useId();
  const name = row.name || t("file-import.unnamed");
  return (
    <div className="hover:bg-base-200/60 flex items-stretch">
      {isChosen !== null && (
        <label htmlFor={id} className="flex w-[48px] shrink-0 cursor-pointer items-center justify-center">
          <input
            id={id}
            type="checkbox"
            className="checkbox checkbox-sm checkbox-primary not-checked:border-control checked:border-primary-mark scroll-mt-32 scroll-mb-40"
            aria-label={t("file-import.select-name", { name })}
            checked={isChosen}
            onChange={onToggle}
          />
        </label>
      )}
      <div
        className={`relative flex min-w-0 grow items-center gap-[8px] py-2.5 pr-[12px] ${isChosen === null ? "pl-4" : ""}`}
      >
        <div className="min-w-0 grow">
          <button
            type="button"
            dir="auto"
            className="block max-w-full cursor-pointer text-start font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
            onClick={onOpen}
          >
            {name}
          </button>
          <Details job={job} row={row} />
        </div>
        <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
      </div>
    </div>
  );
}

function Details({ job, row }: Pick<Props, "job" | "row">) {
  const { file, existing } = row;
  const { path, sentence } = describeRow(row, job);
  return (
    <p className="text-muted flex min-w-0 flex-col items-start text-sm">
      {sentence && <span className="[overflow-wrap:anywhere]">{sentence}</span>}
      {existing && (
        <Link
          to={`/recipe/${existing.slug}`}
          className="relative z-1 min-w-0 underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {t("file-import.existing", { name: existing.name })}
        </Link>
      )}
      {path && (
        <span dir="auto" className="max-w-full truncate" title={file}>
          {path}
        </span>
      )}
    </p>
  );
}

function OtherRow({ job, row, onDivide }: Pick<Props, "job" | "row" | "onDivide">) {
  const { name, file, state } = row;
  const { path, sentence, namesPath } = describeRow(row, job);
  const title = name || (namesPath ? null : path || file);
  const also = describeOtherItem(row, useValue(language));
  const below = also ?? (namesPath ? "" : path);
  const isUnreadable = state === "unreadable";
  const Icon = isUnreadable ? CircleAlert : File;
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <Icon
        size={20}
        className={`mt-0.5 shrink-0 ${isUnreadable ? "text-danger" : "text-muted"}`}
        aria-hidden
      />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        {title && (
          <p dir="auto" className={name ? "font-medium" : ""}>
            {title}
          </p>
        )}
        {sentence && <p className={`text-pretty ${title ? "text-sm" : ""}`}>{sentence}</p>}
        {name && below && (
          <p dir="auto" className="text-muted text-sm" title={also === null ? undefined : file}>
            {below}
          </p>
        )}
        <DivideButton row={row} className="my-1" onDivide={onDivide} />
      </div>
    </div>
  );
}
