import { loadOwnAccount } from "../../api/accounts.ts";
import { call } from "../../api/call.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { sentenceFor } from "../../text/translation.ts";
import { findFileProblem } from "../../ui/picture-file.ts";

/**
 * Makes a file a person's picture; what comes back is why it was refused, and null when it is theirs.
 * @param onSent hears how much of it has been sent, from 0 to 1
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
  const sent = await call("POST", `users/${id}/image`, form, { send: sendingWithProgress(onSent) });
  if (!sent.ok) return sent.message;
  await loadOwnAccount();
  return null;
}

/** Why a person's picture stays, and null when it is gone. */
export async function removeOwnPicture(id: number): Promise<string | null> {
  const removed = await call("DELETE", `users/${id}/image`);
  // Gone is gone, whoever removed it.
  if (!removed.ok && removed.code !== "user-without-picture") return removed.message;
  await loadOwnAccount();
  return null;
}
