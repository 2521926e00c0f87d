import { useId, useState } from "react";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import { toast } from "../state/toasts.ts";
import { plainLetters } from "../text/plain-letters.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { KindInCalls } from "./organizer-kinds.ts";

const SHOWN = 50;

interface Props {
  kind: KindInCalls;
  organizer: ListedOrganizer;
  organizers: ListedOrganizer[];
  start?: ListedOrganizer | undefined;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function MergeDialog({ kind: calls, organizer, organizers, start, onDone, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [into, setInto] = useState(start ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();

  const looked = plainLetters(typed);
  const others = organizers.filter((one) => one.id !== organizer.id && one.id !== into?.id);
  const fitting = others.filter(({ name }) => plainLetters(name).includes(looked)).slice(0, SHOWN);
  const shown = into ? [into, ...fitting] : fitting;

  async function merge(target: ListedOrganizer): Promise<void> {
    setBusy(true);
    const merged = await callApi(`POST ${calls}/{slug}/merge`, {
      params: { slug: organizer.slug },
      body: { into: target.slug },
    });
    setBusy(false);
    if (!merged.ok) return setProblem(merged.message);
    toast(t("organize.merged", { name: organizer.name, into: target.name }), "success");
    await onDone();
  }

  return (
    <Dialog title={t("organize.merge-title", { name: organizer.name })} room="more" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t("organize.merge-into")}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            className="input w-full"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <fieldset className="border-base-300 rounded-field h-72 min-w-0 overflow-y-auto border p-1">
          <legend className="sr-only">{t("organize.merge-into")}</legend>
          {shown.length === 0 && <p className="text-muted p-3">{t("organize.nothing-fits")}</p>}
          {shown.map((one) => (
            <label
              key={one.id}
              className="rounded-field has-checked:bg-base-300 has-focus-visible:outline-base-content flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                className="accent-primary-mark size-4 shrink-0 outline-none"
                checked={one.id === into?.id}
                onChange={() => setInto(one)}
              />
              <span dir="auto" className="min-w-0 grow [overflow-wrap:anywhere]">
                {one.name}
              </span>
              <span className="text-muted shrink-0 text-sm">
                {t("organizer.count", { count: one.recipeCount })}
              </span>
            </label>
          ))}
        </fieldset>
        <p aria-live="polite" className="empty:hidden">
          {into &&
            t("organize.merge-help", {
              count: organizer.recipeCount,
              name: organizer.name,
              into: into.name,
            })}
        </p>
        {problem && <Alert title={problem} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn" onClick={onClose}>
            {t("ui.cancel")}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!into}
            aria-disabled={busy}
            onClick={() => into && !busy && void merge(into)}
          >
            {t("organize.merge-submit")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
