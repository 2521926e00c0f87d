import { useId } from "react";
import { LANGUAGE_NAMES } from "../../src/contract/language-names.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { language } from "../state/language.ts";
import { toast } from "../state/toasts.ts";
import { useValue } from "../state/use-value.ts";
import { chooseLanguage } from "../text/show-language.ts";
import { t } from "../text/translation.ts";

export function LanguagePicker() {
  const chosen = useValue(language);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("frame.language")}
      </label>
      <select
        id={id}
        className="input picker w-full"
        value={chosen}
        onChange={(event) => void choose(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((value) => (
          <option key={value} value={value} lang={value}>
            {LANGUAGE_NAMES[value]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Without its texts, the language stays. */
async function choose(wanted: Language): Promise<void> {
  await chooseLanguage(wanted).catch(() => toast(t("call.no-answer"), "error"));
}
