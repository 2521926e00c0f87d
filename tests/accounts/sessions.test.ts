import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { PASSWORD, signInForm, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 21, 12);

async function signInWith(device: string) {
  const form = signInForm(USER_EMAIL, PASSWORD);
  const { body } = await at.visitor.send("POST", "auth/token", form, { "User-Agent": device });
  return at.withToken(body.access_token);
}

describe("your own sessions", () => {
  test("are listed with their device, and the current one is marked", async () => {
    const phone = await signInWith("Phone");
    const { body } = await phone.get("auth/sessions");
    expect(body).toEqual([
      {
        id: expect.any(Number),
        current: true,
        device: "Phone",
        createdAt: expect.any(String),
        usedAt: expect.any(String),
      },
      expect.objectContaining({ device: "tests", current: false }),
    ]);
    expect((await at.admin.get("auth/sessions")).body).toHaveLength(1);
  });

  test("end one by one, and nobody ends another's", async () => {
    const phone = await signInWith("Phone");
    const [{ id }] = (await phone.get("auth/sessions")).body;
    expect((await at.admin.send("DELETE", `auth/sessions/${id}`)).status).toBe(404);
    expect((await at.user.send("DELETE", `auth/sessions/${id}`)).status).toBe(200);
    expect((await phone.get("users/self")).status).toBe(401);
    expect((await at.user.send("DELETE", `auth/sessions/${id}`)).status).toBe(404);
    expect((await at.user.get("users/self")).status).toBe(200);
  });

  test("all end at once, including this one, while API tokens stay", async () => {
    const phone = await signInWith("Phone");
    const { token } = (await phone.send("POST", "auth/api-tokens", { name: "Script" })).body;
    expect((await phone.send("DELETE", "auth/sessions")).body.snackbar.text).toBe(
      "Signed out on all devices",
    );
    for (const ended of [phone, at.user]) expect((await ended.get("users/self")).status).toBe(401);
    expect((await at.withToken(token).get("users/self")).status).toBe(200);
    expect((await at.admin.get("users/self")).status).toBe(200);
  });

  test("stay the same when the token is renewed", async () => {
    const phone = await signInWith("Phone");
    const again = at.withToken((await phone.get("auth/refresh")).body.access_token);
    expect((await again.get("auth/sessions")).body).toHaveLength(2);
  });

  test("show their last use to the hour without a write per call", async () => {
    at.setNow(new Date(NOON));
    const phone = await signInWith("Phone");
    const usedAt = async () =>
      (await phone.get("auth/sessions")).body.find((one: { current: boolean }) => one.current).usedAt;
    at.setNow(new Date(NOON + HOUR_MS / 2));
    expect(await usedAt()).toBe(new Date(NOON).toISOString());
    at.setNow(new Date(NOON + 2 * HOUR_MS));
    await phone.get("users/self");
    expect(await usedAt()).toBe(new Date(NOON + 2 * HOUR_MS).toISOString());
  });

  test("are deleted once their last token expires, not before", async () => {
    at.setNow(new Date(NOON));
    const phone = await signInWith("Phone");
    const { token } = (await phone.send("POST", "auth/api-tokens", { name: "Script" })).body;
    const lasting = at.app.config.tokenTime * HOUR_MS;
    at.setNow(new Date(NOON + lasting - HOUR_MS / 2));
    at.app.sessionRows.forgetOver();
    expect((await phone.get("users/self")).status).toBe(200);
    at.setNow(new Date(NOON + 3 * lasting));
    at.app.sessionRows.forgetOver();
    expect(at.app.sessionRows.list(2).filter(({ device }) => device === "Phone")).toEqual([]);
    expect((await at.withToken(token).get("users/self")).status).toBe(200);
  });

  test("keep only the readable part of a device's name", async () => {
    const chatty = await signInWith("x".repeat(5000));
    expect((await chatty.get("auth/sessions")).body[0].device).toHaveLength(300);
  });
});

describe("API tokens", () => {
  test("are shown once, work as a bearer token, and last for years", async () => {
    const { status, body } = await at.user.send("POST", "auth/api-tokens", { name: " Home automation " });
    expect(status).toBe(201);
    const { token, ...listed } = body;
    expect((await at.user.get("auth/api-tokens")).body).toEqual([listed]);
    expect(listed.name).toBe("Home automation");
    at.setNow(new Date(Date.now() + 5 * 365 * 24 * HOUR_MS));
    expect((await at.withToken(token).get("users/self")).body.email).toBe(USER_EMAIL);
    expect((await at.withToken(token).get("auth/refresh")).status).toBe(200);
  });

  test("end when revoked, which only their owner can do", async () => {
    const { id, token } = (await at.user.send("POST", "auth/api-tokens", { name: "Script" })).body;
    expect((await at.admin.send("DELETE", `auth/api-tokens/${id}`)).status).toBe(404);
    expect((await at.user.send("DELETE", `auth/sessions/${id}`)).status).toBe(404);
    expect((await at.user.send("DELETE", `auth/api-tokens/${id}`)).status).toBe(200);
    expect((await at.withToken(token).get("users/self")).status).toBe(401);
    expect((await at.user.send("DELETE", `auth/api-tokens/${id}`)).status).toBe(404);
  });

  test("show when they were first used", async () => {
    at.setNow(new Date(NOON));
    const fresh = await signInWith("Phone");
    const { token } = (await fresh.send("POST", "auth/api-tokens", { name: "Script" })).body;
    const usedAt = async () => (await fresh.get("auth/api-tokens")).body[0].usedAt;
    at.setNow(new Date(NOON + 60_000));
    expect(await usedAt()).toBe(new Date(NOON).toISOString());
    await at.withToken(token).get("users/self");
    expect(await usedAt()).toBe(new Date(NOON + 60_000).toISOString());
  });

  test("can't create other tokens that would outlive them", async () => {
    const { token } = (await at.user.send("POST", "auth/api-tokens", { name: "Script" })).body;
    const reply = await at.withToken(token).send("POST", "auth/api-tokens", { name: "Child" });
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe("api-token-not-allowed");
    expect((await at.user.get("auth/api-tokens")).body).toHaveLength(1);
  });

  test("can revoke themselves, just as a session can end itself", async () => {
    const { token } = (await at.user.send("POST", "auth/api-tokens", { name: "Script" })).body;
    expect((await at.withToken(token).send("DELETE", "auth/sessions/current")).status).toBe(200);
    expect((await at.user.get("auth/api-tokens")).body).toEqual([]);
    expect((await at.user.get("users/self")).status).toBe(200);
  });

  test("need a name", async () => {
    for (const name of ["", " \u200b ", "x".repeat(201)])
      expect((await at.user.send("POST", "auth/api-tokens", { name })).status).toBe(422);
    expect((await at.user.get("auth/api-tokens")).body).toEqual([]);
  });
});
