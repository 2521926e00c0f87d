import type { ReactNode } from "react";
import { t } from "../text/translation.ts";

/** Around the shape of something that is on its way: eyes see the shape, ears hear that it is loading. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t("ui.loading")}</span>
      {children}
    </div>
  );
}
