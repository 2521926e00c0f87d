import { startTransition, Suspense, useCallback, useState } from "react";
import { Plus } from "lucide-react";
import { useRevalidator } from "react-router";
import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { SortableList } from "../ui/sortable-list.tsx";
import { useAfterChange } from "../ui/use-after-change.ts";
import { useSending } from "../ui/use-sending.ts";
import { GONE } from "../api/call.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Online } from "../ui/online.tsx";
import { PageDialog } from "./page-dialog.tsx";
import { inOrder } from "./page-order.ts";
import { PageRow } from "./page-row.tsx";
import { moveTo } from "./move-to.ts";
import type { Unsaved } from "./use-unsaved.ts";

interface Props {
  pages: CustomPage[];
  categories: ListedOrganizer[];
  order: Unsaved<number[]>;
}

type Task = { what: "new" } | { what: "edit" | "delete"; page: CustomPage };

export function PagesCard({ pages, categories, order }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const afterChange = useAfterChange(pages, close);
  const shown = inOrder(pages, order.draft);
  const ids = shown.map(({ id }) => id);
  const nameOf = useCallback((key: number) => pages.find(({ id }) => id === key)?.name ?? "", [pages]);
  const { busy, problem, send } = useSaveOrder(order);
  const begin = (next: Task) => startTransition(() => setTask(next));
  return (
    <SettingsCard title={t("settings.pages")} help={t("settings.pages-help")}>
      {shown.length > 0 && (
        <SortableList keys={ids} getName={nameOf} onMove={(id, to) => order.choose(moveTo(ids, id, to))}>
          <ul aria-label={t("settings.pages")} className="flex flex-col gap-2">
            {shown.map((page) => (
              <PageRow
                key={page.id}
                page={page}
                onEdit={() => begin({ what: "edit", page })}
                onDelete={() => begin({ what: "delete", page })}
              />
            ))}
          </ul>
        </SortableList>
      )}
      {problem && <Alert title={t("settings.not-saved")}>{problem}</Alert>}
      <Online>
        <div className="flex flex-wrap justify-between gap-2">
          <button type="button" className="btn border-base-300" onClick={() => begin({ what: "new" })}>
            <Plus size={20} aria-hidden />
            {t("settings.create-page")}
          </button>
          {shown.length > 1 && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={busy}
              onClick={() => void (busy || send())}
            >
              {busy ? t("ui.saving") : t("settings.save-order")}
            </button>
          )}
        </div>
      </Online>
      <Suspense>
        {task?.what === "new" && (
          <PageDialog page={null} categories={categories} onDone={afterChange} onClose={close} />
        )}
        {task?.what === "edit" && (
          <PageDialog page={task.page} categories={categories} onDone={afterChange} onClose={close} />
        )}
        {task?.what === "delete" && <DeletePage page={task.page} onDone={afterChange} onClose={close} />}
      </Suspense>
    </SettingsCard>
  );
}

/** Sends the pages as they are now, since someone else may have changed them. */
function useSaveOrder({ draft, markStored: stored }: Unsaved<number[]>) {
  const { revalidate } = useRevalidator();
  return useSending(async () => {
    const now = await callApi("GET site-settings/custom-pages");
    if (!now.ok) return now.message;
    const saved = await callApi("PUT site-settings/custom-pages", { body: inOrder(now.data, draft) });
    if (!saved.ok) return saved.message;
    stored();
    await revalidate();
    return null;
  });
}

interface DeletePageProps {
  page: CustomPage;
  onDone: () => Promise<void>;
  onClose: () => void;
}

function DeletePage({ page: { id, name }, onDone, onClose }: DeletePageProps) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await callApi("DELETE site-settings/custom-pages/{id}", { params: { id } });
    // Someone else deleted it.
    if (deleted.ok || deleted.status === GONE) await onDone();
    else void revalidate();
    return deleted.ok || deleted.status === GONE ? null : deleted.message;
  }

  return (
    <ConfirmDialog
      title={t("settings.delete-page-title", { name })}
      action={t("settings.delete-page")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("settings.delete-page-help")}</p>
    </ConfirmDialog>
  );
}
