import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { Plus } from "lucide-react";
import type { Theme } from "../../src/contract/themes.ts";
import { chooseTheme, themeName } from "../state/appearance.ts";
import { READY_THEMES } from "../state/ready-themes.ts";
import { useValue } from "../state/use-value.ts";
import { useAfterChange } from "../ui/use-after-change.ts";
import { callApi } from "../api/call-api.ts";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { EditTheme } from "./edit-theme.tsx";
import { NewTheme } from "./new-theme.tsx";
import { ThemeCard } from "./theme-card.tsx";

type Task = { what: "new"; theme?: Theme } | { what: "edit" | "delete"; theme: Theme };

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4";

export function ThemeList({ themes }: { themes: Theme[] }) {
  const [task, setTask] = useState<Task | null>(null);
  const shown = useValue(themeName);
  const id = useId();
  const close = () => setTask(null);
  const afterChange = useAfterChange(themes, close);
  const choice = (theme: Theme) => ({
    theme,
    group: id,
    isShown: theme.name === shown,
    onChoose: () => chooseTheme(theme),
  });
  const done = { onDone: afterChange, onClose: close };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <ThemeListHead id={id} onCreate={() => setTask({ what: "new" })} />
      <ul className={GRID}>
        {themes.map((one) => (
          <li key={one.name} className="min-w-0">
            <ThemeCard
              {...choice(one)}
              onEdit={() => setTask({ what: "edit", theme: one })}
              onDelete={() => setTask({ what: "delete", theme: one })}
            />
          </li>
        ))}
      </ul>
      <h2 id={`${id}-ready`} className="mt-4 text-xl">
        {t("themes.ready")}
      </h2>
      <ul aria-labelledby={`${id}-ready`} className={GRID}>
        {READY_THEMES.map((one) => (
          <li key={one.name} className="min-w-0">
            <ThemeCard {...choice(one)} onEdit={() => setTask({ what: "new", theme: one })} />
          </li>
        ))}
      </ul>
      {task?.what === "new" && <NewTheme {...done} copied={task.theme} />}
      {task?.what === "edit" && <EditTheme theme={task.theme} {...done} />}
      {task?.what === "delete" && <DeleteTheme theme={task.theme} {...done} />}
    </section>
  );
}

interface DeleteThemeProps {
  theme: Theme;
  onDone: () => Promise<void>;
  onClose: () => void;
}

function DeleteTheme({ theme: { name }, onDone, onClose }: DeleteThemeProps) {
  const { revalidate } = useRevalidator();

  async function remove(): Promise<string | null> {
    const deleted = await callApi("DELETE themes/{name}", { params: { name } });
    if (deleted.ok) await onDone();
    else void revalidate();
    return deleted.ok ? null : deleted.message;
  }

  return (
    <ConfirmDialog
      title={t("themes.delete-title", { name })}
      action={t("themes.delete")}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("themes.delete-help")}</p>
    </ConfirmDialog>
  );
}

function ThemeListHead({ id, onCreate }: { id: string; onCreate: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-72">
        <h2 id={id} className="text-xl">
          {t("themes.list")}
        </h2>
        <p className="text-muted text-pretty">{t("themes.list-help")}</p>
      </div>
      <Online>
        <button type="button" className="btn btn-primary" onClick={onCreate}>
          <Plus size={20} aria-hidden />
          {t("themes.new")}
        </button>
      </Online>
    </div>
  );
}
