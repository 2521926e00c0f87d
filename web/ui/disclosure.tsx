import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  summary: string;
  children: ReactNode;
}

export function Disclosure({ summary, children }: Props) {
  return (
    <details className="group/disclosure min-w-0">
      <summary className="rounded-field text-muted -ml-1 flex min-h-11 w-fit max-w-full cursor-pointer list-none items-center gap-1 pr-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={18}
          className="shrink-0 transition-transform group-open/disclosure:rotate-90"
          aria-hidden
        />
        <span dir="auto" className="min-w-0">
          {summary}
        </span>
      </summary>
      {children}
    </details>
  );
}
