import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "../support/certificate.ts";
import { serving, type Serving } from "../support/program.ts";

let tagine: Serving;
beforeAll(async () => {
  tagine = await serving();
});
afterAll(() => tagine.end());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(tagine.address + path, { headers, redirect: "manual" });

async function signIn(
  at: Serving,
  email = "changeme@email.com",
  password = "correct-horse",
): Promise<string> {
  const answer = await fetch(`${at.address}api/auth/token`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

describe("the first start", () => {
  test("prints the address, the data folder and the sign-in it made", async () => {
    const first = await serving({ DEFAULT_PASSWORD: "" });
    const printed = first.printed();
    const password = /Password {2}(\S+)/.exec(printed)?.[1] ?? "";
    expect(printed).toContain(first.dataDir);
    expect(printed).toContain("changeme@email.com");
    expect(printed).toContain(`${first.address}login`);
    expect(password).toMatch(/^[a-z-]{19}$/);
    expect(await signIn(first, "changeme@email.com", password)).toBeTruthy();
    await first.stop();
    const log = readFileSync(join(first.dataDir, "tagine.log"), "utf8");
    expect(log).not.toContain(password);
    const second = await serving({ DEFAULT_PASSWORD: "" }, first.dataDir);
    expect(second.printed()).not.toContain("Password");
    await second.end();
  });
});

describe("the web app", () => {
  test("answers every address that is no call, and is never kept by browsers", async () => {
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

  test("has a policy that allows no script in the page itself", async () => {
    const answer = await get("");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe");
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/\son\w+=|style="/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
  });

  test("has files with hashed names, packed, kept for ever, and answered with 304", async () => {
    const html = await (await get("")).text();
    const files = [...html.matchAll(/(?:src|href)="(assets\/[^"]+\.(?:js|css))"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(files.length).toBeGreaterThan(3);
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
    }
  });

  test("first loads at most 130 kB of JavaScript and CSS", async () => {
    const html = await (await get("")).text();
    const files = [...html.matchAll(/(?:src|href)="(assets\/[^"]+\.(?:js|css))"/g)].map(
      (match) => match[1] ?? "",
    );
    // The texts of one language come with them; English is found by a sentence of it.
    const english = readdirSync(join(import.meta.dir, "../../dist/web/assets")).find(
      (file) =>
        file.endsWith(".js") &&
        readFileSync(join(import.meta.dir, "../../dist/web/assets", file), "utf8").includes(
          "Skip to the content",
        ),
    );
    let bytes = 0;
    for (const file of [...files, `assets/${english}`]) {
      const answer = await fetch(tagine.address + file, {
        headers: { "Accept-Encoding": "br" },
        decompress: false,
      });
      bytes += (await answer.bytes()).length;
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  test("offers nothing outside itself", async () => {
    for (const path of [
      "assets/..%2f..%2findex.html",
      "assets/none.js",
      "files.json",
      "migrations/0001-start.sql",
      "..%2f..%2fetc%2fpasswd",
    ]) {
      const answer = await get(path);
      expect([path, answer.headers.get("Content-Type")]).toEqual([path, "text/html;charset=utf-8"]);
    }
  });
});

describe("the docs", () => {
  test("come whole from the executable", async () => {
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

describe("the API", () => {
  test("answers HEAD wherever GET answers, without a body", async () => {
    for (const path of ["api/health", "api/recipes/summary", "", "docs"]) {
      const answer = await fetch(tagine.address + path, { method: "HEAD" });
      expect([path, answer.status, (await answer.text()).length]).toEqual([path, 200, 0]);
    }
    expect((await fetch(`${tagine.address}api/recipes/none`, { method: "HEAD" })).status).toBe(404);
  });

  test("checks queries in the executable as it does from source", async () => {
    const answer = await get("api/recipes/summary?limit=many");
    expect(answer.status).toBe(422);
    expect((await get("api/recipes/x/image?image_type=big")).status).toBe(422);
  });

  test("gives every answer an id of its own, which the log knows", async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await get("api/health")).headers.get("X-Request-Id") ?? ""),
    );
    expect(new Set(ids).size).toBe(3);
    await Bun.sleep(400);
    const log = readFileSync(join(tagine.dataDir, "tagine.log"), "utf8");
    for (const id of ids) expect(log).toMatch(new RegExp(`INFO  GET /api/health 200 [\\d.]+ms ${id}\\n`));
  });

  test("shows the log to administrators", async () => {
    const token = await signIn(tagine);
    const answer = await get("api/debug/log/3", { Authorization: `Bearer ${token}` });
    expect(((await answer.json()) as string).split("\n")).toHaveLength(3);
    expect((await get("api/debug/log/0", { Authorization: `Bearer ${token}` })).status).toBe(422);
    expect((await get("api/debug/log/5")).status).toBe(401);
  });

  test("takes a path that cannot be decoded as it is written", async () => {
    const answer = await get("api/recipes/100%");
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { params: object }).params).toEqual({ slug: "100%" });
  });

  test("makes slugs of names in other scripts", async () => {
    const token = await signIn(tagine);
    const answer = await fetch(`${tagine.address}api/recipes/create`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: "北京烤鸭" }),
    });
    expect(await answer.json()).toBe("bei-jing-kao-ya");
  });

  test("goes on when it is sent nonsense", async () => {
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port: Number(new URL(tagine.address).port),
      socket: { data() {} },
    });
    socket.write("NONSENSE / HTTP/9.9\r\n\r\n");
    socket.end();
    await get(`api/${"x".repeat(9000)}`).catch(() => null);
    await fetch(`${tagine.address}api/recipes/create`, {
      method: "POST",
      body: new Uint8Array([0xff, 0x00]),
    });
    expect((await get("api/health")).status).toBe(200);
  });
});

