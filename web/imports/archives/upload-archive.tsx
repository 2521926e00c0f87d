import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "../../api/call.ts";
import { sendingWithProgress, type Send } from "../../api/sending-with-progress.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatSize } from "../../text/data-size.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

interface Props {
  label: string;
  onSend: (form: FormData, send: Send) => Promise<Answer<unknown>>;
}

export function UploadArchive({ label, onSend }: Props) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  /** A ref, because a second file may come before the next render. */
  const busy = useRef(false);
  const here = useIsMounted();
  const { revalidate } = useRevalidator();
  useQuestionBeforeClosing(upload !== null);

  async function send(file: File): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRefused(null);
    setUpload({ file, sent: 0 });
    const form = new FormData();
    form.set("archive", file);
    const taken = await onSend(
      form,
      sendingWithProgress((sent) => setUpload({ file, sent })),
    );
    busy.current = false;
    setUpload(null);
    if (taken.ok) return revalidate();
    setRefused({ name: file.name, message: taken.message });
    if (!here.current) toast(taken.message, "error");
  }

  return (
    <>
      <FileButton
        icon={<FileUp size={20} className="shrink-0" aria-hidden />}
        label={label}
        accept=".zip,application/zip"
        className="bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-1.5"
        onFile={(file) => void send(file)}
      />
      {upload && <UploadProgress upload={upload} />}
      {refused && (
        <div className="order-last basis-full [overflow-wrap:anywhere]">
          <Alert title={t("upload.not-taken", { name: refused.name })}>{refused.message}</Alert>
        </div>
      )}
    </>
  );
}

function useQuestionBeforeClosing(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);
}

interface Upload {
  file: File;
  /** From 0 to 1. */
  sent: number;
}

function UploadProgress({ upload: { file, sent } }: { upload: Upload }) {
  const locale = useValue(language);
  const { name, size } = file;
  const isSent = sent >= 1;
  return (
    <div className="order-last flex basis-full flex-col gap-2">
      <p role="status" className="text-sm font-medium [overflow-wrap:anywhere]">
        {isSent ? t("upload.checking", { name }) : t("upload.sending", { name })}
      </p>
      <ProgressBar label={t("upload.progress")} part={sent} />
      <p className="text-muted text-sm tabular-nums">
        {t("upload.sent", { sent: formatSize(sent * size, locale), total: formatSize(size, locale) })}
      </p>
    </div>
  );
}
