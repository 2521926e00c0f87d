import { MonitorSmartphone } from "lucide-react";
import { lazy, startTransition, Suspense, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Display } from "../../../src/contract/displays.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE, type Answer } from "../../api/call.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";
import { later } from "../../ui/later.ts";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { validName } from "../rules.ts";
import { AccessRow } from "./access-row.tsx";

const NewDisplay = lazy(async () => ({
  default: (await later(import("../../displays/new-display.tsx"))).NewDisplay,
}));

export function OwnDisplays({ displays }: { displays: Answer<Display[]> }) {
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<Display | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const newest = displays.ok ? Math.max(0, ...displays.data.map(({ id }) => id)) : 0;
  // A device that connects meanwhile is new all the time.
  const [newestBefore, setNewestBefore] = useState(newest);

  async function revoke({ id }: Display): Promise<string | null> {
    const answer = await callApi("DELETE displays/{id}", { params: { id } });
    if (!answer.ok && answer.status !== GONE) return answer.message;
    setRevoked(null);
    await revalidate();
    // The dialog returned the focus to the removed row.
    focusHeading(list.current);
    return null;
  }

  return (
    <SettingsCard title={t("display.own")} help={t("display.own-help")}>
      <div ref={list} className="empty:hidden">
        {!displays.ok && <Alert title={displays.message} />}
        {displays.ok && displays.data.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {displays.data.map((display) => (
              <li key={display.id}>
                <DisplayRow display={display} onRevoke={() => setRevoked(display)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <NotInDemo>
        <Online>
          <button
            type="button"
            className="btn self-start"
            onClick={() =>
              startTransition(() => {
                setNewestBefore(newest);
                setAdding(true);
              })
            }
          >
            {t("display.add")}
          </button>
        </Online>
      </NotInDemo>
      <Suspense>
        {isAdding && (
          <NewDisplay
            rule={validName}
            newest={newestBefore}
            onClose={() => {
              setAdding(false);
              void revalidate();
            }}
          />
        )}
      </Suspense>
      {revoked && (
        <ConfirmDialog
          title={t("profile.revoke-title", { name: revoked.name })}
          action={t("profile.revoke")}
          onConfirm={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        >
          <p>{t("display.revoke-help")}</p>
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

function DisplayRow({ display: { name, usedAt }, onRevoke }: { display: Display; onRevoke: () => void }) {
  const locale = useValue(language);
  return (
    <AccessRow Icon={MonitorSmartphone} name={name} onRevoke={onRevoke}>
      <p className="text-muted text-sm">{t("display.seen", { when: formatMoment(usedAt, locale) })}</p>
    </AccessRow>
  );
}
