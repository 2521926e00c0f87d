import type { LucideIcon } from "lucide-react";

interface Props {
  Icon: LucideIcon;
  label: string;
  onClick: () => void;
  isPressed?: boolean;
  isDanger?: boolean;
}

export function IconButton({ Icon, label, onClick, isPressed, isDanger = false }: Props) {
  return (
    <button
      type="button"
      className={`btn btn-ghost btn-square shrink-0 ${isDanger ? "text-danger" : ""}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
