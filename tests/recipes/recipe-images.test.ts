import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import encodeAvif, { init as initAvif } from "@jsquash/avif/encode.js";
import { encode } from "fast-png";
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { picture } from "../support/test-site.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

/** Stores a recipe with a picture and returns its slug. */
async function recipeWith(bytes: Uint8Array, name = "Pictured"): Promise<string> {
  return at.app.recipes.add(recipeContent({ name }), await at.app.images.store(bytes));
}

async function image(
  slug: string,
  type = "original",
  headers: Record<string, string> = {},
): Promise<Response> {
  return at.handle(new Request(`http://localhost/api/recipes/${slug}/image?image_type=${type}`, { headers }));
}

const sizeOf = async (answer: Response) => new Bun.Image(await answer.bytes()).metadata();

describe("sizes", () => {
  test("small is at most 720 wide, tiny is 300 × 300, the original stays", async () => {
    const slug = await recipeWith(await picture(1200, 900));
    expect(await sizeOf(await image(slug, "original"))).toEqual({ width: 1200, height: 900, format: "jpeg" });
    expect(await sizeOf(await image(slug, "small"))).toEqual({ width: 720, height: 540, format: "webp" });
    expect(await sizeOf(await image(slug, "tiny"))).toEqual({ width: 300, height: 300, format: "webp" });
  });

  test("small is never enlarged, tiny is", async () => {
    const slug = await recipeWith(await picture(120, 200));
    expect(await sizeOf(await image(slug, "small"))).toMatchObject({ width: 120, height: 200 });
    expect(await sizeOf(await image(slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
  });

  test("tiny is cut at the centre", async () => {
    const thirds = new Uint8Array(900 * 300 * 3);
    for (let pixel = 0; pixel < 900 * 300; pixel++) thirds[pixel * 3 + Math.floor((pixel % 900) / 300)] = 255;
    const slug = await recipeWith(encode({ width: 900, height: 300, data: thirds, channels: 3 }));
    const tiny = await (await image(slug, "tiny")).bytes();
    const { decode } = await import("fast-png");
    const { data, channels } = decode(await new Bun.Image(tiny).png().bytes());
    for (const x of [10, 150, 290]) {
      const pixel = (150 * 300 + x) * channels;
      expect(data[pixel + 1]).toBeGreaterThan(220);
      expect(data[pixel]).toBeLessThan(40);
    }
  });

  test.each([
    [3000, 4],
    [4, 3000],
    [1, 1],
  ])("%d × %d is no trouble", async (width, height) => {
    const bytes = encode({ width, height, data: new Uint8Array(width * height * 3).fill(120), channels: 3 });
    const slug = await recipeWith(bytes);
    expect(await sizeOf(await image(slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
  });
});

describe("formats", () => {
  test.each(["png", "webp"] as const)("%s stays %s", async (format) => {
    const bytes = await new Bun.Image(await picture())[format]().bytes();
    const answer = await image(await recipeWith(bytes), "original");
    expect(answer.headers.get("Content-Type")).toBe(`image/${format}`);
    expect((await sizeOf(answer)).format).toBe(format);
  });

  test("GIF and BMP are read", async () => {
    for (const [bytes, mime] of [
      [tinyGif(), "image/gif"],
      [tinyBmp(), "image/bmp"],
    ] as const) {
      const slug = await recipeWith(bytes);
      expect((await image(slug, "original")).headers.get("Content-Type")).toBe(mime);
      expect(await sizeOf(await image(slug, "tiny"))).toMatchObject({ width: 300, height: 300 });
    }
  });

  test("AVIF is read", async () => {
    const slug = await recipeWith(await avif(640, 400));
    expect((await image(slug, "original")).headers.get("Content-Type")).toBe("image/avif");
    expect(await sizeOf(await image(slug, "small"))).toMatchObject({ width: 640, height: 400 });
  });

  test("those who do not take WebP get JPEG", async () => {
    const slug = await recipeWith(await picture());
    const answer = await image(slug, "tiny", { Accept: "image/jpeg,image/png" });
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(await sizeOf(answer)).toMatchObject({ width: 300, format: "jpeg" });
    for (const Accept of ["*/*", "image/*", "image/avif,image/webp,*/*;q=0.8", "application/json"]) {
      expect((await image(slug, "tiny", { Accept })).headers.get("Content-Type")).toBe("image/webp");
    }
  });
});

describe("what is no picture is refused and leaves nothing behind", () => {
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
      "a JPEG's head before nonsense",
      async () => Buffer.concat([(await jpeg()).slice(0, 20), Buffer.alloc(500, 7)]),
      "picture-truncated",
    ],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "picture-heic"],
    ["an AVIF's head only", async () => (await avif(64, 64)).slice(0, 60), "not-a-picture"],
  ];
  test.each(cases)("%s", async (_, bytes, problem) => {
    const folder = at.app.folder.images;
    const before = readdirSync(folder).length;
    const failure = await at.app.images.store(await bytes()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ problem });
    expect(readdirSync(folder)).toHaveLength(before);
  });
});

describe("metadata", () => {
  test("a JPEG loses all but its pixels and which way up it is", async () => {
    const plain = Buffer.from(await new Bun.Image(await picture(300, 200)).jpeg().bytes());
    const marked = withExif(plain, 6);
    expect(marked.includes("SECRET PLACE")).toBe(true);
    const slug = await recipeWith(marked);
    const original = Buffer.from(await (await image(slug, "original")).bytes());
    expect(original.includes("SECRET PLACE")).toBe(false);
    expect(original.includes("A COMMENT")).toBe(false);
    expect(original.includes("HIDDEN FILM")).toBe(false);
    // Turned by a quarter: 200 × 300, in every size.
    expect(
      await new Bun.Image(original)
        .rotate(0)
        .bytes()
        .then((bytes) => new Bun.Image(bytes).metadata()),
    ).toMatchObject({ width: 200, height: 300 });
    expect(await sizeOf(await image(slug, "small"))).toMatchObject({ width: 200, height: 300 });
    const pixels = (bytes: Uint8Array) => new Bun.Image(bytes, { autoOrient: false }).png().bytes();
    expect(Buffer.from(await pixels(original)).equals(Buffer.from(await pixels(plain)))).toBe(true);
  });

  test("a PNG loses its texts", async () => {
    const plain = Buffer.from(await new Bun.Image(await picture(30, 20)).png().bytes());
    const text = pngChunk("tEXt", "Comment\0SECRET PLACE");
    const marked = Buffer.concat([
      plain.subarray(0, 33),
      text,
      plain.subarray(33),
      Buffer.from("HIDDEN FILM"),
    ]);
    const original = Buffer.from(await (await image(await recipeWith(marked), "original")).bytes());
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
    const original = Buffer.from(await (await image(await recipeWith(marked), "original")).bytes());
    expect(original.equals(plain)).toBe(true);
  });

  test("a GIF loses its comments", async () => {
    const plain = tinyGif();
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 12), Buffer.from("SECRET PLACE"), Buffer.of(0)]);
    const marked = Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
    const original = Buffer.from(await (await image(await recipeWith(marked), "original")).bytes());
    expect(original.equals(plain)).toBe(true);
  });
});

