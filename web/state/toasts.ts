import { signal } from "@preact/signals-core";
import type { SnackbarType } from "../../src/contract/sentences.ts";
import { TOAST_MS } from "../../src/contract/home-rules.ts";

export interface Toast {
  id: number;
  text: string;
  type: SnackbarType;
}

const MOST_TOASTS = 3;

export const toasts = signal<Toast[]>([]);
let count = 0;

export function toast(text: string, type: SnackbarType): void {
  const id = ++count;
  toasts.value = [...toasts.value, { id, text, type }].slice(-MOST_TOASTS);
  setTimeout(() => dismiss(id), TOAST_MS);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}
