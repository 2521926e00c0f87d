import type { LucideIcon } from "lucide-react";
import { Link, useLocation } from "react-router";

interface Props {
  to: string;
  label: string;
  Icon?: LucideIcon;
  isHere: boolean;
  onLeave?: (() => void) | undefined;
}

export function PlaceLink({ to, label, Icon, isHere, onLeave }: Props) {
  return (
    <Link
      to={to}
      aria-current={isHere ? "page" : undefined}
      className={`rounded-field flex min-h-11 items-center gap-3 border px-3 py-2 ${isHere ? "bg-base-100 border-base-300 font-medium" : "hover:bg-base-300 border-transparent"}`}
      onClick={onLeave}
    >
      {Icon && <Icon size={20} className="shrink-0" aria-hidden />}
      <span dir="auto" className="line-clamp-2 min-w-0">
        {label}
      </span>
    </Link>
  );
}

/** Home has two paths. */
export function useLinks(onLeave?: () => void) {
  const here = useLocation().pathname.replace(/(?<=.)\/$|^\/tagine$/, "") || "/";
  return (to: string) => ({ to, isHere: here === to, onLeave });
}
