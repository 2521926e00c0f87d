import { ChevronRight, CircleAlert, File } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { FoundRow } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { describeOtherItem } from "./describe-other-item.ts";
import { isChoosable } from "./choice.ts";
import { DivideButton } from "./corrections/divide-button.tsx";

interface Props {
  row: FoundRow;
  /** Null if the import skips it, so there is nothing to choose. */
  isChosen: boolean | null;
  onToggle: () => void;
  onOpen: () => void;
  onDivide: () => void;
}

export function PlanRow({ row, ...recipe }: Props) {
  if (isChoosable(row.state)) return <FoundRecipeRow row={row} {...recipe} />;
  return <OtherRow row={row} onDivide={recipe.onDivide} />;
}

function FoundRecipeRow({ row, isChosen, onToggle, onOpen }: Omit<Props, "onDivide">) {
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
          <Details row={row} />
        </div>
        <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
      </div>
    </div>
  );
}

function Details({ row: { file, existing, problem } }: { row: FoundRow }) {
  return (
    <p className="text-muted flex min-w-0 flex-col items-start text-sm">
      {problem && (
        <span className="[overflow-wrap:anywhere]">
          {sentenceFor(problem.code, problem.params, problem.text)}
        </span>
      )}
      {existing && (
        <Link
          to={`/recipe/${existing.slug}`}
          className="relative z-1 min-w-0 underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {t("file-import.existing", { name: existing.name })}
        </Link>
      )}
      <span dir="auto" className="max-w-full truncate" title={file}>
        {file}
      </span>
    </p>
  );
}

function OtherRow({ row, onDivide }: Pick<Props, "row" | "onDivide">) {
  const { name, file, problem, state } = row;
  const also = describeOtherItem(row, useValue(language));
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
        <p dir="auto" className={name ? "font-medium" : ""}>
          {name || file}
        </p>
        {problem && (
          <p className="text-sm text-pretty">{sentenceFor(problem.code, problem.params, problem.text)}</p>
        )}
        {name && (
          <p dir="auto" className="text-muted text-sm" title={also === null ? undefined : file}>
            {also ?? file}
          </p>
        )}
        <DivideButton row={row} className="my-1" onDivide={onDivide} />
      </div>
    </div>
  );
}
