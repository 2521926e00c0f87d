import { t } from "elysia";

/**
 * Elysia's `t.Integer` also accepts strings and adds a `default`. With any default (`t.UnionEnum` adds one, too),
 * Elysia turns invalid bodies into objects, so an unreadable body could pass as an empty one.
 */
export function wholeNumber(options: { minimum: number; maximum: number; description?: string }) {
  return t.Number({ ...options, multipleOf: 1 });
}
