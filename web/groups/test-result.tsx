import { CircleAlert, Check } from "lucide-react";
import type { WebhookResult } from "../../src/contract/webhooks.ts";
import { t } from "../text/translation.ts";
import { problemText } from "./problem-text.ts";

export function TestResult({ result }: { result: WebhookResult | undefined }) {
  return (
    // In the space for the field's error, since there is none.
    <p role="status" className="-mt-5 mb-3 flex items-start gap-2 text-sm empty:hidden">
      {result?.ok && (
        <>
          <Check size={20} className="shrink-0" aria-hidden />
          <span className="font-medium">{t("group-settings.reached", { status: result.status ?? "" })}</span>
        </>
      )}
      {result?.ok === false && (
        <>
          <CircleAlert size={20} className="text-danger shrink-0" aria-hidden />
          <span className="min-w-0">
            <span className="text-danger font-medium">{notReached(result.status)}</span>{" "}
            {problemText(result.problem)}
          </span>
        </>
      )}
    </p>
  );
}

function notReached(status: number | null): string {
  return status === null
    ? t("group-settings.not-reached")
    : t("group-settings.not-reached-status", { status });
}
