import { ChevronRight, CircleAlert } from "lucide-react";
import type { ArchiveContents } from "../../../src/contract/backups.ts";
import { sentenceFor, t } from "../../text/translation.ts";

interface Props {
  notices: ArchiveContents["notices"];
  label: string;
}

export function Notices({ notices, label }: Props) {
  return (
    <details className="group" open={notices.some(({ state }) => state === "damaged")}>
      <summary className="rounded-field text-muted flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} className="shrink-0 transition-transform group-open:rotate-90" aria-hidden />
        {label}
      </summary>
      <div
        role="group"
        aria-label={label}
        // A scrollable region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="border-base-300 mb-2 max-h-64 overflow-y-auto border-l py-1 pl-4 text-sm"
      >
        <ul className="flex flex-col gap-1.5">
          {notices.map((notice, position) => (
            <Line key={position} notice={notice} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Line({ notice }: { notice: Props["notices"][number] }) {
  const { item, name, state, code, params, text } = notice;
  const isDamaged = state === "damaged";
  return (
    <li className="flex gap-2">
      {isDamaged && <CircleAlert size={18} className="text-danger mt-px shrink-0" aria-hidden />}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="flex flex-wrap gap-x-3">
          <span dir="auto" className="font-medium">
            {item === "settings" ? t("reports.item-settings") : name}
          </span>
          {item !== "settings" && <span className="text-muted">{t(`reports.item-${item}`)}</span>}
          {!isDamaged && <span className="text-muted">{t("backups.here-already")}</span>}
        </span>
        {isDamaged && (code ? sentenceFor(code, params, text ?? "") : text)}
      </span>
    </li>
  );
}
