import { effect, signal } from "@preact/signals-core";
import { saveText, loadText, onKeptElsewhere } from "./storage.ts";

const OFF = "off";
const arePressed = () => loadText("page-keys") !== OFF;

/**
 * Whether single keys do something on every page. Who speaks to the device, or hits keys without wanting to, needs a way
 * to turn them off. Source: WCAG 2.2, 2.1.4
 */
export const pageKeys = signal(arePressed());

onKeptElsewhere("page-keys", () => {
  pageKeys.value = arePressed();
});
effect(() => saveText("page-keys", pageKeys.value ? null : OFF));
