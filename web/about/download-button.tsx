import { Download } from "lucide-react";
import { callApi } from "../api/call-api.ts";
import { saveFile } from "../api/save-file.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { useSending } from "../ui/use-sending.ts";

const CALLS = { "last-recipe": "GET debug/last-recipe-json", log: "GET debug/log" } as const;

export function DownloadButton({ file }: { file: keyof typeof CALLS }) {
  const { busy, problem, send } = useSending(async () => {
    const saved = await saveFile(callApi(CALLS[file]));
    return saved.ok ? null : saved.message;
  });
  return (
    <>
      <button
        type="button"
        className="btn border-base-300 max-sm:w-full"
        aria-disabled={busy}
        onClick={() => void (busy || send())}
      >
        <Download size={20} aria-hidden />
        {t(`about.${file}`)}
      </button>
      {problem && (
        <div className="order-last basis-full">
          <Alert title={problem} />
        </div>
      )}
    </>
  );
}
