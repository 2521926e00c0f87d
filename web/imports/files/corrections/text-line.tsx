import { useState } from "react";
import type { FoundRow } from "../../../../src/contract/file-imports.ts";
import { t } from "../../../text/translation.ts";
import { CorrectionLine } from "./correction-line.tsx";
import { DivideDialog } from "./divide-dialog.tsx";

interface Props {
  id: string;
  file: string;
}

export function TextLine({ id, file }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CorrectionLine
        text={t("file-import.recipes-in", { file })}
        action={t("file-import.divide")}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <DivideDialog id={id} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether someone can correct where recipes begin in its file. */
export function isDividable({ format }: Pick<FoundRow, "format">): boolean {
  return format === "text" || format === "pdf";
}

/** The only text among the rows. Of several, each row offers its own. */
export function findText(rows: FoundRow[]): string | null {
  const files = new Set(rows.filter(isDividable).map(({ file }) => file));
  const [only] = files;
  return files.size === 1 && only !== undefined ? only : null;
}
