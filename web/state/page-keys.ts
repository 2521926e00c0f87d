import { effect, signal } from "@preact/signals-core";
import { saveText, loadText, onStorageChange } from "./storage.ts";

const OFF = "off";
const arePressed = () => loadText("page-keys") !== OFF;

/** Single-key shortcuts can be turned off. Source: WCAG 2.2, 2.1.4 */
export const pageKeys = signal(arePressed());

onStorageChange("page-keys", () => {
  pageKeys.value = arePressed();
});
effect(() => saveText("page-keys", pageKeys.value ? null : OFF));
