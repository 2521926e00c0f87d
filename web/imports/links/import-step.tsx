import { useEffect, useRef, type ReactNode } from "react";
import { t, type TextKey } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { Rule } from "../../ui/text-field.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { CorrectStep } from "./correct-step.tsx";
import { KnownStep } from "./known-step.tsx";
import { LinkStep } from "./link-step.tsx";
import { SourceStep } from "./source-step.tsx";
import { type ImportSteps, type Step, busyLabel } from "./use-import-steps.ts";
import { ImportFailure } from "./import-failure.tsx";
import { typedText } from "./typed-text.ts";
import { getPageTitle, type ReceivedPage } from "./receive-page.ts";
import { OtherWays } from "./other-ways.tsx";

const TITLES: Record<Step["at"], TextKey> = {
  link: "add.title",
  source: "import.source-title",
  text: "import.text-title",
  page: "import.page-title",
  choose: "import.choose-title",
  known: "import.known-title",
  correct: "import.correct-title",
};

const someText: Rule = (value) => (value.trim() ? null : "import.text-required");

export function stepTitle({ at }: Step): string {
  return t(TITLES[at]);
}

export function ImportStep({ steps, onLeave }: { steps: ImportSteps; onLeave?: () => void }) {
  return (
    <Focused key={steps.depth}>
      <Content steps={steps} onLeave={onLeave} />
    </Focused>
  );
}

function Content({ steps, onLeave }: { steps: ImportSteps; onLeave: (() => void) | undefined }) {
  const { step } = steps;
  switch (step.at) {
    case "link":
      return <LinkStep steps={steps} onLeave={onLeave} />;
    case "source":
      return <SourceStep steps={steps} onLeave={onLeave} />;
    case "text":
      return <TextStep steps={steps} onLeave={onLeave} />;
    case "page":
      return <PageStep steps={steps} page={step.page} />;
    case "choose":
      return <ChooseStep steps={steps} offer={step.offer} />;
    case "known":
      return <KnownStep steps={steps} offer={step.offer} chosen={step.chosen} onLeave={onLeave} />;
    case "correct":
      return <CorrectStep steps={steps} recipe={step.recipe} suggested={step.suggested} />;
  }
}

function Focused({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const step = element.current;
    // A step that shows an error sets the focus itself.
    if (!step || step.contains(document.activeElement)) return;
    const field =
      step.querySelector<HTMLElement>("input[type=radio]:checked") ??
      step.querySelector<HTMLElement>("input, textarea");
    (field ?? step).focus();
  }, []);
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function TextStep({ steps, onLeave }: { steps: ImportSteps; onLeave: (() => void) | undefined }) {
  const { busy, failure } = steps;
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(values) => void steps.read({ text: String(values.get("text")) })}
    >
      {failure && <ImportFailure failure={failure} onLeave={onLeave} />}
      <TextArea
        label={t("import.text")}
        name="text"
        rows={12}
        start={typedText.peek()}
        hint={t("import.text-hint")}
        rule={someText}
        disabled={busy !== null}
        onType={(text) => {
          typedText.value = text;
        }}
      />
      <SubmitButton label={t("import.continue")} busyLabel={t("import.reading-text")} busy={busy !== null} />
    </Form>
  );
}

function PageStep({ steps, page }: { steps: ImportSteps; page: ReceivedPage }) {
  const { busy, failure } = steps;
  const { host } = new URL(page.url);
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => void steps.read(page)}>
      {failure && (
        <ImportFailure failure={failure}>
          <OtherWays steps={steps} url={page.url} />
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
