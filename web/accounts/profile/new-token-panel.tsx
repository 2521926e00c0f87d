import { useEffect, useRef } from "react";
import type { NewApiToken } from "../../../src/contract/sessions.ts";
import { t } from "../../text/translation.ts";
import { CopyField } from "../../ui/copy-field.tsx";

const HEADER = "Authorization: Bearer …";

/** Shown only once. */
export function NewTokenPanel({ made: { name, token }, onDone }: { made: NewApiToken; onDone: () => void }) {
  const element = useRef<HTMLDivElement>(null);

  // Replaces the form that had the focus.
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  return (
    <div ref={element} className="appear flex flex-col gap-3">
      <CopyField label={t("profile.token-for", { name })} text={token} />
      <p className="text-sm text-pretty">{t("profile.token-once", { header: HEADER })}</p>
      <div className="flex justify-end">
        <button type="button" className="btn" onClick={onDone}>
          {t("people.done")}
        </button>
      </div>
    </div>
  );
}
