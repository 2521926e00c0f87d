import type { ReactNode } from "react";
import { demo } from "../state/demo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

export function NotInDemo({ children }: { children: ReactNode }) {
  if (!useValue(demo)) return children;
  return <p className="text-muted text-sm text-pretty">{t("server.off-in-demo")}</p>;
}
