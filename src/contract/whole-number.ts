import { t } from "elysia";

/** With a `default`, which `t.Integer` adds, Elysia turns unreadable bodies into objects. */
export function wholeNumber(options: { minimum: number; maximum: number; description?: string }) {
  return t.Number({ ...options, multipleOf: 1 });
}
