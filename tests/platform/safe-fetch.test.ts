import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { isPublicAddress, NO_ADDRESSES, readAddressList } from "../../src/platform/addresses.ts";
import type { HostLookup } from "../../src/platform/safe-connect.ts";
import { safeFetch } from "../../src/platform/safe-fetch.ts";
import { safePost } from "../../src/platform/safe-post.ts";
import { writeCertificate } from "../support/certificate.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { LOOPBACK, testSite, type TestSite } from "../support/test-site.ts";

const WISH = { accept: "*/*", mostBytes: 1000, timeoutMs: 1000 };
let site: TestSite;
let port: string;
let folder: string;

beforeAll(() => {
  folder = makeFolder();
  site = testSite();
  port = new URL(site.origin).port;
  site.on("/host", (request) => new Response(request.headers.get("Host")));
});
afterAll(async () => {
  removeFolder(folder);
  await site.close();
});

const names =
  (table: Record<string, string[]>): HostLookup =>
  async (host) =>
    table[host] ?? [];
const getProblem = (work: Promise<unknown>) =>
  work.then(
    () => "fetched",
    (error: { problem?: string }) => error.problem ?? String(error),
  );

test("the connection uses the checked address, even if the name changes later", async () => {
  let queries = 0;
  const rebinding: HostLookup = async () => (queries++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]);
  const fetched = await safeFetch(LOOPBACK, rebinding)(`http://kitchen.example:${port}/host`, WISH);
  expect(new TextDecoder().decode(fetched.bytes)).toBe(`kitchen.example:${port}`);
  expect(queries).toBe(1);
});

test("a name that resolves to the private network is refused", async () => {
  const get = safeFetch(
    NO_ADDRESSES,
    names({ "inside.example": ["127.0.0.1"], "both.example": ["10.0.0.1", "::1"] }),
  );
  expect(await getProblem(get(`http://inside.example:${port}/host`, WISH))).toBe("address-private");
  expect(await getProblem(get("http://both.example/", WISH))).toBe("address-private");
});

test("the allowed addresses of a name are tried in turn", async () => {
  const allowed = readAddressList("127.0.0.0/8") ?? NO_ADDRESSES;
  const get = safeFetch(allowed, names({ "several.example": ["10.0.0.1", "127.0.0.9", "127.0.0.1"] }));
  expect((await get(`http://several.example:${port}/host`, WISH)).bytes.length).toBeGreaterThan(0);
});

test("a host allowed by name can be anywhere", async () => {
  const allowed = readAddressList("nas.example") ?? NO_ADDRESSES;
  const get = safeFetch(allowed, names({ "nas.example": ["127.0.0.1"], "other.example": ["127.0.0.1"] }));
  expect((await get(`http://nas.example:${port}/host`, WISH)).bytes.length).toBeGreaterThan(0);
  expect(await getProblem(get(`http://other.example:${port}/host`, WISH))).toBe("address-private");
});

test("a redirect is checked like the first address", async () => {
  const allowed = readAddressList("nas.example") ?? NO_ADDRESSES;
  const get = safeFetch(allowed, names({ "nas.example": ["127.0.0.1"], "inside.example": ["127.0.0.1"] }));
  site.on("/away", () => Response.redirect(`http://inside.example:${port}/host`, 307));
  expect(await getProblem(get(`http://nas.example:${port}/away`, WISH))).toBe("address-private");
});

test.each(["file:///etc/passwd", "data:text/html,soup", "ftp://nas.example/"])(
  "a redirect to %p is reported as the site's error",
  async (location) => {
    const allowed = readAddressList("nas.example") ?? NO_ADDRESSES;
    const get = safeFetch(allowed, names({ "nas.example": ["127.0.0.1"] }));
    site.on("/away", () => new Response(null, { status: 302, headers: { Location: location } }));
    const refused = await get(`http://nas.example:${port}/away`, WISH).catch((problem) => problem);
    expect(refused).toMatchObject({ problem: "site-error-page", params: { host: "nas.example" } });
  },
);

