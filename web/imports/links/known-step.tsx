import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { busyLabel, type ImportSteps, type Offer } from "./use-import-steps.ts";
import { StoringFailure } from "./import-failure.tsx";

interface Props {
  steps: ImportSteps;
  offer: Offer;
  chosen: number;
  onLeave: (() => void) | undefined;
}

export function KnownStep({ steps, offer, chosen, onLeave }: Props) {
  const { busy, failure } = steps;
  const known = offer.existing.filter(({ recipe }) => recipe === chosen);
  const samePage = known.some(({ by }) => by === "address");
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => void steps.importAnyway(offer, chosen)}>
      {failure && <StoringFailure failure={failure} />}
      <p>{samePage ? t("import.known-address") : t("import.known-ingredients")}</p>
      <ul className="flex flex-col gap-2">
        {known.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/recipe/${slug}`}
              aria-label={t("import.open-known", { name })}
              className="border-base-300 hover:bg-base-200 rounded-field flex min-h-14 items-center gap-3 border px-4 py-2"
              onClick={onLeave}
            >
              <span dir="auto" className="min-w-0 grow font-serif text-lg font-semibold">
                {name}
              </span>
              <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <SubmitButton label={t("import.anyway")} busyLabel={busyLabel(busy)} busy={busy !== null} quiet />
    </Form>
  );
}
