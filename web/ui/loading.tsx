import type { ReactNode } from "react";
import { t } from "../text/translation.ts";

export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t("ui.loading")}</span>
      {children}
    </div>
  );
}
