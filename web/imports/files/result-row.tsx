import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { ResultStatus } from "../../../src/contract/file-import-states.ts";
import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { describeOtherItem } from "./describe-other-item.ts";
import { describeRow } from "./describe-row.ts";
import { t } from "../../text/translation.ts";

const LOOKS: Record<ResultStatus, { Icon: LucideIcon; color: string }> = {
  added: { Icon: CircleCheck, color: "text-muted" },
  replaced: { Icon: CircleCheck, color: "text-muted" },
  skipped: { Icon: CircleMinus, color: "text-muted" },
  repeated: { Icon: CircleMinus, color: "text-muted" },
  failed: { Icon: CircleAlert, color: "text-danger" },
};

export function ResultRow({ job, row }: { job: FileImport; row: FoundRow }) {
  const { name, file, result, state } = row;
  const also = describeOtherItem(row, useValue(language));
  const { path, sentence, namesPath } = describeRow(row, job);
  const slug = result?.slug;
  const { Icon, color } = LOOKS[result?.status ?? (state === "unreadable" ? "failed" : "skipped")];
  // A file that can't be read isn't a recipe.
  const isFile = name === "" && !result;
  const ofFile = namesPath ? "" : path || file;
  const shown = name || (isFile ? ofFile : t("file-import.unnamed"));
  const below = also ?? (isFile || namesPath ? "" : path);
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <Icon size={20} className={`mt-0.5 shrink-0 ${color}`} aria-hidden />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        {shown && (
          <p dir="auto" className={isFile ? "" : "font-medium"}>
            {slug ? (
              <Link to={`/recipe/${slug}`} className="underline underline-offset-2">
                {shown}
              </Link>
            ) : (
              shown
            )}
          </p>
        )}
        {sentence && <p className={`text-pretty ${shown ? "text-sm" : ""}`}>{sentence}</p>}
        {below && (
          <p dir="auto" className="text-muted truncate text-sm" title={also ?? file}>
            {below}
          </p>
        )}
      </div>
    </div>
  );
}
