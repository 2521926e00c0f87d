import type { FoundRow } from "../../../../src/contract/file-imports.ts";
import { t } from "../../../text/translation.ts";
import { Online } from "../../../ui/online.tsx";
import { isDividable } from "./text-line.tsx";

interface Props {
  row: FoundRow;
  className: string;
  onDivide: () => void;
}

/** For rows of a text. */
export function DivideButton({ row, className, onDivide }: Props) {
  if (!isDividable(row)) return null;
  return (
    <Online>
      <button
        type="button"
        className={`btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-1.5 whitespace-normal ${className}`}
        onClick={onDivide}
      >
        {t("file-import.divide")}
      </button>
    </Online>
  );
}
