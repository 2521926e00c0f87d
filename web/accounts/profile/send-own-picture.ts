import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { sentenceFor } from "../../text/translation.ts";
import { findFileProblem } from "../../ui/picture-file.ts";

/**
 * Resolves to why it was refused; null for success.
 * @param onSent progress from 0 to 1
 */
export async function sendOwnPicture(
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

/** Resolves to why it was refused; null for success. */
export async function removeOwnPicture(id: number): Promise<string | null> {
  const removed = await callApi("DELETE users/{id}/image", { params: { id } });
  if (!removed.ok && removed.code !== "user-without-picture") return removed.message;
  await loadOwnAccount();
  return null;
}
