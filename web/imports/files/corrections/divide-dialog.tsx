import { Suspense, use, useState } from "react";
import type { DividedText } from "../../../../src/contract/file-import-corrections.ts";
import { callApi } from "../../../api/call-api.ts";
import type { Answer } from "../../../api/call.ts";
import { t } from "../../../text/translation.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadingBlocks } from "../../../ui/loading-blocks.tsx";
import { DividedTextForm } from "./divided-text-form.tsx";
import { useReadAgain } from "./use-read-again.ts";

/** As high as the screen, on phones the whole screen. */
const WHOLE =
  "flex h-dvh max-w-[800px] flex-col sm:h-[calc(100dvh-3rem)] max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:[--dialog-pad:1rem]";

interface Props {
  id: string;
  file: string;
  onClose: () => void;
}

export function DivideDialog({ id, file, onClose }: Props) {
  const [asked] = useState<Promise<Answer<DividedText>>>(() =>
    callApi("GET imports/files/{id}/texts", { params: { id }, query: { file } }),
  );
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const readAgain = useReadAgain();

  async function save(text: string): Promise<string | null> {
    const saved = await callApi("PUT imports/files/{id}/texts", { params: { id }, body: { file, text } });
    if (!saved.ok) return saved.message;
    onClose();
    await readAgain();
    return null;
  }

  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog title={t("file-import.divide")} className={WHOLE} onClose={close}>
      <Suspense fallback={<LoadingBlocks className="grow gap-3" heights={["h-6", "grow"]} />}>
        <Content asked={asked} onChange={() => setChanged(true)} onSave={save} onCancel={close} />
      </Suspense>
      {isLeaving && (
        <ConfirmDialog
          title={t("edit.leave-title")}
          action={t("edit.leave")}
          cancel={t("edit.go-on")}
          onConfirm={async () => {
            onClose();
            return null;
          }}
          onClose={() => setLeaving(false)}
        >
          <p>{t("file-import.divide-leave")}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface ContentProps extends Omit<Parameters<typeof DividedTextForm>[0], "file" | "text"> {
  asked: Promise<Answer<DividedText>>;
}

function Content({ asked, ...actions }: ContentProps) {
  const answer = use(asked);
  return answer.ok ? <DividedTextForm {...answer.data} {...actions} /> : <Alert title={answer.message} />;
}
