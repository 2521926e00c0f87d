import type { TUnsafe } from "@sinclair/typebox";
import { t } from "elysia";

/**
 * A part of a path that is a text: a slug, a name, a token. Its schema takes anything, since a part that can't be decoded
 * arrives as null: it names nothing, which is a 404 and not a wrong shape. A `Transform` would slow hot calls by a tenth.
 */
export const PathText = t.Any({ type: "string" }) as unknown as TUnsafe<string>;
