import { effect, signal } from "@preact/signals-core";
import type { PicturePass } from "../../src/contract/sessions.ts";
import { isRecord, saveText, loadJson, onStorageChange } from "./storage.ts";

const loadPass = () => loadJson("picture-pass", isPass);

/** Null on an open site. */
export const picturePass = signal<PicturePass | null>(loadPass());

onStorageChange("picture-pass", () => {
  picturePass.value = loadPass();
});

effect(() => saveText("picture-pass", picturePass.value && JSON.stringify(picturePass.value)));

function isPass(value: unknown): value is PicturePass {
  return isRecord(value) && typeof value["pass"] === "string" && typeof value["expiresAt"] === "string";
}
