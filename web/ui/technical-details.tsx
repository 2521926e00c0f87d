import type { ReactNode } from "react";
import { t } from "../text/translation.ts";
import { Disclosure } from "./disclosure.tsx";

export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <Disclosure summary={t("admin.technical")}>
      <div className="appear pt-1">{children}</div>
    </Disclosure>
  );
}
