import { Suspense, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { ArchiveContents, RestoreOptions } from "../../../src/contract/backups.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { useSoon, type Soon } from "../../api/soon.ts";
import { announceEnd } from "../archives/announce-end.ts";
import { importPath } from "../archives/archive-import.ts";
import { language } from "../../state/language.ts";
import { toast } from "../../state/toasts.ts";
import { useValue } from "../../state/use-value.ts";
import { formatSize } from "../../text/data-size.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { useSending } from "../../ui/use-sending.ts";
import { KindChoice } from "../archives/kind-choice.tsx";
import { toKindFlags, noticesByKind } from "../archives/kinds.ts";
import type { Contents } from "./load-contents.ts";
import { Notices } from "../archives/notices.tsx";
import { RestoreButtons } from "./restore-buttons.tsx";
import { WaysToRestore, type Way } from "./ways-to-restore.tsx";

interface Props {
  name: string;
  contents: Promise<Answer<Contents>>;
  onClose: () => void;
}

export function RestoreDialog({ name, contents, onClose }: Props) {
  const [soon] = useState<Soon<Answer<Contents>>>({ value: contents });
  return (
    <Dialog title={t("backups.import-title", { name })} room="more" onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <Found contents={soon} name={name} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Found({ contents, name, onClose }: Omit<Props, "contents"> & { contents: Soon<Answer<Contents>> }) {
  const answer = useSoon(contents);
  if (!answer.ok)
    return (
      <div className="flex flex-col gap-5">
        <Alert title={t("backups.unreadable")}>{answer.message}</Alert>
        <button type="button" className="btn self-end" onClick={onClose}>
          {t("ui.close")}
        </button>
      </div>
    );
  return <Restore name={name} contents={answer.data} onClose={onClose} />;
}

function Restore({ name, contents, onClose }: { name: string; contents: Contents; onClose: () => void }) {
  const { archive, here } = contents;
  const [chosen, setChosen] = useState<ReadonlySet<ArchiveKind>>(
    () => new Set(archive.kinds.map(({ kind }) => kind)),
  );
  const [way, setWay] = useState<Way>({ force: false, rebase: false });
  const { busy, problem, send } = useRestore(name, onClose);
  const notices = noticesByKind(archive.notices);

  return (
    <div className="flex flex-col gap-5">
      <Origin archive={archive} />
      <KindChoice kinds={archive.kinds} notices={notices} chosen={chosen} onChoose={setChosen} />
      {notices.none.length > 0 && <Notices notices={notices.none} label={t("backups.notices-other")} />}
      <WaysToRestore way={way} chosen={chosen} here={here} onChoose={setWay} />
      {problem && <Alert title={problem} />}
      <RestoreButtons
        isNone={chosen.size === 0}
        isDanger={way.rebase}
        savesFirst={way.force || way.rebase}
        busy={busy}
        onRestore={() => void send({ ...way, ...toKindFlags(chosen) })}
        onClose={onClose}
      />
    </div>
  );
}

function useRestore(name: string, onClose: () => void) {
  const here = useIsMounted();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useSending(async (options: RestoreOptions) => {
    const begun = await callApi("POST backups/{name}/restore", { params: { name }, body: options });
    if (!begun.ok) {
      if (!here.current) toast(begun.message, "error");
      return begun.message;
    }
    announceEnd(begun.data.id, revalidate);
    if (!here.current) return revalidate().then(() => null);
    onClose();
    await navigate(importPath(begun.data));
    return null;
  });
}

function Origin({ archive: { madeAt, program, bytes } }: { archive: ArchiveContents }) {
  const locale = useValue(language);
  const size = formatSize(bytes, locale);
  return (
    <ul className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {madeAt && <li>{t("backups.made", { when: formatMoment(madeAt, locale) })}</li>}
      {program && <li dir="auto">{program}</li>}
      <li className="tabular-nums">{size}</li>
    </ul>
  );
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <p className="text-muted">{t("backups.looking")}</p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="bg-base-300 rounded-field h-11 animate-pulse" />
      ))}
    </Loading>
  );
}
