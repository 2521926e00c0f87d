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

/** What only a screen reader says before something. A direction of its own, so that it does not count for the text's. */
export function Said({ children }: { children: string }) {
  return (
    <span className="sr-only" dir="auto">
      {children}
      {": "}
    </span>
  );
}
