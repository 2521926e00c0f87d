import type { TUnsafe } from "@sinclair/typebox";
import { t } from "elysia";

// These accept anything: a part that can't be decoded arrives as null, which should be a 404 and not a validation error.

/** Not a `Transform`, which would slow hot calls by a tenth. */
export const PathText = t.Any({ type: "string" }) as unknown as TUnsafe<string>;

/** Anything invalid becomes 0, an ID that nothing has. */
export const PathId = t
  .Transform(PathText)
  .Decode((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0))
  .Encode(String);
