import type { SiteSettings } from "../../src/contract/site.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { useSetting } from "./use-setting.ts";

export function VisitorsCard({ settings }: { settings: SiteSettings }) {
  const { value, problem, choose } = useSetting(settings, "visitorsMustSignIn");
  return (
    <SettingsCard title={t("settings.visitors")}>
      {problem && <Alert title={problem} />}
      <CheckField
        label={t("settings.must-sign-in")}
        help={t("settings.must-sign-in-help")}
        name="visitorsMustSignIn"
        checked={value}
        onChange={(checked) => void choose(checked)}
      />
    </SettingsCard>
  );
}
