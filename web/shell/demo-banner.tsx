import { useId } from "react";
import { DEMO_SIGN_IN } from "../../src/contract/rules.ts";
import { demo } from "../state/demo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

/** Says that this is a demo, and how to sign in. */
export function DemoBanner() {
  const id = useId();
  if (!useValue(demo)) return null;
  return (
    // Settings have a landmark of this kind, too: a name tells them apart.
    <aside aria-labelledby={id} className="bg-base-300 px-4 py-2 text-center text-sm print:hidden">
      <p id={id}>{t("frame.demo", DEMO_SIGN_IN)}</p>
    </aside>
  );
}