describe("what browsers may keep", () => {
  test("with the recipe's label for ever, with its slug until they have asked", async () => {
    const slug = await recipeWith(await picture(), "Kept");
    const { image: label } = (await at.visitor.get(`recipes/${slug}`)).body;
    expect(label).toBe("kept.jpg");
    expect((await image(label, "tiny")).headers.get("Cache-Control")).toContain("immutable");
    expect((await image(slug, "tiny")).headers.get("Cache-Control")).toBe("no-cache");
    expect((await image("kept.png", "tiny")).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("an ETag that still holds is answered with 304", async () => {
    const slug = await recipeWith(await picture(), "Tagged");
    const first = await image(slug, "small");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    const again = await image(slug, "small", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect((await again.bytes()).length).toBe(0);
    expect((await image(slug, "tiny", { "If-None-Match": etag })).status).toBe(200);
  });
});

test("an unknown size is 422, no picture 404", async () => {
  const slug = await recipeWith(await picture(), "Sizes");
  expect((await image(slug, "medium")).status).toBe(422);
  const bare = at.app.recipes.add(recipeContent({ name: "Bare" }));
  expect((await at.visitor.get(`recipes/${bare}/image`)).body.code).toBe("recipe-without-picture");
  expect((await image("nobody")).status).toBe(404);
});

test("what a killed process left behind is swept away; what counts, and what may still count, stays", async () => {
  const slug = await recipeWith(await picture(), "Swept");
  const { images, recipes, folder } = at.app;
  const lost = (await images.store(await picture())).key;
  const young = (await images.store(await picture())).key;
  mkdirSync(join(folder.images, "half.tmp"));
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  for (const key of [lost, "half.tmp", recipes.picture(slug)?.key ?? ""]) {
    utimesSync(join(folder.images, key), yesterday, yesterday);
  }
  images.sweep(recipes.pictureKeys(), new Date());
  expect(existsSync(join(folder.images, lost))).toBe(false);
  expect(existsSync(join(folder.images, "half.tmp"))).toBe(false);
  expect(existsSync(join(folder.images, young))).toBe(true);
  expect((await image(slug, "tiny")).status).toBe(200);
});

/** A JPEG as a phone writes it: EXIF with a place and an orientation, a comment, and a film behind the end. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from("SECRET PLACE")])),
    segment(0xfe, Buffer.from("A COMMENT")),
    jpeg.subarray(2),
    Buffer.from("HIDDEN FILM"),
  ]);
}

function pngChunk(type: string, content: string): Buffer {
  const body = Buffer.from(type + content, "latin1");
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(Bun.hash.crc32(body), body.length + 4);
  return chunk;
}

function riffChunk(type: string, content: string): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, Buffer.from(content + (content.length % 2 ? "\0" : ""))]);
}

/** Two pixels, black and white. */
function tinyGif(): Buffer {
  return Buffer.from("47494638396102000100800000000000ffffff2c0000000002000100000202440a003b", "hex");
}

/** Two pixels of 24 bits. */
function tinyBmp(): Buffer {
  const bmp = Buffer.alloc(62);
  bmp.write("BM", 0, "latin1");
  bmp.writeUInt32LE(62, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(2, 18);
  bmp.writeInt32LE(1, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  bmp.writeUInt32LE(8, 34);
  bmp.fill(200, 54);
  return bmp;
}

async function avif(width: number, height: number): Promise<Uint8Array> {
  const wasm = Bun.resolveSync("@jsquash/avif/codec/enc/avif_enc.wasm", import.meta.dir);
  await initAvif(await WebAssembly.compile(await Bun.file(wasm).arrayBuffer()));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  return new Uint8Array(await encodeAvif({ data, width, height, colorSpace: "srgb" }, { speed: 10 }));
}
