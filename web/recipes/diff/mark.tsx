import type { ReactNode } from "react";
import { t } from "../../text/translation.ts";

export function Gone({ children }: { children: ReactNode }) {
  return (
    <del className="bg-danger/10">
      <Said>{t("versions.removed")}</Said>
      {children}
    </del>
  );
}

export function New({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-success/15 underline-offset-3">
      <Said>{t("versions.added")}</Said>
      {children}
    </ins>
  );
}

/** For screen readers. Isolated, so that it doesn't affect the text's direction. */
export function Said({ children }: { children: string }) {
  return (
    <span className="sr-only" dir="auto">
      {children}
      {": "}
    </span>
  );
}
