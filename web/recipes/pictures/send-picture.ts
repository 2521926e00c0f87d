import { callApi } from "../../api/call-api.ts";
import { GONE } from "../../api/call.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { sentenceFor } from "../../text/translation.ts";
import { findFileProblem } from "../../ui/picture-file.ts";
import type { ChosenPicture } from "./chosen-picture.ts";

export type PictureAnswer = { ok: true; image: string | null } | { ok: false; message: string };

/** @param onSent progress from 0 to 1 */
export async function sendPicture(
  slug: string,
  chosen: ChosenPicture,
  onSent: (part: number) => void = () => {},
): Promise<PictureAnswer> {
  return "file" in chosen ? sendFile(slug, chosen.file, onSent) : sendAddress(slug, chosen.url);
}

export async function removePicture(slug: string): Promise<PictureAnswer> {
  const removed = await callApi("DELETE recipes/{slug}/image", { params: { slug }, quiet: true });
  return removed.ok ? { ok: true, image: null } : removed;
}

/** Works after a rename, too. */
export async function restorePicture(slug: string): Promise<PictureAnswer> {
  const restored = await callApi("POST recipes/{slug}/image/restore", { params: { slug } });
  if (restored.ok) return { ok: true, image: restored.data };
  const movedTo = restored.status === GONE && restored.beside?.movedTo;
  return movedTo ? restorePicture(movedTo) : restored;
}

async function sendFile(slug: string, file: File, onSent: (part: number) => void): Promise<PictureAnswer> {
  const refusal = findFileProblem(file);
  if (refusal) return { ok: false, message: sentenceFor(refusal.code, refusal.params, "") };
  const form = new FormData();
  form.set("image", file);
  form.set("extension", file.name.split(".").at(-1) ?? "");
  const sent = await callApi("PUT recipes/{slug}/image", {
    params: { slug },
    body: form,
    send: sendingWithProgress(onSent),
  });
  return sent.ok ? { ok: true, image: sent.data } : sent;
}

async function sendAddress(slug: string, url: string): Promise<PictureAnswer> {
  const fetched = await callApi("POST recipes/{slug}/image", {
    params: { slug },
    body: { url },
    quiet: true,
  });
  if (!fetched.ok) return fetched;
  const recipe = await callApi("GET recipes/{slug}", { params: { slug } });
  return recipe.ok ? { ok: true, image: recipe.data.image } : recipe;
}
