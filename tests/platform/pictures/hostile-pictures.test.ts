import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startPictureProcess } from "../../../src/assets.ts";
import { pictureWorker } from "../../../src/platform/pictures/picture-worker.ts";
import { HOSTILE_PICTURES } from "../../support/hostile-pictures.ts";
import { upload } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
  await at.user.send("POST", "recipes/create", { name: "Soup" });
});
afterAll(() => at.close());

const make = async (name: string) => (await HOSTILE_PICTURES[name]?.()) ?? new Uint8Array();

describe("a hostile picture is refused within three seconds", () => {
  test.each<[string, number, string]>([
    ["AVIF, table of items outside the metadata", 415, "not-a-picture"],
    ["AVIF, 65,535 extents of no width", 413, "picture-too-complex"],
    ["AVIF, 360 kB of items of no width", 415, "not-a-picture"],
    ["AVIF, small, declares 63 megapixels", 413, "picture-too-large"],
    ["AVIF, small, declares less than it has", 415, "not-a-picture"],
    ["JPEG, Exif with endless entries", 413, "picture-too-complex"],
    ["JPEG, six million segments", 413, "picture-too-complex"],
    ["JPEG, progressive, 1000 scans", 413, "picture-too-complex"],
    ["JPEG, progressive, all coefficients", 413, "picture-too-large"],
    ["JPEG, coded arithmetically", 415, "not-a-picture"],
    ["GIF, 25 MB of zeros", 415, "not-a-picture"],
    ["GIF, 25 MB of empty extensions", 413, "picture-too-complex"],
    ["GIF, a frame larger than its screen", 413, "picture-too-large"],
    ["PNG, 64 million wide", 413, "picture-too-complex"],
    ["PNG, two million chunks", 413, "picture-too-complex"],
    ["WebP, three million chunks", 413, "picture-too-complex"],
    ["BMP, more than it has", 413, "picture-too-large"],
  ])(
    "%s",
    async (name, status, code) => {
      const form = upload(await make(name));
      const sent = performance.now();
      const answer = await at.user.send("PUT", "recipes/soup/image", form);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(performance.now() - sent).toBeLessThan(3000);
    },
    20_000,
  );
});

test("a slow picture is given up while others are processed, and the next one is stored", async () => {
  const warnings: string[] = [];
  const log = { ...at.app.log, warn: (text: string) => void warnings.push(text) };
  const worker = pictureWorker(startPictureProcess, log, 400);
  const [slow, fast] = [await make("JPEG, progressive, 50 scans"), await picture(60, 40)];
  await worker.run("format", fast);
  let longestMs = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const failure = worker.run("makeSizes", slow).catch((problem: unknown) => problem);
  const next = worker.run("format", fast);
  expect(await failure).toMatchObject({ kind: "too-large", problem: "picture-too-complex" });
  clearInterval(beat);
  expect(await next).toBe("jpg");
  expect(warnings).toHaveLength(1);
  expect(longestMs).toBeLessThan(250);
  worker.close();
}, 20_000);

test("a JPEG for clients without WebP is converted once", async () => {
  await at.user.send("PUT", "recipes/soup/image", upload(await picture(60, 40)));
  const ask = async () => {
    const request = new Request("http://localhost/api/recipes/soup/image?image_type=small", {
      headers: { Accept: "image/jpeg" },
    });
    return Buffer.from(await (await at.handle(request)).bytes());
  };
  const first = await ask();
  const key = at.app.pictures.current("soup")?.key ?? "";
  const cachedFile = at.app.images.file({ key, ext: "jpg" }, "small").replace(/webp$/, "jpg");
  await Bun.write(cachedFile, "as it was kept");
  expect(first.subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8));
  expect(String(await ask())).toBe("as it was kept");
});

test("many simultaneous requests for a JPEG share one conversion", async () => {
  const { key } = await at.app.images.store(await picture(60, 40));
  const [first, ...others] = await Promise.all(
    Array.from({ length: 50 }, () => at.app.images.asJpeg({ key }, "tiny")),
  );
  expect(first?.size).toBeGreaterThan(100);
  expect(others.every((jpeg) => jpeg === first)).toBe(true);
});

test("a thumbnail in an archive that's larger than Tagine's own is refused", async () => {
  const [original, large] = [
    await picture(60, 40),
    await new Bun.Image(await picture(800, 600)).webp().bytes(),
  ];
  const adopted = at.app.images.adopt({ original, small: large, tiny: large, hash: "" });
  expect(await adopted.catch((problem: unknown) => problem)).toMatchObject({ problem: "not-a-picture" });
});
