import { ArrowLeft } from "lucide-react";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { ImportStep, stepTitle } from "./import-step.tsx";
import type { ImportSteps } from "./use-import-steps.ts";

export function ImportCard({ steps }: { steps: ImportSteps }) {
  const title = stepTitle(steps.step);
  const width = steps.step.at === "correct" ? "max-w-[1000px]" : "max-w-[640px]";
  return (
    <div
      className={`bg-base-100 border-base-300 rounded-box mx-auto border p-4 shadow-(--shadow-card) sm:mt-8 sm:p-6 ${width}`}
    >
      <PageTitle of={title} />
      <div className="mb-4 flex items-start gap-2">
        {steps.back && (
          <button
            type="button"
            className="btn btn-ghost btn-circle -mt-1.5 -ml-2"
            aria-label={t("ui.back")}
            onClick={steps.back}
          >
            <ArrowLeft size={20} aria-hidden />
          </button>
        )}
        <Headline className="text-xl">{title}</Headline>
      </div>
      <ImportStep steps={steps} />
    </div>
  );
}
