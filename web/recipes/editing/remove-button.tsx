import { X } from "lucide-react";
import { t } from "../../text/translation.ts";

export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-ghost text-muted size-11 shrink-0 p-0 sm:w-8"
      aria-label={t("edit.remove", { name })}
      onClick={onClick}
    >
      <X size={20} aria-hidden />
    </button>
  );
}