describe("a POST request", () => {
  const allowed = readAddressList("nas.example, 127.0.0.1") ?? NO_ADDRESSES;
  const table = { "nas.example": ["127.0.0.1"], "other.example": ["10.0.0.1"] };
  const send = (path: string, host = "nas.example", timeoutMs = 300) =>
    safePost(allowed, names(table))(`http://${host}:${port}${path}`, {
      body: '{"soup":1}',
      userAgent: "Tagine/test",
      timeoutMs,
    });

  test("arrives unchanged at the checked address", async () => {
    let received = "";
    site.on("/hook", async (request) => {
      received = `${request.method} ${request.headers.get("Content-Type")} ${await request.text()}`;
      return new Response("x".repeat(100_000), { status: 202 });
    });
    expect(await send("/hook")).toBe(202);
    expect(received).toBe('POST application/json {"soup":1}');
  });

  test("doesn't follow redirects", async () => {
    let requests = 0;
    site.on("/elsewhere", () => new Response(String(++requests)));
    site.on("/moved", () => Response.redirect(`http://nas.example:${port}/elsewhere`, 307));
    expect(await send("/moved")).toBe(307);
    expect(requests).toBe(0);
  });

  test("is given up after the timeout, but a slow response is accepted", async () => {
    site.on("/hangs", () => new Promise<Response>(() => undefined));
    site.on("/slow", () => Bun.sleep(100).then(() => new Response("late")));
    expect(await getProblem(send("/hangs"))).toBe("site-too-slow");
    expect(await send("/slow", "nas.example", 5000)).toBe(200);
  });

  test("never goes to the private network or an unreachable host", async () => {
    expect(await getProblem(send("/hook", "other.example"))).toBe("address-private");
    expect(await getProblem(send("/hook", "nobody.example"))).toBe("site-unreachable");
  });
});

test("an unknown name is an unreachable site, and slow name servers time out", async () => {
  expect(await getProblem(safeFetch(NO_ADDRESSES, names({}))("http://nobody.example/", WISH))).toBe(
    "site-unreachable",
  );
  const silent: HostLookup = () => new Promise(() => undefined);
  expect(
    await getProblem(safeFetch(NO_ADDRESSES, silent)("http://slow.example/", { ...WISH, timeoutMs: 200 })),
  ).toBe("site-too-slow");
});

describe("an error page", () => {
  const fetchError = async (path: string, errorPageMostBytes?: number): Promise<unknown> =>
    safeFetch(LOOPBACK)(site.origin + path, {
      ...WISH,
      ...(errorPageMostBytes && { errorPageMostBytes }),
    }).catch((problem: unknown) => problem);

  test("is returned on request if it isn't too large", async () => {
    site.on(
      "/check",
      () => new Response("Are you a robot?", { status: 403, headers: { "Content-Type": "text/html" } }),
    );
    const page = {
      url: `${site.origin}/check`,
      contentType: "text/html",
      bytes: Buffer.from("Are you a robot?"),
    };
    expect(await fetchError("/check", 100)).toMatchObject({ problem: "site-error-page", status: 403, page });
    expect(await fetchError("/check", 10)).toMatchObject({ problem: "site-error-page", page: null });
    expect(await fetchError("/check")).toMatchObject({ problem: "site-error-page", page: null });
  });

  test("that never ends is a timeout", async () => {
    const dripping = () =>
      new ReadableStream({ pull: async (drip) => (await Bun.sleep(50), drip.enqueue("x")) });
    site.on("/drip", () => new Response(dripping(), { status: 503 }));
    expect(await fetchError("/drip", 1000)).toMatchObject({ problem: "site-too-slow" });
  });
});

test("the caller can abort", async () => {
  const giveUp = new AbortController();
  site.on("/slow", () => new Promise(() => undefined));
  const fetching = safeFetch(LOOPBACK)(`${site.origin}/slow`, {
    ...WISH,
    timeoutMs: 60_000,
    signal: giveUp.signal,
  });
  setTimeout(() => giveUp.abort(), 50);
  expect(await getProblem(fetching)).toBe("site-too-slow");
});

test("https checks the certificate against the name, although the connection uses an address", async () => {
  const { cert, key } = writeCertificate(folder);
  await using secure = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: { cert: Bun.file(cert), key: Bun.file(key) },
    fetch: (request) => new Response(`hello from ${request.headers.get("Host")}`),
  });
  const script = join(import.meta.dir, "../support/fetch-over-tls.ts");
  const run = async (host: string) => {
    const child = Bun.spawn([process.execPath, script, `https://${host}:${secure.port}/`], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: cert },
      stdout: "pipe",
    });
    return (await new Response(child.stdout).text()).trim();
  };
  expect(await run("kitchen.example")).toBe(`hello from kitchen.example:${secure.port}`);
  expect(await run("other.example")).toBe("site-unreachable");
});

describe("an address", () => {
  test.each(["93.184.215.14", "2606:2800:21f:cb07::1", "64:ff9b::5db8:d70e"])("%p is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    "127.0.0.1",
    "::127.0.0.2",
    "::10.0.0.1",
    "fec0::1",
    "64:ff9b:1::7f00:1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "168.63.129.16",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:0:a00:1::",
  ])("%p is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("an address list", () => {
  test.each(["true", "false", "", "nas, 10.0.0.0/8", "fd00::/8,192.168.1.5", "kitchen.local"])(
    "accepts %p",
    (text) => {
      expect(readAddressList(text)).not.toBeNull();
    },
  );
  test.each(["10.0.0.0/33", "http://nas", "a b", "*"])("refuses %p", (text) => {
    expect(readAddressList(text)).toBeNull();
  });
});
