import { Check, Star } from "lucide-react";
import type { Theme } from "../../src/contract/themes.ts";
import { toCssProperties } from "../state/paint.ts";
import { t } from "../text/translation.ts";

const MESSAGES = [
  { name: "success", look: "bg-success text-success-content" },
  { name: "info", look: "bg-info text-info-content" },
  { name: "warning", look: "bg-warning text-warning-content" },
  { name: "error", look: "bg-error text-error-content" },
] as const;

export function ThemePreview({ theme }: { theme: Theme }) {
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
      <Piece theme={theme} mode="light" />
      <Piece theme={theme} mode="dark" />
    </div>
  );
}

function Piece({ theme, mode }: { theme: Theme; mode: "light" | "dark" }) {
  return (
    <div
      role="img"
      aria-label={t(`themes.preview-${mode}`)}
      data-theme={mode}
      className="bg-base-200 text-base-content border-base-300 rounded-box flex min-w-0 flex-col gap-2 border p-3 sm:gap-3 sm:p-4"
      style={toCssProperties(theme, mode === "dark")}
    >
      <p className="truncate font-serif font-semibold max-sm:hidden">{t("themes.sample-name")}</p>
      <span className="text-primary-mark fill-primary-mark flex sm:-mt-2">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={18} fill={star < 5 ? "currentColor" : "none"} />
        ))}
      </span>
      <span className="flex gap-1 text-sm sm:gap-1.5">
        <Chip dot="bg-secondary-mark" text={t("themes.sample-category")} />
        <Chip dot="bg-accent-mark" text={t("themes.sample-tag")} />
      </span>
      <span className="flex items-center gap-2">
        <span className="bg-primary text-primary-content border-primary flex size-6 shrink-0 items-center justify-center rounded-md">
          <Check size={16} strokeWidth={3} />
        </span>
        <span className="btn btn-primary pointer-events-none min-w-0 max-sm:px-3">{t("ui.save")}</span>
      </span>
      <span className="flex flex-wrap gap-1 text-sm">
        {MESSAGES.map(({ name, look }) => (
          <span key={name} className={`rounded-field max-w-full grow truncate px-1.5 py-1 sm:px-2 ${look}`}>
            {t(`themes.color-${name}`)}
          </span>
        ))}
      </span>
    </div>
  );
}

function Chip({ dot, text }: { dot: string; text: string }) {
  return (
    <span className="bg-base-100 border-base-300 flex min-w-0 items-center gap-1.5 rounded-full border px-2 py-0.5 sm:px-2.5">
      <span className={`size-2 shrink-0 rounded-full ${dot}`} />
      <span className="min-w-0 truncate">{text}</span>
    </span>
  );
}
