import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { tidyDaily } from "../../../src/scheduler.ts";
import { noisePng } from "../../support/hostile-pictures.ts";
import { avif, pngChunk, riffChunk, tinyGif, withExif } from "../../support/made-pictures.ts";
import { metadataOf, pictureOf, recipeWith } from "../../support/pictured.ts";
import { picture } from "../../support/test-site.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

describe("a file that isn't a picture is refused and leaves nothing behind", () => {
  const jpeg = () => picture(300, 200);
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ["HTML", () => Buffer.from("<html><img></html>"), "not-a-picture"],
    ["nothing", () => new Uint8Array(), "not-a-picture"],
    [
      "SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "not-a-picture",
    ],
    ["half a JPEG", async () => (await jpeg()).slice(0, 3000), "picture-truncated"],
    ["a JPEG without its last bytes", async () => (await jpeg()).slice(0, -40), "picture-truncated"],
    [
      "half a PNG",
      async () => (await new Bun.Image(await jpeg()).png().bytes()).slice(0, 2000),
      "picture-truncated",
    ],
    [
      "half a WebP",
      async () => (await new Bun.Image(await jpeg()).webp().bytes()).slice(0, 900),
      "picture-truncated",
    ],
    ["half a GIF", () => tinyGif().slice(0, -3), "picture-truncated"],
    [
      "a JPEG header followed by garbage",
      async () => Buffer.concat([(await jpeg()).slice(0, 20), Buffer.alloc(500, 7)]),
      "picture-truncated",
    ],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "picture-heic"],
    ["just an AVIF header", async () => (await avif(64, 64)).slice(0, 60), "not-a-picture"],
  ];
  test.each(cases)("%s", async (_, bytes, problem) => {
    const folder = at.app.folder.images;
    const before = readdirSync(folder).length;
    const failure = await at.app.images.store(await bytes()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ problem });
    expect(readdirSync(folder)).toHaveLength(before);
  });
});

describe("hidden data in pictures", () => {
  test("a JPEG loses everything but its pixels and orientation", async () => {
    const plain = Buffer.from(await new Bun.Image(await picture(300, 200)).jpeg().bytes());
    const marked = withExif(plain, 6);
    expect(marked.includes("SECRET PLACE")).toBe(true);
    const slug = await recipeWith(at, marked);
    const original = Buffer.from(await (await pictureOf(at, slug, "original")).bytes());
    expect(original.includes("SECRET PLACE")).toBe(false);
    expect(original.includes("A COMMENT")).toBe(false);
    expect(original.includes("HIDDEN FILM")).toBe(false);
    // Rotated by 90°: 200 × 300, in every size.
    expect(
      await new Bun.Image(original)
        .rotate(0)
        .bytes()
        .then((bytes) => new Bun.Image(bytes).metadata()),
    ).toMatchObject({ width: 200, height: 300 });
    expect(await metadataOf(await pictureOf(at, slug, "small"))).toMatchObject({ width: 200, height: 300 });
    const pixels = (bytes: Uint8Array) => new Bun.Image(bytes, { autoOrient: false }).png().bytes();
    expect(Buffer.from(await pixels(original)).equals(Buffer.from(await pixels(plain)))).toBe(true);
  });

  test("a PNG loses its text chunks", async () => {
    const plain = Buffer.from(await new Bun.Image(await picture(30, 20)).png().bytes());
    const text = pngChunk("tEXt", "Comment\0SECRET PLACE");
    const marked = Buffer.concat([
      plain.subarray(0, 33),
      text,
      plain.subarray(33),
      Buffer.from("HIDDEN FILM"),
    ]);
    const original = Buffer.from(
      await (await pictureOf(at, await recipeWith(at, marked), "original")).bytes(),
    );
    expect(original.equals(plain)).toBe(true);
  });

  test("a WebP loses EXIF and XMP", async () => {
    const plain = Buffer.from(await new Bun.Image(await picture(30, 20)).webp().bytes());
    const marked = Buffer.concat([
      plain,
      riffChunk("EXIF", "SECRET PLACE"),
      riffChunk("XMP ", "SECRET PLACE 2"),
    ]);
    marked.writeUInt32LE(marked.length - 8, 4);
    const original = Buffer.from(
      await (await pictureOf(at, await recipeWith(at, marked), "original")).bytes(),
    );
    expect(original.equals(plain)).toBe(true);
  });

  test("a GIF loses its comments", async () => {
    const plain = tinyGif();
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 12), Buffer.from("SECRET PLACE"), Buffer.of(0)]);
    const marked = Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
    const original = Buffer.from(
      await (await pictureOf(at, await recipeWith(at, marked), "original")).bytes(),
    );
    expect(original.equals(plain)).toBe(true);
  });
});

test("files left by a killed process are removed, used and possibly used ones stay", async () => {
  const slug = await recipeWith(at, await picture(), "Swept");
  const { images, folder, pictures } = at.app;
  const leftover = (await images.store(await picture())).key;
  const recentLeftover = (await images.store(await picture())).key;
  mkdirSync(join(folder.images, "half.tmp"));
  // File times come from the machine, not from the app's clock.
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  for (const key of [leftover, "half.tmp", pictures.current(slug)?.key ?? ""]) {
    utimesSync(join(folder.images, key), yesterday, yesterday);
  }
  images.sweep(pictures.keys(), new Date());
  expect(existsSync(join(folder.images, leftover))).toBe(false);
  expect(existsSync(join(folder.images, "half.tmp"))).toBe(false);
  expect(existsSync(join(folder.images, recentLeftover))).toBe(true);
  expect((await pictureOf(at, slug, "tiny")).status).toBe(200);
});

test("leftover drafts of pictures are removed every day", async () => {
  const draft = join(at.app.folder.images, "draft.tmp");
  mkdirSync(draft);
  at.setNow(new Date(Date.now() + 30 * 60_000));
  tidyDaily(at.app);
  expect(existsSync(draft)).toBe(true);
  at.setNow(new Date(Date.now() + 2 * 3_600_000));
  tidyDaily(at.app);
  at.setNow(null);
  expect(existsSync(draft)).toBe(false);
});

test("a picture being written is never removed, whatever the clock says", async () => {
  const { images, folder } = at.app;
  const storing = images.store(noisePng(1000));
  let sweeps = 0;
  const watch = setInterval(() => {
    if (!readdirSync(folder.images).some((name) => name.endsWith(".tmp"))) return;
    images.sweep(at.app.pictures.keys(), new Date("2100-01-01"));
    sweeps++;
  }, 1);
  const stored = await storing;
  clearInterval(watch);
  expect(sweeps).toBeGreaterThan(0);
  for (const type of ["original", "small", "tiny"] as const)
    expect(existsSync(images.file(stored, type))).toBe(true);
}, 20_000);
