import { useRevalidator } from "react-router";
import { LANGUAGE_NAMES } from "../../src/contract/language-names.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/contract/languages.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { CARDS_PER_SECTION } from "../../src/contract/home-rules.ts";
import { callApi } from "../api/call-api.ts";
import { choosePreferredLanguage } from "../state/preferred-language.ts";
import { showLanguage } from "../text/show-language.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Online } from "../ui/online.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { SliderField } from "../ui/slider-field.tsx";
import { useSending } from "../ui/use-sending.ts";
import { changeSite } from "./change-site.ts";
import { homeSettings, type HomeDraft } from "./home-draft.ts";
import { SectionLists } from "./section-lists.tsx";

interface Props {
  draft: HomeDraft;
  categories: ListedOrganizer[];
  onChange: (draft: HomeDraft) => void;
  onStored: () => void;
}

export function HomeCard({ draft, categories, onChange, onStored }: Props) {
  const { revalidate } = useRevalidator();

  const { busy, problem, send } = useSending(async () => {
    // Someone else may have renamed one.
    const now = await callApi("GET categories");
    if (!now.ok) return now.message;
    const saved = await changeSite(homeSettings(draft, now.data));
    if (!saved.ok) return saved.message;
    onStored();
    await revalidate();
    await showLanguage(choosePreferredLanguage(draft.language)).catch(reportError);
    return null;
  });

  return (
    <SettingsCard title={t("settings.home")} help={t("settings.home-help")}>
      <div className="flex flex-col gap-6">
        <SelectField
          label={t("settings.language")}
          name="language"
          options={[
            { value: DEFAULT_LANGUAGE, label: t("settings.language-of-browser") },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
          ]}
          start={draft.language}
          help={t("settings.language-help")}
          onChoose={(language) => onChange({ ...draft, language })}
        />
        <CheckField
          label={t("settings.show-recent")}
          help={t("settings.show-recent-help")}
          name="showRecent"
          checked={draft.showRecent}
          onChange={(showRecent) => onChange({ ...draft, showRecent })}
        />
        <SliderField
          label={t("settings.cards")}
          help={t("settings.cards-help")}
          least={CARDS_PER_SECTION.least}
          most={CARDS_PER_SECTION.most}
          value={draft.cardsPerSection}
          onChange={(cardsPerSection) => onChange({ ...draft, cardsPerSection })}
        />
        <SectionLists
          sections={draft.sections}
          categories={categories}
          onChange={(sections) => onChange({ ...draft, sections })}
        />
        {problem && <Alert title={t("settings.not-saved")}>{problem}</Alert>}
        <Online>
          <div className="flex justify-end">
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={busy}
              onClick={() => void (busy || send())}
            >
              {busy ? t("ui.saving") : t("settings.save-home")}
            </button>
          </div>
        </Online>
      </div>
    </SettingsCard>
  );
}
