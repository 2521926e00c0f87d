import { startTransition, Suspense, useState } from "react";
import { Mail, Plus } from "lucide-react";
import { callApi } from "../../api/call-api.ts";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { t } from "../../text/translation.ts";
import { EmptyState } from "../../ui/message.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { LinkTable, type LinkTask } from "./link-table.tsx";
import { NewLink } from "./new-link.tsx";
import { PanelHead } from "./panel-head.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";

export function LinkPanel({ links }: { links: SignUpLink[] }) {
  const [task, setTask] = useState<LinkTask | null>(null);
  const close = () => setTask(null);
  const afterChange = useAfterChange(links, close);
  const begin = (next: LinkTask) => startTransition(() => setTask(next));
  return (
    <div className="flex flex-col gap-4">
      {links.length === 0 ? (
        <NoLinks onCreate={() => begin({ what: "new" })} />
      ) : (
        <>
          <PanelHead create={t("manage.new-link")} onCreate={() => begin({ what: "new" })}>
            <p className="text-muted">{t("manage.links-help")}</p>
          </PanelHead>
          <LinkTable links={links} onBegin={begin} />
        </>
      )}
      <Suspense>
        {task?.what === "new" && <NewLink onDone={afterChange} onClose={close} />}
        {task?.what === "show" && <LinkDialog link={task.link} onClose={close} />}
        {task?.what === "delete" && (
          <DeleteDialog
            title={t("manage.delete-link-title", { name: task.link.name })}
            onDelete={() => callApi("DELETE users/sign-ups/{token}", { params: { token: task.link.token } })}
            help={t("manage.delete-link-help")}
            onDone={afterChange}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

function NoLinks({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      Icon={Mail}
      heading={<h2 className="text-xl">{t("manage.no-links-title")}</h2>}
      padding="py-12"
      action={
        <button type="button" className="btn btn-primary" onClick={onCreate}>
          <Plus size={20} aria-hidden />
          {t("manage.new-link")}
        </button>
      }
    >
      {t("manage.no-links")}
    </EmptyState>
  );
}
