import { DEMO_SIGN_IN } from "../../src/contract/rules.ts";
import { demo } from "../state/demo.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

export function DemoBanner() {
  if (!useValue(demo)) return null;
  const text = t("frame.demo", DEMO_SIGN_IN);
  return (
    // Settings have an `aside`, too.
    <aside aria-label={text} className="bg-base-300 px-4 py-2 text-center text-sm print:hidden">
      {text}
    </aside>
  );
}