describe("below a path", () => {
  let below: Serving;
  beforeAll(async () => {
    below = await serving({ BASE_PATH: "/kitchen/" });
  });
  afterAll(() => below.end());

  test("everything works with the path, and for proxies that take it off also without", async () => {
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
    ]) {
      expect([path, (await fetch(path)).status]).toEqual([path, 200]);
    }
    expect(await (await fetch(`${below.address}docs`)).text()).toContain('<base href="/kitchen/" />');
    const document = (await (await fetch(`${below.address}api/openapi.json`)).json()) as {
      servers: { url: string }[];
    };
    expect(document.servers).toEqual([{ url: "/kitchen" }]);
  });
});

describe("https", () => {
  test("is served with a certificate of one's own; a broken one stops the start with a sentence", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tagine-test-"));
    const { cert, key } = makeCertificate(folder, "localhost");
    const secure = await serving({ TLS_CERT: cert, TLS_KEY: key });
    expect(secure.address).toStartWith("https://");
    const answer = await fetch(`${secure.address}api/health`, { tls: { rejectUnauthorized: false } });
    expect(await answer.json()).toEqual({ status: "ok" });
    await secure.end();
    await Bun.write(key, "no key");
    await expect(serving({ TLS_CERT: cert, TLS_KEY: key })).rejects.toThrow(
      "TLS_CERT and TLS_KEY cannot be used",
    );
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("a proxy's word on who calls", () => {
  const lastAddress = async (at: Serving, forwarded: string) => {
    await fetch(`${at.address}api/nothing`, { headers: { "X-Forwarded-For": forwarded } });
    await Bun.sleep(350);
    return / 404 \S+ \S+ (\S+)$/.exec(readFileSync(join(at.dataDir, "tagine.log"), "utf8").trimEnd())?.[1];
  };

  test("is taken only from proxies that are trusted, and only as far as they can know", async () => {
    expect(await lastAddress(tagine, "203.0.113.9")).toBe("127.0.0.1");
    const behind = await serving({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8" });
    expect(await lastAddress(behind, "203.0.113.9")).toBe("203.0.113.9");
    expect(await lastAddress(behind, "198.51.100.1, 203.0.113.9, 10.1.1.1")).toBe("203.0.113.9");
    await behind.end();
  });
});

describe("being told to stop", () => {
  test("lets running requests finish, closes the database and exits with 0", async () => {
    const stopping = await serving({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
    const slow = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async () => {
        await Bun.sleep(700);
        const recipe = {
          "@type": "Recipe",
          name: "Late Soup",
          recipeIngredient: ["time"],
          recipeInstructions: "Wait.",
        };
        return new Response(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`, {
          headers: { "Content-Type": "text/html" },
        });
      },
    });
    const token = await signIn(stopping);
    const running = fetch(`${stopping.address}api/recipes/create-url`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ url: `http://127.0.0.1:${slow.port}/` }),
    });
    await Bun.sleep(200);
    const code = stopping.stop("SIGTERM");
    const answer = await running;
    expect(answer.status).toBe(201);
    expect(await answer.json()).toBe("late-soup");
    expect(await code).toBe(0);
    await slow.stop(true);
    expect(existsSync(join(stopping.dataDir, "tagine.db-wal"))).toBe(false);
    expect(readFileSync(join(stopping.dataDir, "tagine.log"), "utf8").trimEnd()).toEndWith("INFO  stopped");
    const again = await serving({}, stopping.dataDir);
    expect((await fetch(`${again.address}api/recipes/late-soup`)).status).toBe(200);
    await again.end();
  });

  test("works with Ctrl-C as well", async () => {
    const stopping = await serving();
    expect(await stopping.stop("SIGINT")).toBe(0);
    await stopping.end();
  });
});

test("what was acknowledged survives a kill", async () => {
  const killed = await serving();
  const token = await signIn(killed);
  const slugs: string[] = [];
  for (let count = 0; count < 20; count++) {
    const answer = await fetch(`${killed.address}api/recipes/create`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ name: `Dish ${count}`, tags: ["kept"] }),
    });
    slugs.push((await answer.json()) as string);
  }
  await killed.stop("SIGKILL");
  const again = await serving({}, killed.dataDir);
  for (const slug of slugs) expect((await fetch(`${again.address}api/recipes/${slug}`)).status).toBe(200);
  await again.end();
});

test("a demo shows sample recipes and its sign-in, and is an administrator's", async () => {
  const demo = await serving({ IS_DEMO: "true" });
  expect(await (await fetch(`${demo.address}api/debug/is-demo`)).json()).toEqual({ demoStatus: true });
  const recipes = (await (await fetch(`${demo.address}api/recipes/summary`)).json()) as {
    image: string | null;
  }[];
  expect(recipes).toHaveLength(60);
  expect(recipes.filter((recipe) => recipe.image).length).toBeGreaterThan(30);
  const token = await signIn(demo, "demo@example.com", "tagine-demo");
  const self = await fetch(`${demo.address}api/users/self`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await self.json()).toMatchObject({ admin: true });
  await demo.end();
}, 20_000);
