import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../text/translation.ts";

export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <details className="group/technical min-w-0">
      <summary className="rounded-field text-muted -ml-1 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 pr-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={18}
          className="shrink-0 transition-transform group-open/technical:rotate-90"
          aria-hidden
        />
        {t("admin.technical")}
      </summary>
      <div className="appear pt-1">{children}</div>
    </details>
  );
}
