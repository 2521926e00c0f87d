import { ListChecks } from "lucide-react";
import { t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";

export function SelectButton({ pressed, onClick }: { pressed: boolean; onClick: () => void }) {
  return (
    <Online>
      <button
        type="button"
        className="btn btn-ghost aria-pressed:bg-base-300"
        aria-pressed={pressed}
        onClick={onClick}
      >
        <ListChecks size={20} aria-hidden />
        {t("organize.select")}
      </button>
    </Online>
  );
}
