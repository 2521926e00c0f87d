import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { SiteSettings } from "../../src/contract/site.ts";
import { call } from "../api/call.ts";
import { loadSite } from "../api/site.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AdminsOnly } from "../ui/admins-only.tsx";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Headline } from "../ui/headline.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";

export const loader = loadSite;

/** What administrators decide for everybody. */
export function Component() {
  return (
    <AdminsOnly>
      <Settings />
    </AdminsOnly>
  );
}

function Settings() {
  const settings = useLoaderData<SiteSettings>();
  return (
    <section className="flex max-w-[640px] flex-col gap-6">
      <PageTitle of={t("settings.title")} />
      <Headline>{t("settings.title")}</Headline>
      <WhoMayLook settings={settings} />
    </section>
  );
}

/** The switch that closes the whole instance to visitors. It turns at once, and back when it was refused. */
function WhoMayLook({ settings }: { settings: SiteSettings }) {
  /** What was chosen and is on its way; null when what is shown is what is stored. */
  const [wish, setWish] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function choose(visitorsMustSignIn: boolean): Promise<void> {
    if (wish !== null) return;
    setWish(visitorsMustSignIn);
    setProblem(null);
    const answer = await call("PUT", "site-settings", { ...settings, visitorsMustSignIn });
    if (answer.ok) await revalidate();
    else setProblem(answer.message);
    setWish(null);
  }

  return (
    <SettingsCard title={t("settings.visitors")}>
      {problem && <Alert title={problem} />}
      <CheckField
        label={t("settings.must-sign-in")}
        help={t("settings.must-sign-in-help")}
        name="visitorsMustSignIn"
        checked={wish ?? settings.visitorsMustSignIn}
        onChange={(checked) => void choose(checked)}
      />
    </SettingsCard>
  );
}
