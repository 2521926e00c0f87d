import { expect, test } from "bun:test";
import type { RecipePreview } from "../../../src/contract/reading.ts";
import { withPreviews, type PictureParts } from "../../../src/recipes/pictures/recipe-pictures.ts";

test("if a page's pictures take long to read, the remaining recipes have no preview", async () => {
  const recipes = Array.from({ length: 7 }, (_, at) => ({ image: `https://example.org/${at}.jpg` }));
  const parts = {
    safeFetch: async () => ({ bytes: new Uint8Array(1) }),
    images: {
      preview: async () => {
        await Bun.sleep(30);
        return "data:preview";
      },
    },
    log: { debug() {} },
    timeoutMs: 1000,
  };
  const read = await withPreviews(recipes as RecipePreview[], parts as unknown as PictureParts, 10);
  expect(read.slice(0, 6).map(({ preview }) => preview)).toEqual([
    "data:preview",
    null,
    null,
    null,
    null,
    null,
  ]);
});
