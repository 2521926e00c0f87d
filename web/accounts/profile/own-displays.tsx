import { MonitorSmartphone } from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import type { Display } from "../../../src/contract/displays.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE, type Answer } from "../../api/call.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { validName } from "../rules.ts";
import { AccessList } from "./access-list.tsx";

const NewDisplay = lazy(async () => ({
  default: (await later(import("../../displays/new-display.tsx"))).NewDisplay,
}));

export function OwnDisplays({ displays }: { displays: Answer<Display[]> }) {
  const [isAdding, setAdding] = useState(false);
  const { revalidate } = useRevalidator();
  const newest = displays.ok ? Math.max(0, ...displays.data.map(({ id }) => id)) : 0;
  // A device that connects meanwhile is new all the time.
  const [newestBefore, setNewestBefore] = useState(newest);

  async function revoke({ id }: Display): Promise<string | null> {
    const answer = await callApi("DELETE displays/{id}", { params: { id } });
    return answer.ok || answer.status === GONE ? null : answer.message;
  }

  return (
    <SettingsCard title={t("display.own")} help={t("display.own-help")}>
      <AccessList
        all={displays}
        Icon={MonitorSmartphone}
        help={t("display.revoke-help")}
        Times={LastSeen}
        onRevoke={revoke}
      />
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
    </SettingsCard>
  );
}

function LastSeen({ of: { usedAt } }: { of: Display }) {
  const locale = useValue(language);
  return <p className="text-muted text-sm">{t("display.seen", { when: formatMoment(usedAt, locale) })}</p>;
}
