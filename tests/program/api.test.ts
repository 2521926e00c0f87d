import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../support/eventually.ts";
import { recipePage } from "../support/test-site.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";

let tagine: RunningTagine;
beforeAll(async () => {
  tagine = await startTagine();
});
afterAll(() => tagine.end());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(tagine.address + path, { headers, redirect: "manual" });

async function sendRequest(port: number, head: string, body = ""): Promise<string> {
  const response = Promise.withResolvers<string>();
  let text = "";
  await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      open: (socket) => void socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`),
      data: (_, chunk) => void (text += chunk.toString()),
      close: () => response.resolve(text),
    },
  });
  return response.promise;
}

function logOf({ dataDir }: RunningTagine): string {
  const file = join(dataDir, "tagine.log");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

describe("the API", () => {
  test("answers HEAD like GET, without a body", async () => {
    for (const path of ["api/health", "api/recipes/summary", "", "docs"]) {
      const answer = await fetch(tagine.address + path, { method: "HEAD" });
      expect([path, answer.status, (await answer.text()).length]).toEqual([path, 200, 0]);
    }
    expect((await fetch(`${tagine.address}api/recipes/none`, { method: "HEAD" })).status).toBe(404);
  });

  test("validates queries in the executable as from source", async () => {
    expect((await tagine.visitor.get("recipes/summary?limit=many")).status).toBe(422);
    expect((await tagine.visitor.get("recipes/x/image?image_type=big")).status).toBe(422);
  });

  test("gives every response an id that's in the log", async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await get("api/health")).headers.get("X-Request-Id") ?? ""),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      const line = new RegExp(`INFO  GET /api/health 200 [\\d.]+ms ${id}\\n`);
      await eventually(() => line.test(logOf(tagine)));
    }
  });

  test("shows the log to admins", async () => {
    const admin = await tagine.signIn();
    for (let call = 0; call < 3; call++) await admin.get("health");
    await eventually(() => logOf(tagine).split("\n").length > 3);
    expect((await admin.get("debug/log/3")).body.split("\n")).toHaveLength(3);
    expect((await admin.get("debug/log/0")).status).toBe(422);
    expect((await tagine.visitor.get("debug/log/5")).status).toBe(401);
  });

  test("takes an undecodable path literally", async () => {
    const reply = await tagine.visitor.get("recipes/100%");
    expect(reply.status).toBe(404);
    expect(reply.body.params).toEqual({ slug: "100%" });
  });

  test("finds a theme whose name is full of symbols", async () => {
    const admin = await tagine.signIn();
    for (const name of ["100%", "50 % off", "a;b=c", ".. ..", "who & what + \\", "Crème 北京 🍲"]) {
      await admin.send("POST", "themes/create", { name });
      const path = `themes/${encodeURIComponent(name)}`;
      expect((await tagine.visitor.get(path)).body.name).toBe(name);
      expect([name, (await admin.send("DELETE", path)).status]).toEqual([name, 200]);
    }
  });

  test("lets a browser with a token save the log", async () => {
    const admin = await tagine.signIn();
    const { fileToken } = (await admin.get("debug/log")).body;
    const path = `api/utils/download?token=${fileToken}`;
    const answer = await get(path);
    expect(answer.headers.get("Content-Disposition")).toStartWith('attachment; filename="tagine.log"');
    expect(await answer.text()).toContain("GET /api/debug/log 200");
    const head = await fetch(tagine.address + path, { method: "HEAD" });
    expect([head.status, (await head.text()).length]).toEqual([200, 0]);
    // The log must not let its readers in.
    await eventually(() => logOf(tagine).includes("GET /api/utils/download 200"));
    expect(logOf(tagine)).not.toContain(fileToken);
  });

  test("answers under any host name, even an impossible one", async () => {
    const { port } = new URL(tagine.address);
    const form = "username=a&password=b";
    for (const host of ["nas", "a", "ab:80", "tagine.example", "", "[::", "a b", "a/b", "x:99999"]) {
      const health = await sendRequest(Number(port), `GET /api/health?x=1 HTTP/1.1\r\nHost: ${host}`);
      expect([host, health]).toEqual([host, expect.stringContaining('{"status":"ok"}')]);
      const headers = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`;
      const wrong = await sendRequest(
        Number(port),
        `POST /api/auth/token HTTP/1.1\r\nHost: ${host}\r\n${headers}`,
        form,
      );
      expect([host, wrong]).toEqual([host, expect.stringMatching(/^HTTP\/1.1 4(?:01|29) /)]);
      const head = await sendRequest(Number(port), `HEAD /api/health HTTP/1.1\r\nHost: ${host}`);
      expect([host, head]).toEqual([host, expect.stringMatching(/^HTTP\/1.1 200 /)]);
    }
  });

  test("makes slugs for names in other scripts", async () => {
    const admin = await tagine.signIn();
    expect((await admin.send("POST", "recipes/create", { name: "北京烤鸭" })).body).toBe("bei-jing-kao-ya");
  });

  test("reads pages in a thread and answers other requests meanwhile", async () => {
    const user = await tagine.signIn();
    const read = (html: string) => user.send("POST", "recipes/read-url", { html });
    expect((await read(recipePage())).body.recipes[0].name).toBe("Lemon Lentil Soup");
    const reading = read("<div>".repeat(100_000));
    await Bun.sleep(100);
    const started = performance.now();
    expect((await tagine.visitor.get("health")).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(500);
    expect((await reading).status).toBe(422);
    expect((await read(recipePage())).status).toBe(200);
  }, 20_000);

  test("survives nonsense", async () => {
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

describe("the client address in proxy headers", () => {
  async function loggedAddress(at: RunningTagine, forwarded: string): Promise<string> {
    const path = `nothing-${Bun.randomUUIDv7()}`;
    await at.visitor.get(path, { "X-Forwarded-For": forwarded });
    const line = new RegExp(`/${path} 404 \\S+ \\S+ (\\S+)\\n`);
    return eventually(() => line.exec(logOf(at))?.[1]);
  }

  test("is ignored from ordinary callers", async () => {
    expect(await loggedAddress(tagine, "203.0.113.9")).toBe("127.0.0.1");
  });

  test("is accepted from trusted proxies, as far as they can know it", async () => {
    await using behind = await startTagine({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8" });
    expect(await loggedAddress(behind, "203.0.113.9")).toBe("203.0.113.9");
    expect(await loggedAddress(behind, "198.51.100.1, 203.0.113.9, 10.1.1.1")).toBe("203.0.113.9");
  });

  test("can include ports, and is ignored before the first invalid part", async () => {
    await using behind = await startTagine({ TRUST_PROXY: "true" });
    expect(await loggedAddress(behind, "1.2.3.4, 5.6.7.8:1234")).toBe("1.2.3.4");
    expect(await loggedAddress(behind, "5.6.7.8:1234")).toBe("5.6.7.8");
    expect(await loggedAddress(behind, "[2001:db8::1]:80")).toBe("2001:db8::1");
    expect(await loggedAddress(behind, "2001:db8::1")).toBe("2001:db8::1");
    expect(await loggedAddress(behind, "garbage")).toBe("127.0.0.1");
    expect(await loggedAddress(behind, "1.2.3.4, garbage, 5.6.7.8")).toBe("5.6.7.8");
  });
});
