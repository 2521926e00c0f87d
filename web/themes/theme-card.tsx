import { Copy, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import type { Theme } from "../../src/contract/themes.ts";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { isDark } from "../state/appearance.ts";
import { colorsShown } from "../state/paint.ts";
import { useValue } from "../state/use-value.ts";
import { formatThemeName } from "./theme-name.ts";
import { COLOR_NAMES } from "./theme-colors.ts";

interface Props {
  theme: Theme;
  group: string;
  isShown: boolean;
  onChoose: () => void;
  onEdit: () => void;
  /** None for a ready-made theme, which isn't stored; editing it creates a copy. */
  onDelete?: () => void;
}

export function ThemeCard({ theme, group, isShown, onChoose, onEdit, onDelete }: Props) {
  const id = useId();
  const name = formatThemeName(theme.name);
  const isDefault = theme.name === DEFAULT_THEME;
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="bg-base-100 border-base-300 has-checked:border-primary-mark has-checked:ring-primary-mark rounded-box flex h-full flex-col border shadow-(--shadow-card) has-checked:ring-1"
    >
      <label className="rounded-box has-focus-visible:outline-base-content flex grow cursor-pointer flex-col gap-4 p-5 pb-3 has-focus-visible:outline-2">
        <span className="flex items-center gap-3">
          <input
            type="radio"
            name={group}
            className="accent-primary-mark size-5 shrink-0 outline-none"
            checked={isShown}
            aria-labelledby={`${id}-name`}
            aria-describedby={isDefault ? `${id}-stays` : undefined}
            onChange={onChoose}
          />
          <span
            id={`${id}-name`}
            dir="auto"
            className="min-w-0 font-serif text-lg font-semibold [overflow-wrap:anywhere]"
          >
            {name}
          </span>
        </span>
        <Swatches theme={theme} />
        {isDefault && (
          <span id={`${id}-stays`} className="text-muted text-sm text-pretty">
            {t("themes.default-stays")}
          </span>
        )}
      </label>
      <Online>
        <div className="flex flex-wrap justify-between gap-2 px-1 pb-2">
          <button
            type="button"
            aria-label={t(onDelete ? "themes.edit-theme" : "themes.copy-theme", { name })}
            className="btn btn-ghost"
            onClick={onEdit}
          >
            {onDelete ? <Pencil size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
            {t(onDelete ? "themes.edit" : "themes.copy")}
          </button>
          {onDelete && (
            <button
              type="button"
              disabled={isDefault}
              aria-label={t("themes.delete-theme", { name })}
              aria-describedby={isDefault ? `${id}-stays` : undefined}
              className="btn btn-ghost text-danger disabled:text-base-content/40"
              onClick={onDelete}
            >
              <Trash2 size={20} aria-hidden />
              {t("themes.delete")}
            </button>
          )}
        </div>
      </Online>
    </article>
  );
}

function Swatches({ theme }: { theme: Theme }) {
  const colors = colorsShown(theme, useValue(isDark));
  const said = COLOR_NAMES.map((name) => `${t(`themes.color-${name}`)} ${colors[name]}`);
  return (
    <span role="img" aria-label={said.join(", ")} className="flex gap-1.5">
      {COLOR_NAMES.map((name, position) => (
        <span
          key={name}
          title={said[position]}
          className="border-base-content/25 h-8 min-w-0 max-w-10 grow rounded-full border"
          style={{ backgroundColor: colors[name] }}
        />
      ))}
    </span>
  );
}
