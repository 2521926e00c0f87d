import { Suspense, use, useState } from "react";
import type { FoundRecipePreview, FoundRow } from "../../../src/contract/file-imports.ts";
import type { Answer } from "../../api/call.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { DivideButton } from "./corrections/divide-button.tsx";
import { loadPreview } from "./load-page.ts";
import { RecipePreview } from "./recipe-preview.tsx";

/** A bottom sheet on phones. */
const SHEET_OR_DIALOG =
  "max-w-[640px] max-sm:w-full max-sm:max-w-none max-sm:max-h-[88dvh] max-sm:self-end max-sm:rounded-b-none max-sm:[--dialog-pad:1rem]";

interface Props {
  id: string;
  row: FoundRow;
  onClose: () => void;
  onDivide: () => void;
}

export function PreviewDialog({ id, row, onClose, onDivide }: Props) {
  const [asked] = useState(() => loadPreview(id, row.position));
  return (
    <Dialog title={row.name || t("file-import.unnamed")} className={SHEET_OR_DIALOG} onClose={onClose}>
      <Suspense fallback={<LoadingBlocks className="gap-3" heights={["h-6", "h-32", "h-48"]} />}>
        <Preview asked={asked} />
      </Suspense>
      <DivideButton row={row} className="mt-5" onDivide={onDivide} />
    </Dialog>
  );
}

function Preview({ asked }: { asked: Promise<Answer<FoundRecipePreview>> }) {
  const answer = use(asked);
  return answer.ok ? <RecipePreview {...answer.data} /> : <Alert title={answer.message} />;
}
