import { ListChecks } from "lucide-react";
import { t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";

interface Props {
  pressed: boolean;
  /** On a phone, only the icon is visible. */
  isShort?: boolean;
  onClick: () => void;
}

export function SelectButton({ pressed, isShort = false, onClick }: Props) {
  return (
    <Online>
      <button
        type="button"
        className={`btn btn-ghost aria-pressed:bg-base-300 ${isShort ? "max-sm:px-3" : ""}`}
        aria-pressed={pressed}
        onClick={onClick}
      >
        <ListChecks size={20} aria-hidden />
        <span className={isShort ? "max-sm:sr-only" : ""}>{t("organize.select")}</span>
      </button>
    </Online>
  );
}
