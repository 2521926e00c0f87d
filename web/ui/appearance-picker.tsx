import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { chooseDarkMode, darkMode } from "../state/appearance.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

const CHOICES = [
  { mode: "light", Icon: Sun },
  { mode: "dark", Icon: Moon },
  { mode: "system", Icon: Monitor },
] as const;

export function AppearancePicker({ inWords = false }: { inWords?: boolean }) {
  const chosen = useValue(darkMode);
  // The menu and a page may both have one.
  const name = useId();
  const words = inWords ? "" : "sr-only";
  return (
    <fieldset>
      <legend className={inWords ? "sr-only" : "text-sm font-medium"}>{t("menu.appearance")}</legend>
      <div className={`grid gap-1 ${inWords ? "sm:grid-cols-3" : "mt-1.5 grid-cols-3"}`}>
        {CHOICES.map(({ mode, Icon }) => (
          <label
            key={mode}
            title={inWords ? undefined : t(`menu.${mode}`)}
            className="border-control has-checked:border-chosen has-checked:bg-chosen has-checked:text-chosen-content has-focus-visible:outline-base-content rounded-field flex h-11 cursor-pointer items-center justify-center gap-2 border has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === mode}
              onChange={() => chooseDarkMode(mode)}
            />
            <Icon size={20} aria-hidden />
            <span className={words}>{t(`menu.${mode}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
