import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { t } from "../text/translation.ts";

export interface FilterChoice {
  to: string;
  label: string;
  isChosen: boolean;
  /** Whether it shows problems. */
  isAlarming?: boolean;
}

export function FilterLinks({ choices }: { choices: FilterChoice[] }) {
  return (
    <nav aria-label={t("imports.filter")} className="flex flex-wrap gap-1">
      {choices.map(({ to, label, isChosen, isAlarming }) => (
        <Link
          key={to}
          to={to}
          replace
          className={`btn px-4 ${isChosen ? "bg-chosen text-chosen-content border-chosen" : "btn-ghost font-normal"}`}
          aria-current={isChosen ? "true" : undefined}
        >
          {isAlarming && <CircleAlert size={20} className={isChosen ? "" : "text-danger"} aria-hidden />}
          {label}
        </Link>
      ))}
    </nav>
  );
}
