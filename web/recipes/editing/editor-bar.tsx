import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Braces, LoaderCircle, PencilLine, Trash2, X } from "lucide-react";
import { t } from "../../text/translation.ts";
import type { Editor } from "./use-editor.ts";

const DeleteRecipe = lazy(async () => ({
  default: (await import("../trash/delete-recipe.tsx")).DeleteRecipe,
}));

export function EditorBar({ editor }: { editor: Editor }) {
  const [deleting, setDeleting] = useState(false);
  const { recipe, busy } = editor;
  useSaveKey(editor.save);
  return (
    <div
      data-own-bar
      className="bg-base-200/95 border-base-300 z-10 flex flex-wrap items-center gap-2 backdrop-blur max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t max-sm:px-3 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:sticky sm:top-[var(--frame-top,3.5rem)] sm:-mx-2 sm:-mt-6 sm:border-b sm:px-2 sm:py-2"
    >
      <div role="group" aria-label={t("edit.ways")} className="bg-base-300 rounded-field flex gap-0.5 p-0.5">
        <WayButton
          Icon={PencilLine}
          label={t("edit.form")}
          isOn={editor.json === null}
          onChoose={() => void editor.toForm()}
        />
        <WayButton
          Icon={Braces}
          label={t("edit.json")}
          isOn={editor.json !== null}
          onChoose={editor.toJson}
        />
      </div>
      {recipe && (
        <button
          type="button"
          className="btn btn-ghost btn-square text-danger"
          aria-label={t("bin.delete")}
          onClick={() => startTransition(() => setDeleting(true))}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="btn btn-ghost max-sm:btn-square ml-auto"
        aria-label={t("ui.cancel")}
        onClick={() => void editor.cancel()}
      >
        <X size={20} className="sm:hidden" aria-hidden />
        <span className="max-sm:hidden" aria-hidden>
          {t("ui.cancel")}
        </span>
      </button>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={busy}
        onClick={() => void editor.save()}
      >
        {busy && <LoaderCircle size={20} className="animate-spin" aria-hidden />}
        {busy ? t("ui.saving") : t("ui.save")}
      </button>
      <Suspense>
        {deleting && recipe && (
          <DeleteRecipe recipe={recipe} onDeleted={editor.end} onClose={() => setDeleting(false)} />
        )}
      </Suspense>
    </div>
  );
}

interface WayProps {
  Icon: typeof Braces;
  label: string;
  isOn: boolean;
  onChoose: () => void;
}

function WayButton({ Icon, label, isOn, onChoose }: WayProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      className={`btn border-transparent px-3 ${isOn ? "bg-base-100" : "btn-ghost"}`}
      onClick={() => isOn || onChoose()}
    >
      <Icon size={20} aria-hidden />
      <span className="max-sm:hidden" aria-hidden>
        {label}
      </span>
    </button>
  );
}

function useSaveKey(save: () => Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Blur commits fields that take one item after another.
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) flushSync(() => field.blur());
      void save();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
