import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeCertificate } from "../support/certificate.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { openRawConnection } from "../support/raw-connection.ts";

let at: RunningTagine;
beforeAll(async () => (at = await startTagine()));
afterAll(() => at.end());

const logOf = ({ dataDir }: RunningTagine) => readFileSync(join(dataDir, "tagine.log"), "utf8");

describe("a connection the client wants closed", () => {
  test.each([
    ["GET", "/api/health", "200"],
    ["HEAD", "/api/health", "200"],
    ["GET", "/", "200"],
    ["GET", "/api/recipes/summary", "200"],
    ["GET", "/api/recipes/none", "404"],
    ["GET", "/api/groups/self", "401"],
    ["GET", "/api/recipes/none/image", "404"],
    ["DELETE", "/", "405"],
  ])("%s %s is answered with “close” and ends", async (method, path, status) => {
    for (const option of ["close", "Close, TE"]) {
      await using client = await openRawConnection(at.address);
      client.send(`${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${option}\r\n\r\n`);
      await eventually(() => client.isClosed());
      expect(client.received()).toStartWith(`HTTP/1.1 ${status}`);
      expect(client.received()).toMatch(/\r\nconnection: close\r\n/i);
    }
  });

  test("stays open otherwise", async () => {
    await using client = await openRawConnection(at.address);
    for (const count of [1, 2]) {
      client.send("GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n");
      await eventually(() => client.received().split('"status":"ok"').length === count + 1);
    }
    expect(client.received()).not.toMatch(/\r\nconnection: close\r\n/i);
  });
});

async function sendHalf(to: RunningTagine, path: string) {
  const client = await openRawConnection(to.address);
  client.send(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  );
  return client;
}

test("hanging up in the middle of a body isn't a server error", async () => {
  const before = logOf(at).length;
  const client = await sendHalf(at, "/api/auth/token");
  await eventually(async () => (await at.visitor.get("health")).status === 200);
  client.hangUp();
  await eventually(() => logOf(at).slice(before).includes("POST /api/auth/token"));
  expect(logOf(at).slice(before)).not.toContain("ERROR");
  expect(logOf(at).slice(before)).not.toContain(" 500 ");
});

test("a stop doesn't wait for a client stuck in a body", async () => {
  await using stopping = await startTagine();
  await using client = await sendHalf(stopping, "/api/auth/token");
  expect((await stopping.visitor.get("health")).status).toBe(200);
  const started = performance.now();
  expect(await stopping.stop("SIGTERM")).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(existsSync(join(stopping.dataDir, "tagine.db-wal"))).toBe(false);
  expect(client.isClosed()).toBe(true);
});

test("https responses tell browsers to use https, http responses don't", async () => {
  const folder = makeFolder();
  const { cert, key } = writeCertificate(folder);
  await using secure = await startTagine({ TLS_CERT: cert, TLS_KEY: key });
  const answer = await fetch(`${secure.address}api/health`, { tls: { rejectUnauthorized: false } });
  expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=2592000");
  expect((await at.visitor.get("health")).headers.get("Strict-Transport-Security")).toBe(null);
  removeFolder(folder);
});

test("/openapi.json redirects to the API document, unless the docs are off", async () => {
  const answer = await fetch(`${at.address}openapi.json`);
  expect([answer.redirected, new URL(answer.url).pathname]).toEqual([true, "/api/openapi.json"]);
  expect((await answer.json()).openapi).toBe("3.1.0");
  await using below = await startTagine({ BASE_PATH: "/food", API_DOCS: "false" });
  expect((await fetch(`${below.address}openapi.json`)).status).toBe(404);
});
