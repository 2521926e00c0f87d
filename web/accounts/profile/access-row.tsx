import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";

interface Props {
  Icon: LucideIcon;
  name: string;
  /** When it was made or used. */
  children: ReactNode;
  onRevoke: () => void;
}

/** A token or display, which can be revoked. */
export function AccessRow({ Icon, name, children, onRevoke }: Props) {
  return (
    <div className="flex items-center gap-3 py-3 sm:gap-4">
      <Icon size={20} className="text-muted shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        {children}
      </div>
      <Online>
        <button
          type="button"
          className="btn btn-ghost text-danger -mr-4"
          aria-label={t("profile.revoke-of", { name })}
          onClick={onRevoke}
        >
          {t("profile.revoke")}
        </button>
      </Online>
    </div>
  );
}
