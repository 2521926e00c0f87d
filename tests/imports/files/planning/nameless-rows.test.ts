import { expect, test } from "bun:test";
import { RecipeWithoutName } from "../../../../src/imports/archives/recipe-format.ts";
import type { Found } from "../../../../src/imports/files/file-format.ts";
import { limitNameless } from "../../../../src/imports/files/planning/nameless-rows.ts";

test("a recipe without a name has its row even if the rest of its file is damaged", async () => {
  const damaged = new Error("damaged");
  function* read(): Generator<Found> {
    yield { name: "", problem: new RecipeWithoutName("all.mmf") };
    throw damaged;
  }
  const rows = limitNameless(read());
  expect((await rows.next()).value).toMatchObject({
    problem: { problem: "file-import-number-without-name", params: { number: 1 } },
  });
  await expect(rows.next()).rejects.toBe(damaged);
});
