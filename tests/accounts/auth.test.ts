import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { ADMIN_EMAIL, PASSWORD, signInForm, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let sid: string;

beforeAll(async () => {
  at = await tagine();
  const { access_token } = (await signIn(ADMIN_EMAIL, PASSWORD)).body;
  sid = claimsOf(access_token).sid;
});
afterAll(() => at.close());

const signIn = (email: string, password: string, path = "auth/token") =>
  at.visitor.send("POST", path, signInForm(email, password));

const getStatus = async (token: string) => (await at.withToken(token).get("users/self")).status;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

function forgeToken(header: object, claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = (more: object = {}) => ({ sub: "1", sid, exp: inAnHour(), ...more });
const HS256 = { alg: "HS256" };

describe("signing in", () => {
  test("returns the token and exactly this message", async () => {
    const reply = await signIn(ADMIN_EMAIL, PASSWORD);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      snackbar: { text: "User Successfully Logged In", type: "success" },
      code: "user-logged-in",
      access_token: expect.any(String),
      token_type: "bearer",
    });
    expect((await at.withToken(reply.body.access_token).get("users/self")).body).toEqual({
      id: 1,
      fullName: "Change Me",
      email: ADMIN_EMAIL,
      admin: true,
      group: "Home",
      picture: null,
      passwordGiven: false,
    });
  });

  test("ignores case and surrounding spaces in the email", async () => {
    expect((await signIn("  User@Example.ORG ", PASSWORD)).status).toBe(200);
  });

  test("doesn't reveal whether the password or the email was wrong", async () => {
    const wrong = await signIn(USER_EMAIL, "not-it");
    const unknown = await signIn("nobody@example.org", PASSWORD);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      snackbar: { text: "Could Not Validate Credentials", type: "error" },
      code: "wrong-credentials",
    });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  test("without a field gets 422 with a row for each", async () => {
    const reply = await at.visitor.send("POST", "auth/token", new URLSearchParams({ username: "x" }));
    expect(reply.status).toBe(422);
    expect(reply.body.detail.map((row: { loc: string[] }) => row.loc)).toEqual([["body", "password"]]);
  });

  test("with a form of many megabytes is refused", async () => {
    const reply = await signIn("x".repeat(11_000_000), "y");
    expect(reply.status).toBe(413);
  });

  test("with an empty password is refused", async () => {
    expect((await signIn(USER_EMAIL, "")).status).toBe(401);
  });

  test("at auth/token/long returns a token that lasts longer", async () => {
    const expiry = async (path: string) => {
      const { body } = await signIn(USER_EMAIL, PASSWORD, path);
      return claimsOf(body.access_token).exp;
    };
    expect(await expiry("auth/token/long")).toBeGreaterThan((await expiry("auth/token")) + 86_400);
  });

  test("with a password from an older program works and updates its hash", async () => {
    const bcrypt = await Bun.password.hash(PASSWORD, { algorithm: "bcrypt", cost: 4 });
    const groupId = at.app.groups.findOrMake("Home");
    at.app.users.add({
      fullName: "Old",
      email: "old@example.org",
      passwordHash: bcrypt,
      passwordGiven: false,
      admin: false,
      groupId,
    });
    expect((await signIn("old@example.org", PASSWORD)).status).toBe(200);
    const id = at.app.users.withEmail("old@example.org")?.id ?? 0;
    expect(at.app.users.passwordHash(id)).toStartWith("$argon2id$");
    expect((await signIn("old@example.org", PASSWORD)).status).toBe(200);
  });
});

describe("a token", () => {
  test("is renewed by a refresh", async () => {
    const reply = await at.user.get("auth/refresh");
    expect(reply.body).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    expect((await at.withToken(reply.body.access_token).get("users/self")).body.email).toBe(USER_EMAIL);
  });

  test("expires", async () => {
    const now = Date.UTC(2026, 10, 21, 12);
    const minute = 60_000;
    const lasting = at.app.config.tokenTime * 60 * minute;
    at.setNow(new Date(now));
    const { access_token } = (await signIn(USER_EMAIL, PASSWORD)).body;
    at.setNow(new Date(now + lasting - minute));
    const before = await at.withToken(access_token).get("users/self");
    at.setNow(new Date(now + lasting + minute));
    const after = await at.withToken(access_token).get("users/self");
    at.setNow(null);
    expect(before.status).toBe(200);
    expect(after.status).toBe(401);
    expect(after.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  test("ends with its session, and others don't", async () => {
    const [one, other] = [
      (await signIn(USER_EMAIL, PASSWORD)).body,
      (await signIn(USER_EMAIL, PASSWORD)).body,
    ];
    expect((await at.withToken(one.access_token).send("DELETE", "auth/sessions/current")).status).toBe(200);
    expect(await getStatus(one.access_token)).toBe(401);
    expect(await getStatus(other.access_token)).toBe(200);
  });

  test.each([
    ["missing", () => ""],
    ["nonsense", () => "abc"],
    ["signed with another secret", () => forgeToken(HS256, claims(), "guess")],
    ["not signed at all", () => forgeToken({ alg: "none" }, claims(), "guess").replace(/[^.]+$/, "")],
    ["marked as needing no signature", () => forgeToken({ alg: "none" }, claims(), at.app.folder.secret())],
    ["with another algorithm", () => forgeToken({ alg: "HS512" }, claims(), at.app.folder.secret())],
  ])("that is %s is refused", async (_, makeToken) => {
    const token = makeToken();
    const reply = await at.visitor.get("users/self", token ? { Authorization: `Bearer ${token}` } : {});
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe("not-signed-in");
  });

  test("without an expiry or a user is refused despite a valid signature", async () => {
    const secret = at.app.folder.secret();
    expect(await getStatus(forgeToken(HS256, claims({ exp: undefined }), secret))).toBe(401);
    expect(await getStatus(forgeToken(HS256, claims({ sub: "99" }), secret))).toBe(401);
    expect(await getStatus(forgeToken(HS256, claims({ sub: "2" }), secret))).toBe(401);
    expect(await getStatus(forgeToken(HS256, claims({ sid: undefined }), secret))).toBe(401);
    expect(await getStatus(forgeToken(HS256, claims(), secret))).toBe(200);
  });
});

test("nobody ever sees a hash", async () => {
  for (const path of ["users/self", "auth/refresh"]) {
    expect(JSON.stringify((await at.admin.get(path)).body)).not.toContain("argon2");
  }
});
