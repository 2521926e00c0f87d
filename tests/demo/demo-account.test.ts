import { afterEach, beforeEach, expect, test } from "bun:test";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import type { Caller } from "../support/caller.ts";
import { signInForm } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let one: Caller;
let other: Caller;

beforeEach(async () => {
  // The first account of an empty folder, since a reset would draw pictures.
  at = await tagine({
    isDemo: true,
    defaultEmail: DEMO_SIGN_IN.email,
    defaultPassword: DEMO_SIGN_IN.password,
  });
  one = await signInToDemo("Phone");
  other = await signInToDemo("Laptop");
});
afterEach(() => at.close());

async function signInToDemo(device: string): Promise<Caller> {
  const form = signInForm(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
  const { body } = await at.visitor.send("POST", "auth/token", form, { "User-Agent": device });
  return at.withToken(body.access_token);
}

test("nobody in a demo can lock out or see others, or send anything through it", async () => {
  const { password } = DEMO_SIGN_IN;
  const account = { fullName: "Demo", email: DEMO_SIGN_IN.email, admin: true, group: "Home" };
  for (const [method, path, body] of [
    ["PUT", "users/1/password", { currentPassword: password, newPassword: "another-one" }],
    ["PUT", "users/1/reset-password", undefined],
    ["PUT", "users/1", { ...account, email: "eve@example.org" }],
    ["DELETE", "users/1", undefined],
    ["POST", "users", { fullName: "Eve", email: "eve@example.org", password: "eight888", admin: true }],
    ["POST", "users/sign-ups", { name: "Link", admin: true }],
    ["POST", "auth/api-tokens", { name: "Script" }],
    ["DELETE", "auth/sessions", undefined],
    ["GET", "debug/log", undefined],
    ["GET", "debug/log/100", undefined],
    ["GET", "debug/last-recipe-json/text", undefined],
    ["POST", "backups/upload", undefined],
    ["POST", "migrations/nextcloud/upload", undefined],
    ["POST", "site-settings/webhooks/test", undefined],
    ["PUT", "site-settings", { visitorsMustSignIn: true }],
  ] as const) {
    const reply = await one.send(method, path, body);
    expect([path, reply.status, reply.body.code]).toEqual([path, 403, "off-in-demo"]);
    expect(reply.body.snackbar.text).toBe("This is turned off in the demo.");
  }
  expect((await other.get("users/self")).body).toMatchObject({ email: DEMO_SIGN_IN.email });
  expect((await (await signInToDemo("Tablet")).get("users/self")).status).toBe(200);
  expect((await at.visitor.get("recipes/summary")).status).toBe(200);
});

test("everyone in a demo sees and ends only their own session", async () => {
  const [{ id }, ...others] = (await one.get("auth/sessions")).body;
  expect(others).toEqual([]);
  expect((await other.send("DELETE", `auth/sessions/${id}`)).status).toBe(403);
  expect((await one.send("DELETE", "auth/sessions/current")).status).toBe(200);
  expect((await one.get("users/self")).status).toBe(401);
  expect((await other.get("auth/sessions")).body).toEqual([expect.objectContaining({ device: "Laptop" })]);
});

test("settings, recipes and backups can be tried out in a demo", async () => {
  for (const [method, path, body] of [
    ["PUT", "site-settings", { language: "de-DE", visitorsMustSignIn: false }],
    ["POST", "recipes/create", { name: "Soup" }],
    ["POST", "themes/create", { name: "Blue" }],
    ["PUT", "groups/1", { name: "Family", webhookUrls: ["https://example.org/hook"] }],
    ["POST", "backups/export/database", {}],
  ] as const) {
    const { status } = await one.send(method, path, body);
    expect([path, status < 300]).toEqual([path, true]);
  }
}, 30_000);
