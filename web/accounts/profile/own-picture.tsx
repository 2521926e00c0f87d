import { ImageUp, LoaderCircle } from "lucide-react";
import { useRef, useState } from "react";
import type { OwnAccount } from "../../../src/contract/accounts.ts";
import { t, sentenceFor } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Online } from "../../ui/online.tsx";
import { PICTURE_TYPES, findFileProblem } from "../../ui/picture-file.ts";
import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { Avatar } from "../avatar.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";

export function OwnPicture({ person }: { person: OwnAccount }) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  /** A ref, because a second file may come before the next render. */
  const busy = useRef(false);

  async function send(file: File): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    setSent(0);
    setProblem(await sendOwnPicture(person.id, file, setSent));
    setSent(null);
    busy.current = false;
  }

  async function remove(): Promise<string | null> {
    const refused = await removeOwnPicture(person.id);
    if (refused === null) setRemoving(false);
    return refused;
  }

  return (
    <SettingsCard title={t("profile.picture")} help={t("profile.picture-help")}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar person={person} size="size-24" textSize="text-2xl" />
        <div className="flex flex-wrap gap-2">
          <Online>
            <FileButton
              icon={<ImageUp size={20} aria-hidden />}
              label={t("picture.file")}
              accept={PICTURE_TYPES}
              onFile={(file) => void send(file)}
            />
            {person.picture && (
              <button type="button" className="btn btn-ghost text-danger" onClick={() => setRemoving(true)}>
                {t("profile.remove-picture")}
              </button>
            )}
          </Online>
        </div>
      </div>
      <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
        {sent !== null && <LoaderCircle size={20} className="animate-spin" aria-hidden />}
        {sent !== null && t(sent < 1 ? "picture.sending" : "picture.preparing")}
      </p>
      {problem && <Alert title={t("profile.picture-stays")}>{problem}</Alert>}
      {removing && (
        <ConfirmDialog
          title={t("profile.remove-picture-title")}
          action={t("profile.remove-picture")}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          <p>{t("profile.remove-picture-help")}</p>
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

async function sendOwnPicture(
  id: number,
  file: File,
  onSent: (part: number) => void,
): Promise<string | null> {
  const refusal = findFileProblem(file);
  if (refusal) return sentenceFor(refusal.code, refusal.params, "");
  const form = new FormData();
  form.set("profile_image", file);
  const sent = await callApi("POST users/{id}/image", {
    params: { id },
    body: form,
    send: sendingWithProgress(onSent),
  });
  if (!sent.ok) return sent.message;
  await loadOwnAccount();
  return null;
}

async function removeOwnPicture(id: number): Promise<string | null> {
  const removed = await callApi("DELETE users/{id}/image", { params: { id } });
  if (!removed.ok && removed.code !== "user-without-picture") return removed.message;
  await loadOwnAccount();
  return null;
}
