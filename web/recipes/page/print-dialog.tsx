import { useState, type FormEvent } from "react";
import { t } from "../../text/translation.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { printWithPictures } from "../../ui/print-with-pictures.ts";
import { printPage } from "../../ui/print-page.ts";

interface Props {
  hasPicture: boolean;
  onClose: () => void;
}

export function PrintDialog({ hasPicture, onClose }: Props) {
  const [withPicture, setWithPicture] = useState(false);

  function start(event: FormEvent): void {
    event.preventDefault();
    onClose();
    // Once the dialog has left the page.
    setTimeout(() => printRecipe(withPicture));
  }

  return (
    <Dialog title={t("recipe.print-title")} room="least" onClose={onClose}>
      <form onSubmit={start} className="flex flex-col gap-4">
        {hasPicture && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="checkbox checkbox-primary border-base-content/50 shrink-0"
              checked={withPicture}
              onChange={({ currentTarget }) => setWithPicture(currentTarget.checked)}
            />
            {t("recipe.print-picture")}
          </label>
        )}
        <DialogButtons label={t("recipe.print")} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function printRecipe(withPicture: boolean): void {
  document.documentElement.toggleAttribute("data-print-picture", withPicture);
  addEventListener("afterprint", () => document.documentElement.removeAttribute("data-print-picture"), {
    once: true,
  });
  if (withPicture) void printWithPictures(document.querySelector("article"));
  else void printPage();
}
