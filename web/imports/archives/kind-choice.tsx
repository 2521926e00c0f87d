import { ChevronRight } from "lucide-react";
import { useId } from "react";
import type { ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { ArchiveContents } from "../../../src/contract/backups.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { CheckField } from "../../ui/check-field.tsx";
import type { NoticesByKind } from "./kinds.ts";
import { Notices } from "./notices.tsx";

interface Props {
  kinds: ArchiveContents["kinds"];
  notices: NoticesByKind;
  chosen: ReadonlySet<ArchiveKind>;
  onChoose: (chosen: ReadonlySet<ArchiveKind>) => void;
}

export function KindChoice({ kinds, notices, chosen, onChoose }: Props) {
  const id = useId();
  const locale = useValue(language);

  function choose(kind: ArchiveKind, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(kind);
    else next.delete(kind);
    onChoose(next);
  }

  if (kinds.length === 0) return <p>{t("server.archive-without-backup")}</p>;
  const fresh = kinds.filter(isOnlyNew);
  const row = ({ kind, ...counts }: Kind) => (
    <li key={kind}>
      <CheckField
        name={kind}
        label={t(`backups.kind-${kind}`)}
        help={formatKindCounts(counts)}
        checked={chosen.has(kind)}
        onChange={(isChosen) => choose(kind, isChosen)}
      />
      {(notices.of[kind]?.length ?? 0) > 0 && (
        <div className="-mt-1 pl-9">
          <Notices notices={notices.of[kind] ?? []} label={t("backups.notices")} />
        </div>
      )}
    </li>
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-sans text-sm font-medium">
        {t("backups.in-it")}
      </h3>
      <ul className="flex flex-col empty:hidden">{kinds.filter((kind) => !isOnlyNew(kind)).map(row)}</ul>
      {fresh.length > 0 && (
        <details className="group">
          <summary className="rounded-field flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              size={18}
              className="text-muted shrink-0 transition-transform group-open:rotate-90"
              aria-hidden
            />
            <span className="min-w-0">
              {sumUp(
                fresh.filter(({ kind }) => chosen.has(kind)),
                locale,
              )}
            </span>
          </summary>
          <ul className="flex flex-col pl-6">{fresh.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type Kind = ArchiveContents["kinds"][number];
type Counts = Omit<Kind, "kind">;

function isOnlyNew({ clashing, damaged }: Kind): boolean {
  return clashing + damaged === 0;
}

function sumUp(kinds: Kind[], locale: string): string {
  const some = kinds.filter(({ total }) => total > 0);
  const counts = some.map(({ kind, total }) =>
    kind === "settings" ? t("backups.kind-settings") : t(`backups.count-${kind}`, { count: total }),
  );
  if (counts.length === 0) return t("backups.only-new-none");
  return t("backups.only-new", { what: new Intl.ListFormat(locale, { style: "narrow" }).format(counts) });
}

/** `120 in it · 20 new · 99 here already · 1 damaged` */
function formatKindCounts({ total, fresh, clashing, damaged }: Counts): string {
  const words = [t("backups.total", { count: total })];
  if (fresh > 0) words.push(t("backups.fresh", { count: fresh }));
  if (clashing > 0) words.push(t("backups.clashing", { count: clashing }));
  if (damaged > 0) words.push(t("backups.damaged", { count: damaged }));
  return words.join(" · ");
}
