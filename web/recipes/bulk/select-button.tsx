import { ListChecks } from "lucide-react";
import { t } from "../../text/translation.ts";

export function SelectButton({ pressed, onClick }: { pressed: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-ghost aria-pressed:bg-base-300"
      aria-pressed={pressed}
      onClick={onClick}
    >
      <ListChecks size={20} aria-hidden />
      {t("organize.select")}
    </button>
  );
}
