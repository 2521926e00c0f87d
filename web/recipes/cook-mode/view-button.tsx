import type { LucideIcon } from "lucide-react";

interface Props {
  Icon: LucideIcon;
  label: string;
  isPressed: boolean;
  onClick: () => void;
}

/** Its name has room beside the icon on wide screens. */
export function ViewButton({ Icon, label, isPressed, onClick }: Props) {
  return (
    <button
      type="button"
      className="btn btn-ghost aria-pressed:bg-base-300 min-w-11 px-2.5"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden />
      <span className="max-lg:hidden">{label}</span>
    </button>
  );
}
