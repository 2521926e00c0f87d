import { lazy, Suspense, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CalendarAddress } from "../../src/contract/calendar.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { later } from "../ui/later.ts";
import { Online } from "../ui/online.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { useSending } from "../ui/use-sending.ts";

const QrCode = lazy(async () => ({ default: (await later(import("../ui/qr-code.tsx"))).QrCode }));

export function CalendarCard({ calendar: { url } }: { calendar: CalendarAddress }) {
  const [asking, setAsking] = useState<"new" | "end" | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  async function change(method: "POST" | "PUT" | "DELETE"): Promise<string | null> {
    const changed = await callApi(`${method} groups/self/calendar`);
    if (!changed.ok) return changed.message;
    setAsking(null);
    await revalidate();
    // The pressed button may be gone.
    card.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    return null;
  }

  return (
    <SettingsCard title={t("group-settings.calendar")} help={t("group-settings.calendar-help")}>
      <div ref={card} className="flex flex-col gap-5">
        {url ? (
          <Address url={url} onNew={() => setAsking("new")} onEnd={() => setAsking("end")} />
        ) : (
          <NoAddress onMake={() => change("POST")} />
        )}
      </div>
      {asking === "new" && (
        <ConfirmDialog
          title={t("group-settings.calendar-new-title")}
          action={t("group-settings.calendar-new")}
          onConfirm={() => change("PUT")}
          onClose={() => setAsking(null)}
        >
          <p>{t("group-settings.calendar-new-confirm")}</p>
        </ConfirmDialog>
      )}
      {asking === "end" && (
        <ConfirmDialog
          title={t("group-settings.calendar-end-title")}
          action={t("group-settings.calendar-end")}
          onConfirm={() => change("DELETE")}
          onClose={() => setAsking(null)}
        >
          <p>{t("group-settings.calendar-end-confirm")}</p>
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

function NoAddress({ onMake }: { onMake: () => Promise<string | null> }) {
  const { busy, problem, send } = useSending(onMake);
  return (
    <>
      <p className="text-pretty">{t("group-settings.calendar-secret")}</p>
      {problem && <Alert title={problem} />}
      <Online>
        <button
          type="button"
          className="btn btn-primary self-start"
          aria-disabled={busy}
          onClick={() => void (busy || send())}
        >
          {t("group-settings.calendar-make")}
        </button>
      </Online>
    </>
  );
}

function Address({ url, onNew, onEnd }: { url: string; onNew: () => void; onEnd: () => void }) {
  return (
    <>
      <CopyField label={t("group-settings.calendar-address")} text={url} />
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="rounded-field aspect-square w-full max-w-44 shrink-0 self-center overflow-hidden bg-white">
          <Suspense>
            <QrCode text={url} label={t("group-settings.calendar-code")} />
          </Suspense>
        </div>
        <div className="flex flex-col gap-3 text-sm text-pretty">
          <p className="font-medium">{t("group-settings.calendar-secret")}</p>
          <p>{t("group-settings.calendar-phone")}</p>
          <p>{t("group-settings.calendar-iphone")}</p>
          <p>{t("group-settings.calendar-android")}</p>
        </div>
      </div>
      <Online>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn" onClick={onNew}>
            {t("group-settings.calendar-new")}
          </button>
          <button type="button" className="btn text-danger" onClick={onEnd}>
            {t("group-settings.calendar-end")}
          </button>
        </div>
      </Online>
    </>
  );
}
