import { t, type Static } from "elysia";

export const FurtherPicture = t.Object({
  id: t.String({ description: "Changes with the picture, so its URL may be cached forever" }),
  step: t.Nullable(t.Integer({ description: "Position in `recipeInstructions`, from 0" })),
  hash: t.String({ description: "Thumbhash, base64" }),
});
export type FurtherPicture = Static<typeof FurtherPicture>;
