import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { busyLabel, type ImportSteps } from "./use-import-steps.ts";
import { getPageTitle, type ReceivedPage } from "./receive-page.ts";
import { ImportFailure } from "./import-failure.tsx";
import { OtherWays } from "./other-ways.tsx";

export function PageStep({ steps, page }: { steps: ImportSteps; page: ReceivedPage }) {
  const { busy, failure } = steps;
  const { host } = new URL(page.url);
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => void steps.read(page)}>
      {failure && (
        <ImportFailure failure={failure}>
          <OtherWays
            url={page.url}
            onSource={() => steps.go({ at: "source" })}
            onText={() => steps.go({ at: "text" })}
          />
        </ImportFailure>
      )}
      <p>{t("import.page-from", { host })}</p>
      <div className="bg-base-200 rounded-field flex min-w-0 flex-col px-4 py-3">
        <span dir="auto" className="font-medium">
          {getPageTitle(page)}
        </span>
        <span dir="ltr" className="text-muted text-sm break-all">
          {page.url}
        </span>
      </div>
      <SubmitButton
        label={failure ? t("import.again") : t("import.submit")}
        busyLabel={busyLabel(busy)}
        busy={busy !== null}
      />
    </Form>
  );
}
