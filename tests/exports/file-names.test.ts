import { expect, test } from "bun:test";
import { nameFiles } from "../../src/exports/formats/file-names.ts";

test("a recipe whose name ends like a step's picture gets another file name", () => {
  const names = nameFiles([
    { slug: "soup", name: "Soup" },
    { slug: "soup-3", name: "Soup.3" },
    { slug: "cake-2-0", name: "Cake 2.0" },
  ]);
  expect(Object.fromEntries(names)).toEqual({
    soup: "Soup",
    "soup-3": "Soup.3_",
    "cake-2-0": "Cake 2.0_",
  });
});
