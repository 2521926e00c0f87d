import { IMPORTED_ORGANIZERS, IMPORTED_ORGANIZERS_DEFAULT } from "../../src/contract/imported-organizers.ts";
import type { SiteSettings } from "../../src/contract/site.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { useSetting } from "./use-setting.ts";

export function ImportsCard({ settings }: { settings: SiteSettings }) {
  const { value, problem, choose } = useSetting(settings, "importedOrganizers");
  return (
    <SettingsCard title={t("settings.imports")}>
      {problem && <Alert title={problem} />}
      <SelectField
        // After a refusal, it shows the stored choice again.
        key={problem}
        label={t("settings.imported-organizers")}
        name="importedOrganizers"
        options={IMPORTED_ORGANIZERS.map((choice) => ({
          value: choice,
          label: t(`settings.organizers-${choice}`),
        }))}
        start={value ?? IMPORTED_ORGANIZERS_DEFAULT}
        help={t("settings.imported-organizers-help")}
        onChoose={(choice) => void choose(choice)}
      />
    </SettingsCard>
  );
}
