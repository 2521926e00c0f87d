import type { TUnsafe } from "@sinclair/typebox";
import { t, type TSchema } from "elysia";

/** Accepts any string at runtime; only the type narrows it. */
export function typedString<Value extends string>(options: {
  description: string;
}): TUnsafe<Value> & TSchema {
  return t.String(options) as unknown as TUnsafe<Value>;
}
