import { ExternalLink } from "lucide-react";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { Rule } from "../../ui/text-field.tsx";
import { AddressField } from "./address-field.tsx";
import { busyLabel, type ImportSteps } from "./use-import-steps.ts";
import { ImportFailure } from "./import-failure.tsx";
import { OtherWays } from "./other-ways.tsx";

const pageSource: Rule = (value) => (/<[a-z!]/i.test(value) ? null : "import.source-invalid");
const addressOrNothing: Rule = (value) => (!value.trim() || isRecipeUrl(value) ? null : "import.invalid");

export function SourceStep({ steps, onLeave }: { steps: ImportSteps; onLeave: (() => void) | undefined }) {
  const { busy, failure, typed } = steps;
  const known = isRecipeUrl(typed.url) ? typed.url.trim() : null;

  function submit(values: FormData): void {
    const url = String(values.get("url")).trim();
    void steps.read({ html: String(values.get("html")), ...(url && { url }) });
  }

  return (
    <Form className="flex flex-col gap-4" onSubmit={submit}>
      {failure && (
        <ImportFailure failure={failure} onLeave={onLeave}>
          <OtherWays steps={steps} url={known ?? ""} hasSourceStep={false} onLeave={onLeave} />
        </ImportFailure>
      )}
      <div className="text-sm">
        <p>{t("import.source-how")}</p>
        {known && (
          <a
            href={known}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-1 inline-flex min-h-11 items-center gap-2 underline underline-offset-2"
          >
            <ExternalLink size={20} className="shrink-0" aria-hidden />
            {t("import.open-page", { host: new URL(known).hostname })}
          </a>
        )}
      </div>
      <TextArea
        label={t("import.source")}
        name="html"
        rows={8}
        start={typed.html}
        rule={pageSource}
        disabled={busy !== null}
        code
        onType={(html) => steps.keep({ html })}
      />
      <AddressField
        steps={steps}
        label={t("import.source-url")}
        hint={t("import.source-url-hint")}
        rule={addressOrNothing}
      />
      <SubmitButton label={t("import.submit")} busyLabel={busyLabel(busy)} busy={busy !== null} />
    </Form>
  );
}
