import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRaw, type RawAnswer } from "../support/fuzz/raw-http.ts";
import { eventually } from "../support/eventually.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "../support/sign-ins.ts";

let tagine: RunningTagine;
let token: string;

beforeAll(async () => {
  tagine = await startTagine();
  const signedIn = await tagine.visitor.send("POST", "auth/token", signInForm(ADMIN_EMAIL, PASSWORD));
  token = signedIn.body.access_token;
});
afterAll(() => tagine.end());

function send(
  method: string,
  target: string,
  headers: string[] = [],
  body = "",
  behind = "",
): Promise<RawAnswer> {
  const port = Number(new URL(tagine.address).port);
  const host = headers.some((header) => header.startsWith("Host:")) ? [] : [`Host: 127.0.0.1:${port}`];
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, ...host, ...headers, ...length, "", body + behind];
  return sendRaw(port, Buffer.from(lines.join("\r\n")));
}

async function cook(recipe: object): Promise<string> {
  const admin = await tagine.signIn();
  return (await admin.send("POST", "recipes/create", recipe)).body;
}

describe("no path leads out of the served files", () => {
  test.each([
    "/../../../../etc/passwd",
    "/assets/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2fsecret",
    "/docs/..%5c..%5c..%5csecret",
    "/assets/....//....//secret",
    "//etc/passwd",
    "/assets/%00/secret",
    "/api/recipes/..%2f..%2fsecret/image",
    "/api/recipes/%2e%2e%2f%2e%2e%2ftagine.db/export",
    "/api/users/..%2f..%2fsecret/image",
    "/api/backups/..%2Ftagine.db/contents",
    "/api/migrations/..%2F..%2F/secret/import",
    "/api/recipes/x/export?format=template&template=..%2F..%2Fsecret",
    "/api/utils/download?token=..%2Fsecret",
    "file:///etc/passwd",
    "http://127.0.0.1/../../etc/passwd",
  ])("%s", async (target) => {
    const secret = readFileSync(join(tagine.dataDir, "secret"), "utf8").trim();
    for (const headers of [[], [`Authorization: Bearer ${token}`]]) {
      const { body } = await send("GET", target, headers);
      const text = body.toString("latin1");
      expect([target, text.includes(secret), /root:|SQLite format/.test(text)]).toEqual([
        target,
        false,
        false,
      ]);
    }
  });
});

describe("another website", () => {
  test.each(["api/recipes/summary", "api/users/self", "api/auth/token", "api/none", ""])(
    "can't make a browser call /%s or read its response",
    async (path) => {
      for (const method of ["OPTIONS", "GET", "POST"]) {
        const asks = ["Origin: https://evil.example", "Access-Control-Request-Method: PUT"];
        const { headers } = await send(method, `/${path}`, asks);
        const allowed = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
        expect([method, allowed]).toEqual([method, []]);
      }
    },
  );

  test("can't use someone's session: cookies are neither set nor read", async () => {
    const { status } = await send("GET", "/api/users/self", [
      `Cookie: token=${token}; Authorization=Bearer ${token}`,
    ]);
    expect(status).toBe(401);
    const form = String(signInForm(ADMIN_EMAIL, PASSWORD));
    const type = "Content-Type: application/x-www-form-urlencoded";
    const answers = [await send("POST", "/api/auth/token", [type], form), await send("GET", "/login")];
    expect(answers.map((answer) => [answer.status, answer.headers["set-cookie"]])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });

  test.each(["/", "/login", "/docs", "/recipe/soup"])("can't show %s in a frame", async (path) => {
    const { headers } = await send("GET", path);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"]).toBe("same-origin");
  });
});

test("a token in the address isn't accepted, since addresses are stored and shared", async () => {
  for (const name of ["token", "access_token", "authorization", "pass"]) {
    const { status } = await send("GET", `/api/users/self?${name}=${token}`);
    expect([name, status]).toEqual([name, 401]);
  }
});

describe("line breaks in input", () => {
  test.each([
    "/recipe/x%0d%0aX-Odd:%201",
    "/api/recipes/x%0d%0aX-Odd:%201",
    "/api/recipes/search?q=%0d%0aX-Odd:%201",
    "/api/utils/download?token=%0d%0aX-Odd:%201",
    "/%0d%0aX-Odd:%201",
  ])("never add a response header: %s", async (target) => {
    const { headers } = await send("GET", target);
    expect(headers["x-odd"]).toBeUndefined();
  });

  test("never add one when a recipe's name becomes a file name", async () => {
    const slug = await cook({ name: 'Soup\r\nX-Odd: 1\r\n\r\n<script>"; filename="evil.exe' });
    const { status, headers } = await send("GET", `/api/recipes/${slug}/export?format=markdown`);
    expect([status, headers["x-odd"]]).toEqual([200, undefined]);
    expect(headers["content-disposition"]).toStartWith("attachment; ");
    expect(headers["content-disposition"]).not.toContain('evil.exe"');
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("never add a log line", async () => {
    const line = "2026-01-01T00:00:00.000Z ERROR made up";
    await send("GET", `/api/none/%0a${encodeURIComponent(line)}`);
    await send("GET", "/api/health");
    const file = join(tagine.dataDir, "tagine.log");
    const log = () => readFileSync(file, "utf8");
    await eventually(() => existsSync(file) && log().includes("made%20up"));
    expect(
      log()
        .split("\n")
        .filter((one) => one.startsWith(line)),
    ).toEqual([]);
  });
});

test("the log has no passwords, tokens or query strings", async () => {
  const form = "Content-Type: application/x-www-form-urlencoded";
  await send("POST", "/api/auth/token", [form], String(signInForm(ADMIN_EMAIL, "a-wrong-password")));
  await send("GET", `/api/utils/download?token=${token}`);
  await send("GET", "/api/recipes/search?q=a-private-word", [`Authorization: Bearer ${token}`]);
  await send("GET", "/api/health?last=1");
  const log = () => readFileSync(join(tagine.dataDir, "tagine.log"), "utf8");
  await eventually(() => log().trimEnd().split("\n").at(-1)?.includes("GET /api/health 200"));
  for (const secret of [PASSWORD, "a-wrong-password", token, "a-private-word", "last=1"])
    expect(log()).not.toContain(secret);
});

describe("a request with an ambiguous end", () => {
  const hidden = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n";
  test.each([
    ["Transfer-Encoding: chunked", `Content-Length: ${5 + hidden.length}`],
    ["Content-Length: 0", `Content-Length: ${hidden.length}`],
    ["Transfer-Encoding: identity, chunked", "Content-Length: 5"],
  ])("is refused completely: %s, %s", async (one, other) => {
    const { status } = await send("POST", "/api/none", [one, other], "", `0\r\n\r\n${hidden}`);
    expect(status).toBe(400);
  });
});
