import type { ReactNode } from "react";
import { X } from "lucide-react";
import { t } from "../../text/translation.ts";

interface Props {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

export function AddButton({ icon, onClick, children }: Props) {
  return (
    <button type="button" className="btn btn-ghost px-3 font-normal" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-ghost text-muted size-11 shrink-0 p-0 -outline-offset-2 sm:w-8"
      aria-label={t("edit.remove", { name })}
      onClick={onClick}
    >
      <X size={20} aria-hidden />
    </button>
  );
}
