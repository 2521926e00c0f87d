import type { ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { Online } from "../../ui/online.tsx";

interface Props {
  problem: string | null;
  children: ReactNode;
}

/** Stays at the bottom of the screen, below a list of any length. */
export function StickyBar({ problem, children }: Props) {
  return (
    <Online>
      <section
        aria-label={t("file-import.start")}
        data-bottom-bar
        className="bg-base-200 border-base-300 sticky bottom-0 z-10 [@media(max-height:28rem)]:static flex flex-col gap-3 border-t pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-4 max-sm:px-4"
      >
        {problem && <Alert title={t("migrations.not-begun")}>{problem}</Alert>}
        <NotInDemo>
          <div className="flex flex-wrap items-end justify-end gap-3 sm:flex-nowrap">{children}</div>
        </NotInDemo>
      </section>
    </Online>
  );
}
