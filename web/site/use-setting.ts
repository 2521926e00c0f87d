import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { SiteSettings } from "../../src/contract/site.ts";
import { changeSite } from "./change-site.ts";
import { useUnsaved } from "./use-unsaved.ts";

type SavedAtOnce = "visitorsMustSignIn" | "importedOrganizers";

/** Sends one change at a time; the last choice wins. */
export function useSetting<Name extends SavedAtOnce>(settings: SiteSettings, name: Name) {
  type Value = SiteSettings[Name];
  const chosen = useUnsaved<Value>(settings);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Value | null>(null);
  const { revalidate } = useRevalidator();

  async function choose(wanted: Value): Promise<void> {
    const isUnderWay = last.current !== null;
    last.current = wanted;
    chosen.choose(wanted);
    setProblem(null);
    if (isUnderWay) return;
    const refused = await send(wanted);
    last.current = null;
    setProblem(refused);
    if (refused) return chosen.choose(null);
    chosen.markStored();
    await revalidate();
  }

  async function send(sent: Value): Promise<string | null> {
    const answer = await changeSite({ [name]: sent });
    if (!answer.ok) return answer.message;
    return last.current === null || sent === last.current ? null : send(last.current);
  }

  return { value: chosen.draft ?? settings[name], problem, choose };
}
