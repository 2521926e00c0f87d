import { Monitor, Moon, Sun } from "lucide-react";
import { darkMode } from "../state/appearance.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

const CHOICES = [
  { mode: "light", Icon: Sun },
  { mode: "dark", Icon: Moon },
  { mode: "system", Icon: Monitor },
] as const;

/** Light, dark, or as the device. */
export function AppearancePicker() {
  const chosen = useValue(darkMode);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t("frame.appearance")}</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-1">
        {CHOICES.map(({ mode, Icon }) => (
          <label
            key={mode}
            title={t(`frame.${mode}`)}
            className="border-base-300 has-checked:bg-neutral has-checked:text-neutral-content has-focus-visible:outline-base-content rounded-field flex h-11 cursor-pointer items-center justify-center border has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="dark-mode"
              className="sr-only"
              checked={chosen === mode}
              onChange={() => {
                darkMode.value = mode;
              }}
            />
            <Icon size={20} aria-hidden />
            <span className="sr-only">{t(`frame.${mode}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
