import { expect, test } from "bun:test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { sweepImages } from "../src/scheduler.ts";
import { tagine } from "./support/tagine.ts";

test("a failed cleanup of the picture folder is logged and stops nothing", async () => {
  using at = await tagine();
  rmSync(at.app.folder.images, { recursive: true });
  writeFileSync(at.app.folder.images, "no folder");
  sweepImages(at.app);
  at.app.log.flush();
  expect(readFileSync(at.app.log.file, "utf8")).toContain("Couldn't tidy");
});
