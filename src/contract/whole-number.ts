import { t } from "elysia";

/**
 * A whole number in a body. Elysia's `t.Integer` is for queries: it takes texts, too, and brings a `default`. A body with
 * a default in it, which `t.UnionEnum` brings as well, becomes an object whatever was sent, and where all its fields may
 * be left out, one that cannot be read would pass for an empty one.
 */
export function wholeNumber(options: { minimum: number; maximum: number; description?: string }) {
  return t.Number({ ...options, multipleOf: 1 });
}
