import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { SiteSettings } from "../../src/contract/site.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { changeSite } from "./change-site.ts";
import { useUnsaved } from "./use-unsaved.ts";

export function VisitorsCard({ settings }: { settings: SiteSettings }) {
  const { chosen, problem, choose } = useWish(settings);
  return (
    <SettingsCard title={t("settings.visitors")}>
      {problem && <Alert title={problem} />}
      <CheckField
        label={t("settings.must-sign-in")}
        help={t("settings.must-sign-in-help")}
        name="visitorsMustSignIn"
        checked={chosen ?? settings.visitorsMustSignIn}
        onChange={(checked) => void choose(checked)}
      />
    </SettingsCard>
  );
}

/** Sends one change at a time; the last choice wins. */
function useWish(settings: SiteSettings) {
  const chosen = useUnsaved<boolean>(settings);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<boolean | null>(null);
  const { revalidate } = useRevalidator();

  async function choose(wanted: boolean): Promise<void> {
    const isUnderWay = last.current !== null;
    last.current = wanted;
    chosen.choose(wanted);
    setProblem(null);
    if (isUnderWay) return;
    const refused = await send();
    last.current = null;
    setProblem(refused);
    if (refused) return chosen.choose(null);
    chosen.markStored();
    await revalidate();
  }

  async function send(): Promise<string | null> {
    const sent = last.current === true;
    const answer = await changeSite({ visitorsMustSignIn: sent });
    if (!answer.ok) return answer.message;
    return sent === last.current ? null : send();
  }

  return { chosen: chosen.draft, problem, choose };
}
