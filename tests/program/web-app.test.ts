import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startTagine, type RunningTagine } from "../support/program.ts";

const BUILT = join(import.meta.dir, "../../dist/web/assets");

interface Manifest {
  start_url: string;
  scope: string;
  icons: Icon[];
  shortcuts: { url: string; icons: Icon[] }[];
  share_target: { action: string };
}

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

let tagine: RunningTagine;
beforeAll(async () => {
  tagine = await startTagine();
});
afterAll(() => tagine.end());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(tagine.address + path, { headers, redirect: "manual" });

async function listPageFiles(): Promise<string[]> {
  const html = await (await get("")).text();
  const files = [...html.matchAll(/(?:src|href)="(assets\/[^"]+\.(?:js|css))"/g)];
  return files.map((match) => match[1] ?? "");
}

describe("the web app", () => {
  test("answers every path that isn't a call, and is never cached", async () => {
    for (const path of ["", "tagine", "login", "recipe/anything", "no/such/page"]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
        path,
        200,
        "text/html;charset=utf-8",
      ]);
      expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    }
  });

  test("has a policy that only allows the program's own scripts", async () => {
    const answer = await get("");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    const html = await answer.text();
    // Inline scripts are allowed by hash, and so is nothing else.
    for (const element of ["style", "script"]) {
      const inside = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))];
      expect([element, inside.length]).toEqual([element, 1]);
      const hash = new Bun.CryptoHasher("sha256").update(inside[0]?.[1] ?? "").digest("base64");
      expect(policy).toContain(`${element}-src 'self' 'sha256-${hash}';`);
    }
    const outside = html.replace(/<(style|script)>[\s\S]*?<\/\1>/g, "");
    expect(outside).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(outside).not.toMatch(/\son\w+=|style="/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  });

  test("is compressed, even with page-specific metadata", async () => {
    const user = await tagine.signIn();
    await user.send("POST", "recipes/create", { name: "Packed Lunch" });
    for (const path of ["", "recipe/packed-lunch"]) {
      const plain = await get(path, { "Accept-Encoding": "identity" });
      const text = await plain.text();
      for (const [accepted, coding] of [
        ["br, gzip", path ? "gzip" : "br"],
        ["gzip", "gzip"],
      ]) {
        const packed = await get(path, { "Accept-Encoding": accepted ?? "" });
        expect([path, packed.headers.get("Content-Encoding")]).toEqual([path, coding ?? ""]);
        expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
        expect(await packed.text()).toBe(text);
      }
    }
  });

  test("has compressed files with hashed names, cached forever and revalidated with 304", async () => {
    const files = await listPageFiles();
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const plain = await get(file, { "Accept-Encoding": "identity" });
      expect(plain.headers.get("Cache-Control")).toContain("immutable");
      const etag = plain.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^"\w+"$/);
      expect((await get(file, { "If-None-Match": etag })).status).toBe(304);
      const text = await plain.text();
      for (const coding of text.length >= 500 ? ["br", "gzip"] : []) {
        const packed = await get(file, { "Accept-Encoding": coding });
        expect([file, packed.headers.get("Content-Encoding")]).toEqual([file, coding]);
        expect(await packed.text()).toBe(text);
      }
      const refused = await get(file, { "Accept-Encoding": "gzip;q=0, br;q=0.0" });
      expect([file, refused.headers.get("Content-Encoding")]).toEqual([file, null]);
    }
  });

  test("loads at most 130 kB of JavaScript and CSS at first", async () => {
    const files = await listPageFiles();
    // The texts of one language are included; English is recognized by one of its sentences.
    const english = readdirSync(BUILT).find(
      (file) => file.endsWith(".js") && readFileSync(join(BUILT, file), "utf8").includes("Skip to content"),
    );
    expect(english).toBeString();
    let bytes = 0;
    // The styles are inline.
    for (const file of ["", ...files, `assets/${english}`]) {
      const answer = await fetch(tagine.address + file, {
        headers: { "Accept-Encoding": "br, gzip" },
        decompress: false,
      });
      bytes += (await answer.bytes()).length;
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  test("links to nothing outside itself", async () => {
    for (const path of [
      "assets/..%2f..%2findex.html",
      "assets/none.js",
      "files.json",
      "migrations/0001-start.sql",
      "..%2f..%2fetc%2fpasswd",
    ]) {
      const answer = await get(path);
      const mime = path.startsWith("assets/") ? "application/json;charset=utf-8" : "text/html;charset=utf-8";
      expect([path, answer.headers.get("Content-Type")]).toEqual([path, mime]);
    }
  });
});

describe("the installed app", () => {
  test("has a manifest that works under any address, with icons of the declared sizes", async () => {
    const answer = await get("manifest.webmanifest");
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    const manifest = (await answer.json()) as Manifest;
    const { icons, shortcuts, share_target: share } = manifest;
    const pages = [manifest.start_url, manifest.scope, share.action, ...shortcuts.map(({ url }) => url)];
    for (const address of pages) expect(address).toStartWith("./");
    for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
      const icon = await get(src);
      expect([src, icon.headers.get("Content-Type")]).toEqual([src, "image/png"]);
      const { width, height } = await new Bun.Image(await icon.bytes()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    expect((await get("icons/apple-touch-icon.png")).headers.get("Content-Type")).toBe("image/png");
  });

  test("has a service worker that's revalidated each time and knows all files of its version", async () => {
    const answer = await get("sw.js");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Content-Type")).toBe("text/javascript;charset=utf-8");
    const worker = await answer.text();
    const files = [...worker.matchAll(/"((?:assets|icons)\/[^"]+\.\w+)"/g)].map((match) => match[1] ?? "");
    const built = readdirSync(BUILT).filter((file) => !/\.(?:br|gzip)$/.test(file));
    for (const file of built) expect(files).toContain(`assets/${file}`);
    for (const file of new Set(files)) expect([file, (await get(file)).status]).toEqual([file, 200]);
    for (const file of await listPageFiles()) expect(files).toContain(file);
  });
});

describe("the docs", () => {
  test("come entirely from the executable", async () => {
    const page = await get("docs");
    const html = await page.text();
    expect(html).toContain("docs/swagger-ui-bundle.js");
    expect(html).not.toMatch(/https?:\/\//);
    for (const file of ["docs/swagger-ui.css", "docs/swagger-ui-bundle.js", "docs/start.js"]) {
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  });
});

describe("below a base path", () => {
  test("everything works, also behind proxies that strip the path", async () => {
    await using below = await startTagine({ BASE_PATH: "/kitchen/" });
    expect(below.address).toEndWith("/kitchen/");
    const html = await (await fetch(below.address)).text();
    expect(html).toContain('<base href="/kitchen/" />');
    expect(html).not.toMatch(/(?:src|href)="\/(?!kitchen\/)/);
    const file = /src="(assets\/main[^"]+)"/.exec(html)?.[1] ?? "";
    const origin = new URL(below.address).origin;
    for (const path of [
      `${below.address}${file}`,
      `${below.address}api/health`,
      `${origin}/api/health`,
      `${origin}/kitchen`,
      `${below.address}docs`,
      `${below.address}sw.js`,
      `${below.address}manifest.webmanifest`,
    ]) {
      expect([path, (await fetch(path)).status]).toEqual([path, 200]);
    }
    expect(await (await fetch(`${below.address}docs`)).text()).toContain('<base href="/kitchen/" />');
    const { body: document } = await below.visitor.get("openapi.json");
    expect(document.servers).toEqual([{ url: "/kitchen" }]);
  });
});
