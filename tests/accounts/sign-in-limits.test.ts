import { beforeEach, expect, test } from "bun:test";
import { signInLimits, TooManyAttempts, type SignInLimits } from "../../src/accounts/sign-in-limits.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "../support/sign-ins.ts";
import { tagine } from "../support/tagine.ts";

const OWNER = "owner@example.org";
let now: number;
let limits: SignInLimits;

beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  limits = signInLimits(() => new Date(now));
});

function guesses(address: string, count: number, email = OWNER): number {
  let through = 0;
  for (let guess = 0; guess < count; guess++) {
    try {
      limits.begin(address, email);
      through++;
    } catch (problem) {
      expect(problem).toBeInstanceOf(TooManyAttempts);
    }
  }
  return through;
}

test("an address has ten attempts in ten minutes", () => {
  expect(guesses("203.0.113.5", 100)).toBe(10);
  now += 10 * 60_000 + 1;
  expect(guesses("203.0.113.5", 100)).toBe(10);
});

test("an address with too many attempts is told when to try again", () => {
  guesses("203.0.113.5", 10);
  now += 4 * 60_000;
  expect(() => limits.begin("203.0.113.5", OWNER)).toThrow(
    expect.objectContaining({ retryAfterSeconds: 360 }),
  );
});

test("the owner can still sign in from another address", () => {
  guesses("203.0.113.5", 100);
  expect(() => limits.begin("198.51.100.7", OWNER)).not.toThrow();
});

test("attempts from many addresses on one account reduce the limit of each, but never to zero", () => {
  for (let host = 1; host <= 50; host++) guesses(`203.0.113.${host}`, 10);
  expect(guesses("198.51.100.7", 10)).toBe(3);
});

test("a household's whole IPv6 network counts as one address", () => {
  expect(guesses("2001:db8:1:2::1", 5)).toBe(5);
  expect(guesses("2001:db8:1:2:ffff::9", 10)).toBe(5);
  expect(guesses("2001:db8:1:3::1", 1)).toBe(1);
});

test("a correct password doesn't count as an attempt", () => {
  for (let time = 0; time < 50; time++) limits.begin("203.0.113.5", OWNER)();
  expect(guesses("203.0.113.5", 20)).toBe(10);
});

test("too many wrong passwords get 429 with Retry-After, and so does the right one", async () => {
  using at = await tagine();
  const attempt = (password: string) =>
    at.visitor.send("POST", "auth/token", signInForm(ADMIN_EMAIL, password));
  const replies = await Promise.all(Array.from({ length: 30 }, () => attempt("wrong-password")));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  const refused = replies.filter((reply) => reply.status === 429);
  expect(refused).toHaveLength(20);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await attempt(PASSWORD)).status).toBe(429);
});

test("a hundred wrong passwords from one address don't lock out the owner at another", async () => {
  using at = await tagine();
  const attempt = (address: string, password: string) => {
    const body = signInForm(ADMIN_EMAIL, password);
    const request = new Request("http://localhost/api/auth/token", { method: "POST", body });
    at.app.visits.set(request, { id: "test", address: () => address, takesLong() {} });
    return at.handle(request);
  };
  const guessed = Array.from({ length: 100 }, () => attempt("203.0.113.5", "wrong-password"));
  const owner = attempt("198.51.100.7", PASSWORD);
  const replies = await Promise.all(guessed);
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(90);
  expect((await owner).status).toBe(200);
  expect((await attempt("198.51.100.7", PASSWORD)).status).toBe(200);
  expect((await attempt("203.0.113.5", PASSWORD)).status).toBe(429);
});

test("old failures are forgotten", () => {
  for (let guess = 0; guess < 500; guess++)
    guesses(`203.0.${guess >> 8}.${guess & 255}`, 1, `${guess}@example.org`);
  expect(limits.size()).toBe(1000);
  now += 10 * 60_000 + 1;
  guesses("198.51.100.7", 1);
  expect(limits.size()).toBe(2);
});

test("signing in leaves nothing in memory", () => {
  limits.begin("203.0.113.5", OWNER)();
  expect(limits.size()).toBe(0);
});

test("names longer than any email address are refused and not stored", async () => {
  using at = await tagine();
  for (const path of ["auth/token", "auth/token/long"]) {
    const reply = await at.visitor.send("POST", path, signInForm(`${"a".repeat(250)}@a.org`, PASSWORD));
    expect(reply.status).toBe(422);
    expect(reply.body.detail[0]).toMatchObject({ loc: ["body", "username"], ctx: { limit: 254 } });
  }
  expect(at.app.limits.size()).toBe(0);
});
