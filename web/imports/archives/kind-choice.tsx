import { useId } from "react";
import type { ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { ArchiveContents } from "../../../src/contract/backups.ts";
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

  function choose(kind: ArchiveKind, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(kind);
    else next.delete(kind);
    onChoose(next);
  }

  if (kinds.length === 0) return <p>{t("server.archive-without-backup")}</p>;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-sans text-sm font-medium">
        {t("backups.in-it")}
      </h3>
      <ul className="flex flex-col">
        {kinds.map(({ kind, ...counts }) => (
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
        ))}
      </ul>
    </section>
  );
}

type Counts = Omit<ArchiveContents["kinds"][number], "kind">;

/** `120 in it · 20 new · 99 here already · 1 damaged` */
function formatKindCounts({ total, fresh, clashing, damaged }: Counts): string {
  const words = [t("backups.total", { count: total })];
  if (fresh > 0) words.push(t("backups.fresh", { count: fresh }));
  if (clashing > 0) words.push(t("backups.clashing", { count: clashing }));
  if (damaged > 0) words.push(t("backups.damaged", { count: damaged }));
  return words.join(" · ");
}
