import { expect, test } from "bun:test";
import { makeEasyPassword, hashPassword, isPasswordCorrect } from "../../src/accounts/passwords.ts";
import { measureFastest } from "../support/measure-fastest.ts";

test("a generated password is easy to type and never the same", () => {
  const passwords = new Set(Array.from({ length: 200 }, makeEasyPassword));
  expect(passwords.size).toBe(200);
  for (const password of passwords) expect(password).toMatch(/^(?:[a-z]{4}-){3}[a-z]{4}$/);
});

test("a password matches only its own argon2id hash", async () => {
  const hash = await hashPassword("tavo-kimu");
  expect(hash).toStartWith("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(await isPasswordCorrect("tavo-kimu", hash)).toBe(true);
  expect(await isPasswordCorrect("tavo-kimi", hash)).toBe(false);
  expect(await isPasswordCorrect("", hash)).toBe(false);
  expect(await isPasswordCorrect("tavo-kimu", null)).toBe(false);
});

test("the check takes as long without an account as with one", async () => {
  const hash = await hashPassword("tavo-kimu");
  await isPasswordCorrect("x", null);
  const ratio =
    (await measureFastest(() => isPasswordCorrect("x", null))) /
    (await measureFastest(() => isPasswordCorrect("x", hash)));
  expect(ratio).toBeGreaterThan(0.2);
  expect(ratio).toBeLessThan(5);
});
