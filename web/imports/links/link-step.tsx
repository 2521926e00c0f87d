import type { ClipboardEvent } from "react";
import { Link } from "react-router";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { linkMeant } from "../../text/find-links.ts";
import type { Rule } from "../../ui/text-field.tsx";
import { AddressField } from "./address-field.tsx";
import { busyLabel, type ImportSteps } from "./use-import-steps.ts";
import { ImportFailure } from "./import-failure.tsx";
import { OtherWays } from "./other-ways.tsx";

const recipeUrl: Rule = (value) => (isRecipeUrl(value) ? null : "import.invalid");

export function LinkStep({ steps, onLeave }: { steps: ImportSteps; onLeave: (() => void) | undefined }) {
  const { busy, failure, typed } = steps;

  /** A pasted link needs no button. */
  function readPasted({ clipboardData, target }: ClipboardEvent): void {
    const url = linkMeant(clipboardData.getData("text/plain"));
    const isWhole = target instanceof HTMLInputElement && target.value === "" && isRecipeUrl(url);
    if (!isWhole) return;
    steps.keep({ url });
    void steps.read({ url });
  }

  return (
    <Form
      className="flex flex-col gap-3"
      onSubmit={(values) => void steps.read({ url: String(values.get("url")).trim() })}
    >
      {failure && (
        <ImportFailure failure={failure} onLeave={onLeave}>
          <OtherWays steps={steps} url={typed.url.trim()} onLeave={onLeave} />
        </ImportFailure>
      )}
      <div onPasteCapture={readPasted}>
        <AddressField steps={steps} label={t("import.url")} hint={t("import.hint")} rule={recipeUrl} />
      </div>
      <SubmitButton
        label={failure ? t("import.again") : t("import.submit")}
        busyLabel={busyLabel(busy)}
        busy={busy !== null}
      />
      {!failure && (
        <p className="text-muted text-sm">
          <Link to="/bookmarklet" className="underline underline-offset-2" onClick={onLeave}>
            {t("import.bookmark-tip")}
          </Link>
        </p>
      )}
    </Form>
  );
}
