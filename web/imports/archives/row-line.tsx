import { ChevronDown, CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ArchiveImport, ArchiveRow } from "../../../src/contract/archive-imports.ts";
import { joinLists } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { existingSlug, failureHelp } from "./failure-help.ts";

/** Items that exist once per archive; their kind is their name. */
const NAMELESS: ReadonlySet<ArchiveRow["item"]> = new Set(["organizers", "settings", "emptying"]);

interface Props {
  row: ArchiveRow;
  purpose: ArchiveImport["purpose"];
}

export function RowLine({ row, purpose }: Props) {
  if (row.status && !row.refusal) return <Imported row={row} />;
  return (
    <li>
      <details className="group">
        <summary className="rounded-field flex min-h-12 cursor-pointer list-none items-start gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <CircleAlert
            size={20}
            className={`mt-0.5 shrink-0 ${row.status ? "text-warning" : "text-danger"}`}
            aria-hidden
          />
          <Words row={row} name={row.name}>
            <span className={row.status ? "font-medium" : "text-danger font-medium"}>
              {t(row.status ? "reports.noticed-one" : "reports.failed-one")}
            </span>
          </Words>
          <ChevronDown
            size={20}
            className="text-muted mt-0.5 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <Reason row={row} purpose={purpose} />
      </details>
    </li>
  );
}

function Imported({ row }: { row: ArchiveRow }) {
  const { name, slug, item } = row;
  const hasPage = slug !== null && item === "recipe";
  return (
    <li className="flex min-h-12 items-start gap-3 px-4 py-3">
      <CircleCheck size={20} className="text-muted mt-0.5 shrink-0" aria-hidden />
      <Words
        row={row}
        name={
          hasPage ? (
            <Link to={`/recipe/${slug}`} className="underline underline-offset-2">
              {name}
            </Link>
          ) : (
            name
          )
        }
      >
        <span className="text-muted">
          {t(item === "emptying" ? "reports.emptied-one" : "reports.imported-one")}
        </span>
      </Words>
    </li>
  );
}

function Words({ row, name, children }: { row: ArchiveRow; name: ReactNode; children: ReactNode }) {
  const what = t(`reports.item-${row.item}`);
  const isNameless = NAMELESS.has(row.item);
  return (
    <span
      className={`flex min-w-0 grow items-baseline gap-x-3 ${isNameless ? "" : "max-sm:flex-col max-sm:items-stretch"}`}
    >
      <span dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {isNameless ? what : name}
      </span>
      <span className="flex shrink-0 grow items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{!isNameless && what}</span>
        {children}
      </span>
    </span>
  );
}

function Reason({ row: { refusal, notices, status, slug, name }, purpose }: Props) {
  const locale = useValue(language);
  const help = failureHelp(refusal, purpose);
  const existing = existingSlug(refusal);
  return (
    <div className="flex flex-col gap-1 pr-4 pb-3 pl-12 text-sm text-pretty">
      {notices.map(({ code, params, text }, position) => (
        <p key={position}>{sentenceFor(code, joinLists(params, locale), text)}</p>
      ))}
      {!status && (
        <p>{refusal ? sentenceFor(refusal.code, refusal.params, refusal.text) : t("call.failed")}</p>
      )}
      {help && <p className="text-muted">{t(help)}</p>}
      {existing && (
        <Link
          to={`/recipe/${encodeURIComponent(existing)}`}
          className="inline-flex min-h-11 w-fit items-center underline underline-offset-2"
        >
          {t("reports.open-existing")}
        </Link>
      )}
      {status && slug && (
        <Link
          to={`/recipe/${slug}`}
          className="inline-flex min-h-11 w-fit items-center underline underline-offset-2"
        >
          {t("import.open-known", { name })}
        </Link>
      )}
    </div>
  );
}
