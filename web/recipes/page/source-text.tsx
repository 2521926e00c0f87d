import { ChevronRight } from "lucide-react";
import { t } from "../../text/translation.ts";

/** The text that the recipe was made of, as it was pasted; folded, since one cooks by what was made of it. */
export function SourceText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <details className="group print:hidden">
      <summary className="rounded-field flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight size={20} className="transition-transform group-open:rotate-90 " aria-hidden />
        {t("recipe.original-text")}
      </summary>
      <p dir="auto" className="text-muted mt-1 max-w-[70ch] pl-7 whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
