import type { TUnsafe } from "@sinclair/typebox";
import { t, type TSchema } from "elysia";

/** Any string for the shape check; the type check knows which ones there are. */
export function typedString<Value extends string>(options: {
  description: string;
}): TUnsafe<Value> & TSchema {
  return t.String(options) as unknown as TUnsafe<Value>;
}
