import { afterAll, beforeEach, expect, test } from "bun:test";
import { LOOPBACK, testSite } from "../support/test-site.ts";
import { tagine } from "../support/tagine.ts";

const site = testSite();
afterAll(() => site.close());

const HOUR_MS = 3_600_000;
let requests: Request[] = [];
let answer: () => Response = () => Response.json({});

beforeEach(() => {
  requests = [];
});
site.on("/latest", (request) => {
  requests.push(request);
  return answer();
});

const askForRelease = () => tagine({ releasesUrl: `${site.origin}/latest`, allowPrivateAddresses: LOOPBACK });

test("no request is made without an address or before someone asks", async () => {
  using silent = await tagine();
  const { status, body } = await silent.admin.get("debug/latest-release");
  expect([status, body]).toEqual([200, null]);
  using other = await askForRelease();
  await other.admin.get("debug");
  expect(requests).toEqual([]);
});

test("the answer is cached for a day", async () => {
  using at = await askForRelease();
  const start = Date.now();
  const latest = async (hours: number) => {
    at.setNow(new Date(start + hours * HOUR_MS));
    const { token } = at.app.sessions;
    const admin = at.app.users.withEmail("changeme@email.com");
    if (!admin) throw new Error("There is no administrator");
    const caller = at.withToken((await token(at.app.sessions.begin(admin, "tests"))).access_token);
    return (await caller.get("debug/latest-release")).body;
  };
  answer = () => Response.json({ tag_name: "v1.2.0", name: "A release", assets: [] });
  expect(await latest(0)).toEqual({ tag_name: "v1.2.0" });
  answer = () => Response.json({ tag_name: "v1.3.0" });
  expect(await latest(23.9)).toEqual({ tag_name: "v1.2.0" });
  expect(requests).toHaveLength(1);
  expect(await latest(24.1)).toEqual({ tag_name: "v1.3.0" });
  expect(requests).toHaveLength(2);
});

test("the request has no credentials", async () => {
  using at = await askForRelease();
  answer = () => Response.json({ tag_name: "v1.2.0" });
  await at.admin.get("debug/latest-release");
  const [request] = requests;
  expect(request?.headers.get("Authorization")).toBeNull();
  expect(request?.headers.get("Cookie")).toBeNull();
});

test("simultaneous requests are shared", async () => {
  using at = await askForRelease();
  answer = () => Response.json({ tag_name: "v1.2.0" });
  const replies = await Promise.all([1, 2, 3].map(() => at.admin.get("debug/latest-release")));
  expect(replies.map(({ body }) => body.tag_name)).toEqual(["v1.2.0", "v1.2.0", "v1.2.0"]);
  expect(requests).toHaveLength(1);
});

const useless: [what: string, answer: () => Response][] = [
  ["an error page", () => new Response("Too many requests", { status: 429 })],
  ["a page", () => new Response("<html></html>")],
  ["nothing", () => new Response("")],
  ["null", () => Response.json(null)],
  ["a list", () => Response.json([{ tag_name: "v1" }])],
  ["no tag", () => Response.json({ name: "v1" })],
  ["an empty tag", () => Response.json({ tag_name: "" })],
  ["a tag that isn't text", () => Response.json({ tag_name: 5 })],
  ["an endless tag", () => Response.json({ tag_name: "v".repeat(101) })],
  ["too much", () => Response.json({ tag_name: "v1", body: "x".repeat(1_100_000) })],
];
test.each(useless)("%s isn't accepted as an answer and is retried", async (_, content) => {
  using at = await askForRelease();
  answer = content;
  const { status, body } = await at.admin.get("debug/latest-release");
  expect([status, body]).toEqual([200, null]);
  answer = () => Response.json({ tag_name: "v1.2.0" });
  expect((await at.admin.get("debug/latest-release")).body).toEqual({ tag_name: "v1.2.0" });
});

test("a site that's missing or in the private network isn't accepted either", async () => {
  for (const settings of [
    { releasesUrl: "http://127.0.0.1:1/latest", allowPrivateAddresses: LOOPBACK },
    { releasesUrl: `${site.origin}/latest` },
  ]) {
    using at = await tagine(settings);
    const { status, body } = await at.admin.get("debug/latest-release");
    expect([status, body]).toEqual([200, null]);
  }
  expect(requests).toEqual([]);
});
