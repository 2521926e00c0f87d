import type { TUnsafe } from "@sinclair/typebox";
import { t } from "elysia";

// They take anything, since a part that can't be decoded arrives as null: it names nothing, which is a 404 and not a wrong
// shape.

/** A part of a path that is a text: a slug, a name, a token. Not a `Transform`, which would slow hot calls by a tenth. */
export const PathText = t.Any({ type: "string" }) as unknown as TUnsafe<string>;

/** A part of a path that is an id: 0 for what can be none, which nothing has. */
export const PathId = t
  .Transform(PathText)
  .Decode((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0))
  .Encode(String);
