import { Trash2 } from "lucide-react";
import { t } from "../text/translation.ts";

/** The actions on a recipe; what cannot be meant lightly comes last. */
export function ActionList({ onDelete }: { onDelete: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-ghost text-danger w-full justify-start gap-3 font-normal"
      onClick={onDelete}
    >
      <Trash2 size={20} aria-hidden />
      {t("bin.delete")}
    </button>
  );
}
